#include "shell/lru_cache.hpp"

#include <string>

#include "tests/catch.hpp"

namespace {

/// Asks for `key` of weight 1; true if it had to be made.
bool made(shell::LruCache<std::string, int>& cache, const std::string& key) {
    bool fresh = false;
    cache.get(key, [&] {
        fresh = true;
        return std::pair(0, 1);
    });
    return fresh;
}

}  // namespace

TEST_CASE("a cache makes a value once and keeps it") {
    shell::LruCache<std::string, int> cache(3);
    CHECK(made(cache, "a"));
    CHECK_FALSE(made(cache, "a"));
    CHECK(cache.weight() == 1);
    cache.clear();
    CHECK(cache.weight() == 0);
    CHECK(made(cache, "a"));
}

TEST_CASE("over its budget a cache drops what was unused for longest") {
    shell::LruCache<std::string, int> cache(2);
    for (const char* key : {"a", "b", "a", "c"}) {
        made(cache, key);
        cache.next_frame();
    }
    made(cache, "a");
    cache.next_frame();
    CHECK(cache.weight() == 2);
    CHECK_FALSE(made(cache, "a"));
    CHECK(made(cache, "b"));
}

TEST_CASE("nothing in use is dropped, even over the budget") {
    shell::LruCache<std::string, int> cache(1);
    for (int frame = 0; frame < 3; ++frame) {
        const bool first = frame == 0;
        CHECK(made(cache, "a") == first);
        CHECK(made(cache, "b") == first);
        cache.next_frame();
    }
}
