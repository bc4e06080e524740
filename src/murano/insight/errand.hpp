// A choice, and what it adds in hundredths of a point.
#pragma once

#include <climits>

#include "murano/action.hpp"

namespace laguna::murano::insight {

using Kind = Action::Kind;

struct Errand {
  Action action = act::stop();
  int worth = INT_MIN / 2;

  void offer(const Action& other, int adds) {
    if (adds > worth) action = other, worth = adds;
  }
};

}  // namespace laguna::murano::insight
