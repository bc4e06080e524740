// Which card was kept each time, as far as a viewer can tell: draws one of all consistent answers, each with
// the same chance.
#pragma once

#include <span>

#include "murano/deck_view.hpp"

namespace laguna::murano {

// Cards put back with a keep lie in places; each of them was, when drawn, in the same place or in the next
// one, as the kept card lay behind it or before it. A card the viewer saw must have come from where the
// viewer saw it last, or, seen for the first time, from a place the viewer never looked at: a stranger. So
// from the last keep back to the first, each way of keeping moves such demands from the places of cards put
// back to those drawn. Equal demands are one node, counted with its ways and with one of these ways, drawn by
// lot whenever two meet.
template <class D>
class Choices {
 public:
  constexpr explicit Choices(const DeckView<D>& view) : view_(view) {
    find_candidates();
    find_demands();
  }

  // The index of the kept card in each keep.
  using Answer = std::array<std::uint8_t, D::kMostKeeps>;
  constexpr Answer draw(Random& random) const {
    const Node start{0, 1, {}};
    const Node drawn = solve({&start, 1}, static_cast<int>(view_.keeps.size()), random);
    Answer answer{};
    for (std::size_t e = 0; e < view_.keeps.size(); ++e) {
      const auto& keep = view_.keeps[e];
      const int kept = !hidden(keep)   ? keep.kept
                       : demanding_[e] ? drawn.kept(static_cast<int>(e))
                                       : random.below(keep.count);
      answer[e] = static_cast<std::uint8_t>(kept);
    }
    return answer;
  }

 private:
  using Mask = std::uint64_t;  // of cards, and of
  static constexpr int kStranger = 63;
  static constexpr int kNothing = -1;
  static constexpr int kPlaces = D::kMostKeeps * D::kBack;
  static_assert(D::kSize <= kStranger);
  using Keep = typename DeckView<D>::Keep;

  struct Node {
    static constexpr int kEach = 21;  // three bits of a word for each keep
    Mask demands;                     // a field of bits for each place that is open
    double ways;
    std::array<std::uint64_t, (D::kMostKeeps + kEach - 1) / kEach> chosen;

    constexpr int kept(int keep) const { return chosen[keep / kEach] >> 3 * (keep % kEach) & 7; }
    constexpr void choose(int keep, int kept) {
      chosen[keep / kEach] |= std::uint64_t(kept) << 3 * (keep % kEach);
    }
  };
  static constexpr std::size_t kMostNodes = 128;
  using Nodes = FixedVector<Node, kMostNodes>;

  struct Field {
    Mask candidates = 0;
    std::uint8_t shift = 0, width = 0;

    constexpr Mask mask() const { return ((Mask{1} << width) - 1) << shift; }
    constexpr int demand(Mask demands) const {
      const int digit = static_cast<int>((demands & mask()) >> shift);
      return digit == 0 ? kNothing : std::countr_zero(nth_bit(candidates, digit - 1));
    }
    constexpr Mask bits(int demand) const {
      if (width == 0) return 0;
      const Mask before = candidates & (bit(demand) - 1);
      return Mask(1 + std::popcount(before)) << shift;
    }
  };

  static constexpr Mask bit(int card) { return Mask{1} << card; }
  static constexpr bool hidden(const Keep& keep) { return keep.kept == kUnknown; }

  // In order of time: which cards the viewer thinks possible among those drawn, and what the cards it saw
  // afterwards demand.
  constexpr void find_candidates() {
    std::array<Mask, kPlaces> in_place{};
    Mask seen = 0;
    for (std::size_t e = 0; e < view_.keeps.size(); ++e) {
      const Keep& keep = view_.keeps[e];
      for (int i = 0; i < keep.count; ++i) {
        const Place& place = keep.cards[i];
        const int card = view_.card(place);
        if (card != kUnknown) seen |= bit(card);
        drawn_[e][i] = card != kUnknown          ? bit(card)
                       : place.from == D::kFresh ? bit(kStranger)
                                                 : in_place[place.from];
      }
      if (!hidden(keep)) continue;
      const auto demand = [&](int card) {
        return card == kUnknown ? kNothing : (seen & bit(card)) != 0 ? card : kStranger;
      };
      demand_kept_[e] = static_cast<std::int8_t>(demand(keep.card));
      Mask located = keep.card == kUnknown ? 0 : bit(keep.card);
      for (int i = 0; i + 1 < keep.count; ++i) {
        const int card = keep.back[i].card;
        demand_[e][i] = static_cast<std::int8_t>(demand(card));
        in_place[e * D::kBack + i] = drawn_[e][i] | drawn_[e][i + 1];
        if (card != kUnknown) located |= bit(card);
      }
      seen |= located;
      if (located == 0) continue;
      for (Mask& candidates : in_place) candidates &= ~located;
    }
  }

