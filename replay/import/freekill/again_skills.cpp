#include "replay/import/freekill/again_skills.h"

#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"

namespace tally::freekill {

using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

// So many packets at most lie between a statement and where the screen points for it.
constexpr std::uint32_t just_before = 4;

Rule rule_of(Owned o) {
  return o.skill != Skill::none ? sanguosha::rule_of(o.skill) : sanguosha::info(o.equipment).rule;
}

Seat only(const SeatList& s) { return s.size() == 1 ? s[0] : nobody; }

}  // namespace

// Whether nothing is known that speaks against it. A name that is neither a general's skill nor an
// equipment's says nothing that is known.
bool SkillsAgain::works_for(Seat who, std::string_view name, bool lost) {
  const Owned o = owned(name);
  if (o.skill == Skill::none && o.equipment == Name::none) return true;
  const auto owns = [&](Seat s) {
    if (o.skill != Skill::none)
      return sanguosha::skills_of(general_of(w_.generals[static_cast<std::size_t>(s)]), true)
                 .contains(o.skill) ||
             w_.gained[static_cast<std::size_t>(s)].contains(o.skill);
    return cards_.wears(s, o.equipment, lost);
  };
  if (who != nobody && owns(who)) return true;
  // These work as they are lost, also where another wears them from then on.
  const bool as_lost = o.equipment == Name::silver_lion || o.equipment == Name::wooden_ox;
  if (who != nobody && as_lost && cards_.wears(who, o.equipment, true)) return true;
  Seat owner = 0;
  while (owner < static_cast<Seat>(w_.ids.size()) && !owns(owner)) ++owner;
  // Where nobody has it whose it was last counts: the Silver Lion works as it is lost.
  if (owner == static_cast<Seat>(w_.ids.size())) return lost || works_for(who, name, true);
  Event his = event(kind::invoke, owner);
  his.what = cause_of(o);
  return w_.held_against(rule_of(o), his, Said(kind::invoke).by(who));
}

// {general, name}: the general who speaks has the skill.
void SkillsAgain::heard(cbor::Value v) {
  const std::string_view general = text(v.find("general"));
  Seat who = nobody;
  for (std::size_t i = 0; i < w_.ids.size() && who == nobody; ++i)
    if (!general.empty() && w_.generals[i] == general) who = static_cast<Seat>(i);
  if (who == nobody && w_.of_kingdoms) return;  // he lies face down
  works_for(who, text(v.find("name")));
}

// A line that is no event of its own: {from, to[], arg}.
void SkillsAgain::logged(std::string_view name, Seat who, cbor::Value v) {
  works_for(who, name);
  if (text(v.find("type")) != "#InvokeSkillTo") return;
  const Owned o = owned(name);
  const SeatList to = w_.seats_of(v.find("to"));
  if (o.equipment == Name::qinggang_sword) {  // of a Slash on several, on one of them
    const Event* const use = w_.latest(kind::use);
    if (use == nullptr || use->seats.contains(only(to))) return;
    w_.held_against(rule_of(o), *use, Said(kind::use).on(to));
    invoked_ = {};  // once is enough
  } else if (o.skill == Skill::rende) {
    foretell(kind::gift, rule_of(o), Said(kind::gift).of(only(to)));
  } else if (o.equipment == Name::spear ||
             (o.skill != Skill::none && sanguosha::info(o.skill).effects.converts != nullptr)) {
    foretell(kind::use, rule_of(o), Said(kind::use).on(to));
  }
}

void SkillsAgain::foretell(const KindSet& kinds, Rule rule, const Event& said) {
  std::erase_if(foretold_, [&](const Foretold& told) { return told.kinds == kinds; });
  foretold_.push_back({said, kinds, rule, w_.index});
}

// A statement ends with the event it is about, or with what shows that this does not come: the next
// card used or played, damage that is prevented, a new turn.
void SkillsAgain::as_foretold(const Event& e) {
  for (const Foretold& told : foretold_) {
    if (!told.kinds.contains(e.kind)) continue;
    const Earlier there(w_, told.at);
    w_.held_against(told.rule, e, told.said);
  }
  constexpr KindSet ends = laid_out | KindSet{kind::prevented, kind::turn};
  // … or whoever was to be damaged prevents it, or has another take it (天香).
  const bool turned_away =
      e.kind == kind::invoke && (e.what == sanguosha::cause(Skill::tianxiang_hs) ||
                                 e.what == sanguosha::cause(Skill::tianxiang));
  std::erase_if(foretold_, [&](const Foretold& told) {
    const bool his = turned_away && told.kinds.contains(kind::damage) && told.said.seat == e.seat;
    return his || (told.kinds | ends).contains(e.kind);
  });
}

