#include "verify/fuzz/relations.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/core/hash.h"
#include "replay/diff/changes.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/messages.h"
#include "replay/random/random.h"
#include "replay/report/text.h"
#include "verify/fuzz/kit.h"
#include "verify/fuzz/rewrite.h"
#include "verify/hidden/seen.h"
#include "verify/messages.h"
#include "verify/shrink/shrink.h"

namespace tally::verify {
namespace {

Tried not_applicable() { return {Held::not_applicable}; }

Tried fails(Message how) { return {Held::failed, std::move(how)}; }

Message first_words(const Report& report) {
  Message verdict = report::said_verdict(report.verdict);
  if (report.findings.empty()) return verdict;
  const Finding& f = report.findings.front();
  Message out = say::at_event(std::move(verdict), f.at);
  const auto add = [&](const Says<Message, Message>& row, const Message& text) {
    if (!text.empty()) out = row(std::move(out), text);
  };
  // A message often says one side or both; nothing is said twice.
  if (!f.says_both()) add(tally::say::semicolon, f.message);
  if (f.says_both() || !f.says_found()) add(say::and_record, f.found);
  if (f.says_both() || !f.says_expected()) add(say::and_rules, f.expected);
  return out;
}

Tried compared(const Report& before, const Report& after, bool signature) {
  if (after.verdict != before.verdict) return fails(first_words(after));
  if (!(after.winners == before.winners)) return fails(say::other_winners());
  if (after.events != before.events) return fails(say::other_number_of_events());
  if (signature && after.signature != before.signature) return fails(say::other_signature());
  return {};
}

std::vector<std::byte> end_of(const Record& record, const Match& match) {
  const auto bytes = match.state();
  std::vector<std::byte> out(bytes.begin(), bytes.end());
  if (const auto put_in_order = fuzz_kit_of(*record.game).put_in_order) put_in_order(out);
  return out;
}

// The record changed has the verdict, the winners, as many events and the end of the record as it
// is, but for the order of what has been discarded.
Tried ends_alike(const Record& record, const Ruleset& rules, const Report& before, Bench& bench) {
  Tried out = compared(before, bench.check.by_rules(bench.changed, rules), false);
  if (out.held != Held::held) return out;
  const std::vector<std::byte> after = end_of(record, bench.check.match());
  bench.check.by_rules(record, rules);
  const std::vector<std::byte> as_it_was = end_of(record, bench.check.match());
  if (after == as_it_was) return out;
  const std::unique_ptr<Match> match = record.game->match();
  const auto changes =
      diff::changes(diff::fields_of(*match, as_it_was), diff::fields_of(*match, after));
  if (changes.empty()) return fails(say::other_unseen_end());
  return fails(say::other_end(tally::say::word(in_each_language([&](Lang lang) {
    return diff::ChangeWords(record.game->schema(), lang).of(changes.front(), diff::Sides::time);
  }))));
}

// Written as a log, read back, checked.
Tried save_and_read(const Record& record, const Ruleset& rules, const Report& before,
                    std::uint64_t /*random*/, Bench& bench) {
  const std::string text = log_of(record);
  io::Input input = io::Input::of_memory(text);
  io::LineReader lines(input);
  LogReader reader(lines);
  try {
    if (!reader.next(bench.changed)) return fails(say::log_unreadable());
  } catch (const io::InputError& error) {
    return fails(say::at_line(error.line, error.message));
  }
  return compared(before, bench.check.by_rules(bench.changed, rules), true);
}

// What is told, as one number.
class Mixing final : public EventSink {
 public:
  void event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) override {
    signature_.mix(e);
  }
  [[nodiscard]] std::uint64_t signature() const { return signature_.value(); }

 private:
  Signature signature_;
};

// Saves the state before every event, plays havoc with it, and puts it back.
class Restoring final : public EventSink {
 public:
  explicit Restoring(Match*& match) : match_(match) {}
  void event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) override {
    signature_.mix(e);
    const auto now = match_->state();
    saved_.assign(now.begin(), now.end());
    if (first_.empty()) first_ = saved_;
    match_->restore(first_);
    match_->restore(saved_);
  }
  [[nodiscard]] std::uint64_t signature() const { return signature_.value(); }

 private:
  Match*& match_;
  Signature signature_;
  std::vector<std::byte> first_;
  std::vector<std::byte> saved_;
};

