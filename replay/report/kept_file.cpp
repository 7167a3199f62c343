#include "replay/report/kept_file.h"

#include <cstdint>
#include <string_view>

#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/io/line_reader.h"
#include "replay/messages.h"
#include "replay/report/jsonl.h"
#include "replay/report/messages.h"

namespace tally::report {

void each_kept(const std::string& path, const std::function<void(Outcome&)>& take) {
  OutcomeReader reader;
  std::uint64_t at = 0;
  try {
    io::Input input(path);
    io::LineReader lines(input);
    std::string_view line;
    while (lines.next(line)) {
      at = lines.line_number();
      if (line.empty()) continue;
      Outcome o = reader.read(line);
      if (o.verdict != skipped_name) take(o);
    }
  } catch (const io::InputError& error) {
    throw io::InputError(at == 0 ? say::colon(say::verbatim(path), error.message)
                                 : say::of_line(path, at, error.message));
  }
}

}  // namespace tally::report
