#pragma once
// A bounded memory: keeps what was used lately. Nothing used in the present frame is ever dropped, so a frame
// that needs more than the bound still draws, only slower.

#include <cstdint>
#include <map>
#include <utility>

namespace shell {

template <typename Key, typename Value>
class LruCache {
  public:
    /// `budget` bounds the sum of the weights that make() reports.
    explicit LruCache(std::int64_t budget) : budget_(budget) {}

    /// The value of `key`. If it is not there, make() gives it and its weight as a pair.
    template <typename Make>
    Value& get(const Key& key, Make make) {
        auto found = entries_.find(key);
        if (found == entries_.end()) {
            std::pair<Value, std::int64_t> made = make();
            total_ += made.second;
            found = entries_.emplace(key, Entry{std::move(made.first), made.second, frame_}).first;
        }
        found->second.used = frame_;
        return found->second.value;
    }

    /// Call between frames: drops the longest unused entries until the budget is met.
    void next_frame() {
        while (total_ > budget_ && drop_oldest()) {
        }
        ++frame_;
    }

    void clear() {
        entries_.clear();
        total_ = 0;
    }

    [[nodiscard]] std::int64_t weight() const { return total_; }

  private:
    struct Entry {
        Value value;
        std::int64_t weight;
        std::int64_t used;
    };

    bool drop_oldest() {
        auto oldest = entries_.end();
        for (auto entry = entries_.begin(); entry != entries_.end(); ++entry) {
            if (entry->second.used < frame_ &&
                (oldest == entries_.end() || entry->second.used < oldest->second.used))
                oldest = entry;
        }
        if (oldest == entries_.end()) return false;
        total_ -= oldest->second.weight;
        entries_.erase(oldest);
        return true;
    }

    std::map<Key, Entry> entries_;
    std::int64_t budget_;
    std::int64_t total_ = 0;
    std::int64_t frame_ = 0;
};

}  // namespace shell
