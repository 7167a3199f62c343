// What is left of a record when all is left out that its finding does not need.
#include "verify/shrink/shrink.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/deck.h"
#include "engine/dou_dizhu/events.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "replay/books/ruleset.h"
#include "replay/io/input.h"
#include "replay/messages.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "verify/hidden/explain.h"
#include "verify/hidden/messages.h"
#include "verify/hidden/seen.h"
#include "verify/hidden/view.h"
#include "verify/record_header.h"
#include "verify/shrink/statement.h"
#include "verify/shrink/whole_check.h"

namespace tally::verify {
namespace {

std::string fault(const std::string& name) {
  return std::string(TALLY_SOURCE_DIR) + "/corpus/faults/" + name;
}

std::unique_ptr<Record> first_of(io::Input input) {
  auto record = std::make_unique<Record>();
  RecordStream stream;
  stream.open(std::move(input));
  EXPECT_EQ(stream.next(*record), RecordStream::Got::record) << text_of(stream.error().message);
  return record;
}

const Ruleset& rules_of(const Record& record) {
  static std::map<std::string, Ruleset> loaded;
  const auto it = loaded.find(record.ruleset);
  if (it != loaded.end()) return it->second;
  return loaded.emplace(record.ruleset, load_ruleset(*record.game, record.ruleset)).first->second;
}

Report checked(const Record& record, const Ruleset& rules) {
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules, report);
  return report;
}

// Read back from its text: that one finding of this kind and rule, and no other.
void expect_only(const Shrunk& small, const Finding& wanted) {
  ASSERT_TRUE(small.found);
  const auto again = first_of(io::Input::of_memory(small.log));
  const Report report = checked(*again, rules_of(*again));
  ASSERT_EQ(report.findings.size(), 1U) << small.log;
  EXPECT_EQ(report.findings[0].kind, wanted.kind);
  EXPECT_EQ(report.findings[0].rule, wanted.rule);
  EXPECT_LT(small.after, small.before);
}

// The same with two cards in each other's place, and `instead` for a card of event `at`.
Record changed(const Record& record, Card a, Card b, std::size_t at, Card instead,
               std::size_t place = 0) {
  Record out;
  copy_header(record, out);
  for (std::size_t i = 0; i < record.size(); ++i) {
    Event e = record.event(i);
    std::vector<Card> cards(e.cards.begin(), e.cards.end());
    for (Card& c : cards) c = c == a ? b : c == b ? a : c;
    if (i == at) cards.at(place) = instead;
    e.cards = cards;
    out.add(e, static_cast<std::uint32_t>(i + 1));
  }
  return out;
}

// Whether what was done at `at` without the card for it is legal with another that its player can
// hold: one that is not shown, or in the place of one that he was dealt or drew.
bool legal_with_another(const Record& record, const Ruleset& rules, std::size_t at) {
  WholeCheck whole(*record.game);
  const auto sound = [&](const Record& r) { return whole.all(r, rules).findings.empty(); };
  const Card n = record.game->name() == "dou_dizhu" ? dou_dizhu::deck_size : sanguosha::deck_size;
  std::vector<Card> his;
  const Seat who = record.event(at).seat;
  for (std::size_t i = 0; i < at; ++i) {
    const Event& e = record.event(i);
    const bool deals = e.kind == sanguosha::kind::deal;
    const std::size_t each =
        std::max<std::size_t>(1, e.cards.size() / static_cast<std::size_t>(record.setup.players));
    for (std::size_t k = 0; k < e.cards.size(); ++k)
      if ((deals && k / each == static_cast<std::size_t>(who)) ||
          (e.kind == sanguosha::kind::draw && e.seat == who))
        his.push_back(e.cards[k]);
  }
  for (std::size_t place = 0; place < record.event(at).cards.size(); ++place)
    for (Card other = 0; other < n; ++other) {
      if (hidden::hides(record) && sound(changed(record, 0, 0, at, other, place))) return true;
      for (const Card own : his)
        if (own != unknown_card && sound(changed(record, own, other, at, other, place)))
          return true;
    }
  return false;
}

// The place of the second death in it; its size when there is none.
std::size_t second_death(const Record& record) {
  int deaths = 0;
  for (std::size_t i = 0; i < record.size(); ++i)
    if (record.event(i).kind == sanguosha::kind::death && ++deaths == 2) return i;
  return record.size();
}

// What somebody who looks on sees up to the death at `at`; that one has the role of the death
// before it, or is a second spy.
Record seen_by_nobody(const Record& record, std::size_t at) {
  hidden::View view(record, nobody);
  Record seen;
  copy_header(record, seen);
  seen.setup = view.see(record.setup);
  std::uint8_t role = 0;
  for (std::size_t i = 0; i < std::min(at + 3, record.size()); ++i) {
    Event e = view.see(record.event(i));
    if (e.kind == sanguosha::kind::death) {
      if (i == at) e.what = role;
      role = e.what;
    }
    seen.add(e, static_cast<std::uint32_t>(i + 1));
  }
  return seen;
}

struct Expected {
  const char* file;
  int turns;
  int choices;
  int events;
};

TEST(shrink, of_each_fault_of_the_corpus_leaves_only_what_it_needs) {
  // No more than these: a later way to leave out more only makes them smaller.
  constexpr Expected all[] = {
      {"card-not-held.jsonl", 1, 1, 12},   {"damage-number.jsonl", 1, 1, 13},
      {"dead-acts.jsonl", 2, 6, 44},       {"hp-value.jsonl", 1, 1, 14},
      {"judgement-card.jsonl", 2, 2, 22},  {"judgement-effect.jsonl", 2, 2, 22},
      {"missing-discard.jsonl", 1, 0, 13}, {"missing-draw.jsonl", 1, 0, 10},
      {"reward-not-paid.jsonl", 1, 5, 34}, {"second-slash.jsonl", 1, 2, 16},
      {"turn-order.jsonl", 2, 1, 18},      {"wrong-winner.jsonl", 6, 8, 75},
      {"hp-value.fk.rep", 1, 1, 15},       {"wrong-winner.fk.rep", 7, 10, 87},
      {"botzone.jsonl", 1, 6, 12},         {"douzero.jsonl", 4, 14, 22},
      {"openspiel.jsonl", 2, 9, 17},       {"rlcard.jsonl", 1, 2, 8},
  };
  for (const Expected& e : all) {
    SCOPED_TRACE(e.file);
    std::vector<std::string> paths{fault(e.file)};
    RecordStream stream;
    stream.open(paths[0]);
    Record record;
    Report report;
    while (stream.next(record) == RecordStream::Got::record) {
      report = checked(record, rules_of(record));
      if (!report.findings.empty()) break;
    }
    ASSERT_FALSE(report.findings.empty());
    const Shrunk small = shrink_finding(record, rules_of(record), report.findings[0]);
    expect_only(small, report.findings[0]);
    EXPECT_LE(small.after.turns, e.turns);
    EXPECT_LE(small.after.choices, e.choices);
    EXPECT_LE(small.after.events, e.events);
  }
}

TEST(shrink, gives_the_same_log_every_time) {
  const auto record = first_of(io::Input(fault("dead-acts.jsonl")));
  const Finding wanted = checked(*record, rules_of(*record)).findings.at(0);
  const Shrunk a = shrink_finding(*record, rules_of(*record), wanted);
  const Shrunk b = shrink_finding(*record, rules_of(*record), wanted);
  EXPECT_EQ(a.log, b.log);
  EXPECT_EQ(a.tries, b.tries);
}

TEST(shrink, takes_the_finding_it_is_asked_for) {
  const auto record = first_of(io::Input(fault("three-faults.jsonl")));
  const Report report = checked(*record, rules_of(*record));
  ASSERT_EQ(report.findings.size(), 3U);
  for (const Finding& f : report.findings)
    expect_only(shrink_finding(*record, rules_of(*record), f), f);
}

TEST(shrink, of_a_finding_that_is_not_there_finds_nothing) {
  const auto record = first_of(io::Input(fault("dead-acts.jsonl")));
  Finding other = checked(*record, rules_of(*record)).findings.at(0);
  ++other.rule;
  const Shrunk none = shrink_finding(*record, rules_of(*record), other);
  EXPECT_FALSE(none.found);
  EXPECT_EQ(none.why, NoLog::not_there);
}

TEST(shrink, stops_when_it_is_told_to_with_what_it_has) {
  const auto record = first_of(io::Input(fault("dead-acts.jsonl")));
  const Finding wanted = checked(*record, rules_of(*record)).findings.at(0);
  int asked = 0;
  ShrinkOptions options;
  options.stop = [&] { return ++asked > 20; };
  const Shrunk some = shrink_finding(*record, rules_of(*record), wanted, options);
  expect_only(some, wanted);
  EXPECT_LT(shrink_finding(*record, rules_of(*record), wanted).after, some.after);
}

// Every game of the corpus of faults, every finding of it; what cannot be is said.
// The limit is of events, not of tries: a long game has as few candidates as it takes.
TEST(shrink, leaves_off_with_what_it_has_when_the_work_is_done) {
  const auto record = first_of(io::Input(fault("dead-acts.jsonl")));
  const Ruleset& rules = rules_of(*record);
  const Finding wanted = checked(*record, rules).findings.at(0);
  const Shrunk whole = shrink_finding(*record, rules, wanted);
  EXPECT_FALSE(whole.left_off);
  ShrinkOptions options;
  options.most_work = whole.work / 4;
  const Shrunk some = shrink_finding(*record, rules, wanted, options);
  expect_only(some, wanted);
  EXPECT_TRUE(some.left_off);
  EXPECT_GT(some.after, whole.after);
  EXPECT_GE(some.work, options.most_work);
  EXPECT_LT(some.work, options.most_work + 10 * record->size());  // the try it was at
  options.most_work = 1;
  const Shrunk none = shrink_finding(*record, rules, wanted, options);
  EXPECT_LE(none.tries, 3U);
  EXPECT_EQ(none.why, none.found ? NoLog::none : NoLog::too_much_work);
}

TEST(shrink, of_every_finding_of_the_corpus_says_why_it_cannot) {
  std::map<NoLog, int> why;
  for (const char* const file : {"botzone.jsonl", "douzero.jsonl", "openspiel.jsonl",
                                 "rlcard.jsonl", "hidden-card-twice.jsonl"}) {
    RecordStream stream;
    stream.open(fault(file));
    Record record;
    while (stream.next(record) == RecordStream::Got::record) {
      const Ruleset& rules = rules_of(record);
      WholeCheck whole(*record.game);
      const std::vector<Finding> findings = whole.all(record, rules).findings;
      for (const Finding& f : findings) {
        const Shrunk small = shrink_finding(record, rules, f);
        ++why[small.why];
        EXPECT_EQ(small.found, small.why == NoLog::none);
        if (small.found) expect_only(small, f);
        // What two statements of a source exclude cannot be said in one log; what follows from
        // another fault may need that one.
        EXPECT_EQ(f.kind == FindingKind::contradiction, small.why == NoLog::two_statements);
        EXPECT_FALSE(small.why == NoLog::with_others && &f == &findings.front());
      }
    }
  }
  EXPECT_EQ(why[NoLog::two_statements], 2);
  EXPECT_LE(why[NoLog::with_others], 3);
  EXPECT_EQ(why[NoLog::not_found], 0);
  EXPECT_EQ(why[NoLog::not_there], 0);
  EXPECT_GE(why[NoLog::none], 25);
}

// What only hidden cards or roles exclude: the same roles for two who can have only one.
TEST(shrink, of_hidden_roles_that_exclude_each_other_leaves_out_lines) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  WholeCheck whole(game);
  int tried = 0;
  for (std::uint64_t seed = 1; seed < 60 && tried < 2; ++seed) {
    std::string log;
    ASSERT_TRUE(random_game(game, 5, rules, seed, log));
    const auto record = first_of(io::Input::of_memory(log));
    const std::size_t at = second_death(*record);
    if (at == record->size()) continue;
    const Record seen = seen_by_nobody(*record, at);
    const std::vector<Finding> findings = whole.all(seen, rules).findings;
    if (findings.size() != 1 || findings[0].kind != FindingKind::contradiction) continue;
    if (!checked(seen, rules).findings.empty()) continue;  // the rules alone find nothing
    ++tried;
    const Shrunk small = shrink_finding(seen, rules, findings[0]);
    ASSERT_TRUE(small.found);
    EXPECT_LT(small.after, small.before);
    const auto again = first_of(io::Input::of_memory(small.log));
    const Report& report = whole.all(*again, rules);
    ASSERT_EQ(report.findings.size(), 1U) << small.log;
    EXPECT_EQ(report.findings[0].kind, FindingKind::contradiction);
    EXPECT_EQ(report.findings[0].rule, findings[0].rule);
  }
  EXPECT_EQ(tried, 2);
}

