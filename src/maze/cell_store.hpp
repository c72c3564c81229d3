#pragma once
// Zeroed bytes for big boards. A page of memory costs more to touch for the first time than a cell
// costs to carve, so this never touches what it hands out, and asks for huge pages where the system
// has them.

#include <cstddef>
#include <cstdint>
#include <memory>

namespace maze {

/// Gives back what CellStore took; the way depends on the size.
struct ReleaseBytes {
    std::size_t count = 0;
    void operator()(std::uint8_t* bytes) const;
};

class CellStore {
  public:
    CellStore() = default;

    /// `count` bytes, all zero. Throws std::bad_alloc.
    explicit CellStore(std::size_t count);

    [[nodiscard]] std::uint8_t* data() { return bytes_.get(); }
    [[nodiscard]] const std::uint8_t* data() const { return bytes_.get(); }
    [[nodiscard]] std::size_t size() const { return bytes_.get_deleter().count; }

  private:
    std::unique_ptr<std::uint8_t[], ReleaseBytes> bytes_;
};

}  // namespace maze
