// What is printed on the board: symbols, numbers, lines and triangles, as masks ready for the rules.
#pragma once

#include "mille_fiori/box/cards.hpp"
#include "mille_fiori/box/spaces.hpp"

namespace laguna::mille_fiori {

using Mask = std::uint64_t;

// Highest first; a player's diamond marks the one that was earned.
inline constexpr std::array kBonus = {20, 15, 10, 5};
inline constexpr std::array<std::string_view, kAreas> kAreaName = {"Workshops", "Residences", "Nobili",
                                                                   "Populi",    "Trade",      "Harbor"};

namespace print {

using enum Symbol;

inline constexpr std::array kWorkshops = {
    pigment, ash,  pigment, lime, ash,     lime,    ash,               //
    quartz,  lime, quartz,  ash,  pigment, quartz,  pigment, quartz,   //
    pigment, ash,  quartz,  lime, pigment, quartz,  lime,    pigment,  //
    quartz,  lime, pigment, ash,  lime,    pigment, ash};

inline constexpr std::array<std::array<int, 3>, 10> kTriples = {{{1, 8, 9},
                                                                 {2, 3, 10},
                                                                 {4, 11, 12},
                                                                 {5, 6, 13},
                                                                 {7, 14, 15},
                                                                 {16, 17, 24},
                                                                 {18, 25, 26},
                                                                 {19, 20, 27},
                                                                 {21, 28, 29},
                                                                 {22, 23, 30}}};

inline constexpr std::array kResidences = {2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3};
inline constexpr std::array kDifferentNumbers = {1, 2, 3, 4, 5, 10};

// Top level, second level, bottom.
inline constexpr std::array kNobili = {coin, lion,  cross, lion, cross, coin,
                                       lion, cross, coin,  lion, cross, coin};
inline constexpr std::array kPopuli = {shell, fish, crab,  fish, crab, shell,
                                       fish,  crab, shell, fish, crab, shell};

inline constexpr std::array kCommodities = {glasses, carafes, jewelry, swans};

}  // namespace print

inline constexpr int kTradeLines = 5;
inline constexpr int kShipsInLine = 3;

namespace areas {

struct Masks {
  std::array<Mask, kSymbols> symbol{};     // the spaces that show a symbol
  std::array<Mask, 128> triple{};          // the three workshops around a workshop's extra-card symbol
  std::array<Mask, 6> residence_number{};  // the residences with each of the different numbers
  std::array<std::uint8_t, 128> residence_points{};
  std::array<Mask, kTradeLines> trade_line{}, fleet{};
};

constexpr Masks make_masks() {
  Masks masks;
  auto show = [&](Area area, int number, Symbol symbol) {
    masks.symbol[static_cast<int>(symbol)] |= mask_of(space_at(area, number));
  };
  for (int number = 1; number <= 30; ++number) show(Area::workshops, number, print::kWorkshops[number - 1]);
  for (const auto& triple : print::kTriples) {
    Mask three = 0;
    for (int number : triple) three |= mask_of(space_at(Area::workshops, number));
    for (int number : triple) masks.triple[index(space_at(Area::workshops, number))] = three;
  }
  for (int number = 1; number <= 20; ++number) {
    const Space space = space_at(Area::residences, number);
    show(Area::residences, number, Symbol::key);
    masks.residence_points[index(space)] = static_cast<std::uint8_t>(print::kResidences[number - 1]);
    for (int k = 0; k < 6; ++k)
      if (print::kDifferentNumbers[k] == print::kResidences[number - 1])
        masks.residence_number[k] |= mask_of(space);
  }
  for (int number = 1; number <= 12; ++number) {
    show(Area::nobili, number, print::kNobili[number - 1]);
    show(Area::populi, number, print::kPopuli[number - 1]);
  }
  for (int number = 1; number <= 20; ++number) {
    show(Area::trade, number, print::kCommodities[(number - 1) % 4]);
    masks.trade_line[(number - 1) / 4] |= mask_of(space_at(Area::trade, number));
  }
  for (int number = 1; number <= 15; ++number) {
    show(Area::harbor, number, Symbol::ship);
    masks.fleet[(number - 1) / kShipsInLine] |= mask_of(space_at(Area::harbor, number));
  }
  return masks;
}

inline constexpr Masks kMasks = make_masks();

}  // namespace areas

// The spaces that show this symbol, in the word of the symbol's area.
constexpr Mask mask_of(Symbol symbol) { return areas::kMasks.symbol[static_cast<int>(symbol)]; }

}  // namespace laguna::mille_fiori
