#include "screens/records.hpp"

namespace screens {

std::string record_key(const sim::GameSpec& spec) {
    std::string key = std::string(sim::name(spec.mode)) + "-" + std::string(sim::name(spec.difficulty));
    if (sim::is_assisted(spec)) key += "-assisted";
    return key;
}

int best_score(const Records& records, const sim::GameSpec& spec) {
    const auto found = records.find(record_key(spec));
    return found == records.end() ? 0 : found->second.score;
}

bool enter_score(Records& records, const sim::World& world) {
    if (sim::is_walk(world.spec) || world.score <= best_score(records, world.spec)) return false;
    records[record_key(world.spec)] = {world.score, world.level};
    return true;
}

}  // namespace screens
