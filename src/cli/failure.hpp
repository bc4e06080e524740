// The ways a command can go wrong. Each is one sentence for standard error.
#pragma once

#include <stdexcept>

namespace laguna::cli {

// The command line makes no sense: exit code 2.
struct Usage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The command made sense but could not be carried out: exit code 1.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Nothing is wrong, but what was asked for cannot be known: exit code 3.
struct Unproved : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace laguna::cli
