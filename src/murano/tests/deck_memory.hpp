// A perfect memory of a deck: every look at it, put together from what one seat is told.
#pragma once

#include <algorithm>
#include <vector>

#include "murano/deck_view.hpp"

namespace laguna::murano::testing {

template <class D>
class DeckMemory {
 public:
  using Set = typename D::Set;
  DeckMemory(Seat self, Set game) : self_(self), unseen_(game), fresh_(std::popcount(game)) {}

  int size() const { return fresh_ - D::kInTheBox + static_cast<int>(queue_.size()); }

  void look(Seat seat, int count) {
    looker_ = seat;
    looking_ = count;
  }
  // Fresh cards come first, then those that were put back; `card` is kUnknown if another looks.
  void draw(int card) {
    Place place{D::kFresh, {}};
    if (fresh_ > D::kInTheBox) {
      --fresh_;
    } else {
      place = queue_.front();
      queue_.erase(queue_.begin());
    }
    Sight& sight = place.from == D::kFresh ? place.fresh : back_at(place.from);
    sight.seen.insert(looker_);
    if (card != kUnknown) {
      contradicted_ |= sight.card != kUnknown && sight.card != card;
      sight.card = static_cast<std::uint8_t>(card);
      see(card);
    }
    drawn_.push_back(place);
  }
  void keep(int card) {
    typename DeckView<D>::Keep keep;
    keep.seat = looker_;
    keep.count = static_cast<std::uint8_t>(drawn_.size());
    keep.shown = D::kOpen;
    keep.card = static_cast<std::uint8_t>(card);
    if (card != kUnknown) see(card);
    std::copy(drawn_.begin(), drawn_.end(), keep.cards.begin());
    std::vector<int> rest;
    for (const Place& place : drawn_) rest.push_back(card_in(place));
    if (looker_ == self_) {
      const auto kept = std::find(rest.begin(), rest.end(), card);
      keep.kept = static_cast<std::uint8_t>(kept - rest.begin());
      rest.erase(kept);
    } else {  // which of them lies where is not seen
      rest.assign(rest.size() - 1, kUnknown);
    }
    const int first = static_cast<int>(keeps_.size()) * D::kBack;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      keep.back[i].card = static_cast<std::uint8_t>(rest[i]);
      queue_.push_back({static_cast<std::uint8_t>(first + static_cast<int>(i)), {}});
    }
    keeps_.push_back(keep);
    end_look();
  }
  void decline() {
    queue_.insert(queue_.end(), drawn_.begin(), drawn_.end());
    end_look();
  }
  // The n-th card that the seat ever kept is turned over.
  void turn_over(Seat seat, int n, int card) {
    for (auto& keep : keeps_)
      if (keep.seat == seat && n-- == 0) {
        contradicted_ |= keep.card != kUnknown && keep.card != card;
        keep.card = static_cast<std::uint8_t>(card);
        keep.shown = true;
      }
    see(card);
  }

  // Whether the seat was ever told what it knew to be otherwise.
  bool contradicted() const { return contradicted_; }

  DeckView<D> view() const {
    DeckView<D> view;
    view.viewer = self_;
    view.looker = looker_;
    view.looking = static_cast<std::uint8_t>(looking_);
    view.fresh = static_cast<std::uint8_t>(fresh_);
    view.unseen = unseen_;
    for (const auto& keep : keeps_) view.keeps.push_back(keep);
    for (const Place& place : queue_) view.queue.push_back(place);
    for (const Place& place : drawn_) view.drawn.push_back(place);
    return view;
  }

 private:
  Sight& back_at(int from) {
    return keeps_[static_cast<std::size_t>(from / D::kBack)].back[static_cast<std::size_t>(from % D::kBack)];
  }
  int card_in(const Place& place) {
    return place.from == D::kFresh ? place.fresh.card : back_at(place.from).card;
  }
  void see(int card) { unseen_ &= static_cast<Set>(~D::only(card)); }
  void end_look() {
    drawn_.clear();
    looker_ = Seat::nobody;
    looking_ = 0;
  }

  Seat self_, looker_ = Seat::nobody;
  Set unseen_;
  int fresh_, looking_ = 0;
  bool contradicted_ = false;
  std::vector<typename DeckView<D>::Keep> keeps_;
  std::vector<Place> queue_, drawn_;
};

}  // namespace laguna::murano::testing
