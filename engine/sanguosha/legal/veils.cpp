#include "engine/sanguosha/legal/veils.h"

namespace tally::sanguosha {

Event unveiling(Seat who, std::size_t place, General g, Skill skill) {
  Event e;
  e.kind = kind::unveil;
  e.seat = who;
  e.what = static_cast<What>(g);
  e.value = static_cast<std::int32_t>(place);
  e.extra = skill == Skill::none ? 0 : cause(skill).number();
  e.rule = rule::gz_unveil;
  return e;
}

Rule barred_by(const State& s, Seat who) {
  if (s.noted(who, Mark::pinned, Life::turn) > 0) return rule::blade;
  if (s.seated(who) && s.has(who, Skill::huashen_qs)) return rule_of(Skill::huashen_qs);
  if (who == s.current || !s.living(s.current)) return rule::none;
  constexpr SkillSet barring{Skill::huoshui, Skill::huoshui_hs};
  const SkillSet his = s.at(s.current).skills & barring;
  return his.empty() ? Rule{rule::none} : rule_of(his.first());
}
bool barred(const State& s, Seat who) { return barred_by(s, who) != rule::none; }

bool hides_cards(const State& s) {
  for (const Seat i : s.living_seats())
    if (s.at(i).hidden_cards > 0) return true;
  return false;
}

GeneralSet nobodys(const State& s, const Options& options) {
  GeneralSet out = generals_in(options) - war_lords;
  for (Seat i = 0; i < s.players; ++i) {
    const Player& p = s.at(i);
    for (const General g : {p.general, p.second, p.veiled[0], p.veiled[1]}) out.remove(g);
    out -= p.forms;
  }
  return out;
}

Kingdom printed_kingdom(const State& s, Seat who) {
  const Player& p = s.at(who);
  for (const General g : {p.general, p.second, p.veiled[0], p.veiled[1]})
    if (g != General::none) return info(g).kingdom;
  return Kingdom::none;
}

bool uses(const Legal& legal, Skill skill, const Event& a) {
  if (a.kind == kind::invoke) return a.what == cause(skill);
  const Name as = a.kind == kind::nullify ? Name::nullification : Legal::as_of(a);
  const Effects& x = info(skill).effects;
  if (a.kind == kind::recast) {  // 连环: as what it can be recast as
    const bool one = a.cards.size() == 1 && a.cards[0] < deck_size;
    return one && !rules_of(face(a.cards[0]).name).recast && x.converts != nullptr &&
           x.converts(legal, a.seat, a.cards[0], Name::iron_chain);
  }
  if (a.cards.size() != 1)
    return x.joins.cards == static_cast<int>(a.cards.size()) && x.joins.as == as;
  const Card c = a.cards[0];
  if (c >= deck_size) return x.converts != nullptr;
  const bool by_itself =
      face(c).name == as || (a.kind == kind::nullify && is_nullification(face(c).name));
  return x.converts != nullptr && !by_itself && x.converts(legal, a.seat, c, as);
}

bool may_be_by(const Legal& legal, Skill skill, const Event& a) {
  if (uses(legal, skill, a)) return true;
  const auto converts = info(skill).effects.converts;
  if (converts == nullptr || a.cards.size() != 1 || a.cards[0] >= deck_size) return false;
  const Name itself = face(a.cards[0]).name;
  return a.kind != kind::invoke && a.kind != kind::recast && itself == Legal::as_of(a) &&
         converts(legal, a.seat, a.cards[0], itself);
}

}  // namespace tally::sanguosha
