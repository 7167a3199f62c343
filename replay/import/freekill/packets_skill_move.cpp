// Moves of cards that only skills make.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/packets.h"

namespace tally::freekill {

using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

// What a move by a skill is that goes to such a place: who does it, and to or from whom.
enum class Who : std::uint8_t { nobody, proposer, from, to };
struct MoveBy {
  Skill skill;
  Area to;
  sanguosha::kind::Id kind;
  Who seat;
  Who other;
  bool named;  // the event says by which skill
};
constexpr MoveBy moves_by[] = {
    {Skill::rende, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::huangtian, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::haoshi, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::zhengbi, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::enyuan, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::jieyue, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::jianglue, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::fudi, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::xuanhuo, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::xingshang, Area::hand, kind::inherit, Who::to, Who::from, false},
    {Skill::guzheng, Area::hand, kind::retrieve, Who::proposer, Who::to, false},
    {Skill::zhiba, Area::hand, kind::retrieve, Who::to, Who::to, false},
    {Skill::qiaobian, Area::equip, kind::relocate, Who::proposer, Who::to, true},
    {Skill::qiaobian, Area::judge, kind::relocate, Who::proposer, Who::to, true},
    {Skill::mouduan_hs, Area::equip, kind::relocate, Who::proposer, Who::to, true},
    {Skill::mouduan_hs, Area::judge, kind::relocate, Who::proposer, Who::to, true},
    {Skill::yongjin, Area::equip, kind::relocate, Who::proposer, Who::to, true},
    {Skill::diaodu, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::zhijian, Area::equip, kind::relocate, Who::proposer, Who::to, true},
    {Skill::zhongjian, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::zhongyi, Area::special, kind::stow, Who::from, Who::nobody, true},
    {Skill::muniu, Area::special, kind::stow, Who::from, Who::nobody, true},
    {Skill::muniu, Area::equip, kind::relocate, Who::proposer, Who::to, true},
    {Skill::dimeng, Area::processing, kind::aside, Who::from, Who::nobody, false},
    {Skill::huyuan_ld, Area::equip, kind::relocate, Who::proposer, Who::to, true},
    {Skill::tuntian_ld, Area::special, kind::lay, Who::to, Who::nobody, true},
    {Skill::ziliang, Area::hand, kind::gift, Who::from, Who::to, true},
    {Skill::qianhuan, Area::special, kind::stow, Who::from, Who::nobody, true},
};

}  // namespace

bool Packets::moved_by(Skill skill, const Move& m) {
  const auto* const by = std::ranges::find_if(
      moves_by, [&](const MoveBy& way) { return way.skill == skill && way.to == m.to; });
  if (by == std::end(moves_by)) return false;
  const bool from_somebody = by->seat == Who::from || by->other == Who::from;
  if (from_somebody && m.from_seat == nobody) return false;
  const auto who = [&](Who w) {
    return w == Who::proposer ? m.proposer
           : w == Who::from   ? m.from_seat
           : w == Who::to     ? m.to_seat
                              : nobody;
  };
  Event e = event(by->kind, who(by->seat));
  e.show(Field::seat);
  e.other = who(by->other);
  if (by->named) e.what = sanguosha::cause(skill);
  e.cards = listed;
  emit(e);
  return true;
}

// Garrison Fields 屯田 of kingdom war: the judgement card has been put away when it becomes a
// field.
void Packets::becomes_field() {
  flush();
  if (out.size() == 0) return;
  const Event& last = out.event(out.size() - 1);
  if (last.kind == kind::put && std::ranges::equal(last.cards, listed)) out.seen().pop_back();
}

bool Packets::skill_move(const Move& m) {
  const Skill given_by = of_kingdoms ? gives_by(m) : Skill::none;
  const Skill skill = given_by != Skill::none ? given_by : skill_of(m.skill);
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
  if (of_kingdoms && courtesy(m)) return true;
  if (skill == Skill::none) return false;
  if (skill == Skill::shenzhi && m.to == Area::discard) {
    e.kind = kind::forfeit;
    e.seat = m.from_seat;
    e.what = 0;
    emit(e);
    return true;
  }
  if (claim_move(m)) return true;
  if (m.from == Area::special && m.to == Area::special) {  // the Wooden Ox takes them along
    lay(m);
    return true;
  }
  if (skill == Skill::tuntian_ld && m.from == Area::discard) becomes_field();
  if (moved_by(skill, m)) return true;
  if (m.to == Area::hand && skill == Skill::yiji && m.from == Area::draw) {
    if (gifts_.empty()) flush();
    gifts_.by(m.proposer);
    for (Card c : listed) gifts_.add(c, m.to_seat, index);
    return true;
  }
  const bool hand_to_hand = m.from == Area::hand && m.to == Area::hand && m.from_seat != nobody;
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
    judge_card_as_.clear();
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
