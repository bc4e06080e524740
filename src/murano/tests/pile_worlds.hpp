// All courses that a small stack can take for the same steps, with their odds, and what each seat remembers.
#pragma once

#include <string>
#include <vector>

#include "murano/pile_view.hpp"

namespace laguna::murano::testing {

struct PileStep {
  enum class Kind {
    top,
    search,
    begins_search,
    looks,
    build
  } kind;  // looks: has not chosen yet; begins: nor seen
  Seat seat = Seat::nobody;
};

struct PileWorld {
  Pile pile;
  std::vector<std::string> memory;  // of each seat, and of a spectator
  double weight = 1;                // ways to come here with tiles that could be told apart

  void remember(Seat seat, int number) {
    memory[static_cast<std::size_t>(index(seat))] += std::to_string(number) + ' ';
  }
};

class PileWorlds {
 public:
  PileWorlds(const Pile& start, int seats, std::vector<PileStep> steps) : steps_(std::move(steps)) {
    play({start, std::vector<std::string>(static_cast<std::size_t>(seats) + 1)}, 0);
  }
  std::vector<PileWorld> all;

 private:
  using Kind = PileStep::Kind;

  void play(PileWorld world, std::size_t at) {
    if (at == steps_.size()) return all.push_back(std::move(world));
    const auto [kind, seat] = steps_[at];
    if (kind == Kind::build) return build(world, at);
    if (world.pile.size() == 0) return play(std::move(world), at + 1);
    if (kind == Kind::top)
      return each_kind(world, [&](PileWorld& next, int k) {
        next.pile.take_top(seat, k);
        next.remember(seat, k);
        play(next, at + 1);
      });
    world.pile.begin_search(seat);
    if (!world.pile.needs_removed()) return look(world, at);
    if (kind == Kind::begins_search) return play(std::move(world), at + 1);
    each_kind(world, [&](PileWorld& next, int k) {
      next.pile.remove(k);
      look(next, at);
    });
  }

  void look(PileWorld world, std::size_t at) {
    const auto [kind, seat] = steps_[at];
    for (const int count : world.pile.left) world.remember(seat, count);
    if (kind != Kind::search) return play(std::move(world), at + 1);
    each_kind(world, [&](PileWorld& next, int k) {
      next.pile.choose(k);
      next.remember(seat, k);
      play(next, at + 1);
    });
  }

  // Builds any tile it has; all see which one.
  void build(const PileWorld& world, std::size_t at) {
    const Seat seat = steps_[at].seat;
    bool any = false;
    for (int k = 0; k < kKinds; ++k) {
      if (world.pile.hidden(seat, k) == 0) continue;
      any = true;
      PileWorld next = world;
      const int tile = next.pile.build(seat, k);
      for (std::string& mind : next.memory) mind += std::to_string(tile) + char('a' + k);
      play(next, at + 1);
    }
    if (!any) play(world, at + 1);
  }

  static void each_kind(const PileWorld& world, auto visit) {
    for (int k = 0; k < kKinds; ++k) {
      if (world.pile.left[k] == 0) continue;
      PileWorld next = world;
      next.weight *= world.pile.left[k];
      visit(next, k);
    }
  }

  std::vector<PileStep> steps_;
};

// What must be told of a stack besides the purchases all have seen.
inline std::string write(const Pile& pile) {
  std::string text;
  for (int tile = 0; tile < pile.open.bought; ++tile)
    for (int k = 0; k < kKinds; ++k)
      if ((pile.kind[k] >> tile & 1) != 0) text += static_cast<char>('a' + k);
  for (const int count : pile.left) text += std::to_string(count);
  return text;
}

inline std::string write(const PileView& view) {
  std::string text;
  const auto put = [&](int number) { text += std::to_string(number) + ' '; };
  for (const int tiles : view.open.of) put(tiles);
  for (const int tiles : view.open.excluded) put(tiles);
  for (const int tiles : view.kind) put(tiles);
  for (const Contents& found : view.found)
    for (const int count : found) put(count);
  for (const int number : {int{view.open.searched}, int{view.open.built}, int{view.open.bought},
                           int{view.open.decided}, index(view.open.searcher)})
    put(number);
  return text;
}

}  // namespace laguna::murano::testing
