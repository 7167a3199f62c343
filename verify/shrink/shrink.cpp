#include "verify/shrink/shrink.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

#include "replay/log/log.h"
#include "verify/record_header.h"
#include "verify/shrink/cut.h"
#include "verify/shrink/replay.h"
#include "verify/shrink/script.h"
#include "verify/shrink/whole_check.h"

namespace tally::verify {

Size size_of(const Record& record) {
  const Schema& schema = record.game->schema();
  Size size;
  size.events = static_cast<int>(record.size());
  for (const Observation& o : record.seen()) {
    const Event& e = o.event;
    const KindInfo& kind = schema.of(e);
    if (kind.boundary && e.seat != nobody) ++size.turns;
    if (kind.role == EventRole::choice) ++size.choices;
    const bool dealt = kind.role == EventRole::chance && !kind.ordered;
    if (dealt || kind.role == EventRole::choice) size.cards += static_cast<int>(e.cards.size());
  }
  return size;
}

std::string log_of(const Record& record) {
  std::string text;
  write_header(text, record);
  for (const Observation& o : record.seen()) write_event(text, record.game->schema(), o.event);
  return text;
}

namespace {

class Shrinker {
 public:
  Shrinker(const Game& game, const Ruleset& rules, Predicate still, const ShrinkOptions& options,
           Shrunk& out)
      : game_(game),
        rules_(rules),
        still_(std::move(still)),
        options_(options),
        out_(out),
        replay_(game) {}

  // The smallest there is of the script, as long as work is left; none of it may have it.
  void run(const Script& script) {
    most_work_ = options_.most_work / 4;
    bool found = begin(script);
    const bool left_off = out_.left_off;
    most_work_ = options_.most_work / 2;
    // Without a fault there is no telling whom its end is about.
    if (!found && script.fault) found = begin_late(script);
    most_work_ = options_.most_work;
    if (found)
      make_smaller();
    else
      out_.left_off = out_.left_off || left_off;
  }

 private:
  // Whether the script has it, in any manner; then it is the best so far.
  bool begin(const Script& script) {
    const bool may_lack = script.fault && script.fault->kind == FindingKind::illegal &&
                          script.fault->rule == game_.schema().holds;
    for (const int cards : {0, 1, 2})
      for (const bool as_shown : {false, true})
        for (const bool at_once : {false, true})
          for (const int tail : {0, 1, 2, 4, 8, 1 << 20}) {
            if (over()) return false;
            if (!script.fault && (as_shown || at_once)) continue;
            if (cards == 2 && !may_lack) continue;
            manner_ = {cards > 0, as_shown, at_once, cards == 2, tail, 0};
            if (try_out(script)) return true;
          }
    return false;
  }

  // The same with nothing but the last turns of those whom its end is about, at a smaller table:
  // what comes before may be what the rest cannot do without, where it breaks other rules or is
  // hidden.
  bool begin_late(const Script& script) {
    const auto players = static_cast<std::size_t>(script.setup.players);
    return begin_late(script, needed_seats(script, script.turns.size() - 1)) ||
           begin_late(script, std::vector<char>(players, 1));
  }
  bool begin_late(const Script& script, const std::vector<char>& needed) {
    const int players = script.setup.players;
    const std::size_t turns = script.turns.size();
    for (const std::size_t last : {1U, 2U, 3U, 5U, 8U, 13U, 21U}) {
      std::vector<char> gone(turns, 1);
      gone.front() = 0;
      std::size_t kept = 0;
      for (std::size_t t = turns; t-- > 1 && kept < last;) {
        const Seat owner = script.turns[t];
        if (owner < 0 || needed[static_cast<std::size_t>(owner)] == 0) continue;
        gone[t] = 0;
        ++kept;
      }
      out_.work += script.steps.size();
      const Script late = without(script, std::vector<char>(script.steps.size(), 0), gone);
      int tables = 0;
      for (int n = seats_in(needed); n <= players && tables < 3; ++n) {
        Setup setup;
        if (!game_.random_setup(n, rules_, 0, setup)) continue;
        ++tables;
        const bool any = each_seating(late, setup, needed, [&](const Script& seated) {
          for (const bool lacks : {false, true})
            for (const bool at_once : {false, true})
              for (const int tail : {0, 1, 2}) {
                manner_ = {true, false, at_once, lacks, tail, 0};
                if (try_out(seated)) return true;
              }
          return false;
        });
        if (any) return true;
        if (over()) return false;
      }
      if (kept < last) break;
    }
    return false;
  }

