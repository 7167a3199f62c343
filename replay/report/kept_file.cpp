#include "replay/report/kept_file.h"

#include <cstdint>

#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/io/line_reader.h"
#include "replay/messages.h"
#include "replay/report/jsonl.h"
#include "replay/report/messages.h"

namespace tally::report {

void each_line(const std::string& path, const std::function<void(std::string_view)>& take) {
  std::uint64_t at = 0;
  try {
    io::Input input(path);
    io::LineReader lines(input);
    std::string_view line;
    while (lines.next(line)) {
      at = lines.line_number();
      if (!line.empty()) take(line);
    }
  } catch (const io::InputError& error) {
    throw io::InputError(at == 0 ? say::colon(say::verbatim(path), error.message)
                                 : say::of_line(path, at, error.message));
  }
}

void each_kept(const std::string& path, const std::function<void(Outcome&)>& take) {
  OutcomeReader reader;
  each_line(path, [&](std::string_view line) {
    Outcome o = reader.read(line);
    if (o.verdict != skipped_name) take(o);
  });
}

}  // namespace tally::report
