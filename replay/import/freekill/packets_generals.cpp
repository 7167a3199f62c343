// Generals of kingdom war as they change: turned up and for which skill, turned down, removed,
// crowned, muted; forms 形 beside Zuo Ci.
#include <algorithm>
#include <utility>

#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/import/sanguosha/general_names.h"
#include "replay/io/input_error.h"
#include "replay/messages.h"

namespace tally::freekill {

using sanguosha::General;
using sanguosha::GeneralSet;
using sanguosha::Kingdom;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

std::size_t place_named(std::string_view place) { return place == "deputyGeneral" ? 1 : 0; }

}  // namespace

// {from, arg = mainGeneral | deputyGeneral, arg2 = the general}
void Packets::revealed(cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  if (who == nobody) return;
  if (!hands_.empty()) start_playing();
  const std::size_t place = place_named(text(v.find("arg")));
  const bool dead = again_.players.is_dead(who);
  const bool only_shown = dead || is_about_to_go(who, place);
  Event e = event(only_shown ? kind::disclose : kind::unveil, who);
  e.what = static_cast<What>(general_of(text(v.find("arg2"))));
  e.value = static_cast<std::int32_t>(place);
  War& his = war_[static_cast<std::size_t>(who)];
  if (side_of_ != who) stands();
  if (e.what == 0) return not_here(text(v.find("arg2")));
  const General lord = std::exchange(his.lord, General::none);
  const bool crowned = !dead && place == 0 && lord != General::none;
  if (crowned) e.what = static_cast<What>(his.general[0]);
  emit(e);
  if (!only_shown) unveiled_at_ = out.size();
  if (crowned) becomes_lord(who, lord);
  if (his.side == Kingdom::none) side_of_ = who;
  his.shown[place] = true;
  if (only_shown) return;
  stands();
  // 闺秀 comes before what her generals bring, and so do the careerists whom a lord calls back.
  if (!crowned && skill_of(text(next_line().find("arg"))) != Skill::guixiu) brings(who);
}

// A general who is not here is turned up: the record ends before that.
void Packets::not_here(std::string_view general) {
  out.not_covered_from =
      tally::say::not_covered_from(tally::say::packet_of(index), import::general_said(general));
}

// The lord takes the place of the general just turned up: FreeKill says so before that.
void Packets::becomes_lord(Seat who, General lord) {
  Event e = event(kind::crown, who);
  e.what = static_cast<What>(lord);
  emit(e);
  War& his = war_[static_cast<std::size_t>(who)];
  his.general[0] = lord;
  gained[static_cast<std::size_t>(who)] |= sanguosha::skills_of(lord, false);
  if (std::exchange(his.grows, false)) {
    Event hp = event(kind::hp, who);
    hp.value = small(again_.players.hp(who));
    hp.extra = max_hp_[static_cast<std::size_t>(who)];
    emit(hp);
  }
}

// He stood for another kingdom, or for himself alone, until a lord came or died.
void Packets::changes_side(Seat who, Kingdom kingdom) {
  War& his = war_[static_cast<std::size_t>(who)];
  his.told = kingdom;
  if (!playing_ || his.side == Kingdom::none || his.side == kingdom || kingdom == Kingdom::none)
    return;
  const bool falls = kingdom == Kingdom::careerist && again_.players.is_dead(who);
  if (falls) return;  // the dead stand for whom they stood
  his.side = kingdom;
  Event e = event(kind::allegiance, who);
  e.what = static_cast<What>(kingdom);
  emit(e);
}

// The next line of the log.
cbor::Value Packets::next_line() const {
  const auto& packets = recording_.packets();
  for (const Packet& p : packets.subspan(std::min<std::size_t>(index + 1, packets.size())))
    if (!p.request && p.command == "GameLog") return Recording::open(p);
  return {};
}

// A general who lies face down is shown before he is removed, or before another takes his place.
bool Packets::is_about_to_go(Seat who, std::size_t place) const {
  const cbor::Value next = next_line();
  const std::string_view type = text(next.find("type"));
  if (seat_of(next.find("from")) != who) return false;
  return (type == "#GeneralRemoved" && place_named(text(next.find("arg"))) == place) ||
         (type == "#ChangeHero" && place_named(text(next.find("arg3"))) == place);
}

// {from, arg = mainGeneral | deputyGeneral, arg2 = the general}: a soldier stands there from now
// on.
void Packets::removed(cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  if (who == nobody) return;
  Event e = event(kind::dismiss, who);
  e.what = static_cast<What>(general_of(text(v.find("arg2"))));
  e.value = static_cast<std::int32_t>(place_named(text(v.find("arg"))));
  emit(e);
}

// {from, arg = the general before, arg2 = the one who takes his place, arg3 = deputyGeneral}. Which
// others he was offered is seen by himself alone.
void Packets::changes_deputy(cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  const std::size_t place = place_named(text(v.find("arg3")));
  if (who == nobody || place == 0) return;
  const General g = general_of(text(v.find("arg2")));
  if (g == General::none) return not_here(text(v.find("arg2")));
  Event offer = event(kind::offer, who);
  offer.hide(Field::cards);
  offer.hide(Field::value);
  emit(offer);
  Event e = event(kind::change, who);
  e.what = static_cast<What>(g);
  emit(e);
  War& his = war_[static_cast<std::size_t>(who)];
  his.general[place] = g;
  his.shown[place] = true;
  gained[static_cast<std::size_t>(who)] |= sanguosha::skills_in(g, place, false);
}

