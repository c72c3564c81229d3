#include "maze/generators/search_order.hpp"

#include <set>
#include <vector>

#include "tests/catch.hpp"

TEST_CASE("a search comes by every place once, in each of eight orders about as often") {
    std::multiset<std::vector<int>> orders;
    maze::Rng rng(1);
    constexpr int searches = 8000;
    for (int i = 0; i < searches; ++i) {
        std::vector<int> order;
        maze::SearchOrder(rng).run({3, 2}, [&](int x, int y) { order.push_back(10 * y + x); });
        orders.insert(order);
    }
    std::set<std::vector<int>> different(orders.begin(), orders.end());
    CHECK(different.size() == 8);
    for (const std::vector<int>& order : different) {
        CHECK(std::set<int>(order.begin(), order.end()) == std::set<int>{0, 1, 2, 10, 11, 12});
        CHECK(order.size() == 6);
        CHECK(orders.count(order) > searches / 10);
    }
    CHECK(different.count({0, 1, 2, 10, 11, 12}) == 1);
    CHECK(different.count({12, 2, 11, 1, 10, 0}) == 1);
}
