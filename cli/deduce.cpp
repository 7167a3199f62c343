#include "verify/hidden/deduce.h"

#include <array>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/one_game.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/report/jsonl.h"
#include "replay/report/text.h"
#include "replay/source.h"
#include "verify/hidden/view_log.h"

namespace tally::cli {
namespace {

constexpr std::size_t few = 12;  // cards named without --all

class Deduce {
 public:
  Deduce(const DeduceArguments& arguments, const Record& record, const hidden::Trace& trace)
      : arguments_(arguments),
        record_(record),
        schema_(record.game->schema()),
        trace_(trace),
        zh_(arguments.lang == Lang::zh) {}

  std::string text(const std::vector<hidden::Knowledge>& all) {
    std::string out;
    for (const hidden::Knowledge& k : all) {
      put(out, "{}\n", "{}\n", heading(k));
      if (k.has_identities)
        put(out, "  identities: {} {} possible\n", "  身份：{}{}种可能\n", k.assignments,
            zh_                  ? ""
            : k.assignments == 1 ? "assignment"
                                 : "assignments");
      for (std::size_t s = 0; s < static_cast<std::size_t>(record_.setup.players); ++s)
        seat(out, k, s);
    }
    return out;
  }

  std::string jsonl(const std::vector<hidden::Knowledge>& all) {
    std::string out;
    for (const hidden::Knowledge& k : all) {
      fmt::format_to(std::back_inserter(out), "{{\"turn\":{},\"event\":{}", k.turn, k.steps - 1);
      if (k.during) out += ",\"during\":true";
      if (k.has_identities)
        fmt::format_to(std::back_inserter(out), ",\"assignments\":{}", k.assignments);
      out += ",\"seats\":[";
      for (std::size_t s = 0; s < static_cast<std::size_t>(record_.setup.players); ++s) {
        out += s > 0 ? ",{" : "{";
        fmt::format_to(std::back_inserter(out), "\"seat\":{}", s + 1);
        if (k.has_identities) {
          out += ",\"roles\":{";
          bool first = true;
          for (std::size_t r = 1; r < 5; ++r)
            if (k.of[s][r] > 0) {
              fmt::format_to(std::back_inserter(out), "{}\"{}\":{}", first ? "" : ",",
                             schema_.seat_fields[0].names[r], k.of[s][r]);
              first = false;
            }
          out += '}';
        }
        if (!k.hands.empty()) {
          const hidden::HandKnowledge& hand = k.hands[s];
          fmt::format_to(std::back_inserter(out), ",\"hand\":{}", hand.size);
          tokens(out, "must", list(hand, true));
          if (arguments_.all) tokens(out, "can", all_of(hand));
        }
        out += '}';
      }
      out += "]}\n";
    }
    return out;
  }

 private:
  template <class... A>
  void put(std::string& out, fmt::string_view en, fmt::string_view zh, const A&... a) const {
    fmt::vformat_to(std::back_inserter(out), zh_ ? zh : en, fmt::make_format_args(a...));
  }

  [[nodiscard]] std::string heading(const hidden::Knowledge& k) const {
    if (k.turn <= 0) return zh_ ? "第一回合之前" : "before the first turn";
    if (k.during)
      return zh_ ? fmt::format("第{}回合中", k.turn) : fmt::format("during turn {}", k.turn);
    return zh_ ? fmt::format("第{}回合之后", k.turn) : fmt::format("after turn {}", k.turn);
  }

  void seat(std::string& out, const hidden::Knowledge& k, std::size_t s) {
    std::string line;
    if (k.has_identities) line = roles(k, s);
    if (!k.hands.empty()) {
      const hidden::HandKnowledge& hand = k.hands[s];
      if (!line.empty()) line += zh_ ? "；" : "; ";
      put(line, "{} {}", "手牌{}张{}", hand.size, zh_ ? "" : hand.size == 1 ? "card" : "cards");
      const std::vector<Card> sure = list(hand, true);
      const std::vector<Card> rest = list(hand, false);
      if (!sure.empty()) line += (zh_ ? "：" : ": ") + cards(sure);
      const auto open = std::max(hand.size - static_cast<int>(sure.size()), 0);
      if (open > 0 && !sure.empty()) put(line, " and {} more", "，另{}张", open);
      if (open > 0) put(line, ", out of {} it can be", "，出自可能的{}张", rest.size());
      if (open > 0 && (arguments_.all || rest.size() <= few))
        line += (zh_ ? "：" : ": ") + cards(rest);
    }
    put(out, "  {}: {}\n", "  {}：{}\n",
        seat_words(static_cast<Seat>(s), arguments_.lang, &record_.labels), line);
  }

  [[nodiscard]] std::string roles(const hidden::Knowledge& k, std::size_t s) const {
    std::string line;
    int possible = 0;
    for (const std::uint64_t n : k.of[s]) possible += n > 0 ? 1 : 0;
    for (std::size_t r = 1; r < 5; ++r) {
      if (k.of[s][r] == 0) continue;
      const auto word = word_in(schema_, schema_.seat_fields[0].word(static_cast<std::uint8_t>(r)),
                                arguments_.lang);
      if (!line.empty()) line += zh_ ? "、" : ", ";
      line += word;
      if (possible > 1)
        line += zh_ ? fmt::format("（{}）", k.of[s][r]) : fmt::format(" ({})", k.of[s][r]);
    }
    return line;
  }

