#pragma once
// Recordings as they are, or with one thing changed, and what is found in them.
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/sanguosha/skills/skills.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/import/freekill/container.h"
#include "replay/import/freekill/container_writer.h"
#include "replay/io/whole_file.h"
#include "replay/source.h"
#include "tests/replay/freekill/container_support.h"

namespace tally::freekill::testing {

inline Report checked(const Bytes& file) {
  const std::string bytes(file.begin(), file.end());
  RecordStream stream;
  stream.open(io::Input::of_memory(bytes));
  Record record;
  Report report;
  if (stream.next(record) != RecordStream::Got::record) {
    ADD_FAILURE() << text_of(stream.error().message);
    return report;
  }
  Checker checker(*record.game);
  checker.check(record, load_ruleset(*record.game, record.ruleset), report);
  return report;
}

// "missing SGS-SKILL-YIJI, extra …"
inline std::string findings_of(const Report& report) {
  const auto ids = sanguosha::all_rule_ids();
  std::string out;
  for (const Finding& f : report.findings)
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", name_of(f.kind), ids[f.rule]);
  return out;
}

// A recording of the corpus, to be changed.
inline Draft draft(const std::string& name) {
  const io::Bytes file = io::read_all(std::string(TALLY_SOURCE_DIR) + "/corpus/freekill/" + name);
  Recording recording;
  recording.parse(file.bytes());
  return draft_of(recording);
}

}  // namespace tally::freekill::testing
