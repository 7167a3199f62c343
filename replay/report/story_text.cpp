#include "replay/report/story_text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "replay/called.h"
#include "replay/messages.h"
#include "replay/report/messages.h"
#include "replay/words.h"

namespace tally::report {
namespace {

constexpr std::size_t widest = 100;     // of a line
constexpr std::size_t narrowest = 32;   // of the column of events
constexpr std::size_t rule_width = 28;  // what a rule's id or title takes of it

constexpr std::size_t most_told = 8;  // answers told of a question

// Up to the first full stop that ends a sentence.
std::string_view first_sentence(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("。")) return text.substr(0, i + 3);
    if (text[i] == '.' && (i + 1 == text.size() || text[i + 1] == ' '))
      return text.substr(0, i + 1);
  }
  return text;
}

// What a program calls a general, as the rules call him: Xu Huang of hs__xuhuang, whom our logs
// call xuhuang_hs. Where they do not know him it stays as it is.
std::string general_called(const Game& game, const std::string& name, Lang lang) {
  const std::string_view own = std::string_view(name).substr(name.rfind('_') + 1);
  const auto is_print_of = [&](std::string_view key) {
    return key.starts_with(own) && (key.size() == own.size() ||
                                    std::islower(static_cast<unsigned char>(key[own.size()])) == 0);
  };
  for (const SeatFieldInfo& field : game.schema().seat_fields) {
    auto known = std::ranges::find(field.names, name);
    if (known == field.names.end()) known = std::ranges::find(field.names, own);
    if (known == field.names.end()) known = std::ranges::find_if(field.names, is_print_of);
    if (known == field.names.end()) continue;
    const auto value = static_cast<What>(known - field.names.begin());
    if (field.tells(value)) return std::string(word_in(game.schema(), field.word(value), lang));
  }
  return printable(name);
}

}  // namespace

bool in_heading(std::string_view path) {
  return path == "turn" || path == "current seat" || path == "round";
}

StoryText::StoryText(const Record& record, const diff::Story& story, TextReport& report,
                     const StoryOptions& options)
    : record_(record),
      story_(story),
      called_(record, story),
      game_(*record.game),
      report_(report),
      options_(options),
      change_words_(record.game->schema(), options.lang) {}

void StoryText::opening(std::string& out, const Entry& entry) {
  const Style& style = report_.style();
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "{}{}{}\n", style.bold(), printable(source_of(entry)), style.off());
  const std::string_view comma = say::list_then.in(options_.lang);
  fmt::format_to(to, "{}{}{}{}{}\n", style.dim(), printable(entry.program),
                 entry.program.empty() ? "" : comma,
                 text_of(say::of_ruleset(printable(entry.ruleset)), options_.lang), style.off());
  if (!record_.note.empty()) {
    fmt::format_to(to, "{}{}{}\n", style.dim(), printable(record_.note), style.off());
  }
  const auto& fields = game_.schema().seat_fields;
  for (int i = 0; i < record_.setup.players; ++i) {
    const auto n = static_cast<std::size_t>(i);
    fmt::format_to(to, "  {}", seat_words(static_cast<Seat>(i), options_.lang, &record_.labels));
    std::vector<std::string> words;
    bool named = false;
    for (std::size_t f = 0; f < fields.size(); ++f) {
      const What value = record_.setup.seat[n][f];
      if (!fields[f].tells(value)) continue;
      words.emplace_back(word_in(game_.schema(), fields[f].word(value), options_.lang));
      named = named || is_name(fields[f]);
    }
    // What the program calls his general, where none of the fields has told who that is.
    if (!named && n < record_.labels.size() && !record_.labels[n].general.empty())
      words.push_back(general_called(game_, record_.labels[n].general, options_.lang));
    for (const std::string& word : words) fmt::format_to(to, "{}{}", comma, word);
    out += '\n';
  }
}

void StoryText::heading(std::string& out, const diff::Turn& turn) {
  const Style& style = report_.style();
  told_.clear();
  out += style.bold();
  append_text(out,
              turn.number == 0
                  ? say::Before_first_turn()
                  : say::turn_of_seat(turn.number, said_seat(turn.seat, &called_.at(turn.begin))),
              options_.lang);
  out += style.off();
  out += '\n';
}

