#include "server/metrics.hpp"

#include <prometheus/text_serializer.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace laguna::server {
namespace {

using prometheus::Labels;
using prometheus::Registry;

Metrics::Gauge& gauge(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

// Of one name, which the registry knows again.
Metrics::Counter& counter(Registry& registry, const char* name, const char* help, const Labels& labels = {}) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add(labels);
}

Metrics::Counter& actions(Registry& registry, const char* by) {
  return counter(registry, "laguna_actions_total", "Actions kept in the database.", {{"by", by}});
}

Metrics::Counter* answers_of(Registry& registry, const char* status) {
  return &counter(registry, "laguna_http_answers_total", "Answers over HTTP.", {{"status", status}});
}

double resident_bytes() {
  double whole = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> whole >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double processor_seconds() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  return static_cast<double>(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
         static_cast<double>(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
}

}  // namespace

Metrics::Metrics()
    : connections(gauge(registry_, "laguna_connections", "Open connections.")),
      sockets(gauge(registry_, "laguna_sockets", "Open WebSockets.")),
      tables(gauge(registry_, "laguna_tables", "Tables in memory.")),
      lease(gauge(registry_, "laguna_lease", "1 while this node may serve tables.")),
      thoughts(gauge(registry_, "laguna_thoughts_waiting", "Thoughts of bots that wait for a thread.")),
      memory(gauge(registry_, "process_resident_memory_bytes", "Memory in use.")),
      processor(counter(registry_, "process_cpu_seconds_total", "Time of processors used.")),
      turned_away(
          counter(registry_, "laguna_turned_away_total", "Connections refused because there were too many.")),
      relayed(counter(registry_, "laguna_relayed_total", "Requests and sockets passed on to another node.")),
      faults(counter(registry_, "laguna_faults_total", "Failures that nobody had thought of.")),
      storage_failures(
          counter(registry_, "laguna_storage_failures_total", "Changes that could not be written.")),
      actions_of_people(actions(registry_, "person")),
      actions_of_bots(actions(registry_, "bot")),
      answers{answers_of(registry_, "1xx"), answers_of(registry_, "2xx"), answers_of(registry_, "3xx"),
              answers_of(registry_, "4xx"), answers_of(registry_, "5xx")},
      writing(prometheus::BuildHistogram()
                  .Name("laguna_write_seconds")
                  .Help("Time until an action is kept.")
                  .Register(registry_)
                  .Add({}, prometheus::Histogram::BucketBoundaries{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                                   0.05, 0.1, 0.2, 0.5, 1})) {}

std::string Metrics::text() {
  memory.Set(resident_bytes());
  processor.Increment(std::max(0.0, processor_seconds() - processor.Value()));
  return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace laguna::server
