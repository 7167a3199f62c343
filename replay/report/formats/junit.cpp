#include "replay/report/formats/junit.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include <fmt/format.h>

#include "replay/finding_id.h"
#include "replay/report/text.h"
#include "replay/report/utf8.h"

namespace tally::report {
namespace {

// XML has no way to write most control characters, nor two others.
std::string xml(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const Utf8 c = first_character(text);
    const bool none = c.code == not_utf8 || (c.code < 0x20 && c.code != '\n' && c.code != '\t') ||
                      c.code == 0x7F || c.code == 0xFFFE || c.code == 0xFFFF;
    if (none)
      out += "\xEF\xBF\xBD";
    else if (c.code == '&')
      out += "&amp;";
    else if (c.code == '<')
      out += "&lt;";
    else if (c.code == '>')
      out += "&gt;";
    else if (c.code == '"')
      out += "&quot;";
    else if (c.code == '\n')
      out += "&#10;";
    else
      out += text.substr(0, c.bytes);
    text.remove_prefix(c.bytes);
  }
  return out;
}

// A record: what is said of it as a whole, and each of its rules.
class JUnit final : public Writer {
 public:
  explicit JUnit(const WriterOptions& o) : text_({}, o.lang), lang_(o.lang) {}

  void begin(std::string& out) override {
    out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tally check\">\n";
  }

  void entry(std::string& out, const Entry& entry, const std::vector<bool>& rules) override {
    body_.clear();
    tests_ = failures_ = errors_ = skipped_ = 0;
    record(entry);
    if (entry.game != nullptr)
      for (std::size_t r = 1; r < entry.game->rule_ids().size(); ++r)
        rule(entry, static_cast<Rule>(r), r < rules.size() && rules[r]);
    fmt::format_to(std::back_inserter(out),
                   "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
                   "skipped=\"{}\">\n{}</testsuite>\n",
                   xml(source_of(entry)), tests_, failures_, errors_, skipped_, body_);
  }

  void end(std::string& out, const Ending& /*ending*/) override { out += "</testsuites>\n"; }

 private:
  void open(const Entry& entry, std::string_view id, std::string_view title) {
    ++tests_;
    fmt::format_to(std::back_inserter(body_), "<testcase name=\"{}{}{}\" classname=\"{}\">",
                   xml(id), title.empty() ? "" : " ", xml(title), xml(source_of(entry)));
  }
  void close() { body_ += "</testcase>\n"; }

  void record(const Entry& entry) {
    const VerdictKind verdict = entry.verdict();
    open(entry, record_rule, "");
    std::string said;
    text_.verdict(said, entry);
    const bool open_question =
        verdict == VerdictKind::undecided || verdict == VerdictKind::incomplete;
    if (open_question || entry.skipped || entry.standing != Standing::counts) {
      ++skipped_;
      fmt::format_to(std::back_inserter(body_), "<skipped>{}</skipped>", xml(said));
    } else if (verdict == VerdictKind::unreadable) {
      ++errors_;
      fmt::format_to(std::back_inserter(body_), "<error type=\"{}\" message=\"{}\"/>",
                     name_of(verdict), xml(said));
    }
    close();
  }

  [[nodiscard]] std::string said_of(const Entry& entry, const Finding& f) const {
    std::string out = text_of(said_place(entry, f), lang_);
    for (const FindingLine& line : finding_lines(entry, f)) {
      out += '\n';
      if (line.head != nullptr) out += line.head->in(lang_);
      append_text(out, line.words, lang_);
    }
    return out;
  }

  // One that has a finding which counts has failed; else one that has findings is passed over.
  void rule(const Entry& entry, Rule rule, bool cited) {
    std::string failures;
    std::string passed;
    for (const Finding& f : entry.report.findings) {
      if (f.rule != rule) continue;
      const std::string words = xml(said_of(entry, f));
      if (f.standing != Standing::counts || f.kind == FindingKind::undecided) {
        if (!passed.empty()) passed += "&#10;";
        passed += words;
      } else {
        fmt::format_to(std::back_inserter(failures),
                       "<failure type=\"{}\" message=\"{}\">{}&#10;{}"
                       "</failure>",
                       name_of(f.kind), xml(text_of(f.message, lang_)), words, id_words(f.id));
      }
    }
    if (failures.empty() && passed.empty() && !cited) return;
    open(entry, entry.game->rule_ids()[rule], text_.titles().title(*entry.game, rule, lang_));
    if (!failures.empty()) {
      ++failures_;
      body_ += failures;
    } else if (!passed.empty()) {
      ++skipped_;
      fmt::format_to(std::back_inserter(body_), "<skipped>{}</skipped>", passed);
    }
    close();
  }

  TextReport text_;
  Lang lang_;
  std::string body_;  // of the record that is being told
  int tests_ = 0;
  int failures_ = 0;
  int errors_ = 0;
  int skipped_ = 0;
};

}  // namespace

std::unique_ptr<Writer> make_junit(const WriterOptions& options) {
  return std::make_unique<JUnit>(options);
}

}  // namespace tally::report
