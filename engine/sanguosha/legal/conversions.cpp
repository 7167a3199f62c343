// What a card, or several, can be used as: by what is printed on it, by skills and weapons, in the
// fray.
#include <array>

#include "engine/sanguosha/legal/legal.h"

namespace tally::sanguosha {

SkillSet Legal::converting(Seat who, Card card) const {
  const Place at = state_.where(card);
  if (is_lent(at, who)) return SkillSet{at.pile};
  if (!state_.who_has(Always::converts).contains(who)) return {};
  SkillSet those = state_.at(who).skills & skills_with<&Effects::converts>();
  if (those.empty()) return those;
  const bool equipped = at == Place{Zone::equip, who};
  const bool beside = is_beside(at.zone) && at.seat == who;
  // SGS-CARD-WOODEN-OX: what lies under it is as good as in the hand.
  const bool laden = at == Place{Zone::pile, who, Skill::muniu};
  if (equipped) those = those & skills_with<&Effects::from_equipment>();
  const SkillSet& of_piles = skills_with<&Effects::from_pile>();
  if (!beside) return those - of_piles;
  return laden ? those : those & of_piles;
}

// SGS-GZ-FRAY, and SGS-CARD-WOODEN-OX as above
bool Legal::frays(Seat who, Card card) const {
  if (state_.fray == 0 || face(card).name != Name::peach) return false;
  const Place at = state_.where(card);
  const bool laden = at == Place{Zone::pile, who, Skill::muniu};
  return laden || (at != Place{Zone::equip, who} && !is_beside(at.zone));
}

// What his weapon turns a Slash into it turns a Slash by conversion into, unless it is itself one.
Name Legal::slash_turned(Seat who, Card card) const {
  return card == state_.equipment(who, 0) ? Name::none : effects_of(state_.weapon(who)).slash_as;
}

NameSet Legal::made_of(Seat who, Card card, const SkillSet& by) const {
  NameSet made;
  for (const Skill skill : by)
    for (int n = 1; n < static_cast<int>(Name::count); ++n)
      if (const auto as = static_cast<Name>(n); info(skill).effects.converts(*this, who, card, as))
        made.add(as);
  if (frays(who, card)) made |= NameSet{Name::slash, Name::dodge};
  if (made.contains(Name::slash)) made |= slash_turned(who, card);
  made.remove(Name::none);
  return made;
}

bool Legal::converts(Seat who, Card card, Name as, const SkillSet& by) const {
  for (const Skill skill : by)
    if (info(skill).effects.converts(*this, who, card, as)) return true;
  if ((as == Name::slash || as == Name::dodge) && frays(who, card)) return true;
  return is_slash(as) && as != Name::slash && slash_turned(who, card) == as &&
         converts(who, card, Name::slash, by);
}

bool Legal::converts(Seat who, Card card, Name as) const {
  return card < deck_size && converts(who, card, as, converting(who, card));
}

bool Legal::recastable(Seat who, Card card) const {
  if (rules_of(face(card).name).recast) return true;
  const SkillSet by = converting(who, card);
  if (by.empty()) return false;
  static const NameSet recast = [] {
    NameSet all;
    for (std::size_t n = 1; n < card_rules.size(); ++n)
      if (card_rules[n]->recast) all.add(static_cast<Name>(n));
    return all;
  }();
  for (const Name as : recast)
    if (converts(who, card, as, by)) return true;
  return false;
}

namespace {

// The rule of the weapon that would allow it; none if there is no such weapon.
template <class F>
Rule weapon_for(F allows) {
  for (int n = 1; n < static_cast<int>(Name::count); ++n)
    if (const Name weapon = static_cast<Name>(n); allows(effects_of(weapon)))
      return info(weapon).rule;
  return rule::none;
}

}  // namespace

Verdict Legal::joins(Seat who, Name as, Cards cards) const {
  const auto as_one = [&](const Effects& x) {
    return x.joins.cards == static_cast<int>(cards.size()) && x.joins.as == as;
  };
  if (cards.empty()) return broken(rule::use_kind);
  if (as_one(effects_of(state_.weapon(who)))) return fine;
  Verdict unfit = broken(rule::use_kind);
  for (const Skill skill : state_.at(who).skills) {
    const Effects& x = info(skill).effects;
    if (!as_one(x)) continue;
    unfit = x.joins.fit(*this, cards);
    if (unfit.legal()) return fine;
  }
  const Rule missing = weapon_for(as_one);
  return missing != rule::none ? broken(missing) : unfit;
}

// SGS-CARD-WOODEN-OX: for his weapon or a skill, cards under it are as good as cards of the hand.
bool Legal::joins_laden(Seat who, Name as, Cards cards) const {
  if (!state_.has(who, Skill::muniu) || !distinct(cards)) return false;
  const auto fits = [&](const Joined& by) {
    return by.as == as && by.cards == static_cast<int>(cards.size()) &&
           (by.fit == nullptr || by.fit(*this, cards).legal());
  };
  bool joins = fits(effects_of(state_.weapon(who)).joins);
  for (const Skill skill : skills_with<&Effects::joins>(state_.at(who).skills))
    joins = joins || fits(info(skill).effects.joins);
  if (!joins) return false;
  std::array<Card, deck_size> of_hand;  // NOLINT: as far as it is read
  std::size_t n = 0;
  for (const Card c : cards)
    if (state_.where(c) != Place{Zone::pile, who, Skill::muniu}) of_hand[n++] = c;
  return holds_all(who, {of_hand.data(), n}, false).legal();
}

// SGS-USE-KIND: a card is used as what it is, or as its holder's skills and weapon allow.
Verdict Legal::use_as(Seat who, Name as, Cards cards) const {
  if (claims_) return fine;
  const auto allowed_by = [&](auto allows) {
    if (allows(effects_of(state_.weapon(who)))) return fine;
    const Rule missing = weapon_for(allows);
    return broken(missing != rule::none ? missing : Rule{rule::use_kind});
  };
  if (cards.size() != 1) return joins(who, as, cards);
  if (cards[0] == unknown_card) return undecided;
  const Name printed = face(cards[0]).name;
  if (printed == as || converts(who, cards[0], as)) return fine;
  if (printed != Name::slash || !is_slash(as)) return broken(rule::use_kind);
  return allowed_by([&](const Effects& x) { return x.slash_as == as; });
}

}  // namespace tally::sanguosha