void StoryText::event(std::string& out, std::size_t i, std::string_view mark) {
  const Event e = story_.event(i);
  const Style& style = report_.style();
  const bool choice = game_.schema().of(e).role == EventRole::choice;
  std::string words = event_words(game_.schema(), e, options_.lang, &called_.at(i));
  if (!story_.in_record(i)) words = text_of(say::not_in_record(words), options_.lang);
  const std::size_t indent = columns(mark) + 2;
  const std::string broken = wrapped(words, rule_column() - 2, indent);
  std::string_view lines = broken;
  for (bool first = true; !lines.empty(); first = false) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(line.size() + 1);
    const std::string_view text = line.substr(indent);
    fmt::format_to(std::back_inserter(out), "{}{}{}{}{}",
                   first ? mark : std::string(columns(mark), ' '), choice ? style.bold() : "",
                   first && choice ? "• " : "  ", text, choice ? style.off() : "");
    if (first && e.rule != no_rule) {
      const std::string_view rule = options_.why
                                        ? report_.titles().title(game_, e.rule, options_.lang)
                                        : game_.rule_ids()[e.rule];
      fmt::format_to(std::back_inserter(out), "{:{}}{}{}{}", "",
                     std::max(rule_column(), columns(line) + 1) - columns(line), style.dim(), rule,
                     style.off());
    }
    out += '\n';
  }
  if (options_.why) reason(out, e.rule);
}

// Names and ids stand in one column as far as the terminal is wide enough for both.
std::size_t StoryText::rule_column() const {
  return std::max(report_.style().columns_of(widest) - rule_width, narrowest);
}

void StoryText::reason(std::string& out, Rule rule) {
  if (rule == no_rule || std::find(told_.begin(), told_.end(), rule) != told_.end()) return;
  told_.push_back(rule);
  const std::string_view why = first_sentence(report_.titles().text(game_, rule, options_.lang));
  if (why.empty()) return;
  const Style& style = report_.style();
  constexpr std::size_t indent = 8;
  const std::string lines = wrapped(why, style.columns_of(widest), indent);
  out.append(style.dim()).append(lines).append(style.off());
}

void StoryText::events(std::string& out, const diff::Turn& turn, const Entry& entry) {
  for (std::size_t i = turn.begin; i < turn.end; ++i) {
    questions(out, turn, i);
    event(out, i, options_.numbers ? fmt::format("{:>6}  ", i) : "  ");
    for (const Finding& f : entry.report.findings) {
      if (f.at == i) report_.finding(out, entry, f, 4);
    }
  }
  questions(out, turn, turn.end);
}

void StoryText::questions(std::string& out, const diff::Turn& turn, std::size_t i) {
  if (options_.asked == nullptr) return;
  const Style& style = report_.style();
  constexpr std::size_t indent = 4;
  for (const Asked& a : options_.asked->at(static_cast<std::uint32_t>(i))) {
    // Where a turn ends, the next begins: whose question it is says the number of the turn.
    if ((i == turn.begin || i == turn.end) && turn.number > 0 && a.turn != turn.number) continue;
    const std::string lines = wrapped(printable(text_of(said_asked(a, most_told), options_.lang)),
                                      style.columns_of(widest), indent);
    out.append(style.dim()).append("  ? ").append(lines.substr(indent)).append(style.off());
  }
}

void StoryText::events(std::string& out, std::size_t begin, std::size_t end,
                       std::string_view mark) {
  for (std::size_t i = begin; i < end; ++i) event(out, i, mark);
}

void StoryText::findings_at_end(std::string& out, const Entry& entry) {
  for (const Finding& f : entry.report.findings) {
    if (f.at >= story_.size()) report_.finding(out, entry, f, 2);
  }
}

void StoryText::changed(std::string& out, const std::vector<diff::Change>& changes,
                        diff::Sides sides) {
  for (const diff::Change& c : changes) {
    if (sides == diff::Sides::time && in_heading(c.path)) continue;
    fmt::format_to(std::back_inserter(out), "    {}\n", change_words_.of(c, sides));
  }
}

}  // namespace tally::report