  void make_smaller() {
    bool smaller = true;
    while (smaller && !over()) {
      smaller = false;
      smaller = simpler_manner() || smaller;
      if (!best_.fault) smaller = cut() || smaller;
      smaller = without_turns() || smaller;
      smaller = without_steps() || smaller;
      if (options_.fewer_players) smaller = with_fewer_seats() || smaller;
    }
  }

  [[nodiscard]] bool over() const {
    out_.left_off = out_.tries >= options_.most_tries || out_.work >= most_work_;
    return out_.left_off || (options_.stop && options_.stop());
  }

  // Kept if it has what is looked for and is smaller.
  bool try_out(const Script& script) {
    if (over()) return false;
    ++out_.tries;
    const std::uint64_t played = replay_.events();
    const bool reached = replay_.run(script, rules_, manner_, candidate_);
    out_.work += replay_.events() - played + best_.steps.size() + script.steps.size();
    if (!reached) return false;
    const Size size = size_of(candidate_);
    const auto parts = [](const Script& x) { return x.turns.size() + x.steps.size(); };
    const bool simpler = size == out_.after && parts(script) < parts(best_);
    if (out_.found && size >= out_.after && !simpler) return false;
    out_.work += candidate_.size();
    if (!still_(candidate_)) return false;
    out_.found = true;
    out_.after = size;
    copy_head(candidate_, candidate_.size(), out_.record);
    best_ = script;
    return true;
  }

  bool simpler_manner() {
    bool any = false;
    const Manner was = manner_;
    for (const int tail : {0, 1, 2, 4, 8}) {
      if (tail >= was.tail) break;
      manner_.tail = tail;
      if (try_out(Script(best_))) {
        any = true;
        break;
      }
      manner_ = was;
    }
    if (!manner_.stacked) {
      // From here on it must be worth it: less can be left out of a deck that stays as it is.
      const Manner plain = manner_;
      manner_.stacked = true;
      if (!without_turns())
        manner_ = plain;
      else
        any = true;
    }
    return any;
  }

  // Without the lines at the end, as far as that goes.
  bool cut() {
    bool any = false;
    std::size_t few = 0;
    for (std::size_t many = out_.record.size(); few + 1 < many && !over();) {
      const Manner was = manner_;
      manner_.most = few + (many - few) / 2;
      if (try_out(Script(best_))) {
        any = true;
        many = out_.record.size();
      } else {
        few = manner_.most;
        manner_ = was;
      }
    }
    return any;
  }

  static Script without(const Script& script, const std::vector<char>& gone_steps,
                        const std::vector<char>& gone_turns) {
    Script out = script;
    std::vector<int> index(script.turns.size(), -1);
    out.turns.clear();
    for (std::size_t t = 0; t < script.turns.size(); ++t) {
      if (gone_turns[t] != 0) continue;
      index[t] = static_cast<int>(out.turns.size());
      out.turns.push_back(script.turns[t]);
    }
    out.steps.clear();
    for (std::size_t i = 0; i < script.steps.size(); ++i) {
      const Step& s = script.steps[i];
      if (gone_steps[i] != 0 || index[static_cast<std::size_t>(s.turn)] < 0) continue;
      out.steps.push_back(s);
      out.steps.back().turn = index[static_cast<std::size_t>(s.turn)];
    }
    out.turned.clear();
    for (const Turned& t : script.turned) {
      if (index[static_cast<std::size_t>(t.turn)] < 0) continue;
      out.turned.push_back(t);
      out.turned.back().turn = index[static_cast<std::size_t>(t.turn)];
    }
    return out;
  }

