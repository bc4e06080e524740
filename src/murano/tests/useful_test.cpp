// A move is allowed only if the turn can still end in an action that does something and can be paid.
#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

// White has what the picture says, but no gondolier and nothing to buy, draw or recruit.
Picture barren(Picture p) {
  for (Stack stack : {Stack::streets, Stack::factories, Stack::shops, Stack::palaces, Stack::specials})
    p.left(stack, 0);
  while (p.open.characters_left > 0) p.characters(grey, {std::countr_zero(p.state.characters.fresh) + 1});
  p.at_hand(white, 7).docks(white,
                            "sacca-mattia white santa-teresa white san-donato white santa-chiara white "
                            "san-pietro white sacca-serenella white san-donato grey");
  return p;
}

// Eight ships in a row: only the first of them sails. Its free spaces are dock, build, palace, special,
// production, factory, shop (12 to 18) and build, dock, recruit (1 to 3). Taking gold, which always does
// something, is under the last ship.
constexpr std::string_view kTwelveToThree = "...brbbbbbb.......";
// Here they are build, dock, recruit, take-gold, gondolier, palace, build, factory, shop, income (1 to 10).
constexpr std::string_view kOneToTen = "..........brbbbbbb";

Told sails(Picture& p, std::string_view ring, int gold) { return p.ring(ring).gold(white, gold).may("sail"); }
Told from_eleven(const std::vector<int>& spaces) {
  Told texts;
  for (int space : spaces) texts.push_back("sail ring-11 ring-" + std::to_string(space));
  return texts;
}

// Exactly these spaces can be sailed to with this gold, and none with less.
void expect_price(Picture p, int gold, const std::vector<int>& spaces) {
  EXPECT_EQ(sails(p, kTwelveToThree, gold), from_eleven(spaces));
  if (gold == 0) return;
  EXPECT_EQ(sails(p, kTwelveToThree, gold - 1), Told());
}
// With enough gold for a few moves within the row too.
void expect_never(Picture p) { EXPECT_EQ(sails(p, kTwelveToThree, 9), Told()); }

constexpr std::string_view kStreet = R"(
    B  B  S  B  B
    S  r  S  S  S
    B  B  S  B  B
    .  B  S  S  B)";

TEST(Useful, M4_if_nothing_can_be_done_nobody_sails_and_one_may_only_pass) {
  Picture p = barren(Picture());
  expect_never(p);
  EXPECT_EQ(p.ring(kTwelveToThree).may().size(), 10u);
  EXPECT_EQ(p.may("pass").size(), 10u);
}

TEST(Useful, M4_taking_gold_always_does_something) {
  Picture p = barren(Picture());
  EXPECT_EQ(sails(p, kOneToTen, 0), Told{"sail ring-18 ring-4"});
}

TEST(Useful, M4_a_stack_must_not_be_empty_and_its_price_be_at_hand) {
  const auto with_one = [](Stack stack) {
    Picture p = barren(Picture());
    p.open.stacks[static_cast<int>(stack)] = 1;
    return p;
  };
  expect_price(with_one(Stack::palaces), 2, {14});
  expect_price(with_one(Stack::specials), 2, {15});
  expect_price(with_one(Stack::factories), 1, {17});
  expect_price(with_one(Stack::shops), 2, {18});
}

TEST(Useful, M4_building_needs_a_street_to_draw_and_a_space_for_it) {
  Picture p = barren(Picture());
  p.open.stacks[0] = p.open.drawable[0] = 1;
  expect_price(p, 0, {1, 13});
  p.open.paved = p.open.street_spaces();
  expect_never(p);
}

TEST(Useful, M4_or_building_needs_a_tile_and_a_site_for_it) {
  for (std::string_view tile : {"factory", "special", "shop-red", "palace-2"}) {
    Picture p;
    p.tiles(white, tile);
    expect_never(barren(p));  // no street anywhere
    p.island("san-donato", kStreet);
    expect_price(barren(p), 0, {1, 13});
    p.open.built = p.open.sites();
    expect_never(barren(p));
  }
  Picture p;
  p.island("san-donato", kStreet).tiles(brown, "factory shop-red");
  expect_never(barren(p));
}

