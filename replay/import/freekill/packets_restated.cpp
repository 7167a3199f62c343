// What FreeKill says again of who a skill or an equipment works for, of the card used last and of
// the number of cards in the pile; and what it says of a thing before it happens.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"

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

// --- who a skill or an equipment works for

// Whether nothing is known that speaks against it. A name that is neither a general's skill nor an
// equipment's says nothing that is known.
bool Packets::works_for(Seat who, std::string_view name, bool lost) {
  const Owned o = owned(name);
  if (o.skill == Skill::none && o.equipment == Name::none) return true;
  const auto owns = [&](Seat s) {
    if (o.skill != Skill::none)
      return (sanguosha::skills_of(general_of(generals_[static_cast<std::size_t>(s)]), true)
                  .contains(o.skill));
    for (std::size_t c = 0; c < worn_.size(); ++c)
      if (worn_[c] == s && (lost || wearing_[c]) &&
          sanguosha::face(static_cast<Card>(c)).name == o.equipment)
        return true;
    return false;
  };
  if (who != nobody && owns(who)) return true;
  Seat owner = 0;
  while (owner < static_cast<Seat>(ids_.size()) && !owns(owner)) ++owner;
  // Where nobody has it whose it was last counts: the Silver Lion works as it is lost.
  if (owner == static_cast<Seat>(ids_.size())) return lost || works_for(who, name, true);
  Event his = event(kind::invoke, owner);
  his.what = cause_of(o);
  return held_against(rule_of(o), his, Said(kind::invoke).by(who));
}

// {general, name}: the general who speaks has the skill.
void Packets::skill_heard(cbor::Value v) {
  const std::string_view general = text(v.find("general"));
  Seat who = nobody;
  for (std::size_t i = 0; i < ids_.size() && who == nobody; ++i)
    if (!general.empty() && generals_[i] == general) who = static_cast<Seat>(i);
  works_for(who, text(v.find("name")));
}

// A line that is no event of its own: {from, to[], arg}.
void Packets::skill_logged(std::string_view name, Seat who, cbor::Value v) {
  works_for(who, name);
  if (text(v.find("type")) != "#InvokeSkillTo") return;
  const Owned o = owned(name);
  const SeatList to = seats_of(v.find("to"));
  if (o.equipment == Name::qinggang_sword) {  // of a Slash on several, on one of them
    const Event* const use = latest(kind::use);
    if (use == nullptr || use->seats.contains(only(to))) return;
    held_against(rule_of(o), *use, Said(kind::use).on(to));
    invoked_ = {};  // once is enough
  } else if (o.skill == Skill::rende) {
    foretell(kind::gift, rule_of(o), Said(kind::gift).of(only(to)));
  } else if (o.equipment == Name::spear ||
             (o.skill != Skill::none && sanguosha::info(o.skill).effects.converts != nullptr)) {
    foretell(kind::use, rule_of(o), Said(kind::use).on(to));
  }
}

// --- what is said of a thing before it happens

void Packets::foretell(const KindSet& kinds, Rule rule, const Event& said) {
  std::erase_if(foretold_, [&](const Foretold& told) { return told.kinds == kinds; });
  foretold_.push_back({said, kinds, rule, index_});
}

// A statement ends with the event it is about, or with what shows that this does not come: the next
// card used or played, damage that is prevented, a new turn.
void Packets::as_foretold(const Event& e) {
  const std::uint32_t now = index_;
  for (const Foretold& told : foretold_) {
    if (!told.kinds.contains(e.kind)) continue;
    index_ = told.at;
    held_against(told.rule, e, told.said);
  }
  index_ = now;
  constexpr KindSet ends = laid_out | KindSet{kind::prevented, kind::turn};
  std::erase_if(foretold_,
                [&](const Foretold& told) { return (told.kinds | ends).contains(e.kind); });
}

// {from, to[], arg = the kind of damage, arg2 = how much it was, arg3 = how much it is}
void Packets::damage_changed(cbor::Value v) {
  Said said(kind::damage);
  said.by(seat_of(v.find("from"))).of(seat_of(v.find("to").at(0)));
  said.as(element_of(text(v.find("arg"))));
  const auto before = std::ranges::find(foretold_, KindSet(kind::damage), &Foretold::kinds);
  if (before != foretold_.end())
    held_against(rule::damage, before->said, said.n(number(v.find("arg2"))));
  foretell(kind::damage, rule::damage, said.n(number(v.find("arg3"))));
}

// --- where the screen points: {from, to = [[target, the target's victim]…]}

