#pragma once
// The two ways in which a command ends early; what() is one sentence for the person.

#include <stdexcept>

namespace cli {

/// What was asked for or given cannot be used: exit status 2.
class WrongInput : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Something failed while running: exit status 1.
class RunFailure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace cli
