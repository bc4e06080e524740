#include "cli/interruption.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>

#include "server/signals.hpp"

namespace laguna::cli {
namespace {

constexpr int kInterrupted = 130;  // as shells count it
constexpr std::chrono::milliseconds kPause(50);

}  // namespace

Interruption::Interruption(std::function<void()> farewell)
    : listener_([farewell = std::move(farewell),
                 signals = std::make_shared<server::Signals>()](const std::stop_token& stop) {
        while (!stop.stop_requested() && !signals->heard()) std::this_thread::sleep_for(kPause);
        if (stop.stop_requested()) return;
        try {
          farewell();
        } catch (const std::exception& fault) {
          std::fprintf(stderr, "laguna: %s\n", fault.what());
        }
        std::fflush(nullptr);
        std::_Exit(kInterrupted);
      }) {}

}  // namespace laguna::cli
