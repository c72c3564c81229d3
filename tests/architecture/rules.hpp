#pragma once
// The rules of the house that no compiler checks: who may include whom, where SDL may be named, what
// the deterministic rooms must not use, and that each source file has its test. src/README.md says why.

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace architecture {

/// A source file without its comments and without the contents of its string and character literals,
/// line by line as in the original. Include paths are kept.
std::string code_of(const std::string& text);

/// Every fault of the tree under `root` (the folder that has src/, tests/ and assets/), one sentence
/// each, starting with `file:line:` or `file:`. `built_tests` are the test sources that belong to a
/// target of the build, relative to `root`.
std::vector<std::string> faults_of(const std::filesystem::path& root,
                                   const std::set<std::string>& built_tests);

}  // namespace architecture
