#include "train/train.hpp"

#include <chrono>
#include <cstring>

#include "table/games.hpp"
#include "table/weights.hpp"
#include "train/self_play.hpp"

namespace laguna::train {
namespace {

using Clock = std::chrono::steady_clock;

// Of each generation, at the usual effort; the first plays deftly, which is fast.
constexpr int kFirstGames = 120'000, kGames = 30'000, kMatchDeals = 150;
constexpr int kGenerations = 3, kEpochs = 3;
constexpr int kHandGenerations = 10;
constexpr float kTrust = 0.8f;  // in what the network foresees at the next rest

template <Insightful G>
class TrainingOf final : public Training {
  using Inputs = typename G::Inputs;
  using Look = std::function<bool(double)>;

 public:
  explicit TrainingOf(int seats)
      : seats_(seats),
        options_{.seats = static_cast<std::uint8_t>(seats)},
        evolution_(options_),
        learner_(seats, Random(1)),
        network_(std::make_unique<ai::NetworkOf<G>>()) {}

  std::optional<Refusal> restore(const std::string& kept) {
    const std::string head = title();
    const std::size_t size = sizeof(std::uint32_t);
    if (!kept.starts_with(head) || kept.size() < head.size() + size)
      return Refusal{fmt::format("it is not the training of {} with {} seats", G::name, seats_)};
    std::uint32_t count = 0;
    std::memcpy(&count, kept.data() + head.size(), size);
    const std::size_t rest = head.size() + size + count * sizeof(Generation);
    if (kept.size() != rest + learner_.bytes() + evolution_.bytes()) return Refusal{"it is damaged"};
    generations_.resize(count);
    std::memcpy(generations_.data(), kept.data() + head.size() + size, count * sizeof(Generation));
    learner_.restore(kept.data() + rest);
    evolution_.restore(kept.data() + rest + learner_.bytes());
    learner_.quantise(*network_);
    return std::nullopt;
  }
  std::string kept() const override {
    std::string bytes = title();
    const auto count = static_cast<std::uint32_t>(generations_.size());
    bytes.append(reinterpret_cast<const char*>(&count), sizeof count);
    bytes.append(reinterpret_cast<const char*>(generations_.data()), count * sizeof(Generation));
    learner_.keep(bytes);
    evolution_.keep(bytes);
    return bytes;
  }
  std::string network() const override { return write_weights<G>(*network_, seats_); }
  std::string hand() const override {
    std::string text;
    for (int number : evolution_.numbers()) text += fmt::format("{},\n", number);
    return text;
  }
  const std::vector<Generation>& generations() const override { return generations_; }
  int hands() const override { return HasHand<G> ? kHandGenerations : 0; }
  bool hand_is_masterly() const override { return G::training.is_masterly; }
  int planned() const override { return hands() + kGenerations; }

  bool next(double effort, const Look& look) override {
    const auto start = Clock::now();
    const int number = static_cast<int>(generations_.size());
    Random random(7, number);
    Generation done;
    if (!(number < hands() ? evolve(number, effort, random, done, look)
                           : learn(number == hands(), effort, random, done, look)))
      return false;
    done.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    generations_.push_back(done);
    return true;
  }

 private:
  std::string title() const { return "laguna training, " + weights_title<G>(seats_); }

  bool evolve(int number, double effort, Random& random, Generation& done, const Look& look) {
    if constexpr (HasHand<G>) {
      const int pairs = std::max(1, static_cast<int>(G::training.hand_pairs[seats_ - 2] * effort));
      done.games = 2 * static_cast<std::uint64_t>(pairs);
      const auto share = [](int part) { return static_cast<double>(part) / kHandGenerations; };
      if (!evolution_.go_on(pairs, share(number), share(number + 1), random, look)) return false;
      const auto hand = evolution_.hand();
      const auto by_hand = [&](const auto& state, Seat seat, Random& mind) {
        return hand.deft(state, seat, mind);
      };
      try_out(done, [&](Seat) { return by_hand; }, hand_is_masterly());
    }
    return true;
  }