  // Leaves out ever smaller stretches of `n` things; `make(gone)` is the script without them.
  template <class Make>
  bool leave_out(std::size_t n, std::size_t fixed_front, std::size_t fixed_back, Make make,
                 std::size_t (*count)(const Script&)) {
    bool any = false;
    for (std::size_t stretch = std::max<std::size_t>(1, n / 2); stretch > 0; stretch /= 2) {
      // From the end: what comes late is needed least to reach what comes before it.
      for (std::size_t end = n - std::min(n, fixed_back); end > fixed_front && !over();) {
        const std::size_t start = end > fixed_front + stretch ? end - stretch : fixed_front;
        std::vector<char> gone(n, 0);
        std::fill(gone.begin() + static_cast<std::ptrdiff_t>(start),
                  gone.begin() + static_cast<std::ptrdiff_t>(end), 1);
        if (try_out(make(gone))) {
          any = true;
          n = count(best_);
          if (start > n) break;
        }
        end = start;
      }
    }
    return any;
  }

  bool without_turns() {
    const auto count = [](const Script& s) { return s.turns.size(); };
    // Without a fault to come to, the last turn can go as well.
    const std::size_t last = best_.fault ? 1 : 0;
    return leave_out(
        best_.turns.size(), 1, last,
        [&](const std::vector<char>& gone) {
          return without(best_, std::vector<char>(best_.steps.size(), 0), gone);
        },
        count);
  }

  bool without_steps() {
    const auto count = [](const Script& s) { return s.steps.size(); };
    const bool any = leave_out(
        best_.steps.size(), 0, 0,
        [&](const std::vector<char>& gone) {
          return without(best_, gone, std::vector<char>(best_.turns.size(), 0));
        },
        count);
    // A turn without a step needs no place.
    std::vector<char> empty(best_.turns.size(), 1);
    empty.front() = 0;
    if (best_.fault) empty.back() = 0;
    for (const Step& s : best_.steps) empty[static_cast<std::size_t>(s.turn)] = 0;
    const Script lean = without(best_, std::vector<char>(best_.steps.size(), 0), empty);
    return (lean.turns.size() < best_.turns.size() && try_out(lean)) || any;
  }

  // Whom the script is about, from this turn on.
  static std::vector<char> needed_seats(const Script& script, std::size_t from_turn) {
    const int players = script.setup.players;
    std::vector<char> needed(static_cast<std::size_t>(players), 0);
    const auto need = [&](Seat s) {
      if (s >= 0 && s < players) needed[static_cast<std::size_t>(s)] = 1;
    };
    const auto need_all = [&](const Line& line) {
      need(line.event.seat);
      need(line.event.other);
      if (line.event.seats.size() < 3)  // more are all there are
        for (const Seat t : line.event.seats) need(t);
    };
    for (const Step& s : script.steps)
      if (!s.chance && s.turn >= static_cast<int>(from_turn)) need_all(s.line);
    if (script.fault) {
      if (script.fault->told) need_all(*script.fault->told);
      if (script.fault->shown) need_all(*script.fault->shown);
      if (script.fault->key) need(script.fault->key->who);
    }
    return needed;
  }
  static int seats_in(const std::vector<char>& needed) {
    return std::max(1, std::accumulate(needed.begin(), needed.end(), 0));
  }

  // Seats that have no part in it go; those that do come as near to the first as can be.
  bool with_fewer_seats() {
    const Script from = best_;
    const int players = from.setup.players;
    const std::vector<char> needed = needed_seats(from, 0);
    bool any = false;
    for (int fewer = seats_in(needed); fewer <= players && !any; ++fewer) {
      Setup setup;
      constexpr std::uint64_t deals = 24;
      for (std::uint64_t bits = 0; bits < deals && !any && !over(); ++bits) {
        if (!game_.random_setup(fewer, rules_, bits * 0x9E3779B97F4A7C15ULL, setup)) break;
        any = each_seating(from, setup, needed, [&](const Script& s) { return try_out(s); });
      }
    }
    return any;
  }

