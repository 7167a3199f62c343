#include "tests/support/storyteller.h"

#include <algorithm>
#include <cstring>

#include <gtest/gtest.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/schema.h"
#include "tests/support/coverage.h"

namespace tally::test {

using namespace sanguosha;

namespace {

bool same_cards(std::span<const Card> a, std::span<const Card> b) {
  CardSet<card_ids> x;
  CardSet<card_ids> y;
  for (Card c : a) x.add(c);
  for (Card c : b) y.add(c);
  return a.size() == b.size() && x == y;
}

// Targets of a card stand in any order, players a skill names in that of its words.
bool same_seats(Kind kind, const SeatList& a, const SeatList& b) {
  if (kind == kind::invoke) return a == b;
  return a.size() == b.size() &&
         std::all_of(a.begin(), a.end(), [&](Seat s) { return b.contains(s); });
}

// Says which of two generals it is about.
constexpr bool of_two_generals(Kind k) {
  return k == kind::unveil || k == kind::spend || k == kind::conceal || k == kind::strip ||
         k == kind::mute;
}

// Looks for one answer among all that are offered.
class Search final : public AnswerSink {
 public:
  explicit Search(const Event& wanted) : wanted_(wanted) {}
  bool take(const Event& offer) override {
    found = offer.kind == wanted_.kind && offer.seat == wanted_.seat &&
            offer.what == wanted_.what && offer.other == wanted_.other &&
            ((offer.kind != kind::arrange && offer.kind != kind::pile) ||
             offer.value == wanted_.value) &&
            (offer.kind != kind::avatar || offer.extra == wanted_.extra) &&
            (!of_two_generals(offer.kind) ||
             (offer.value == wanted_.value && offer.extra == wanted_.extra)) &&
            same_seats(offer.kind, offer.seats, wanted_.seats) &&
            same_cards(offer.cards, wanted_.cards);
    return !found;
  }
  bool found = false;

