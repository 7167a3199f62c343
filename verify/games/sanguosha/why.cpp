// What leads to what in the identity game: cards and skills in use, judgements, the end.
#include <memory>
#include <utility>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/skills.h"
#include "replay/words.h"
#include "verify/games/sanguosha/parts.h"
#include "verify/games/sanguosha/why_reach.h"
#include "verify/games/sanguosha/why_tracer.h"

namespace tally::why {
namespace {

// Kinds that are a step of what they belong to: what comes by the same rule next follows from them.
constexpr KindSet steps{kind::use,    kind::invoke, kind::due,    kind::flip,
                        kind::judged, kind::show,   kind::expose, kind::declare,
                        kind::peek,   kind::reveal, kind::action};

}  // namespace

void IdentityTracer::explain(const Event& e, const Question* q) {
  if (e.kind < explainers.size() && explainers[e.kind] != nullptr)
    (this->*explainers[e.kind])(e, q);
  else
    told(e, q);
  remember(e);
}

void IdentityTracer::remember(const Event& e) {
  const std::size_t n = here();
  last_[e.kind] = n;
  if (at(e.seat) < seats) of_seat_[at(e.seat)][e.kind] = n;
  if (e.kind == kind::damage || e.kind == kind::lose || e.kind == kind::heal)
    changed_hp_[at(e.seat)] = n;
  if (e.kind == kind::chain && e.value != 0) chained_[at(e.seat)] = n;
  Rule rule = e.rule;
  if (e.kind == kind::use) rule = info(name_of(e.what)).rule;
  if (e.kind == kind::death)
    of_rule_[rule::reward] = of_rule_[rule::punish] = of_rule_[rule::v3_reward] = n;
  const bool price = e.kind == kind::discard && step(rule) != no_node;
  if ((steps.contains(e.kind) || price) && rule < of_rule_.size()) of_rule_[rule] = n;
  if (e.kind == kind::due && e.cards.size() == 1 && e.cards[0] < deck_size)
    of_rule_[info(due_as_).rule] = n;
  if (e.kind == kind::use && is_slash(name_of(e.what))) wine_ = wine_of_use_;
}

void IdentityTracer::told(const Event& e, const Question* q) {
  const KindInfo& kind = schema().of(e);
  if (q != nullptr && !q->may_pass) made_by(q->rule);
  made_by(e.rule);
  if (kind.from != Spot::none && kind.from != Spot::pile)
    link_cards(e, kind.role == EventRole::choice ? Sort::possible : Sort::made,
               kind.role == EventRole::choice ? say::card_from : say::because);
}

void IdentityTracer::used(const Event& e, const Question* q) {
  const Name as = name_of(e.what);
  const Ask ask = q == nullptr ? Ask::none : static_cast<Ask>(q->ask);
  cite(info(as).rule);
  if (!stands_for(e, q)) answers(e, q);
  link_cards(e, Sort::possible, say::card_from);
  const State& s = state();
  wine_of_use_ = is_slash(as) && s.drunk(e.seat) ? step(rule::wine) : no_node;
  const Name weapon = s.weapon(e.seat);
  if (is_slash(as) && ask == Ask::play && s.slashes() > 0 && effects_of(weapon).unlimited_slash)
    link(came(s.equipment(e.seat, 0), e.seat), Sort::possible, say::no_limit, {},
         info(weapon).rule);
  if (is_slash(as) && ask == Ask::play && s.seated(e.seat))
    for (const Skill skill : s.at(e.seat).skills) {
      const Effects& x = info(skill).effects;
      if (x.slash_limit != nullptr && s.slashes() > 0)
        link(step(rule_of(skill)), Sort::possible, say::no_limit, {}, rule_of(skill));
      if (x.slash_aims != nullptr && e.seats.size() > 1)
        link(step(rule_of(skill)), Sort::possible, say::more_targets, {}, rule_of(skill));
    }
  for (const NearBy& by : near_by(state_, e, as)) {
    const std::size_t cause =
        by.dead != nobody ? last(kind::death, by.dead) : came(by.card, e.seat);
    link(cause, Sort::possible, say::in_reach, {}, is_slash(as) ? rule::range : rule::distance);
  }
}

void IdentityTracer::answers(const Event& e, const Question* q) {
  const Ask ask = q == nullptr ? Ask::none : static_cast<Ask>(q->ask);
  if (ask == Ask::rescue)
    link(last(kind::dying, q->other), Sort::made, say::in_answer);
  else if (ask == Ask::nullify)
    link(is_nullification(name_of(q->what)) ? last_[kind::nullify]
         : q->what != 0                     ? step(info(name_of(q->what)).rule)
                                            : step(q->rule),
         Sort::made, say::in_answer);
  else if (ask != Ask::play)
    link(step(q == nullptr ? e.rule : q->rule), Sort::made,
         q == nullptr ? say::effect_of : say::in_answer);
}

void IdentityTracer::answered(const Event& e, const Question* q) {
  if (q != nullptr) {
    answers(e, q);
  } else if (!stands_for(e, q)) {
    made_by(e.rule);
    link(last_[kind::invoke], Sort::made, say::effect_of);
  }
  link_cards(e, Sort::possible, say::card_from);
  if (e.kind == kind::respond && step(rule::duel) != no_node && q != nullptr &&
      q->rule == rule::duel && last_[kind::respond] != no_node &&
      last_[kind::respond] > step(rule::duel))
    link(last_[kind::respond], Sort::row, say::answered_before);
}

void IdentityTracer::turned(const Event& e, const Question* /*q*/) { made_by(e.rule); }

void IdentityTracer::judged(const Event& e, const Question* /*q*/) {
  // The card that stands: the one turned, or one that was laid in its place.
  const std::size_t card = latest({kind::flip, kind::retrial});
  made(card);
  if (const Cause why = e.what; card == no_node && why != Cause{}) made_by(rule_of(why));
}

void IdentityTracer::retried(const Event& e, const Question* /*q*/) {
  link(last_[kind::flip], Sort::made, say::in_answer);
  link_cards(e, Sort::possible, say::card_from);
}

void IdentityTracer::placed(const Event& e, const Question* /*q*/) {
  const std::size_t before = e.cards.size() == 1 ? came(e.cards[0]) : no_node;
  const bool moves = before != no_node && before == last_[kind::due];
  if (moves) {
    const std::size_t nullified = last_[kind::nullified];
    if (nullified != no_node && nullified > before)
      made(nullified);
    else
      made_by(e.rule);
    link(laid_of_due_, Sort::row, say::moved_on);
  } else {
    link(before, Sort::made, say::because);
  }
}

void IdentityTracer::came_due(const Event& e, const Question* /*q*/) {
  laid_of_due_ = e.cards.size() == 1 ? came(e.cards[0], e.seat) : no_node;
  made(laid_of_due_);
  due_as_ = Name::none;
  const State& s = state();
  if (!s.seated(e.seat) || e.cards.size() != 1) return;
  const Player& p = s.at(e.seat);
  for (std::size_t i = 0; i < p.judge_count; ++i)
    if (p.judge[i] == e.cards[0]) due_as_ = p.judge_as[i];
}

void IdentityTracer::skipped(const Event& e, const Question* /*q*/) { made_by(e.rule); }

void IdentityTracer::drawn(const Event& e, const Question* /*q*/) {
  if (for_doubting(e)) return;
  if (e.rule != rule::phase_draw) made_by(e.rule);
  if (e.rule == rule::recast) made(last(kind::recast, e.seat));
}

void IdentityTracer::voided(const Event& e, const Question* /*q*/) {
  if (e.kind == kind::nullified) return made(last_[kind::nullify]);
  made(last_[kind::use]);
  const State& s = state();
  if (s.seated(e.seat))
    link(came(s.equipment(e.seat, 1), e.seat), Sort::possible, say::because, {}, e.rule);
}

void IdentityTracer::invoked(const Event& e, const Question* q) {
  const Skill skill = skill_of(e.what);
  const Effects& x = skill != Skill::none ? info(skill).effects : effects_of(name_of(e.what));
  if (q != nullptr && static_cast<Ask>(q->ask) == Ask::play) return;
  if (x.damaged != nullptr) made(last_[kind::damage]);
  if (x.retrial != nullptr) made(last_[kind::flip]);
  if (x.judged != nullptr && x.prepare_start == nullptr) made(last_[kind::judged]);
  const bool of_use = x.card_needed != nullptr || x.target_specified != nullptr ||
                      x.targeting != nullptr || x.dodged != nullptr || x.dealing != nullptr ||
                      x.card_used != nullptr;
  if (of_use) link(latest({kind::use, kind::nullify, kind::respond}), Sort::made, say::in_answer);
  if (x.dodged != nullptr) made(last_[kind::respond]);
  if (x.lost != nullptr) made(here() - 1);
  if (x.losing_hp != nullptr) made(changed_hp_[at(e.seat)]);
  // Of one who has won a pindian: what he makes of it.
  if (last_[kind::compared] != no_node && step(e.rule) == last_[kind::compared]) made_by(e.rule);
}

void IdentityTracer::replaced(const Event& e, const Question* /*q*/) {
  made(last_[kind::use]);
  link_cards(e, Sort::possible, say::card_from);
}

void IdentityTracer::forfeited(const Event& /*e*/, const Question* /*q*/) {
  made(last_[kind::death]);
}

void IdentityTracer::ended(const Event& e, const Question* /*q*/) {
  if (e.rule == rule::turn_round || e.rule == rule::draw_exhausted) return made(here() - 1);
  made(last_[kind::death]);
  const State& s = state();
  for (Seat i = 0; i < s.players; ++i)
    if (!s.at(i).alive && counts(s.at(i).role, e.rule))
      link(last(kind::death, i), Sort::possible, say::other_death);
}

bool IdentityTracer::counts(Role role, Rule end) {
  const bool lord = role == Role::lord;
  if (end == rule::end_lord) return lord;
  if (end == rule::v3_end) return false;  // one death brings it alone
  return end != rule::end_rebels || role == Role::rebel || role == Role::spy;
}

void IdentityTracer::recasts(const Event& e, const Question* /*q*/) {
  link_cards(e, Sort::possible, say::card_from);
}

void IdentityTracer::discarded(const Event& e, const Question* q) {
  if (q != nullptr && q->rule == rule::phase_discard)
    made(changed_hp_[at(e.seat)]);
  else if (q != nullptr && static_cast<Ask>(q->ask) == Ask::shed)
    made(last(kind::heal, e.seat));
  else if (q != nullptr)
    made_by(q->rule);
  link_cards(e, Sort::possible, say::card_from);
}

constexpr std::array<IdentityTracer::Explain, kind::count> IdentityTracer::explainers = [] {
  using T = IdentityTracer;
  std::array<Explain, kind::count> all{};
  all[kind::use] = &T::used;
  all[kind::respond] = all[kind::nullify] = &T::answered;
  all[kind::recast] = &T::recasts;
  all[kind::discard] = &T::discarded;
  all[kind::invoke] = &T::invoked;
  all[kind::retrial] = &T::retried;
  all[kind::draw] = all[kind::reveal] = all[kind::peek] = &T::drawn;
  all[kind::flip] = &T::turned;
  all[kind::judged] = &T::judged;
  all[kind::place] = &T::placed;
  all[kind::due] = &T::came_due;
  all[kind::replace] = &T::replaced;
  all[kind::skip] = &T::skipped;
  all[kind::blocked] = all[kind::nullified] = &T::voided;
  all[kind::damage] = &T::damaged;
  all[kind::lose] = &T::lost;
  all[kind::heal] = &T::healed;
  all[kind::hp] = &T::hit_points;
  all[kind::chain] = &T::chained_up;
  all[kind::dying] = &T::is_dying;
  all[kind::death] = &T::died;
  all[kind::forfeit] = &T::forfeited;
  all[kind::over] = &T::ended;
  all[kind::pindian] = &T::put_up;
  all[kind::compared] = &T::compares;
  all[kind::claim] = &T::claims;
  all[kind::doubt] = &T::doubts;
  all[kind::unmask] = &T::unmasks;
  all[kind::put] = &T::put_away;
  return all;
}();

std::unique_ptr<Tracer> sanguosha_causes(const Schema& schema) {
  return std::make_unique<IdentityTracer>(schema);
}

}  // namespace tally::why
