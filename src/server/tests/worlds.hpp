// Two games of Murano that one viewer cannot tell apart: another seat's tile, a character, a card or the
// removed palace is a different one. Whatever the viewer is sent must be the same, byte for byte, in both.
#pragma once

#include <map>
#include <set>

#include "server/tests/house.hpp"

namespace laguna::server {

// What has happened so far, with everything open, and who has seen what.
class Truth {
 public:
  explicit Truth(int seats) : seats_(seats), seen_(static_cast<std::size_t>(seats)) {}

  void follow(const Entry& entry, const Json& events) {
    for (const Json& event : events) hear(event, event.value("seat", 0) - 1);
    journal_.push_back(entry);
  }
  const std::vector<Entry>& journal() const { return journal_; }

  // The same game for the viewer (-1: a spectator), with another secret; not always a possible one.
  std::vector<Entry> other_world(int viewer, Random& random) const {
    if (is_placing(viewer) && random.below(2) == 0) return with_another_in_hand(random);
    switch (random.below(4)) {
      case 0:
        return exchanged(characters(), viewer, random);
      case 1:
        return exchanged(specials(), viewer, random);
      case 2:
        return with_other_tile(viewer, random);
      default:
        return with_other_removed(viewer, random);
    }
  }

 private:
  struct Purchase {
    std::size_t step;
    int seat;
    std::string tile;  // "shop-red"
    bool built = false;
  };

  void hear(const Json& event, int seat) {
    const std::string kind = event["kind"], card = event.value("card", ""), tile = event.value("tile", "");
    if (kind == "drew") seen_[seat].insert(card);
    if (kind == "kept" && !std::isdigit(card[0])) open_.insert(card);
    if (kind == "scored" && !card.empty()) open_.insert(card);
    if (kind == "got") purchases_.push_back({journal_.size(), seat, tile});
    if (kind == "found") searched_[{seat, tile}] = journal_.size();
    if (kind != "built") return;
    for (Purchase& one : purchases_)
      if (one.seat == seat && one.tile == tile && !one.built) {
        one.built = true;
        last_built_[{seat, tile}] = journal_.size();
        return;
      }
  }

  static std::vector<std::string> specials() {
    return {"bank",
            "tavern",
            "dockside-bar",
            "crane-civic",
            "crane-craft",
            "harbor",
            "guild-hall",
            "hostel",
            "basilica",
            "studio-red-green",
            "studio-blue-green",
            "studio-red-blue",
            "trading-station",
            "lighthouse",
            "assembly-hall"};
  }
  std::vector<std::string> characters() const {
    std::vector<std::string> all;
    for (int number = 1; number <= 40; ++number)
      if (seats_ == kMaxSeats || (number != 30 && number != 37)) all.push_back(std::to_string(number));
    return all;
  }
  bool hidden(const std::string& card, int viewer) const {
    return !open_.contains(card) && (viewer < 0 || !seen_[static_cast<std::size_t>(viewer)].contains(card));
  }

  // Two cards that the viewer has never seen change names; one of them somebody has.
  std::vector<Entry> exchanged(std::vector<std::string> cards, int viewer, Random& random) const {
    std::erase_if(cards, [&](const std::string& card) { return !hidden(card, viewer); });
    std::vector<std::string> known = cards;
    std::erase_if(known, [&](const std::string& card) {
      return std::ranges::none_of(seen_, [&](const auto& seen) { return seen.contains(card); });
    });
    if (known.empty() || cards.size() < 2) return {};
    const std::string one = any(known, random), other = any(cards, random);
    std::vector<Entry> journal = journal_;
    for (Entry& entry : journal) {
      const std::size_t blank = entry.words.find(' ');
      if (blank == std::string::npos) continue;
      const std::string verb = entry.words.substr(0, blank), card = entry.words.substr(blank + 1);
      if (verb != "character" && verb != "special" && verb != "keep") continue;
      if (card == one || card == other) entry.words = verb + ' ' + (card == one ? other : one);
    }
    return journal;
  }

  // A tile that still lies hidden before another seat is of another kind.
  std::vector<Entry> with_other_tile(int viewer, Random& random) const {
    std::vector<Purchase> unknown;
    for (const Purchase& one : purchases_)
      if (one.seat != viewer && !one.built && !has_searched_since(viewer, ware(one.tile), one.step))
        unknown.push_back(one);
    if (unknown.empty()) return {};
    const Purchase one = any(unknown, random);
    const std::string other = other_kind(one.tile, random);
    const auto built = last_built_.find({one.seat, other});  // turns over the first: it would be this one
    if (built != last_built_.end() && built->second > one.step) return {};
    std::vector<Entry> journal = journal_;
    std::string& words = journal[one.step].words;
    words = words.substr(0, words.find(' ') + 1) + other;
    return journal;
  }
  // Another has just chosen a hidden tile to build: it is one of another kind.
  bool is_placing(int viewer) const {
    const Entry& last = journal_.back();
    return last.seat != viewer + 1 &&
           (last.words.starts_with("build shop-") || last.words.starts_with("build palace-"));
  }
  std::vector<Entry> with_another_in_hand(Random& random) const {
    std::vector<Entry> journal = journal_;
    journal.back().words = "build " + other_kind(journal.back().words.substr(6), random);
    return journal;
  }
  std::vector<Entry> with_other_removed(int viewer, Random& random) const {
    std::vector<Entry> journal = journal_;
    for (std::size_t i = 0; i < journal.size(); ++i) {
      if (!journal[i].words.starts_with("removed ")) continue;
      if (has_searched_since(viewer, "palace", i)) return {};
      journal[i].words = "removed " + other_kind(journal[i].words.substr(8), random);
      return journal;
    }
    return {};
  }

  static std::string ware(const std::string& tile) { return tile.substr(0, tile.find('-')); }
  static std::string other_kind(const std::string& tile, Random& random) {
    std::vector<std::string> kinds = {"shop-red", "shop-blue", "shop-grey",
                                      "palace-1", "palace-2",  "palace-3"};
    std::erase_if(kinds, [&](const std::string& kind) { return ware(kind) != ware(tile) || kind == tile; });
    return any(kinds, random);
  }
  bool has_searched_since(int viewer, const std::string& stack, std::size_t step) const {
    const auto search = searched_.find({viewer, stack});
    return search != searched_.end() && search->second >= step;
  }
  template <class T>
  static T any(const std::vector<T>& list, Random& random) {
    return list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
  }

  int seats_;
  std::vector<Entry> journal_;
  std::vector<std::set<std::string>> seen_;  // cards, by seat
  std::set<std::string> open_;               // cards
  std::vector<Purchase> purchases_;
  std::map<std::pair<int, std::string>, std::size_t> searched_,
      last_built_;  // seat and stack or tile: the step
};

}  // namespace laguna::server
