#pragma once
// The reports of one run of `tally check`, in several forms side by side: one of them may go to
// standard output, the others go to files.
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/out_file.h"
#include "replay/report/formats/writer.h"

namespace tally::cli {

// Whether any of them wants what this says: FormatInfo::led_by, FormatInfo::rules.
bool any_wants(const std::vector<ReportTo>& reports, bool report::FormatInfo::*what);

class Reports {
 public:
  // `read`: files that must not be written over. Throws Failure.
  Reports(const std::vector<ReportTo>& wanted, const report::WriterOptions& options,
          const std::vector<std::string>& read);

  void entry(const report::Entry& entry, const std::vector<bool>& rules);
  // Adds a line for people to what goes to standard output, where that is for them; else it goes to
  // standard error.
  void line(const std::string& words);
  void end(const report::Ending& ending, Lang lang);
  void commit();

  // What is waiting for standard output, and for standard error.
  std::string out;
  std::string err;

 private:
  struct One {
    const report::FormatInfo* format;
    std::unique_ptr<report::Writer> writer;
    std::optional<OutFile> file;  // none: standard output
  };
  void write(One& one, const std::function<void(std::string&)>& what);
  [[nodiscard]] const One* on_out() const;

  std::deque<One> all_;
  std::string text_;
};

}  // namespace tally::cli
