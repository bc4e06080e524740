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
  Gauge &lease, &thoughts;  // whether it has one; how many wait for their turn
  Gauge& memory;            // this and the next of the whole program, when the text was last asked for
  Counter& processor;
  Counter &turned_away, &relayed, &faults, &storage_failures;
  Counter &actions_of_people, &actions_of_bots;
  std::array<Counter*, 5> answers;  // 1xx, 2xx, …
  prometheus::Histogram& writing;   // of actions, until they are kept
};

}  // namespace laguna::server
