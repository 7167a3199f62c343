// Kingdom war: two generals for everybody, face down; for whom somebody stands, marks. A recording
// names the generals before anybody has shown one: they are in it as the hands are. Shown they are
// when it says that they are turned up.
#include <algorithm>
#include <utility>

#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

using sanguosha::General;
using sanguosha::Kingdom;
using sanguosha::Skill;
using sanguosha::Spent;
using sanguosha::Token;
namespace kind = sanguosha::kind;

namespace {

Kingdom kingdom_named(std::string_view name) {
  for (const Kingdom k : {Kingdom::wei, Kingdom::shu, Kingdom::wu, Kingdom::qun})
    if (kingdom_key(k) == name) return k;
  return name == "wild" ? Kingdom::careerist : Kingdom::none;
}

Token token_named(std::string_view mark) {
  if (mark == "@!vanguard") return Token::pioneer;
  if (mark == "@!yinyangfish") return Token::half_fish;
  if (mark == "@!companion") return Token::companion;
  return mark == "@!wild" ? Token::careerist : Token::none;
}

}  // namespace

// [generals…]: what the viewer is offered.
void Packets::offered(cbor::Value names) {
  for (const cbor::Value name : names.items()) {
    const General g = general_of(text(name));
    if (g == General::none) return offered_.clear();  // one we do not know
    offered_.push_back(as_card(g));
  }
}

// [player, mark, value]: the two who lie before him.
void Packets::lies_face_down(Seat who, std::string_view mark, std::string_view name) {
  const std::size_t place = mark == "__heg_deputy" ? 1 : 0;
  const General g = general_of(name);
  War& his = war_[static_cast<std::size_t>(who)];
  his.general[place] = g;
  gained[static_cast<std::size_t>(who)] |= sanguosha::skills_in(g, place, false);
  SeatLabel& label = out.labels[static_cast<std::size_t>(who)];
  (place == 0 ? label.general : label.deputy) = std::string(name);
}

// Everybody has chosen, before anybody has a hit point.
void Packets::all_have_chosen() {
  if (std::exchange(chosen_, true)) return;
  const Seat viewer = seat_of(recording_.header().viewer_id);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    Event e = event(kind::offer, static_cast<Seat>(i));
    if (static_cast<Seat>(i) == viewer && !offered_.empty()) {
      e.cards = offered_;
      e.value = static_cast<std::int32_t>(offered_.size());
    } else {
      e.hide(Field::cards);
      e.hide(Field::value);
    }
    out.add(e, index);
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::array<Card, 2> both{as_card(war_[i].general[0]), as_card(war_[i].general[1])};
    Event e = event(kind::pair, static_cast<Seat>(i));
    if (war_[i].general[0] == General::none || war_[i].general[1] == General::none)
      e.hide(Field::cards);
    e.cards = both;
    out.add(e, index);
  }
}

// What a general who was shown brings is told at once, or when the skill is done for which he was
// turned up: the rules give it at once.
void Packets::brings(Seat who) {
  War& his = war_[static_cast<std::size_t>(who)];
  const auto& packets = recording_.packets();
  for (const Packet& p : packets.subspan(std::min<std::size_t>(index, packets.size()))) {
    if (p.command == "SetCurrent") break;
    if (p.request || p.command != "SetPlayerMark") continue;
    const cbor::Value v = Recording::open(p);
    const Token token = token_named(text(v.at(1)));
    if (token == Token::none || seat_of(v.at(0)) != who) continue;
    if (number(v.at(2)) <= 0) break;
    const bool both = his.shown[0] && his.shown[1];
    if (his.brought[static_cast<std::size_t>(token)] || (token != Token::pioneer && !both))
      continue;
    his.brought[static_cast<std::size_t>(token)] = true;
    const bool for_skill = unveiled_at_ == out.size();
    Event e = event(kind::mark, who);
    e.what = static_cast<What>(token);
    emit(e);
    if (for_skill) unveiled_at_ = out.size();
  }
}

