// What the cards a viewer saw demand of every keep it did not see.
#pragma once

#include "murano/deck_view.hpp"

namespace laguna::murano {

// A card put back with a keep was, when drawn, in the same place or in the next one, as the kept card lay
// behind it or before it. A card the viewer saw must have come from where the viewer saw it last, or, seen
// for the first time, from where the viewer never looked: then it was a stranger.
template <class D>
class Demands {
 public:
  using Mask = std::uint64_t;  // of cards, and of the
  static constexpr int kStranger = 63;
  static constexpr int kNothing = -1;
  static_assert(D::kSize <= kStranger);
  static constexpr Mask bit(int card) { return Mask{1} << card; }

  // Bits to note which card is demanded in a place; none, if nothing but one card is possible there.
  struct Field {
    Mask candidates = 0;
    std::uint8_t shift = 0, width = 0;

    constexpr Mask mask() const { return ((Mask{1} << width) - 1) << shift; }
    constexpr int read(Mask notes) const {
      const int digit = static_cast<int>((notes & mask()) >> shift);
      return digit == 0 ? kNothing : std::countr_zero(nth_bit(candidates, digit - 1));
    }
    constexpr Mask note(int card) const {
      if (width == 0) return 0;
      return Mask(1 + std::popcount(candidates & (bit(card) - 1))) << shift;
    }
  };

  struct Keep {
    std::array<Mask, D::kMostLook> possible{};  // for each card drawn
    std::array<std::int8_t, D::kBack> back{};   // of each card put back: demanded
    std::int8_t kept = kNothing;                // of the kept one
    bool any = false;                           // demands, also by later keeps

    constexpr bool sure(int i) const { return std::has_single_bit(possible[i]); }
  };

  std::array<Keep, D::kMostKeeps> keeps{};
  std::array<Field, D::kMostKeeps * D::kBack> fields{};  // of the places

  constexpr explicit Demands(const DeckView<D>& view) {
    find_demands(view);
    for (int e = static_cast<int>(view.keeps.size()) - 1; e >= 0; --e)
      if (view.keeps[e].kept == kUnknown) pass_on(view.keeps[e], e);
  }

 private:
  // In the order of time.
  constexpr void find_demands(const DeckView<D>& view) {
    std::array<Mask, D::kMostKeeps * D::kBack> in_place{};
    Mask seen = 0;
    for (std::size_t e = 0; e < view.keeps.size(); ++e) {
      const auto& keep = view.keeps[e];
      Keep& here = keeps[e];
      for (int i = 0; i < keep.count; ++i) {
        const Place& place = keep.cards[i];
        const int card = view.card(place);
        if (card != kUnknown)
          seen |= here.possible[i] = bit(card);
        else
          here.possible[i] = place.from == D::kFresh ? bit(kStranger) : in_place[place.from];
      }
      if (keep.kept != kUnknown) continue;
      Mask located = 0;
      const auto demand = [&](int card) {
        if (card == kUnknown) return std::int8_t{kNothing};
        located |= bit(card);
        return static_cast<std::int8_t>((seen & bit(card)) != 0 ? card : kStranger);
      };
      here.kept = demand(keep.card);
      for (int i = 0; i + 1 < keep.count; ++i) {
        here.back[i] = demand(keep.back[i].card);
        in_place[e * D::kBack + i] = here.possible[i] | here.possible[i + 1];
      }
      seen |= located;
      if (located == 0) continue;
      for (Mask& cards : in_place) cards &= ~located;
    }
  }

  // Back in time: what later keeps demand, this one may demand of earlier ones.
  constexpr void pass_on(const typename DeckView<D>::Keep& keep, int e) {
    Keep& here = keeps[e];
    const auto only = [](int demand) { return demand == kNothing ? 0 : bit(demand); };
    std::array<Mask, D::kMostLook + 1> back{};  // one further, with nothing at both ends
    for (int i = 0; i + 1 < keep.count; ++i) {
      const Field& field = fields[e * D::kBack + i];
      back[i + 1] = here.back[i] != kNothing ? only(here.back[i]) : field.candidates;
      here.any = here.any || back[i + 1] != 0;
      used_ &= ~field.mask();
    }
    here.any = here.any || here.kept != kNothing;
    for (int i = 0; i < keep.count; ++i) {
      const Mask demands = (back[i] | back[i + 1] | only(here.kept)) & here.possible[i];
      if (demands != 0 && !here.sure(i)) open(fields[keep.cards[i].from], demands);
    }
  }
  // If there is no room, the demand is forgotten: `imagine` finds out and tries again.
  constexpr void open(Field& field, Mask demands) {
    field.candidates = demands;
    field.width = static_cast<std::uint8_t>(std::bit_width(static_cast<unsigned>(std::popcount(demands))));
    for (field.shift = 0; field.shift + field.width < 64; ++field.shift) {
      if ((used_ & field.mask()) != 0) continue;
      used_ |= field.mask();
      return;
    }
    field = {};
  }

  Mask used_ = 0;
};

}  // namespace laguna::murano
