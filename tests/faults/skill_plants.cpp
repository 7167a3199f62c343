#include "tests/faults/skill_plants.h"

#include <algorithm>

#include "engine/sanguosha/events.h"
#include "tests/faults/planting.h"

namespace tally::faults {
namespace {

using sanguosha::cause;
using sanguosha::Name;
using sanguosha::Phase;
using sanguosha::Skill;
using sanguosha::State;
using sanguosha::Suit;
using sanguosha::Zone;
namespace kind = sanguosha::kind;

using P = const SkillPlace&;

bool is_choice_of(const Event& e, Kind k, Skill skill) {
  return e.kind == k && e.what == cause(skill);
}

// --- what is left out, or comes all the same

MaybeFault left_out(P p, Skill) { return change(p, 0, 1); }

// The price, the cards or the damage right behind a skill.
MaybeFault next_left_out(P p, Skill) {
  const Kind next = p.event(1).kind;
  constexpr KindSet effects{kind::discard, kind::draw,     kind::remove,   kind::turn_over,
                            kind::reveal,  kind::retrieve, kind::relocate, kind::skip};
  if (next == kind::lose && p.event(3).kind != kind::dying) return change(p, 1, 2);
  if (!effects.contains(next)) return {};
  return change(p, 1, 1);
}

// An awakening with all that belongs to it.
MaybeFault forgotten(P p, Skill) {
  constexpr KindSet of_it{kind::hp, kind::heal, kind::acquire, kind::decide, kind::draw};
  std::size_t n = 1;
  while (of_it.contains(p.event(n).kind) && p.event(n).seat == p.event().seat) ++n;
  return change(p, 0, n);
}
MaybeFault skill_not_gained(P p, Skill) {
  for (std::size_t n = 1; n < 8; ++n)
    if (p.event(n).kind == kind::acquire) return change(p, n, 1);
  return {};
}
MaybeFault maximum_kept(P p, Skill) {
  const Event e = p.event();
  for (std::size_t n = 1; n < 8; ++n)
    if (p.event(n).kind == kind::hp && p.event(n).extra != p.state.at(e.seat).max_hp)
      return change(p, n, 1);
  return {};
}
// In a prepare phase in which nothing awakens.
MaybeFault too_early(P p, Skill skill) {
  const Event e = p.event();
  const sanguosha::Player& he = p.state.at(e.seat);
  if (static_cast<Phase>(e.what) != Phase::prepare || p.event(1).kind != kind::phase) return {};
  if (!he.skills.contains(skill) || he.max_hp < 2) return {};
  for (std::size_t back = 1; back <= p.i; ++back)
    if (is_choice_of(p.before(back), kind::awaken, skill)) return {};
  SkillFault f = change(p, 1, 0);
  f.add(made(kind::awaken, e.seat, cause(skill)));
  Event hp = hit_points(p, e.seat, 0);
  hp.extra -= 1;
  hp.value = std::min(hp.value, hp.extra);
  f.add(hp);
  return f;
}

// --- other cards and numbers

// A draw right behind it of one more, or one fewer.
MaybeFault draws_more(P p, Skill) {
  const Event e = p.event(1);
  const auto below = static_cast<int>(p.state.draw_count) - 1 - e.value;
  if (e.kind != kind::draw || below < 0) return {};
  std::vector<Card> cards = list_of(e.cards);
  cards.push_back(p.state.draw[static_cast<std::size_t>(below)]);
  SkillFault f = change(p, 1, 1);
  Event more = e;
  ++more.value;
  f.add(more, cards);
  return f;
}
MaybeFault draws_fewer(P p, Skill) {
  Event e = p.event(1);
  if (e.kind != kind::draw || e.value < 2) return {};
  --e.value;
  e.cards = e.cards.first(e.cards.size() - 1);
  return instead(p, 1, e);
}
MaybeFault fewer_cards(P p, Skill) {
  Event e = p.event();
  if (e.cards.size() < 2) return {};
  e.cards = e.cards.subspan(1);
  return instead(p, 0, e);
}
MaybeFault reveals_fewer(P p, Skill) {
  Event e = p.event(1);
  if (e.kind != kind::reveal || e.cards.size() < 2) return {};
  e.cards = e.cards.first(e.cards.size() - 1);
  return instead(p, 1, e);
}

// Another card of the hand in its place.
template <class F>
MaybeFault by_another(P p, std::size_t ahead, Kind of, F fits) {
  const Event e = p.event(ahead);
  if (e.kind != of || e.cards.size() != 1) return {};
  const Card c =
      hand_card(p, e.seat, [&](const auto& f) { return fits(f, sanguosha::face(e.cards[0])); });
  if (c == unknown_card) return {};
  SkillFault f = change(p, ahead, 1);
  f.add(e, {c});
  return f;
}
bool is_red(const sanguosha::CardFace& f) {
  return f.suit == Suit::heart || f.suit == Suit::diamond;
}
bool is_basic(const sanguosha::CardFace& f) {
  return sanguosha::info(f.name).type == sanguosha::CardType::basic;
}
MaybeFault pays_no_heart(P p, Skill) {
  return by_another(p, 1, kind::discard, [](const auto& f, const auto&) {
    return f.suit == Suit::diamond || f.suit == Suit::club;
  });
}
MaybeFault pays_no_equipment(P p, Skill) {
  return by_another(p, 1, kind::discard, [](const auto& f, const auto&) { return is_basic(f); });
}
MaybeFault lays_red(P p, Skill) {
  return by_another(p, 0, kind::retrial, [](const auto& f, const auto&) { return is_red(f); });
}
// A card used as another by a skill, of the wrong suit or colour.
template <class F>
MaybeFault used_wrongly(P p, Skill skill, F wrong) {
  const Event e = p.event();
  if (!p.state.at(e.seat).skills.contains(skill) || e.cards.size() != 1) return {};
  const Card used = e.cards[0];
  const Name as = e.kind == kind::nullify ? Name::nullification : static_cast<Name>(e.what);
  const bool of_hand = p.state.where(used) == sanguosha::Place{Zone::hand, e.seat};
  if (sanguosha::face(used).name == as || !of_hand) return {};
  return by_another(p, 0, e.kind,
                    [&](const auto& f, const auto&) { return f.name != as && wrong(f); });
}
MaybeFault no_club(P p, Skill) {
  if (static_cast<Name>(p.event().what) != Name::iron_chain) return {};
  return used_wrongly(p, Skill::lianhuan, [](const auto& f) { return f.suit != Suit::club; });
}
MaybeFault black_fire(P p, Skill) {
  if (static_cast<Name>(p.event().what) != Name::fire_attack) return {};
  return used_wrongly(p, Skill::huoji, [](const auto& f) { return !is_red(f); });
}
MaybeFault no_spade(P p, Skill) {
  if (static_cast<Name>(p.event().what) != Name::wine) return {};
  return used_wrongly(p, Skill::jiuchi, [](const auto& f) { return f.suit != Suit::spade; });
}
MaybeFault red_insight(P p, Skill) {
  return used_wrongly(p, Skill::kanpo, [](const auto& f) { return is_red(f); });
}

// --- judgements, pindian, questioned cards

MaybeFault turned_round(P p, Skill) {
  Event e = p.event();
  e.value = e.value == 0 ? 1 : 0;
  return instead(p, 0, e);
}
MaybeFault field_not_taken(P p, Skill) {
  Event e = made(kind::put, nobody);
  e.cards = p.event().cards;
  return instead(p, 0, e);
}
MaybeFault heart_taken(P p, Skill skill) {
  if (p.event().value != 0 || p.event(1).kind != kind::put) return {};
  Event e = made(kind::lay, p.event().seat, cause(skill));
  e.cards = p.event(1).cards;
  return instead(p, 1, e);
}
MaybeFault lightning_all_the_same(P p, Skill skill) {
  const Event e = p.event();
  if (e.value != 0 || p.event(1).kind != kind::put || p.state.at(e.seat).hp < 3) return {};
  for (const Seat s : p.state.living_seats()) {
    if (!p.state.at(s).skills.contains(skill)) continue;
    SkillFault f = change(p, 2, 0);
    Event damage = made(kind::damage, e.seat, static_cast<What>(sanguosha::Element::thunder));
    damage.other = s;
    damage.value = 2;
    f.add(damage);
    f.add(hit_points(p, e.seat, -2));
    return f;
  }
  return {};
}
MaybeFault takes_though_lost(P p, Skill skill) {
  const Event e = p.event();
  if (e.value != 0 || !is_choice_of(p.before(3), kind::invoke, skill)) return {};
  const Card c = hand_card(p, e.other, [](const auto&) { return true; });
  if (c == unknown_card) return {};
  SkillFault f = change(p, 2, 0);
  Event taken = made(kind::snatch, e.seat);
  taken.other = e.other;
  f.add(taken, {c});
  return f;
}
MaybeFault doubt_without_end(P p, Skill) {
  if (p.before(1).kind != kind::doubt) return {};
  const bool lost = p.event(1).kind == kind::lose && p.event(2).kind == kind::hp &&
                    p.event(3).kind != kind::dying;
  if (lost) return change(p, 1, 2);
  return p.event(1).kind == kind::draw ? MaybeFault(change(p, 1, 1)) : MaybeFault();
}
MaybeFault false_and_hits(P p, Skill) {
  const Event claim = p.event();
  if (!sanguosha::is_slash(static_cast<Name>(claim.what)) || claim.seats.size() != 1) return {};
  std::size_t n = 1;
  while (p.event(n).kind == kind::doubt) ++n;
  const Event card = p.event(n);
  if (n == 1 || card.kind != kind::unmask) return {};
  if (sanguosha::face(card.cards[0]).name == static_cast<Name>(claim.what)) return {};
  while (p.event(++n).kind == kind::draw) {
  }
  const Seat at = claim.seats[0];
  if (p.event(n).kind != kind::put || p.state.at(at).hp < 2) return {};
  SkillFault f = change(p, n, 0);
  Event damage = made(kind::damage, at);
  damage.other = claim.seat;
  damage.value = 1;
  f.add(damage);
  f.add(hit_points(p, at, -1));
  return f;
}

// --- who may not

MaybeFault takes_part(P p, Skill skill) {
  const Event e = p.event();
  if (static_cast<Phase>(e.what) != Phase::play || p.state.alive < 3) return {};
  bool lost = false;
  for (std::size_t back = 1; back <= p.i && !lost; ++back) {
    const Event& was = p.before(back);
    lost = was.kind == kind::forgo && was.seat == e.seat && was.what == cause(skill);
  }
  if (!lost || p.state.at(e.seat).skills.contains(skill)) return {};
  SkillFault f = change(p, 1, 0);
  f.add(made(kind::invoke, e.seat, cause(skill)));
  return f;
}
MaybeFault a_second_time(P p, Skill skill) {
  const Event e = p.event();
  if (static_cast<Phase>(e.what) != Phase::play || !p.state.at(e.seat).skills.contains(skill))
    return {};
  for (std::size_t back = 1; back <= p.i; ++back)
    if (p.before(back).seat == e.seat && is_choice_of(p.before(back), kind::invoke, skill)) {
      SkillFault f = change(p, 1, 0);
      f.add(made(kind::invoke, e.seat, cause(skill)));
      return f;
    }
  return {};
}
MaybeFault by_no_lord(P p, Skill skill) {
  const Event e = p.event();
  if (e.kind != kind::damage || p.event(1).kind != kind::hp || p.event(1).value < 1) return {};
  const Seat by = e.other;
  if (!p.state.living(by)) return {};
  for (const Seat s : p.state.living_seats()) {
    const sanguosha::Player& he = p.state.at(s);
    const bool his = he.general != sanguosha::General::none &&
                     he.general == sanguosha::General::dongzhuo && s != by;
    if (!his || (he.leads && p.state.at(by).kingdom == sanguosha::Kingdom::qun)) continue;
    SkillFault f = change(p, 2, 0);
    Event invoke = made(kind::invoke, by, cause(skill));
    invoke.other = s;
    f.add(invoke);
    return f;
  }
  return {};
}
MaybeFault from_a_third(P p, Skill skill) {
  const State& s = p.state;
  if (!s.living(s.current) || !s.at(s.current).skills.contains(skill)) return {};
  for (const Seat who : s.living_seats()) {
    if (who == s.current || who == p.event().seat) continue;
    const Card c = hand_card(p, who, [](const auto& f) { return f.name == Name::peach; });
    if (c == unknown_card) continue;
    SkillFault f = change(p, 1, 0);
    Event peach = made(kind::use, who, static_cast<What>(Name::peach));
    peach.seats.push(p.event().seat);
    f.add(peach, {c});
    return f;
  }
  return {};
}
MaybeFault black_trick_at_him(P p, Skill skill) {
  Event e = p.event();
  const Name as = static_cast<Name>(e.what);
  const bool one = as == Name::dismantlement || as == Name::duel || as == Name::indulgence;
  if (!one || e.cards.size() != 1 || is_red(sanguosha::face(e.cards[0]))) return {};
  for (const Seat s : p.state.living_seats())
    if (s != e.seat && p.state.at(s).skills.contains(skill) && p.state.hand_size(s) > 0) {
      e.seats = {};
      e.seats.push(s);
      return instead(p, 0, e);
    }
  return {};
}
MaybeFault invasion_hurts(P p, Skill skill) {
  const Event e = p.event();
  if (static_cast<Name>(e.what) != Name::savage_assault || e.seats.empty()) return {};
  const Seat last = e.seats[e.seats.size() - 1];
  if (!p.state.at(last).skills.contains(skill) || p.state.at(last).hp < 2) return {};
  std::size_t n = 1;
  for (; n < 40 && p.event(n).kind != kind::phase; ++n) {
    const Event& put = p.event(n);
    if (put.kind == kind::nullify || put.kind == kind::dying || put.kind == kind::flip) return {};
    const bool away = put.kind == kind::put || put.kind == kind::gain;
    if (away && std::ranges::equal(put.cards, e.cards)) break;
  }
  if (p.event(n).kind != kind::put && p.event(n).kind != kind::gain) return {};
  SkillFault f = change(p, n, 0);
  Event damage = made(kind::damage, last);
  damage.other = e.seat;
  damage.value = 1;
  f.add(damage);
  f.add(hit_points(p, last, -1));
  return f;
}
MaybeFault user_is_the_source(P p, Skill skill) {
  const Event e = p.event();
  Event next = p.event(1);
  if (static_cast<Name>(e.what) != Name::savage_assault || next.kind != kind::damage) return {};
  if (next.other == e.seat || !p.state.living(next.other)) return {};
  if (!p.state.at(next.other).skills.contains(skill)) return {};
  next.other = e.seat;
  return instead(p, 1, next);
}

// Nothing of the damage of a Slash to somebody chained, whom it would un-chain first.
MaybeFault no_damage_at_all(P p, Skill) {
  const Event e = p.event();
  const Event use = p.before(1);
  const bool hit = use.kind == kind::use && sanguosha::is_slash(static_cast<Name>(use.what));
  if (e.value != 0 || !hit || p.event(1).kind != kind::damage || p.event(1).seat != e.seat)
    return {};
  const bool alone = p.event(2).kind == kind::hp && p.event(3).kind == kind::put;
  return alone ? MaybeFault(change(p, 0, 3)) : MaybeFault();
}

// --- turned over

MaybeFault acts_face_down(P p, Skill) {
  const Event e = p.event();
  if (e.value == 0 || p.before(1).kind != kind::turn) return {};
  SkillFault f = change(p, 0, 1);
  for (const Phase phase : {Phase::prepare, Phase::judge, Phase::draw, Phase::play})
    f.add(made(kind::phase, e.seat, static_cast<What>(phase)));
  return f;
}
MaybeFault turned_for_nothing(P p, Skill) {
  if (static_cast<Phase>(p.event().what) != Phase::judge || p.state.turn % 9 != 0) return {};
  SkillFault f = change(p, 0, 0);
  Event e = made(kind::turn_over, p.event().seat);
  e.value = p.state.at(e.seat).face_down ? 1 : 0;
  f.add(e);
  return f;
}

// --- other places

MaybeFault pays_in_vain(P p, Skill skill) {
  const Event e = p.event();
  const bool his = static_cast<Phase>(e.what) == Phase::finish &&
                   p.state.at(e.seat).skills.contains(skill) && p.event(1).kind == kind::turn;
  if (!his || p.state.at(e.seat).hp < 2) return {};
  SkillFault f = change(p, 1, 0);
  Event lost = made(kind::lose, e.seat);
  lost.value = 1;
  f.add(lost);
  f.add(hit_points(p, e.seat, -1));
  return f;
}
MaybeFault not_paid(P p, Skill skill) {
  if (!p.state.at(p.event().seat).skills.contains(skill) || p.state.phase != Phase::finish)
    return {};
  std::size_t n = 1;
  while (p.event(n).kind == kind::lose || p.event(n).kind == kind::hp) ++n;
  return p.event(n).kind == kind::turn ? MaybeFault(change(p, 0, n)) : MaybeFault();
}
MaybeFault not_his_shape(P p, Skill) {
  Event e = p.event();
  const auto shape = sanguosha::General::guanyu;
  if (p.state.at(e.seat).offered.contains(shape) || e.what == static_cast<What>(shape)) return {};
  e.what = static_cast<What>(shape);
  e.value = cause(Skill::wusheng);
  return instead(p, 0, e);
}
MaybeFault drawn_by_another(P p, Skill) {
  Event e = p.event(1);
  if (e.kind != kind::draw) return {};
  e.seat = another(p, e.seat);
  return instead(p, 1, e);
}
MaybeFault too_few_survive(P p, Skill) {
  const bool equal = p.event(1).kind == kind::hp && p.event(2).kind == kind::dying;
  if (!equal) return {};
  std::size_t n = 3;
  while (p.event(n).kind == kind::death || p.event(n).kind == kind::forfeit) ++n;
  return change(p, 2, n - 2);
}
MaybeFault distinct_die(P p, Skill) {
  if (p.event(1).kind != kind::hp || p.event(2).kind == kind::dying) return {};
  SkillFault f = change(p, 2, 0);
  f.add(made(kind::dying, p.event().seat));
  return f;
}

#define TALLY_OF(skill) cause(Skill::skill)
// clang-format off
constexpr SkillPlant all[] = {
    {"a field won and not taken", "SGS-SKILL-TUNTIAN", kind::lay, TALLY_OF(tuntian), field_not_taken},
    {"a heart taken for a field", "SGS-SKILL-TUNTIAN", kind::judged, TALLY_OF(tuntian), heart_taken},
    {"a pindian turned round", "SGS-PINDIAN", kind::compared, any, turned_round},
    {"lost, and takes a card", "SGS-SKILL-LIEREN", kind::compared, TALLY_OF(lieren), takes_though_lost},
    {"awakens too early (fields)", "SGS-SKILL-ZAOXIAN", kind::phase, TALLY_OF(zaoxian), too_early},
    {"awakens too early (1 hit point)", "SGS-SKILL-HUNZI", kind::phase, TALLY_OF(hunzi), too_early},
    {"awakens too early (a card in hand)", "SGS-SKILL-ZHIJI", kind::phase, TALLY_OF(zhiji), too_early},
    {"awakening forgotten (fields)", "SGS-SKILL-ZAOXIAN", kind::awaken, TALLY_OF(zaoxian), forgotten},
    {"awakening forgotten (1 hit point)", "SGS-SKILL-HUNZI", kind::awaken, TALLY_OF(hunzi), forgotten},
    {"awakening forgotten (no hand)", "SGS-SKILL-ZHIJI", kind::awaken, TALLY_OF(zhiji), forgotten},
    {"maximum kept", "SGS-SKILL-HUNZI SGS-HP", kind::awaken, TALLY_OF(hunzi), maximum_kept, 1},
    {"skill not gained", "SGS-SKILL-ZHIJI", kind::awaken, TALLY_OF(zhiji), skill_not_gained},
    {"acts face down", "SGS-TURN-FACE-DOWN", kind::turn_over, any, acts_face_down},
    {"turned over for nothing", "SGS-TURN-FACE-DOWN", kind::phase, any, turned_for_nothing},
    {"stands his ground, not turned over", "SGS-SKILL-JUSHOU", kind::draw, any, [](P p, Skill) -> MaybeFault {
      return is_choice_of(p.before(1), kind::invoke, Skill::jushou) ? next_left_out(p, {}) : MaybeFault(); }},
    {"transfer without its discard", "SGS-SKILL-TIANXIANG", kind::invoke, TALLY_OF(tianxiang), next_left_out},
    {"transfer for no heart", "SGS-SKILL-TIANXIANG", kind::invoke, TALLY_OF(tianxiang), pays_no_heart},
    {"equal numbers survive", "SGS-SKILL-BUQU SGS-DYING", kind::lay, TALLY_OF(buqu), too_few_survive},
    {"distinct numbers die", "SGS-SKILL-BUQU SGS-DYING", kind::lay, TALLY_OF(buqu), distinct_die},
    {"limited skill used twice", "SGS-SKILL-LUANWU", kind::phase, TALLY_OF(luanwu), a_second_time},
    {"nobody loses by the chaos", "SGS-SKILL-LUANWU", kind::invoke, TALLY_OF(luanwu), next_left_out},
    {"skill used that was taken", "SGS-SKILL-ZHIHENG", kind::phase, TALLY_OF(zhiheng), takes_part},
    {"skill used that was taken (2)", "SGS-SKILL-KUROU", kind::phase, TALLY_OF(kurou), takes_part},
    {"brutality for no lord or by no Qun", "SGS-SKILL-BAONUE", kind::damage, TALLY_OF(baonue), by_no_lord},
    {"hands over without a card", "SGS-SKILL-FANGQUAN", kind::invoke, TALLY_OF(fangquan), next_left_out},
    {"exile draws one more", "SGS-SKILL-FANGZHU", kind::invoke, TALLY_OF(fangzhu), draws_more},
    {"exile draws one fewer", "SGS-SKILL-FANGZHU", kind::invoke, TALLY_OF(fangzhu), draws_fewer},
    {"rises again with too few", "SGS-SKILL-ZAIQI", kind::invoke, TALLY_OF(zaiqi), reveals_fewer},
    {"generosity gives too few", "SGS-SKILL-HAOSHI", kind::gift, TALLY_OF(haoshi), fewer_cards},
    {"alliance for too few", "SGS-SKILL-DIMENG", kind::discard, any, [](P p, Skill) -> MaybeFault {
      return is_choice_of(p.before(1), kind::invoke, Skill::dimeng) ? fewer_cards(p, {}) : MaybeFault(); }},
    {"skips without a card", "SGS-SKILL-QIAOBIAN", kind::invoke, TALLY_OF(qiaobian), next_left_out},
    {"godspeed for no equipment", "SGS-SKILL-SHENSU", kind::invoke, TALLY_OF(shensu), pays_no_equipment},
    {"no spade, and it strikes", "SGS-SKILL-LEIJI", kind::judged, TALLY_OF(leiji), lightning_all_the_same},
    {"a spade it is not", "SGS-SKILL-LEIJI", kind::judged, TALLY_OF(leiji), turned_round},
    {"the ghostly way with a red card", "SGS-SKILL-GUIDAO", kind::retrial, TALLY_OF(guidao), lays_red},
    {"chained by no club", "SGS-USE-KIND", kind::use, any, no_club},
    {"fire by a black card", "SGS-USE-KIND", kind::use, any, black_fire},
    {"wine of no spade", "SGS-USE-KIND", kind::use, any, no_spade},
    {"seen through by a red card", "SGS-USE-KIND", kind::nullify, any, red_insight},
    {"fierce advance discards none", "SGS-SKILL-MENGJIN", kind::invoke, TALLY_OF(mengjin), next_left_out},
    {"assault without its price", "SGS-SKILL-QIANGXI", kind::invoke, TALLY_OF(qiangxi), next_left_out},
    {"duty done to another", "SGS-SKILL-JIEMING", kind::invoke, TALLY_OF(jieming), drawn_by_another},
    {"a shape he has not", "SGS-SKILL-HUASHEN", kind::avatar, any, not_his_shape},
    {"questioned, and nothing comes of it", "SGS-SKILL-GUHUO", kind::unmask, any, doubt_without_end},
    {"false, and it hits", "SGS-SKILL-GUHUO", kind::claim, any, false_and_hits},
    {"an invasion hurts him", "SGS-SKILL-HUOSHOU", kind::use, TALLY_OF(huoshou), invasion_hurts},
    {"an invasion hurts her", "SGS-SKILL-JUXIANG", kind::use, TALLY_OF(juxiang), invasion_hurts},
    {"not the culprit's damage", "SGS-SKILL-HUOSHOU", kind::use, TALLY_OF(huoshou), user_is_the_source},
    {"chained, and the Slash does nothing", "SGS-CARD-SLASH", kind::chain, any, no_damage_at_all},
    {"a black trick behind the curtain", "SGS-SKILL-WEIMU", kind::use, TALLY_OF(weimu), black_trick_at_him},
    {"a Peach by a third", "SGS-SKILL-WANSHA", kind::dying, TALLY_OF(wansha), from_a_third},
    {"crumbles for nothing", "SGS-SKILL-BENGHUAI SGS-LOSE-HP", kind::phase, TALLY_OF(benghuai), pays_in_vain},
    {"does not crumble", "SGS-SKILL-BENGHUAI", kind::decide, TALLY_OF(benghuai), not_paid},
    {"mourning takes too few", "SGS-SKILL-XINGSHANG", kind::inherit, any, fewer_cards},
    {"provoked, and nothing follows", "SGS-SKILL-TIAOXIN", kind::invoke, TALLY_OF(tiaoxin), next_left_out},
    {"elegy without its price", "SGS-SKILL-BEIGE", kind::invoke, TALLY_OF(beige), next_left_out},
    {"a skill kept in spite of heartbreak", "SGS-SKILL-DUANCHANG SGS-SKILL-HUASHEN", kind::forgo, any, left_out},
};
// clang-format on
#undef TALLY_OF

}  // namespace

std::span<const SkillPlant> skill_plants() { return all; }

}  // namespace tally::faults
