#include "replay/report/text.h"

#include <array>
#include <iterator>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "replay/books/defects.h"
#include "replay/import/shapes.h"
#include "replay/io/messages.h"
#include "replay/messages.h"
#include "replay/report/identify.h"
#include "replay/report/messages.h"

namespace tally::report {
namespace {

std::string_view colour_of(const Style& style, VerdictKind verdict) {
  switch (verdict) {
    case VerdictKind::clean: return style.green();
    case VerdictKind::violations:
    case VerdictKind::unreadable: return style.red();
    default: return style.yellow();
  }
}

// What breaks a rule, where record and rules part, where the record parts with itself, what is
// open.
std::string_view colour_of(const Style& style, FindingKind kind) {
  switch (kind) {
    case FindingKind::illegal: return style.red();
    case FindingKind::contradiction: return style.cyan();
    case FindingKind::undecided: return style.yellow();
    default: return style.magenta();
  }
}

}  // namespace

Message said_winners(const SeatList& winners) {
  return say::won_by(winners.empty() ? say::no_winner() : said_seats(winners));
}

std::string winners_words(const SeatList& winners, Lang lang) {
  return text_of(said_winners(winners), lang);
}

// Editors count lines from 1; packets and moves are counted from 0 everywhere.
Message said_place(std::string_view format, std::uint32_t source_at) {
  const SourceUnit unit = unit_of(format);
  if (unit == SourceUnit::line) return say::line_of(std::uint64_t{source_at} + 1);
  return (unit == SourceUnit::packet ? say::packet_of : say::move_of)(source_at);
}

Message said_place(const Entry& entry, const Finding& f) {
  Message where = f.turn > 0 ? say::turn_of(f.turn) : say::before_first_turn();
  if (f.seat != nobody) where = say::then(std::move(where), said_seat(f.seat));
  where = say::then(std::move(where), say::event_of(f.at));
  return say::then(std::move(where), said_place(entry.format, f.source_at));
}

std::vector<FindingLine> finding_lines(const Entry& entry, const Finding& f) {
  std::vector<FindingLine> out;
  const auto line = [&](const Says<>* head, const Message& m) {
    if (!m.empty()) out.push_back({head, m});
  };
  // A message often says one side or both.
  const bool both = f.says_both() || (f.kind == FindingKind::missing && f.says_expected());
  if (!both) line(nullptr, f.message);
  if (both || !f.says_found()) line(&say::head_record, f.found);
  if (both || !f.says_expected()) line(&say::head_rules, f.expected);
  if (const Defect* const d = f.defect) {
    const std::string& program = entry.program.empty() ? d->program : entry.program;
    line(&say::head_known, say::known_defect(program, Texts(d->text.en, d->text.zh), d->id));
  }
  if (f.standing == Standing::in_baseline) line(&say::head_known, say::in_baseline());
  for (const Message& statement : f.because) line(&say::head_because, statement);
  if (!f.minimal) line(nullptr, say::perhaps_not_all());
  if (f.may_follow) line(nullptr, say::perhaps_follows());
  return out;
}

namespace {

const Says<>& row_of(VerdictKind verdict) {
  constexpr std::array<const Says<>*, 5> rows = {&say::clean, &say::violations, &say::undecided,
                                                 &say::incomplete, &say::unreadable};
  return *rows[static_cast<std::size_t>(verdict)];
}

}  // namespace

Message said_verdict(VerdictKind verdict) { return row_of(verdict)(); }

std::string_view verdict_words(VerdictKind verdict, Lang lang) { return row_of(verdict).in(lang); }

void TextReport::entry(std::string& out, const Entry& entry) {
  append_text(out, say::of_source(printable(source_of(entry))), lang_);
  verdict(out, entry);
  out += '\n';
  for (const Finding& f : entry.report.findings) finding(out, entry, f, 2);
}

void TextReport::verdict(std::string& out, const Entry& entry) {
  const Report& r = entry.report;
  const bool played = entry.error.empty();
  const VerdictKind verdict = entry.verdict();
  if (entry.skipped) return skipped(out, entry);
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "{}{}{}", colour_of(style_, verdict), verdict_words(verdict, lang_),
                 style_.off());
  const auto add = [&](const Message& m) { append_text(out, m, lang_); };
  if (entry.players > 0) add(say::of_players(entry.players));
  if (played && r.turns > 0) add(say::of_turns(r.turns));
  if (played && r.over)
    out.append(say::list_then.in(lang_)).append(winners_words(r.winners, lang_));
  if (played && r.hidden == HiddenCards::explained) add(say::hidden_explained());
  if (played && r.hidden == HiddenCards::not_asked) add(say::hidden_not_asked());
  if (played && r.hidden == HiddenCards::behind_violation) add(say::hidden_behind_violation());
  const Message& why = entry.reason();
  if (!why.empty()) fmt::format_to(to, " — {}", printable(text_of(why, lang_)));
  if (entry.standing == Standing::in_baseline) {
    out += " — ";
    append_text(out, say::in_baseline(), lang_);
  }
}

// With the hint, if there is one: what lies there may be packed records.
void TextReport::skipped(std::string& out, const Entry& entry) {
  Message said = say::skipped();
  if (entry.error.is(io::say::with_hint))
    said = say::semicolon(std::move(said), part_of(entry.error, 1));
  out.append(style_.dim()).append(text_of(said, lang_)).append(style_.off());
}

void TextReport::heading(std::string& out, const Entry& entry, const Finding& f,
                         std::size_t indent) {
  const auto to = std::back_inserter(out);
  const std::string_view colour = colour_of(style_, f.kind);
  fmt::format_to(to, "{:{}}{}{}{} {}{}{} — ", "", indent, colour, entry.game->rule_ids()[f.rule],
                 style_.off(), style_.bold(), titles_.title(*entry.game, f.rule, lang_),
                 style_.off());
  append_text(out, said_place(entry, f), lang_);
  out += '\n';
}

void TextReport::finding(std::string& out, const Entry& entry, const Finding& f,
                         std::size_t indent) {
  heading(out, entry, f, indent);
  const auto to = std::back_inserter(out);
  for (const FindingLine& line : finding_lines(entry, f)) {
    const std::string_view head = line.head == nullptr ? "" : line.head->in(lang_);
    const std::string said = printable(text_of(line.words, lang_));
    fmt::format_to(to, "{:{}}{}{}{}{}\n", "", indent + 2, style_.dim(), head, style_.off(),
                   style_.colour ? with_red_suits(said) : said);
  }
}

}  // namespace tally::report