bool Packets::war_property(Seat s, std::string_view what, cbor::Value value) {
  if (what == "kingdom") {
    if (s != nobody) changes_side(s, kingdom_named(text(value)));
    return true;
  }
  if (what == "role") {
    if (s != nobody) war_[static_cast<std::size_t>(s)].role = std::string(text(value));
    return true;
  }
  if (what == "hp" && !playing_) all_have_chosen();
  // By the lord whom he is about to turn up he gets a hit point: FreeKill says so before that.
  const bool about_to_grow = s != nobody && playing_ &&
                             war_[static_cast<std::size_t>(s)].lord != General::none &&
                             (what == "hp" || what == "maxHp");
  if (about_to_grow) {
    war_[static_cast<std::size_t>(s)].grows = true;
    if (what == "hp")
      again_.players.has_hp(s, small(number(value)));
    else
      max_hp_[static_cast<std::size_t>(s)] =
          static_cast<std::int8_t>(std::clamp<std::int64_t>(number(value), -100, 100));
    return true;
  }
  return what == "general" || what == "deputyGeneral" || what == "gender";
}

bool Packets::war_mark(Seat who, std::string_view mark, cbor::Value value) {
  if (playing_ && power_mark(who, mark, number(value))) return true;
  if (!playing_ && (mark == "__heg_general" || mark == "__heg_deputy")) {
    if (who != nobody && !text(value).empty()) lies_face_down(who, mark, text(value));
    return true;
  }
  if (mark == "__heg_general" && who != nobody)
    if (const General g = general_of(text(value)); sanguosha::war_lords.contains(g))
      war_[static_cast<std::size_t>(who)].lord = g;
  if (mark == "@hs__duanchang" && who != nobody && stripped_by_ != nobody) {
    Event e = event(kind::strip, std::exchange(stripped_by_, nobody));
    e.other = who;
    const General g = general_of(text(value.at(0)));
    e.value = g == war_[static_cast<std::size_t>(who)].general[1] ? 1 : 0;
    emit(e);
    return true;
  }
  if (mark == "@&ld__xing" && who != nobody) {
    forms(who);
    return true;
  }
  const Token token = token_named(mark);
  if (token == Token::none || who == nobody) return mark.starts_with("__heg");
  if (again_.players.is_dead(who)) return true;
  const bool gets = number(value) > 0;
  Event e = event(gets ? kind::mark : kind::spend, who);
  e.what = static_cast<What>(token);
  if (gets) {  // told already, with the general
    if (!std::exchange(war_[static_cast<std::size_t>(who)].brought[static_cast<std::size_t>(token)],
                       false))
      emit(e);
    return true;
  }
  e.extra = static_cast<std::int32_t>(spent_for(token));
  if (token == Token::pioneer) {  // on whom is seen by himself alone
    e.hide(Field::other);
    e.hide(Field::value);
  }
  emit(e);
  return true;
}

Spent Packets::spent_for(Token token) const {
  const bool limit = counted_.find("yinyangfish") != std::string::npos ||
                     counted_.find("maxcards") != std::string::npos;
  const bool peach = counted_.find("peach") != std::string::npos;
  switch (token) {
    case Token::pioneer: return Spent::look;
    case Token::companion: return peach ? Spent::peach : Spent::draw_two;
    case Token::careerist: return Spent::draw_two;
    default: return limit && phase_ == 6 ? Spent::limit : Spent::draw;
  }
}

