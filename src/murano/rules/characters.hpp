// What a character is worth on an island.
#pragma once

#include <algorithm>

#include "murano/box/census.hpp"
#include "murano/box/characters.hpp"

namespace laguna::murano {

namespace characters {

constexpr int sum(const auto& counts) {
  int all = 0;
  for (int count : counts) all += count;
  return all;
}

constexpr int count(const Census& on, Stack building) {
  switch (building) {
    case Stack::factories:
      return sum(on.factories);
    case Stack::shops:
      return sum(on.shops);
    case Stack::palaces:
      return on.palaces;
    case Stack::specials:
      return on.specials;
    case Stack::streets:
      break;
  }
  return 0;
}
constexpr int own(const Census& on, Stack building, Seat seat) {
  return building == Stack::factories ? on.factories[index(seat)] : on.shops[index(seat)];
}
constexpr int own(const Census& on, Seat seat) {
  return own(on, Stack::factories, seat) + own(on, Stack::shops, seat);
}
constexpr int of_others(const Census& on, Seat seat) {
  return sum(on.factories) + sum(on.shops) - own(on, seat);
}

// The points of the last row that `count` reaches.
constexpr int look_up(const auto& from, const auto& points, int count) {
  int found = 0;
  for (std::size_t row = 0; row < from.size(); ++row)
    if (count >= from[row]) found = points[row];
  return found;
}

// MU-C3: 2 customers of the colour, a grey one, a palace and a special building; then a printed sum of gold
// buys its points (ruling M13).
constexpr bool can_buy(const Census& on, Colour colour) {
  return on.customers[index(colour)] >= 2 && on.customers[index(Colour::grey)] >= 1 && on.palaces >= 1 &&
         on.specials >= 1;
}
constexpr int bought_for(int gold) {
  for (std::size_t row = 0; row < layout.gold_steps.size(); ++row)
    if (layout.gold_steps[row] == gold) return layout.gold_points[row];
  return 0;
}

// MU-C5: each kind of building, and a customer of each colour.
constexpr bool has_everything(const Census& on) {
  for (Stack building : {Stack::factories, Stack::shops, Stack::palaces, Stack::specials})
    if (count(on, building) == 0) return false;
  for (int customers : on.customers)
    if (customers == 0) return false;
  return true;
}

// Gold is paid for MU-C3 only, beads for MU-C17 only, and only what is there and stands for the colour.
constexpr bool allowed(const Character& character, const Holdings& holdings, const Payment& payment) {
  if (payment.gold > (character.formula == Formula::gold ? holdings.gold : 0)) return false;
  const int usable = character.formula == Formula::beads_at ? holdings.stands_for[index(character.bead)] : 0;
  for (int b = 0; b < kBeads; ++b)
    if (payment.beads[b] > (usable >> b & 1 ? holdings.beads[b] : 0)) return false;
  return payment.bead_count() <= kMostBeads;
}

// The payments of a character that takes beads: one to three of the colours in `usable`.
constexpr void each_return(const Holdings& holdings, int usable, auto visit) {
  const auto most = [&](int b) { return usable >> b & 1 ? int{holdings.beads[b]} : 0; };
  for (int red = 0; red <= most(0) && red <= kMostBeads; ++red)
    for (int green = 0; green <= most(1) && red + green <= kMostBeads; ++green)
      for (int blue = 0; blue <= most(2) && red + green + blue <= kMostBeads; ++blue)
        if (red + green + blue > 0)
          visit(Payment{0,
                        {static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                         static_cast<std::uint8_t>(blue)}});
}

}  // namespace characters

// Some characters are scored on one island only.
constexpr bool has_place(int character, Island island) {
  const Island only = print_of(character).island;
  return only == Island::none || only == island;
}

// The points for exactly this payment, 0 if it is not allowed. `placed_there` counts the own gondoliers on
// the docks of the island.
constexpr int worth(int character, Island island, const Census& on, Seat seat, int placed_there,
                    const Holdings& holdings, const Payment& payment = {}) {
  using namespace characters;
  const Character& print = print_of(character);
  if (!has_place(character, island)) return 0;
  if (!allowed(print, holdings, payment)) return 0;
  const auto if_so = [&](bool met) { return met ? int{print.points} : 0; };
  const int of_colour = on.customers[index(print.colour)];
  const int of_kind = count(on, print.building);

  switch (print.formula) {
    case Formula::buildings:  // MU-C1: points for each building of a kind
      return print.points * of_kind;
    case Formula::only_owner:  // MU-C2: nobody else has one
      return if_so(of_kind > 0 && of_kind == own(on, print.building, seat));
    case Formula::gold:
      return can_buy(on, print.colour) ? bought_for(payment.gold) : 0;
    case Formula::few_customers:  // MU-C4: at most 3 red and blue customers, also none
      return if_so(on.customers[index(Colour::red)] + on.customers[index(Colour::blue)] <= 3);
    case Formula::everything:
      return if_so(has_everything(on));
    case Formula::customers:  // MU-C6: by the number of all customers
      return look_up(layout.customers_from, layout.customers_points, sum(on.customers));
    case Formula::customers_of:  // MU-C7: by the number of customers of a colour
      return look_up(layout.colour_from, layout.colour_points, of_colour);
    case Formula::crests:  // MU-C8: for each crest
      return print.points * on.crests;
    case Formula::marked_buildings:  // MU-C9: for each own and each other marked building
      return print.points * own(on, seat) + print.other * of_others(on, seat);
    case Formula::specials_as_customers:  // MU-C10: as many special buildings as customers of a colour
      return if_so(on.specials > 0 && on.specials == of_colour);
    case Formula::three_alike:  // MU-C11: as many glass factories as palaces as shops
      return if_so(on.palaces > 0 && on.palaces == sum(on.factories) && on.palaces == sum(on.shops));
    case Formula::as_crests:  // MU-C12: as many buildings of a kind as crests
      return if_so(of_kind > 0 && of_kind == on.crests);
    case Formula::own_as_others:  // MU-C13: as many own as others, also none (ruling M14)
      return if_so(own(on, seat) == of_others(on, seat));
    case Formula::one_crest:  // MU-C14: exactly one crest
      return if_so(on.crests == 1);
    case Formula::own_buildings_at:  // MU-C15: at least 3 own marked buildings on its island
      return if_so(own(on, seat) >= 3);
    case Formula::own_gondoliers_at:  // MU-C16: at least 2 own gondoliers there, this one and scored ones too
      return if_so(placed_there >= 2);
    case Formula::beads_at:  // MU-C17: for each bead returned, on its island
      return print.points * payment.bead_count();
    case Formula::shops_of:  // MU-C18: for each shop of a colour
      return print.points * on.shops_of[index(print.colour)];
  }
  return 0;
}

constexpr int worth(int character, Island island, const Standing& standing, const Payment& payment = {}) {
  const int i = static_cast<int>(island);
  return worth(character, island, standing.islands[i], standing.seat, standing.placed[i], standing.holdings,
               payment);
}

// Every payment the seat could make for a character, wherever it is scored.
constexpr void each_payment(int character, const Holdings& holdings, auto visit) {
  const Character& print = print_of(character);
  if (print.formula == Formula::beads_at)
    return characters::each_return(holdings, holdings.stands_for[index(print.bead)], visit);
  if (print.formula != Formula::gold) return visit(Payment{});
  for (std::uint8_t step : layout.gold_steps)
    if (step <= holdings.gold) visit(Payment{step, {}});
}

// The most a character could score on an island, whether or not a gondolier is there.
constexpr int best_worth(int character, Island island, const Standing& standing) {
  if (island == Island::sacca_serenella && standing.seats < kMaxSeats) return 0;
  if (!has_place(character, island)) return 0;
  int most = 0;
  each_payment(character, standing.holdings, [&](const Payment& payment) {
    most = std::max(most, worth(character, island, standing, payment));
  });
  return most;
}

}  // namespace laguna::murano