// Just behind a skill, at those it is used on.
void Packets::pointed(cbor::Value v) {
  pointed_ = {};
  for (cbor::Value one : v.find("to").items()) {
    if (one.kind() != cbor::Kind::array) pointed_.push(seat_of(one));
    for (cbor::Value s : one.items()) pointed_.push(seat_of(s));
  }
  pointing_ = seat_of(v.find("from"));
  pointed_at_ = index_;
  const Event skill = std::exchange(invoked_, {});
  // A line may stand alone (Crossbow, Empty Fort), and the screen point for another then.
  if (skill.kind == nothing || index_ - invoked_at_ > just_before || skill.seat != pointing_)
    return;
  // What one of the two says wrongly is told once.
  if (!held_against(rule::use_target, skill, Said(kind::invoke).on(pointed_)))
    std::erase_if(foretold_, [](const Foretold& told) {
      return told.kinds.meets({kind::use, kind::gift});
    });
}

// [player, skill]: who uses it is who has just pointed.
void Packets::skill_counted(cbor::Value v) {
  const Seat who = seat_of(v.at(0));
  if (!works_for(who, text(v.at(1))) || pointed_at_ == 0 || pointed_at_ + 1 != index_) return;
  Event skill = event(kind::invoke, who);
  skill.what = cause_of(owned(text(v.at(1))));
  if (skill.what == 0) return;
  const std::uint32_t now = std::exchange(index_, pointed_at_);
  held_against(rule::use_target, skill, Said(kind::invoke).by(pointing_));
  index_ = now;
}

// Just before a card, at its targets.
void Packets::pointed_for(const Event& use) {
  if (pointed_at_ == 0 || index_ - pointed_at_ > just_before) return;
  const std::uint32_t now = std::exchange(index_, pointed_at_);
  SeatList targets = pointed_;
  if (targets.size() == 2 && use.seats.size() == 1) targets.n = 1;  // and the other its victim
  held_against(rule::use_target, use, Said(use.kind).by(pointing_).on(targets));
  index_ = now;
}

// {from = the target, to = [its victim]}: Borrowed Sword.
void Packets::collaborator(cbor::Value v) {
  if (pending_.kind != kind::use) return;
  pending_.other = seat_of(v.find("to").at(0));
  SeatList named;
  named.push(seat_of(v.find("from")));
  held_against(rule::collateral, pending_, Said(kind::use).on(named));
  if (pointed_.size() == 2 && pending_at_ - pointed_at_ <= just_before)
    held_against(rule::collateral, pending_, Said(kind::use).of(pointed_[1]));
}

// --- the card used last

// What lies there, the card laid last: {type, from, to}.
void Packets::noted(cbor::Value note, const Event* laid, Said said) {
  const std::string_view type = text(note.find("type"));
  if (type == "##UseCardTo") said.on(seats_of(note.find("to")));
  if (laid != nullptr) held_against(rule::use_hold, *laid, said.by(seat_of(note.find("from"))));
}

// [player, name, 1]; before 0.5 [name, 1].
void Packets::card_counted(cbor::Value v) {
  const bool of_player = v.size() == 3;
  const Event* const laid = latest(laid_out);
  if (laid == nullptr) return;
  const auto counted_as = [](Name n) { return sanguosha::is_slash(n) ? Name::slash : n; };
  const Name card =
      laid->kind == kind::nullify ? Name::nullification : static_cast<Name>(laid->what);
  Said said(laid->kind);
  if (of_player) said.by(seat_of(v.at(0)));
  if (const Name n = name_of(text(v.at(of_player ? 1 : 0))); n != counted_as(card))
    said.as(static_cast<What>(n));
  held_against(rule::use_hold, *laid, said);
}

// The last use of this card, or answer with it.
const Event* Packets::use_of(Card c) {
  latest_at(laid_out);
  return c < used_at_.size() && used_at_[c] > 0 ? &out_->seen()[used_at_[c] - 1].event : nullptr;
}

// [cards, name, …]: what the cards just laid down or taken up are used as.
void Packets::card_called(cbor::Value v) {
  read_cards(v.at(0));
  const Event* const lies = latest(laid_out | kind::due);
  if (lies == nullptr || !held_against(rule::use_hold, *lies, Said(lies->kind).with(cards_)))
    return;
  const Event* const use = cards_.empty() ? nullptr : use_of(cards_[0]);
  if (use != nullptr && use->kind != kind::nullify)
    held_against(rule::use_kind, *use,
                 Said(use->kind).as(static_cast<What>(name_of(text(v.at(1))))));
}