TEST(Useful, M4_production_needs_a_bead_to_sell_or_to_make) {
  Picture p;
  p.beads(white, "green");
  expect_price(barren(p), 0, {16});
  Picture q;
  q.island("san-donato", "B B S B B  S S r S S  B wF S B B  . B S S B");
  expect_price(barren(q.points(white, 2)), 0, {16});
  expect_never(barren(q.points(white, 1)));
  q.points(white, 5).open.bag = {};
  expect_never(barren(q));
  Picture r;
  r.island("san-donato", "B B S B B  S S r S S  B bF S B B  . B S S B").beads(brown, "red");
  expect_never(barren(r));
}

TEST(Useful, M4_recruiting_needs_a_card_in_the_deck_and_its_price) {
  Picture p = barren(Picture());
  p.open.characters_left = 1;
  expect_price(p, 1, {3});
  Picture q = barren(Picture().characters(white, {3, 4}));
  expect_never(q);
  q.open.characters_left = 1;
  expect_price(q, 3, {3});
}

TEST(Useful, M4_placing_a_gondolier_needs_one_at_hand_a_free_dock_and_its_price) {
  Picture p = barren(Picture());
  p.of(white).gondoliers = 1;
  expect_price(p, 5, {2, 12});  // own docks are taken
  p.of(white).docks = 0;
  expect_price(p, 2, {2, 12});
  p.of(brown).docks = own_docks(white);
  expect_price(p, 5, {2, 12});
  p.of(brown).docks = 0xffffff;
  expect_never(p);
  p.of(brown).docks = 0;
  p.of(white).gondoliers = 0;
  expect_never(p);
}

TEST(Useful, M4_one_can_dismiss_whom_one_has_and_hire_whom_one_can_pay) {
  Picture p = barren(Picture());
  p.of(white).gondoliers = 1;
  EXPECT_EQ(sails(p, kOneToTen, 0), (Told{"sail ring-18 ring-4", "sail ring-18 ring-5"}));
  p.of(white).gondoliers = 0;
  p.of(white).supply = 1;
  EXPECT_EQ(sails(p, kOneToTen, 0), Told{"sail ring-18 ring-4"});
  for (int gold : {2, 3}) {
    Picture q = p;
    q.ring(kOneToTen).gold(white, gold);
    Murano::apply(q.state, white, *read("sail ring-18 ring-5"), Silence());
    EXPECT_EQ(q.deeds(), gold == 3 ? Told{"hire"} : Told());
  }
}

TEST(Useful, M4_an_income_is_at_least_1_gold) {
  const auto with = [](std::string_view drawing) {
    Picture p;
    Picture q = barren(p.island("san-donato", drawing));
    return sails(q, kOneToTen, 0);
  };
  const Told none = {"sail ring-18 ring-4"}, some = {"sail ring-18 ring-4", "sail ring-18 ring-10"};
  EXPECT_EQ(with("B B S B B  S S r S S  B wR S B B  . B S S B"), some);
  EXPECT_EQ(with("B B S B B  S S r S S  B bR S B B  . B S S B"), none);  // of another seat
  EXPECT_EQ(with("B B S B B  S S b S S  B wR S B B  . B S S B"), none);  // of another colour
  EXPECT_EQ(with("B B S B B  S S bg S S  B wR S wG B  . B S S B"), some);
  Picture p;
  p.island("san-donato", "B B S B B  S S r S S  B B S B B  . B S S B");
  p.island("san-pietro", ". B B .  B _ S B  wR S S B  . S S B");  // of another island
  Picture q = barren(p);
  EXPECT_EQ(sails(q, kOneToTen, 0), none);
}

TEST(Useful, M4_a_move_may_lead_nowhere_if_the_next_one_leads_somewhere) {
  Picture p = barren(Picture());
  EXPECT_EQ(sails(p, kOneToTen, 1),  // over the space for taking gold, so that the next ship can sail there
            (Told{"sail ring-18 ring-4", "sail ring-18 ring-5", "sail ring-18 ring-6", "sail ring-18 ring-7",
                  "sail ring-18 ring-8", "sail ring-18 ring-9", "sail ring-18 ring-10"}));
  p.does("sail ring-18 ring-5");
  EXPECT_EQ(p.may(), Told{"sail ring-17 ring-4"});
  EXPECT_EQ(p.does("sail ring-17 ring-4", "take-gold"),
            (Told{"w sails ring-17 ring-4 -1 gold M2", "w takes +2 gold A1"}));
}

}  // namespace
}  // namespace laguna::murano::testing