// An identity that what follows excludes: the rules find that, and the death is told instead.
TEST(shrink, of_a_role_that_what_follows_excludes) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  WholeCheck whole(game);
  int tried = 0;
  for (std::uint64_t seed = 1; seed < 30 && tried < 2; ++seed) {
    std::string log;
    ASSERT_TRUE(random_game(game, 5, rules, seed, log));
    const auto played = first_of(io::Input::of_memory(log));
    Record sound;
    hidden::seen_by(*played, 0, sound);
    Record seen;
    copy_header(sound, seen);
    for (std::size_t i = 0; i < sound.size(); ++i) {
      Event e = sound.event(i);
      if (e.kind == sanguosha::kind::death &&
          e.what == static_cast<std::uint8_t>(sanguosha::Role::rebel))
        e.what = static_cast<std::uint8_t>(sanguosha::Role::loyalist);
      seen.add(e, static_cast<std::uint32_t>(i + 1));
      if (e.kind == sanguosha::kind::death && e.what != sound.event(i).what) {
        for (std::size_t k = i + 1; k < sound.size(); ++k)
          seen.add(sound.event(k), static_cast<std::uint32_t>(k + 1));
        break;
      }
    }
    const std::vector<Finding> findings = whole.all(seen, rules).findings;
    if (findings.size() != 1 || !text_of(findings[0].message).starts_with("by what follows "))
      continue;
    ++tried;
    EXPECT_FALSE(checked(seen, rules).findings.empty());
    const Shrunk small = shrink_finding(seen, rules, findings[0]);
    ASSERT_TRUE(small.found);
    EXPECT_FALSE(small.before < small.after);
    const auto again = first_of(io::Input::of_memory(small.log));
    const Report& report = whole.all(*again, rules);
    ASSERT_EQ(report.findings.size(), 1U) << small.log;
    EXPECT_TRUE(text_of(report.findings[0].message).starts_with("by what follows ")) << small.log;
  }
  EXPECT_EQ(tried, 2);
}

