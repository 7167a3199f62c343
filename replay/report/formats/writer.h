#pragma once
// Every form in which `tally check` can tell what it found, one row each. A writer takes the games
// one by one and keeps none of them.
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "replay/report/display.h"
#include "replay/report/entry.h"
#include "replay/report/known/let_pass.h"
#include "replay/report/summary.h"

namespace tally::report {

// The id of the rule that a record as a whole is held against: it can be judged to its end.
inline constexpr std::string_view record_rule = "TALLY-RECORD";

struct WriterOptions {
  Style style = {};
  Lang lang = Lang::en;
  std::string folder = {};            // of the file that is written; "" where it is none
  const LetPass* let_pass = nullptr;  // what is let pass; may be none
};

// How a run ended.
struct Ending {
  const Summary& summary;
  bool interrupted = false;
  int exit_code = 0;
};

class Writer {
 public:
  virtual ~Writer() = default;

  // Each appends to `out`.
  virtual void begin(std::string& /*out*/) {}
  // `rules`: by Rule, those that what happened or was found cites; empty where nobody asked.
  virtual void entry(std::string& out, const Entry& entry, const std::vector<bool>& rules) = 0;
  virtual void end(std::string& /*out*/, const Ending& /*ending*/) {}
};

struct FormatInfo {
  std::string_view name;
  std::unique_ptr<Writer> (*make)(const WriterOptions& options);
  bool sums_up = false;     // what is written ends with the summary
  bool in_english = false;  // whatever language is asked for
  bool led_by = false;      // wants Entry::led_by
  bool rules = false;       // wants the rules of each game
};

// The first is what is written where nobody asks for another.
std::span<const FormatInfo> formats();
// nullptr where there is none of this name.
const FormatInfo* find_format(std::string_view name);

}  // namespace tally::report
