// How players look ahead, found by matches: some turns of everybody, played with the appraisal's choices and
// judged by it and by the network, are better than games to the end and than either judge alone.
#pragma once

#include <array>

#include "game/insight.hpp"

namespace laguna::murano::insight {

constexpr Effort effort(Rank rank, int seats) {
  Effort effort{.width = seats == 2 ? 16 : 8, .chapters = seats == 2 ? 8 : 3 * seats, .deft_others = 1};
  effort.masterly = rank != Rank::good;
  if (rank != Rank::good) effort.hypotheses = 128;
  switch (rank) {
    case Rank::good:  // about half way from a deft hand to the next rank
      effort.actions = 500;
      effort.width = 8;
      effort.chapters = seats == 2 ? 8 : 6;
      break;
    case Rank::better:
      effort.actions = std::array{12'000, 20'000, 24'000}[seats - 2];
      break;
    case Rank::best:  // a turn of everybody further
      effort.chapters += seats;
      break;
  }
  return effort;
}

}  // namespace laguna::murano::insight