// A game in which seat 2 has seen who died, with other winners than these roles can have.
std::unique_ptr<Record> with_wrong_winners() {
  auto record = first_of(
      io::Input(std::string(TALLY_SOURCE_DIR) + "/corpus/hidden/generals-4-5-seen-by-2.jsonl"));
  Observation& last = record->seen().back();
  EXPECT_EQ(last.event.kind, sanguosha::kind::over);
  last.event.seats = {};
  last.event.seats.push(0);
  return record;
}

// The one finding of what is left, read back; and that to shrink it again leaves no less.
Finding hidden_finding_left(const Shrunk& small) {
  const auto again = first_of(io::Input::of_memory(small.log));
  WholeCheck whole(*again->game);
  const std::vector<Finding> findings = whole.all(*again, rules_of(*again)).findings;
  EXPECT_EQ(findings.size(), 1U) << small.log;
  if (findings.empty()) return {};
  EXPECT_FALSE(findings[0].because.empty());
  const Shrunk smaller = shrink_finding(*again, rules_of(*again), findings[0]);
  EXPECT_EQ(smaller.after, small.after) << smaller.log;
  return findings[0];
}

TEST(shrink, of_roles_that_do_not_fit_the_winners_leaves_out_what_nobody_died_of) {
  const auto record = with_wrong_winners();
  const Ruleset& rules = rules_of(*record);
  WholeCheck whole(*record->game);
  const Finding wanted = whole.all(*record, rules).findings.at(0);
  ASSERT_EQ(wanted.kind, FindingKind::contradiction);
  const Shrunk small = shrink_finding(*record, rules, wanted);
  ASSERT_TRUE(small.found);
  EXPECT_FALSE(small.left_off);
  EXPECT_EQ(small.tried, LeftOut::choices);
  EXPECT_LE(small.after.turns, 13);
  EXPECT_LE(small.after.choices, 50);
  EXPECT_TRUE(hidden::hides(small.record));
  EXPECT_EQ(text_of(hidden_finding_left(small).message), text_of(wanted.message));
}

