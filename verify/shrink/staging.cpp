#include "verify/shrink/staging.h"

#include <algorithm>
#include <span>

#include "verify/record_header.h"
#include "verify/shrink/picks.h"
#include "verify/turns.h"

namespace tally::verify {
namespace {

// So often a script is played while its deck is stacked anew.
constexpr int most_stackings = 4;
// A game that goes on for so many lines more than its script has steps leads nowhere.
constexpr std::size_t most_lines = 2'000;

// Whether its event stands in the record where a player has answered otherwise.
bool is_an_answer(FindingKind kind) {
  return kind == FindingKind::illegal || kind == FindingKind::undecided ||
         kind == FindingKind::missing || kind == FindingKind::extra;
}

// What a record says where the rules tell `e`: the same fields are otherwise as in the fault, and
// numbers by as much; the rest is as the rules have it here.
Event told_wrong(const Fault& fault, const Event& e) {
  const Event shown = fault.shown->get();
  if (shown.kind != e.kind) return shown;
  const Event& told = fault.told->event;
  const auto differs = [&](Field field) { return has(fault.differs, field); };
  Event said = e;
  if (differs(Field::what)) said.what = shown.what;
  if (differs(Field::seat)) said.seat = shown.seat;
  if (differs(Field::other)) said.other = shown.other;
  if (differs(Field::value)) said.value = e.value + shown.value - told.value;
  if (differs(Field::extra)) said.extra = e.extra + shown.extra - told.extra;
  if (differs(Field::seats)) said.seats = shown.seats;
  if (differs(Field::cards)) said.cards = shown.cards;
  said.hidden = 0;
  return said;
}

}  // namespace

Staging::Staging(const Game& game)
    : game_(game), schema_(game.schema()), match_(game.match()), cursor_(schema_), deck_(schema_) {}

bool Staging::run(const Script& script, const Ruleset& rules, const Directions& how, Record& out) {
  script_ = &script;
  how_ = how;
  deck_.forget();
  bool reached = play_once(rules, out);
  for (int i = 1; how.stacked && i < most_stackings && deck_.stack(); ++i)
    reached = play_once(rules, out);
  return reached;
}

bool Staging::play_once(const Ruleset& rules, Record& out) {
  out_ = &out;
  new_header(game_, rules, script_->setup, out);
  cursor_.start(*script_);
  deck_.start(*script_);
  reached_ = attacked_ = halted_ = false;
  const std::optional<Fault>& fault = script_->fault;
  if (!fault && cursor_.all_done()) reach(how_.tail);
  match_->play(script_->setup, rules, *this);
  // What comes after the end of the game.
  if (!reached_ && !halted_ && fault && fault->shown && !fault->told && match_->over())
    put_in(fault->shown->get(), 0);
  return reached_;
}

void Staging::halt() {
  halted_ = true;
  match_->stop();
}

void Staging::log(const Event& e) {
  if (halted_) return;
  ++events_;
  out_->add(e, static_cast<std::uint32_t>(out_->size() + 1));
  cursor_.follow(e);
  if (out_->size() > most_lines + 8 * script_->steps.size()) return halt();
  if (how_.most > 0 && out_->size() >= how_.most) return reach(0);
  if (reached_ && --further_ <= 0) return halt();
  if (!reached_ && !script_->fault && cursor_.all_done()) reach(how_.tail);
}

// All that the script has is said; so many lines are still to come.
void Staging::reach(int further) {
  reached_ = true;
  further_ = further;
  if (further == 0) halt();
}

void Staging::put_in(const Event& shown, int further) {
  log(shown);
  reach(further);
}

// Whether the fault is in this event: it is said in its place then, or before it, or it is left
// out.
bool Staging::put_in_at(Event& e, bool& happened) {
  const Fault& fault = *script_->fault;
  if (!fault.told) return false;
  const Event& told = fault.told->event;
  if (e.kind != told.kind || e.seat != told.seat) return false;
  if (fault.kind == FindingKind::extra || fault.kind == FindingKind::contradiction) {
    if (fault.shown) put_in(fault.shown->get(), 1);
    return false;
  }
  if (fault.key || e.what != told.what) return false;
  if (fault.kind == FindingKind::missing) {
    reach(1);
  } else if (fault.kind == FindingKind::wrong && fault.shown) {
    put_in(told_wrong(fault, e), fault.shown_by);
  } else {
    return false;
  }
  happened = !halted_;
  return true;
}

bool Staging::tell(Event& e) {
  if (halted_) return halt(), false;
  bool happened = false;
  if (due() && put_in_at(e, happened)) return happened;
  if (halted_) return false;
  // The turn of the fault is over, and it was not to be said in it; only what comes at the end of
  // the game is in none.
  if (begins_turn(schema_, e) && script_->fault && !reached_ && !script_->fault->meaning.over &&
      cursor_.past_its_turns())
    return halt(), false;
  deck_.drawn(e);
  log(e);
  return !halted_;
}

Event Staging::answer(const Question& q) {
  if (halted_) return halt(), Event{};  // before the game began there was nothing to stop
  if (due() && script_->fault->key == key_of(q) && script_->fault->shown &&
      is_an_answer(script_->fault->kind)) {
    put_in(script_->fault->shown->get(), 0);
    return {};
  }
  Event e;
  if (schema_.kinds[q.accepts.first()].role == EventRole::chance)
    e = by_chance(q);
  else if (!attack(q, e)) {
    const Step* const step = cursor_.next(q);
    e = step != nullptr ? with_cards(step->line) : fallback(q);
  }
  if (e.kind != nothing) log(e);
  return halted_ ? Event{} : e;
}

Event Staging::with_cards(const Line& line) {
  const std::size_t n = std::min(line.cards.size(), cards_.size());
  std::copy_n(line.cards.begin(), n, cards_.begin());
  Event e = line.event;
  e.rule = no_rule;
  e.cards = {cards_.data(), n};
  return e;
}

// Whether it is the time for it, and he who is asked can.
bool Staging::attack(const Question& q, Event& out) {
  const std::optional<Fault>& fault = script_->fault;
  if (!how_.attacked || attacked_ || reached_ || !fault || !fault->shown || q.follows.empty() ||
      q.who == nobody || !cursor_.in_a_turn())
    return false;
  const Event& shown = fault->shown->event;
  const Seat on = shown.seats.size() == 1 ? shown.seats[0] : shown.seat;
  if (q.who == on) return false;
  Attack first(deck_.needed(), on);
  q.each(first);
  if (first.line().event.kind == nothing) return false;
  attacked_ = true;
  out = with_cards(first.line());
  return true;
}

// He passes; where he can not, he gives what is needed least.
Event Staging::fallback(const Question& q) {
  if (q.may_pass) return {};
  // A pass that is an event of its own.
  for (std::size_t k = 1; k < schema_.kinds.size(); ++k) {
    const KindInfo& kind = schema_.kinds[k];
    const bool bare = kind.fields.size() == 1 && kind.fields[0].field == Field::seat;
    if (!bare || !q.accepts.contains(static_cast<Kind>(k))) continue;
    Event pass;
    pass.kind = static_cast<Kind>(k);
    pass.seat = q.who;
    if (q.judge(pass).legal()) return pass;
  }
  static const std::vector<Card> none;
  const std::optional<Fault>& fault = script_->fault;
  LeastNeeded least(deck_.needed(), cursor_.with_other_cards(q),
                    fault && fault->shown ? fault->shown->cards : none);
  q.each(least);
  return with_cards(least.line());
}

Event Staging::by_chance(const Question& q) {
  const ChanceAnswer chance = match_->chance_answer(q, cards_.data());
  const KindInfo& kind = schema_.of(chance.answer);
  const Step* const step = cursor_.next(q);
  // Whose turn is first, say, is in no deck.
  const bool of_a_deck = kind.fields.size() >= 3 || q.value > 1;
  if (step != nullptr && !(how_.stacked && of_a_deck)) return with_cards(step->line);
  const auto wanted = static_cast<std::size_t>(std::min<int>(q.value, chance.cards));
  const std::span<Card> cards(cards_.data(), static_cast<std::size_t>(chance.cards));
  const std::span<Card> open = cards.subspan(static_cast<std::size_t>(chance.fixed));
  const auto players = static_cast<std::size_t>(script_->setup.players);
  if (kind.ordered && kind.counted == Counted::cards) {
    if (cursor_.in_set_up()) deck_.shuffled(open);
  } else if (wanted > 0) {
    deck_.dealt(open, wanted, q.who, kind.counted == Counted::cards_each ? players : 1);
  }
  Event e = chance.answer;
  e.cards = cards.first(wanted);
  return e;
}

}  // namespace tally::verify