 private:
  const Event& wanted_;
};

// What a story tells of every time, unless it says otherwise.
bool matters(const Event& e) {
  switch (e.kind) {
    case kind::damage:
    case kind::prevented:
    case kind::heal:
    case kind::lose:
    case kind::judged:
    case kind::chain:
    case kind::death:
    case kind::over:
    case kind::turn_over:
    case kind::awaken:
    case kind::acquire:
    case kind::forgo:
    case kind::allegiance:
    case kind::mark:
    case kind::glimpse:
    case kind::fray: return true;
    default: return false;
  }
}

// With such a question something new begins, which a story that is over need not tell.
bool begins_anew(Ask ask) {
  switch (ask) {
    case Ask::play:
    case Ask::hand_limit:
    case Ask::pile:
    case Ask::first_draft:
    case Ask::first_action:
    case Ask::draft:
    case Ask::appoint:
    case Ask::pair:
    case Ask::action: return true;
    default: return false;
  }
}

// What a card is when nothing else is said; two cards can only be a Slash.
std::uint8_t printed(std::span<const Card> cards) {
  const Name n = cards.size() == 1 ? face(cards[0]).name : Name::slash;
  return static_cast<std::uint8_t>(n);
}

}  // namespace

Storyteller::Storyteller(Story& story)
    : story_(story), match_(identity_game().match()), steps_(story.steps_) {}

State Storyteller::state() const {
  State s;
  std::memcpy(static_cast<void*>(&s), match_->state().data(), sizeof s);
  return s;
}

void Storyteller::fail(const Where& where, const std::string& what) const {
  std::string last;
  for (const std::string& h : heard_) last += "\n    " + h;
  ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
      << what << "\n  the last that was told:" << (last.empty() ? " nothing" : last);
}

void Storyteller::give_up(const Where& where, const std::string& what) {
  fail(where, what);
  done_ = true;
  match_->stop();
}

void Storyteller::cite(Rule rule) { coverage().rules.set(rule); }

// The rule an event names, and those that bear on it without being named.
void Storyteller::cite(const Event& e) {
  cite(e.rule);
  std::array<Rule, 16> bearing{};
  const int n = match_->also(e, bearing);
  for (int i = 0; i < n; ++i) cite(bearing[static_cast<std::size_t>(i)]);
}

void Storyteller::tell() {
  const Rule wrong = identity_game().setup_breaks(story_.setup_, story_.rules_);
  if (wrong != story_.setup_breaks_) {
    fail(story_.where_, "the set-up breaks " + std::string(id_of(wrong)) + ", not " +
                            std::string(id_of(story_.setup_breaks_)));
    return;
  }
  if (wrong != no_rule) return cite(wrong);
  begun_ = story_.begin_ == Story::Begin::shuffle;
  match_->play(story_.setup_, story_.rules_, *this);
  if (done_) return;
  look();
  if (const Step* next = next_to_come(); next != nullptr)
    fail(next->where, "the game ended and this never came about: " + next->text);
}

// --- the script

const Step* Storyteller::next_to_come() const {
  for (std::size_t i = at_; i < steps_.size(); ++i)
    if (steps_[i].type != Step::Type::check) return &steps_[i];
  return nullptr;
}

void Storyteller::look() {
  const State now = state();
  const Scene scene{now, *match_, story_.rules_, asked_};
  for (; at_ < steps_.size() && steps_[at_].type == Step::Type::check; ++at_)
    steps_[at_].check(scene, steps_[at_]);
}

Step& Storyteller::come_to_next() {
  look();
  idle_turns_ = 0;
  return steps_[at_++];
}

void Storyteller::rest() {
  look();
  done_ = true;
  match_->stop();
}

void Storyteller::must_not(const Step& step, bool came, const std::string& what) const {
  if (came) fail(step.where, "this must not come: " + what);
}

// --- answers

Event Storyteller::answer(const Question& q) {
  if (const auto wrong = match_->unsound(); !wrong.empty())
    fail(story_.where_, "the state is unsound: " + std::string(wrong));
  if (begun_) ++asked_[q.ask];
  for (const Step& step : story_.never_) {
    const bool by_victim = step.answers(Ask::nullify) || step.answers(Ask::rescue);
    must_not(step,
             begun_ && step.pass && step.answers(static_cast<Ask>(q.ask)) &&
                 step.e.seat == (by_victim ? q.other : q.who),
             step.text);
  }
  if (q.accepts.contains(kind::shuffle) || q.accepts.contains(kind::deal) ||
      q.accepts.contains(kind::offer) || q.accepts.contains(kind::avatars) ||
      q.accepts.contains(kind::commands) || q.accepts.contains(kind::reborn) ||
      q.accepts.contains(kind::enter) || q.accepts.contains(kind::candidates))
    return by_chance(q);
  return begun_ ? scripted(q) : Event{};
}

// A skill or a piece of equipment that the story names next.
bool Storyteller::comes_next(Event& e) {
  const Step* const next = next_to_come();
  return begun_ && next != nullptr && next->type == Step::Type::choice && !next->pass &&
         e.kind == kind::invoke && next->e.kind == e.kind && next->given(Field::what) &&
         next->e.what == e.what && next->e.seat == e.seat;
}

bool Storyteller::meant_for(const Step& step, const Question& q) const {
  if (step.type != Step::Type::choice || !step.answers(static_cast<Ask>(q.ask))) return false;
  if (step.broken != no_rule) return true;
  const bool anybody = q.who == nobody && (step.e.seat == nobody || q.seats.contains(step.e.seat));
  const Seat by = step.answered_by != nobody ? step.answered_by : step.e.seat;
  if (q.who != by && !anybody) return false;
  // The second of several questions of one kind is told by what it is about.
  const bool about = q.accepts.contains(kind::invoke) || q.accepts.contains(kind::nullify);
  if (!about || step.e.kind == kind::claim || static_cast<Ask>(q.ask) == Ask::play ||
      static_cast<Ask>(q.ask) == Ask::invoke_any)
    return true;
  return (!step.given(Field::what) || step.e.what == q.what) &&
         (!step.given(Field::other) || step.e.other == q.other);
}

Event Storyteller::scripted(const Question& q) {
  for (const Step* next = next_to_come(); next != nullptr; next = next_to_come()) {
    if (!meant_for(*next, q)) break;
    Step& step = come_to_next();
    if (step.broken == no_rule) return carry_out(step, q);
    attempt(step, q);
  }
  return unscripted(q);
}

SeatList Storyteller::targets_of(const Event& use) const {
  const State s = state();
  Legal legal(s);
  legal.set(Options(story_.rules_), modes::identity);
  return only_targets(s, use.seat, Legal::as_of(use), legal.color(use.cards, use.seat));
}

Event Storyteller::complete(const Step& step, const Question& q) const {
  Event a = step.event();
  if (step.pass) return {};
  switch (a.kind) {
    case kind::use:
    case kind::respond:
      if (!step.given(Field::what)) a.what = printed(a.cards);
      if (a.kind == kind::use && !step.given(Field::seats))
        a.seats = q.other == nobody ? targets_of(a) : SeatList{q.other};
      break;
    case kind::claim:
      if (!step.given(Field::seats) && q.accepts.contains(kind::use))
        a.seats = static_cast<Ask>(q.ask) == Ask::play ? targets_of(a) : SeatList{q.other};
      break;
    case kind::gift:
    case kind::retrial:
      if (!step.given(Field::what)) a.what = q.what;
      break;
    case kind::relocate:
      if (!step.given(Field::what)) a.what = q.what;
      if (!step.given(Field::other) && q.other != nobody) a.other = q.other;
      break;
    case kind::nullify:
    case kind::invoke:
      if (!step.given(Field::what)) a.what = q.what;
      [[fallthrough]];
    case kind::remove:
    case kind::expose:
    case kind::snatch:
    case kind::pindian:
    case kind::retrieve:
    case kind::doubt:
    case kind::strip:
    case kind::renew:
      if (!step.given(Field::other)) a.other = q.other;
      break;
    case kind::conceal:
    case kind::mute: {
      if (!step.given(Field::other)) a.other = q.other;
      const State now = state();
      if (!step.given(Field::value) && now.seated(a.other))
        a.value = now.at(a.other).second == static_cast<General>(a.what) ? 1 : 0;
      break;
    }
    case kind::obey:
      if (!step.given(Field::what)) a.what = q.what;
      [[fallthrough]];
    case kind::spend:
    case kind::command:
      if (!step.given(Field::other)) a.other = q.other;
      break;
    default: break;
  }
  return a;
}

void Storyteller::attempt(const Step& step, const Question& q) {
  const Event a = complete(step, q);
  const Verdict v = q.judge(a);
  cite(step.broken);
  if (v.broken != step.broken)
    fail(step.where, step.text + " breaks " + std::string(v.legal() ? "no rule" : id_of(v.broken)) +
                         ", not " + std::string(id_of(step.broken)));
  if (v.undecided) fail(step.where, step.text + " is called undecided");
  Search search(a);
  if (a.kind != nothing) q.each(search);
  if (search.found) fail(step.where, "offered, though illegal: " + show_event(a));
}

Event Storyteller::carry_out(Step& step, const Question& q) {
  const Event a = complete(step, q);
  if (const Verdict v = q.judge(a); !v.legal()) {
    give_up(step.where, step.text + " breaks " + std::string(id_of(v.broken)));
    return {};
  }
  cite(q.rule);
  heard_.push_back(a.kind == nothing ? step.text : show_event(a));
  if (a.kind == nothing) return {};
  cite(a);
  Search search(a);
  q.each(search);
  if (!search.found) fail(step.where, "legal, but not offered: " + show_event(a));
  if (a.kind == kind::use || a.kind == kind::respond || a.kind == kind::nullify) {
    const Name as = a.kind == kind::nullify ? Name::nullification : static_cast<Name>(a.what);
    cite(info(as).rule);
    if (cause(as) != printed(a.cards) || a.cards.size() > 1) cite_conversion(a, as);
  }
  for (Card c : a.cards) coverage().names.set(static_cast<std::size_t>(face(c).name));
  return a;
}

// The weapon or the skill that turns one card into another.
void Storyteller::cite_conversion(const Event& a, Name as) {
  const State s = state();
  cite(info(s.weapon(a.seat)).rule);
  Legal legal(s);
  legal.set(Options(story_.rules_), modes::identity);
  for (int k = 1; k < static_cast<int>(Skill::count); ++k) {
    const Skill skill = static_cast<Skill>(k);
    const Effects& x = info(skill).effects;
    const bool joins = x.joins.as == as && a.cards.size() > 1;
    const bool converts =
        x.converts != nullptr && !a.cards.empty() && x.converts(legal, a.seat, a.cards[0], as);
    if (s.has(a.seat, skill) && (joins || converts)) cite(rule_of(skill));
  }
}

Event Storyteller::unscripted(const Question& q) {
  const Ask ask = static_cast<Ask>(q.ask);
  if (next_to_come() == nullptr && begins_anew(ask)) {
    rest();
    return {};
  }
  if (q.may_pass) return {};
  if (ask == Ask::hand_limit && story_.whatever_) {
    state().cards_of(q.who, true, false, false, cards_.data());
    Event a;
    a.kind = kind::discard;
    a.seat = q.who;
    a.cards = {cards_.data(), static_cast<std::size_t>(q.value)};
    return a;
  }
  const Step* const next = next_to_come();
  give_up(next == nullptr ? story_.where_ : next->where,
          "seat " + std::to_string(q.who + 1) + " has to answer for " + std::string(id_of(q.rule)) +
              " and the story does not say how");
  return {};
}

// Chance: the cards that the story names first, then the others in their usual order.
Event Storyteller::by_chance(const Question& q) {
  const bool first = static_cast<Ask>(q.ask) == Ask::shuffle && q.what == 0;
  const Ask ask = static_cast<Ask>(q.ask);
  const bool offer = ask == Ask::offer || ask == Ask::avatars || ask == Ask::candidates ||
                     ask == Ask::reborn || ask == Ask::commands;
  std::vector<Card> named;
  const Step* next = begun_ ? next_to_come() : nullptr;
  while (next != nullptr && meant_for(*next, q) && next->broken != no_rule) {
    attempt(come_to_next(), q);
    next = next_to_come();
  }
  if (begun_) cite(q.rule);
  if (begun_ && first) named = story_.pile_;
  if (begun_ && !first) {
    if (next == nullptr || !meant_for(*next, q)) {
      if (!offer) {
        give_up(next == nullptr ? story_.where_ : next->where,
                "a shuffle or deal that the story does not tell of");
        return {};
      }
    } else {
      named = come_to_next().held;
    }
  }
  const ChanceAnswer chance = match_->chance_answer(q, cards_.data());
  const auto begin = cards_.begin() + chance.fixed;
  const auto end = cards_.begin() + chance.cards;
  // The last generals first, so that a story can name others later.
  if (offer) std::reverse(begin, end);
  auto at = begin;
  for (Card c : named) {
    if (offer && std::find(cards_.begin(), begin, c) != begin) continue;
    const auto it = std::find(at, end, c);
    if (it == end)
      fail(story_.where_, offer ? "not among the generals left: " + std::to_string(c)
                                : "not among the cards to shuffle: " + show_cards({&c, 1}));
    else
      std::rotate(at++, it, it + 1);
  }
  Event a = chance.answer;
  a.cards = {cards_.data(), static_cast<std::size_t>(std::min<int>(q.value, chance.cards))};
  if (const Verdict v = q.judge(a); !v.legal())
    fail(story_.where_, "the shuffle breaks " + std::string(id_of(v.broken)));
  heard_.push_back(std::string(schema().of(a).name));
  return a;
}

// --- events

void Storyteller::arrive(const Event& e) {
  if (e.kind == kind::turn) idle_turns_ = 0;
  State s = state();
  story_.arrange(s);
  match_->restore(std::as_bytes(std::span(&s, 1)));
  if (const auto wrong = match_->unsound(); !wrong.empty())
    fail(story_.where_, "the table of the story is unsound: " + std::string(wrong));
  for (Seat i = 0; i < s.players; ++i) {
    for (Card c : s.at(i).equip)
      if (c != unknown_card) coverage().names.set(static_cast<std::size_t>(face(c).name));
    for (int k = 0; k < s.at(i).judge_count; ++k)
      coverage().names.set(
          static_cast<std::size_t>(face(s.at(i).judge[static_cast<std::size_t>(k)]).name));
  }
  begun_ = true;
}

bool Storyteller::tell(Event& e) {
  if (const auto wrong = match_->unsound(); !wrong.empty())
    fail(story_.where_, "the state is unsound: " + std::string(wrong));
  const bool arriving = !begun_;
  if (arriving) {
    if (e.kind == kind::turn) e.seat = static_cast<Seat>(story_.first_seat_ - 1);
    const bool now = story_.begin_ == Story::Begin::turn
                         ? e.kind == kind::turn
                         : e.kind == kind::phase && e.what == static_cast<int>(Phase::play);
    if (!now) return true;
    arrive(e);
  }
  cite(e);
  heard_.push_back(show_event(e));
  if (heard_.size() > 16) heard_.pop_front();
  for (const Step& step : story_.never_)
    must_not(step, !step.pass && step.matches(e), show_event(e));
  const Step* const next = next_to_come();
  const bool expected = next != nullptr && next->type == Step::Type::event && next->matches(e);
  if (story_.strict_ && !expected && matters(e) && !arriving)
    fail(story_.where_, "the story does not tell of: " + show_event(e));
  if (next != nullptr) {
    if (expected) come_to_next();
    if (e.kind == kind::turn && ++idle_turns_ > 3 * story_.setup_.players + 3)
      give_up(next->where, "this never came about: " + next->text);
    return true;
  }
  // Nothing is left to come: the story ends before anything new begins.
  const bool boundary = e.kind == kind::phase || e.kind == kind::skip || e.kind == kind::turn ||
                        e.kind == kind::round;
  if (boundary && !arriving) rest();
  return true;
}

}  // namespace tally::test