// All of a game leads to its result; another game is much shorter.
TEST(shrink, of_a_wrong_result_is_a_short_game) {
  const Game& game = *find_game("sanguosha");
  std::string log;
  const Ruleset rules = load_ruleset(game, "classic");
  ASSERT_TRUE(random_game(game, 10, rules, 7, log));
  const auto whole = first_of(io::Input::of_memory(log));
  Record record;
  copy_head(*whole, whole->size() - 1, record);
  Event end = whole->event(whole->size() - 1);
  end.seats = {};
  end.seats.push(2);
  record.add(end, static_cast<std::uint32_t>(record.size() + 1));
  const Report report = checked(record, rules);
  ASSERT_EQ(report.findings.size(), 1U);
  const Shrunk small = shrink_finding(record, rules, report.findings[0]);
  expect_only(small, report.findings[0]);
  EXPECT_TRUE(small.another);
  EXPECT_LE(small.after.turns, 8);
  EXPECT_LE(small.after.choices, 25);
}

TEST(shrink, of_a_card_that_lay_open_keeps_what_is_said_of_it) {
  const auto record = first_of(io::Input(fault("hidden-card-twice.jsonl")));
  const Ruleset& rules = rules_of(*record);
  WholeCheck whole(*record->game);
  const Finding wanted = whole.all(*record, rules).findings.at(0);
  ASSERT_EQ(wanted.because.size(), 2U);
  const Shrunk small = shrink_finding(*record, rules, wanted);
  ASSERT_TRUE(small.found);
  EXPECT_LE(small.after.turns, 2);
  EXPECT_LE(small.after.events, 40);
  EXPECT_TRUE(hidden::hides(small.record));
  const Finding left = hidden_finding_left(small);
  // Who uses a Peach on himself is wounded.
  EXPECT_TRUE(legal_with_another(small.record, rules, left.at)) << small.log;
  EXPECT_EQ(left.because.size(), 2U);
  EXPECT_TRUE(text_of(left.expected).starts_with("copy 2 of ♥6 Peach cannot come out of "))
      << text_of(left.expected);
  EXPECT_NE(text_of(left.expected).find(" it lay on the discard pile"), std::string::npos)
      << text_of(left.expected);
}

