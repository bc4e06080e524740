// A network of real numbers that learns from samples (Adam), and its copy in integers.
#pragma once

#include <cmath>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ai/network.hpp"
#include "kit/random.hpp"

namespace laguna::train {

// A position as a seat saw it, and the points that each seat got from then on, from that seat on.
template <class Inputs>
struct Sample {
  Inputs inputs;
  std::array<float, kMaxSeats> points;
};

inline constexpr int kBatch = 256;
inline constexpr float kUnit = 16;  // points

template <class Inputs, int kInputs>
class Learner {
  using Row = std::array<float, ai::kLanes>;
  using Out = std::array<float, ai::kHidden>;
  struct Numbers {
    std::array<Row, kInputs + 1> rows{};  // the last one is the bias
    std::array<Out, kMaxSeats> outputs{};
  };

 public:
  using Network = ai::Network<kInputs>;

  Learner(int seats, Random random)
      : seats_(seats),
        values_(std::make_unique<Numbers>()),
        slopes_(std::make_unique<Numbers>()),
        first_(std::make_unique<Numbers>()),
        second_(std::make_unique<Numbers>()) {
    const auto small = [&](float size) {
      return size * (static_cast<float>(random.below(20001)) / 10000.f - 1);
    };
    for (Row& row : values_->rows)
      for (int h = ai::kStraight; h < ai::kLanes; ++h) row[h] = small(0.12f);
    for (int h = ai::kStraight; h < ai::kLanes; ++h) values_->rows[kInputs][h] = 0.3f;
    for (Out& out : values_->outputs)
      for (float& weight : out) weight = small(0.15f);
  }

  // Learns from a batch; returns the mean squared error in points, over all seats.
  double learn(std::span<const Sample<Inputs>> batch, float pace) {
    double error = 0;
    for (const auto& sample : batch) error += study(sample);
    ++steps_;
    const float fade1 = 1 - std::pow(0.9f, static_cast<float>(steps_));
    const float fade2 = 1 - std::pow(0.999f, static_cast<float>(steps_));
    const float share = 1.f / static_cast<float>(batch.size());
    for (int i = 0; i <= kInputs; ++i) {
      if (!touched_[i]) continue;
      touched_[i] = false;
      move(values_->rows[i], slopes_->rows[i], first_->rows[i], second_->rows[i], pace / fade1, fade2, share);
    }
    for (int s = 0; s < seats_; ++s)
      move(values_->outputs[s], slopes_->outputs[s], first_->outputs[s], second_->outputs[s], pace / fade1,
           fade2, share);
    return error / (batch.size() * seats_);
  }

  // All that is needed to go on.
  static constexpr std::size_t bytes() { return sizeof(std::int64_t) + 3 * sizeof(Numbers); }
  void keep(std::string& bytes) const {
    bytes.append(reinterpret_cast<const char*>(&steps_), sizeof steps_);
    for (const auto* numbers : {values_.get(), first_.get(), second_.get()})
      bytes.append(reinterpret_cast<const char*>(numbers), sizeof *numbers);
  }
  void restore(const char* from) {
    std::memcpy(&steps_, from, sizeof steps_);
    from += sizeof steps_;
    for (auto* numbers : {values_.get(), first_.get(), second_.get()}) {
      std::memcpy(numbers, from, sizeof *numbers);
      from += sizeof *numbers;
    }
  }

  void quantise(Network& network) const {
    const auto rounded = [](float value) {
      return static_cast<std::int16_t>(std::lround(std::clamp(value, -32000.f, 32000.f)));
    };
    const auto row_of = [&](const Row& row, ai::Lanes& lanes) {
      for (int s = 0; s < ai::kStraight; ++s) lanes[s] = rounded(row[s] * kUnit * ai::kFine);
      for (int h = ai::kStraight; h < ai::kLanes; ++h) lanes[h] = rounded(row[h] * ai::kOne);
    };
    for (int i = 0; i < kInputs; ++i) row_of(values_->rows[i], network.weights[i]);
    row_of(values_->rows[kInputs], network.bias);
    for (int s = 0; s < kMaxSeats; ++s)
      for (int h = 0; h < ai::kHidden; ++h)
        network.outputs[s][h] = rounded(values_->outputs[s][h] * kUnit * ai::kFine);
  }

 private:
  double study(const Sample<Inputs>& sample) {
    alignas(64) Row lanes = values_->rows[kInputs];
    active_.clear();
    sample.inputs.each([&](int i) { active_.push_back(i); });
    for (int i : active_)
      for (int lane = 0; lane < ai::kLanes; ++lane) lanes[lane] += values_->rows[i][lane];
    active_.push_back(kInputs);

    alignas(64) Out on;
    for (int h = 0; h < ai::kHidden; ++h) on[h] = std::clamp(lanes[ai::kStraight + h], 0.f, 1.f);
    alignas(64) Row slope{};
    double error = 0;
    for (int s = 0; s < seats_; ++s) {
      float sum = lanes[s];
      for (int h = 0; h < ai::kHidden; ++h) sum += on[h] * values_->outputs[s][h];
      const float wrong = sum - sample.points[s] / kUnit;
      error += wrong * wrong * kUnit * kUnit;
      slope[s] = wrong;
      for (int h = 0; h < ai::kHidden; ++h) {
        slopes_->outputs[s][h] += wrong * on[h];
        slope[ai::kStraight + h] += wrong * values_->outputs[s][h];
      }
    }
    // A lane that is off or full still learns a little, so that none is lost.
    for (int h = 0; h < ai::kHidden; ++h) {
      const float lane = lanes[ai::kStraight + h];
      if (lane < 0 || lane > 1) slope[ai::kStraight + h] *= 0.01f;
    }
    for (int i : active_) {
      touched_[i] = true;
      for (int lane = 0; lane < ai::kLanes; ++lane) slopes_->rows[i][lane] += slope[lane];
    }
    return error;
  }

  static void move(auto& values, auto& slopes, auto& first, auto& second, float pace, float fade2,
                   float share) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      const float slope = slopes[i] * share;
      slopes[i] = 0;
      first[i] = 0.9f * first[i] + 0.1f * slope;
      second[i] = 0.999f * second[i] + 0.001f * slope * slope;
      values[i] -= pace * first[i] / (std::sqrt(second[i] / fade2) + 1e-6f);
    }
  }

  int seats_;
  std::int64_t steps_ = 0;
  std::unique_ptr<Numbers> values_, slopes_, first_, second_;
  std::array<bool, kInputs + 1> touched_{};
  std::vector<int> active_;
};

}  // namespace laguna::train
