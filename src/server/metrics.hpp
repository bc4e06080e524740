// Numbers for Prometheus.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <array>
#include <string>

namespace laguna::server {

class Metrics {
  prometheus::Registry registry_;

 public:
  using Counter = prometheus::Counter;
  using Gauge = prometheus::Gauge;

  Metrics();
  std::string text();

  Gauge &connections, &sockets, &tables;
  Gauge &memory, &processor;  // of the whole program, when the text was last asked for
  Counter &turned_away, &faults, &storage_failures;
  Counter &actions_of_people, &actions_of_bots;
  std::array<Counter*, 5> answers;  // 1xx, 2xx, …
  prometheus::Histogram& writing;   // of actions, until they are kept
};

}  // namespace laguna::server