  // Back in time: where demands may come to, and bits to note them.
  constexpr void find_demands() {
    Mask used = 0;
    for (int e = static_cast<int>(view_.keeps.size()) - 1; e >= 0; --e) {
      const Keep& keep = view_.keeps[e];
      if (!hidden(keep)) continue;
      const Mask kept = demand_kept_[e] == kNothing ? 0 : bit(demand_kept_[e]);
      std::array<Mask, D::kMostLook + 1> back{};  // from 1
      Mask any = kept;
      for (int i = 0; i + 1 < keep.count; ++i) {
        const Field& field = fields_[e * D::kBack + i];
        back[i + 1] = demand_[e][i] != kNothing ? bit(demand_[e][i]) : field.candidates;
        any |= back[i + 1];
        used &= ~field.mask();
      }
      demanding_[e] = any != 0;
      for (int i = 0; i < keep.count; ++i) {
        const Mask demands = (back[i] | (i + 1 < keep.count ? back[i + 1] : 0) | kept) & drawn_[e][i];
        if (demands != 0 && !std::has_single_bit(drawn_[e][i]))
          open(fields_[keep.cards[i].from], demands, used);
      }
    }
  }
  // If there is no room, the demand is forgotten, and `imagine` tries again when it was not met.
  static constexpr void open(Field& field, Mask demands, Mask& used) {
    field.candidates = demands;
    field.width = static_cast<std::uint8_t>(std::bit_width(static_cast<unsigned>(std::popcount(demands))));
    for (field.shift = 0; field.shift + field.width < 64; ++field.shift) {
      if ((used & field.mask()) != 0) continue;
      used |= field.mask();
      return;
    }
    field = {};
  }

  // The ways of all keeps before `end`, from any of these nodes.
  constexpr Node solve(std::span<const Node> nodes, int end, Random& random) const {
    Node result{};
    std::array<Nodes, 2> layers;
    for (int e = end - 1, turn = 0; e >= 0; --e) {
      if (!demanding_[e]) continue;
      Nodes& next = layers[turn];
      next.clear();
      for (const Node& node : nodes) {
        if (next.size() + D::kMostLook > kMostNodes) {  // these first, to the end
          meet(result, solve({next.begin(), next.end()}, e, random), random);
          next.clear();
        }
        expand(node, e, next, random);
      }
      nodes = {next.begin(), next.end()};
      turn ^= 1;
    }
    for (const Node& node : nodes) meet(result, node, random);
    return result;
  }

  static constexpr void meet(Node& node, const Node& other, Random& random) {
    node.ways += other.ways;
    const double lot = (double(random.next()) * 0x1p32 + random.next()) * 0x1p-64;
    if (lot * node.ways < other.ways) node.chosen = other.chosen;
  }

  constexpr void expand(const Node& node, int e, Nodes& next, Random& random) const {
    const Keep& keep = view_.keeps[e];
    std::array<int, D::kMostLook> back{};
    Node base = node;
    for (int i = 0; i + 1 < keep.count; ++i) {
      const Field& field = fields_[e * D::kBack + i];
      back[i] = demand_[e][i] != kNothing ? demand_[e][i] : field.demand(node.demands);
      base.demands &= ~field.mask();
    }
    for (int kept = 0; kept < keep.count; ++kept) {
      Node child = base;
      child.choose(e, kept);
      bool possible = true;
      for (int i = 0; i < keep.count && possible; ++i) {
        const int demand = i < kept ? back[i] : i > kept ? back[i - 1] : demand_kept_[e];
        if (demand == kNothing) continue;
        possible = (drawn_[e][i] & bit(demand)) != 0;
        if (!std::has_single_bit(drawn_[e][i])) child.demands |= fields_[keep.cards[i].from].bits(demand);
      }
      if (possible) add(child, next, random);
    }
  }
  static constexpr void add(const Node& node, Nodes& nodes, Random& random) {
    for (Node& other : nodes)
      if (other.demands == node.demands) return meet(other, node, random);
    nodes.push_back(node);
  }

  const DeckView<D>& view_;
  std::array<std::array<Mask, D::kMostLook>, D::kMostKeeps> drawn_{};      // possible cards
  std::array<std::array<std::int8_t, D::kBack>, D::kMostKeeps> demand_{};  // of cards put back
  std::array<std::int8_t, D::kMostKeeps> demand_kept_{};                   // of the kept card
  std::array<bool, D::kMostKeeps> demanding_{};
  std::array<Field, kPlaces> fields_{};
};

}  // namespace laguna::murano
