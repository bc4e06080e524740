// The best spaces for a card, all that are worth the same.
#pragma once

#include "mille_fiori/insight/gain.hpp"

namespace laguna::mille_fiori::insight {

inline constexpr int kNever = -1'000'000;

struct Best {
  int worth = kNever;
  Mask spaces = 0;  // in the word of their area

  constexpr void offer(Mask more, int its_worth) {
    if (its_worth < worth) return;
    spaces = its_worth > worth ? more : spaces | more;
    worth = its_worth;
  }
};

}  // namespace laguna::mille_fiori::insight
