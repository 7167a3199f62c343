#pragma once
// How a record came out, kept to be held against how it comes out by other rules, or another day.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "replay/report/entry.h"
#include "replay/words.h"

namespace tally::report {

// A finding by what it is about; its words may change.
struct KeptFinding {
  std::string id;    // Finding::id, in words; "" where it was kept without
  std::string rule;  // its id
  std::string kind;  // as name_of() has it
  std::uint64_t turn = 0;
  std::uint64_t seat = 0;  // from 1; 0: nobody's
  std::uint64_t at = 0;    // position among the native events, 0-based
  bool chance = false;     // it is about what chance brings
  Message message;

  [[nodiscard]] bool same(const KeptFinding& o) const {
    return at == o.at && turn == o.turn && seat == o.seat && rule == o.rule && kind == o.kind;
  }
};

struct Outcome {
  std::string source;  // as source_of() has it
  std::string game;
  std::string ruleset;
  std::string verdict;  // as name_of() has it
  std::string id;       // Entry::id, in words; mostly ""
  Message reason;       // why it could not be judged; mostly ""
  std::uint64_t players = 0;
  std::uint64_t turns = 0;
  std::uint64_t events = 0;
  std::uint64_t judged = 0;  // so many of them are held against the rules
  std::string signature;
  std::vector<KeptFinding> findings;  // in the order of the record
};

[[nodiscard]] Outcome outcome_of(const Entry& entry);

// Of what `tally check --format jsonl` has written, a line each. Throws io::InputError, with the
// line, for what is no such line.
class OutcomeReader {
 public:
  OutcomeReader();
  ~OutcomeReader();
  OutcomeReader(const OutcomeReader&) = delete;
  OutcomeReader& operator=(const OutcomeReader&) = delete;

  // At least 64 bytes behind the line can be read.
  [[nodiscard]] Outcome read(std::string_view line);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// What is otherwise the second time, the first thing first.
enum class Change : std::uint8_t {
  none,
  not_legal_now,     // a choice breaks a rule
  legal_now,         // one does not any more
  not_possible_now,  // the same of what chance brings
  possible_now,
  otherwise,  // what the rules bring about is something else
  verdict,    // only the verdict
  signature,  // verdict and findings are the same, but the rules bring about something else
};
std::string_view name_of(Change c);

struct Difference {
  Change change = Change::none;
  const KeptFinding* first = nullptr;  // the finding that only one of the two has; may be none
  bool of_after = false;               // the second has it
};

// `signatures`: whether they count. Of two rulesets they are of two games.
[[nodiscard]] Difference difference(const Outcome& before, const Outcome& after, bool signatures);

}  // namespace tally::report