bool Packets::war_log(std::string_view type, cbor::Value v) {
  if (type == "#RevealGeneral") {
    revealed(v);
    return true;
  }
  stands();
  if (type == "#EnterBattleRoyalModeLog") {
    Event e;
    e.kind = kind::fray;
    emit(e);
    return true;
  }
  if (type == "#GeneralRemoved") {
    removed(v);
    return true;
  }
  if (type == "#ChangeHero") {
    changes_deputy(v);
    return true;
  }
  if (type == "#HideOtherGeneral") {
    turned_down(v);
    return true;
  }
  if (type == "#HsTieqiTo") {
    muted(v);
    return true;
  }
  if (strategy_log(type, v) || command_log(type, v)) return true;
  if (type == "#XiongsuanReset") {  // {from = whose skill, arg}; by whom it does not say
    Event e = event(kind::renew, nobody);
    e.other = seat_of(v.find("from"));
    e.what = sanguosha::cause(skill_of(text(v.find("arg"))));
    emit(e);
    return true;
  }
  if (type == "#HegNullificationAll") {
    for_his_kingdom_ = true;
    return true;
  }
  if (type == "#HegNullificationSingle") helped_ = seat_of(v.find("to").at(0));
  if (type == "#InvokeSkill" && text(v.find("arg")) == "hs__duanchang")
    stripped_by_ = seat_of(v.find("from"));
  if (type != "#InvokeSkill" || text(v.find("arg")) != "lirang") courteous_ = nobody;
  return type == "#HegNullificationSingle" || type == "#WildChooseKingdom" ||
         type == "#WatchCard" || type == "#know_hand" || type == "#know_general";
}

// Courtesy 礼让: the cards come to its owner, who gives them away; those that he keeps go back.
bool Packets::courtesy(const Move& m) {
  if (courteous_ == nobody || !m.skill.empty()) return false;
  const bool comes = m.from == Area::discard && m.to == Area::hand && m.to_seat == courteous_;
  const bool his = m.from == Area::hand && m.from_seat == courteous_;
  if (comes || (his && m.to == Area::discard)) return true;
  const bool from_pile = m.from == Area::discard && m.to == Area::hand;
  if (!his && !from_pile) return false;
  for (const Card c : listed) {
    Event e = event(kind::invoke, courteous_);
    e.what = sanguosha::cause(Skill::lirang);
    e.seats = {m.to_seat};
    emit(e);
    Event given = event(kind::retrieve, courteous_);
    given.other = m.to_seat;
    given.cards = {&c, 1};
    emit(given);
  }
  return true;
}

// Twin Blades 双刃: whom the one who won uses his Slash on shows by that Slash. There is none where
// nobody of that kingdom is in reach.
void Packets::strikes_with(Seat by, sanguosha::Name as, const SeatList& whom) {
  const Seat loser = std::exchange(beaten_, nobody);
  if (loser == nobody || by != compares_ || !scratch_.empty() || !sanguosha::is_slash(as)) return;
  Event on = event(kind::invoke, compares_);
  on.what = sanguosha::cause(Skill::shuangren_hs);
  on.other = loser;
  on.seats = whom;
  emit(on);
}

// How many of his generals who lie open have it.
int Packets::generals_with(Seat who, Skill skill) const {
  if (who == nobody) return 0;
  const War& his = war_[static_cast<std::size_t>(who)];
  int n = 0;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
    const bool has = sanguosha::skills_in(his.general[place], place, false).contains(skill);
    n += his.shown[place] && has ? 1 : 0;
  }
  return n;
}

// Behind the Nullification that was to protect all of a kingdom.
void Packets::protects(const Event& used) {
  if (used.kind != kind::nullify || !std::exchange(for_his_kingdom_, false)) return;
  Event e = event(kind::decide, used.seat);
  e.what = static_cast<What>(sanguosha::Way::his_kingdom);
  out.add(e, index);
}

// By the name of a kingdom, or of somebody who fights for himself. Who has shown nothing fights for
// the kingdom of his generals.
SeatSet Packets::winners_named(std::string_view name) const {
  SeatSet winners;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const War& his = war_[i];
    const bool hidden = his.side == Kingdom::none;
    const Kingdom own =
        his.general[0] == General::none ? Kingdom::none : sanguosha::info(his.general[0]).kingdom;
    if (hidden ? kingdom_key(own) == name : his.role == name) winners.add(static_cast<Seat>(i));
  }
  return winners;
}

}  // namespace tally::freekill
