// Looking ahead: the same imagined deals for every candidate, fewer candidates as time goes by.
#pragma once

#include "ai/deft_hand.hpp"
#include "ai/ending.hpp"
#include "ai/findings.hpp"
#include "ai/judge.hpp"
#include "ai/memory.hpp"
#include "kit/fixed_vector.hpp"

namespace laguna::ai {

template <Insightful G>
class Search {
 public:
  using Action = typename G::Action;
  using State = typename G::State;
  using Found = Findings<Action>;

  explicit Search(const Knowledge<G>& knowledge) : knowledge_(&knowledge) {}

  // Of one decision; searches with another `part` see other deals.
  void begin(const typename G::View& view, Seat seat, int seats, const Effort& effort, int leaning,
             const Random& random, int part = 0, const MemoryOf<G>& memory = {}) {
    view_ = view;
    seat_ = seat;
    seats_ = seats;
    effort_ = effort;
    leaning_ = leaning;
    Random start = random;
    if constexpr (requires { typename G::Inference; })
      if (!effort.flat) {
        Random mind(start.next(), part);
        inference_.begin(view, memory, effort.hypotheses, mind);
      }
    seed_ = std::uint64_t{start.next()} << 32 | start.next();
    deal_ = static_cast<std::uint64_t>(part) << 40;
    simulations_ = actions_ = deals_ = 0;
    usually_spared_ = Tally();
    ending_ = Ending<G>(seats);
    sees_end_ = !effort_.flat;
    judge_ = Judge<G>(knowledge_->of(seats), seat, seats);
    found_.clear();
    legal_.clear();
    G::legal_actions(view, legal_);
    for (const Action& action : legal_) found_.push_back(Found{.action = action});
    alive_ = static_cast<int>(found_.size());
    put_first_choice_first();
    if (effort_.width > 0) keep_likely();
  }

  // One imagined deal for each candidate. `share` is how much of the effort has been spent, 0 to 1.
  void round(double share) {
    if (effort_.width > 0) narrow(share);
    Random mind(seed_, deal_++);
    if constexpr (requires { typename G::Inference; })
      if (takes_time() && effort_.hypotheses > 0 && deals_ > 0 && deals_ % effort_.hypotheses == 0)
        inference_.renew(effort_.hypotheses, mind);
    const State supposed = suppose(mind);
    const Random luck(seed_ + 1, deal_);
    const int last_chapter = effort_.chapters > 0 ? G::chapter(supposed) + effort_.chapters : kNoChapter;
    const Seats deft = deft_seats();
    int won_by_first = 0;
    End end;
    for (Found& found : found_) {
      if (found.dropped) continue;
      State state = supposed;
      Random own_mind = mind, own_luck = luck;
      G::apply(state, seat_, found.action, Silence{});
      sees_end_ = sees_end_ && ending_.play(state);
      if (!sees_end_) play_on(state, last_chapter, deft, own_mind, own_luck);
      if (effort_.to_the_end) play_on(state, kNoChapter, effort_.both ? deft : Seats(), own_mind, own_luck);
      Hopes totals = judged(state);
      if (effort_.both && !is_over(state)) {
        play_on(state, kNoChapter, deft, own_mind, own_luck);
        const Hopes in_the_end = judged(state);
        for (int s = 0; s < seats_; ++s) totals[s] = (totals[s] + in_the_end[s]) / 2;
      }
      const int won = reward_of(margin(totals, seats_) + liking(state));
      if (&found == found_.begin()) won_by_first = won;
      if (effort_.to_the_end) add_end(found, state, end);
      found.add(won, won_by_first, totals);
      ++simulations_, ++actions_;
    }
    if (effort_.to_the_end && alive_ == std::ssize(found_)) usually_spared_.add(100 * end.spared / alive_);
    ++deals_;
  }
  // The first choice, those appraised highest and those that did best so far go on, then ever fewer.
  void go_on_with_likely(int count) {
    if (alive_ <= count) return;
    for (Found& found : found_) drop(found);
    keep(found_[0]);
    keep_best(count / 2, [&](const Found& found) { return appraised(found.action); });
    keep_best(count, [](const Found& found) { return static_cast<int>(found.mean()); });
  }
  void go_on_with_best(int count) {
    while (alive_ > count) drop_worst();
  }
  double share_done() const {
    if (sees_end_) return static_cast<double>(deals_) / kDealsToTheEnd;
    const auto share = [](std::uint64_t done, int most) {
      return most == 0 ? 0 : static_cast<double>(done) / most;
    };
    return std::max(share(simulations_, effort_.simulations), share(actions_, effort_.actions));
  }
  bool decided() const { return found_.size() == 1; }

  // The first choice, unless another one is better beyond doubt.
  const Action& best() const {
    const Found* best = found_.begin();
    double most = effort_.flat ? best->mean() : 0;
    for (const Found& found : found_) {
      if (found.dropped || &found == found_.begin()) continue;
      if (const double here = effort_.flat ? found.mean() : found.lead(); here > most)
        best = &found, most = here;
    }
    return best->action;
  }
  std::uint64_t simulations() const { return simulations_; }
  const auto& found() const { return found_; }
  // What is `spared` after all actions on the average, in hundredths; of the deals where all were tried.
  const Tally& usually_spared() const { return usually_spared_; }
  void merge(const Search& other) {
    for (std::size_t i = 0; i < found_.size(); ++i) found_[i].add(other.found_[i]);
    simulations_ += other.simulations_;
  }

 private:
  static constexpr int kNoChapter = INT_MAX;
  static constexpr int kDealsToTheEnd = 32;  // are enough when the end is seen through
  static constexpr std::size_t kMost = sizeof(typename G::Actions) / sizeof(Action);

