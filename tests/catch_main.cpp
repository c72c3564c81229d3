// Catch2 2.x compiles its runner from this one file; Catch2 3.x brings it as a library.
#if __has_include(<catch2/catch.hpp>)
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif
