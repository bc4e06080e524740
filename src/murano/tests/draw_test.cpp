#include "murano/draw.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "murano/tests/drawn.hpp"

namespace laguna::murano {
namespace {

using namespace pictures;

// A terminal of 40 rows has to hold the log and the choices as well.
constexpr int kRowsAllowed = 34;
constexpr int kStackRow = 16;

// Set LAGUNA_BLESS to write the picture anew, and read it before it is committed.
TEST(MuranoDraw, a_game_in_its_middle_looks_like_the_picture) {
  const std::string text = text_of(position(4, 571, 331), seat_at(0));
  const std::string path = "src/murano/tests/board.txt";
  if (std::getenv("LAGUNA_BLESS") != nullptr) std::ofstream(path) << text;
  std::stringstream picture;
  picture << std::ifstream(path).rdbuf();
  EXPECT_EQ(text, picture.str());
}

TEST(MuranoDraw, a_spectator_sees_the_same_whatever_the_secrets_are) {
  int secrets = 0;
  each_position(6, [&](const State& state, Random& random) {
    const View seen = observe(state, Seat::nobody);
    const State other = imagine(seen, random);
    secrets += state.characters.hands != other.characters.hands || state.shops.kind != other.shops.kind;
    EXPECT_TRUE(difference(drawn(state), drawn(other)).empty()) << text_of(state) << text_of(other);
  });
  EXPECT_GT(secrets, 100);
}

TEST(MuranoDraw, a_seat_sees_the_same_whatever_the_secrets_of_the_others_are) {
  each_position(6, [&](const State& state, Random& random) {
    const State other = imagine(observe(state, seat_at(1)), random);
    EXPECT_TRUE(difference(drawn(state, seat_at(1)), drawn(other, seat_at(1))).empty());
  });
}

TEST(MuranoDraw, every_position_fits_the_sheet) {
  each_position(20, [](const State& state, Random&) {
    state.open.everyone().each([&](Seat seat) {
      const Canvas canvas = drawn(state, seat);
      EXPECT_LE(canvas.rows(), kRowsAllowed) << text_of(canvas);
      EXPECT_TRUE(line_of(canvas, kStackRow).contains("blue")) << text_of(canvas);
      EXPECT_EQ(canvas.at(kStackRow, 99).glyph, U' ');
    });
    EXPECT_LE(drawn(reveal(state)).rows(), kRowsAllowed);
  });
}

TEST(MuranoDraw, all_own_characters_and_tiles_are_shown) {
  each_position(10, [](const State& state, Random&) {
    const std::string text = text_of(state, seat_at(0));
    const Hand hand = hand_of(state, seat_at(0));
    for (std::uint64_t rest = hand.characters; rest != 0; rest &= rest - 1) {
      const int character = std::countr_zero(rest) + 1;
      const Text line = drawing::padded(character, 2) + " " + drawing::in_short(character);
      EXPECT_TRUE(text.contains(line.view())) << line.view() << "\n" << text;
    }
    const auto shows = [&](Tile tile) { return text.contains(kTileName[static_cast<int>(tile)]); };
    for (int kind = 0; kind < kKinds; ++kind) {
      EXPECT_TRUE(hand.shops[kind] == 0 || shows(shop_of(kind))) << text;
      EXPECT_TRUE(hand.palaces[kind] == 0 || shows(palace_of(kind))) << text;
    }
  });
}

TEST(MuranoDraw, each_ring_space_shows_a_ship_in_a_place_of_its_own) {
  State state = new_game(4);
  state.open.ships.black = 0;
  state.open.ships.red = 0;
  const Canvas empty = drawn(state);
  Places taken;
  for (int space = 1; space < kRing; ++space) {
    State with = state;
    with.open.ships.black = at(space);
    const Canvas canvas = drawn(with);
    const Places changed = difference(empty, canvas);
    ASSERT_EQ(changed.size(), 1u) << space;
    EXPECT_EQ(canvas.at(changed.begin()->first, changed.begin()->second).glyph, U'▲');
    EXPECT_TRUE(taken.insert(*changed.begin()).second);
  }
}

TEST(MuranoDraw, each_space_of_an_island_stands_below_its_letter_and_beside_its_number) {
  for (int street = 0; street < kStreets; ++street) {
    State state = new_game(4);
    const Cell cell = layout.street_cell[street];
    const auto shown = [&] {
      return shown_at(drawn(state), kIslandName[cell.island], static_cast<char>('a' + cell.column),
                      cell.row + 1);
    };
    EXPECT_EQ(shown(), "···");
    state.open.paved = std::uint64_t{1} << street;
    EXPECT_EQ(shown(), "═══");
    state.open.customers[0] = state.open.paved;
    EXPECT_EQ(shown(), "═r═");
    state.open.customers[2] = state.open.paved;
    EXPECT_EQ(shown(), "r═g");
  }
  for (int site = 0; site < kSites; ++site) {
    State state = new_game(4);
    const Cell cell = layout.site_cell[site];
    const auto shown = [&] {
      return shown_at(drawn(state), kIslandName[cell.island], static_cast<char>('a' + cell.column),
                      cell.row + 1);
    };
    EXPECT_EQ(shown(), " ▫ ");
    state.open.beside = std::uint64_t{1} << site;
    EXPECT_EQ(shown(), "[ ]");
    state.open.built = state.open.factories[2] = state.open.beside;
    EXPECT_EQ(shown(), "F O");
    std::swap(state.open.factories[2], state.open.shops[3]);
    state.open.shops_of[1] = state.open.built;
    EXPECT_EQ(shown(), "SbG");
    state.open.palaces[1] = state.open.built;
    EXPECT_EQ(shown(), "P2 ");
    state.open.specials = state.open.built;
    EXPECT_EQ(shown(), " ★ ");
  }
}

TEST(MuranoDraw, docks_show_whose_gondolier_stands_there_and_whether_it_has_scored) {
  State state = new_game(3);
  EXPECT_TRUE(text_of(state).contains("san-donato w b o g"));
  state.open.players[2].docks = 1u << (4 * static_cast<int>(Island::san_donato) + 1);
  EXPECT_TRUE(text_of(state).contains("san-donato w O o g"));
  state.open.scored = state.open.players[2].docks;
  EXPECT_TRUE(text_of(state).contains("san-donato w O✓o g"));
}

TEST(MuranoDraw, sacca_serenella_is_drawn_for_four_seats_only) {
  EXPECT_TRUE(text_of(new_game(4)).contains("sacca-serenella"));
  EXPECT_FALSE(text_of(new_game(3)).contains("sacca-serenella"));
}

// At the start of a game ring-9, free behind a ship on ring-7, costs nothing; ring-7 has to be cleared first.
TEST(MuranoDraw, prices_are_shown_to_whoever_sails) {
  const State state = turn_of_white(2);
  const std::string own = line_of(drawn(state, seat_at(0)), 1);
  EXPECT_TRUE(own.starts_with(" 9 shop         0$")) << own;
  EXPECT_TRUE(own.contains(" 7 build      ▲ 1$")) << own;
  EXPECT_FALSE(text_of(state, seat_at(1)).contains(" 7 build      ▲ 1$"));
  EXPECT_FALSE(text_of(state).contains(" 7 build      ▲ 1$"));
}

TEST(MuranoDraw, what_cannot_be_paid_has_no_price) {
  State state = turn_of_white(2);
  state.open.players[0].gold = 1;
  const std::string top = line_of(drawn(state, seat_at(0)), 1);
  EXPECT_TRUE(top.starts_with(" 9 shop              8 factory      0$")) << top;
}

TEST(MuranoDraw, an_empty_stack_and_the_last_turns_are_announced) {
  State state = turn_of_white(3);
  EXPECT_FALSE(text_of(state).contains("the end"));
  state.open.stacks[static_cast<int>(Stack::shops)] = 0;
  EXPECT_TRUE(text_of(state).contains("One stack is empty. The next one brings the end."));
  state.open.ending = seat_at(2);
  EXPECT_TRUE(text_of(state).contains("Last turns: White Brown\n"));
}

TEST(MuranoDraw, quiet_turns_are_counted_when_the_end_is_near) {
  State state = turn_of_white(2);
  state.open.quiet = 79;
  EXPECT_FALSE(text_of(state).contains("No tile has left"));
  state.open.quiet = 80;
  EXPECT_TRUE(text_of(state).contains("No tile has left a stack for 80 turns."));
}

TEST(MuranoDraw, the_red_ship_and_a_ship_that_has_moved_read_without_colour) {
  State state = turn_of_white(2);
  state.open.ships.sail({6, 8});  // ring-7 to ring-9
  state.open.phase = Phase::act;
  EXPECT_TRUE(line_of(drawn(state), 1).starts_with(" 9 shop       △◂"));
  EXPECT_TRUE(text_of(state).contains("   R"));
  EXPECT_TRUE(text_of(state).starts_with("Murano  W White acts on ring-9, or sails on for 1 gold"));
}

TEST(MuranoDraw, with_every_card_open_all_hands_are_shown) {
  State state = turn_of_white(2);
  state.characters.hands[1] = 1u << 16;
  EXPECT_TRUE(text_of(drawn(reveal(state))).contains("Hidden   B     17"));
  EXPECT_FALSE(text_of(state).contains("Hidden"));
}

TEST(MuranoDraw, characters_in_short_keep_to_their_column) {
  for (int character = 1; character <= kCharacters; ++character)
    EXPECT_LE(drawing::length_of(drawing::in_short(character)), drawing::kWorthColumn - 5) << character;
}

}  // namespace
}  // namespace laguna::murano