// Findings count the events that a record leaves out as well.
TEST(shrink, of_a_record_that_leaves_events_out) {
  const auto record = first_of(io::Input(fault("hidden-card-twice.jsonl")));
  const Ruleset& rules = rules_of(*record);
  const auto phase = static_cast<unsigned>(sanguosha::kind::phase);
  Record fewer;
  copy_header(*record, fewer);
  fewer.shows = record->shows;
  fewer.shows.remove(phase);
  for (std::size_t i = 0; i < record->size(); ++i)
    if (record->event(i).kind != phase)
      fewer.add(record->event(i), static_cast<std::uint32_t>(fewer.size() + 1));
  ASSERT_LT(fewer.size(), record->size());
  WholeCheck whole(*record->game);
  const std::vector<Finding> findings = whole.all(fewer, rules).findings;
  ASSERT_EQ(findings.size(), 1U);
  const Shrunk small = shrink_finding(fewer, rules, findings[0]);
  ASSERT_TRUE(small.found);
  EXPECT_LE(small.after.turns, 2);
  EXPECT_EQ(hidden_finding_left(small).rule, findings[0].rule);
}

// Where the wound came from in its own turn, or in one before, is the same to it.
TEST(shrink, of_equal_findings_of_a_record_leaves_equally_much) {
  const auto record = first_of(
      io::Input(std::string(TALLY_SOURCE_DIR) + "/corpus/defects/v0515-g007004_p4_v1.fk.rep"));
  const Ruleset& rules = rules_of(*record);
  const Report report = checked(*record, rules);
  ASSERT_EQ(report.findings.size(), 3U);
  for (const Finding& f : report.findings) {
    const Shrunk small = shrink_finding(*record, rules, f);
    ASSERT_TRUE(small.found);
    EXPECT_EQ(small.after.turns, 1);
    EXPECT_EQ(small.after.choices, 2);
  }
}

// "♥6 Peach cannot come out of seat 3's hand: no card lies there then"; "since turn 6 it lay …"
Finding said(const char* card, Message whose, Message when, Message where, std::uint32_t at) {
  namespace hides = hidden::say;
  Finding f;
  f.kind = FindingKind::illegal;
  f.at = at;
  f.message = hides::cannot_come(say::cards(Texts(card, card)), hides::out_of_hand(whose),
                                 hides::nothing_there());
  f.expected = hides::lay(hides::when(std::move(when)), std::move(where));
  f.because = {say::yes(), say::no()};
  return f;
}

