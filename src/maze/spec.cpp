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

}  // namespace

std::vector<SpecFault> faults_in(const Spec& spec, std::int64_t max_cells) {
    std::vector<SpecFault> faults;
    check_size(spec, max_cells, faults);
    const bool size_is_fine = faults.empty();
    if (spec.turns < 0 || spec.turns > 100)
        faults.push_back({"TURNS", std::to_string(spec.turns), "must be 0 to 100"});
    if (spec.mix < 0 || spec.mix > 100)
        faults.push_back({"MIX", std::to_string(spec.mix), "must be 0 to 100"});
    if (spec.dead_ends < 0)
        faults.push_back({"DEAD_ENDS", std::to_string(spec.dead_ends), "must be 0 or more"});
    if (size_is_fine) check_places(spec, faults);
    if (const auto reason = problem_with_stamp(spec.stamp)) faults.push_back({"STAMP", spec.stamp, *reason});
    return faults;
}

std::optional<std::string> problem_with(const Spec& spec, std::int64_t max_cells) {
    const std::vector<SpecFault> faults = faults_in(spec, max_cells);
    if (faults.empty()) return std::nullopt;
    const SpecFault& first = faults.front();
    return std::string(first.key) + "=" + first.value + ": " + first.reason;
}

}  // namespace maze
