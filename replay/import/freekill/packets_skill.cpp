// Skills of generals: who has them, and who uses them on whom.
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

using sanguosha::General;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

// A log line that says a skill was used where the use, answer or card itself says so again, or
// that names a skill which works by itself.
bool said_elsewhere(Skill s, std::string_view name) {
  // What begins a game with it, and the cards that may be used as a Duel, are told in these words.
  // So is what comes of 横江 as the turn ends.
  if (name == "huashen" || name == "shuangxiong" || name == "#hengjiang_2_trig") return true;
  // One more target; whom the Jade Seal looks at; whom a dodged Slash of 龙胆 hurts.
  if (name == "#v33__zhanshen_4_trig" || name == "#jade_seal_skill" || name == "ld__yongsi" ||
      name == "#hs__longdan_2_trig")
    return false;
  if (s == Skill::huashen || s == Skill::shuangxiong) return false;
  const auto& info = sanguosha::info(s);
  const auto& does = info.effects;
  const bool converts = does.converts != nullptr && does.act == nullptr;
  return info.compulsory || converts || does.joins.cards > 0 || does.retrial != nullptr ||
         does.claimed != nullptr;
}

// 阵法召唤 has the skill's own name; what the skill does by itself, that of a trigger or a view.
bool calls_allies(Skill s, std::string_view name) {
  return sanguosha::info(s).formation != sanguosha::Formation::none &&
         sanguosha::cause_keys()[sanguosha::cause(s)] == name;
}

// Between whom the screen points at and the line of the skill, where a way is chosen.
constexpr std::uint32_t longest_choice = 8;

// Used against the one who dealt the damage or used the card, or of one who has died, whom no
// packet names again.
bool against_somebody(Skill s) {
  using enum Skill;
  static constexpr sanguosha::SkillSet such{fankui,  ganglie,   tieqi,     tieqi_hs, liuli,
                                            liegong, xingshang, tianxiang, fangquan, qiaobian,
                                            fudi,    buyi,      yongjue,   wangxi,   longdan_hs};
  return such.contains(s);
}

}  // namespace

// [player, skill]: from the first on, the seat's general counts for more than a name.
void Packets::add_skill(cbor::Value v) {
  const Seat who = seat_of(v.at(0));
  const std::string_view skill = text(v.at(1));
  if (of_kingdoms && general_skill(skill)) return;  // his generals say which
  if (general_skill(skill))
    has_skill(who, skill);
  else
    again_.skills.works_for(who, skill);
}

void Packets::has_skill(Seat who, std::string_view name) {
  if (!general_skill(name) || who == nobody) return;
  const std::string& label = generals[static_cast<std::size_t>(who)];
  const General general = general_of(label);
  const Skill skill = skill_of(name);
  if (of_landlord && (skill == Skill::feiyang_1v2 || skill == Skill::bahu)) return;  // the mode's
  const bool printed = general != General::none && skill != Skill::none &&
                       sanguosha::skills_of(general, true).contains(skill);
  if (playing_ && skill != Skill::none) {
    gained[static_cast<std::size_t>(who)].add(skill);
    return;
  }
  if (!printed) {
    out.not_covered = label.empty()
                          ? say::skill_of_unknown(io::in_quotes(name))
                          : say::skill_of_general(io::in_quotes(name), io::in_quotes(label));
    return;
  }
  if (!of_sides)  // there they are drafted and appointed
    out.setup.seat[static_cast<std::size_t>(who)][2] = static_cast<What>(general);
}

// The one who is fought is named, and pointed at, before the one who fights.
SeatList Packets::as_used(What skill, const SeatList& named) {
  if (skill != sanguosha::cause(Skill::lijian) || named.size() != 2) return named;
  return {named[1], named[0]};
}

