#include "verify/hidden/deduce.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/terminal.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/messages.h"
#include "replay/report/jsonl.h"
#include "replay/report/text.h"
#include "replay/source.h"
#include "verify/hidden/view_log.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

constexpr std::size_t few = 12;  // cards named without --all

class Deduce {
 public:
  Deduce(const DeduceArguments& arguments, const Record& record, const hidden::Trace& trace)
      : arguments_(arguments), record_(record), schema_(record.game->schema()), trace_(trace) {}

  std::string text(const std::vector<hidden::Knowledge>& all) {
    std::string out;
    for (const hidden::Knowledge& k : all) {
      line(out, heading(k));
      if (k.has_identities) line(out, say::identities(k.assignments));
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
          for (std::size_t r = 1; r < k.of[s].size(); ++r)
            if (k.of[s][r] > 0) {
              fmt::format_to(std::back_inserter(out), "{}\"{}\":{}", first ? "" : ",",
                             schema_.seat_fields[0].names[r], k.of[s][r]);
              first = false;
            }
          out += '}';
        }
        for (const hidden::Concealed& c : k.concealed) {
          if (c.seat != static_cast<Seat>(s)) continue;
          fmt::format_to(std::back_inserter(out), ",\"{}\":[", c.key);
          for (const auto& p : c.can)
            fmt::format_to(std::back_inserter(out), "{}\"{}\"", &p == c.can.data() ? "" : ",",
                           p.key);
          out += ']';
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
  void line(std::string& out, const Message& m) const {
    append_text(out, m, arguments_.lang);
    out += '\n';
  }

  static Message heading(const hidden::Knowledge& k) {
    if (k.turn <= 0) return say::before_first_turn();
    return (k.during ? say::during_turn : say::after_turn)(k.turn);
  }

  void seat(std::string& out, const hidden::Knowledge& k, std::size_t s) {
    Message known;
    if (k.has_identities) known = roles(k, s);
    for (const hidden::Concealed& c : k.concealed) {
      if (c.seat != static_cast<Seat>(s)) continue;
      Message one = concealed(c);
      known =
          known.empty() ? std::move(one) : tally::say::semicolon(std::move(known), std::move(one));
    }
    if (!k.hands.empty()) {
      Message held = hand(k.hands[s]);
      known = known.empty() ? std::move(held)
                            : tally::say::semicolon(std::move(known), std::move(held));
    }
    line(out, say::seat_line(said_seat(static_cast<Seat>(s), &record_.labels), std::move(known)));
  }

  [[nodiscard]] Message concealed(const hidden::Concealed& c) const {
    Message what = said_word(schema_, c.word);
    if (!arguments_.all && c.can.size() > few)
      return say::one_of_so_many(std::move(what), c.can.size());
    std::vector<Message> can;
    for (const auto& p : c.can) can.push_back(said_word(schema_, p.word));
    return say::surely(std::move(what), joined(std::move(can), tally::say::comma));
  }

  Message hand(const hidden::HandKnowledge& hand) const {
    const std::vector<Card> sure = list(hand, true);
    const std::vector<Card> rest = list(hand, false);
    const auto open = std::max(hand.size - static_cast<int>(sure.size()), 0);
    Message out = say::hand_of(hand.size);
    if (!sure.empty()) out = say::surely(std::move(out), said_cards(schema_, sure));
    if (open == 0) return out;
    if (!sure.empty()) out = say::and_open(std::move(out), open);
    out = say::out_of(std::move(out), rest.size());
    if (arguments_.all || rest.size() <= few)
      out = say::surely(std::move(out), said_cards(schema_, rest));
    return out;
  }

  [[nodiscard]] Message roles(const hidden::Knowledge& k, std::size_t s) const {
    std::vector<Message> all;
    const auto possible = std::ranges::count_if(k.of[s], [](std::uint64_t n) { return n > 0; });
    for (std::size_t r = 1; r < k.of[s].size(); ++r) {
      if (k.of[s][r] == 0) continue;
      Message word = said_word(schema_, schema_.seat_fields[0].word(static_cast<What>(r)));
      if (possible > 1) word = say::role_in_so_many(std::move(word), k.of[s][r]);
      all.push_back(std::move(word));
    }
    return joined(std::move(all), tally::say::comma);
  }

  // What is certainly there, or what else it can be: in the deck's order, each as often as there.
  [[nodiscard]] std::vector<Card> list(const hidden::HandKnowledge& hand, bool sure) const {
    std::vector<Card> out;
    std::array<bool, card_ids> done{};
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
  const Finding& f = *first_finding(entry.report);
  if (arguments.jsonl) {
    fmt::format_to(std::back_inserter(out),
                   "{{\"turn\":{},\"event\":{},\"rule\":\"{}\",\"message\":", f.turn, f.at,
                   entry.game->rule_ids()[f.rule]);
    report::write_json_string(out, text_of(f.message));
    fmt::format_to(std::back_inserter(out), ",\"message_id\":\"{}\"}}\n", f.message.id());
    return;
  }
  out.append(say::record_breaks_rules.in(arguments.lang)).append("\n");
  report::TextReport(style_of_out(), arguments.lang).finding(out, entry, f, 2);
}

// That what is known ends before the game.
void cut(std::string& out, const DeduceArguments& arguments, const hidden::Knowledge& last) {
  const std::string_view words = say::ends_here.in(arguments.lang);
  if (arguments.jsonl)
    fmt::format_to(std::back_inserter(out),
                   "{{\"turn\":{},\"event\":{},\"message\":\"{}\",\"message_id\":\"{}\"}}\n",
                   last.turn, last.steps - 1, words, say::ends_here.id);
  else
    fmt::format_to(std::back_inserter(out), "{}\n", words);
}

}  // namespace

ExitCode run(const DeduceArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  RecordChecker checker(arguments.rules);
  const OneGame game = read_game(arguments.record, arguments.game, checker);
  if (arguments.seat > game.record.setup.players)
    throw Failure(usage, say::no_such_seat("deduce", arguments.seat, game.record.setup.players));
  std::string log;
  hidden::ViewLog view(log, game.record, static_cast<Seat>(arguments.seat - 1));
  report::Entry entry;
  checker.check_again(game.record, view);
  view.finish(checker.match(*game.record.game));
  if (view.blind()) complain(say::follows_from_less(arguments.record, arguments.seat));
  Record seen;
  look_on(log, seen);
  hidden::Trace trace;
  trace.start(seen.game->schema(), seen.setup);
  checker.check(seen, entry, &trace);
  if (!entry.error.empty()) throw Failure(entry.internal ? internal : unreadable, entry.error);
  // Up to the first disagreement; what follows is not what the record says.
  const Finding* const broken = first_finding(game.entry.report);
  const std::size_t known = std::min(trace.size(), trace.blind_from());
  const std::size_t steps = broken != nullptr ? std::min<std::size_t>(broken->at, known) : known;
  if (steps == known && known < trace.size())
    complain(say::card_lost_sight_of(arguments.record, known));
  const auto all = hidden::Deduction(trace, *seen.game, checker.rules(seen)).all(steps);
  Deduce words(arguments, seen, trace);
  std::string out = arguments.jsonl ? words.jsonl(all) : words.text(all);
  if (arguments.seat == 0 && !arguments.jsonl)
    out.insert(0, text_of(say::as_onlooker(), arguments.lang) + "\n");
  if (broken != nullptr)
    disagreement(out, arguments, game.entry);
  else if (!all.empty() && !game.entry.report.over)
    cut(out, arguments, all.back());
  arguments.jsonl ? write_out(out) : read_out(out);
  tell_of_more(game, arguments.record, arguments.game);
  return broken != nullptr ? violations : ok;
}

}  // namespace tally::cli
