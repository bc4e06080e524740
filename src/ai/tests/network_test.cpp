#include "ai/network.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "kit/bits.hpp"
#include "kit/random.hpp"

namespace laguna::ai {
namespace {

using Inputs = Bits<3>;
using Some = Network<Inputs::kSize>;

std::unique_ptr<Some> some_network() {
  auto network = std::make_unique<Some>();
  Random random(1);
  const auto throw_one = [&](std::int16_t& weight) {
    weight = static_cast<std::int16_t>(random.below(401) - 200);
  };
  for (auto& lanes : network->weights)
    for (auto& weight : lanes) throw_one(weight);
  for (auto& weight : network->bias) throw_one(weight);
  for (auto& row : network->outputs)
    for (auto& weight : row) throw_one(weight);
  return network;
}

Inputs some_inputs(Random& random) {
  Inputs inputs;
  for (int i = 0; i < 30; ++i) inputs.set(random.below(Inputs::kSize));
  return inputs;
}

TEST(Network, inputs_that_change_lead_where_a_fresh_look_leads) {
  const auto network = some_network();
  Random random(2);
  Accumulator<Inputs, Inputs::kSize> walking(*network);
  for (int i = 0; i < 100; ++i) {
    const Inputs inputs = some_inputs(random);
    Accumulator<Inputs, Inputs::kSize> fresh(*network);
    walking.see(*network, inputs);
    fresh.see(*network, inputs);
    EXPECT_EQ(walking.hopes(*network, 4), fresh.hopes(*network, 4));
  }
}

TEST(Network, straight_lanes_are_points_and_hidden_ones_are_cut_at_nothing_and_all) {
  Some network;
  network.bias[0] = 3 * kFine;
  network.weights[5][kStraight] = 2 * kOne;   // full, not twice as much
  network.weights[6][kStraight + 1] = -kOne;  // off, not less
  network.outputs[0][0] = 10 * kFine;
  network.outputs[0][1] = 7 * kFine;
  Accumulator<Inputs, Inputs::kSize> lanes(network);
  EXPECT_EQ(lanes.hopes(network, 2)[0], 300);
  Inputs inputs;
  inputs.set(5);
  inputs.set(6);
  lanes.see(network, inputs);
  EXPECT_EQ(lanes.hopes(network, 2)[0], 1300);
}

}  // namespace
}  // namespace laguna::ai
