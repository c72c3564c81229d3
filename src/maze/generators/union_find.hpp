#pragma once
// Which elements belong together, with near constant cost a question (Robert Tarjan, 1975; here with
// path halving, and the smaller index as the root, which keeps roots near their members).

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace maze {

class UnionFind {
  public:
    explicit UnionFind(std::size_t count) : parent_(count) {
        std::iota(parent_.begin(), parent_.end(), std::uint32_t{0});
    }

    std::uint32_t find(std::uint32_t i) {
        while (parent_[i] != i) {
            parent_[i] = parent_[parent_[i]];
            i = parent_[i];
        }
        return i;
    }

    /// Answers whether the two were apart before.
    bool join(std::uint32_t a, std::uint32_t b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (a > b) std::swap(a, b);
        parent_[b] = a;
        return true;
    }

  private:
    std::vector<std::uint32_t> parent_;
};

}  // namespace maze
