// A few facts of the printed box, counted again by hand; box/box.hpp proves the rest while compiling.
#include "mille_fiori/box/box.hpp"

#include <gtest/gtest.h>

#include <map>

#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Box, has_109_cards_with_the_wheels_that_are_printed) {
  std::map<Symbol, std::string> wheels;
  Cards::whole_deck().each([&](Card one) { wheels[symbol_of(one)] += std::to_string(wheel_of(one)); });
  using enum Symbol;
  const std::map<Symbol, std::string> printed = {{quartz, "1233345"},
                                                 {ash, "1223445"},
                                                 {lime, "1123455"},
                                                 {pigment, "112233445"},
                                                 {key, "11112222333344445555"},
                                                 {lion, "1235"},
                                                 {coin, "1235"},
                                                 {crab, "1235"},
                                                 {cross, "1234"},
                                                 {fish, "1234"},
                                                 {shell, "1234"},
                                                 {glasses, "12345"},
                                                 {carafes, "12345"},
                                                 {jewelry, "12345"},
                                                 {swans, "12345"},
                                                 {ship, "111222333444555"}};
  EXPECT_EQ(wheels, printed);
  EXPECT_EQ(Cards::whole_deck().count(), 109);
}

TEST(Box, workshops_show_seven_quartz_ash_and_lime_and_nine_pigment) {
  using enum Symbol;
  for (Symbol seven : {quartz, ash, lime}) EXPECT_EQ(std::popcount(mask_of(seven)), 7);
  EXPECT_EQ(std::popcount(mask_of(pigment)), 9);
  EXPECT_NE(mask_of(pigment) & mask_of(space("workshop-20")), 0u);
  EXPECT_NE(mask_of(quartz) & mask_of(space("workshop-15")), 0u);
}

// The first letters of the symbols an area shows, in the order of its spaces.
std::string symbols_of(Area area) {
  std::string letters;
  for (int number = 1; number <= kSpacesIn[static_cast<int>(area)]; ++number)
    for (int s = 0; s < kSymbols; ++s)
      if (kAreaOf[s] == area && (mask_of(static_cast<Symbol>(s)) & mask_of(space_at(area, number))) != 0)
        letters += kSymbolName[s].substr(0, 2);
  return letters;
}

TEST(Box, every_space_shows_the_symbol_that_is_printed_there) {
  EXPECT_EQ(symbols_of(Area::workshops),
            "piaspiliaslias"
            "quliquaspiqupiqu"
            "piasqulipiqulipi"
            "qulipiaslipias");
  EXPECT_EQ(symbols_of(Area::nobili),
            "colicr"
            "licrcoli"
            "crcolicrco");
  EXPECT_EQ(symbols_of(Area::populi),
            "shficr"
            "ficrshfi"
            "crshficrsh");
  EXPECT_EQ(symbols_of(Area::trade), "glcajeswglcajeswglcajeswglcajeswglcajesw");
}

TEST(Box, residences_along_the_line_add_up_to_77) {
  int sum = 0;
  for (int number = 1; number <= 20; ++number)
    sum += areas::kMasks.residence_points[index(space_at(Area::residences, number))];
  EXPECT_EQ(sum, 77);
}

TEST(Box, the_route_has_ten_points_four_times_and_three_extra_cards) {
  EXPECT_EQ(std::count(kRoutePoints.begin(), kRoutePoints.end(), 10), 4);
  for (int to = 0; to <= 20; ++to) EXPECT_EQ(route_has_extra_card(to), to == 7 || to == 16 || to == 20);
}

TEST(Box, every_line_of_the_harbor_faces_its_line_of_trade) {
  for (int line = 0; line < 5; ++line) {
    EXPECT_EQ(std::popcount(areas::kMasks.fleet[line]), 3);
    EXPECT_EQ(std::popcount(areas::kMasks.trade_line[line]), 4);
  }
  EXPECT_NE(areas::kMasks.fleet[2] & mask_of(space("harbor-7")), 0u);
  EXPECT_NE(areas::kMasks.trade_line[2] & mask_of(space("trade-12")), 0u);
}

TEST(Box, a_bag_of_cards_counts_copies_and_equal_bags_are_equal) {
  Cards one = cards("key-2 ship-3 key-2"), other = cards("key-2 key-2 ship-3");
  EXPECT_EQ(one, other);
  EXPECT_EQ(one.count(card("key-2")), 2);
  EXPECT_EQ(one.kinds(), 2);
  one.remove(card("key-2"));
  EXPECT_EQ(one, cards("ship-3 key-2"));
  EXPECT_FALSE(one.has(card("ship-2")));
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