TEST(shrink, takes_a_statement_for_the_same_but_for_whom_and_when) {
  const auto record = first_of(io::Input(fault("hidden-card-twice.jsonl")));
  WholeCheck whole(*record->game);
  const std::uint32_t at = whole.all(*record, rules_of(*record)).findings.at(0).at;
  const auto there = hidden::say::on_table();
  const auto turn = [](int n) { return say::turn_of(n); };
  const Finding one =
      said("♥6 Peach", say::named_seat(3, say::verbatim("Ann")), turn(6), there, at);
  const auto same = [&](const Finding& f) { return same_statement(one, *record, f, *record); };
  EXPECT_TRUE(same(said("♥6 Peach", say::seat(12), turn(1), there, at)));
  EXPECT_TRUE(same(said("♥6 Peach", say::seat(1), say::before_first_turn(), there, at)));
  EXPECT_FALSE(same(said("♥7 Peach", say::seat(3), turn(6), there, at)));
  EXPECT_FALSE(same(said("♥6 Peach", say::seat(3), turn(6), hidden::say::face_up(), at)));
  EXPECT_FALSE(same(said("♥6 Peach", say::seat(3), turn(6), there, at - 1)));
  // Where the card was is something else than how many there are.
  Finding where = one;
  where.because_at = {156};
  EXPECT_FALSE(same(where));
  Finding bare = said("♥6 Peach", say::seat(3), turn(6), there, at);
  bare.because.clear();
  EXPECT_FALSE(same(bare));
}

TEST(shrink, says_whether_lines_were_left_out_or_it_was_played_again) {
  const auto record = first_of(io::Input(fault("second-slash.jsonl")));
  const Ruleset& rules = rules_of(*record);
  const Finding slash = checked(*record, rules).findings.at(0);
  EXPECT_EQ(shrink_finding(*record, rules, slash).tried, LeftOut::choices);
  const Game& game = *find_game("sanguosha");
  std::string log;
  ASSERT_TRUE(random_game(game, 2, load_ruleset(game, "classic-small"), 1, log));
  const auto two = first_of(io::Input::of_memory(log));
  const Ruleset classic = load_ruleset(game, "classic");
  const Finding of_setup = checked(*two, classic).findings.at(0);
  EXPECT_EQ(shrink_finding(*two, classic, of_setup).tried, LeftOut::lines);
}

// The set-up alone: nothing has to happen.
TEST(shrink, of_what_a_set_up_breaks_leaves_the_set_up) {
  const Game& game = *find_game("sanguosha");
  std::string log;
  ASSERT_TRUE(random_game(game, 2, load_ruleset(game, "classic-small"), 1, log));
  const auto record = first_of(io::Input::of_memory(log));
  const Ruleset rules = load_ruleset(game, "classic");
  const Report report = checked(*record, rules);
  ASSERT_FALSE(report.findings.empty());
  ASSERT_EQ(report.findings[0].kind, FindingKind::setup);
  const Shrunk small = shrink_finding(*record, rules, report.findings[0]);
  ASSERT_TRUE(small.found);
  EXPECT_EQ(small.after.events, 0);
}

// Anything can be looked for: here, that other rules make something else of it.
TEST(shrink, keeps_whatever_the_predicate_asks_for) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  Ruleset other = rules;
  const auto options = game.options();
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].key == "lord_bonus_min_players") other.value[i] = 11;
  std::string log;
  ASSERT_TRUE(random_game(game, 8, rules, 3, log));
  const auto record = first_of(io::Input::of_memory(log));
  const auto differs = [&](const Record& r) {
    return checked(r, rules).findings.empty() && !checked(r, other).findings.empty();
  };
  const Shrunk small = shrink(*record, rules, differs);
  ASSERT_TRUE(small.found);
  EXPECT_TRUE(differs(small.record));
  EXPECT_EQ(small.after.turns, 0);
  EXPECT_LE(small.after.events, 2);
}

