#include "replay/report/formats/sarif.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "replay/books/defects.h"
#include "replay/finding_id.h"
#include "replay/import/shapes.h"
#include "replay/report/formats/json_writer.h"
#include "replay/report/formats/messages.h"
#include "replay/report/formats/sarif_rules.h"
#include "replay/report/page/html.h"
#include "replay/report/text.h"

namespace tally::report {
namespace {

constexpr std::string_view schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

std::string_view tag_of(Lang lang) {
  return of_language(lang, std::string_view("en-US"), std::string_view("zh-CN"));
}

// As a URI: a relative one for a relative path.
std::string uri_of(std::string_view path) {
  while (path.starts_with("./")) path.remove_prefix(2);
  std::string out = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-._~/").find(c) != std::string_view::npos;
    plain ? out += c : out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

// Braces stand for arguments in a message, and "[words](where)" is a link: neither is meant here.
std::string escaped(std::string_view words) {
  std::string out;
  for (const char c : words) {
    if (c == '{' || c == '}') out += c;
    if (c == '(' && out.ends_with(']')) out.insert(out.size() - 1, 1, '\\');
    out += c;
  }
  return out;
}

// "game 3, event 17": what tells the place without the file's own numbers.
struct Place {
  const Entry& entry;
  bool in_record = false;  // source_at says where
  std::uint32_t source_at = 0;
  bool at_event = false;  // at says which
  std::uint32_t at = 0;
};

class Sarif final : public Writer {
 public:
  explicit Sarif(const WriterOptions& o)
      : text_({}, o.lang), lang_(whole(o.lang)), let_pass_(o.let_pass) {}

  void begin(std::string& out) override {
    json_.to(out);
    json_.open();
    json_.text("$schema", schema);
    json_.text("version", "2.1.0");
    json_.open_list("runs");
    json_.open();
    json_.text("language", tag_of(lang_));
    json_.text("columnKind", "unicodeCodePoints");
    json_.open_list("results");
  }

  void entry(std::string& out, const Entry& entry, const std::vector<bool>& /*rules*/) override {
    json_.to(out);
    for (std::size_t i = 0; i < entry.report.findings.size(); ++i) {
      out += '\n';
      finding(entry, i);
    }
    if (entry.verdict() == VerdictKind::violations) return;
    out += '\n';
    record(entry);
  }

  void end(std::string& out, const Ending& ending) override {
    json_.to(out);
    if (baseline() && !ending.interrupted)
      for (const LetPass::Gone& gone : let_pass_->gone()) {
        out += '\n';
        absent(gone);
      }
    json_.close_list();
    out += '\n';
    tool();
    json_.open_list("invocations");
    json_.open();
    json_.boolean("executionSuccessful", !ending.interrupted && !ending.summary.internal_error());
    json_.number("exitCode", static_cast<std::uint64_t>(ending.exit_code));
    json_.close();
    json_.close_list();
    json_.open("properties");
    json_.text("signature", fmt::format("{:016x}", ending.summary.signature()));
    json_.close();
    json_.close();
    json_.close_list();
    json_.close();
    out += '\n';
  }

 private:
  [[nodiscard]] bool baseline() const { return let_pass_ != nullptr && let_pass_->has_baseline(); }

  void words(std::string_view key, std::string_view words) {
    json_.open(key);
    json_.text("text", escaped(printable_lines(words)));
    json_.close();
  }

  // What a record says of itself may hold anything.
  static std::string printable_lines(std::string_view words) {
    std::string out;
    while (true) {
      const std::size_t end = std::min(words.find('\n'), words.size());
      out += printable(words.substr(0, end));
      if (end == words.size()) return out;
      out += '\n';
      words.remove_prefix(end + 1);
    }
  }

  void head(const Game* game, Rule rule, std::string_view kind, std::string_view level) {
    const std::size_t index = rules_.index(game, rule);
    json_.text("ruleId", game == nullptr ? record_rule : game->rule_ids()[rule]);
    json_.number("ruleIndex", index);
    json_.text("kind", kind);
    json_.text("level", level);
  }

  void place(std::string_view path, std::string_view format, const Place* p) {
    json_.open("physicalLocation");
    json_.open("artifactLocation");
    json_.text("uri", uri_of(path));
    json_.close();
    // Programs that show a place ask for a line. What has none is shown at its beginning.
    std::uint64_t line = p == nullptr ? 0 : p->entry.line;
    if (p != nullptr && p->in_record && unit_of(format) == SourceUnit::line)
      line = std::uint64_t{p->source_at} + 1;
    json_.open("region");
    json_.number("startLine", std::max<std::uint64_t>(line, 1));
    json_.close();
    json_.close();
    if (p == nullptr || (p->entry.number == 0 && !p->at_event)) return;
    std::string game = p->entry.number == 0 ? "" : fmt::format("game {}", p->entry.number);
    const std::string event = p->at_event ? fmt::format("event {}", p->at) : "";
    const std::string& name = p->at_event ? event : game;
    const std::string full = game.empty() || event.empty() ? game + event : game + ", " + event;
    json_.open_list("logicalLocations");
    json_.open();
    json_.text("name", name);
    json_.text("fullyQualifiedName", full);
    json_.text("kind", p->at_event ? "event" : "game");
    json_.close();
    json_.close_list();
  }

  void location(std::string_view key, const Place& p, const Message& said) {
    json_.open(key);
    place(p.entry.path, p.entry.format, &p);
    if (!said.empty()) words("message", text_of(said, lang_));
    json_.close();
  }

  void fingerprint(std::uint64_t id) {
    json_.open("partialFingerprints");
    json_.text("tallyFinding/v1", id_words(id));
    json_.text("primaryLocationLineHash", id_words(id) + ":1");  // the one that GitHub looks at
    json_.close();
  }

  void state(Standing standing, bool remarkable) {
    if (!baseline()) return;
    const bool is_new = remarkable && standing != Standing::in_baseline;
    json_.text("baselineState", is_new ? "new" : "unchanged");
  }

  void finding(const Entry& entry, std::size_t number) {
    const Finding& f = entry.report.findings[number];
    const bool open = f.kind == FindingKind::undecided;
    const Place here{
        .entry = entry, .in_record = true, .source_at = f.source_at, .at_event = true, .at = f.at};
    std::string said;
    for (const FindingLine& line : finding_lines(entry, f)) {
      if (!said.empty()) said += '\n';
      if (line.head != nullptr) said += line.head->in(lang_);
      append_text(said, line.words, lang_);
    }
    json_.open();
    head(entry.game, f.rule, open ? "open" : "fail",
         open           ? "none"
         : f.may_follow ? "warning"
                        : "error");
    words("message", said);
    json_.open_list("locations");
    location("", here, said_place(entry, f));
    json_.close_list();
    if (number < entry.led_by.size()) way(entry, entry.led_by[number], here, f);
    fingerprint(f.id);
    state(f.standing, true);
    if (f.standing == Standing::known_defect) {
      json_.open_list("suppressions");
      json_.open();
      json_.text("kind", "external");
      json_.text("status", "accepted");
      json_.text("justification", of_language(lang_, f.defect->text.en, f.defect->text.zh));
      json_.close();
      json_.close_list();
    }
    properties(entry, &f);
    json_.close();
  }

  void way(const Entry& entry, const std::vector<Step>& steps, const Place& here,
           const Finding& f) {
    if (steps.empty()) return;
    json_.open_list("codeFlows");
    json_.open();
    json_.open_list("threadFlows");
    json_.open();
    json_.open_list("locations");
    for (const Step& step : steps) {
      const bool told = step.source_at != not_in_record;
      const Place there{.entry = entry,
                        .in_record = told,
                        .source_at = step.source_at,
                        .at_event = true,
                        .at = step.at};
      json_.open();
      location("location", there,
               (told ? say::as_recorded : say::not_recorded)(step.words, step.at));
      json_.close();
    }
    json_.open();
    location("location", here, f.message);
    json_.text("importance", "essential");
    json_.close();
    json_.close_list();
    json_.close();
    json_.close_list();
    json_.close();
    json_.close_list();
  }

  // What is said of the record as a whole.
  void record(const Entry& entry) {
    const VerdictKind verdict = entry.verdict();
    const bool clean = verdict == VerdictKind::clean;
    const bool unreadable = verdict == VerdictKind::unreadable;
    std::string said;
    text_.verdict(said, entry);
    json_.open();
    if (entry.skipped)
      head(nullptr, no_rule, "notApplicable", "none");
    else
      head(nullptr, no_rule,
           clean        ? "pass"
           : unreadable ? "fail"
                        : "open",
           unreadable ? "error" : "none");
    words("message", said);
    json_.open_list("locations");
    location("", {.entry = entry}, {});
    json_.close_list();
    if (entry.id != 0) fingerprint(entry.id);
    state(entry.standing, !clean && !entry.skipped);
    properties(entry, nullptr);
    json_.close();
  }

  // What only Tally knows of.
  void properties(const Entry& entry, const Finding* f) {
    json_.open("properties");
    json_.text("source", source_of(entry));
    json_.text("verdict", name_of(entry.verdict()));
    if (!entry.program.empty()) json_.text("program", entry.program);
    if (!entry.ruleset.empty()) json_.text("ruleset", entry.ruleset);
    if (f != nullptr) {
      json_.text("kind", name_of(f->kind));
      json_.number("turn", static_cast<std::uint64_t>(f->turn));
      if (f->seat != nobody) json_.number("seat", static_cast<std::uint64_t>(f->seat + 1));
      json_.number("at", f->at);
      json_.number("sourceAt", f->source_at);
      if (f->defect != nullptr) {
        json_.text("defect", f->defect->id);
        json_.open_list("tags");
        json_.text("", "known-defect");
        json_.close_list();
      }
    }
    json_.close();
  }

  void absent(const LetPass::Gone& gone) {
    json_.open();
    json_.text("ruleId", gone.rule.empty() ? record_rule : std::string_view(gone.rule));
    json_.number("ruleIndex", rules_.index(gone.rule));
    json_.text("kind", "fail");
    json_.text("level", "error");
    words("message", text_of(say::no_more(), lang_));
    json_.open_list("locations");
    json_.open();
    place(gone.source, "", nullptr);
    json_.close();
    json_.close_list();
    fingerprint(gone.id);
    json_.text("baselineState", "absent");
    json_.close();
  }

  void tool() {
    json_.open("tool");
    json_.open("driver");
    json_.text("name", "tally");
    json_.text("version", TALLY_VERSION);
    json_.text("semanticVersion", TALLY_VERSION);
    json_.text("language", tag_of(lang_));
    rules_.write(json_, lang_);
    json_.close();
    json_.close();
    const Lang other = both_from(lang_)[1];
    json_.open_list("translations");
    json_.open();
    json_.text("name", "tally");
    json_.text("version", TALLY_VERSION);
    json_.text("language", tag_of(other));
    json_.open_list("contents");
    json_.text("", "localizedData");
    json_.close_list();
    json_.open("associatedComponent");
    json_.text("name", "tally");
    json_.close();
    rules_.write(json_, other);
    json_.close();
    json_.close_list();
  }

  JsonWriter json_;
  TextReport text_;
  Lang lang_;
  const LetPass* let_pass_;
  SarifRules rules_;
};

}  // namespace

std::unique_ptr<Writer> make_sarif(const WriterOptions& options) {
  return std::make_unique<Sarif>(options);
}

}  // namespace tally::report
