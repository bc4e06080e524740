// What the quick choice believes in, found by playing against itself. Hundredths of a point, percent or
// turns.
#pragma once

#include <array>

namespace laguna::murano::insight {

struct Haste {
  int gold = 114;  // the first one
  int gold_half = 20;
  int gold_turns = 2;
  int dock_effort = 249;
  int dock_gold = 50;  // for each gold of its price
  int idle_free = 233;
  int idle_docked = 195;
  int dock_idle = -43;       // without a card
  int recruit_docked = 558;  // the best of three unseen characters, if a gondolier waits on a dock
  int recruit_free = 336;    // … or at hand
  int recruit_early = 1531;  // less, in a hundred turns of the table
  int recruit_none = 87;
  int recruit_last = 6;
  std::array<int, 5> tiles = {0, 11, 172, 237, 31};  // at hand, by stack
  int crowd = 3;                                     // with so many at hand another is worth
  int crowded = 45;                                  // … this share
  int income = 55;                                   // a gold of the best income, in ten turns
  int income_from = -20;                             // less is as good as passing
  int customers_to_come = 298;
  int shop_at_hand = 191;
  int factory_built = 150;  // in ten turns
  int factory_most = 8;
  int special_built = -30;
  int special_last = 150;  // in the last turn
  int steer = -46;         // a tile at hand for cards that count it
  int steer_whole = 28;    // … for other cards
  int search_doubt = 86;
  int street = 12;
  int street_blocked = 75;  // with tiles at hand and no open site
  int street_income = 0;    // percent of the best income
  int site = 47;
  int site_wanted = -27;
  int of_others = 29;  // a customer for others' shops
  int end_ahead = 756;
  int end_behind = -296;
  int card_of_others = 828;
  int turn_of_others = 463;
  int quiet = -15;  // a tile that leaves its stack, for each turn in which none did
  std::array<int, 4> beads = {0, 225, -158, -262};
  int bead_turns = 4;
  int card_beads = 826;
  int second_tile = 66, third_tile = 64;  // percent
};

inline constexpr Haste haste;

}  // namespace laguna::murano::insight
