// Every byte that every seat and a spectator is sent, over many games, against what each may know. What is
// where is taken from the database; what each seat has seen, from following the hands around the table.
#include <cstdlib>
#include <set>

#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

using Kinds = std::set<std::string, std::less<>>;
using Bag = std::multiset<std::string>;

bool is_card(std::string_view word) {
  static const Kinds symbols = {"quartz", "ash",   "lime", "pigment", "key",     "lion",    "coin",  "cross",
                                "fish",   "shell", "crab", "glasses", "carafes", "jewelry", "swans", "ship"};
  const std::size_t hyphen = word.rfind('-');
  return hyphen != std::string_view::npos && symbols.contains(word.substr(0, hyphen));
}

// All words of a message, however they are wrapped.
void each_word(std::string_view text, auto visit) {
  constexpr std::string_view kBetween = " \"\\,:;{}[]()";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
    if (end > at) visit(text.substr(at, end - at));
    at = end + 1;
  }
}

// Where every card is and who has seen it.
class Truth {
 public:
  explicit Truth(int seats) : hands_(seats), picks_(seats), held_by_(seats), seen_(seats) {}

  void follow(const Json& event) {
    const std::string kind = event["kind"], card = event.value("card", "");
    const int seat = event.value("seat", 0) - 1;
    if (kind == "turned_up" || kind == "played" || kind == "left_over") open_.insert(card);
    if (kind == "dealt") {
      held_by_[seat] = {seat};
      hands_[seat].insert(card);
      seen_[seat].insert(card);
    }
    if (kind == "picked") picks_[seat] = card;
    if (kind == "picked" || kind == "left_over") hands_[seat].erase(hands_[seat].find(card));
    if (kind == "played" && picks_[seat] == card) picks_[seat].clear();
    if (kind == "passed") pass();
  }
  void remember(const Truth& before) {
    open_.insert(before.open_.begin(), before.open_.end());
    for (std::size_t i = 0; i < seen_.size(); ++i)
      seen_[i].insert(before.seen_[i].begin(), before.seen_[i].end());
  }

  // The first thing in a message to this seat (-1: a spectator) that it must not know, or nothing.
  std::string leak_in(const std::string& message, int seat) const {
    std::string rest = message;
    if (const std::size_t at = rest.find("\"known\":"); at != std::string::npos) {
      const std::size_t begin = at + 8, end = rest.find('}', begin) + 1;
      const Json known = Json::parse(rest.substr(begin, end - begin));
      for (const auto& [other, cards] : known.items())
        if (!may_remember(seat, std::stoi(other) - 1, cards.get<std::vector<std::string>>()))
          return "known " + other;
      rest.erase(at, end - at);
    }
    std::string leak;
    each_word(rest, [&](std::string_view word) {
      if (is_card(word) && !open_.contains(word) && (seat < 0 || !seen_[seat].contains(word))) leak = word;
    });
    return leak;
  }
  // A card that this seat cannot know.
  std::string secret_from(int seat) const {
    for (std::size_t other = 0; other < hands_.size(); ++other)
      for (const std::string& card : hands_[other])
        if (!open_.contains(card) && (seat < 0 || !seen_[seat].contains(card))) return card;
    return "";
  }

 private:
  void pass() {
    std::rotate(hands_.rbegin(), hands_.rbegin() + 1, hands_.rend());
    std::rotate(held_by_.rbegin(), held_by_.rbegin() + 1, held_by_.rend());
    for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
      held_by_[seat].insert(static_cast<int>(seat));
      seen_[seat].insert(hands_[seat].begin(), hands_[seat].end());
    }
  }
  // The hand it once held, and the pick that still lies hidden before its new owner.
  bool may_remember(int seat, int other, const std::vector<std::string>& cards) const {
    Bag all = hands_[other];
    if (!picks_[other].empty()) all.insert(picks_[other]);
    return seat >= 0 && seat != other && held_by_[other].contains(seat) &&
           Bag(cards.begin(), cards.end()) == all;
  }

  std::vector<Bag> hands_;
  std::vector<std::string> picks_;
  std::vector<std::set<int>> held_by_;  // who has held the hand that lies before a seat
  std::vector<Kinds> seen_;
  Kinds open_;
};

// A game of people who choose at random, each on a line of its own, and a spectator.
class WatchedGame {
 public:
  WatchedGame(House& house, int seats, bool tactical, Random& random)
      : house_(house), seats_(seats), random_(random), truth_(seats) {
    std::string options = "seats " + std::to_string(seats) + (tactical ? " tactical" : "");
    made_ = house.open(std::vector<std::string>(seats, "person"), {{"options", options}});
    replica_ = std::move(*Table::open("mille-fiori", options));
    for (int seat = 0; seat < seats; ++seat)
      clients_.push_back(
          std::make_unique<Client>(house.hall, name_of(made_), std::vector{token_of(made_, seat)}));
    clients_.push_back(std::make_unique<Client>(house.hall, name_of(made_), std::vector<std::string>()));
  }

