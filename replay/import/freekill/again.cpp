#include "replay/import/freekill/again.h"

#include <algorithm>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/commands.h"
#include "replay/import/freekill/fields.h"

namespace tally::freekill {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

void Again::packet(const Packet& p) {
  using Value = cbor::Value;
  static constexpr auto statements = by_length(std::to_array<Command<Again>>({
      {"AddCardUseHistory", [](Again& a, Value v) { a.cards.counted(v); }},
      {"AddVirtualEquip", [](Again& a, Value v) { a.cards.virtual_equipment(v); }},
      {"FillAG", [](Again& a, Value v) { a.cards.on_offer(v); }},
      {"LogEvent", [](Again& a, Value v) { a.log_event(v); }},
      {"LoseSkill",
       [](Again& a, Value v) { a.skills.works_for(a.w.seat_of(v.at(0)), text(v.at(1)), true); }},
      {"RemoveVirtualEquip", [](Again& a, Value v) { a.cards.virtual_gone(v); }},
      {"SetCardFootnote", [](Again& a, Value v) { a.cards.footnote(v); }},
      {"SetCardVirtName", [](Again& a, Value v) { a.cards.called(v); }},
      {"ShowCard", [](Again& a, Value v) { a.cards.shown(v); }},
      {"ShowVirtualCard", [](Again& a, Value v) { a.cards.virtual_card(v); }},
      {"TakeAG", [](Again& a, Value v) { a.cards.about_to_take(v); }},
      {"UpdateDrawPile", [](Again& a, Value v) { a.pile.told(number(v)); }},
      {"UpdateRoundNum", [](Again& a, Value v) { a.turns.round(number(v), 0); }},
  }));
  if (const auto* const statement = find_command(statements, p.command))
    statement->take(*this, Recording::open(p));
}

bool Again::log(std::string_view type, cbor::Value v) {
  const Seat who = w.seat_of(v.find("from"));
  if (type == "#ChainDamage") {
    skills.foretell(KindSet{kind::chain, kind::damage}, rule::chain, Said(kind::chain).by(who));
  } else if (type == "#ChangeDamage") {
    skills.damage_changed(v);
  } else if (type == "#ChangedJudge") {
    judged_by_another(v);
  } else if (type == "#Recast") {
    w.read_cards(v.find("card"));
    if (const Event* const recast = w.latest(kind::recast))
      w.held_against(rule::recast, *recast, Said(kind::recast).by(who).with(w.listed));
  } else if (type == "#TurnOver") {
    players.turned(who, text(v.find("arg")) == "face_up");
  } else if (type == "#GainAnExtraTurn") {
    skills.foretell(kind::turn, rule::extra_turn, Said(kind::turn).by(who));
  } else if (type == "#TargetAdded" || type == "#TargetCancelled") {
    target_changed(v, type == "#TargetAdded");
  } else {
    return false;
  }
  return true;
}

// {from, to = [who is judged], arg2 = the card laid}
void Again::judged_by_another(cbor::Value v) {
  const cbor::Value card = v.find("arg2");
  if (card.as_text())
    w.listed = cards_in_words(text(card));
  else
    w.listed.assign(1, card_of(number(card)));
  if (const Event* const laid = w.latest(kind::retrial)) {
    Said said(kind::retrial);
    const bool one_of =
        laid->cards.size() == 1 && std::ranges::find(w.listed, laid->cards[0]) != w.listed.end();
    if (!one_of) said.with(w.listed);
    w.held_against(sanguosha::rule_of(sanguosha::Skill::guicai), *laid,
                   said.by(w.seat_of(v.find("from"))));
  }
  w.held_against(rule::judgement, w.judgement, Said(kind::flip).by(w.seat_of(v.find("to").at(0))));
}

// {from = who used the Slash, to = [its new target, or its old one]}: Flight 流离; a target is also
// lost by itself (帷幕).
void Again::target_changed(cbor::Value v, bool added) {
  if (const Event* const use = w.latest(kind::use))
    w.held_against(rule::use_target, *use, Said(kind::use).by(w.seat_of(v.find("from"))));
  const Event* const shirk = w.latest({kind::use, kind::invoke});
  if (shirk == nullptr || shirk->kind != kind::invoke ||
      shirk->what != sanguosha::cause(sanguosha::Skill::liuli))
    return;
  const SeatList to = w.seats_of(v.find("to"));
  Said said(kind::invoke);
  if (added)
    said.on(to);
  else
    said.by(to.size() == 1 ? to[0] : nobody);
  w.held_against(sanguosha::rule_of(sanguosha::Skill::liuli), *shirk, said);
}

void Again::animation(cbor::Value v) {
  const std::string_view type = text(v.find("type"));
  if (type == "Indicate") return skills.pointed(v);
  if (type == "InvokeSkill") skills.works_for(w.seat_of(v.find("player")), text(v.find("name")));
}

void Again::banner(cbor::Value v) {
  const std::string_view what = text(v.at(0));
  if (what == "RoundCount") return turns.round(number(v.at(1)), 1);
  if (what == "InitialGeneral")  // [[player, general, …]…]
    for (cbor::Value one : v.at(1).items())
      players.name(number(one.at(0)), "general", text(one.at(1)));
}

void Again::log_event(cbor::Value v) {
  const std::string_view type = text(v.find("type"));
  if (type == "Damage") return players.hurt(v);
  if (type == "Death") return players.died(w.seat_of(v.find("to")));
  if (type == "PlaySkillSound") return skills.heard(v);
}

// [player, mark, value]
void Again::mark(cbor::Value v) {
  const std::string_view mark = text(v.at(1));
  const cbor::Value value = v.at(2);
  if (mark == "InitialGeneral" && value.kind() == cbor::Kind::array)
    players.name(number(v.at(0)), "general", text(value.at(0)));
  else if (mark == "mark__armor_nullified" && number(value) > 0)
    skills.armour_nullified(w.seat_of(v.at(0)));
  else if (mark == "_rende_cards-phase")
    skills.given(w.seat_of(v.at(0)), number(value));
}

}  // namespace tally::freekill
