// The sixteen symbols of the cards and the six areas of the board they belong to.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace laguna::mille_fiori {

enum class Area : std::uint8_t { workshops, residences, nobili, populi, trade, harbor };
inline constexpr int kAreas = 6;
inline constexpr int kBonusAreas = 5;  // all but the harbor

// What a space is called in notation: area, hyphen, number from 1.
inline constexpr std::array<std::string_view, kAreas> kSpaceName = {"workshop", "residence", "nobili",
                                                                    "populi",   "trade",     "harbor"};
inline constexpr std::array kSpacesIn = {30, 20, 12, 12, 20, 15};

enum class Symbol : std::uint8_t {
  quartz,
  ash,
  lime,
  pigment,  // workshops
  key,      // residences
  lion,
  coin,
  cross,  // nobili
  fish,
  shell,
  crab,  // populi
  glasses,
  carafes,
  jewelry,
  swans,  // trade
  ship    // harbor
};
inline constexpr int kSymbols = 16;

inline constexpr std::array<std::string_view, kSymbols> kSymbolName = {
    "quartz", "ash",   "lime", "pigment", "key",     "lion",    "coin",  "cross",
    "fish",   "shell", "crab", "glasses", "carafes", "jewelry", "swans", "ship"};

inline constexpr std::array<Area, kSymbols> kAreaOf = {
    Area::workshops, Area::workshops, Area::workshops, Area::workshops, Area::residences, Area::nobili,
    Area::nobili,    Area::nobili,    Area::populi,    Area::populi,    Area::populi,     Area::trade,
    Area::trade,     Area::trade,     Area::trade,     Area::harbor};

constexpr Area area_of(Symbol symbol) { return kAreaOf[static_cast<int>(symbol)]; }

}  // namespace laguna::mille_fiori
