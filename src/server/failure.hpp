// What keeps the server from doing its work, in words for the person who started it.
#pragma once

#include <stdexcept>

namespace laguna::server {

struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace laguna::server
