// Skills of generals: who has them, who uses them on whom, and the moves of cards only they make.
#include <algorithm>
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
  if (name == "huashen" || name == "shuangxiong") return true;
  if (s == Skill::huashen || s == Skill::shuangxiong) return false;
  const auto& info = sanguosha::info(s);
  const auto& does = info.effects;
  return info.compulsory || does.converts != nullptr || does.joins.cards > 0 ||
         does.retrial != nullptr || does.claimed != nullptr;
}

// Used against the one who dealt the damage or used the card, or of one who has died, whom no
// packet names again.
bool against_somebody(Skill s) {
  return s == Skill::fankui || s == Skill::ganglie || s == Skill::tieqi || s == Skill::liuli ||
         s == Skill::liegong || s == Skill::xingshang || s == Skill::tianxiang ||
         s == Skill::fangquan || s == Skill::qiaobian;
}

}  // namespace

// [player, skill]: from the first on, the seat's general counts for more than a name.
void Packets::add_skill(cbor::Value v) {
  const Seat who = seat_of(v.at(0));
  const std::string_view skill = text(v.at(1));
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
  const auto& info = sanguosha::info(skill);
  if (info.awakening) {
    Event woken = event(kind::awaken, who);
    woken.what = sanguosha::cause(skill);
    emit(woken);
    return true;
  }
  if (said_elsewhere(skill, name)) {
    again_.skills.logged(name, who, v);
    return true;
  }
  if (info.effects.lent_to != nullptr) {
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
  else if (to.size() == 1 && info.effects.act == nullptr)
    e.other = to[0];
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
  e.seats = as_used(e.what, e.seats);
  if (skill == Skill::guanxing) stargazer_ = who;
  luoshen_said_ = luoshen_said_ || skill == Skill::luoshen;
  emit(e);
  return true;
}

// Which cards were looked at shows by where they went: no packet tells of the look.
void Packets::give_away() {
  const std::vector<Gift> gifts = std::move(gifts_);
  gifts_.clear();
  std::vector<Card> cards;
  cards.reserve(gifts.size());
  for (const Gift& g : gifts) cards.push_back(g.card);
  Event e = event(kind::peek, giver_);
  e.value = static_cast<std::int16_t>(cards.size());
  e.cards = cards;
  out.add(e, gifts.front().at);
  e.kind = kind::gift;
  e.what = sanguosha::cause(Skill::yiji);
  e.value = 0;
  for (std::size_t i = 0; i < gifts.size();) {
    const std::size_t first = i;
    while (i < gifts.size() && gifts[i].to == gifts[first].to && gifts[i].at == gifts[first].at)
      ++i;
    e.other = gifts[first].to;
    e.cards = std::span(cards).subspan(first, i - first);
    out.add(e, gifts[first].at);
  }
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
  again_.skills.counted(v);
}

// Some choices show by nothing but whom the screen points at.
void Packets::pointed(cbor::Value v) {
  again_.animation(v);
  if (text(v.find("type")) != "Indicate" || seat_of(v.find("from")) != compares_) return;
  if (const SeatList to = again_.skills.pointed_by(compares_); to.size() == 1) strikes(to[0]);
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

bool Packets::skill_move(const Move& m) {
  const Skill skill = skill_of(m.skill);
  Event e = event(kind::gift, m.proposer);
  e.show(Field::seat);
  e.what = sanguosha::cause(skill);
  e.cards = listed;
  if (m.from == Area::processing && m.to == Area::processing) {
    // The card another player laid down becomes the owner's.
    if (pending_.kind == nothing || pending_cards_ != listed) return false;
    Event own = pending_;
    pending_ = {};
    if (own.kind == kind::use || listed[0] == claimed_) own.cards = listed;
    out.add(own, pending_at_);
    return true;
  }
  if (skill == Skill::none) return false;
  if (claim_move(m)) return true;
  const bool hand_to_hand = m.from == Area::hand && m.to == Area::hand && m.from_seat != nobody;
  const bool gives = skill == Skill::rende ||
                     (hand_to_hand && (skill == Skill::huangtian || skill == Skill::haoshi));
  if (m.to == Area::hand && gives) {
    e.other = m.to_seat;
    e.seat = m.from_seat;
    emit(e);
    return true;
  }
  if (m.to == Area::hand && skill == Skill::yiji && m.from == Area::draw) {
    if (gifts_.empty()) flush();
    giver_ = m.proposer;
    for (Card c : listed) gifts_.push_back({c, m.to_seat, index});
    return true;
  }
  if (skill == Skill::xingshang && m.from_seat != nobody && m.to == Area::hand) {
    e.kind = kind::inherit;
    e.seat = m.to_seat;
    e.other = m.from_seat;
    e.what = 0;
    emit(e);
    return true;
  }
  if ((skill == Skill::guzheng || skill == Skill::zhiba) && m.from == Area::discard && m.to == Area::hand) {
    e.kind = kind::retrieve;
    if (skill == Skill::zhiba) e.seat = m.to_seat;
    e.other = m.to_seat;
    e.what = 0;
    emit(e);
    return true;
  }
  const bool before = m.to == Area::equip || m.to == Area::judge;
  if (before && (skill == Skill::qiaobian || skill == Skill::zhijian)) {
    e.kind = kind::relocate;
    e.other = m.to_seat;
    emit(e);
    return true;
  }
  if (skill == Skill::dimeng && m.from == Area::hand && m.to == Area::processing) {
    e.kind = kind::aside;
    e.seat = m.from_seat;
    e.what = 0;
    emit(e);
    return true;
  }
  if (skill == Skill::qiaobian && hand_to_hand && !robbed_.contains(m.from_seat)) {
    Event on = event(kind::invoke, m.to_seat);
    on.what = e.what;
    on.hide(Field::other);
    robbed_ = on.seats = again_.skills.pointed_by(m.to_seat);
    emit(on);
    return false;
  }
  if (m.from == Area::processing && m.to == Area::hand) {
    e.kind = kind::gain;
    e.seat = m.to_seat;
    e.what = 0;
    emit(e);
    return true;
  }
  if (sanguosha::info(skill).effects.retrial != nullptr && m.from_seat != nobody &&
      m.to == Area::processing) {
    e.kind = kind::retrial;
    e.seat = m.from_seat;
    judge_card_ = listed[0];
    emit(e);
    return true;
  }
  if (skill == Skill::guanxing && m.from == Area::draw) {
    e.kind = kind::peek;
    e.what = 0;
    e.value = static_cast<std::int16_t>(listed.size());
    emit(e);
    return true;
  }
  if (skill == Skill::guanxing && m.to == Area::draw) {
    arranging_ = m.proposer;
    // They go one by one: the last of them ends on top, or at the very bottom.
    if (m.at_bottom)
      back_at_bottom_.insert(back_at_bottom_.end(), listed.begin(), listed.end());
    else
      back_on_top_.insert(back_on_top_.begin(), listed.rbegin(), listed.rend());
    return true;
  }
  if (skill == Skill::fanjian && m.from_seat != nobody && m.to == Area::hand) {
    flush();
    suit_for_ = listed[0];
    naming_ = m.to_seat;
    named_by_owner_ = m.from_seat;
    return true;
  }
  return false;
}

// Up to 0.5.15 the new pile is told and how many of the cards looked at lie on top and at the
// bottom of it.
void Packets::arranged(int top, int bottom) {
  if (!synced_) {  // 0.4: only how many
    const std::vector<Card> unseen(
        static_cast<std::size_t>(std::clamp(top, 0, 80) + std::clamp(bottom, 0, 80)), unknown_card);
    Event e = event(kind::peek, stargazer_);
    e.value = static_cast<std::int16_t>(unseen.size());
    e.cards = unseen;
    emit(e);
    e.kind = kind::arrange;
    e.value = small(top);
    return emit(e);
  }
  synced_ = false;
  const auto n = pile_.size();
  const auto up = std::min(static_cast<std::size_t>(std::max(top, 0)), n);
  const auto down = std::min(static_cast<std::size_t>(std::max(bottom, 0)), n - up);
  std::vector<Card> cards(pile_.begin(), pile_.begin() + static_cast<std::ptrdiff_t>(up));
  cards.insert(cards.end(), pile_.end() - static_cast<std::ptrdiff_t>(down), pile_.end());
  Event e = event(kind::peek, stargazer_);
  e.value = static_cast<std::int16_t>(cards.size());
  e.cards = cards;
  emit_now(e);
  e.kind = kind::arrange;
  e.value = static_cast<std::int16_t>(up);
  emit_now(e);
}

void Packets::finish_arranging() {
  Event e = event(kind::arrange, arranging_);
  arranging_ = nobody;
  e.value = static_cast<std::int16_t>(back_on_top_.size());
  back_on_top_.insert(back_on_top_.end(), back_at_bottom_.begin(), back_at_bottom_.end());
  e.cards = back_on_top_;
  if (midway_) {  // they lay on the table when the dump was made: only now it shows as what
    Event looked = e;
    looked.kind = kind::peek;
    looked.value = static_cast<std::int16_t>(e.cards.size());
    emit(looked);
  }
  emit(e);
  back_on_top_.clear();
  back_at_bottom_.clear();
}

// Which suit was named no packet says.
void Packets::name_suit() {
  const Seat target = naming_;
  naming_ = nobody;
  Event named = event(kind::declare, target);
  named.hide(Field::what);
  emit_now(named);
  Event shown = event(kind::expose, target);
  shown.other = named_by_owner_;
  shown.cards = {&suit_for_, 1};
  emit_now(shown);
  shown.kind = kind::snatch;
  shown.rule = sanguosha::rule_of(Skill::fanjian);
  emit_now(shown);
}

}  // namespace tally::freekill