// The record with what it claims at `at` left out, said twice, of another number, or of another
// seat; false where that cannot be done.
bool plant(const Record& sound, std::size_t at, std::uint64_t way, Record& out) {
  const KindInfo& kind = sound.game->schema().of(sound.event(at));
  if (kind.role == EventRole::choice || kind.ends || kind.restates) return false;
  const bool number = std::any_of(kind.fields.begin(), kind.fields.end(), [](const FieldInfo& f) {
    return f.field == Field::value && f.type == FieldType::number;
  });
  if (way % 4 == 2 && (!number || kind.counted != Counted::no)) return false;
  if (way % 4 == 3 && sound.event(at).seat == nobody) return false;
  copy_header(sound, out);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    Event e = sound.event(i);
    if (i == at && way % 4 == 0) continue;
    if (i == at && way % 4 == 2) ++e.value;
    if (i == at && way % 4 == 3) e.seat = static_cast<Seat>((e.seat + 1) % sound.setup.players);
    out.add(e, static_cast<std::uint32_t>(out.size() + 1));
    if (i == at && way % 4 == 1) out.add(e, static_cast<std::uint32_t>(out.size() + 1));
  }
  return true;
}

// Faults of every kind in random games: what is left has that finding and no other.
TEST(shrink, of_planted_faults_leaves_games_that_are_legal_but_for_them) {
  const Game& game = *find_game("sanguosha");
  int shrunk = 0;
  int failed = 0;
  for (const char* const name : {"classic", "generals"}) {
    const Ruleset rules = load_ruleset(game, name);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      std::string log;
      ASSERT_TRUE(random_game(game, 5, rules, seed, log));
      const auto sound = first_of(io::Input::of_memory(log));
      for (std::size_t at = 20; at < sound->size(); at += 97) {
        Record faulty;
        if (!plant(*sound, at, seed + at, faulty)) continue;
        const Report report = checked(faulty, rules);
        if (report.findings.empty()) continue;
        ShrinkOptions options;
        options.most_tries = 300;
        const Shrunk small = shrink_finding(faulty, rules, report.findings[0], options);
        if (!small.found) {
          ++failed;
          continue;
        }
        ++shrunk;
        const Report after = checked(small.record, rules);
        ASSERT_EQ(after.findings.size(), 1U) << small.log;
        EXPECT_EQ(after.findings[0].rule, report.findings[0].rule);
        EXPECT_EQ(after.findings[0].kind, report.findings[0].kind);
      }
    }
  }
  EXPECT_GT(shrunk, 30);
  EXPECT_LE(failed * 20, shrunk) << failed << " of " << failed + shrunk << " could not be shrunk";
}

// Another card of the same name in the place of the one that was used, played or discarded.
bool plant_card(const Record& sound, std::size_t at, std::uint64_t way, Record& out) {
  const Event& e = sound.event(at);
  const Schema& schema = sound.game->schema();
  const bool uses = e.kind == sanguosha::kind::use || e.kind == sanguosha::kind::respond ||
                    e.kind == sanguosha::kind::discard;
  if (!uses || e.cards.empty() || e.cards[0] >= sanguosha::deck_size) return false;
  std::vector<Card> alike;
  for (Card c = 0; c < sanguosha::deck_size; ++c)
    if (c != e.cards[0] && schema.cards[c].en == schema.cards[e.cards[0]].en) alike.push_back(c);
  if (alike.empty()) return false;
  out = changed(sound, 0, 0, at, alike[way % alike.size()]);
  return true;
}

// What is left of a card that its player does not have: nothing else is wrong with what he does.
TEST(shrink, of_planted_cards_leaves_what_is_legal_with_another) {
  const Game& game = *find_game("sanguosha");
  WholeCheck whole(game);
  int shown = 0;
  int hidden_ones = 0;
  for (const char* const name : {"classic", "generals"}) {
    const Ruleset rules = load_ruleset(game, name);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      std::string log;
      ASSERT_TRUE(random_game(game, 4, rules, seed, log));
      const auto played = first_of(io::Input::of_memory(log));
      for (const bool hide : {false, true}) {
        Record sound;
        hidden::seen_by(*played, 0, sound);
        const Record& from = hide ? sound : *played;
        int planted = 0;
        for (std::size_t at = 30 + seed; at < from.size() && planted < 2; ++at) {
          Record faulty;
          if (!plant_card(from, at, seed + at, faulty)) continue;
          const std::vector<Finding> findings = whole.all(faulty, rules).findings;
          if (findings.empty() || findings[0].at != at || findings[0].rule != game.schema().holds)
            continue;
          at += 40;
          ++planted;
          ShrinkOptions options;
          options.most_tries = 300;
          const Shrunk small = shrink_finding(faulty, rules, findings[0], options);
          if (!small.found) continue;
          ++(hide ? hidden_ones : shown);
          const std::vector<Finding> left = whole.all(small.record, rules).findings;
          ASSERT_EQ(left.size(), 1U) << small.log;
          EXPECT_EQ(left[0].kind, findings[0].kind);
          EXPECT_EQ(left[0].rule, findings[0].rule);
          EXPECT_TRUE(legal_with_another(small.record, rules, left[0].at)) << small.log;
        }
      }
    }
  }
  EXPECT_GE(shown, 8);
  EXPECT_GE(hidden_ones, 6);
}

