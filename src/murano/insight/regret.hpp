// What somebody who holds other characters would have made of a turn.
#pragma once

#include "murano/insight.hpp"
#include "murano/insight/memory.hpp"

namespace laguna::murano::insight {

// A seat as others suppose it: with these characters, and with tiles of every kind.
class Supposed {
 public:
  Supposed(const Open& open, Characters::Set hand) : open_(open) {
    hand_.characters = hand;
    const auto& tiles = open.player().tiles;
    for (int kind = 0; kind < kKinds; ++kind) {
      const auto share = [&](Stack stack) {
        return static_cast<std::uint8_t>((tiles[static_cast<int>(stack)] + kind) / kKinds);
      };
      hand_.shops[kind] = share(Stack::shops);
      hand_.palaces[kind] = share(Stack::palaces);
    }
  }
  const Open& open() const { return open_; }
  Hand mine() const { return hand_; }
  Characters::Set unseen() const { return ((Characters::Set{1} << kCharacters) - 1) & ~hand_.characters; }
  int tiles(Tile tile) const {
    return is_shop(tile) ? hand_.shops[kind_of(tile)] : is_palace(tile) ? hand_.palaces[kind_of(tile)] : 0;
  }
  int found(int) const { return 0; }
  std::uint64_t hand() const { return hand_.characters; }
  void each_character(auto&&) const {}
  void each_card(auto&&) const {}

 private:
  const Open& open_;
  Hand hand_;
};

// By how much something else would have been better than the voyage, up to a point.
inline int regret(const Voyage& voyage, Characters::Set hand) {
  const Supposed seat(voyage.before, hand);
  Appraisal appraisal(seat);
  Actions legal;
  list_choices(voyage.before, voyage.before.acting, seat, legal);
  const int taken = appraisal.of(voyage.taken);
  int most = taken;
  for (const Action& action : legal) {
    most = std::max(most, appraisal.of(action));
    if (action.kind == Action::Kind::pass) break;  // however it is done
  }
  return std::min(most - taken, kPoint);
}

}  // namespace laguna::murano::insight
