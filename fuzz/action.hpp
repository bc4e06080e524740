// Any text to the readers of Mille Fiori's words: what is read is written back as it was.
#pragma once

#include <string_view>

#include "fuzz/demand.hpp"
#include "mille_fiori/game.hpp"

namespace laguna {

inline void fuzz_action(std::string_view text) {
  namespace mf = mille_fiori;
  if (const auto action = mf::read(text)) demand(mf::write(*action) == text, "an action is written as read");
  if (const auto card = mf::read_card(text)) demand(mf::write(*card) == text, "a card is written as read");
  if (const auto space = mf::read_space(text))
    demand(mf::write(*space) == text, "a space is written as read");
  if (const auto options = mf::read_options(text))
    demand(mf::write(*options) == text, "options are written as read");
}

}  // namespace laguna
