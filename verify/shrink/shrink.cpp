#include "verify/shrink/shrink.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/random/random_game.h"
#include "verify/hidden/seen.h"
#include "verify/record_header.h"
#include "verify/shrink/cut.h"
#include "verify/shrink/dealt.h"
#include "verify/shrink/otherwise.h"
#include "verify/shrink/script.h"
#include "verify/shrink/shrinker.h"
#include "verify/shrink/statement.h"
#include "verify/shrink/whole_check.h"
#include "verify/tables.h"

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

// What each finding of the rules means; none for one that is not in dispute with them.
class Meanings final : public EventSink {
 public:
  explicit Meanings(const Game& game) : schema_(game.schema()), checker_(game) {}

  const Report& check(const Record& record, const Ruleset& rules) {
    of_.clear();
    checker_.check(record, rules, report_, this);
    return report_;
  }
  // As ShrinkOptions::most_work counts it, of the last record.
  [[nodiscard]] std::uint64_t work() const { return events_worth(checker_.work()); }
  // Of one that the last report has.
  [[nodiscard]] std::optional<Meaning> of(const Finding& f) const {
    const auto i = static_cast<std::size_t>(&f - report_.findings.data());
    return i < of_.size() ? of_[i] : std::nullopt;
  }

  void event(const Event& /*e*/, const Match& /*match*/, std::uint32_t /*source_at*/) override {}
  void disputed(const Finding& f, const Question* q, const Event* told,
                const Event* shown) override {
    of_.resize(report_.findings.size());
    of_.back() = meaning_of(schema_, f, q, told, shown);
  }

 private:
  const Schema& schema_;
  Checker checker_;
  Report report_;
  std::vector<std::optional<Meaning>> of_;
};

// Whether what is left has to be legal but for the card: where that of the record is.
class ButForTheCard {
 public:
  ButForTheCard(const Record& native, const Ruleset& rules, const Finding& wanted)
      : otherwise_(*native.game, rules),
        lacks_(wanted.rule != no_rule && wanted.rule == native.game->schema().holds
                   ? otherwise_.instead_of(native, wanted.at)
                   : std::nullopt) {}

  // Of a candidate with the finding at this event.
  bool legal(const Record& candidate, std::size_t at, Shrunk& out) {
    if (!lacks_) return true;
    const std::uint64_t before = otherwise_.events();
    const bool is = otherwise_.instead_of(candidate, at).has_value();
    out.work += otherwise_.events() - before;
    return is;
  }
  // The card that its player does not have.
  [[nodiscard]] std::optional<Card> lacks() const { return lacks_; }

 private:
  Otherwise otherwise_;
  std::optional<Card> lacks_;
};

// By a script: the game is played again with less of it.
void play_smaller(const Record& native, const Ruleset& rules, const Finding& wanted, Script& script,
                  std::size_t of_setup, const ShrinkOptions& options, Shrunk& out) {
  const Meaning meaning = script.fault->meaning;
  Meanings meanings(*native.game);
  ButForTheCard but_for_the_card(native, rules, wanted);
  script.fault->lacks = but_for_the_card.lacks();
  const auto still = [&](const Record& candidate, const Script& /*played*/) {
    const Report& report = meanings.check(candidate, rules);
    out.work += meanings.work();
    const auto found = of_the_game(report);
    if (found.size() != 1 || report.findings.size() > 1 + of_setup) return false;
    if (meanings.of(*found[0]) != meaning) return false;
    return but_for_the_card.legal(candidate, found[0]->at, out);
  };
  Shrinker shrinker(*native.game, rules, still, options, out);
  shrinker.run(script);
}

// A short random game whose result is told wrong as in `like`, and what is wrong with it is that
// alone; none with this seed.
std::unique_ptr<Record> short_game(const Event& like, const Record& of, const Ruleset& rules,
                                   const Finding& wanted, int players, std::uint64_t seed) {
  std::string log;
  if (!random_game(*of.game, players, rules, seed, log)) return {};
  io::Input input = io::Input::of_memory(log);
  io::LineReader lines(input);
  LogReader reader(lines);
  Record played;
  if (!reader.next(played) || played.size() == 0) return {};
  Event end = played.event(played.size() - 1);
  if (end.kind != like.kind) return {};
  const SeatList truth = end.seats;
  end.seats = {};
  for (Seat s = 0; s < players && !like.seats.empty(); ++s) {
    end.seats = {};
    end.seats.push(s);
    if (!(truth.size() == 1 && truth[0] == s)) break;
  }
  auto out = std::make_unique<Record>();
  copy_head(played, played.size() - 1, *out);
  out->note = of.note;
  out->add(end, static_cast<std::uint32_t>(out->size() + 1));
  Checker checker(*of.game);
  Report report;
  checker.check(*out, rules, report);
  const auto found = of_the_game(report);
  if (found.size() != 1 || report.findings.size() != 1) return {};
  return found[0]->kind == wanted.kind && found[0]->rule == wanted.rule ? std::move(out) : nullptr;
}

