#include "murano/tests/picture.hpp"

#include "murano/game.hpp"

namespace laguna::murano::testing {
namespace {

int first_of(const auto& counts) {
  const auto some = std::find_if(counts.begin(), counts.end(), [](int count) { return count > 0; });
  return static_cast<int>(some - counts.begin());
}

}  // namespace

Picture::Picture(int seats) : state(Murano::start({static_cast<std::uint8_t>(seats)})) {
  Murano::apply_chance(state, act::start(white), Silence());
}

Picture& Picture::beads(Seat seat, std::string_view words) {
  while (!words.empty()) {
    const int bead = index(read_bead(cut_word(words)).value());
    --open.bag[bead], ++of(seat).beads[bead];
  }
  return *this;
}
Picture& Picture::cards(Seat seat, std::string_view words) {
  while (!words.empty()) {
    const int card = read_name<int>(kSpecialName, cut_word(words)).value();
    state.cards.begin_look(seat, 1);
    state.cards.draw(card);
    state.cards.keep(card);
    of(seat).cards = static_cast<std::uint16_t>(of(seat).cards | 1u << card);
  }
  return *this;
}
Picture& Picture::characters(Seat seat, const std::vector<int>& numbers) {
  for (int number : numbers) {
    state.characters.begin_look(seat, 1);
    state.characters.draw(number - 1);
    state.characters.keep(number - 1);
    ++of(seat).characters, --open.characters_left;
  }
  return *this;
}
Picture& Picture::tiles(Seat seat, std::string_view words) {
  while (!words.empty()) take_tile(state, seat, read_name<Tile>(kTileName, cut_word(words)).value());
  return *this;
}
Picture& Picture::docks(Seat seat, std::string_view words) {
  while (!words.empty()) {
    const int island = static_cast<int>(read_island(cut_word(words)).value());
    of(seat).docks |= 1u << (4 * island + read_name<int>(kDockName, cut_word(words)).value());
    --of(seat).gondoliers;
  }
  return *this;
}
Picture& Picture::left(Stack stack, int tiles) {
  while (left(stack) > tiles) {
    if (stack == Stack::streets) --open.drawable[first_of(open.drawable)];
    const Tile tile = stack == Stack::streets     ? Tile::street
                      : stack == Stack::factories ? Tile::factory
                      : stack == Stack::specials  ? Tile::special
                                                  : tile_of(stack, first_of(pile_of(state, stack).left));
    take_tile(state, seat_at(open.seats - 1), tile);
  }
  return *this;
}
Picture& Picture::acts(Seat seat, std::string_view deed) {
  turn(seat);
  const int space = std::countr_zero(layout.spaces_of[static_cast<int>(read_deed(deed).value())]);
  std::string drawing = "B.b.b.b.r.b.b.b...";
  std::rotate(drawing.begin(), drawing.end() - space, drawing.end());
  ring(drawing);
  open.ships.ready = static_cast<std::uint8_t>(space);
  open.phase = Phase::act;
  return *this;
}

Told Picture::may(std::string_view begin) const {
  Told texts;
  const auto add = [&](const Action& action) {
    if (write(action).view().starts_with(begin)) texts.push_back(said(write(action)));
  };
  each_chance(state, [&](const Action& outcome, int) { add(outcome); });
  Actions list;
  if (open.phase != Phase::over) Murano::legal_actions(state, open.acting, list);
  for (const Action& action : list) add(action);
  return texts;
}
Told Picture::deeds() const {
  Told texts = may();
  std::erase_if(texts, [](const std::string& text) { return text.starts_with("sail"); });
  return texts;
}
bool Picture::can(std::string_view text) const {
  const Told texts = may();
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

Told Picture::do_all(std::initializer_list<std::string_view> steps) {
  const std::size_t before = events.size();
  for (std::string_view text : steps) {
    EXPECT_TRUE(can(text)) << "not legal: " << text;
    if (!can(text)) break;
    const auto hear = [&](const Event& event) { events.push_back(event); };
    if (Murano::turn(state).kind == Turn::Kind::chance)
      Murano::apply_chance(state, *read(text), hear);
    else
      Murano::apply(state, open.acting, *read(text), hear);
    EXPECT_TRUE(sound(state)) << text;
  }
  return story_from(before);
}
Told Picture::ends(Seat triggered_by) {
  const std::size_t before = events.size();
  open.ending = triggered_by;
  const auto hear = [&](const Event& event) { events.push_back(event); };
  begin_scoring(state, hear);
  return story_from(before);
}
Told Picture::heard_by(Seat seat) const {
  Told story;
  for (const Event& event : events) story.push_back(told(seen_by(event, seat)));
  return story;
}
Told Picture::story_from(std::size_t first) const {
  Told story;
  for (std::size_t i = first; i < events.size(); ++i) story.push_back(told(events[i]));
  return story;
}

}  // namespace laguna::murano::testing
