// Kingdom war: what the log lines say that only For-Hegemony has.
#include <algorithm>

#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/packets.h"

namespace tally::qsanguosha {

using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

// Said behind the Nullification, which may lie in the discard pile already.
void Packets::protects_kingdom() {
  auto& seen = out_.seen();
  const Event* const used = latest(kind::nullify);
  if (used == nullptr) return;
  Event e = event(kind::decide, used->seat);
  e.what = static_cast<What>(sanguosha::Way::his_kingdom);
  std::size_t at = seen.size();
  while (&seen[at - 1].event != used) --at;
  const KindSet brought{kind::unveil, kind::allegiance, kind::invoke, kind::draw};  // 集智, 守成
  while (at < seen.size() && brought.contains(seen[at].event.kind)) ++at;
  insert(at, e);
}

// A delayed trick lies where it is until it is nullified: it is due before that.
void Packets::due_to_nullify(Seat whose) {
  const Event* const phase = latest(kind::phase);
  const bool judged = phase != nullptr && phase->seat == whose &&
                      phase->what == static_cast<What>(sanguosha::Phase::judge);
  const auto it = std::find_if(delayed_.rbegin(), delayed_.rend(),
                               [&](const Delayed& d) { return d.before == whose; });
  if (!judged || it == delayed_.rend() || due_ != unknown_card) return;
  due_ = it->card;
  emit(with_cards(kind::due, whose, {&due_, 1}));
}

bool Packets::war_log(std::string_view type, Value v) {
  const Seat from = seat_of(v.at(log_from).text());
  const std::string_view arg = v.at(log_arg).text();
  if (strategy_log(type, v)) return true;
  if (type == "#BasaraReveal") {
    turned_up(from);
  } else if (type == "#Jink" || type.ends_with("_Resp")) {
    if (type == "#UseCard_Resp") return false;
    use(v, kind::respond);
  } else if (type == "#HegNullificationSelection") {
    if (arg == "hegnul_all") protects_kingdom();
  } else if (type == "#TriggerSkill" && skill_of(family_, arg) == Skill::xichou) {
    give_away();
    flush();
    rift_ = from;
    rift_at_ = out_.size();
    return false;
  } else if (type == "#GetHuashenDetail") {
    offered_forms(from, arg);
  } else if (type == "#HalfMaxHpLeft" || type == "#CompanionEffect" || type == "#FirstShowReward") {
    turned_.brings = turned_.up && turned_.who == from;
  } else if (type.starts_with("#DuanchangLose")) {
    Event e = event(kind::strip, from);
    e.other = seat_of(v.at(log_to).text());
    e.value = type.find("Deputy") != std::string_view::npos ? 1 : 0;
    emit(e);
  } else if (type == "#KnownBothView") {
    looked_at(from, seat_of(v.at(log_to).text()), arg);
  } else if (type == "#PindianSuccess" || type == "#PindianFailure") {
    war_pindian(from, seat_of(v.at(log_to).text()), type == "#PindianSuccess");
  } else if (type.starts_with("$CancelTarget")) {
    const SeatList of = seats_of(v.at(log_to).text());
    if (name_of(arg) == Name::lightning && of.size() == 1) cancelled_ = of[0];
  } else if (type == "$DiscardCardWithSkill") {
    pays_for_skill(from, skill_of(family_, arg));
  } else if (type == "#InvokeSkill") {
    war_invoke(from, arg);
  } else if (type == "#Qianxi") {  // from whom it bars
    const Event* const phase = latest(kind::phase);
    Event e = event(kind::invoke, phase == nullptr ? nobody : phase->seat);
    e.what = sanguosha::cause(Skill::qianxi_qs);
    e.seats = {from};
    emit(e);
  } else {
    return type == "#Card_Recast";
  }
  return true;
}

void Packets::war_pindian(Seat from, Seat with, bool won) {
  Event e = event(kind::compared, from);
  e.other = with;
  e.value = won ? 1 : 0;
  emit(e);
  const Event* const why = latest(kind::invoke);
  if (why == nullptr || why->what != sanguosha::cause(Skill::quhu)) return;
  driver_ = from;
  tiger_ = won ? with : nobody;
}

// The price of a skill.
void Packets::pays_for_skill(Seat who, Skill skill) {
  if (skill == Skill::none) return;
  turned_up_for(who, skill);
  Event e = event(kind::invoke, who);
  e.what = sanguosha::cause(skill);
  e.hide(sanguosha::info(skill).effects.shape.most_targets > 0 ? Field::seats : Field::other);
  emit(e);
}

void Packets::war_invoke(Seat who, std::string_view what) {
  const Skill skill = skill_of(family_, what);
  if (what == "GameRule_AskForArraySummon") {
    Event call = event(kind::invoke, who);
    call.what = sanguosha::cause(Skill::zhaohuan);
    return emit(call);
  }
  if (skill == Skill::wanwei_qs) return gave_for(who, Skill::wanwei_qs);
  turned_up_for(who, skill);
  const Event* const last = out_.size() == 0 ? nullptr : &out_.seen().back().event;
  const bool said = last != nullptr && last->kind == kind::invoke && last->seat == who;
  if (name_of(what) != Name::none && !said) invoke(what, who);
}

}  // namespace tally::qsanguosha