// A result follows from all of a game, of which hardly anything can be left out then. Others are
// shorter from the start.
void other_games(const Record& native, const Ruleset& rules, const Finding& wanted,
                 const ShrinkOptions& options, Shrunk& out) {
  if (wanted.kind != FindingKind::wrong || wanted.at >= native.size()) return;
  const Event& end = native.event(wanted.at);
  if (!native.game->schema().of(end).ends) return;
  constexpr std::uint64_t games = 150;
  constexpr std::size_t most_made_small = 4;
  const std::vector<int> tables = tables_of(*native.game, rules);
  if (tables.empty()) return;
  std::vector<std::unique_ptr<Record>> shortest;
  for (std::uint64_t seed = 1; seed <= games && !(options.stop && options.stop()); ++seed) {
    auto game = short_game(end, native, rules, wanted, tables.front(), seed);
    ++out.tries;
    if (!game) continue;
    out.work += game->size();
    shortest.push_back(std::move(game));
  }
  std::stable_sort(shortest.begin(), shortest.end(),
                   [](const auto& a, const auto& b) { return size_of(*a) < size_of(*b); });
  if (shortest.size() > most_made_small) shortest.resize(most_made_small);
  ShrinkOptions of_each = options;
  of_each.most_work = options.most_work / 4;
  for (const auto& game : shortest) {
    Script script;
    Shrunk small;
    if (!script_of(*game, rules, 0, script)) continue;
    play_smaller(*game, rules, wanted, script, 0, of_each, small);
    out.tries += small.tries;
    out.work += small.work;
    if (!small.found || (out.found && small.after >= out.after)) continue;
    out.found = out.another = true;
    out.after = small.after;
    out.left_off = small.left_off;
    out.tried = LeftOut::choices;
    copy_head(small.record, small.record.size(), out.record);
  }
}

// Whether its finding is that hidden cards or identities exclude something.
bool is_of_hidden(const Finding& f) {
  return f.kind == FindingKind::contradiction || !f.because.empty();
}

// The finding of a native record that is `wanted` of the one it is a copy of, in English.
std::optional<Finding> again(WholeCheck& check, const Record& native, const Ruleset& rules,
                             const Finding& wanted) {
  for (const Finding& f : check.all(native, rules).findings)
    if (f.kind == wanted.kind && f.rule == wanted.rule && f.at == wanted.at) return f;
  return {};
}

// By whose view the hidden things of `record` are hidden, those first who see its set-up so;
// `whole` is the same with nothing hidden.
std::vector<Seat> viewers(const Record& record, const Record& whole) {
  std::vector<Seat> out;
  Record seen;
  for (Seat v = nobody; v < record.setup.players; ++v) {
    hidden::seen_by(whole, v, seen);
    const bool his = seen.setup.seat == record.setup.seat;
    out.insert(his ? out.begin() : out.end(), v);
  }
  return out;
}

// By a deal that explains what comes before the finding: the game is played again with less of it,
// and then seen as the record sees it.
void deal_once(const Record& native, const Ruleset& rules, const Finding& wanted,
               const ShrinkOptions& options, Shrunk& out) {
  const std::optional<Record> whole = dealt(native, rules, wanted.at);
  Script script;
  if (!whole || !script_of(*whole, rules, 0, script)) return;
  WholeCheck check(*native.game);
  ButForTheCard but_for_the_card(native, rules, wanted);
  script.fault->lacks = but_for_the_card.lacks();
  Record seen;
  const auto still = [&](const Record& candidate, const Script& played) {
    hidden::seen_by(candidate, played.viewer, seen);
    const auto found = of_the_game(check.all(seen, rules));
    out.work += check.work();
    return found.size() == 1 && same_statement(*found[0], seen, wanted, native) &&
           but_for_the_card.legal(seen, found[0]->at, out);
  };
  for (const Seat viewer : viewers(native, *whole)) {
    script.viewer = viewer;
    Shrinker shrinker(*native.game, rules, still, options, out);
    shrinker.run(script);
    if (!out.found) continue;
    hidden::seen_by(out.record, shrinker.best().viewer, seen);
    copy_head(seen, seen.size(), out.record);
    out.after = size_of(out.record);
    return;
  }
}

// Of what is left there are other deals, with which less may do: until none does.
void deal_smaller(const Record& native, const Ruleset& rules, const Finding& wanted,
                  const ShrinkOptions& options, Shrunk& out) {
  deal_once(native, rules, wanted, options, out);
  WholeCheck check(*native.game);
  bool smaller = out.found;
  while (smaller && !out.left_off) {
    Shrunk next;
    next.tries = out.tries;
    next.work = out.work;
    const Report& report = check.all(out.record, rules);
    deal_once(out.record, rules, *of_the_game(report)[0], options, next);
    smaller = next.found && next.after < out.after;
    out.tries = next.tries;
    out.work = next.work;
    out.left_off = next.left_off;
    if (!smaller) break;
    copy_head(next.record, next.record.size(), out.record);
    out.after = next.after;
  }
}

