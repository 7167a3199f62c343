// What a person reads at length.
#include <algorithm>
#include <cstdlib>
#include <string>

#include "cli/pipe_to.h"
#include "cli/terminal.h"
#include "replay/report/display.h"

namespace tally::cli {
namespace {

bool no_pager = false;

// "": none. An empty variable says that none is wanted.
std::string pager() {
  for (const char* const name : {"TALLY_PAGER", "PAGER"}) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    if (value != nullptr) return std::string_view(value) == "cat" ? "" : value;
  }
  return "less";
}

bool is_longer_than_screen(std::string_view text) {
  const std::size_t rows = rows_of_out();
  return rows > 0 && static_cast<std::size_t>(std::ranges::count(text, '\n')) >= rows;
}

}  // namespace

void want_no_pager() { no_pager = true; }

void read_out(std::string_view text) {
  const std::string coloured = style_of_out().colour ? report::with_red_suits(text) : "";
  const std::string_view shown = coloured.empty() ? text : coloured;
  const std::string program = pager();
  if (no_pager || program.empty() || !is_longer_than_screen(shown)) return write_out(shown);
  // What less needs for colours and for Chinese, unless it is told otherwise: one thread so far.
  ::setenv("LESS", "FRX", 0);           // NOLINT(concurrency-mt-unsafe)
  ::setenv("LESSCHARSET", "utf-8", 0);  // NOLINT(concurrency-mt-unsafe)
  const std::string safe(report::harmless(shown));
  const int code = pipe_to(program + (program == "less" ? " 2>/dev/null" : ""), safe);
  constexpr int no_program = 126;  // a file that is none
  if (code == no_program || code == no_such_program) write_out(shown);
}

}  // namespace tally::cli
