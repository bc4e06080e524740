#include <gtest/gtest.h>

#include <bit>
#include <string>

#include "murano/board_file.hpp"
#include "murano/box/spaces.hpp"
#include "murano/options.hpp"

namespace laguna::murano {
namespace {

// What is said about the default board after a change.
template <class Change>
std::string after(Change change) {
  Print print = kDefaultPrint;
  change(print);
  const auto laid = lay_out(print);
  return laid ? "" : std::string(laid.error());
}

TEST(Board, the_default_has_every_number_of_the_rulebook) {
  const auto laid = lay_out(kDefaultPrint);
  ASSERT_TRUE(laid);
  EXPECT_TRUE(laid->reconstructed);
  EXPECT_EQ(std::popcount(laid->anchors), 8);
  EXPECT_EQ(std::popcount(laid->spaces_of[static_cast<int>(Deed::build)]), 3);
  int streets = 0, sites = 0;
  for (int i = 0; i < kIslands - 1; ++i) {
    streets += std::popcount(laid->streets_of[i]);
    sites += std::popcount(laid->sites_of[i]);
  }
  EXPECT_EQ(streets, kStreetsOfFive);
  EXPECT_EQ(sites, kSitesOfFive);
  EXPECT_EQ(laid->streets_of.back(), ((1ull << kStreets) - 1) & ~((1ull << kStreetsOfFive) - 1));
  EXPECT_EQ(laid->sites_of.back(), ((1ull << kSites) - 1) & ~((1ull << kSitesOfFive) - 1));
}

TEST(Board, the_ring_is_wrong_in_words) {
  EXPECT_EQ(after([](Print& p) { p.ring[0].anchor = false; }), "the ring has 7 anchors, it needs 8");
  EXPECT_EQ(after([](Print& p) { p.ring[1].anchor = true; }), "the ring has 9 anchors, it needs 8");
  EXPECT_EQ(after([](Print& p) { p.ring[0].deed = Deed::income; }),
            "the ring has the action build 2 times, it needs 3");
  EXPECT_EQ(after([](Print& p) { p.ring[3].deed = Deed::factory; }),
            "the ring has the action take-gold 0 times, it needs 1");
}

// What is said if San Donato looked like this.
std::string donato(std::initializer_list<std::string_view> rows) {
  return after([&](Print& print) { print.islands[2].shape = Shape::of(rows); });
}

TEST(Board, an_island_is_wrong_in_words) {
  EXPECT_EQ(donato({"BBSBB", "SSSSS", "BBSBB", ".BSSB"}), "");
  EXPECT_EQ(donato({"BBSBB", "SSSSS", "BBSBB", "BBSSB"}),
            "san-donato-a4 is a building site without a street next to it");
  EXPECT_EQ(donato({"BBSBB", "SSSSS", "BBBBB", ".BSSB"}), "the streets of san-donato are not connected");
  EXPECT_EQ(donato({"S.", ".S"}), "the streets of san-donato are not connected");  // corners do not touch
  EXPECT_EQ(donato({"..", ".."}), "san-donato has no street");
  EXPECT_EQ(donato({"SSSSSSSS", "SSSSSSSS", "SSSSSSSS"}), "san-donato has 24 street spaces, it may have 16");
  EXPECT_EQ(donato({"BBBBBBBB", "SSSSSSSS", "BBBBBBBS", "......BS", ".......B"}),
            "san-donato has 17 building sites, it may have 16");
  EXPECT_EQ(after([](Print& p) { p.islands[4].docks = 0; }), "san-pietro has no dock");
}

TEST(Board, too_few_and_too_many_spaces_are_counted) {
  EXPECT_EQ(donato({"BBSBB", "SSSSS", "BBSBB", ".BSB."}),
            "the islands have 41 street spaces, they need 42 (35 without sacca-serenella)");
  EXPECT_EQ(donato({"BBSBB", "SSSSS", "BBSBB", "..SSB"}),
            "the islands have 47 building sites, they need 48 (40 without sacca-serenella)");
  EXPECT_EQ(after([](Print& p) {
              p.islands[2].shape = Shape::of({"BBSBB", "SSSSS", "BBSBB", ".BSSB", "...SB"});
              p.islands[5].shape = Shape::of({"BBSBB", "SSSSS", "B..BB"});
            }),
            "the islands without sacca-serenella have 36 street spaces, they need 35");
  EXPECT_EQ(after([](Print& p) {
              p.islands[2].shape = Shape::of({"BBSBB", "SSSSS", "BBSBB", ".BSSB", "..B.."});
              p.islands[5].shape = Shape::of({"BBSBB", "SSSSS", ".BSBB"});
            }),
            "the islands without sacca-serenella have 41 building sites, they need 40");
}

TEST(Board, tiles_are_wrong_in_words) {
  EXPECT_EQ(after([](Print& p) { --p.streets[0]; }), "there are 41 street tiles, there must be 42");
  EXPECT_EQ(after([](Print& p) {
              p.streets[1] += p.streets[3];
              p.streets[3] = 0;
            }),
            "there are 0 grey street tiles, but with two or three seats 1 of them are left out");
  EXPECT_EQ(after([](Print& p) {
              p.streets[1] += 15;
              p.streets[0] -= 15;
            }),
            "there are 3 blank street tiles, but with two or three seats 4 of them are left out");
  EXPECT_EQ(after([](Print& p) { p.palaces = {6, 6, 6}; }), "there are 18 palaces, there must be 12");
}

TEST(Board, tables_are_wrong_in_words) {
  EXPECT_EQ(after([](Print& p) { p.gold.from[2] = 4; }),
            "the steps of the table of gold do not increase: 4 comes after 4");
  EXPECT_EQ(after([](Print& p) { p.customers.points[4] = 2; }),
            "the points of the table of customers do not increase: 2 comes after 10");
  EXPECT_EQ(after([](Print& p) { p.colour.from[0] = 0; }),
            "the table of colour begins at 0, it must begin at 1 or more");
}

TEST(Board, streets_open_the_sites_beside_them) {
  const auto street = read_space("san-donato-b2"), below = read_space("san-donato-b3");
  ASSERT_TRUE(street && below);
  EXPECT_TRUE(street->street);
  EXPECT_FALSE(below->street);
  const std::uint64_t above = 1ull << read_space("san-donato-b1")->number;
  EXPECT_EQ(layout.beside[street->number], above | 1ull << below->number);
}

TEST(Board, every_space_reads_as_it_is_written) {
  for (int street = 0; street < kStreets; ++street)
    EXPECT_EQ(read_space(write_street(street)), (SpaceNumber{true, street}));
  for (int site = 0; site < kSites; ++site)
    EXPECT_EQ(read_space(write_site(site)), (SpaceNumber{false, site}));
  EXPECT_EQ(write_street(14).view(), "san-donato-c1");
  for (std::string_view text : {"", "-", "san-donato", "san-donato-a4", "san-donato-c0", "san-donato-c9",
                                "san-donato-C1", "san-donato-c01", "donato-c1", "san-donato-c1 ", "-c1"})
    EXPECT_FALSE(read_space(text)) << text;
}

TEST(Board, rings_actions_and_islands_have_names) {
  EXPECT_EQ(write_ring(6).view(), "ring-7");
  for (int space = 0; space < kRing; ++space) EXPECT_EQ(read_ring(write_ring(space)), space);
  for (std::string_view text : {"ring-0", "ring-19", "ring-", "ring-07", "ring", "Ring-1"})
    EXPECT_FALSE(read_ring(text)) << text;
  for (int deed = 0; deed < kDeeds; ++deed)
    EXPECT_EQ(read_deed(write(static_cast<Deed>(deed))), static_cast<Deed>(deed));
  for (int island = 0; island < kIslands; ++island)
    EXPECT_EQ(read_island(write(static_cast<Island>(island))), static_cast<Island>(island));
  EXPECT_FALSE(read_deed("sail"));
  EXPECT_FALSE(read_island("murano"));
}

TEST(Board, its_number_stands_for_what_matters_in_play) {
  const std::uint32_t id = lay_out(kDefaultPrint)->id;
  const auto id_after = [](auto change) {
    Print print = kDefaultPrint;
    change(print);
    return lay_out(print)->id;
  };
  EXPECT_EQ(id, 0xe0fffd25u);  // records name it: it must never change by itself
  EXPECT_EQ(id_after([](Print& p) { p.reconstructed = false; }), id);
  EXPECT_EQ(id_after([](Print& p) { p.islands[0].shape.add("....."); }), id);  // more water
  EXPECT_NE(id_after([](Print& p) { std::swap(p.ring[0], p.ring[1]); }), id);
  EXPECT_NE(id_after([](Print& p) { std::swap(p.ring[0].anchor, p.ring[1].anchor); }), id);
  EXPECT_NE(id_after([](Print& p) { p.islands[0].docks = 7; }), id);
  EXPECT_NE(id_after([](Print& p) {
              p.islands[5].shape = Shape::of({"BBSBB", ".SSS.", "BBSBB", "..S..", "..S.."});
            }),
            id);
  EXPECT_NE(id_after([](Print& p) { p.palaces = {3, 4, 5}; }), id);
  EXPECT_NE(id_after([](Print& p) { p.colour.points[4] = 16; }), id);
}

TEST(Board, options_name_the_board_and_refuse_another) {
  EXPECT_EQ(write(Options{.seats = 3}).view(), "seats 3 board e0fffd25");
  for (std::uint8_t seats : {2, 3, 4}) {
    EXPECT_EQ(read_options(write(Options{.seats = seats})), Options{.seats = seats});
    EXPECT_EQ(read_options((Text("seats ") + seats).view()), Options{.seats = seats});
  }
  const auto other = read_options("seats 4 board 1a2b3c4d");
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().view(),
            "this game was played on the board 1a2b3c4d, but e0fffd25 is in use; give its file with "
            "--murano-board");
  for (std::string_view text :
       {"", "seats", "seats 1", "seats 5", "seats 4 ", "seats 4 board", "seats 4 board e0fffd2",
        "seats 4 board e0fffd255", "seats 4 board E0FFFD25", "seats 4  board e0fffd25",
        "seats 4 board e0fffd25 ", "seats 4 bord 1a2b3c4d", "places 4", "seats 4 tactical", "seats 04"}) {
    const auto read = read_options(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().view(), "") << text;
  }
}

}  // namespace
}  // namespace laguna::murano
