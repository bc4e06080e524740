// There is one way to write each action, and only that is read.
#include <set>

#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

TEST(MuranoNotation, writes_actions_as_people_say_them) {
  using Kind = Action::Kind;
  EXPECT_EQ(said(write(act::start(brown))), "start 2");
  EXPECT_EQ(said(write(act::tile(Kind::top, Tile::shop_red))), "top shop-red");
  EXPECT_EQ(said(write(act::tile(Kind::removed, Tile::palace_2))), "removed palace-2");
  EXPECT_EQ(said(write(act::card(Kind::character, 17))), "character 17");
  EXPECT_EQ(said(write(act::card(Kind::special, 0))), "special bank");
  EXPECT_EQ(said(write(act::with(Kind::street, 4))), "street red-blue");
  EXPECT_EQ(said(write(act::bead(Kind::bead, 1))), "bead green");
  EXPECT_EQ(said(write(act::sail({2, 4}))), "sail ring-3 ring-5");
  EXPECT_EQ(said(write(act::sail({kNoSpace, 17}))), "sail red ring-18");
  EXPECT_EQ(said(write(act::pass({2, 4}))), "pass ring-3 ring-5");
  EXPECT_EQ(said(write(act::pass({kNoSpace, 0}))), "pass red ring-1");
  EXPECT_EQ(said(write(act::stack(Kind::buy, Stack::factories))), "buy factory");
  EXPECT_EQ(said(write(act::stack(Kind::search, Stack::palaces))), "search palace");
  EXPECT_EQ(said(write(act::dock(2, 0))), "dock san-donato white");
  EXPECT_EQ(said(write(act::tile(Kind::build, Tile::street))), "build street");
  EXPECT_EQ(said(write(act::income(5))), "income sacca-serenella");
  EXPECT_EQ(said(write(act::produce(2, false))), "produce 2");
  EXPECT_EQ(said(write(act::produce(2, true))), "produce 2 station");
  EXPECT_EQ(said(write(act::sell(Beads::one(1) + Beads::one(0) + Beads::one(0)))), "sell red red green");
  EXPECT_EQ(said(write(act::card(Kind::keep, 17))), "keep 17");
  EXPECT_EQ(said(write(act::card(Kind::keep_card, 14))), "keep assembly-hall");
  EXPECT_EQ(said(write(act::bead(Kind::give, 2))), "give blue");
  EXPECT_EQ(said(write(act::score(38, 2, 0))), "score 38 san-donato");
  EXPECT_EQ(said(write(act::score(7, 2, 4))), "score 7 san-donato 4");
  EXPECT_EQ(said(write(act::score(32, 0, 1 + 2 * 16))), "score 32 sacca-mattia red blue blue");
  EXPECT_EQ(said(write(act::stop())), "stop");
}

// Every action that can be written.
std::vector<Action> all_actions() {
  using Kind = Action::Kind;
  std::vector<Action> all;
  for (Kind kind : {Kind::take_gold, Kind::recruit, Kind::hire, Kind::dismiss, Kind::decline, Kind::stop})
    all.push_back(act::with(kind));
  const auto add = [&](Kind kind, int first, int last) {
    for (int a = first; a <= last; ++a) all.push_back(act::with(kind, a));
  };
  add(Kind::start, 0, 3);
  for (Kind kind : {Kind::top, Kind::removed, Kind::build, Kind::take}) add(kind, 0, 8);
  for (Kind kind : {Kind::character, Kind::keep}) add(kind, 1, 40);
  for (Kind kind : {Kind::special, Kind::keep_card}) add(kind, 0, 14);
  for (Kind kind : {Kind::buy, Kind::search}) add(kind, 0, 4);
  for (Kind kind : {Kind::bead, Kind::give}) add(kind, 0, 2);
  add(Kind::street, 0, 6);
  add(Kind::income, 0, 5);
  add(Kind::on, 0, kStreets - 1);
  add(Kind::on, kFirstSite, kFirstSite + kSites - 1);
  for (int to = 0; to < kRing; ++to)
    for (int ship = 0; ship <= kRing; ++ship)
      for (Kind kind : {Kind::sail, Kind::pass})
        all.push_back(act::with(kind, ship == kRing ? kNoSpace : ship, to));
  for (int island = 0; island < kIslands; ++island)
    for (int colour = 0; colour < 4; ++colour) all.push_back(act::dock(island, colour));
  for (int factories = 1; factories <= kSites; ++factories)
    for (bool station : {false, true}) all.push_back(act::produce(factories, station));
  for (int packed = 1; packed < 64; ++packed) {
    const Beads beads{static_cast<std::uint8_t>(packed)};
    if (beads.count() > 3) continue;
    all.push_back(act::sell(beads));
    for (int character = 32; character <= 37; ++character) all.push_back(act::score(character, 2, packed));
  }
  for (int character = 1; character <= kCharacters; ++character)
    for (int island = 0; island < kIslands; ++island)
      if (!takes_beads(character))
        all.push_back(act::score(character, island, takes_gold(character) ? 8 : 0));
  return all;
}

