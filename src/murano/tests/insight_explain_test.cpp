// Reasons for people, and what personas like.
#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

// Reasons as words: "points 6", "character.island san-donato".
class Reasons {
 public:
  explicit Reasons(Told& words, std::string before = "") : words_(words), before_(std::move(before)) {}
  void number(std::string_view key, int value) const { add(key, std::to_string(value)); }
  void flag(std::string_view key, bool value) const {
    if (value) words_.push_back(before_ + std::string(key));
  }
  void word(std::string_view key, std::string_view value) const { add(key, std::string(value)); }
  void group(std::string_view key, auto&& fill) const {
    fill(Reasons(words_, before_ + std::string(key) + "."));
  }

 private:
  void add(std::string_view key, const std::string& value) const {
    words_.push_back(before_ + std::string(key) + " " + value);
  }
  Told& words_;
  std::string before_;
};

Told reasons(const Picture& p, std::string_view action) {
  Told words;
  Murano::explain(observe(p.state, p.open.acting), *read(action), Reasons(words));
  return words;
}

constexpr std::string_view kStreets = R"(
    B  B  S  B  B
    r  r  S  S  S
    B  B  S  B  B
    .  B  S  S  B)";
constexpr std::string_view kShops = R"(
    bR bR S  B  B
    r  r  S  S  S
    B  B  S  B  B
    .  B  S  S  B)";

TEST(MuranoExplain, points_and_gold) {
  Picture p(2);
  p.acts(white, "build").tiles(white, "palace-1").island("san-donato", kStreets).does("build palace-1");
  EXPECT_EQ(reasons(p, "on san-donato-b1"), (Told{"points 3", "gold 0"}));
  Picture other(2);
  other.acts(white, "take-gold");
  EXPECT_EQ(reasons(other, "take-gold"), (Told{"points 0", "gold 2"}));
}

TEST(MuranoExplain, points_of_the_next_tile_of_the_turn_are_not_those_of_this_one) {
  Picture p(2);
  p.acts(white, "build").tiles(white, "palace-1 palace-1").island("san-donato", kStreets);
  EXPECT_EQ(reasons(p, "build palace-1").front(), "points 3");
  p.does("build palace-1");
  EXPECT_EQ(reasons(p, "on san-donato-b1").front(), "points 3");
}

TEST(MuranoExplain, a_ship_sails_for_something_and_has_a_price) {
  Picture p(2);
  EXPECT_EQ(reasons(p, "sail ring-3 ring-4"),
            (Told{"points 0", "gold 2", "deed take-gold", "price 0", "best.action take-gold"}));
}

TEST(MuranoExplain, the_end_that_comes) {
  Picture p(2);
  p.left(Stack::specials, 0).left(Stack::factories, 1).acts(white, "factory");
  EXPECT_EQ(reasons(p, "buy factory"), (Told{"points 0", "gold -1", "ends"}));
}

TEST(MuranoExplain, the_own_character_that_gains_by_a_dock) {
  Picture p(2);
  p.characters(white, {38}).acts(white, "dock").island("san-donato", kShops);
  EXPECT_EQ(reasons(p, "dock san-donato white"),
            (Told{"points 0", "gold -2", "character.number 38", "character.island san-donato",
                  "character.before 0", "character.after 8"}));
}

TEST(MuranoExplain, the_own_character_that_gains_by_a_tile) {
  Picture p(2);
  p.characters(white, {38, 9}).docks(white, "san-donato white").tiles(white, "shop-red");
  p.acts(white, "build").island("san-donato", kShops).does("build shop-red");
  EXPECT_EQ(reasons(p, "on san-donato-a3"),
            (Told{"points 2", "gold 0", "character.number 38", "character.island san-donato",
                  "character.before 8", "character.after 12"}));
}

TEST(MuranoExplain, a_dock_that_somebody_else_could_have_used) {
  Picture p(2);
  p.acts(white, "dock");
  EXPECT_EQ(reasons(p, "dock san-donato brown"),
            (Told{"points 0", "gold -5", "denies.seat 2", "denies.what san-donato brown"}));
  EXPECT_EQ(reasons(p, "dock san-donato grey"), (Told{"points 0", "gold -5"}));
}

TEST(MuranoExplain, a_scored_character_brings_its_points) {
  Picture p(2);
  p.characters(white, {38}).docks(white, "san-donato white").island("san-donato", kShops).ends(white);
  EXPECT_EQ(reasons(p, "score 38 san-donato"), (Told{"points 8", "gold 0"}));
}

TEST(MuranoExplain, who_is_not_asked_has_no_reasons) {
  Told words;
  Murano::explain(observe(Picture(2).state, brown), *read("sail ring-3 ring-4"), Reasons(words));
  EXPECT_EQ(words, Told());
}

TEST(MuranoLean, each_persona_likes_something_else) {
  const Picture plain(3);
  const auto likes = [&](int leaning, const Picture& p) {
    return Murano::lean(leaning, p.state, white) - Murano::lean(leaning, plain.state, white);
  };
  Picture cards(3), points(3), shop(3);
  cards.characters(white, {9}).docks(white, "san-donato white");
  EXPECT_GT(likes(0, cards), 0);
  EXPECT_EQ(likes(1, cards), 0);
  EXPECT_EQ(likes(2, cards), 0);
  points.points(orange, 30);
  EXPECT_EQ(likes(0, points), 0);
  EXPECT_LT(likes(1, points), 0);
  EXPECT_EQ(likes(2, points), 0);
  shop.island("san-donato", R"(
    wR B  S  B  B
    r  r  S  S  S
    B  B  S  B  B
    .  B  S  S  B)");
  EXPECT_EQ(likes(1, shop), 0);
  EXPECT_GT(likes(2, shop), 0);
}

}  // namespace
}  // namespace laguna::murano::testing
