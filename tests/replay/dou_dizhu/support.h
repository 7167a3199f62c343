// What the tests of the readers of Dou Dizhu share: the games of a text, as lines of a log.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/schema.h"
#include "replay/log/log.h"
#include "replay/source.h"

namespace tally::dou_dizhu::testing {

inline std::string corpus(const std::string& name) {
  std::ifstream file(TALLY_SOURCE_DIR "/corpus/dou_dizhu/" + name, std::ios::binary);
  EXPECT_TRUE(file.is_open()) << name;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// A game, or why there is none.
struct GameRead {
  std::string error;
  std::uint64_t line = 0;
  std::vector<std::string> events;
  std::vector<std::uint32_t> at;
  std::vector<Contradiction> contradictions;
  std::string format, program, ruleset, note, cut_off;
  std::vector<SeatLabel> labels;
  KindSet shows;

  [[nodiscard]] bool shows_kind(Kind k) const { return shows.contains(k); }
};

inline GameRead read_of(const RecordStream& stream, RecordStream::Got got, const Record& record) {
  GameRead out;
  if (got == RecordStream::Got::error) {
    out.error = text_of(stream.error().message);
    out.line = stream.error().line;
    return out;
  }
  for (const Observation& o : record.seen()) {
    std::string line;
    write_event(line, schema(), o.event);
    line.pop_back();
    out.events.push_back(line);
    out.at.push_back(o.source_at);
  }
  out.contradictions = record.contradictions;
  out.format = record.format;
  out.program = record.program;
  out.ruleset = record.ruleset;
  out.note = record.note;
  out.cut_off = text_of(record.cut_off);
  out.labels = record.labels;
  out.shows = record.shows;
  return out;
}

inline std::vector<GameRead> games_of(std::string_view text) {
  std::vector<GameRead> out;
  RecordStream stream;
  stream.open(io::Input::of_memory(text));
  Record record;
  for (;;) {
    const RecordStream::Got got = stream.next(record);
    if (got == RecordStream::Got::end) return out;
    out.push_back(read_of(stream, got, record));
  }
}

// The one game of a text.
inline GameRead game_of(std::string_view text) {
  const std::vector<GameRead> all = games_of(text);
  EXPECT_EQ(all.size(), 1U);
  return all.empty() ? GameRead() : all[0];
}

// `text` with the first `from` replaced.
inline std::string with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

inline std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace tally::dou_dizhu::testing
