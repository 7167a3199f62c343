// Kingdom war, as For-Hegemony records it: two generals for everybody, face down; who turns up whom
// and for which skill, for whom he stands then. Its packets name all generals before anybody has
// shown one. What is thrown away lies on the table first.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/words.h"

namespace tally::qsanguosha {

using sanguosha::General;
using sanguosha::Kingdom;
using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

constexpr std::string_view face_down = "anjiang";

Kingdom kingdom_named(std::string_view name) {
  constexpr std::pair<std::string_view, Kingdom> kingdoms[] = {
      {"wei", Kingdom::wei}, {"shu", Kingdom::shu}, {"wu", Kingdom::wu}, {"qun", Kingdom::qun}};
  for (const auto& [key, kingdom] : kingdoms)
    if (key == name) return kingdom;
  return Kingdom::none;
}

}  // namespace

// [player, general, whether it is the main one]
void Packets::lies_face_down(Seat who, std::string_view name, bool main) {
  if (who == nobody || playing_) return;
  const General g = general_of(family_, name);
  if (g == General::none && out_.not_covered.empty())
    out_.not_covered = say::general(io::in_quotes(name));
  War& his = war_[static_cast<std::size_t>(who)];
  his.general[main ? 0 : 1] = g;
  if (main) out_.labels[static_cast<std::size_t>(who)].general = name;
}

// Before anybody has a hit point.
void Packets::all_have_chosen() {
  const Seat viewer = seat_of("MG_SELF");
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    Event e = event(kind::offer, static_cast<Seat>(i));
    if (static_cast<Seat>(i) == viewer && !offered_.empty()) {
      e.cards = offered_;
      e.value = small(static_cast<std::int64_t>(offered_.size()));
    } else {
      e.hide(Field::cards);
      e.hide(Field::value);
    }
    out_.add(e, index_);
  }
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    const std::array<Card, 2> both{static_cast<Card::Number>(war_[i].general[0]),
                                   static_cast<Card::Number>(war_[i].general[1])};
    Event e = event(kind::pair, static_cast<Seat>(i));
    if (war_[i].general[0] == General::none || war_[i].general[1] == General::none)
      e.hide(Field::cards);
    e.cards = both;
    out_.add(e, index_);
  }
}

bool Packets::war_property(Seat s, std::string_view what, std::string_view value) {
  War& his = war_[static_cast<std::size_t>(s)];
  if (what == "kingdom") his.kingdom = value;
  if (what == "role") his.role = value;
  const bool main = what == "general";
  if ((main || what == "general2") && playing_ && value != face_down) {
    const std::size_t place = main ? 0 : 1;
    const General g = general_of(family_, value);
    if (g == General::none && out_.not_covered.empty())
      out_.not_covered = say::general(io::in_quotes(value));
    if (!his.shown[place]) {
      his.shown[place] = true;
      his.general[place] = g;
      Event e = event(kind::unveil, s);
      e.what = static_cast<What>(g);
      e.value = static_cast<std::int32_t>(place);
      if (held_.kind != nothing && held_.seat == s)
        e.extra = sanguosha::cause(sanguosha::skill_of(held_.what)).number();
      emit(e);
    }
  }
  return main || what == "general2" || what == "role";
}

// The log line that ends it: his kingdom is known from now on, and what he was turned up for is
// used.
void Packets::turned_up(Seat who) {
  if (who == nobody) return;
  War& his = war_[static_cast<std::size_t>(who)];
  if (!std::exchange(his.stands, true)) {
    Event e = event(kind::allegiance, who);
    e.what = static_cast<What>(his.role == "careerist" ? Kingdom::careerist
                                                       : kingdom_named(his.kingdom));
    emit(e);
  }
  if (held_.kind == nothing || held_.seat != who) return;
  const Event use = std::exchange(held_, {});
  emit(use);
  if (use.what == sanguosha::cause(Skill::yiji)) gifts_.by(who);
}

bool Packets::is_veiled(Seat who, Skill skill) const {
  if (who == nobody || skill == Skill::none) return false;
  const War& his = war_[static_cast<std::size_t>(who)];
  bool veiled = false;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
    if (!sanguosha::skills_of(his.general[place], false).contains(skill)) continue;
    if (his.shown[place]) return false;
    veiled = true;
  }
  return veiled;
}

