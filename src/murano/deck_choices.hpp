// Which card was kept each time, as far as a viewer can tell: draws one of all answers that fit, each with
// the same chance.
#pragma once

#include <span>

#include "murano/deck_demands.hpp"

namespace laguna::murano {

// From the last keep back to the first, each way of keeping moves demands from the cards put back to the
// cards drawn. Equal demands are one node; it counts its ways and holds one of them, by lot whenever two
// meet.
template <class D>
class Choices {
 public:
  constexpr explicit Choices(const DeckView<D>& view) : view_(view), demands_(view) {}

  // The index of the kept card in each keep.
  using Answer = std::array<std::uint8_t, D::kMostKeeps>;
  constexpr Answer draw(Random& random) const {
    const Node start{0, 1, {}};
    const Node drawn = solve({&start, 1}, static_cast<int>(view_.keeps.size()), random);
    Answer answer{};
    for (int e = 0; e < static_cast<int>(view_.keeps.size()); ++e) {
      const auto& keep = view_.keeps[e];
      answer[e] = keep.kept;
      if (keep.kept != kUnknown) continue;
      answer[e] = static_cast<std::uint8_t>(demands_.keeps[e].any ? drawn.kept(e) : random.below(keep.count));
    }
    return answer;
  }

 private:
  struct Node {
    static constexpr int kEach = 21;  // keeps in a word, three bits each
    std::uint64_t notes;              // in the fields of the demands
    double ways;
    std::array<std::uint64_t, (D::kMostKeeps + kEach - 1) / kEach> chosen;

    constexpr int kept(int keep) const { return chosen[keep / kEach] >> 3 * (keep % kEach) & 7; }
    constexpr void choose(int keep, int kept) {
      chosen[keep / kEach] |= std::uint64_t(kept) << 3 * (keep % kEach);
    }
    constexpr void meet(const Node& other, Random& random) {
      ways += other.ways;
      const std::uint64_t high = random.next(), low = random.next();
      const double lot = static_cast<double>(high << 21 | low >> 11) * 0x1p-53;
      if (lot * ways < other.ways) chosen = other.chosen;
    }
  };
  static constexpr std::size_t kMostNodes = 128;
  using Nodes = FixedVector<Node, kMostNodes>;

  // All ways of the keeps before `end`, from any of these nodes, as one.
  constexpr Node solve(std::span<const Node> nodes, int end, Random& random) const {
    Node result{};
    std::array<Nodes, 2> layers;
    for (int e = end - 1, turn = 0; e >= 0; --e) {
      if (!demands_.keeps[e].any) continue;
      Nodes& next = layers[turn];
      next.clear();
      for (const Node& node : nodes) {
        if (next.size() + D::kMostLook > kMostNodes) {  // these first, to the end
          result.meet(solve({next.begin(), next.end()}, e, random), random);
          next.clear();
        }
        expand(node, e, next, random);
      }
      nodes = {next.begin(), next.end()};
      turn ^= 1;
    }
    for (const Node& node : nodes) result.meet(node, random);
    return result;
  }

  constexpr void expand(const Node& node, int e, Nodes& next, Random& random) const {
    const auto& keep = view_.keeps[e];
    const auto& here = demands_.keeps[e];
    Node base = node;
    std::array<int, D::kMostLook> back{};
    for (int i = 0; i + 1 < keep.count; ++i) {
      const auto& field = demands_.fields[e * D::kBack + i];
      back[i] = here.back[i] != Demands<D>::kNothing ? here.back[i] : field.read(node.notes);
      base.notes &= ~field.mask();
    }
    for (int kept = 0; kept < keep.count; ++kept) {
      Node child = base;
      child.choose(e, kept);
      bool possible = true;
      for (int i = 0; i < keep.count && possible; ++i) {
        const int card = i < kept ? back[i] : i > kept ? back[i - 1] : here.kept;
        if (card == Demands<D>::kNothing) continue;
        possible = (here.possible[i] & Demands<D>::bit(card)) != 0;
        if (!here.sure(i)) child.notes |= demands_.fields[keep.cards[i].from].note(card);
      }
      if (possible) add(child, next, random);
    }
  }
  static constexpr void add(const Node& node, Nodes& nodes, Random& random) {
    for (Node& other : nodes)
      if (other.notes == node.notes) return other.meet(node, random);
    nodes.push_back(node);
  }

  const DeckView<D>& view_;
  Demands<D> demands_;
};

}  // namespace laguna::murano