// {from, to = [whose], arg = mainGeneral | deputyGeneral, arg2 = the general}
void Packets::turned_down(cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  const Seat of = seat_of(v.find("to").at(0));
  if (who == nobody || of == nobody) return;
  // What lies with the general, such as the cards of Undying 不屈, is gone before this is said.
  flush();
  Event gone;
  std::vector<Card> cards;
  constexpr std::uint32_t just_before = 8;
  if (const auto& seen = out.seen(); !seen.empty() && seen.back().event.kind == kind::put &&
                                     index - seen.back().source_at <= just_before) {
    gone = seen.back().event;
    cards.assign(gone.cards.begin(), gone.cards.end());
    take_back();
  }
  if (ruined_ != nobody) {  // that it is one more is said by this alone
    Event again = event(kind::invoke, who);
    again.what = sanguosha::cause(Skill::qingcheng_hs);
    again.other = ruined_;
    again.seats = {of};
    emit(again);
  }
  ruined_ = of;
  const std::size_t place = place_named(text(v.find("arg")));
  Event e = event(kind::conceal, who);
  e.other = of;
  e.what = static_cast<What>(general_of(text(v.find("arg2"))));
  e.value = static_cast<std::int32_t>(place);
  emit(e);
  gone.cards = cards;
  if (gone.kind != nothing) emit(gone);
  war_[static_cast<std::size_t>(of)].shown[place] = false;
}

// [player, mark, generals…]: the forms that lie beside him, told anew for each that comes or goes;
// what belongs together follows at once. Those that he loses with the skill nobody puts back.
void Packets::forms(Seat who) {
  GeneralSet now;
  const auto& packets = recording_.packets();
  for (const Packet& p : packets.subspan(std::min<std::size_t>(index, packets.size()))) {
    if (p.command == "AddStatusSkill") continue;  // of the form that has come
    if (p.request || p.command != "SetPlayerMark") break;
    const cbor::Value v = Recording::open(p);
    if (text(v.at(1)) != "@&ld__xing" || seat_of(v.at(0)) != who) continue;
    now.clear();
    for (const cbor::Value name : v.at(2).items()) {
      const General g = general_of(text(name));
      if (g == General::none) out.not_covered = import::general_said(text(name));
      now.add(g);
    }
  }
  GeneralSet& his = war_[static_cast<std::size_t>(who)].forms;
  const GeneralSet gone = his - now;
  std::vector<Card> come;
  for (const General g : now - his) come.push_back(as_card(g));
  his = now;
  const bool by_skill =
      counted_for_ == who && (counted_ == "ld__xinsheng" || counted_ == "ld__huashen");
  for (const General g : gone) {
    Event e = event(kind::form_back, who);
    e.what = static_cast<What>(g);
    if (by_skill) emit(e);
  }
  if (come.empty()) return;
  Event offer = event(kind::offer, who);
  offer.hide(Field::cards);
  offer.hide(Field::value);
  emit(offer);
  Event e = event(kind::forms, who);
  e.cards = come;
  emit(e);
}

// {from, to = [whose], arg = the general}
void Packets::muted(cbor::Value v) {
  const Seat of = seat_of(v.find("to").at(0));
  if (of == nobody) return;
  const General g = general_of(text(v.find("arg")));
  Event e = event(kind::mute, seat_of(v.find("from")));
  e.other = of;
  e.what = static_cast<What>(g);
  e.value = g == war_[static_cast<std::size_t>(of)].general[1] ? 1 : 0;
  emit(e);
}

// For whom he stands is told with the first general he shows; of a dead player, after the second.
void Packets::stands() {
  const Seat who = std::exchange(side_of_, nobody);
  if (who == nobody) return;
  War& his = war_[static_cast<std::size_t>(who)];
  his.side = his.told;
  Event e = event(kind::allegiance, who);
  e.what = static_cast<What>(his.side);
  const bool for_skill = unveiled_at_ == out.size();
  emit(e);
  if (for_skill) unveiled_at_ = out.size();
}

// A general who was turned up just now was turned up for this skill of his.
void Packets::turned_up_for(Seat who, Skill skill) {
  if (unveiled_at_ == 0 || unveiled_at_ != out.size() || skill == Skill::none) return;
  for (std::size_t i = out.size(); i > 0 && i + 8 > out.size(); --i) {
    Event& e = out.seen()[i - 1].event;
    if (e.kind != kind::unveil || e.seat != who) continue;
    if (e.what >= static_cast<int>(General::count)) return;
    const auto place = static_cast<std::size_t>(e.value);
    if (!sanguosha::skills_in(static_cast<General>(e.what), place, false).contains(skill)) continue;
    e.extra = sanguosha::cause(skill).number();
    unveiled_at_ = 0;
    return;
  }
}
}  // namespace tally::freekill