// A general who was turned up just now was turned up for this skill of his.
void Packets::turned_up_for(Seat who, Skill skill) {
  if (skill == Skill::none) return;
  auto& seen = out_.seen();
  constexpr std::size_t few = 6;
  for (std::size_t i = seen.size(); i > 0 && i + few > seen.size(); --i) {
    Event& e = seen[i - 1].event;
    if (e.kind == kind::phase || e.kind == kind::use) return;
    if (e.kind != kind::unveil || e.seat != who || e.extra != 0) continue;
    if (!sanguosha::skills_of(static_cast<General>(e.what), false).contains(skill)) continue;
    e.extra = sanguosha::cause(skill).number();
    return;
  }
}

// His generals are shown before it is said that he is dead; by the rules they are behind that.
void Packets::died_unshown(const Event& death) {
  give_away();
  flush();
  auto& seen = out_.seen();
  std::size_t from = seen.size();
  while (from > 0 && seen[from - 1].event.seat == death.seat &&
         KindSet{kind::unveil, kind::allegiance}.contains(seen[from - 1].event.kind))
    --from;
  seen.insert(seen.begin() + static_cast<std::ptrdiff_t>(from), {death, index_});
  for (std::size_t i = from + 1; i < seen.size(); ++i)
    if (seen[i].event.kind == kind::unveil) {
      seen[i].event.kind = kind::disclose;
      seen[i].event.extra = 0;
    }
  dead_.add(death.seat);
}

bool Packets::war_log(std::string_view type, Value v) {
  enum LogField : std::uint8_t { log_from = 1, log_to, log_card, log_arg };
  const Seat from = seat_of(v.at(log_from).text());
  if (type == "#BasaraReveal") {
    turned_up(from);
    return true;
  }
  if (type == "#Jink" || type.ends_with("_Resp")) {
    if (type != "#UseCard_Resp") use(v, kind::respond);
    return type != "#UseCard_Resp";
  }
  if (type == "#HegNullificationSelection") {
    for_his_kingdom_ = v.at(log_arg).text() == "hegnul_all";
    return true;
  }
  if (type == "#KnownBothView") {
    const std::string_view which = v.at(log_arg).text();
    const bool hand = which == "handcards";
    Event e = event(hand ? kind::look : kind::glimpse, from);
    e.other = seat_of(v.at(log_to).text());
    e.value = which == "deputy_general" ? 1 : 0;
    e.hide(Field::cards);
    emit(e);
    return true;
  }
  if (type == "#PindianSuccess" || type == "#PindianFailure") {
    Event e = event(kind::compared, from);
    e.other = seat_of(v.at(log_to).text());
    e.value = type == "#PindianSuccess" ? 1 : 0;
    emit(e);
    return true;
  }
  if (type == "#InvokeSkill") {
    const Name card = name_of(v.at(log_arg).text());
    const Event* const last = out_.size() == 0 ? nullptr : &out_.seen().back().event;
    const bool said = last != nullptr && last->kind == kind::invoke && last->seat == from;
    if (card != Name::none && !said) invoke(v.at(log_arg).text(), from);
    return true;
  }
  return type == "#Card_Recast";
}

// What is thrown away goes to the table first, and from there to the discard pile.
bool Packets::war_move(const Move& m) {
  const bool from_him = m.from == Place::hand || m.from == Place::equip || m.from == Place::judging;
  if (m.to == Place::table && from_him && m.from_seat != nobody) {
    if (m.reason == reason::pindian) {
      Event e = with_cards(kind::pindian, m.from_seat, listed_);
      e.hide(Field::other);
      emit(e);
      return true;
    }
    const bool makes_room = reason::is_put(m.reason) && m.from == Place::equip;
    if (!reason::is_discard(m.reason) && m.reason != reason::recast && !makes_room) return false;
    thrown_.insert(thrown_.end(), listed_.begin(), listed_.end());
    discarded(m);
    return true;
  }
  if (m.from == Place::table && m.to == Place::discard) {
    const auto thrown = [&](Card c) { return std::ranges::find(thrown_, c) != thrown_.end(); };
    if (!std::ranges::all_of(listed_, thrown)) return false;
    for (const Card c : listed_) thrown_.erase(std::ranges::find(thrown_, c));
    return true;
  }
  if (m.from == Place::judgement && m.to == Place::table) return true;  // it lies there still
  if (m.from == Place::draw && m.to == Place::own_pile) {
    Event e = with_cards(kind::lay, m.to_seat, listed_);
    e.what = cause_named(family_, m.pile);
    emit(e);
    return true;
  }
  if (m.from == Place::own_pile && m.to == Place::discard) {
    emit(with_cards(kind::put, nobody, listed_));
    return true;
  }
  if (m.to == Place::hand && m.reason == reason::recycle && from_him) {
    Event e = with_cards(kind::inherit, m.to_seat, listed_);
    e.other = m.from_seat;
    emit(e);
    return true;
  }
  return false;
}

}  // namespace tally::qsanguosha