// Line by line: nothing is played again.
void cut_smaller(const Record& native, const Ruleset& rules, const Finding& wanted,
                 const ShrinkOptions& options, Shrunk& out) {
  WholeCheck check(*native.game);
  Meanings meanings(*native.game);
  ButForTheCard but_for_the_card(native, rules, wanted);
  const bool setup = wanted.kind == FindingKind::setup;
  const bool hidden = is_of_hidden(wanted);
  std::optional<Meaning> meaning;
  if (!setup && !hidden)
    for (const Finding& f : meanings.check(native, rules).findings)
      if (f.kind == wanted.kind && f.rule == wanted.rule && f.at == wanted.at)
        meaning = meanings.of(f);
  // Where hidden cards alone exclude it, most candidates break a rule, which is soon seen.
  const bool sound_by_rules = wanted.kind == FindingKind::contradiction &&
                              of_the_game(check.by_rules(native, rules)).empty();
  const Predicate still = [&](const Record& candidate) {
    if (sound_by_rules) {
      const bool sound = of_the_game(check.by_rules(candidate, rules)).empty();
      out.work += check.work();
      if (!sound) return false;
    }
    if (meaning) {
      const auto of_rules = of_the_game(meanings.check(candidate, rules));
      out.work += meanings.work();
      if (of_rules.size() != 1 || meanings.of(*of_rules[0]) != meaning) return false;
    }
    const Report& report = check.all(candidate, rules);
    out.work += check.work();
    const auto found = of_the_game(report);
    if (setup)
      return found.empty() && !report.findings.empty() && report.findings[0].rule == wanted.rule;
    if (found.size() != 1 || found[0]->kind != wanted.kind || found[0]->rule != wanted.rule)
      return false;
    return (!hidden || same_statement(*found[0], candidate, wanted, native)) &&
           but_for_the_card.legal(candidate, found[0]->at, out);
  };
  cut(native, wanted.at, still, options, out);
}

// The rules do not agree with themselves.
void break_smaller(const Record& record, const Ruleset& rules, const Finding& wanted,
                   const ShrinkOptions& options, Shrunk& out) {
  WholeCheck check(*record.game);
  const Predicate still = [&](const Record& candidate) {
    const auto found = of_the_game(check.by_rules(candidate, rules));
    return found.size() == 1 && found[0]->kind == wanted.kind &&
           found[0]->message == wanted.message;
  };
  out = shrink(record, rules, still, options);
}

}  // namespace

Shrunk shrink(const Record& record, const Ruleset& rules, const Predicate& still,
              const ShrinkOptions& options) {
  Shrunk out;
  Script script;
  if (!script_of(record, rules, std::nullopt, script)) return out;
  Record native;
  native_copy(record, rules, native);
  out.before = size_of(native);
  const auto has_it = [&](const Record& r, const Script& /*played*/) { return still(r); };
  Shrinker shrinker(*record.game, rules, has_it, options, out);
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
  Record copy;
  native_copy(record, rules, copy);
  out.before = size_of(copy);
  // Where a source leaves events out, its findings count them all the same.
  const bool whole = record.format == "native" &&
                     KindSet::first_of(record.game->schema().kinds.size()).within(record.shows);
  const Record& native = whole ? record : copy;
  if (finding.kind == FindingKind::invariant) {
    break_smaller(record, rules, finding, options, out);
  } else if (finding.kind == FindingKind::setup) {
    cut_smaller(native, rules, finding, options, out);
  } else {
    // Which of the findings of the rules alone it is; none, when only hidden cards exclude it.
    Checker checker(*record.game);
    Report report;
    checker.check(record, rules, report);
    const auto& all = report.findings;
    const auto it =
        std::find_if(all.begin(), all.end(), [&](const Finding& f) { return same(f, finding); });
    const bool of_rules = it != all.end();
    const auto index = static_cast<std::size_t>(it - all.begin());
    Script script;
    // By what follows, an answer was another: two lines of a log contradict each other.
    const bool misread = of_rules && finding.kind == FindingKind::contradiction &&
                         script_of(record, rules, index, script) && script.fault->key;
    if (of_rules && finding.kind == FindingKind::contradiction && !misread) {
      out.why = record.format == "native" ? NoLog::contradicts_itself : NoLog::two_statements;
      return out;
    }
    if (is_of_hidden(finding)) {
      WholeCheck check(*record.game);
      const Finding wanted = again(check, native, rules, finding).value_or(finding);
      deal_smaller(native, rules, wanted, options, out);
      if (!out.found) cut_smaller(native, rules, wanted, options, out);
    } else {
      if (of_rules && script_of(record, rules, index, script))
        play_smaller(native, rules, finding, script, all.size() - of_the_game(report).size(),
                     options, out);
      other_games(native, rules, finding, options, out);
      if (!out.found) cut_smaller(native, rules, finding, options, out);
    }
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
