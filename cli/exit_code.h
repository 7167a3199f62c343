#pragma once
// What the program's exit code says; the same in `tally --help` and docs/commands.md.
#include <exception>
#include <string>
#include <utility>

#include "replay/messages.h"
#include "replay/report/summary.h"

namespace tally::cli {

enum ExitCode : int {
  ok = 0,
  violations = 1,  // for `diff`: the two differ
  usage = 2,
  unreadable = 3,
  undecided = 4,  // undecided or incomplete, where that counts
  internal = 5,   // a fault of this program, or output that cannot be written
  interrupted = 130,
};

// The worst that happened and is not let pass, in the order internal, unreadable, violations,
// undecided.
inline ExitCode exit_code_of(const report::Summary& summary, bool undecided_counts) {
  if (summary.internal_error()) return internal;
  if (summary.counting(VerdictKind::unreadable) > 0) return unreadable;
  if (summary.counting(VerdictKind::violations) > 0) return violations;
  const auto open =
      summary.counting(VerdictKind::undecided) + summary.counting(VerdictKind::incomplete);
  return undecided_counts && open > 0 ? undecided : ok;
}

// Ends a command: the message goes to standard error, the code to the caller.
struct Failure : std::exception {
  Failure(ExitCode exit_code, Message says)
      : code(exit_code), message(std::move(says)), english_(text_of(message)) {}
  const char* what() const noexcept override { return english_.c_str(); }

  ExitCode code;
  Message message;

 private:
  std::string english_;
};

}  // namespace tally::cli
