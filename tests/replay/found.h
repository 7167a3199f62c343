#pragma once
// What reading and checking give of a recording in memory.
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/sanguosha/skills/skills.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/io/input.h"
#include "replay/log/log.h"
#include "replay/source.h"
#include "replay/words.h"

namespace tally::testing {

// A record, or what is said instead.
struct Read {
  Record record;
  std::string error;
};
inline void read(const std::string& file, Read& out) {
  RecordStream stream;
  stream.open(io::Input::of_memory(file));
  out.error.clear();
  if (stream.next(out.record) != RecordStream::Got::record)
    out.error = text_of(stream.error().message);
}

// "wrong SGS-DAMAGE, …"; the verdict alone where nothing was found.
inline std::string found_in(const std::string& file) {
  Read r;
  read(file, r);
  if (!r.error.empty()) return r.error;
  Checker checker(*r.record.game);
  Report report;
  checker.check(r.record, load_ruleset(*r.record.game, r.record.ruleset), report);
  const auto ids = sanguosha::all_rule_ids();
  std::string out;
  for (const Finding& f : report.findings)
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", name_of(f.kind), ids[f.rule]);
  return out.empty() ? std::string(name_of(report.verdict)) : out;
}

// As lines of a log, without its header.
inline std::string events_of(const std::string& file) {
  Read r;
  read(file, r);
  EXPECT_EQ(r.error, "");
  std::string log;
  write_record(log, r.record);
  return log.substr(log.find('\n'));
}

}  // namespace tally::testing
