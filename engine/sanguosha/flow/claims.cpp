// A card that is said to be another 蛊惑: laid face down, questioned or not, turned up.
#include "engine/sanguosha/flow/forms.h"
#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

// Where a card is asked for that somebody may claim to have. What a claim that stands comes to is
// told as the use or the answer it is; after one that does not, the question is put again.
Event Play::ask_or_claim(Question& q) {
  const SeatSet able = state_.acting_at(Timing::claimed);
  if (able.empty()) [[likely]]
    return ask(q);
  if (q.who == nobody ? q.seats.meets(able) : able.contains(q.who)) q.accepts |= kind::claim;
  while (!stopped_) {
    Event a = ask(q);
    if (a.kind != kind::claim) return a;
    if (a.cards.size() != 1 || !state_.seated(a.seat)) continue;
    Claim claim{a.seat, static_cast<Name>(a.what), a.cards[0]};
    const Event meant = legal().meant_by(q, a);
    commit(a);
    told_claim_ = &claim;
    open<Timing::claimed>(claim);
    told_claim_ = nullptr;
    if (!claim.done) {
      put_away({&claim.card, 1}, rule_of(Skill::guhuo));
      continue;
    }
    claimed_ = claim.card;
    a = meant;
    a.cards = {&claimed_, 1};
    a.more = answer_of_claim;
    a.rule = rule_of(Skill::guhuo);
    // A record may name a target that goes without saying.
    Event shown = a;
    if (a.seats.empty()) shown.hide(Field::seats);
    if (a.seats.empty() && comes_next(shown)) a.seats = shown.seats;
    return a;
  }
  return {};
}

void Play::commit_card(Event& a) {
  const Skill by = form_at_work(*this, a);
  if (a.more != answer_of_claim) {
    commit(a);
    return form_used(*this, a.seat, by);
  }
  a.more = 0;
  tell(a);
}

Event Legal::meant_by(const Question& q, const Event& claim) const {
  Event a = claim;
  a.kind = q.accepts.contains(kind::use)       ? Kind{kind::use}
           : q.accepts.contains(kind::respond) ? Kind{kind::respond}
                                               : Kind{kind::nullify};
  if (a.kind == kind::nullify) {
    a.what = q.what;
    a.other = q.other;
  }
  if (a.kind == kind::use && a.seats.empty() && static_cast<Ask>(q.ask) == Ask::play)
    a.seats = only_targets(state_, a.seat, as_of(a), color(a.cards, a.seat));
  return a;
}

// A hand card; what it is said to be could be used or played here.
Verdict Legal::claim(const Question& q, const Event& a) const {
  if (!state_.seated(a.seat)) return broken(rule::answer_who);
  const Rule why = rule_of(Skill::guhuo);
  if (!state_.has(a.seat, Skill::guhuo)) return broken(why, why::not_his);
  if (a.cards.size() != 1) return broken(why, why::no_price);
  const Name as = as_of(a);
  const CardType type = info(as).type;
  if (type != CardType::basic && type != CardType::trick) return broken(why, why::answer);
  // OPT-SGS-DECK
  if (!names_of_deck(options_[Opt::deck]).contains(as)) return broken(why, why::answer);
  if (q.accepts.contains(kind::nullify) && as != Name::nullification)
    return broken(why, why::answer);
  if (const Verdict v = holds_all(a.seat, a.cards, false); !v.legal()) return v;
  claims_ = true;
  // Whom it may have as its targets can hang on its colour: Jia Xu is none of a black trick.
  Verdict v = fine;
  for (const Color color : {Color::none, Color::black, Color::red}) {
    unseen_ = color;
    v = ask_rules[q.ask]->judge(*this, q, meant_by(q, a));
    if (v.legal() || a.cards[0] < deck_size) break;
  }
  claims_ = false;
  unseen_ = Color::none;
  return v;
}

constinit const AskRules asks::doubt{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      return a.other == q.other ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::doubt, o.q.who);
          a.other = o.q.other;
          o.offer(a);
        }};

}  // namespace tally::sanguosha