// {from, to[], arg = the skill}
bool Packets::skill_invoked(std::string_view name, Seat who, cbor::Value v) {
  const Skill skill = skill_of(name);
  if (skill == Skill::none || skill == Skill::bazhen) return false;  // it is an armour
  if (skill == Skill::huashen_ld) return true;                       // a mark says which form
  invoked_ = skill;
  invoked_by_ = who;
  if (calls_allies(skill, name)) {
    Event call = event(kind::invoke, who);
    call.what = sanguosha::cause(Skill::zhaohuan);
    emit(call);
    return true;
  }
  const auto& info = sanguosha::info(skill);
  if (info.awakening) {
    Event woken = event(kind::awaken, who);
    woken.what = sanguosha::cause(skill);
    emit(woken);
    return true;
  }
  if (skill == Skill::choujin) {  // the mark says against whom
    planner_ = who;
    planned_at_ = index;
    return true;
  }
  if (skill == Skill::zhuwei) ring_builder_ = who;
  if (skill == Skill::zhengbi || skill == Skill::xuanhuo) {
    summoner_ = who;
    summons_with_ = skill;
    return true;
  }
  if (said_elsewhere(skill, name)) {
    again_.skills.logged(name, who, v);
    return true;
  }
  // What its owner does by it himself names somebody (调度).
  const bool by_owner = info.effects.act == nullptr && v.find("to").size() > 0;
  if (info.effects.lent_to != nullptr && !by_owner) {
    emit(lent(skill, who));
    return true;
  }
  // In 0.4 said again with the damage.
  constexpr std::int64_t draw_phase = 4;
  if (skill == Skill::luoyi && phase_ != draw_phase && before_0_5()) return true;
  Event e = event(kind::invoke, who);
  e.what = sanguosha::cause(skill);
  if (against_somebody(skill)) e.hide(Field::other);
  const SeatList to = seats_of(v.find("to"));
  if (info.effects.shape.most_targets > 0)
    e.seats = to;
  else if (to.size() == 1 && info.effects.act == nullptr && skill != Skill::huyuan_ld)
    e.other = to[0];  // 护援 names who is given the card
  // The second half of it names nobody; the screen has pointed at him.
  if (skill == Skill::fangquan && counted_for_ == who && counted_at_ + 3 >= index)
    e.seats = again_.skills.pointed_by(who);
  // Before 0.5 only the screen shows on whom: it points at them just before, or just after.
  constexpr std::uint32_t just_before = 3;
  const bool to_all = before_0_5_12() && text(v.find("type")) == "#InvokeSkill" &&
                      info.effects.shape.least_targets > 0;  // 激将 up to 0.5.11
  if ((before_0_5() || to_all) && info.effects.shape.most_targets > 0) {
    if (info.effects.act != nullptr) {
      e.hide(Field::seats);
      emit(e);
      untargeted_ = out.size();
      return true;
    }
    if (before_0_5() && indicating_ == who && index - indicated_at_ <= just_before)
      e.seats = indicated_;
  }
  if (of_kingdoms && e.seats.empty() && info.effects.shape.least_targets > 0)
    e.seats =
        indicating_ == who && index - indicated_at_ <= longest_choice ? indicated_ : SeatList{};
  if (skill == Skill::lirang) {
    courteous_ = who;
    return true;
  }
  e.seats = as_used(e.what, e.seats);
  if (skill == Skill::guanxing || skill == Skill::xunxun) stargazer_ = who;
  if (skill == Skill::qingcheng_hs) ruined_ = nobody;
  luoshen_said_ = luoshen_said_ || skill == Skill::luoshen;
  emit(e);
  return true;
}

// A skill of the lord's that another player uses: in his play phase, where he is told before it, or
// when it comes to that, where no packet names him.
Event Packets::lent(Skill skill, Seat owner) const {
  const bool acts = sanguosha::info(skill).effects.act != nullptr;
  Event e = event(kind::invoke, acts && counted_at_ + 4 >= index ? counted_for_ : nobody);
  e.what = sanguosha::cause(skill);
  e.other = owner;
  return e;
}

// [player, skill]
void Packets::counted(cbor::Value v) {
  counted_ = std::string(text(v.at(1)));
  counted_for_ = seat_of(v.at(0));
  counted_at_ = index;
  if (counted_ == "#hs__luanji_2_trig") {  // who dodged draws by the skill of another: 乱击
    Event e = event(kind::invoke, counted_for_);
    e.what = sanguosha::cause(Skill::luanji_hs);
    e.hide(Field::other);
    return emit(e);
  }
  again_.skills.counted(v);
}

// Some choices show by nothing but whom the screen points at.
void Packets::pointed(cbor::Value v) {
  again_.animation(v);
  if (text(v.find("type")) != "Indicate") return;
  if (const Seat from = seat_of(v.find("from")); from != nobody && from == names_turn_)
    if (const SeatList to = again_.skills.pointed_by(from); to.size() == 1) {
      named_turn_ = to[0];
      named_turn_at_ = index;
    }
  if (tiger_ == nobody || seat_of(v.find("from")) != compares_) return;
  if (const SeatList to = again_.skills.pointed_by(compares_); to.size() == 1) prey_ = to[0];
}

// Whom the tiger that was driven strikes; where there is one alone, only the damage shows it.
void Packets::strikes(Seat to) {
  if (tiger_ == nobody) return;
  Event on = event(kind::invoke, compares_);
  on.what = sanguosha::cause(Skill::quhu);
  on.other = std::exchange(tiger_, nobody);
  on.seats = {to};
  emit(on);
}

}  // namespace tally::freekill