// A Table that gives the record's choices, in their order: no guide, no second reading.
class Choices final : public Table {
 public:
  Choices(const Record& record, Match& match, EventSink& sink)
      : record_(record), match_(match), sink_(sink) {}
  Event answer(const Question& q) override {
    const Event* const n = next();
    const bool mine = n != nullptr && q.accepts.contains(n->kind) && q.judge(*n).legal();
    if (!mine) {
      if (!q.may_pass) match_.stop();
      return {};
    }
    const Event a = *n;
    take(a);
    return a;
  }
  bool tell(Event& e) override {
    const Event* const n = next();
    if (n == nullptr || n->kind != e.kind) {
      match_.stop();
      return false;
    }
    take(e);
    return true;
  }
  [[nodiscard]] std::size_t used() const { return at_; }

 private:
  const Event* next() { return at_ < record_.size() ? &record_.event(at_) : nullptr; }
  void take(const Event& e) {
    sink_.event(e, match_, static_cast<std::uint32_t>(at_));
    ++at_;
  }
  const Record& record_;
  Match& match_;
  EventSink& sink_;
  std::size_t at_ = 0;
};

// Whether the record's choices in their order lead through all of it. Not so of a record shrunk too
// far, or where a general is turned up for the second of two windows that are alike.
bool led_by_choices(const Record& record, const Ruleset& rules) {
  const std::unique_ptr<Match> match = record.game->match();
  Mixing told;
  Choices table(record, *match, told);
  match->play(record.setup, rules, table);
  return table.used() == record.size();
}

Tried sound(const Record& record, const Ruleset& rules, const Report& before,
            std::uint64_t /*random*/, Bench& /*bench*/) {
  if (before.verdict != VerdictKind::violations) return {};
  return led_by_choices(record, rules) ? fails(first_words(before)) : not_applicable();
}

Tried save_and_restore(const Record& record, const Ruleset& rules, const Report& /*before*/,
                       std::uint64_t /*random*/, Bench& /*bench*/) {
  const std::unique_ptr<Match> match = record.game->match();
  Match* at = match.get();
  Restoring restoring(at);
  Choices table(record, *match, restoring);
  match->play(record.setup, rules, table);
  Signature plain;
  for (const Observation& o : record.seen()) plain.mix(o.event);
  if (table.used() != record.size())
    return led_by_choices(record, rules) ? fails(say::goes_another_way(table.used()))
                                         : not_applicable();
  if (restoring.signature() != plain.value()) return fails(say::other_signature());
  return {};
}

// What one seat sees of it, or somebody who only looks on: less is known, nothing is wrong.
Tried one_seat_sees(const Record& record, const Ruleset& rules, const Report& /*before*/,
                    std::uint64_t random, Bench& bench) {
  // Where a game begins in the middle with few cards, nobody is told where the others are.
  if (record.setup.midway) return not_applicable();
  const int players = record.setup.players;
  const auto viewer = static_cast<Seat>(Random(random).below(players + 1) - 1);
  Record& seen = bench.changed;
  hidden::seen_by(record, viewer, seen);
  const Report& report = bench.check.all(seen, rules);
  const bool sound = report.verdict != VerdictKind::violations &&
                     report.verdict != VerdictKind::unreadable &&
                     report.hidden != HiddenCards::contradiction;
  // Of a game too long for it nobody has asked whether some deal explains it.
  const bool asked =
      report.hidden != HiddenCards::undecided && report.hidden != HiddenCards::not_asked;
  if (sound) return asked ? Tried{} : not_applicable();
  return fails(
      say::sees(viewer == nobody ? say::onlooker() : said_seat(viewer), first_words(report)));
}

// Every seat is called by another number; who begins moves with it.
Tried seats_renumbered(const Record& record, const Ruleset& rules, const Report& before,
                       std::uint64_t random, Bench& bench) {
  const int players = record.setup.players;
  if (players < 2) return not_applicable();
  const int by = 1 + Random(random).below(players - 1);
  bench.rules = rules;
  const auto renumbered = fuzz_kit_of(*record.game).renumbered;
  if (renumbered == nullptr || !renumbered(record, by, bench.rules, bench.changed))
    return not_applicable();
  const Record& other = bench.changed;
  const std::unique_ptr<Match> match = record.game->match();
  Mixing told;
  Choices table(other, *match, told);
  match->play(other.setup, bench.rules, table);
  const auto moved = [&](Message what) { return fails(say::moved_by(by + 1, std::move(what))); };
  if (table.used() != other.size() && !led_by_choices(record, rules)) return not_applicable();
  if (table.used() != other.size())
    return moved(say::goes_another_way_before(
        table.used(), said_event(record.game->schema(), other.event(table.used()))));
  Mixing written;
  for (const Observation& o : other.seen()) written.event(o.event, *match, 0);
  if (written.signature() != told.signature()) return moved(say::other_events());
  if (match->over() != before.over) return moved(say::other_outcome());
  if (match->turn() != before.turns) return moved(say::other_number_of_turns());
  if (!(match->winners() == Rotation(players, by).in_order(before.winners)))
    return moved(say::other_winners());
  return {};
}

