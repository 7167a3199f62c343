#include "verify/hidden/explain.h"

#include <algorithm>

#include <fmt/format.h>

#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "verify/hidden/core.h"
#include "verify/hidden/roles.h"
#include "verify/hidden/witness.h"

namespace tally::hidden {
namespace {

bool shows_all(const Event& e) {
  return e.hidden == 0 && std::find(e.cards.begin(), e.cards.end(), unknown_card) == e.cards.end();
}

bool names_its_cards(const Observation& o) {
  const Event& e = o.event;
  return e.shows(Field::cards) &&
         std::find(e.cards.begin(), e.cards.end(), unknown_card) == e.cards.end();
}

}  // namespace

class Words {
 public:
  Words(const Trace& trace, const Record& record, Lang lang)
      : trace_(trace), record_(record), zh_(lang == Lang::zh), lang_(lang) {}

  // "turn 4, event 61: seat 3 uses ♠7 Slash on seat 2"
  std::string statement(std::size_t i) const {
    const std::string what = event_words(trace_.schema(), trace_.event(i), lang_, &record_.labels);
    return fmt::format("{}{}{}", when(i), zh_ ? "：" : ": ", what);
  }

  std::string statement(const RoleStatement& s) const {
    if (s.step != before_the_game) {
      const std::string end = s.kind != RoleStatement::Kind::went_on ? ""
                              : zh_                                  ? "（游戏还在继续）"
                                                                     : " (the game goes on)";
      return statement(s.step) + end;
    }
    const auto& field = trace_.schema().seat_fields[0];
    const auto role = word_in(trace_.schema(), field.word(s.role), lang_);
    return zh_ ? fmt::format("开局：{}是{}", seat(s.seat), role)
               : fmt::format("before the game: {} is a {}", seat(s.seat), role);
  }

  [[nodiscard]] std::string identities() const {
    return zh_ ? "没有任何身份分配能解释这些事" : "no identities of the players explain this";
  }

  std::string message(const std::vector<std::size_t>& core) const {
    const std::size_t last = core.back();
    if (core.size() == 2)
      if (std::string s = of_two(core[0], last); !s.empty()) return s;
    if (zh_)
      return fmt::format("没有任何暗牌的分布能解释{}",
                         core.size() == 1 ? "此事" : "以下各事同时发生");
    return core.size() == 1 ? "no deal of the hidden cards explains this"
                            : "no deal of the hidden cards explains these events together";
  }

 private:
  std::string when(std::size_t i) const {
    const int turn = trace_.step(i).turn;
    if (zh_)
      return turn > 0 ? fmt::format("第{}回合，事件{}", turn, i)
                      : fmt::format("第一回合之前，事件{}", i);
    return turn > 0 ? fmt::format("turn {}, event {}", turn, i)
                    : fmt::format("before the first turn, event {}", i);
  }
  std::string card(Card c) const { return cards_words(trace_.schema(), {&c, 1}, lang_); }
  std::string seat(Place p) const { return seat_words(p, lang_, &record_.labels); }

  // A card that is in one place by one event, and comes from another by the next.
  std::string of_two(std::size_t first, std::size_t last) const {
    for (const Piece& now : trace_.pieces(last)) {
      if (now.card == unknown_card) continue;
      for (const Piece& before : trace_.pieces(first)) {
        if (before.card != now.card || before.to == now.from) continue;
        if (named_between(now.card, first, last)) return {};
        const std::string what = card(now.card);
        if (zh_)
          return fmt::format("{}不可能{}：{}", what, from(now.from), was(first, last, before.to));
        return fmt::format("{} cannot come {}: {}", what, from(now.from),
                           was(first, last, before.to));
      }
    }
    return {};
  }