  // The seats that are needed, in their order, onto the first; with the lord's seat where it was,
  // or turned so that somebody else's is the first; until tries(script) is true.
  template <class Tries>
  static bool each_seating(const Script& from, const Setup& fewer, const std::vector<char>& needed,
                           Tries tries) {
    const int players = from.setup.players;
    for (int first = 0; first < players; ++first) {
      if (first > 0 && needed[static_cast<std::size_t>(first)] == 0) continue;
      std::vector<Seat> to(static_cast<std::size_t>(players), nobody);
      Seat next = 0;
      for (int i = 0; i < players; ++i) {
        const auto s = static_cast<std::size_t>((first + i) % players);
        if (needed[s] == 0 && i > 0 && !(first == 0 && s == 0)) continue;
        if (next == fewer.players) return false;
        to[s] = next++;
      }
      Setup setup = fewer;
      for (std::size_t s = 0; s < to.size(); ++s) {
        if (to[s] == nobody) continue;
        // All but the first of a seat's values stay his: the first is dealt out by the rules.
        for (std::size_t f = 1; f < max_seat_fields; ++f)
          setup.seat[static_cast<std::size_t>(to[s])][f] = from.setup.seat[s][f];
      }
      if (tries(with_seats(from, setup, to))) return true;
    }
    return false;
  }

  const Game& game_;
  const Ruleset& rules_;
  Predicate still_;
  const ShrinkOptions& options_;
  Shrunk& out_;
  Replay replay_;
  std::uint64_t most_work_ = 0;
  Manner manner_;
  Script best_;
  Record candidate_;
};

// The same, as a native record.
class Copy final : public EventSink {
 public:
  explicit Copy(Record& out) : out_(out) {}
  void event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) override {
    out_.add(e, static_cast<std::uint32_t>(out_.size() + 1));
  }

 private:
  Record& out_;
};

// What `record` says, as the rules tell it.
void native_copy(const Record& record, const Ruleset& rules, Record& out) {
  copy_header(record, out);
  Copy copy(out);
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules, report, &copy);
}

Size native_size(const Record& record, const Ruleset& rules) {
  Record native;
  native_copy(record, rules, native);
  return size_of(native);
}

bool same(const Finding& a, const Finding& b) {
  return a.kind == b.kind && a.rule == b.rule && a.at == b.at && a.source_at == b.source_at &&
         a.seat == b.seat;
}

// Its findings, without what its set-up breaks.
std::vector<const Finding*> of_the_game(const Report& report) {
  std::vector<const Finding*> out;
  for (const Finding& f : report.findings)
    if (f.kind != FindingKind::setup) out.push_back(&f);
  return out;
}

// In which fields the last thing in dispute is otherwise.
class Disputed final : public EventSink {
 public:
  explicit Disputed(const Schema& schema) : schema_(schema) {}
  void event(const Event& /*e*/, const Match& /*match*/, std::uint32_t /*source_at*/) override {}
  void disputed(const Finding& /*f*/, const Question* /*q*/, const Event* told,
                const Event* shown) override {
    differs = told != nullptr && shown != nullptr ? differing(schema_, *told, *shown) : 0;
  }
  std::uint8_t differs = 0;

 private:
  const Schema& schema_;
};

// By a script: the game is played again with less of it.
void play_smaller(const Record& record, const Ruleset& rules, const Script& script,
                  const ShrinkOptions& options, Shrunk& out) {
  const Fault fault = *script.fault;
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules, report);
  const std::size_t of_setup = report.findings.size() - of_the_game(report).size();
  Disputed disputed(record.game->schema());
  const Predicate still = [&](const Record& candidate) {
    checker.check(candidate, rules, report, &disputed);
    const auto found = of_the_game(report);
    if (found.size() != 1 || report.findings.size() > 1 + of_setup) return false;
    const Finding& f = *found[0];
    if (f.kind != fault.kind || f.rule != fault.rule) return false;
    if (fault.kind == FindingKind::wrong && disputed.differs != fault.differs) return false;
    // About the same kind of event: the one its place names, or for a missing one any.
    if (fault.kind == FindingKind::missing || f.source_at == 0) return true;
    const std::size_t at = f.source_at - 1;
    return at < candidate.size() && candidate.event(at).kind == fault.event;
  };
  Shrinker shrinker(*record.game, rules, still, options, out);
  shrinker.run(script);
}