// Neighbouring events of which neither bears on the other, in the other order.
Tried events_exchanged(const Record& record, const Ruleset& rules, const Report& before,
                       std::uint64_t random, Bench& bench) {
  Random chance(random);
  const auto exchanged = fuzz_kit_of(*record.game).exchanged;
  if (exchanged == nullptr || !exchanged(record, chance, bench.changed)) return not_applicable();
  return ends_alike(record, rules, before, bench);
}

// Whether the cards of such an event are cards, not numbers of something else.
bool has_cards(const KindInfo& kind) {
  return std::none_of(kind.fields.begin(), kind.fields.end(),
                      [](const FieldInfo& f) { return f.type == FieldType::names; });
}

// Cards that are named together, where their order says nothing, in another order.
Tried other_order(const Record& record, const Ruleset& rules, const Report& before,
                  std::uint64_t random, Bench& bench) {
  Random chance(random);
  const Schema& schema = record.game->schema();
  bool any = false;
  rewrite(record, bench.changed, [&](const Event& e, std::vector<Card>& cards) {
    const KindInfo& kind = schema.of(e);
    if (kind.ordered || !has_cards(kind)) return;
    for (std::size_t i = cards.size(); i > 1; --i)
      std::swap(cards[i - 1], cards[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
    any = any || !std::equal(cards.begin(), cards.end(), e.cards.begin());
  });
  return any ? ends_alike(record, rules, before, bench) : not_applicable();
}

// Cards that differ in nothing but which of the two they are change places in the whole record.
Tried twins_exchanged(const Record& record, const Ruleset& rules, const Report& before,
                      std::uint64_t random, Bench& bench) {
  const Schema& schema = record.game->schema();
  std::array<Card, card_ids> to{};
  for (std::size_t c = 0; c < to.size(); ++c) to[c] = static_cast<Card>(c);
  Random chance(random);
  // Of two that are both in the deck.
  std::array<bool, card_ids> there{};
  for (const Observation& o : record.seen())
    if (has_cards(schema.of(o.event)))
      for (const Card c : o.event.cards) there[c] = true;
  const auto n = schema.cards.size();
  bool any = false;
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b) {
      const bool twins = schema.cards[a].en == schema.cards[b].en &&
                         schema.cards[a].face == schema.cards[b].face && to[a] == a && to[b] == b &&
                         there[a] && there[b];
      if (!twins || (any && chance.percent(50))) continue;
      std::swap(to[a], to[b]);
      any = true;
    }
  if (!any) return not_applicable();
  rewrite(record, bench.changed, [&](const Event& e, std::vector<Card>& cards) {
    if (has_cards(schema.of(e)))
      for (Card& c : cards) c = to[c];
  });
  return compared(before, bench.check.by_rules(bench.changed, rules), false);
}

constexpr Relation all[relation_count] = {
    {"sound", "合规", "the check of a game played by the rules finds nothing",
     "按规则进行的对局，检查不应有所发现", sound, true},
    {"save-and-read", "存盘再读", "a game written as a log and read back is the same game",
     "写成日志再读回的对局不变", save_and_read},
    {"save-and-restore", "状态存取",
     "a game whose state is saved and put back before every event goes on as without",
     "每个事件前保存并恢复状态，对局不变", save_and_restore},
    {"other-order", "列牌换序",
     "the order of cards that are named together, where it says nothing, changes nothing",
     "一并列出的牌，若次序无意义，换序不影响结果", other_order},
    {"one-seat-sees", "一人所见",
     "what one seat sees of a sound game, or somebody who looks on, breaks no rule, and some deal "
     "explains it",
     "一局合规的对局，任一座位或旁观者所见都不违规，且可由某种发牌解释", one_seat_sees},
    {"seats-renumbered", "座位重编",
     "with its seats renumbered, who begins with them, a game brings the same events, but for the "
     "count of rounds, and the same end from its first turn on",
     "座位重新编号（先手随之移动）后，自首个回合起，除轮数外事件与结局都相同", seats_renumbered},
    {"events-exchanged", "事件互换",
     "neighbouring events that do not bear on each other can change places: the same events, and "
     "the same state at the end",
     "互不影响的相邻事件可以换序：事件相同，结束时的局面也相同", events_exchanged},
    {"twins-exchanged", "同牌互换",
     "cards of one face and name can change places throughout a game without changing it",
     "同名同花色点数的两张牌在全局互换，对局不变", twins_exchanged},
};

}  // namespace

std::span<const Relation> relations() { return all; }

}  // namespace tally::verify
