// A perfect memory: what a seat may know, put together only from what it is told and the hands it holds.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "mille_fiori/view.hpp"

namespace laguna::mille_fiori::testing {

class Memory {
 public:
  Memory(int seats, Seat self) : seats_(seats), self_(self) {}

  // The event as this seat sees it.
  void hear(const Event& event) {
    const int seat = index(event.seat);
    switch (event.kind) {
      case Event::Kind::started:
        known_ = {};
        return;
      case Event::Kind::turned_up:
        --pile_;
        return face_up_.add(event.card);
      case Event::Kind::dealt:
        --pile_;
        ++sizes_[seat];
        if (event.seat == self_) hand_.add(event.card);
        return;
      case Event::Kind::picked:
        --sizes_[seat];
        hidden_.insert(event.seat);
        if (event.seat == self_) hand_.remove(event.card), pick_ = event.card;
        return;
      case Event::Kind::played:
        hidden_.erase(event.seat);
        played_.add(event.card);
        if (event.seat == self_) pick_ = Card::none;
        if (known_[seat]) known_[seat]->remove(event.card);
        return;
      case Event::Kind::took:
        face_up_.remove(event.card);
        return played_.add(event.card);
      case Event::Kind::passed:
        return pass();
      case Event::Kind::left_over:
        --sizes_[seat];
        face_up_.add(event.card);
        if (event.seat == self_) hand_.remove(event.card);
        if (known_[seat]) known_[seat]->remove(event.card);
        return;
      case Event::Kind::placed:
      case Event::Kind::sailed:
      case Event::Kind::scored:
      case Event::Kind::earned:
      case Event::Kind::declined:
      case Event::Kind::last_turns:
      case Event::Kind::ended:
        return;
    }
  }

  // Takes up the hand that came from the right. False if the seat knew better.
  bool pick_up(const Cards& hand) {
    const bool expected = !coming_ || *coming_ == hand;
    hand_ = hand;
    return expected;
  }

  // What the view shows but the memory does not know, or the other way round; empty if they agree.
  std::string_view differs_from(const View& view) const {
    Cards unseen = Cards::whole_deck(), open = view.board.discard;
    for (const Cards& seen : {face_up_, played_, hand_}) unseen.remove(seen);
    if (pick_ != Card::none) unseen.remove(pick_);
    if (view.board.shown != Card::none) open.add(view.board.shown);
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      if (known_[seat]) unseen.remove(*known_[seat]);
      if (known_[seat].has_value() != view.known.has(seat_at(seat))) return "which hands are known";
      if (known_[seat].value_or(Cards()) != view.cards[seat]) return "the known cards of a seat";
      if (sizes_[seat] != view.hand_sizes[seat]) return "the size of a hand";
    }
    if (view.hand != hand_ || view.pick != pick_) return "the own cards";
    if (view.board.face_up != face_up_) return "the face-up cards";
    if (open != played_) return "the cards that were played";
    if (view.board.committed != hidden_) return "who has chosen";
    if (view.pile_size != pile_) return "the size of the pile";
    return view.unseen == unseen ? "" : "the unseen cards";
  }

 private:
  // Every hand goes to the left; the seat remembers what was in the one it gave away.
  void pass() {
    const auto known = known_;
    const auto sizes = sizes_;
    for (int seat = 0; seat < seats_; ++seat) {
      const int left = (seat + 1) % seats_;
      known_[left] = seat_at(seat) == self_ ? std::optional(hand_) : known[seat];
      sizes_[left] = sizes[seat];
    }
    if (self_ == Seat::nobody) return;
    coming_ = known_[index(self_)];
    known_[index(self_)] = std::nullopt;
  }

  int seats_;
  Seat self_;
  Cards hand_, face_up_, played_;
  Card pick_ = Card::none;
  Seats hidden_;
  std::array<std::optional<Cards>, kMaxSeats> known_{};  // of others: hand and hidden pick
  std::optional<Cards> coming_;
  std::array<int, kMaxSeats> sizes_{};
  int pile_ = kCards;
};

}  // namespace laguna::mille_fiori::testing
