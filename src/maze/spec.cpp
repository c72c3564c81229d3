#include "maze/spec.hpp"

#include "maze/stamp.hpp"
#include "maze/wording.hpp"

namespace maze {

namespace {

void check_size(const Spec& spec, std::int64_t max_cells, std::vector<SpecFault>& faults) {
    const std::string allowed = "must be 1 to " + std::to_string(max_cells);
    const auto side_is_fine = [&](int side) { return side >= 1 && side <= max_cells; };
    if (!side_is_fine(spec.size.width)) faults.push_back({"WIDTH", std::to_string(spec.size.width), allowed});
    if (!side_is_fine(spec.size.height))
        faults.push_back({"HEIGHT", std::to_string(spec.size.height), allowed});
    if (!faults.empty()) return;
    if (spec.size.cells() > max_cells)
        faults.push_back({"WIDTH x HEIGHT", text_of(spec.size),
                          "is more cells than the " + std::to_string(max_cells) + " allowed"});
    if (spec.size.cells() < 2)
        faults.push_back({"WIDTH x HEIGHT", text_of(spec.size), "must be two cells at least"});
}

void check_places(const Spec& spec, std::vector<SpecFault>& faults) {
    const std::string allowed = "x must be 0 to " + std::to_string(spec.size.width - 1) + " and y 0 to " +
                                std::to_string(spec.size.height - 1);
    if (!spec.size.contains(spec.entry)) faults.push_back({"ENTRY", text_of(spec.entry), allowed});
    if (!spec.size.contains(spec.exit)) faults.push_back({"EXIT", text_of(spec.exit), allowed});
    if (spec.entry == spec.exit)
        faults.push_back({"EXIT", text_of(spec.exit), "must be another cell than ENTRY"});
}

void check_percentage(std::string_view key, int value, std::vector<SpecFault>& faults) {
    if (value < 0 || value > 100) faults.push_back({key, std::to_string(value), "must be 0 to 100"});
}

// A file or a command may name one of the two sides alone: the fault is told by that one.
void check_room_order(const Spec& spec, std::vector<SpecFault>& faults) {
    if (spec.room_min <= spec.room_max) return;
    const std::string least = std::to_string(spec.room_min);
    const std::string most = std::to_string(spec.room_max);
    if (spec.room_max == Spec().room_max)
        faults.push_back({"ROOM_MIN", least, "must not be more than ROOM_MAX, which is " + most});
    else
        faults.push_back({"ROOM_MAX", most, "must not be less than ROOM_MIN, which is " + least});
}

void check_rooms(const Spec& spec, bool size_is_fine, std::vector<SpecFault>& faults) {
    const std::size_t faults_before = faults.size();
    const auto check_side = [&](std::string_view key, int side) {
        if (side < 1 || side > longest_room_side)
            faults.push_back(
                {key, std::to_string(side), "must be 1 to " + std::to_string(longest_room_side)});
    };
    check_side("ROOM_MIN", spec.room_min);
    check_side("ROOM_MAX", spec.room_max);
    if (faults.size() == faults_before) check_room_order(spec, faults);
    if (size_is_fine && spec.rooms && (*spec.rooms < 0 || *spec.rooms > spec.size.cells()))
        faults.push_back({"ROOMS", std::to_string(*spec.rooms),
                          "must be 0 to " + std::to_string(spec.size.cells()) + ", the number of cells"});
}

}  // namespace

bool promises_perfect(const Spec& spec) {
    const bool has_loops = spec.style == Style::Dungeon && (spec.rooms != 0 || spec.dead_end_removal > 0);
    return spec.perfect && !has_loops;
}

std::vector<SpecFault> faults_in(const Spec& spec, std::int64_t max_cells) {
    std::vector<SpecFault> faults;
    check_size(spec, max_cells, faults);
    const bool size_is_fine = faults.empty();
    check_percentage("TURNS", spec.turns, faults);
    check_percentage("MIX", spec.mix, faults);
    if (spec.dead_ends < 0)
        faults.push_back({"DEAD_ENDS", std::to_string(spec.dead_ends), "must be 0 or more"});
    if (size_is_fine) check_places(spec, faults);
    if (const auto reason = problem_with_stamp(spec.stamp)) faults.push_back({"STAMP", spec.stamp, *reason});
    check_percentage("SPARSENESS", spec.sparseness, faults);
    check_percentage("DEAD_END_REMOVAL", spec.dead_end_removal, faults);
    check_rooms(spec, size_is_fine, faults);
    return faults;
}

std::optional<std::string> problem_with(const Spec& spec, std::int64_t max_cells) {
    const std::vector<SpecFault> faults = faults_in(spec, max_cells);
    if (faults.empty()) return std::nullopt;
    const SpecFault& first = faults.front();
    return std::string(first.key) + "=" + first.value + ": " + first.reason;
}

}  // namespace maze
