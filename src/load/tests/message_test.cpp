#include "load/message.hpp"

#include <gtest/gtest.h>

#include <set>

#include "load/load.hpp"

namespace laguna::load {
namespace {

constexpr std::string_view kTable =
    R"({"tell":"table","wire":1,"table":{"table":"x","version":42,"turn":{"kind":"seats","seats":[1]}},)"
    R"("scenes":[{"seat":1,"view":{"hand":["a"]},"legal":[{"action":"pick a","preview":[{"kind":"scored"}]},)"
    R"({"action":"pick b","preview":[]},{"action":"pass","preview":[]}],"undo":false,"story":{}}]})";

TEST(LoadMessage, is_understood_at_a_glance) {
  EXPECT_EQ(kind_of(kTable), Tell::table);
  EXPECT_EQ(kind_of(R"({"tell":"done","id":1})"), Tell::done);
  EXPECT_EQ(kind_of(R"({"tell":"refused","id":1})"), Tell::refused);
  EXPECT_EQ(kind_of(R"({"tell":"closing"})"), Tell::other);
  EXPECT_EQ(kind_of(""), Tell::other);
  EXPECT_EQ(number_behind(kTable, R"("version":)"), 42);
  EXPECT_EQ(word_behind(kTable, R"("turn":{"kind":")"), "seats");
}

TEST(LoadMessage, every_legal_action_is_chosen_at_times) {
  Random random(1);
  std::set<std::string_view> chosen;
  for (int i = 0; i < 100; ++i) chosen.insert(some_action(kTable, random));
  EXPECT_EQ(chosen, (std::set<std::string_view>{"pick a", "pick b", "pass"}));
}

TEST(LoadMessage, who_has_no_choice_does_nothing) {
  Random random(1);
  EXPECT_EQ(some_action(R"({"tell":"table","scenes":[{"legal":[],"undo":false}]})", random), "");
  EXPECT_EQ(some_action("", random), "");
}

TEST(LoadSpread, is_taken_from_all_times) {
  std::vector<float> times;
  for (int i = 1; i <= 1000; ++i) times.push_back(static_cast<float>(i));
  const Spread spread = spread_of(times);
  EXPECT_EQ(spread.count, 1000u);
  EXPECT_EQ(spread.median, 500);
  EXPECT_EQ(spread.p99, 990);
  EXPECT_EQ(spread.most, 1000);
  EXPECT_EQ(spread_of({}).count, 0u);
}

}  // namespace
}  // namespace laguna::load
