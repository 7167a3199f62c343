// Indulgence, Supply Shortage, Lightning: laid down when used, judged in the judgement phase.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/rulebook/numbers.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {
namespace {

// SGS-DELAYED-SAME-NAME: no two of one name in one judgement area.
Verdict may_be_laid(const Legal& legal, const Event& use) {
  return legal.may_hold_delayed(use.seats[0], Legal::as_of(use)) ? fine
                                                                 : broken(rule::delayed_same);
}

// By which skill of his such a card that would come to him is discarded; none.
Rule stopped_by(const State& s, Seat who, Name as, Color color) {
  for (const Skill skill : skills_with<&Effects::stops_passing>(s.at(who).skills))
    if (info(skill).effects.cancels(s, who, as, color)) return rule_of(skill);
  return rule::none;
}

// To the next player behind him who may hold it; to himself if there is none.
void goes_on(Play& g, Seat who, Card card) {
  Seat next = who;
  const Color color = g.legal().color({&card, 1}, nobody);
  const auto may_hold = [&](Seat s) {
    return g.legal().may_hold_delayed(s, Name::lightning) &&
           g.legal().immune(nobody, s, Name::lightning, color) == rule::none &&
           cancels(g.state(), s, Name::lightning, color) == rule::none;
  };
  do {
    next = g.state().next(next);
    if (next == who) break;
    if (const Rule by = stopped_by(g.state(), next, Name::lightning, color); by != rule::none)
      return g.put_away({&card, 1}, by);
  } while (!may_hold(next));
  g.say(kind::place, next, rule::lightning, {&card, 1});
}

// SGS-CARD-INDULGENCE, SGS-CARD-SUPPLY-SHORTAGE, SGS-CARD-LIGHTNING: used, they lie in the target's
// judgement area; no Nullification before the judgement phase.
void lay_down(Play& g, Use& u) {
  for (Seat target : u.targets) {
    if (!g.state().living(target)) continue;
    // Where it lies it has its own colour, whatever it had in its user's hand (红颜).
    const Color own = g.legal().color(u.cards(), nobody);
    if (const Rule by = stopped_by(g.state(), target, u.as, own); !u.converted && by != rule::none)
      return g.put_away(u.cards(), by);
    Event e;
    e.kind = kind::place;
    e.seat = target;
    if (u.converted) e.what = cause(u.as);
    if (u.unseen()) e.hide(Field::what);  // or what is printed on it
    e.rule = info(u.as).rule;
    e.cards = u.cards();
    g.tell(e);
    return;
  }
  // OPT-SGS-LIGHTNING-SPARED
  if (u.as == Name::lightning && g.options().is<Opt::lightning_spared>("goes_on") &&
      u.cards().size() == 1 && g.state().living(u.by))
    goes_on(g, u.by, u.cards()[0]);
}

// 闪电 判定为黑桃2至9，受到3点无来源的雷电伤害；否则（或被抵消）移到下家的判定区。
// Lightning: spade 2 to 9, 3 thunder damage from nobody; otherwise it goes on to the next player
// who may hold it, and stays if there is none. SGS-CARD-LIGHTNING (000; published standard edition)
void strike(Play& g, Seat who, Card card, Name /*as*/, bool nullified) {
  const bool hit =
      !nullified && g.judgement(who, Name::lightning, rule::lightning, [](Suit s, int rank) {
        return lightning_strikes<bool>(static_cast<int>(s), rank);
      });
  if (g.stopped()) return;
  if (hit) {
    g.damage({.to = who,
              .amount = 3,
              .element = Element::thunder,
              .rule = rule::lightning,
              .cards = {&card, 1}});
    g.put_away({&card, 1}, rule::lightning);
    return;
  }
  if (!g.state().living(who)) return;  // nobody comes round to him
  goes_on(g, who, card);
}

// 乐不思蜀 判定不为红桃，跳过出牌阶段。兵粮寸断 判定不为梅花，跳过摸牌阶段。
// Indulgence: unless a heart is judged, no play phase. Supply Shortage: unless a club, no draw
// phase. SGS-CARD-INDULGENCE, SGS-CARD-SUPPLY-SHORTAGE (000 "Summary of judgment"; published
// editions)
void skip_phase(Play& g, Seat who, Card card, Name as, bool nullified) {
  if (!nullified)
    g.judgement(who, as, info(as).rule,
                [&](Suit s, int) { return phase_is_skipped<bool>(as, static_cast<int>(s)); });
  g.put_away({&card, 1}, info(as).rule);
}

}  // namespace

constinit const CardRules cards::lightning{.aim = Aim::user,
                                           .condition = may_be_laid,
                                           .resolve = lay_down,
                                           .due = strike,
                                           .needs = &needs::spade_2_to_9};
constinit const CardRules cards::indulgence{.aim = Aim::other,
                                            .condition = may_be_laid,
                                            .resolve = lay_down,
                                            .due = skip_phase,
                                            .needs = &needs::no_heart};
constinit const CardRules cards::supply_shortage{.aim = Aim::other,
                                                 .near = true,
                                                 .condition = may_be_laid,
                                                 .resolve = lay_down,
                                                 .due = skip_phase,
                                                 .needs = &needs::no_club};

// SGS-PHASE-JUDGE: the tricks lying there when the phase begins, the last laid first
// (AMB-SGS-008). A Lightning that finds no other holder comes back and waits for the next turn.
void Play::judge_phase(Seat who) {
  if (state_.at(who).judge_count == 0) return;
  const Player before = state_.at(who);
  for (int k = 0; k < before.judge_count; ++k) {
    if (stopped_ || !state_.at(who).alive) return;
    const int i = options_.is<Opt::delayed_order>("lifo") ? before.judge_count - 1 - k : k;
    Card card = before.judge[static_cast<std::size_t>(i)];
    if (!(state_.where(card) == Place{Zone::judge, who})) continue;
    Event e;
    e.kind = kind::due;
    e.seat = who;
    e.rule = rule::phase_judge;
    e.cards = {&card, 1};
    if (!tell(e) || e.cards.size() != 1 || e.cards[0] >= deck_size) continue;
    // Another card may be taken up than the rules have it.
    const Name name =
        e.cards[0] == card ? before.judge_as[static_cast<std::size_t>(i)] : face(e.cards[0]).name;
    card = e.cards[0];
    const bool without_effect = nullified(name, who);
    if (stopped_) return;
    const auto due = rules_of(name).due;
    (due != nullptr ? due : skip_phase)(*this, who, card, name, without_effect);
  }
}

}  // namespace tally::sanguosha
