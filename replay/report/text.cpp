#include "replay/report/text.h"

#include <iterator>

#include <fmt/format.h>

#include "replay/io/input_error.h"

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

std::string counted(std::uint64_t n, std::string_view what) {
  return fmt::format("{} {}{}", io::grouped(n), what, n == 1 ? "" : "s");
}

}  // namespace

std::string winners_words(const SeatList& winners) {
  if (winners.empty()) return "won by nobody";
  std::string out = winners.size() == 1 ? "won by seat " : "won by seats ";
  for (int i = 0; i < winners.size(); ++i) {
    if (i > 0) out += i + 1 == winners.size() ? " and " : ", ";
    out += std::to_string(winners[i] + 1);
  }
  return out;
}

std::string place_words(std::string_view format, std::uint32_t source_at) {
  // Editors count lines from 1; packets and moves are counted from 0 everywhere.
  if (format == "native") return fmt::format("line {}", std::uint64_t{source_at} + 1);
  return fmt::format("{} {}", format == "freekill" ? "packet" : "move", source_at);
}

void TextReport::entry(std::string& out, const Entry& entry) {
  out += printable(source_of(entry)) + ": ";
  verdict(out, entry);
  out += '\n';
  for (const Finding& f : entry.report.findings) finding(out, entry, f, 2);
}

void TextReport::verdict(std::string& out, const Entry& entry) {
  const Report& r = entry.report;
  const bool played = entry.error.empty();
  const VerdictKind verdict = played ? r.verdict : VerdictKind::unreadable;
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "{}{}{}", colour_of(style_, verdict), name_of(verdict), style_.off());
  if (entry.players > 0) {
    fmt::format_to(to, ", {}", counted(static_cast<std::uint64_t>(entry.players), "player"));
  }
  if (played && r.turns > 0) {
    fmt::format_to(to, ", {}", counted(static_cast<std::uint64_t>(r.turns), "turn"));
  }
  if (played && r.over) fmt::format_to(to, ", {}", winners_words(r.winners));
  const std::string& why = played ? r.reason : entry.error;
  if (!why.empty()) fmt::format_to(to, " — {}", printable(why));
}

void TextReport::finding(std::string& out, const Entry& entry, const Finding& f,
                         std::size_t indent) {
  const bool zh = lang_ == Lang::zh;
  const auto to = std::back_inserter(out);
  const std::string_view colour = f.kind == FindingKind::undecided ? style_.yellow() : style_.red();
  fmt::format_to(to, "{:{}}{}{}{} {}{}{} — ", "", indent, colour, entry.game->rule_ids()[f.rule],
                 style_.off(), style_.bold(), titles_.title(*entry.game, f.rule, lang_),
                 style_.off());
  if (f.turn > 0) {
    fmt::format_to(to, "turn {}, ", f.turn);
  } else {
    out += "before the first turn, ";
  }
  if (f.seat != nobody) fmt::format_to(to, "seat {}, ", f.seat + 1);
  fmt::format_to(to, "event {}, {}\n", f.at, place_words(entry.format, f.source_at));
  const auto line = [&](std::string_view head, const std::string& text) {
    if (text.empty()) return;
    fmt::format_to(to, "{:{}}{}{}{}{}\n", "", indent + 2, style_.dim(), head, style_.off(),
                   printable(text));
  };
  // A message often says one side or both; nothing is said twice.
  const bool has_found = f.message.find(f.found) != std::string::npos;
  const bool has_expected = f.message.find(f.expected) != std::string::npos;
  const bool has_both = (has_found && has_expected && !f.found.empty() && !f.expected.empty()) ||
                        f.kind == FindingKind::missing;
  if (!has_both) line("", f.message);
  if (has_both || !has_found) line(zh ? "记录：" : "record: ", f.found);
  if (has_both || !has_expected) line(zh ? "规则：" : "rules:  ", f.expected);
}

}  // namespace tally::report
