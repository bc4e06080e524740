// All courses that a small deck can take while everybody sees the same, and what each seat remembers of them.
#pragma once

#include <string>
#include <vector>

#include "murano/deck_imagine.hpp"

namespace laguna::murano::testing {

// What all see: a seat looks at cards and keeps one, none, or is still looking (after so many draws); or a
// kept card is turned over.
struct Seen {
  enum class Kind { keeps, declines, looks, reveals } kind;
  Seat seat = Seat::nobody;
  int count = 0;  // cards looked at; draws of one still looking; which keep is revealed
};
using Script = std::vector<Seen>;

template <class D>
struct World {
  D deck;
  std::vector<std::string> memory;  // of each seat, and of a spectator: all they ever saw, in order

  void remember(Seat viewer, int card) {
    memory[viewer == Seat::nobody ? memory.size() - 1 : static_cast<std::size_t>(index(viewer))] +=
        static_cast<char>('a' + card);
  }
  void tell_all(int card) {
    for (std::string& mind : memory) mind += static_cast<char>('A' + card);
  }
};

template <class D>
class Worlds {
 public:
  Worlds(const D& start, int seats, Script script) : script_(std::move(script)) {
    play({start, std::vector<std::string>(static_cast<std::size_t>(seats) + 1)}, 0);
  }
  std::vector<World<D>> all;

 private:
  void play(World<D> world, std::size_t step) {
    if (step == script_.size()) return all.push_back(std::move(world));
    const Seen& seen = script_[step];
    if (seen.kind == Seen::Kind::reveals) {
      const int card = world.deck.keeps[static_cast<std::size_t>(seen.count)].card();
      world.deck.reveal(card);
      world.tell_all(card);
      return play(std::move(world), step + 1);
    }
    world.deck.begin_look(seen.seat, seen.kind == Seen::Kind::looks ? D::kMostLook : seen.count);
    draw(std::move(world), step);
  }

  void draw(const World<D>& world, std::size_t step) {
    const Seen& seen = script_[step];
    const bool stops = seen.kind == Seen::Kind::looks && world.deck.in_hand >= seen.count;
    if (!world.deck.needs_chance() || stops) return look(world, step);
    for (auto rest = std::uint64_t{world.deck.fresh}; rest != 0; rest &= rest - 1) {
      World<D> next = world;
      next.deck.draw(std::countr_zero(rest));
      draw(next, step);
    }
  }

  void look(World<D> world, std::size_t step) {
    const Seen& seen = script_[step];
    for (int i = 0; i < world.deck.in_hand; ++i) world.remember(seen.seat, world.deck.drawn[i]);
    if (seen.kind == Seen::Kind::looks) return play(std::move(world), step + 1);
    if (seen.kind == Seen::Kind::declines) {
      world.deck.decline();
      return play(std::move(world), step + 1);
    }
    for (int i = 0; i < world.deck.in_hand; ++i) {
      World<D> next = world;
      const int card = world.deck.drawn[i];
      next.remember(seen.seat, card);
      if (D::kOpen) next.tell_all(card);
      next.deck.keep(card);
      play(std::move(next), step + 1);
    }
  }

  Script script_;
};

// A deck, or a view of one, as a key: numbers of two bytes.
inline void write(std::string& text, int number) {
  text += static_cast<char>(number);
  text += static_cast<char>(number >> 8);
}

template <class D>
std::string write(const D& deck) {
  std::string text;
  const auto list = [&](const auto& numbers) {
    for (const auto number : numbers) write(text, static_cast<int>(number));
    text += '/';
  };
  write(text, static_cast<int>(deck.fresh));
  write(text, static_cast<int>(deck.shown));
  list(deck.hands), list(deck.peeked), list(deck.from), list(deck.queue), list(deck.drawn);
  for (const int number : {deck.kept, deck.queued, deck.in_hand, deck.looking}) write(text, number);
  write(text, index(deck.looker));
  for (const auto& keep : deck.keeps) {
    list(keep.cards);
    for (const int number : {index(keep.seat()), keep.count(), keep.kept()}) write(text, number);
    for (int place = 0; place < D::kBack; ++place)
      for (int seat = 0; seat < kMaxSeats; ++seat) write(text, keep.seen(place, seat_at(seat)));
  }
  return text;
}

template <class D>
std::string write(const DeckView<D>& view) {
  std::string text;
  const auto seats = [&](Seats set) { set.each([&](Seat seat) { write(text, index(seat)); }), text += '/'; };
  const auto sight = [&](const Sight& seen) { write(text, seen.card), seats(seen.seen); };
  const auto place = [&](const Place& at) { write(text, at.from), sight(at.fresh); };
  for (const int number : {index(view.viewer), index(view.looker), int{view.looking}, int{view.fresh},
                           static_cast<int>(view.unseen)})
    write(text, number);
  for (const auto& keep : view.keeps) {
    for (const int number :
         {index(keep.seat), int{keep.count}, int{keep.kept}, int{keep.card}, int{keep.shown}})
      write(text, number);
    for (const Place& at : keep.cards) place(at);
    for (const Sight& seen : keep.back) sight(seen);
  }
  for (const Place& at : view.queue) place(at);
  text += '|';
  for (const Place& at : view.drawn) place(at);
  return text;
}

}  // namespace laguna::murano::testing
