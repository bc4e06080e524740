// A view read back as it was described, for a seat that has something to decide. `sheet` is the view or a
// part of it; where it is wrong it does not answer but tells its reader.
#pragma once

#include "mille_fiori/choices.hpp"
#include "mille_fiori/describe.hpp"

namespace laguna::mille_fiori {

namespace recalled {

inline constexpr int kMostPoints = 9999;
inline constexpr std::string_view kNothing = "the viewer has nothing to decide";

constexpr Seat seat(const auto& sheet, int least, int seats) {
  const int number = sheet.number(least, seats);
  return number == 0 ? Seat::nobody : seat_at(number - 1);
}

// Cards that are named come out of `unseen`, which holds those that were not named yet.
constexpr Card card(const auto& sheet, Cards& unseen) {
  const auto card = read_card(sheet.word());
  if (!card) sheet.wrong("there is no such card");
  if (!unseen.has(*card)) sheet.wrong("the box has not so many of this card");
  unseen.remove(*card);
  return *card;
}
template <class Sheet>
constexpr Cards cards(const Sheet& sheet, Cards& unseen) {
  Cards found;
  sheet.items(0, kCards, [&](int, const Sheet& item) { found.add(card(item, unseen)); });
  return found;
}

template <class Sheet>
constexpr void by_seat(const Sheet& sheet, int seats, int most, auto& values) {
  sheet.items(seats, seats, [&](int i, const Sheet& item) {
    values[i] = static_cast<std::remove_reference_t<decltype(values[i])>>(item.number(0, most));
  });
}

template <class Sheet>
constexpr void diamonds(const Sheet& sheet, Board& board) {
  sheet.each([&](std::string_view name, const Sheet& owner) {
    const auto space = read_space(name);
    if (!space) owner.wrong("there is no such space");
    board.diamonds[index(seat(owner, 1, board.seats()))].insert(index(*space));
  });
}

// Bonus spaces are marked from the highest down, by everyone at most once.
template <class Sheet>
constexpr void bonuses(const Sheet& sheet, int seats, std::array<Seat, kBonus.size()>& marks) {
  Seats marked;
  bool open = false;
  sheet.items(kBonus.size(), kBonus.size(), [&](int i, const Sheet& item) {
    marks[i] = seat(item, 0, seats);
    open = open || marks[i] == Seat::nobody;
    if (marks[i] == Seat::nobody) return;
    if (open) item.wrong("a higher bonus is still there");
    if (marked.has(marks[i])) item.wrong("this seat has the bonus twice");
    marked.insert(marks[i]);
  });
}

template <class Sheet>
constexpr Board board(const Sheet& sheet, Cards& unseen) {
  Board board;
  const int seats = sheet.at("seats").number(2, kMaxSeats);
  const int dealt_in_all = kCards - kFaceUpAtStart[seats - 2];
  board.options = {static_cast<std::uint8_t>(seats), sheet.at("tactical").flag()};
  board.phase = static_cast<Phase>(sheet.at("phase").choice(kPhaseName));
  if (board.phase < Phase::pick || board.phase == Phase::over) sheet.wrong(kNothing);
  board.start = seat(sheet.at("doge"), 1, seats);
  board.acting = seat(sheet.at("acting"), 1, seats);
  board.round =
      static_cast<std::uint8_t>(sheet.at("round").number(1, dealt_in_all / (kHandSize * seats)) - 1);
  board.cycle = static_cast<std::uint8_t>(sheet.at("cycle").number(1, kCyclesInRound[seats - 2]) - 1);
  if (board.phase == Phase::play) board.shown = card(sheet.at("shown"), unseen);
  sheet.at("committed").items(0, seats, [&](int, const Sheet& item) {
    board.committed.insert(seat(item, 1, seats));
  });
  board.first_out = seat(sheet.at("first_out"), 0, seats);
  board.face_up = cards(sheet.at("face_up"), unseen);
  board.discard = cards(sheet.at("discard"), unseen);
  diamonds(sheet.at("diamonds"), board);
  for (int area = 0; area < kBonusAreas; ++area)
    bonuses(sheet.at("bonuses").at(kBonusAreaName[area]), seats, board.bonuses[area]);
  by_seat(sheet.at("ships"), seats, kLastRouteSpace, board.ships);
  by_seat(sheet.at("stock"), seats, kSupply + kInTheBox, board.stock);
  by_seat(sheet.at("scores"), seats, kMostPoints, board.scores);
  return board;
}

// Every diamond of a seat is in the supply, in the box, on a space or on a bonus.
constexpr void check_diamonds(const auto& sheet, const Board& board) {
  for (int seat = 0; seat < board.seats(); ++seat) {
    int count = board.stock[seat] + board.diamonds[seat].count();
    for (const auto& marks : board.bonuses)
      for (Seat mark : marks) count += index(mark) == seat;
    if (count != kSupply + kInTheBox)
      sheet.at("stock").wrong(Text("seat ") + (seat + 1) + " has " + count + " diamonds in all, not " +
                              (kSupply + kInTheBox));
  }
}

// MF-D3, MF-D7: those who have chosen a card in this cycle, and of them those whose card is still hidden.
struct Chosen {
  Seats all, hidden;
};
constexpr Chosen chosen(const Board& board) {
  if (board.phase == Phase::pick && !board.options.tactical) return {board.committed, board.committed};
  Chosen chosen;
  bool later = false;
  for (int steps = 0; steps < board.seats(); ++steps) {
    const Seat seat = after(board.start, steps, board.seats());
    const bool acts = seat == board.acting;
    if (board.options.tactical ? !later && (!acts || board.phase != Phase::pick) : true)
      chosen.all.insert(seat);
    if (later && !board.options.tactical) chosen.hidden.insert(seat);
    later = later || acts;
  }
  return chosen;
}

template <class Sheet>
constexpr void check_hands(const Sheet& sheet, const View& view) {
  const Board& board = view.board;
  const auto [all, hidden] = chosen(board);
  if (board.committed != hidden)
    sheet.at("committed").wrong("others have chosen a card that is still hidden");
  const int seats = board.seats();
  int unknown = view.pile_size;
  board.everyone().each([&](Seat seat) {
    const int size = kHandSize - board.cycle - (all.has(seat) ? 1 : 0), with_pick = size + hidden.has(seat);
    const auto has = [&](int count) { return Text("has ") + count + " cards, but seat "; };
    if (view.hand_sizes[index(seat)] != size)
      sheet.at("hand_sizes").wrong(has(view.hand_sizes[index(seat)]) + number_of(seat) + " has " + size);
    if (seat == view.viewer && view.hand.count() != size)
      sheet.at("hand").wrong(has(view.hand.count()) + number_of(seat) + " has " + size);
    if (view.known.has(seat) && view.cards[index(seat)].count() != with_pick)
      sheet.at("known").wrong(has(view.cards[index(seat)].count()) + number_of(seat) + " has " + with_pick);
    if (seat != view.viewer && !view.known.has(seat)) unknown += with_pick;
  });
  const int pile = kCards - kFaceUpAtStart[seats - 2] - kHandSize * seats * (board.round + 1);
  if (view.pile_size != pile) sheet.at("pile").wrong(Text("in this round it has ") + pile + " cards");
  if (view.unseen.count() != unknown)
    sheet.wrong(Text("cards that are nowhere: ") + view.unseen.count() + ", but there should be " + unknown);
}

}  // namespace recalled

template <class Sheet>
constexpr View recall(const Sheet& sheet) {
  View view;
  Cards& unseen = view.unseen = Cards::whole_deck();
  view.board = recalled::board(sheet, unseen);
  const Board& board = view.board;
  view.viewer = recalled::seat(sheet.at("viewer"), 0, board.seats());
  if (view.viewer == Seat::nobody || !is_asked(board, view.viewer)) sheet.wrong(recalled::kNothing);
  view.pile_size = static_cast<std::uint8_t>(sheet.at("pile").number(0, kCards));
  view.hand = recalled::cards(sheet.at("hand"), unseen);
  recalled::by_seat(sheet.at("hand_sizes"), board.seats(), kHandSize, view.hand_sizes);
  view.known = known_to(board, view.viewer);
  view.known.each([&](Seat seat) {
    view.cards[index(seat)] = recalled::cards(sheet.at("known").at(Text() + number_of(seat)), unseen);
  });
  recalled::check_diamonds(sheet, board);
  recalled::check_hands(sheet, view);
  return view;
}

}  // namespace laguna::mille_fiori