TEST(MuranoNotation, reads_every_action_as_it_is_written) {
  std::set<std::string> texts;
  const auto actions = all_actions();
  for (const Action& action : actions) {
    EXPECT_EQ(read(write(action)), action) << write(action).view();
    texts.insert(said(write(action)));
  }
  EXPECT_EQ(texts.size(), actions.size());
}

TEST(MuranoNotation, reads_nothing_that_is_written_a_little_differently) {
  for (const Action& action : all_actions()) {
    const std::string text = said(write(action));
    std::string doubled = text, capital = text, zero = text;
    capital[0] = static_cast<char>(capital[0] - 'a' + 'A');
    for (const std::string& wrong : {" " + text, text + " ", text + "\n", text + " x", text + "  ", capital})
      EXPECT_EQ(read(wrong), std::nullopt) << '"' << wrong << '"';
    if (const auto blank = doubled.find(' '); blank != std::string::npos) {
      EXPECT_EQ(read(doubled.insert(blank, " ")), std::nullopt) << doubled;
      EXPECT_EQ(read(text.substr(0, blank)), std::nullopt) << text;
      EXPECT_EQ(read(text.substr(0, blank + 1)), std::nullopt) << text;
    }
    if (const auto digit = zero.find_first_of("0123456789"); digit != std::string::npos) {
      EXPECT_EQ(read(zero.insert(digit, "0")), std::nullopt) << zero;
    }
  }
}

TEST(MuranoNotation, refuses_everything_else) {
  for (std::string_view text : {"",
                                " ",
                                "x",
                                "stop stop",
                                "start 0",
                                "start 5",
                                "start 1 1",
                                "start -1",
                                "start one",
                                "top shop",
                                "top shop-green",
                                "top none",
                                "removed",
                                "character 0",
                                "character 41",
                                "character 017",
                                "special",
                                "special cathedral",
                                "special bank tavern",
                                "street green",
                                "street blue-red",
                                "street red blue",
                                "bead grey",
                                "bead red red",
                                "sail",
                                "sail ring-3",
                                "sail ring-0 ring-1",
                                "sail ring-1 ring-19",
                                "sail ring-03 ring-5",
                                "sail black ring-5",
                                "sail ring-5 red",
                                "sail red red",
                                "sail 3 5",
                                "sail ring-3 to ring-5",
                                "sail ring-3 ring-5 ring-6",
                                "pass",
                                "pass red",
                                "take-gold 2",
                                "take",
                                "buy",
                                "buy shop-red",
                                "buy stop",
                                "search",
                                "search shops",
                                "recruit 3",
                                "dock",
                                "dock san-donato",
                                "dock white san-donato",
                                "dock san-donato red",
                                "dock san-donato white brown",
                                "build",
                                "build shop",
                                "build street red",
                                "income",
                                "income murano",
                                "produce",
                                "produce 0",
                                "produce 49",
                                "produce -1",
                                "produce 1 station station",
                                "produce station",
                                "produce 1 stations",
                                "produce 99999999999",
                                "sell",
                                "sell green red",
                                "sell blue red",
                                "sell grey",
                                "sell red red red red",
                                "sell red green blue blue",
                                "sell 3",
                                "hire 1",
                                "dismiss 1",
                                "keep",
                                "keep 0",
                                "keep 41",
                                "keep bank tavern",
                                "keep Bank",
                                "decline 1",
                                "on",
                                "on san-donato",
                                "on san-donato-c",
                                "on san-donato-a4",
                                "on san-donato-f1",
                                "on san-donato-c5",
                                "on san-donato-C1",
                                "on san-donato-1c",
                                "on san-donato-c01",
                                "give",
                                "give grey",
                                "give red red",
                                "score",
                                "score 38",
                                "score san-donato 38",
                                "score 38 san-donato 4",
                                "score 38 san-donato red",
                                "score 41 san-donato",
                                "score 0 san-donato",
                                "score 7 san-donato",
                                "score 7 san-donato -4",
                                "score 7 san-donato 256",
                                "score 7 san-donato 260",
                                "score 7 san-donato 04",
                                "score 7 san-donato 4 4",
                                "score 7 san-donato red",
                                "sell ",
                                "score 32 sacca-mattia",
                                "score 32 sacca-mattia ",
                                "score 32 sacca-mattia blue red",
                                "score 32 sacca-mattia 3",
                                "score 32 sacca-mattia blue blue blue blue",
                                "stop now"})
    EXPECT_EQ(read(text), std::nullopt) << '"' << text << '"';
}

}  // namespace
}  // namespace laguna::murano::testing
