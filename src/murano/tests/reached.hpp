// What of the rules a game has reached, in words.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "murano/game.hpp"

namespace laguna::murano::testing {

// The stacks that are empty.
inline std::string empty_stacks(const Open& open) {
  std::string names = "empty";
  for (int stack = 0; stack < kStacks; ++stack)
    if (open.stacks[stack] == 0) names += " " + std::string(kStackName[stack]);
  return names;
}

class Reached {
 public:
  std::set<std::string> all;

  void step(const State& before, Seat, const Action& action, const std::vector<Event>& story,
            const State& after) {
    const std::string text(Murano::write(action));
    std::string word = text.substr(0, text.find(' '));
    if (action.kind == Action::Kind::keep_card) word = text;
    if (action.kind == Action::Kind::stop)
      word += " in " + std::string(kPhaseName[static_cast<int>(before.open.phase)]);
    all.insert(word);
    if (action.kind == Action::Kind::sail && sail_of(action).ship == kNoSpace &&
        (before.open.ships.black & at(sail_of(action).to)) != 0)
      all.insert("lighthouse");
    for (const Event& event : story) {
      hear(before.open, event);
      if (event.kind == Event::Kind::last_turns && event.rule == Rule::E1)
        all.insert(empty_stacks(after.open));
    }
  }

 private:
  void hear(const Open& open, const Event& event) {
    using Kind = Event::Kind;
    if (event.rule != Rule::none) all.insert(std::string(print_of(event.rule).id));
    all.insert("told " + std::string(kEventName[static_cast<int>(event.kind)]));
    switch (event.kind) {
      case Kind::kept:
        if (!is_special_card(event) && event.gold > -open.player().characters - 1) all.insert("tavern");
        return;
      case Kind::docked:
        if (event.gold == -1) all.insert("harbor, own dock");
        if (event.gold == -3) all.insert("harbor, another dock");
        return;
      case Kind::recruits:
        if (event.count > 3) all.insert("hostel");
        return;
      case Kind::hired:
        if (event.gold == -1) all.insert("assembly hall, hiring");
        return;
      case Kind::dismissed:
        if (event.gold == 5) all.insert("assembly hall, dismissing");
        return;
      case Kind::sold:
        if (event.beads.of(0) % event.beads.count() + event.beads.of(1) % event.beads.count() != 0)
          all.insert("studio, selling");
        return;
      case Kind::scored:
        if (event.card == Event::kNoCard) return;
        all.insert("scored " + std::to_string(event.card));
        if (takes_beads(event.card) && event.beads.count() > event.beads.of(bead_of(event.card)))
          all.insert("studio, scoring");
        return;
      default:
        return;
    }
  }
  static int bead_of(int character) { return character < 34 ? 2 : character < 36 ? 0 : 1; }
};

}  // namespace laguna::murano::testing
