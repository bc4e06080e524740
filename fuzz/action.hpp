// Any text to the readers of the games' words: what is read is written back as it was.
#pragma once

#include <string_view>

#include "ai/levels.hpp"
#include "fuzz/demand.hpp"
#include "mille_fiori/game.hpp"
#include "murano/game.hpp"

namespace laguna {

inline void fuzz_words_of_mille_fiori(std::string_view text) {
  namespace mf = mille_fiori;
  if (const auto action = mf::read(text)) demand(mf::write(*action) == text, "an action is written as read");
  if (const auto card = mf::read_card(text)) demand(mf::write(*card) == text, "a card is written as read");
  if (const auto space = mf::read_space(text))
    demand(mf::write(*space) == text, "a space is written as read");
  if (const auto options = mf::read_options(text))
    demand(mf::write(*options) == text, "options are written as read");
}

inline void fuzz_words_of_murano(std::string_view text) {
  namespace mu = murano;
  if (const auto action = mu::read(text)) demand(mu::write(*action) == text, "an action is written as read");
  if (const auto space = mu::read_space(text))
    demand((space->street ? mu::write_street(space->number) : mu::write_site(space->number)) == text,
           "a space is written as read");
  const auto options = mu::read_options(text);
  if (!options) return;
  const Text whole = mu::write(*options);  // without a board, the one in use is meant
  demand(whole.view().starts_with(text) && mu::read_options(whole) == options, "options are read as written");
}

// A player can be written in several ways, but is always the same.
template <class G>
void fuzz_player(std::string_view text) {
  if (const auto player = ai::read_player<G>(text))
    demand(ai::read_player<G>(ai::write_player<G>(*player)) == player, "a player is read as written");
}

inline void fuzz_action(std::string_view text) {
  fuzz_words_of_mille_fiori(text);
  fuzz_words_of_murano(text);
  fuzz_player<mille_fiori::MilleFiori>(text);
  fuzz_player<murano::Murano>(text);
}

}  // namespace laguna
