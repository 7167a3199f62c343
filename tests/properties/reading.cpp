#include "reading.h"

#include "replay/io/input.h"
#include "replay/io/line_reader.h"

namespace tally::properties {

bool read(std::string_view text, Record& record, std::string& error) {
  io::Input input = io::Input::of_memory(text);
  io::LineReader lines(input);
  LogReader reader(lines);
  try {
    return reader.next(record);
  } catch (const io::InputError& e) {
    error = "line " + std::to_string(e.line) + ": " + text_of(e.message);
    return false;
  }
}

std::string first_finding(const Report& report) {
  std::string text(name_of(report.verdict));
  if (!text_of(report.reason).empty()) text += " (" + text_of(report.reason) + ")";
  if (report.findings.empty()) return text;
  const Finding& f = report.findings.front();
  return text + "; " + std::string(name_of(f.kind)) + " in line " +
         std::to_string(f.source_at + 1) + ": " + text_of(f.message) +
         "; expected: " + text_of(f.expected) + "; found: " + text_of(f.found);
}

}  // namespace tally::properties