  // Where it was by event `first`, and why it cannot be elsewhere by event `last`.
  std::string was(std::size_t first, std::size_t last, Place at) const {
    const std::vector<std::size_t> left = unseen_from(at, first, last);
    const auto shuffled = [&] {
      for (std::size_t i = first + 1; i < last; ++i)
        if (trace_.step(i).shuffles) return i;
      return last;
    }();
    if (at >= 0) {
      if (left.empty())
        return zh_ ? fmt::format("自{}起它在{}的手牌里，从未离开", when(first), seat(at))
                   : fmt::format("since {} it had been in {}'s hand, and it never left it",
                                 when(first), seat(at));
      return zh_ ? fmt::format("自{}起它在{}的手牌里，此后未亮明而离开的牌（{}）都不可能是这一张",
                               when(first), seat(at), listed(left))
                 : fmt::format(
                       "since {} it had been in {}'s hand, and no card that left it unseen since "
                       "({}) can be this one",
                       when(first), seat(at), listed(left));
    }
    const std::string_view none =
        zh_ ? "此后该处没有得到可能是它的牌" : "no card that could be it came there since";
    if (at == in_the_open && shuffled == last && left.empty())
      return zh_ ? fmt::format("自{}起它明置在外", when(first))
                 : fmt::format("since {} it lay face up", when(first));
    if (at == in_the_open && shuffled < last)
      return zh_ ? fmt::format("{}它还明置在外，{}才洗入牌堆，{}", when(first), when(shuffled),
                               none)
                 : fmt::format("at {} it lay face up, at {} it was shuffled into the pile, and {}",
                               when(first), when(shuffled), none);
    const std::string_view place = at == in_the_pile ? (zh_ ? "在牌堆里" : "in the pile")
                                   : at == set_aside
                                       ? (zh_ ? "在被观看的牌里" : "among the cards looked at")
                                       : (zh_ ? "明置在外" : "face up");
    return zh_ ? fmt::format("{}它{}，{}", when(first), place, none)
               : fmt::format("at {} it was {}, and {}", when(first), place, none);
  }

  // Whether an event between the two names this card as well.
  [[nodiscard]] bool named_between(Card c, std::size_t first, std::size_t last) const {
    for (std::size_t i = first + 1; i < last; ++i)
      for (const Piece& p : trace_.pieces(i))
        if (p.card == c && !trace_.step(i).shuffles) return true;
    return false;
  }

  // The events between the two by which a card left this place that nobody saw.
  [[nodiscard]] std::vector<std::size_t> unseen_from(Place at, std::size_t first,
                                                     std::size_t last) const {
    std::vector<std::size_t> left;
    for (std::size_t i = first + 1; i < last; ++i) {
      const auto pieces = trace_.pieces(i);
      if (std::any_of(pieces.begin(), pieces.end(), [&](const Piece& p) {
            return p.card == unknown_card && p.from == at && p.to != at;
          }))
        left.push_back(i);
    }
    return left;
  }

  // "turn 4, event 61; turn 5, event 70; and 3 more"
  [[nodiscard]] std::string listed(const std::vector<std::size_t>& steps) const {
    constexpr std::size_t few = 3;
    std::string out;
    for (std::size_t k = 0; k < steps.size() && k < few; ++k) {
      if (k > 0) out += zh_ ? "；" : "; ";
      out += when(steps[k]);
    }
    if (steps.size() <= few) return out;
    return out + (zh_ ? fmt::format("；等{}次", steps.size())
                      : fmt::format("; and {} more", steps.size() - few));
  }

  std::string from(Place p) const {
    if (p == in_the_pile) return zh_ ? "来自牌堆" : "out of the pile";
    if (p == in_the_open) return zh_ ? "来自场上" : "from the table";
    if (p == set_aside) return zh_ ? "来自观看的牌" : "from the cards looked at";
    return zh_ ? fmt::format("来自{}的手牌", seat(p)) : fmt::format("out of {}'s hand", seat(p));
  }

