// The fuzzers' corpus, also without a fuzzer.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "fuzz/action.hpp"

namespace laguna {
namespace {

template <class Fuzz>
int feed(const char* corpus, Fuzz fuzz) {
  int inputs = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(LAGUNA_SOURCE "/fuzz/corpus/") + corpus)) {
    std::ifstream file(entry.path(), std::ios::binary);
    fuzz(std::string(std::istreambuf_iterator<char>(file), {}));
    ++inputs;
  }
  return inputs;
}

TEST(Fuzz, the_action_readers_keep_their_promises) { EXPECT_GT(feed("action", fuzz_action), 0); }

}  // namespace
}  // namespace laguna