// [card, player, note, …]: an answer without a card.
void Packets::virtual_card(cbor::Value v) {
  const Event* const laid = latest(laid_out);
  if (laid == nullptr) return;
  Said said(laid->kind);
  if (laid->kind != kind::nullify)
    said.as(static_cast<What>(name_of(text(v.at(0).untagged().find(name_key)))));
  noted(v.at(2), laid, said);
  held_against(rule::use_hold, *laid, Said(laid->kind).by(seat_of(v.at(1))));
}

// {player, subcards, name}: a converted delayed trick on its way. In 0.5.0 to 0.5.11 also what the
// program's players only try out.
void Packets::virtual_equipment(cbor::Value v) {
  if (version_ < Version{0, 5, 12}) return;
  read_cards(v.find("subcards"));
  const Event* const use = cards_.empty() ? nullptr : use_of(cards_[0]);
  if (use == nullptr) return;
  SeatList to;
  to.push(seat_of(v.find("player")));
  held_against(
      rule::use_target, *use,
      Said(use->kind).on(to).with(cards_).as(static_cast<What>(name_of(text(v.find("name"))))));
}

// {player, id}: a delayed trick about to be taken up.
void Packets::virtual_gone(cbor::Value v) {
  if (!before_0_5() && version_ < Version{0, 5, 12}) return;
  const Card c = card_of(number(v.find("id")));
  if (c >= before_.size() || before_[c] == nobody) return;
  Event lies = event(kind::due, before_[c]);
  lies.cards = {&c, 1};
  held_against(rule::unexplained, lies, Said(kind::due).by(seat_of(v.find("player"))));
}

// [player, mark, value]
void Packets::marked(cbor::Value v) {
  const std::string_view mark = text(v.at(1));
  const cbor::Value value = v.at(2);
  if (mark == "InitialGeneral") {
    if (value.kind() == cbor::Kind::array)
      name_again(number(v.at(0)), "general", text(value.at(0)));
  } else if (mark == "mark__armor_nullified" && number(value) > 0) {
    const Event* const use = latest(kind::use);
    SeatList to;
    to.push(seat_of(v.at(0)));
    if (use != nullptr && !use->seats.contains(to[0]))
      held_against(rule::qinggang_sword, *use, Said(kind::use).on(to));
  } else if (mark == "_rende_cards-phase") {
    given(seat_of(v.at(0)), number(value));
  }
}

// So many cards have been given in this phase (Benevolence); 0 as it ends. Where the record begins
// in the middle nobody knows how many before.
void Packets::given(Seat s, std::int64_t n) {
  const Rule rule = sanguosha::rule_of(Skill::rende);
  const Event* const gift = latest(kind::gift);
  if (n != 0 && gift != nullptr && held_against(rule, *gift, Said(kind::gift).by(s))) {
    const auto due = given_ + static_cast<std::int64_t>(gift->cards.size());
    if (n != due && given_ >= 0)
      contradiction(rule, s, say::said_twice(), say::cards_given(due), say::cards_given(n));
  }
  given_ = small(n);
}

// So many Wines make the next Slash stronger.
void Packets::drank(Seat s, std::int64_t n) {
  int& before = drank_[static_cast<std::size_t>(s)];
  const Event* const use = latest(kind::use);
  if (n > 0 && use != nullptr)
    held_against(rule::wine, *use, Said(kind::use).by(s).as(static_cast<What>(Name::wine)));
  if (n > 0 && n != before + 1)
    contradiction(rule::wine, s, say::said_twice(), say::wines_drunk(before + 1),
                  say::wines_drunk(n));
  before = small(n);
}

// --- the number of cards in the pile (before 0.5.12)

// In 0.4 each number stands before the move that makes it true, later behind it. Where several
// cards go one by one, all but the last may tell how many there were on the way, or before.
void Packets::numbers_told(int before) {
  const int was = piles_.left();
  if (before_0_5() && !numbers_.empty() && numbers_.back().first != was &&
      piles_.refilled_to(numbers_.back().first))
    before += piles_.left() - was;
  const std::uint32_t now = index_;
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    const auto [n, at] = numbers_[i];
    const auto to_come = static_cast<std::int64_t>(numbers_.size() - 1 - i);
    const bool on_the_way = before_0_5() ? n == before : n == piles_.left() + to_come;
    if (n == piles_.left() || (to_come > 0 && on_the_way)) continue;
    index_ = at;
    contradiction(rule::draw_top, nobody, say::said_twice(), say::cards_in_pile(piles_.left()),
                  say::cards_in_pile(n));
  }
  numbers_.clear();
  index_ = now;
}

}  // namespace tally::freekill
