#include "replay/report/jsonl.h"

#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "replay/books/defects.h"
#include "replay/finding_id.h"
#include "replay/report/identify.h"
#include "replay/report/utf8.h"

namespace tally::report {
namespace {

// One object in the making: writes the commas.
class Object {
 public:
  explicit Object(std::string& out) : out_(out) { out_ += '{'; }

  void text(std::string_view key, std::string_view value) {
    put(key);
    write_json_string(out_, value);
  }
  // In English; and the id of what it says, which stays when words change.
  void message(std::string_view key, const Message& value) {
    text(key, text_of(value));
    put(std::string(key) + "_id");
    write_json_string(out_, message_id(value));
  }
  void text_or_null(std::string_view key, std::string_view value) {
    if (value.empty()) return null(key);
    text(key, value);
  }
  void number(std::string_view key, std::uint64_t value) {
    put(key);
    fmt::format_to(std::back_inserter(out_), "{}", value);
  }
  void null(std::string_view key) {
    put(key);
    out_ += "null";
  }
  void seat(std::string_view key, Seat seat) {
    if (seat == nobody) return null(key);
    number(key, static_cast<std::uint64_t>(seat + 1));
  }
  void seats(std::string_view key, const SeatList& seats) {
    put(key);
    out_ += '[';
    for (int i = 0; i < seats.size(); ++i) {
      fmt::format_to(std::back_inserter(out_), "{}{}", i > 0 ? "," : "", seats[i] + 1);
    }
    out_ += ']';
  }
  template <class List, class F>
  void texts(std::string_view key, const List& list, const F& text_of_one) {
    put(key);
    char before = '[';
    for (const auto& one : list) {
      out_ += std::exchange(before, ',');
      write_json_string(out_, text_of_one(one));
    }
    out_ += ']';
  }
  void put(std::string_view key) {
    if (!first_) out_ += ',';
    first_ = false;
    out_ += '"';
    out_ += key;
    out_ += "\":";
  }
  void close() { out_ += '}'; }

 private:
  std::string& out_;
  bool first_ = true;
};

void write_finding(std::string& out, const Game& game, const Finding& finding) {
  Object o(out);
  o.text("rule", game.rule_ids()[finding.rule]);
  if (finding.defect != nullptr) o.text("defect", finding.defect->id);
  o.text("kind", name_of(finding.kind));
  o.number("turn", static_cast<std::uint64_t>(finding.turn));
  o.seat("seat", finding.seat);
  o.number("at", finding.at);
  o.number("source_at", finding.source_at);
  if (is_of_chance(game, finding)) {
    o.put("chance");
    out += "true";
  }
  o.message("message", finding.message);
  o.message("expected", finding.expected);
  o.message("found", finding.found);
  if (!finding.because.empty()) {
    o.texts("because", finding.because, [](const Message& m) { return text_of(m); });
    o.texts("because_id", finding.because, message_id);
  }
  if (!finding.minimal) {
    o.put("minimal");
    out += "false";
  }
  if (finding.may_follow) {
    o.put("may_follow");
    out += "true";
  }
  o.text("id", id_words(finding.id));
  o.close();
}

}  // namespace

bool is_of_chance(const Game& game, const Finding& finding) {
  const auto kinds = game.schema().kinds;
  const Kind kind = finding.matter.kind;
  return finding.kind == FindingKind::illegal && kind < static_cast<int>(kinds.size()) &&
         kinds[kind].role == EventRole::chance;
}

void write_json_string(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const Utf8 c = first_character(text);
    if (c.code == not_utf8) {
      out += "\\ufffd";
    } else if (c.code == '"' || c.code == '\\') {
      out += '\\';
      out += text[0];
    } else if (c.code < 0x20 || c.code == 0x7F) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c.code));
    } else {
      out += text.substr(0, c.bytes);
    }
    text.remove_prefix(c.bytes);
  }
  out += '"';
}

void write_jsonl(std::string& out, const Entry& entry) {
  const Report& r = entry.report;
  const bool judged = entry.error.empty();
  const bool played = judged && r.played;
  Object o(out);
  o.text("source", source_of(entry));
  o.text_or_null("format", entry.format);
  o.text_or_null("program", entry.program);
  o.text_or_null("game", entry.game == nullptr ? "" : entry.game->name());
  o.text_or_null("ruleset", entry.ruleset);
  if (entry.players > 0) {
    o.number("players", static_cast<std::uint64_t>(entry.players));
  } else {
    o.null("players");
  }
  if (played) {
    o.number("turns", static_cast<std::uint64_t>(r.turns));
    o.number("events", r.events);
  } else {
    o.null("turns");
    o.null("events");
  }
  o.text("verdict", entry.skipped ? skipped_name : name_of(entry.verdict()));
  o.text_or_null("reason", text_of(entry.reason()));
  o.text_or_null("reason_id", message_id(entry.reason()));
  if (played && r.over) {
    o.seats("winners", r.winners);
  } else {
    o.null("winners");
  }
  if (r.hidden != HiddenCards::not_looked_at)
    o.text("hidden", r.hidden == HiddenCards::explained          ? "explained"
                     : r.hidden == HiddenCards::undecided        ? "undecided"
                     : r.hidden == HiddenCards::not_asked        ? "not_asked"
                     : r.hidden == HiddenCards::behind_violation ? "not_looked_at"
                                                                 : "contradiction");
  o.put("findings");
  out += '[';
  for (std::size_t i = 0; i < r.findings.size(); ++i) {
    if (i > 0) out += ',';
    write_finding(out, *entry.game, r.findings[i]);
  }
  out += ']';
  if (played) {
    o.text("signature", fmt::format("{:016x}", r.signature));
  } else {
    o.null("signature");
  }
  if (!judged) o.text("error", text_of(entry.error));
  if (entry.id != 0) o.text("id", id_words(entry.id));
  if (entry.more > 0) o.number("more", entry.more);
  o.close();
  out += '\n';
}

void write_judged(std::string& out, const Game& game, std::size_t at,
                  std::span<const Finding> findings) {
  Object o(out);
  o.number("event", at);
  o.put("findings");
  char before = '[';
  if (findings.empty()) out += before;
  for (const Finding& f : findings) {
    out += std::exchange(before, ',');
    write_finding(out, game, f);
  }
  out += ']';
  o.close();
  out += '\n';
}

}  // namespace tally::report
