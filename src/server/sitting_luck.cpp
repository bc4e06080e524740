// Where the luck of a game comes from, and when its first card is dealt.
#include "server/guest.hpp"

namespace laguna::server {

std::vector<std::string> luck_of(const StoredTable& stored) {
  std::vector<std::string> luck;
  for (const StoredSeat& seat : stored.seats) luck.push_back(seat.luck.value_or(""));
  return luck;
}

std::vector<Entry> settle_luck(Table& table, const StoredTable& stored) {
  const auto luck = luck_of(stored);
  std::vector<Entry> entries;
  while (table.turn().kind == Turn::Kind::chance) {
    const fair::Secret secret = stored.secret ? *stored.secret : new_secret();
    entries.push_back({0, fair::outcome(table, secret, luck)});
    table.settle(entries.back().words);
  }
  return entries;
}

std::vector<Entry> first_luck(Table& table, const StoredTable& stored) {
  const auto awaited = [](const StoredSeat& seat) { return seat.luck == ""; };
  if (std::ranges::any_of(stored.seats, awaited)) return {};
  return settle_luck(table, stored);
}

bool Sitting::is_waiting() const {
  return !stored_.archive && table_->steps() == 0 && table_->turn().kind == Turn::Kind::chance;
}

// Nobody waits for who is away longer than for an action.
Seats Sitting::awaited() const {
  Seats seats;
  for (int i = 0; is_waiting() && i < table_->seats(); ++i)
    if (stored_.seats[i].luck == "" && !is_played_by_bot(seat_at(i))) seats.insert(seat_at(i));
  return seats;
}

std::optional<Refusal> Sitting::add_luck(Seat seat, const std::string& words) try {
  if (!is_waiting()) return Refusal{"the first card has been dealt", "late"};
  StoredSeat changed = stored_.seats[index(seat)];
  changed.luck = words;
  store_.set_seat(stored_.name, seat, changed);
  stored_.seats[index(seat)] = std::move(changed);
  tell_all();
  return std::nullopt;
} catch (const StorageFailure& failure) {
  return Refusal{failure.what(), "storage"};
}

// If it cannot be written down, the next who comes or does something tries again.
void Sitting::begin() {
  if (!is_waiting() || !awaited().empty()) return;
  auto before = unkept_ ? nullptr : table_->copy();
  keep(settle_luck(*table_, stored_), std::move(before));
}

}  // namespace laguna::server
