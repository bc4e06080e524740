// What the appraisal believes in, found by playing against itself. Hundredths of a point, percent or turns.
#pragma once

#include <array>

namespace laguna::murano::insight {

inline constexpr int kPoint = 100;

struct Taste {
  int turns_per_tile = 300;  // hundredths of a turn of the table, for each tile that is missing to the end
  int street_share = 60;     // of a tile
  int hold = 35;             // what may get lost of something that is met already
  int step = 58;             // how sure is one step to something that is not met yet
  int ready = 50;            // how much of a step a tile at hand is
  int growth = 52;           // of the tiles left that will be built
  int steer = 60;            // of a tile at hand for a card that counts it
  int dock_effort = 120;     // a turn to dock
  int idle_free = 200;       // a gondolier without a card, at hand and on a dock
  int idle_docked = 150;
  int idle_turns = 15;
  int gold = 170;      // the first one
  int gold_half = 16;  // with so much gold another one is worth a quarter
  int gold_turns = 3;
  int tile = 60;  // of a tile's points while it is not built
  int tile_extra = 30;
  int tile_crowd = 4;     // more than so many are worth less
  int site = 40;          // an open site for a tile at hand
  int income = 300;       // a gold of the best income, in ten turns
  int income_from = 100;  // less is as good as passing
  int customers_to_come = 110;
  int shop_at_hand = 60;
  int factory = 60;
  int factory_most = 3;
  int special_card = 180;
  int special_turns = 5;
  int bead_hope = 12;  // hundredths of a bead for a factory, in five turns
  int search_doubt = 10;
  int patience = 24;  // turns in which nothing is bought
  int end_ahead = 1000;
  int card_of_others = 950;
  int turn_of_others = 500;
  std::array<int, 4> beads = {0, 180, 450, 800};  // so many of a colour
  int bead_turns = 3;
  std::array<int, 15> cards = {250, 350, 250, 250, 250, 300, 150, 200, 500, 150, 150, 150, 150, 150, 100};
};

}  // namespace laguna::murano::insight
