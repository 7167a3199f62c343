#include "replay/report/regress/text.h"

#include <string_view>

#include <fmt/format.h>

#include "replay/report/jsonl.h"
#include "replay/report/regress/messages.h"

namespace tally::report {
namespace {

class InWords {
 public:
  InWords(std::string& out, const Comparison& all, const Style& style, Lang lang)
      : out_(out), all_(all), width_(style.columns_of(100)), lang_(lang) {}

  void tell(const Differs& d) {
    add("", say::one_record(printable(d.after.source), d.players(), d.turns(), d.events()));
    verdict(all_.said_before(d.before), d.before, d.findings_before);
    verdict(all_.said_after(d.after), d.after, d.findings_after);
    if (d.first)
      first(d);
    else
      without_finding(d);
    if (d.parting) parting(d, *d.parting);
  }
  void add(std::string_view indent, const Message& m) {
    out_.append(indent).append(text_of(m, lang_)).append("\n");
  }

 private:
  void verdict(const Message& rules, const Outcome& o, std::uint64_t findings) {
    const Message verdict = said_verdict_named(o.verdict);
    add("  ", say::by_these_rules(
                  rules,
                  findings == 0 ? verdict : Message(say::verdict_and_findings(verdict, findings))));
  }
  void first(const Differs& d) {
    const Message whose = d.of_after ? all_.said_after(d.after) : all_.said_before(d.before);
    add("  ", say::first_differ_at(d.first->at, d.first->turn, said_change(d.change),
                                   printable(d.first->rule), whose));
    out_ += wrapped(printable(text_of(d.first->message, lang_)), width_, 4);
  }
  void without_finding(const Differs& d) {
    if (d.change == Change::verdict || d.change == Change::signature)
      add("  ", said_change(d.change));
    const Message& reason = d.after.reason.empty() ? d.before.reason : d.after.reason;
    if (!reason.empty()) out_ += wrapped(printable(text_of(reason, lang_)), width_, 4);
  }
  void parting(const Differs& d, const Parting& p) {
    const Message rules = p.by_either ? say::by_either() : all_.said_after(d.after);
    add("  ", say::goes_on_to(rules, p.events, d.events(), p.turn, d.turns()));
    if (p.judged < d.events()) add("  ", say::not_judged_from(p.judged));
  }

  std::string& out_;
  const Comparison& all_;
  std::size_t width_;
  Lang lang_;
};

// One object.
class InJson {
 public:
  explicit InJson(std::string& out) : out_(out) {}

  void tell(const Differs& d) {
    text("source", d.after.source, '{');
    text("game", d.after.game);
    number("players", d.players());
    number("turns", d.turns());
    number("events", d.events());
    text("change", name_of(d.change));
    out_ += d.flipped() ? ",\"flipped\":true" : ",\"flipped\":false";
    side("before", d.before, d.findings_before);
    side("after", d.after, d.findings_after);
    out_ += ",\"goes_on\":";
    if (d.parting)
      out_ +=
          fmt::format("{{\"events\":{},\"turn\":{},\"judged\":{},\"by_either\":{}}}",
                      d.parting->events, d.parting->turn, d.parting->judged, d.parting->by_either);
    else
      out_ += "null";
    if (d.first) first(*d.first, d.of_after);
    out_ += "}\n";
  }

 private:
  void text(std::string_view key, std::string_view value, char before = ',') {
    out_ += before;
    write_json_string(out_, key);
    out_ += ':';
    write_json_string(out_, value);
  }
  void number(std::string_view key, std::uint64_t n) { out_ += fmt::format(",\"{}\":{}", key, n); }
  void side(std::string_view key, const Outcome& o, std::uint64_t findings) {
    out_ += fmt::format(",\"{}\":", key);
    text("ruleset", o.ruleset, '{');
    text("verdict", o.verdict);
    number("findings", findings);
    text("signature", o.signature);
    out_ += '}';
  }
  void first(const KeptFinding& f, bool of_after) {
    out_ += ",\"first\":";
    text("in", of_after ? "after" : "before", '{');
    text("rule", f.rule);
    text("kind", f.kind);
    number("turn", f.turn);
    if (f.seat > 0)
      number("seat", f.seat);
    else
      out_ += ",\"seat\":null";
    number("at", f.at);
    text("message", text_of(f.message));
    out_ += '}';
  }

  std::string& out_;
};

}  // namespace

void append_differences(std::string& out, const Comparison& all, const Style& style, Lang lang) {
  InWords words(out, all, style, lang);
  for (const Differs& d : all.differ()) words.tell(d);
  for (const std::string& s : all.new_ones()) words.add("", say::new_record(printable(s)));
  for (const std::string& s : all.gone_ones()) words.add("", say::gone_record(printable(s)));
}

void append_difference_lines(std::string& out, const Comparison& all) {
  for (const Differs& d : all.differ()) InJson(out).tell(d);
}

}  // namespace tally::report
