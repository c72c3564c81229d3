#pragma once
// The distribution's Catch2, whichever major version it ships: Debian 12 has 2.13, newer ones have 3.x.
#if __has_include(<catch2/catch.hpp>)
#include <catch2/catch.hpp>
#else
#include <catch2/catch_all.hpp>
using Catch::Approx;
#endif