// {from, to[], arg = the kind of damage, arg2 = how much it was, arg3 = how much it is}
void SkillsAgain::damage_changed(cbor::Value v) {
  Said said(kind::damage);
  said.by(w_.seat_of(v.find("from"))).of(w_.seat_of(v.find("to").at(0)));
  said.as(element_of(text(v.find("arg"))));
  const auto before = std::ranges::find(foretold_, KindSet(kind::damage), &Foretold::kinds);
  if (before != foretold_.end())
    w_.held_against(rule::damage, before->said, said.n(number(v.find("arg2"))));
  foretell(kind::damage, rule::damage, said.n(number(v.find("arg3"))));
}

// Just behind a skill, at those it is used on.
void SkillsAgain::pointed(cbor::Value v) {
  pointed_ = {};
  for (cbor::Value one : v.find("to").items()) {
    if (one.kind() != cbor::Kind::array) pointed_.push(w_.seat_of(one));
    for (cbor::Value s : one.items()) pointed_.push(w_.seat_of(s));
  }
  pointing_ = w_.seat_of(v.find("from"));
  pointed_at_ = w_.index;
  const Event skill = std::exchange(invoked_, {});
  // A line may stand alone (Crossbow, Empty Fort), and the screen point for another then.
  if (skill.kind == nothing || w_.index - invoked_at_ > just_before || skill.seat != pointing_)
    return;
  // What one of the two says wrongly is told once.
  if (!w_.held_against(rule::use_target, skill, Said(kind::invoke).on(pointed_)))
    std::erase_if(foretold_, [](const Foretold& told) {
      return told.kinds.meets({kind::use, kind::gift});
    });
}

SeatList SkillsAgain::pointed_by(Seat who) const {
  const bool now = pointing_ == who && pointed_at_ != 0 && w_.index - pointed_at_ <= just_before;
  return now ? pointed_ : SeatList{};
}

// [player, skill]: who uses it is who has just pointed.
void SkillsAgain::counted(cbor::Value v) {
  const Seat who = w_.seat_of(v.at(0));
  if (!works_for(who, text(v.at(1))) || pointed_at_ == 0 || pointed_at_ + 1 != w_.index) return;
  Event skill = event(kind::invoke, who);
  skill.what = cause_of(owned(text(v.at(1))));
  if (skill.what == 0) return;
  const Earlier there(w_, pointed_at_);
  w_.held_against(rule::use_target, skill, Said(kind::invoke).by(pointing_));
}

// Just before a card, at its targets.
void SkillsAgain::pointed_for(const Event& use) {
  if (pointed_at_ == 0 || w_.index - pointed_at_ > just_before) return;
  const Earlier there(w_, pointed_at_);
  SeatList targets = pointed_;
  if (targets.size() == 2 && use.seats.size() == 1) targets.n = 1;  // and the other its victim
  w_.held_against(rule::use_target, use, Said(use.kind).by(pointing_).on(targets));
}

// Of a Borrowed Sword: its target, and whom the screen pointed at.
void SkillsAgain::collaborator(const Event& use, std::uint32_t use_at, Seat target) {
  w_.held_against(rule::collateral, use, Said(kind::use).on({target}));
  if (pointed_.size() == 2 && use_at - pointed_at_ <= just_before)
    w_.held_against(rule::collateral, use, Said(kind::use).of(pointed_[1]));
}

void SkillsAgain::armour_nullified(Seat who) {
  const Event* const use = w_.latest(kind::use);
  if (use != nullptr && !use->seats.contains(who))
    w_.held_against(rule::qinggang_sword, *use, Said(kind::use).on({who}));
}

// So many cards have been given in this phase (Benevolence); 0 as it ends. Where the record begins
// in the middle nobody knows how many before.
void SkillsAgain::given(Seat s, std::int64_t n) {
  const Rule rule = sanguosha::rule_of(Skill::rende);
  const Event* const gift = w_.latest(kind::gift);
  if (n != 0 && gift != nullptr && w_.held_against(rule, *gift, Said(kind::gift).by(s))) {
    const auto due = given_ + static_cast<std::int64_t>(gift->cards.size());
    if (n != due && given_ >= 0)
      w_.contradiction(rule, s, say::said_twice(), say::cards_given(due), say::cards_given(n));
  }
  given_ = small(n);
}

}  // namespace tally::freekill
