// The best spaces for a card, all that are worth the same.
#pragma once

#include "mille_fiori/insight/gain.hpp"

namespace laguna::mille_fiori::insight {

inline constexpr int kNever = -1'000'000;

struct Best {
  int worth;
  Mask spaces;  // in the word of their area

  static constexpr Best none() { return {kNever, 0}; }
  constexpr void offer(Mask more, int its_worth) {
    spaces = its_worth > worth ? more : its_worth == worth ? spaces | more : spaces;
    worth = std::max(worth, its_worth);
  }
};

}  // namespace laguna::mille_fiori::insight
