#include "replay/report/text.h"

#include <iterator>

#include <fmt/format.h>

#include "replay/books/defects.h"
#include "replay/import/shapes.h"
#include "replay/io/input_error.h"
#include "replay/report/chinese.h"

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

std::string winners_words(const SeatList& winners, Lang lang) {
  if (lang == Lang::zh) return "胜者：" + (winners.empty() ? "无" : seats_words(winners, lang));
  return "won by " + (winners.empty() ? "nobody" : seats_words(winners, lang));
}

std::string place_words(std::string_view format, std::uint32_t source_at, Lang lang) {
  const bool zh = lang == Lang::zh;
  // Editors count lines from 1; packets and moves are counted from 0 everywhere.
  const SourceUnit unit = unit_of(format);
  if (unit == SourceUnit::line) {
    const std::uint64_t line = std::uint64_t{source_at} + 1;
    return zh ? fmt::format("第{}行", line) : fmt::format("line {}", line);
  }
  const bool packet = unit == SourceUnit::packet;
  if (zh) return fmt::format("{}{}", packet ? "数据包" : "第", source_at) + (packet ? "" : "步");
  return fmt::format("{} {}", packet ? "packet" : "move", source_at);
}

std::string_view verdict_words(VerdictKind verdict, Lang lang) {
  if (lang == Lang::en) return name_of(verdict);
  switch (verdict) {
    case VerdictKind::clean: return "合规";
    case VerdictKind::violations: return "违规";
    case VerdictKind::undecided: return "未定";
    case VerdictKind::incomplete: return "不完整";
    case VerdictKind::unreadable: break;
  }
  return "无法读取";
}

void TextReport::entry(std::string& out, const Entry& entry) {
  out += printable(source_of(entry)) + (zh() ? "：" : ": ");
  verdict(out, entry);
  out += '\n';
  for (const Finding& f : entry.report.findings) finding(out, entry, f, 2);
}

void TextReport::verdict(std::string& out, const Entry& entry) {
  const Report& r = entry.report;
  const bool played = entry.error.empty();
  const VerdictKind verdict = played ? r.verdict : VerdictKind::unreadable;
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "{}{}{}", colour_of(style_, verdict), verdict_words(verdict, lang_),
                 style_.off());
  const auto count = [&](int n, std::string_view en, std::string_view in_zh) {
    if (n <= 0) return;
    if (zh()) {
      fmt::format_to(to, "，{}{}", n, in_zh);
    } else {
      fmt::format_to(to, ", {}", counted(static_cast<std::uint64_t>(n), en));
    }
  };
  count(entry.players, "player", "人");
  if (played) count(r.turns, "turn", "回合");
  if (played && r.over)
    fmt::format_to(to, "{}{}", zh() ? "，" : ", ", winners_words(r.winners, lang_));
  if (played && r.hidden == HiddenCards::explained)
    out += zh() ? "，暗牌可以解释" : ", hidden cards explained";
  if (played && r.hidden == HiddenCards::not_asked)
    out += zh() ? "，暗牌未检查" : ", hidden cards not looked at";
  if (played && r.hidden == HiddenCards::behind_violation)
    out += zh() ? "，违规之后的暗牌未检查" : ", hidden cards not looked at behind the violation";
  const std::string& why = played ? r.reason : entry.error;
  if (!why.empty()) fmt::format_to(to, " — {}", printable(said_in(why, lang_)));
}

void TextReport::heading(std::string& out, const Entry& entry, const Finding& f,
                         std::size_t indent) {
  const auto to = std::back_inserter(out);
  const std::string_view colour = f.kind == FindingKind::undecided ? style_.yellow() : style_.red();
  fmt::format_to(to, "{:{}}{}{}{} {}{}{} — ", "", indent, colour, entry.game->rule_ids()[f.rule],
                 style_.off(), style_.bold(), titles_.title(*entry.game, f.rule, lang_),
                 style_.off());
  const std::string place = place_words(entry.format, f.source_at, lang_);
  if (zh()) {
    out += f.turn > 0 ? fmt::format("第{}回合，", f.turn) : "第一回合之前，";
    if (f.seat != nobody) fmt::format_to(to, "{}，", seat_words(f.seat, lang_));
    fmt::format_to(to, "事件{}，{}\n", f.at, place);
    return;
  }
  out += f.turn > 0 ? fmt::format("turn {}, ", f.turn) : "before the first turn, ";
  if (f.seat != nobody) fmt::format_to(to, "seat {}, ", f.seat + 1);
  fmt::format_to(to, "event {}, {}\n", f.at, place);
}

void TextReport::finding(std::string& out, const Entry& entry, const Finding& f,
                         std::size_t indent) {
  heading(out, entry, f, indent);
  const auto to = std::back_inserter(out);
  const auto line = [&](std::string_view head, const std::string& text) {
    if (text.empty()) return;
    fmt::format_to(to, "{:{}}{}{}{}{}\n", "", indent + 2, style_.dim(), head, style_.off(),
                   printable(said_in(text, lang_)));
  };
  // A message often says one side or both; nothing is said twice.
  const bool has_found = f.message.find(f.found) != std::string::npos;
  const bool has_expected = f.message.find(f.expected) != std::string::npos;
  const bool has_both = (has_found && has_expected && !f.found.empty() && !f.expected.empty()) ||
                        f.kind == FindingKind::missing;
  if (!has_both) line("", f.message);
  if (has_both || !has_found) line(zh() ? "记录：" : "record: ", f.found);
  if (has_both || !has_expected) line(zh() ? "规则：" : "rules:  ", f.expected);
  if (const Defect* const d = f.defect) {
    const std::string& program = entry.program.empty() ? d->program : entry.program;
    line(zh() ? "已知：" : "known:  ",
         zh() ? fmt::format("{}：{}（{}）", program, d->text.zh, d->id)
              : fmt::format("{}: {} ({})", program, d->text.en, d->id));
  }
  for (const std::string& statement : f.because) line(zh() ? "因为：" : "because ", statement);
  if (!f.minimal)
    line("", zh() ? "以上各事也许并非都是必要的" : "perhaps not all of these are needed");
  if (f.may_follow)
    line("", zh() ? "也许只是前面那处矛盾的后果"
                  : "possibly only a consequence of the contradiction before it");
}

}  // namespace tally::report
