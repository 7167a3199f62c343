#include "replay/report/formats/writer.h"

#include <algorithm>
#include <array>

#include "replay/report/formats/junit.h"
#include "replay/report/formats/sarif.h"
#include "replay/report/formats/table.h"
#include "replay/report/jsonl.h"
#include "replay/report/text.h"

namespace tally::report {
namespace {

class TextWriter final : public Writer {
 public:
  explicit TextWriter(const WriterOptions& o) : text_(o.style, o.lang) {}

  void entry(std::string& out, const Entry& entry, const std::vector<bool>& /*rules*/) override {
    text_.entry(out, entry);
  }
  void end(std::string& out, const Ending& ending) override {
    out += ending.summary.lines(ending.interrupted, text_.lang());
  }

 private:
  TextReport text_;
};

class JsonLinesWriter final : public Writer {
 public:
  void entry(std::string& out, const Entry& entry, const std::vector<bool>& /*rules*/) override {
    write_jsonl(out, entry);
  }
};

std::unique_ptr<Writer> make_text(const WriterOptions& o) {
  return std::make_unique<TextWriter>(o);
}
std::unique_ptr<Writer> make_json_lines(const WriterOptions& /*o*/) {
  return std::make_unique<JsonLinesWriter>();
}

constexpr std::array<FormatInfo, 5> all = {{
    {.name = "text", .make = make_text, .sums_up = true},
    {.name = "jsonl", .make = make_json_lines, .in_english = true},
    {.name = "sarif", .make = make_sarif, .led_by = true},
    {.name = "junit", .make = make_junit, .rules = true},
    {.name = "table", .make = make_table, .in_english = true},
}};

}  // namespace

std::span<const FormatInfo> formats() { return all; }

const FormatInfo* find_format(std::string_view name) {
  const auto* const found = std::ranges::find(all, name, &FormatInfo::name);
  return found == all.end() ? nullptr : found;
}

}  // namespace tally::report