  bool learn(bool first, double effort, Random& random, Generation& done, const Look& look) {
    done.games = static_cast<std::uint64_t>(
        std::max(1., (first ? kFirstGames : kGames) * effort * G::training.games / 100));
    Games<G> games;
    SelfPlay<G> play(options_, G::training.is_masterly ? HandOf<G>() : evolution_.hand(),
                     first || !G::training.own_choices ? nullptr : network_.get());
    for (std::uint64_t game = 0; game < done.games; ++game) {
      play.play(random, games);
      if (game % 64 == 0 && !look(0.5 * static_cast<double>(game) / static_cast<double>(done.games)))
        return false;
    }
    if (!study(games, first, random, done, look)) return false;
    learner_.quantise(*network_);
    auto legal = std::make_unique<typename G::Actions>();
    try_out(done, [&](Seat own) {
      return [&, judge = ai::Judge<G>(*network_, own, seats_)](const auto& state, Seat, Random&) mutable {
        return judge.choose(state, *legal);
      };
    });
    return true;
  }

  bool study(const Games<G>& games, bool first, Random& random, Generation& done, const Look& look) {
    std::vector<Sample<Inputs>> lessons;
    for (int epoch = 0; epoch < kEpochs; ++epoch) {
      const bool knows = !first || epoch > 0;
      lessons.clear();
      make_lessons<G>(games, knows ? network_.get() : nullptr, seats_, knows ? kTrust : 0, lessons);
      for (std::size_t i = lessons.size(); i > 1; --i)
        std::swap(lessons[i - 1], lessons[random.below(static_cast<int>(i))]);
      const std::size_t batches = lessons.size() / kBatch;
      done.lessons = lessons.size();
      double error = 0;
      for (std::size_t batch = 0; batch < batches; ++batch) {
        const double share = (epoch + static_cast<double>(batch) / static_cast<double>(batches)) / kEpochs;
        const double pace = (first ? 0.002 : 0.001) * (1 - share) + 0.00003;
        error += learner_.learn({lessons.data() + batch * kBatch, kBatch}, static_cast<float>(pace));
        if (batch % 64 == 0 && !look(0.5 + 0.5 * share)) return false;
      }
      done.error = std::sqrt(error / static_cast<double>(std::max<std::size_t>(batches, 1)));
      learner_.quantise(*network_);
    }
    return true;
  }

  // Its own choices on one seat, choices at a glance or deft ones on the others.
  void try_out(Generation& done, auto&& chooser_for, bool against_deft = false) const {
    double wins = 0, points = 0;
    for (int game = 0; game < kMatchDeals * seats_; ++game) {
      const Seat own = seat_at(game % seats_);
      Random luck(3, game / seats_), mind(4, game);
      auto choose = chooser_for(own);
      const auto others = [&](const auto& state, Seat seat) {
        return against_deft ? G::deft(state, seat, mind) : G::quick(state, seat, mind);
      };
      auto state = G::start(options_);
      for (Turn turn = G::turn(state); turn.kind != Turn::Kind::over; turn = G::turn(state)) {
        if (turn.kind == Turn::Kind::chance) {
          G::settle(state, luck);
          continue;
        }
        turn.seats.each([&](Seat seat) {
          G::apply(state, seat, seat == own ? choose(state, seat, mind) : others(state, seat), Silence{});
        });
      }
      const Seats winners = G::winners(state);
      wins += winners.has(own) ? 1. / winners.count() : 0;
      points += G::scores(state)[index(own)];
    }
    done.win_share = wins / (kMatchDeals * seats_);
    done.mean_score = points / (kMatchDeals * seats_);
  }

  const int seats_;
  const typename G::Options options_;
  Evolution<G> evolution_;
  Learner<Inputs, ai::kInputs<G>> learner_;
  std::unique_ptr<ai::NetworkOf<G>> network_;
  std::vector<Generation> generations_;
};

}  // namespace

std::expected<std::unique_ptr<Training>, Refusal> Training::begin(const std::string& game, int seats,
                                                                  const std::string& kept) {
  std::unique_ptr<Training> training;
  std::optional<Refusal> refusal;
  const bool known = with_game(game, [&](auto entry) {
    auto made = std::make_unique<TrainingOf<typename decltype(entry)::Type>>(seats);
    if (!kept.empty()) refusal = made->restore(kept);
    training = std::move(made);
  });
  if (!known) return std::unexpected(no_game(game));
  if (refusal) return std::unexpected(*refusal);
  return training;
}

}  // namespace laguna::train
