#include "maze/cell_store.hpp"

#include "tests/catch.hpp"

TEST_CASE("bytes are zero and writable to the last one, in small and in mapped stores") {
    for (const std::size_t count : {std::size_t{1}, std::size_t{1000}, std::size_t{9'000'001}}) {
        maze::CellStore store(count);
        CHECK(store.size() == count);
        for (const std::size_t i : {std::size_t{0}, count / 2, count - 1})
            CHECK(store.data()[i] == 0);
        store.data()[count - 1] = 7;
        CHECK(store.data()[count - 1] == 7);
    }
}

TEST_CASE("an empty store holds nothing") {
    const maze::CellStore store;
    CHECK(store.data() == nullptr);
}
