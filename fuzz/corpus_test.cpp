// The fuzzers' corpus, also without a fuzzer.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "fuzz/action.hpp"
#include "fuzz/board.hpp"
#include "fuzz/http.hpp"
#include "fuzz/record.hpp"
#include "fuzz/view.hpp"
#include "fuzz/wire.hpp"

namespace laguna {
namespace {

const std::filesystem::path kCorpus = "fuzz/corpus";

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

template <class Fuzz>
int feed(const char* corpus, Fuzz fuzz) {
  int inputs = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kCorpus / corpus)) {
    fuzz(content(entry.path()));
    ++inputs;
  }
  return inputs;
}

TEST(Fuzz, the_readers_of_actions_keep_their_promises) { EXPECT_GT(feed("action", fuzz_action), 0); }

TEST(Fuzz, the_reader_of_boards_keeps_its_promises) { EXPECT_GT(feed("board", fuzz_board), 0); }

TEST(Fuzz, a_server_keeps_its_promises) { EXPECT_GT(feed("http", fuzz_http), 0); }

TEST(Fuzz, the_reader_of_records_keeps_its_promises) { EXPECT_GT(feed("record", fuzz_record), 0); }

TEST(Fuzz, the_reader_of_views_keeps_its_promises) { EXPECT_GT(feed("view", fuzz_view), 0); }

TEST(Fuzz, the_readers_of_the_wire_keep_their_promises) { EXPECT_GT(feed("wire", fuzz_wire), 0); }

TEST(Fuzz, the_corpus_holds_whole_games_that_replay) {
  for (const char* name :
       {"seats_2_whole.txt", "seats_2_whole.jsonl", "murano_whole.txt", "murano_whole.jsonl"}) {
    const auto records = record::read_all(content(kCorpus / "record" / name));
    ASSERT_TRUE(records) << records.error().reason;
    const auto table = replay(records->front());
    EXPECT_TRUE(table) << table.error().reason;
  }
}

}  // namespace
}  // namespace laguna
