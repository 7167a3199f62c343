#include "replay/report/entry.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "replay/io/limits.h"
#include "replay/messages.h"
#include "replay/report/identify.h"

namespace tally::report {

void Entry::clear() {
  path.clear();
  number = 0;
  format.clear();
  program.clear();
  ruleset.clear();
  game = nullptr;
  players = 0;
  report.verdict = VerdictKind::clean;
  report.reason.clear();
  report.findings.clear();
  report.winners = {};
  report.over = false;
  report.played = true;
  report.turns = 0;
  report.events = 0;
  report.signature = 0;
  report.hidden = HiddenCards::not_looked_at;
  witness.clear();
  error.clear();
  line = 0;
  internal = false;
  stray = false;
  skipped = false;
  id = 0;
  standing = Standing::counts;
  led_by.clear();
  more = 0;
}

bool Entry::let_pass() const {
  if (internal || verdict() == VerdictKind::clean) return false;
  if (verdict() != VerdictKind::violations) return standing != Standing::counts;
  return std::ranges::none_of(report.findings, [](const Finding& f) {
    return f.kind != FindingKind::undecided && f.standing == Standing::counts;
  });
}

bool Errors::tells(const Entry& entry) {
  if (entry.error.empty() || ++errors_ <= io::Limits{}.errors_told) return true;
  internal_ = internal_ || entry.internal;
  return false;
}

bool Errors::enough() const { return errors_ >= io::Limits{}.errors_read; }

bool Errors::rest(const std::string& path, Entry& entry) {
  const std::uint64_t more = errors_ - std::min(errors_, io::Limits{}.errors_told);
  const bool internal = internal_;
  const bool stopped = enough();
  *this = {};
  if (more == 0) return false;
  entry.clear();
  entry.more = more;
  entry.internal = internal;
  entry.error = stopped ? say::more_not_read(more) : say::more_in_file(more);
  put_in_file(entry, path);
  return true;
}

std::string source_of(const Entry& entry) {
  if (entry.number == 0) return entry.path;
  return entry.path + "#" + std::to_string(entry.number);
}

std::pair<std::string, std::uint64_t> file_and_game(const std::string& source) {
  const std::size_t mark = source.rfind('#');
  std::uint64_t number = 0;
  if (mark != std::string::npos) {
    const char* const end = source.data() + source.size();
    const auto [after, error] = std::from_chars(source.data() + mark + 1, end, number);
    if (error == std::errc() && after == end) return {source.substr(0, mark), number};
  }
  return {source, 0};
}

}  // namespace tally::report