// Where each trick follows from the one before, none can be left out by itself: the lead of a card
// that the viewer holds is told of one of the first.
TEST(shrink, of_a_card_that_the_viewer_holds_is_one_of_the_first_tricks) {
  const Game& game = *find_game("dou_dizhu");
  const Ruleset rules = load_ruleset(game, "seed");
  WholeCheck whole(game);
  int shrunk = 0;
  for (std::uint64_t seed = 1; seed <= 20 && shrunk < 6; ++seed) {
    std::string log;
    ASSERT_TRUE(random_game(game, 3, rules, seed, log));
    const auto played = first_of(io::Input::of_memory(log));
    Record seen;
    const Seat viewer = 1;
    hidden::seen_by(*played, viewer, seen);
    // The last lead of a single card by another while the viewer has one left that he was dealt.
    std::vector<Card> his;
    for (std::size_t i = 0; i < seen.size(); ++i)
      if (seen.event(i).kind == dou_dizhu::kind::deal && seen.event(i).seat == viewer)
        his.assign(seen.event(i).cards.begin(), seen.event(i).cards.end());
    std::size_t at = 0;
    Card held = unknown_card;
    for (std::size_t i = 1; i < seen.size(); ++i) {
      const Event& e = seen.event(i);
      if (e.kind != dou_dizhu::kind::play) continue;
      if (e.seat == viewer)
        for (const Card c : e.cards) std::erase(his, c);
      else if (e.cards.size() == 1 && !his.empty() &&
               seen.event(i - 1).kind == dou_dizhu::kind::trick) {
        at = i;
        held = his.back();
      }
    }
    if (held == unknown_card) continue;
    Record faulty;
    copy_head(changed(seen, 0, 0, at, held), at + 1, faulty);
    const std::vector<Finding> findings = whole.all(faulty, rules).findings;
    ASSERT_EQ(findings.size(), 1U) << log;
    ASSERT_EQ(findings[0].because.size(), 2U);
    ++shrunk;
    const Shrunk small = shrink_finding(faulty, rules, findings[0]);
    ASSERT_TRUE(small.found);
    EXPECT_LE(small.after.turns, 2) << small.log;
    EXPECT_LE(small.after.choices, 6) << small.log;
    const std::vector<Finding> left = whole.all(small.record, rules).findings;
    ASSERT_EQ(left.size(), 1U) << small.log;
    EXPECT_EQ(left[0].because.size(), 2U);
    EXPECT_TRUE(legal_with_another(small.record, rules, left[0].at)) << small.log;
  }
  EXPECT_EQ(shrunk, 6);
}

// That the game is over is what is wrong with it, not that nobody dies in the middle of a game.
TEST(shrink, of_what_comes_after_the_end_is_a_game_that_has_ended) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  std::string log;
  ASSERT_TRUE(random_game(game, 4, rules, 3, log));
  const auto record = first_of(io::Input::of_memory(log));
  Event death;
  for (std::size_t i = 0; i < record->size(); ++i)
    if (record->event(i).kind == sanguosha::kind::death) death = record->event(i);
  record->add(death, static_cast<std::uint32_t>(record->size() + 1));
  const Report report = checked(*record, rules);
  ASSERT_EQ(report.findings.size(), 1U);
  ASSERT_TRUE(text_of(report.findings[0].message).starts_with("the game is already over"));
  const Shrunk small = shrink_finding(*record, rules, report.findings[0]);
  expect_only(small, report.findings[0]);
  EXPECT_TRUE(text_of(checked(small.record, rules).findings[0].message)
                  .starts_with("the game is already over"))
      << small.log;
}

}  // namespace
}  // namespace tally::verify
