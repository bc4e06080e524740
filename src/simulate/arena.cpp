#include "simulate/arena.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "simulate/crew.hpp"
#include "simulate/one_game.hpp"
#include "simulate/players.hpp"
#include "table/games.hpp"

namespace laguna::simulate {
namespace {

template <Insightful G>
class Arena {
 public:
  Arena(const Match& match, const Lineup& lineup)
      : seed_(match.seed), lineup_(lineup), options_(*G::read_options(match.options)) {}

  Deal play(std::uint64_t number) {
    Deal deal;
    for (int rotation = 0; rotation < options_.seats; ++rotation) play(number, rotation, deal);
    return deal;
  }

 private:
  // Luck and seats have the same random streams in all games of a deal: players who think alike repeat it.
  void play(std::uint64_t number, int rotation, Deal& deal) {
    const auto stream = [&](int i) { return Random(seed_, number * 8 + i); };
    Random luck = stream(0);
    std::array<Random, kMaxSeats> minds = {stream(1), stream(2), stream(3), stream(4)};
    const auto player_at = [&](Seat seat) { return (index(seat) + rotation) % options_.seats; };
    const auto choose = [&](const typename G::State& state, Seat seat) {
      const int player = player_at(seat);
      typename G::Action action{};
      const auto think = [&] {
        action = mind_.choose(lineup_.players[player], state, seat, minds[index(seat)]);
      };
      const double taken = 1000 * seconds(think);
      auto& pace = deal.paces[player];
      ++pace.decisions, pace.milliseconds += taken, pace.slowest = std::max(pace.slowest, taken);
      return action;
    };
    mind_.begin_game(lineup_.players);
    auto state = G::start(options_);
    play_game<G>(state, luck, choose, Silence{});
    const Seats winners = G::winners(state);
    Seats::first(options_.seats).each([&](Seat seat) {
      deal.scores[rotation][player_at(seat)] = G::scores(state)[index(seat)];
      deal.twelfths[rotation][player_at(seat)] = winners.has(seat) ? 12 / winners.count() : 0;
    });
  }

  const std::uint64_t seed_;
  const Lineup& lineup_;
  const typename G::Options options_;
  Mind<G> mind_;
};

// Twice the rank of a player among those of a game; those who are equal share theirs. Winners come first: a
// rule may have decided between equal scores.
int doubled_rank(const Deal::EachPlayer& scores, const Deal::EachPlayer& twelfths, int player, int seats) {
  const auto standing = [&](int i) { return std::pair(twelfths[i] > 0, scores[i]); };
  int rank = 2;
  for (int i = 0; i < seats; ++i)
    if (i != player) rank += standing(i) > standing(player) ? 2 : standing(i) == standing(player) ? 1 : 0;
  return rank;
}

}  // namespace

std::string minds_of(const Match& match) {
  std::uint64_t number = 0;
  with_game(match.game, [&](auto entry) {
    for (std::string_view player : match.players) {
      const auto level = ai::read_level(player.substr(0, player.find_first_of(":@")));
      if (!level || !ai::looks_ahead(*level)) continue;
      using G = typename decltype(entry)::Type;
      const auto add = [&](int part) { number = mix(number + 1 + part); };
      const Effort effort = ai::effort_of<G>(*level, match.seats());
      for (int part : {effort.simulations, effort.actions, effort.width, effort.chapters, int{effort.both},
                       effort.deft_others})
        add(part);
      if constexpr (requires { G::inference; })
        for (int part : {G::inference, effort.hypotheses}) add(part);
      if constexpr (requires { G::masterly_hand(2); })
        if (effort.masterly) std::ranges::for_each(G::masterly_hand(match.seats()), add);
    }
  });
  if (number == 0) return "";
  return fmt::format("{}-{:08x}", weights_number(match.game, match.seats()), number >> 32);
}

std::expected<Match, Refusal> arrange(Match match) {
  const auto table = Table::open(match.game, match.options);
  if (!table) return std::unexpected(table.error());
  const std::size_t seats = (*table)->seats();
  if (match.players.empty()) return std::unexpected(Refusal{"a match needs players"});
  if (match.players.size() > seats)
    return std::unexpected(
        Refusal{fmt::format("{} players are named for {} seats", match.players.size(), seats)});
  match.players.resize(seats, match.players.back());
  std::optional<Refusal> problem;
  with_game(match.game, [&](auto entry) {
    const auto lineup = read_lineup<typename decltype(entry)::Type>(match.players);
    if (!lineup) problem = lineup.error();
    for (std::size_t i = 0; i < seats && lineup; ++i) match.players[i] = lineup->names[lineup->name[i]];
  });
  if (problem) return std::unexpected(*problem);
  match.options = (*table)->options();
  match.minds = minds_of(match);
  return match;
}

void play(const Match& match, const Deals& deals, const std::function<bool(const Deal&)>& receive) {
  with_game(match.game, [&](auto entry) {
    using G = typename decltype(entry)::Type;
    const auto lineup = *read_lineup<G>(match.players);
    const auto make_worker = [&] {
      return [arena = std::make_unique<Arena<G>>(match, lineup)](std::uint64_t deal) {
        return arena->play(deal);
      };
    };
    work_in_order<Deal>({deals.first, deals.end}, deals.threads, make_worker, receive);
  });
}

Standings::Standings(const Match& match) {
  for (const std::string& player : match.players) {
    const auto known = std::ranges::find(each_, player, &Standing::player);
    who_.push_back(static_cast<int>(known - each_.begin()));
    if (known != each_.end())
      ++known->held;
    else
      each_.push_back({.player = player, .seats = match.seats()});
  }
}

void Standings::add(const Deal& deal) {
  const int seats = static_cast<int>(who_.size());
  for (int name = 0; name < std::ssize(each_); ++name) {
    Standing& standing = each_[name];
    int twelfths = 0, points = 0, ranks = 0;
    for (int player = 0; player < seats; ++player) {
      if (who_[player] != name) continue;
      for (int game = 0; game < seats; ++game) {
        twelfths += deal.twelfths[game][player];
        points += deal.scores[game][player];
        ranks += doubled_rank(deal.scores[game], deal.twelfths[game], player, seats);
      }
      standing.decisions += deal.paces[player].decisions;
      standing.milliseconds += deal.paces[player].milliseconds;
      standing.slowest = std::max(standing.slowest, deal.paces[player].slowest);
    }
    ++standing.deals;
    standing.wins.add(twelfths), standing.points.add(points), standing.ranks.add(ranks);
  }
}

// The likelihoods of both answers, the win share of a deal taken as normal.
Sprt::Verdict Sprt::verdict(const Standing& first) const {
  constexpr std::uint64_t kLeastDeals = 8;
  constexpr double kEnough = 2.944;  // the logarithm of 19 to 1
  if (first.deals < kLeastDeals) return Verdict::open;
  const auto seen = first.spread();
  const double a = share_of(low, first.seats), b = share_of(high, first.seats);
  const double ratio = seen.deals * (b - a) * (2 * seen.mean - a - b) / (2 * seen.variance);
  return ratio > kEnough ? Verdict::high : ratio < -kEnough ? Verdict::low : Verdict::open;
}

}  // namespace laguna::simulate