  int liking(const State& state) const { return leaning_ < 0 ? 0 : G::lean(leaning_, state, seat_); }

  State suppose(Random& mind) const {
    if constexpr (requires { typename G::Inference; })
      if (!effort_.flat) return inference_.draw(mind);
    return G::suppose(view_, mind);
  }

  bool takes_time() const { return effort_.actions == 0 && effort_.simulations == 0; }
  Seat masterly_seat() const { return effort_.masterly ? seat_ : Seat::nobody; }
  int appraised(const Action& action) const {
    if constexpr (requires { G::appraise_masterly(view_, action); })
      if (effort_.masterly) return G::appraise_masterly(view_, action);
    return G::appraise(view_, action);
  }

  // The first choice is what one would do without looking ahead.
  void put_first_choice_first() {
    Random mind(seed_ + 2, 0);
    const Action first = DeftHand<G>(masterly_seat()).choose(suppose(mind), seat_, mind);
    for (Found& found : found_)
      if (found.action == first) std::swap(found, found_[0]);
  }
  // Half of the candidates are those appraised highest, half those that the network likes best.
  void keep_likely() {
    if (alive_ <= effort_.width) return;
    Random mind(seed_ + 3, 0);
    const State state = suppose(mind);
    judge_.totals(state);
    for (Found& found : found_) drop(found);
    keep(found_[0]);
    keep_best(effort_.width / 2, [&](const Found& found) { return appraised(found.action); });
    keep_best(effort_.width, [&](const Found& found) { return judge_.worth(state, found.action); });
  }
  void keep_best(int count, auto&& worth_of) {
    std::array<int, kMost> worth;
    for (std::size_t i = 0; i < found_.size(); ++i)
      worth[i] = found_[i].dropped ? worth_of(found_[i]) : INT_MIN;
    while (alive_ < count) {
      const auto* most = std::max_element(worth.begin(), worth.begin() + found_.size());
      const std::size_t i = most - worth.begin();
      keep(found_[i]);
      worth[i] = INT_MIN;
    }
  }
  // Halves the candidates in equal parts of the time, down to two.
  void narrow(double share) {
    int halvings = 0;
    while (effort_.width >> halvings > 2) ++halvings;
    const int allowed = std::max(2, effort_.width >> static_cast<int>(share * (halvings + 1)));
    go_on_with_best(allowed);
  }
  void drop_worst() {
    Found* worst = nullptr;
    for (Found& found : found_)
      if (!found.dropped && &found != found_.begin() && (worst == nullptr || found.mean() < worst->mean()))
        worst = &found;
    drop(*worst);
  }
  void drop(Found& found) {
    found.dropped = true;
    --alive_;
  }
  void keep(Found& found) {
    found.dropped = false;
    ++alive_;
  }

  // Who plays on deftly in this deal.
  Seats deft_seats() const {
    if (effort_.flat) return {};
    const bool all = effort_.deft_others > 0 && deal_ % effort_.deft_others == 0;
    return all ? Seats::first(seats_) : Seats::only(seat_);
  }
  // To a chapter or the end.
  void play_on(State& state, int last_chapter, Seats deft, Random& mind, Random& luck) {
    DeftHand<G> hand(masterly_seat());
    for (;;) {
      const Turn turn = G::turn(state);
      if (turn.kind == Turn::Kind::over || G::chapter(state) >= last_chapter) break;
      if (turn.kind == Turn::Kind::chance) {
        G::settle(state, luck);
        continue;
      }
      turn.seats.each([&](Seat seat) {
        const bool is_deft = deft.has(seat);
        const Action action = is_deft ? hand.choose(state, seat, mind) : G::quick(state, seat, mind);
        G::apply(state, seat, action, Silence{});
        if (!is_deft) ++actions_;
      });
    }
    actions_ += hand.work();
  }
  static bool is_over(const State& state) { return G::turn(state).kind == Turn::Kind::over; }
  Hopes judged(const State& state) {
    if (is_over(state)) return totals_of<G>(state, seat_, seats_, Hopes{});
    Hopes totals = judge_.totals(state);
    if constexpr (requires { G::weigh(state, seat_); })
      for (int s = 0; s < seats_; ++s) totals[s] = (totals[s] + G::weigh(state, after(seat_, s, seats_))) / 2;
    return totals;
  }
  // How a deal ended for those who play against the seat.
  struct End {
    int others_of_first = 0;  // their points after the first choice
    int spared = 0;           // of all candidates
  };
  void add_end(Found& found, const State& state, End& end) const {
    const Seats winners = G::winners(state);
    const auto scores = G::scores(state);
    int others = 0;
    for (int s = 0; s < seats_; ++s) {
      const Seat seat = after(seat_, s, seats_);
      found.wins[s] += winners.has(seat) ? 12 / winners.count() : 0;
      if (seat != seat_) others += scores[index(seat)];
    }
    if (&found == found_.begin()) end.others_of_first = others;
    found.points.add(scores[index(seat_)]);
    found.spared.add(end.others_of_first - others);
    end.spared += end.others_of_first - others;
  }

  const Knowledge<G>* knowledge_;
  typename G::View view_{};
  InferenceOf<G> inference_;
  Seat seat_{};
  int seats_ = 0, leaning_ = -1, alive_ = 0;
  Effort effort_;
  std::uint64_t seed_ = 0, deal_ = 0, simulations_ = 0, actions_ = 0, deals_ = 0;
  Ending<G> ending_;
  bool sees_end_ = false;  // of every candidate so far
  Tally usually_spared_;
  Judge<G> judge_;
  typename G::Actions legal_;
  FixedVector<Found, kMost> found_;
};

}  // namespace laguna::ai