  // Returns the number of bytes read.
  std::size_t play() {
    catch_up();
    while (replica_->turn().kind != Turn::Kind::over && !HasFailure()) {
      std::vector<int> movers;
      replica_->turn().seats.each([&](Seat seat) { movers.push_back(index(seat)); });
      const int seat = movers[random_.below(static_cast<int>(movers.size()))];
      const auto legal = replica_->legal(seat_at(seat));
      const std::string& action = legal[random_.below(static_cast<int>(legal.size()))];
      say(seat, {{"do", "play"}, {"action", action}});
      if (random_.below(20) == 0 && !replica_->undo_problem(seat_at(seat))) say(seat, {{"do", "undo"}});
    }
    return bytes_;
  }

  const Truth& truth() const { return truth_; }

 private:
  static bool HasFailure() { return testing::Test::HasFailure(); }

  void say(int seat, Json message) {
    message.update({{"seat", seat + 1}, {"version", entries_}});
    EXPECT_EQ(clients_[seat]->ask(message), "done");
    catch_up();
  }

  void catch_up() {
    const auto journal = house_.store.journal(name_of(made_));
    for (; entries_ < journal.size(); ++entries_) {
      const Entry& entry = journal[entries_];
      const Seat seat = entry.seat == 0 ? Seat::nobody : seat_at(entry.seat - 1);
      const int before = replica_->steps();
      if (entry.words == kUndo) {
        replica_->undo(seat);
        const Truth past = truth_;
        truth_ = Truth(seats_);
        follow_from(0);
        truth_.remember(past);
      } else {
        if (entry.seat == 0)
          replica_->settle(entry.words);
        else
          replica_->play(seat, entry.words);
        follow_from(before);
      }
    }
    for (int who = 0; who <= seats_; ++who) read_messages(who);
  }
  // Each is read once; the newest about the table is kept, because clients look at it.
  void read_messages(int who) {
    auto& messages = clients_[who]->line().messages;
    for (std::size_t i = kept_[who]; i < messages.size(); ++i) {
      bytes_ += messages[i].size();
      const std::string leak = truth_.leak_in(messages[i], who < seats_ ? who : -1);
      EXPECT_EQ(leak, "") << "seat " << who + 1 << " of " << seats_ << " was told " << messages[i];
    }
    std::erase_if(messages, [](const auto& message) { return !message.starts_with("{\"tell\":\"table\""); });
    messages.erase(messages.begin(), messages.end() - 1);
    kept_[who] = 1;
  }
  void follow_from(int step) {
    for (const Json& told : happenings_of(*replica_, {Seat::nobody, true}, step))
      for (const Json& event : told["events"]) truth_.follow(event);
  }

  House& house_;
  int seats_;
  Random& random_;
  Truth truth_;
  Json made_;
  std::unique_ptr<Table> replica_;
  std::vector<std::unique_ptr<Client>> clients_;
  std::array<std::size_t, kMaxSeats + 1> kept_{};
  std::size_t entries_ = 0, bytes_ = 0;
};

int games_to_watch() {
  const char* games = std::getenv("LAGUNA_LEAK_GAMES");
  return games == nullptr ? 100 : std::atoi(games);
}

class Leaks : public testing::TestWithParam<int> {};

TEST_P(Leaks, nobody_is_told_what_it_may_not_know) {
  House house;
  Random random(20261116, GetParam());
  std::size_t bytes = 0;
  for (int game = 0; game < games_to_watch(); ++game)
    bytes += WatchedGame(house, 2 + GetParam() % 3, GetParam() >= 3, random).play();
  RecordProperty("bytes", std::to_string(bytes));
  std::printf("%d games, %zu bytes read\n", games_to_watch(), bytes);
}
INSTANTIATE_TEST_SUITE_P(AllKindsOfTables, Leaks, testing::Range(0, 6));

TEST(LeakFinder, finds_a_card_that_was_slipped_in) {
  House house;
  const Json made = house.open({"person", "person"});
  Truth truth(2);
  auto replica = std::move(*Table::open("mille-fiori", "seats 2"));
  for (const Entry& entry : house.store.journal(name_of(made))) replica->settle(entry.words);
  for (const Json& told : happenings_of(*replica, {Seat::nobody, true}, 0))
    for (const Json& event : told["events"]) truth.follow(event);
  const std::string secret = truth.secret_from(0);
  ASSERT_NE(secret, "");
  EXPECT_EQ(truth.leak_in(R"({"preview":[{"card":")" + secret + R"("}]})", 0), secret);
  EXPECT_EQ(truth.leak_in(R"({"reason":"cannot pick )" + secret + R"("})", 0), secret);
  EXPECT_EQ(truth.leak_in(R"({"known":{"2":[]}})", 0), "known 2");
  EXPECT_EQ(truth.leak_in(R"({"turn":"pick"})", 0), "");
}

}  // namespace
}  // namespace laguna::server
