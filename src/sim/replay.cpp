#include "sim/replay.hpp"

#include <cassert>
#include <utility>

#include "sim/digest.hpp"
#include "sim/step.hpp"

namespace sim {

void record(Replay& replay, const Intent& intent) {
    const Intent last = replay.changes.empty() ? Intent{} : replay.changes.back().intent;
    if (intent != last) replay.changes.push_back({replay.ticks, intent});
    ++replay.ticks;
}

Intent ReplayReader::next() {
    assert(!at_end());
    const std::vector<Replay::Change>& changes = replay_->changes;
    if (change_ < changes.size() && changes[change_].tick == tick_) intent_ = changes[change_++].intent;
    ++tick_;
    return intent_;
}

World run(const Replay& replay) {
    World world = new_world(replay.spec);
    for (ReplayReader reader(replay); !reader.at_end();)
        step(world, reader.next());
    return world;
}

bool is_faithful(const Replay& replay) {
    return digest(run(replay)) == replay.digest;
}

}  // namespace sim
