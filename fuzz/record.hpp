// Any text to the reader of records: what replays is written, in both forms, as it can be read and replayed
// again.
#pragma once

#include <string_view>

#include "fuzz/demand.hpp"
#include "record/record.hpp"
#include "table/table.hpp"

namespace laguna {

inline void fuzz_record(std::string_view file) {
  const auto records = record::read_all(file);
  if (!records) {
    demand(records.error().line >= 1 && !records.error().reason.empty(), "a refusal has a line and a reason");
    return;
  }
  for (const record::Record& read : *records) {
    const auto table = replay(read);
    if (!table) {
      demand(!table.error().reason.empty(), "a refusal has a reason");
      continue;
    }
    record::Record played = (*table)->record();
    played.players = read.players;
    played.fair = read.fair;
    const auto text = record::write_text(played), json = record::write_json(played);
    const auto from_text = record::read_text(text), from_json = record::read_json(json);
    demand(from_text && replay(*from_text), "the text form replays");
    demand(from_json && replay(*from_json), "the JSON form replays");
    demand(record::write_text(*from_text) == text, "the text form is written as read");
    demand(record::write_text(*from_json) == text, "the two forms agree");
    demand(record::write_json(*from_json) == json, "the JSON form is written as read");
  }
}

}  // namespace laguna
