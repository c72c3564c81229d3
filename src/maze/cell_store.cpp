#include "maze/cell_store.hpp"

#include <cstdlib>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace maze {

namespace {

#if defined(__linux__)
constexpr std::size_t huge_page_bytes = std::size_t{1} << 21U;

bool is_mapped(std::size_t count) {
    return count >= 2 * huge_page_bytes;
}

std::uint8_t* map_zeroed(std::size_t count) {
    void* bytes = mmap(nullptr, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (bytes == MAP_FAILED) throw std::bad_alloc();
    madvise(bytes, count, MADV_HUGEPAGE);  // only advice: a system without huge pages is merely slower
    return static_cast<std::uint8_t*>(bytes);
}
#endif

std::uint8_t* allocate_zeroed(std::size_t count) {
#if defined(__linux__)
    if (is_mapped(count)) return map_zeroed(count);
#endif
    void* bytes = std::calloc(count, 1);
    if (bytes == nullptr) throw std::bad_alloc();
    return static_cast<std::uint8_t*>(bytes);
}

}  // namespace

CellStore::CellStore(std::size_t count) {
    if (count > 0) bytes_ = {allocate_zeroed(count), ReleaseBytes{count}};
}

void ReleaseBytes::operator()(std::uint8_t* bytes) const {
#if defined(__linux__)
    if (is_mapped(count)) {
        munmap(bytes, count);
        return;
    }
#endif
    std::free(bytes);
}

}  // namespace maze