  // What is certainly there, or what else it can be: in the deck's order, each as often as there.
  [[nodiscard]] std::vector<Card> list(const hidden::HandKnowledge& hand, bool sure) const {
    std::vector<Card> out;
    std::array<bool, 256> done{};
    for (const Card c : trace_.deck()) {
      const Card name = trace_.sound() ? c : trace_.name_of(c);
      if (std::exchange(done[name], true)) continue;
      const int n = sure ? hand.must[name] : hand.can[name] - hand.must[name];
      for (int i = 0; i < n; ++i) out.push_back(name);
    }
    return out;
  }
  [[nodiscard]] std::vector<Card> all_of(const hidden::HandKnowledge& hand) const {
    hidden::HandKnowledge all = hand;
    all.must = all.can;
    return list(all, true);
  }

  [[nodiscard]] std::string cards(const std::vector<Card>& list) const {
    return cards_words(schema_, list, arguments_.lang);
  }

  void tokens(std::string& out, std::string_view key, const std::vector<Card>& list) const {
    fmt::format_to(std::back_inserter(out), ",\"{}\":[", key);
    for (std::size_t i = 0; i < list.size(); ++i)
      fmt::format_to(std::back_inserter(out), "{}\"{}\"", i > 0 ? "," : "",
                     schema_.cards[list[i]].token);
    out += ']';
  }

  const DeduceArguments& arguments_;
  const Record& record_;
  const Schema& schema_;
  const hidden::Trace& trace_;
  bool zh_;
};

// The game as this seat saw it, as a record of its own.
void look_on(const std::string& log, Record& seen) {
  io::Input input = io::Input::of_memory(log);
  io::LineReader lines(input);
  LogReader(lines).next(seen);
}

const Finding* first_finding(const Report& report) {
  for (const Finding& f : report.findings)
    if (f.kind != FindingKind::undecided) return &f;
  return nullptr;
}

// Where the record cannot be, and that what was said ends there.
void disagreement(std::string& out, const DeduceArguments& arguments, const report::Entry& entry) {
  const bool zh = arguments.lang == Lang::zh;
  const Finding& f = *first_finding(entry.report);
  if (arguments.jsonl) {
    fmt::format_to(std::back_inserter(out),
                   "{{\"turn\":{},\"event\":{},\"rule\":\"{}\",\"message\":", f.turn, f.at,
                   entry.game->rule_ids()[f.rule]);
    report::write_json_string(out, text_of(f.message));
    fmt::format_to(std::back_inserter(out), ",\"message_id\":\"{}\"}}\n", f.message.id());
    return;
  }
  out += zh ? "此后记录不合规则，不再推断：\n" : "from here on the record breaks the rules:\n";
  report::TextReport(style_of_out(), arguments.lang).finding(out, entry, f, 2);
}

// Whose view it is where no seat's was asked for: that of one's own recording is not taken for
// granted.
std::string_view of_nobody(Lang lang) {
  return lang == Lang::zh ? "旁观者所见；--seat N则加上N号位所知\n"
                          : "as somebody who looks on sees it; --seat N adds what seat N knows\n";
}

// That what is known ends before the game.
void cut(std::string& out, const DeduceArguments& arguments, const hidden::Knowledge& last) {
  const std::string_view words = arguments.lang == Lang::zh
                                     ? "记录到此为止，对局尚未结束"
                                     : "the record ends here, and the game is not over";
  if (arguments.jsonl)
    fmt::format_to(std::back_inserter(out), "{{\"turn\":{},\"event\":{},\"message\":\"{}\"}}\n",
                   last.turn, last.steps - 1, words);
  else
    fmt::format_to(std::back_inserter(out), "{}\n", words);
}

}  // namespace

ExitCode run(const DeduceArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  RecordChecker checker(arguments.rules);
  const OneGame game = read_game(arguments.record, arguments.game, checker);
  if (arguments.seat > game.record.setup.players)
    throw Failure(usage, fmt::format("deduce: there is no seat {}; this game has {} seats",
                                     arguments.seat, game.record.setup.players));
  std::string log;
  hidden::ViewLog view(log, game.record, static_cast<Seat>(arguments.seat - 1));
  report::Entry entry;
  checker.check_again(game.record, view);
  view.finish(checker.match(*game.record.game));
  if (view.blind())
    complain(fmt::format("{} does not show all that seat {} saw; this is what follows from it",
                         arguments.record, arguments.seat));
  Record seen;
  look_on(log, seen);
  hidden::Trace trace;
  trace.start(seen.game->schema(), seen.setup);
  checker.check(seen, entry, &trace);
  if (!entry.error.empty())
    throw Failure(entry.internal ? internal : unreadable, text_of(entry.error));
  // Up to the first disagreement; what follows is not what the record says.
  const Finding* const broken = first_finding(game.entry.report);
  const std::size_t known = std::min(trace.size(), trace.blind_from());
  const std::size_t steps = broken != nullptr ? std::min<std::size_t>(broken->at, known) : known;
  if (steps == known && known < trace.size())
    complain(
        fmt::format("{} does not say enough of where a card went: what follows from event {} on "
                    "is not told",
                    arguments.record, known));
  const auto all = hidden::Deduction(trace, *seen.game, checker.rules(seen)).all(steps);
  Deduce words(arguments, seen, trace);
  std::string out = arguments.jsonl ? words.jsonl(all) : words.text(all);
  if (arguments.seat == 0 && !arguments.jsonl) out.insert(0, of_nobody(arguments.lang));
  if (broken != nullptr)
    disagreement(out, arguments, game.entry);
  else if (!all.empty() && !game.entry.report.over)
    cut(out, arguments, all.back());
  write_out(out);
  tell_of_more(game, arguments.record, arguments.game);
  return broken != nullptr ? violations : ok;
}

}  // namespace tally::cli