  const Trace& trace_;
  const Record& record_;
  bool zh_;
  Lang lang_;
};

bool hides(const Record& record) {
  const Setup& setup = record.setup;
  const auto fields = record.game->schema().seat_fields;
  for (std::size_t s = 0; s < static_cast<std::size_t>(setup.players); ++s)
    for (std::size_t f = 0; f < fields.size(); ++f)
      if (fields[f].secret && setup.seat[s][f] == fields[f].hidden) return true;
  // A packed record comes of a reader whose games begin with what chance decides; a card hidden
  // later leaves a game undecided, and is found below.
  for (const PackedEvent& e : record.packed()) {
    if (record.game->schema().kinds[e.kind].role != EventRole::chance) break;
    const auto cards = e.cards->list();
    if (e.hidden != 0 || std::find(cards.begin(), cards.end(), unknown_card) != cards.end())
      return true;
  }
  if (!record.packed().empty()) return false;
  for (const Observation& o : record.seen())
    if (!shows_all(o.event)) return true;
  return false;
}

namespace {

// No game anybody played is so long; of one that is, the question would take too long.
constexpr std::size_t most_events = 8192;
constexpr std::size_t most_shuffles = 1024;

bool too_long(const Trace& trace) {
  if (trace.size() > most_events) return true;
  std::size_t n = 0;
  for (std::size_t i = 0; i < trace.size(); ++i)
    n += trace.step(i).shuffles || trace.step(i).gathers ? 1U : 0U;
  return n > most_shuffles;
}

}  // namespace

void Explainer::examine(const Record& record, const Ruleset& rules, Checker& checker,
                        Report& report, Lang lang) {
  trace_.start(record.game->schema(), record.setup);
  checker.check(record, rules, again_, &trace_);
  if (!trace_.hides()) return;
  if (!trace_.sound() || too_long(trace_)) {
    report.hidden = HiddenCards::not_asked;
    return;
  }
  // What comes after a disagreement with the rules is not what the record says.
  std::size_t steps = trace_.size();
  for (const Finding& f : report.findings) {
    if (f.kind == FindingKind::undecided) continue;
    steps = std::min<std::size_t>(steps, std::size_t{f.at} + 1);
    break;
  }
  report.hidden = HiddenCards::explained;
  const std::size_t before = report.findings.size();
  const Words words(trace_, record, lang);
  cards(record, report, steps, words);
  identities(record, rules, report, steps, words);
  // Behind a disagreement nothing was looked at.
  if (steps < trace_.size() && report.hidden == HiddenCards::explained)
    report.hidden = HiddenCards::not_looked_at;
  if (report.findings.size() == before) {
    if (report.hidden != HiddenCards::undecided || report.verdict == VerdictKind::violations)
      return;
    report.verdict = VerdictKind::undecided;
    sign(report, record.game->rule_ids());
    return;
  }
  // The books of the rules were kept by what the record says: behind it they prove nothing.
  std::erase_if(report.findings, [](const Finding& f) { return f.kind == FindingKind::invariant; });
  report.verdict = VerdictKind::violations;
  report.reason.clear();
  sign(report, record.game->rule_ids());
}

void Explainer::add(Report& report, std::size_t at, Finding f) const {
  report.hidden = HiddenCards::contradiction;
  f.kind = FindingKind::contradiction;
  f.turn = trace_.step(at).turn;
  f.seat = trace_.event(at).seat;
  f.at = static_cast<std::uint32_t>(at);
  f.source_at = trace_.step(at).source_at;
  const auto after = std::find_if(report.findings.begin(), report.findings.end(),
                                  [&](const Finding& other) { return other.at > f.at; });
  report.findings.insert(after, std::move(f));
}

void Explainer::cards(const Record&, Report& report, std::size_t steps, const Words& words) {
  const Found found = hidden::examine(trace_, steps);
  if (!found.decided) {
    report.hidden = HiddenCards::undecided;
    report.reason = fmt::format(
        "whether a deal of the hidden cards explains it could not be decided within {} steps of "
        "the solver",
        solver_work);
  }
  if (found.possible) return;
  const std::size_t at = found.core.back();
  Finding f;
  f.rule = trace_.schema().holds;
  f.message = words.message(found.core);
  for (const std::size_t i : found.core) f.because.push_back(words.statement(i));
  for (Finding& other : report.findings) {
    if (other.at != at || other.rule != f.rule) continue;
    report.hidden = HiddenCards::contradiction;
    other.expected = std::move(f.message);  // the rules found the same
    other.because = std::move(f.because);
    return;
  }
  add(report, at, std::move(f));
}

void Explainer::identities(const Record& record, const Ruleset& rules, Report& report,
                           std::size_t steps, const Words& words) {
  auto said = hidden::identities(trace_, *record.game, rules, steps);
  if (!said || !assignments(*said).empty()) return;
  // As far as it is impossible, and no further.
  const std::vector<RoleStatement> all = std::move(said->says);
  said->says.clear();
  for (const RoleStatement& s : all) {
    said->says.push_back(s);
    if (assignments(*said).empty()) break;
  }
  const std::vector<std::size_t> core = role_core(*said);
  if (core.empty() || said->says[core.back()].step == before_the_game) return;  // setup_breaks
  Finding f;
  f.rule = record.game->schema().roles;
  f.message = words.identities();
  for (const std::size_t i : core) f.because.push_back(words.statement(said->says[i]));
  add(report, said->says[core.back()].step, std::move(f));
}

bool Explainer::witness(const Record& record, const Ruleset& rules, Checker& checker,
                        std::string& out) {
  const auto log = hidden::witness(trace_, record, rules);
  if (!log) return false;
  io::Input input = io::Input::of_memory(*log);
  io::LineReader lines(input);
  LogReader reader(lines);
  Record whole;
  if (!reader.next(whole)) return false;
  checker.check(whole, rules, again_);
  if (again_.verdict != VerdictKind::clean ||
      !std::all_of(whole.seen().begin(), whole.seen().end(), names_its_cards))
    return false;
  out += *log;
  return true;
}

}  // namespace tally::hidden