// Line by line: nothing is played again.
void cut_smaller(const Record& record, const Ruleset& rules, const Finding& wanted,
                 const ShrinkOptions& options, Shrunk& out) {
  Record native;
  native_copy(record, rules, native);
  WholeCheck check(*record.game);
  const bool setup = wanted.kind == FindingKind::setup;
  const bool hidden = wanted.kind == FindingKind::contradiction;
  const Predicate still = [&](const Record& candidate) {
    // Most break a rule already; that is soon seen.
    if (hidden && !of_the_game(check.by_rules(candidate, rules)).empty()) return false;
    const Report& report = check.all(candidate, rules);
    const auto found = of_the_game(report);
    if (setup)
      return found.empty() && !report.findings.empty() && report.findings[0].rule == wanted.rule;
    return found.size() == 1 && found[0]->kind == wanted.kind && found[0]->rule == wanted.rule;
  };
  cut(record.format == "native" ? record : native, wanted.at, still, options, out);
}

// The rules do not agree with themselves.
void break_smaller(const Record& record, const Ruleset& rules, const Finding& wanted,
                   const ShrinkOptions& options, Shrunk& out) {
  WholeCheck check(*record.game);
  const auto id = [](const Finding& f) { return f.message.substr(0, f.message.find(' ')); };
  const Predicate still = [&](const Record& candidate) {
    const auto found = of_the_game(check.by_rules(candidate, rules));
    return found.size() == 1 && found[0]->kind == wanted.kind && id(*found[0]) == id(wanted);
  };
  out = shrink(record, rules, still, options);
}

}  // namespace

Shrunk shrink(const Record& record, const Ruleset& rules, const Predicate& still,
              const ShrinkOptions& options) {
  Shrunk out;
  Script script;
  if (!script_of(record, rules, std::nullopt, script)) return out;
  out.before = native_size(record, rules);
  Shrinker shrinker(*record.game, rules, still, options, out);
  shrinker.run(script);
  if (!out.found && out.left_off) out.why = NoLog::too_much_work;
  if (!out.found) return out;
  out.why = NoLog::none;
  out.log = log_of(out.record);
  return out;
}

Shrunk shrink_finding(const Record& record, const Ruleset& rules, const Finding& finding,
                      const ShrinkOptions& options) {
  Shrunk out;
  out.before = native_size(record, rules);
  if (finding.kind == FindingKind::invariant) {
    break_smaller(record, rules, finding, options, out);
  } else if (finding.kind == FindingKind::setup) {
    cut_smaller(record, rules, finding, options, out);
  } else {
    // Which of the findings of the rules alone it is; none, when only hidden cards exclude it.
    Checker checker(*record.game);
    Report report;
    checker.check(record, rules, report);
    const auto& all = report.findings;
    const auto it =
        std::find_if(all.begin(), all.end(), [&](const Finding& f) { return same(f, finding); });
    const bool of_rules = it != all.end();
    if (of_rules && finding.kind == FindingKind::contradiction) {
      out.why = NoLog::two_statements;
      return out;
    }
    const auto index = static_cast<std::size_t>(it - all.begin());
    Script script;
    if (of_rules && script_of(record, rules, index, script))
      play_smaller(record, rules, script, options, out);
    if (!out.found) cut_smaller(record, rules, finding, options, out);
    const auto others = std::count_if(all.begin(), it, [&](const Finding& f) {
      return f.kind != FindingKind::setup && f.at <= finding.at;
    });
    out.why = !of_rules && finding.kind != FindingKind::contradiction ? NoLog::not_there
              : of_rules && others > 0                                ? NoLog::with_others
                                                                      : NoLog::not_found;
  }
  if (!out.found && out.left_off) out.why = NoLog::too_much_work;
  if (!out.found) return out;
  out.why = NoLog::none;
  out.log = log_of(out.record);
  return out;
}

}  // namespace tally::verify
