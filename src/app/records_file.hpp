#pragma once
// The records in the user's folder: records.toml, readable by a person.
//
//     version = 1
//     [records.pacman-normal]
//     score = 18300
//     level = 3

#include <functional>
#include <string>

#include "screens/records.hpp"
#include "shell/user_files.hpp"

namespace app {

class RecordsFile {
  public:
    /// Reads the file. A damaged one is kept as records.damaged.toml and counts as empty; one by a newer
    /// version is left alone, and nothing is written. Either is told to `report` in one sentence.
    RecordsFile(const shell::UserFiles& files, const std::function<void(const std::string&)>& report);

    [[nodiscard]] const screens::Records& records() const { return records_; }

    /// Writes the records if they differ from what is written already; keys that this version does not know
    /// stay.
    void save(const screens::Records& records);

  private:
    const shell::UserFiles& files_;
    std::function<void(const std::string&)> report_;
    screens::Records records_;
    std::string text_;
    bool may_write_ = true;
};

}  // namespace app
