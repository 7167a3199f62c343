// Skills of kingdom war that are told in several pieces, or by a sound alone.
#include <algorithm>
#include <utility>

#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/packets.h"

namespace tally::qsanguosha {

using sanguosha::General;
using sanguosha::Phase;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

// A skill card that tells what comes of a use that was told before: to whom half of a hand goes by
// Generosity 好施, from whom the card that is moved for the play phase by Versatility 巧变.
bool Packets::goes_on(Skill skill) const {
  return skill == Skill::haoshi ||
         (skill == Skill::qiaobian && skipped_last_ == static_cast<What>(Phase::play));
}

// Balance of Power 制衡 of one who has no Sun Quan is that of the Luminous Pearl.
bool Packets::by_pearl(Seat who) const {
  if (who == nobody) return false;
  const auto has = [](General g) {
    return sanguosha::skills_of(g, false).contains(Skill::zhiheng_gz);
  };
  return std::ranges::none_of(war_[static_cast<std::size_t>(who)].general, has);
}

// By 鬼道 the Silver Lion and the judgement card change their places in one move, and what the Lion
// does is told behind it; by the rules it heals as it goes, and then the other card is taken.
std::size_t Packets::behind_lion(Seat who) const {
  const auto& seen = out_.seen();
  const std::size_t n = seen.size();
  if (n < 2) return n;
  const Event& takes = seen[n - 1].event;
  const Event& goes = seen[n - 2].event;
  const bool exchanged = takes.kind == kind::gain && takes.seat == who &&
                         goes.kind == kind::retrial && goes.seat == who && goes.cards.size() == 1 &&
                         goes.cards[0] != unknown_card;
  return exchanged && sanguosha::face(goes.cards[0]).name == sanguosha::Name::silver_lion ? n - 1
                                                                                          : n;
}

// Jiang Wei has 看破 by 天覆 as long as the line stands. It is granted to him in secret, anew with
// each event of that kind, and told to be lost each time.
bool Packets::covers_heaven(Seat who) const {
  return who != nobody && war_[static_cast<std::size_t>(who)].shown[0] &&
         sanguosha::skills_in(war_[static_cast<std::size_t>(who)].general[0], 0, false)
             .contains(Skill::tianfu);
}

// [2, skill, gender, number, player, …]: of Upright Rule 固政 no other packet tells.
void Packets::sounds(Value v) {
  constexpr std::size_t at_player = 4;
  const Seat who = seat_of(v.at(at_player).text());
  if (!of_kingdoms() || who == nobody || skill_of(family_, v.at(1).text()) != Skill::guzheng)
    return;
  upright_ = who;
  turned_up_for(who, Skill::guzheng);
  Event e = event(kind::invoke, who);
  e.what = sanguosha::cause(Skill::guzheng);
  e.hide(Field::other);
  emit(e);
}

// Dying Remonstrance 死谏 is told when the last card has come to where it goes; by the rules it
// comes as the card leaves the hand.
void Packets::remonstrates(const Event& invoke) {
  give_away();
  flush();
  auto& seen = out_.seen();
  const KindSet arrives{kind::place, kind::equip, kind::replace};
  std::size_t at = seen.size();
  while (at > 0 && arrives.contains(seen[at - 1].event.kind)) --at;
  if (at == 0 || seen[at - 1].event.kind != kind::use || seen[at - 1].event.seat != invoke.seat)
    at = seen.size();
  if (turned_.skill == Skill::sijian) turned_.before = std::min(turned_.before, at);
  insert(at, invoke);
  remonstrated_ = at + 1 < seen.size();
}

std::size_t Packets::behind_invoke(Skill skill) {
  auto& seen = out_.seen();
  std::size_t at = seen.size();
  while (at > 0 && (seen[at - 1].event.kind != kind::invoke ||
                    seen[at - 1].event.what != sanguosha::cause(skill)))
    --at;
  return at;
}

// Named in any order, they lose their cards in turn.
void Packets::in_turn(SeatList& seats, Seat from) const {
  if (!of_kingdoms()) return;
  const SeatList named = seats;
  const auto all = static_cast<int>(ids_.size());
  seats = {};
  for (int i = 0; i < all; ++i)
    for (const Seat s : named)
      if (s == (from + i) % all) seats.push(s);
}

// Bold Decision 勇决 is used when the Slash has been put away already.
void Packets::takes_back() {
  give_away();
  flush();
  auto& seen = out_.seen();
  if (!seen.empty() && seen.back().event.kind == kind::put) seen.pop_back();
}

// That Earnest and Modest 恂恂 looks at cards and puts them back is in its use; which, and how
// many, no packet tells.
void Packets::looks_and_puts_back(Seat who) {
  emptied_by_ = out_.size();  // where the pile is refilled for it, that comes first
  for (const Kind k : {Kind{kind::peek}, Kind{kind::arrange}}) {
    Event e = event(k, who);
    e.hide(Field::cards);
    e.hide(Field::value);
    emit(e);
  }
}

// "handcards", "head_general", "deputy_general"; "hidden_general": both, as far as they are.
void Packets::looked_at(Seat by, Seat of, std::string_view which) {
  const bool hand = which == "handcards";
  const bool all = which == "hidden_general";
  const Event* const why = latest(kind::invoke);
  const bool noble = why != nullptr && why->what == sanguosha::cause(Skill::shangyi);
  if (noble && hand && of != nobody) {  // where there was something else to be seen
    const auto& shown = war_[static_cast<std::size_t>(of)].shown;
    Event e = event(kind::decide, by);
    e.what = static_cast<What>(sanguosha::Way::see_hand);
    if (!shown[0] || !shown[1]) emit(e);
  }
  for (const int place : {0, 1}) {
    if (all && (of == nobody ||
                war_[static_cast<std::size_t>(of)].shown.at(static_cast<std::size_t>(place))))
      continue;
    if (!all && (hand ? 0 : which == "deputy_general" ? 1 : 0) != place) continue;
    Event e = event(hand ? kind::look : kind::glimpse, by);
    e.other = of;
    e.value = place;
    e.hide(Field::cards);
    emit(e);
  }
}

// A soldier stands in the place of the general that was there.
bool Packets::removes_general(Seat who, std::size_t place, std::string_view value) {
  if (!value.starts_with("sujiang")) return false;
  War& his = war_[static_cast<std::size_t>(who)];
  Event e = event(kind::dismiss, who);
  e.what = static_cast<What>(his.general.at(place));
  e.value = static_cast<std::int32_t>(place);
  if (!his.shown.at(place)) {
    e.kind = kind::disclose;
    emit(e);
    e.kind = kind::dismiss;
  }
  emit(e);
  his.shown.at(place) = true;
  his.general.at(place) = sanguosha::General::none;
  return true;
}

// Cards to choose from by 固政 or 礼让 are moved out of the discard pile and back, for the eyes of
// the viewer alone: they lie there all the time.
bool Packets::lies_before_viewer(const Move& m) {
  if (m.pile.starts_with('#') && m.from == Place::discard) {
    chosen_from_ = listed_;
    return true;
  }
  return m.from_pile.starts_with('#') && m.to == Place::discard && !listed_.empty() &&
         std::exchange(chosen_from_, {}) == listed_;
}

bool Packets::war_skill_move(const Move& m) {
  if (std::exchange(remonstrated_, false)) {  // what it removes goes behind it
    Event e = with_cards(kind::remove, m.proposer, listed_);
    e.other = m.from_seat;
    thrown_on_table();
    insert(behind_invoke(Skill::sijian), e);
    return true;
  }
  if (upright_ != nobody && m.from == Place::discard && m.to == Place::hand) {
    Event e = with_cards(kind::retrieve, upright_, listed_);
    e.other = m.to_seat;
    emit(e);
    return true;
  }
  if (m.from == Place::judgement && m.to == Place::own_pile) {
    Event e = with_cards(kind::lay, m.to_seat, listed_);
    e.what = cause_named(family_, m.pile);
    emit(e);
    return true;
  }
  if (m.from == Place::own_pile && m.to == Place::table &&
      (m.reason == reason::use || m.reason == reason::respond)) {
    Move of_user = m;  // who may be another than whose pile it is 弘法
    of_user.from_seat = m.proposer;
    laid_down(of_user);
    return true;
  }
  if (m.from == Place::own_pile && m.to == Place::table && m.from_seat != nobody &&
      skill_of(family_, m.from_pile) != Skill::none) {  // an Imperial Order, on its way out
    thrown_on_table();
    const bool of_the_dead = dead_.contains(m.from_seat);
    if (of_the_dead) goes_ahead_ = listed_[0];
    emit(with_cards(of_the_dead ? kind::forfeit : kind::discard, m.from_seat, listed_));
    return true;
  }
  const bool field = cause_named(family_, m.from_pile) == sanguosha::cause(Skill::tuntian_ld);
  if (field && m.to == Place::hand) {
    Event e = with_cards(kind::gift, m.from_seat, listed_);
    e.other = m.to_seat;
    e.what = sanguosha::cause(Skill::ziliang);
    emit(e);
    return true;
  }
  const Event* const used = latest(kind::invoke);
  const bool by_skill = used != nullptr && m.skill.empty();
  // 旋略 Equipment of others that is taken is told in one move.
  if (by_skill && used->what == sanguosha::cause(Skill::xuanlue_qs) && used->seat == m.to_seat &&
      m.from == Place::equip && m.to == Place::hand) {
    for (const Card& c : listed_) {
      Event e = with_cards(kind::snatch, m.to_seat, {&c, 1});
      e.other = m.from_seat;
      emit(e);
    }
    return true;
  }
  // 护援 Of whom a card is discarded only the move tells.
  const Event* const laid = latest(kind::relocate);
  if (by_skill && laid != nullptr && laid > latest(kind::phase) &&
      used->what == sanguosha::cause(Skill::huyuan_qs) && laid->what == used->what &&
      m.reason == reason::dismantle && m.proposer == used->seat && m.to == Place::table) {
    Event e = event(kind::invoke, m.proposer);
    e.what = used->what;
    e.other = laid->other;
    e.seats = {m.from_seat};
    emit(e);
    return false;
  }
  // 狂斧 What he takes and wears himself.
  if (by_skill && used->what == sanguosha::cause(Skill::kuangfu) && used->seat == m.to_seat &&
      m.from == Place::equip && m.to == Place::equip && m.from_seat != m.to_seat) {
    relocates(m, Skill::kuangfu);
    return true;
  }
  if (!lays_before(m)) return false;
  if (m.to == Place::judging) lies_before(m.to_seat);
  relocates(m, skill_of(family_, m.skill));
  return true;
}

// Card by card.
void Packets::relocates(const Move& m, Skill skill) {
  const std::vector<Card> cards = listed_;
  for (const Card& c : cards) {
    Event e = with_cards(kind::relocate, m.proposer != nobody ? m.proposer : m.to_seat, {&c, 1});
    e.other = m.to_seat;
    e.what = sanguosha::cause(skill);
    emit(e);
  }
}

// A card is laid before somebody by a skill, not used.
bool Packets::lays_before(const Move& m) const {
  const Skill skill = skill_of(family_, m.skill);
  if (skill == Skill::diaodu_qs)
    return m.from == Place::equip && m.to == Place::equip && m.from_seat != m.to_seat;
  if (skill == Skill::huyuan_qs || skill == Skill::xuanlue_qs) return m.to == Place::equip;
  if (skill == Skill::zhijian)
    return m.from == Place::hand && m.to == Place::equip && m.from_seat != m.to_seat;
  const bool before_another = m.from == m.to && m.from_seat != m.to_seat &&
                              (m.to == Place::equip || m.to == Place::judging);
  return before_another && skill == Skill::qiaobian;
}

// 挽危 What he gives for it is told before it.
void Packets::gave_for(Seat who, Skill skill) {
  give_away();
  flush();
  auto& seen = out_.seen();
  if (seen.empty() || seen.back().event.kind != kind::gift || seen.back().event.seat != who) return;
  seen.back().event.what = sanguosha::cause(skill);
  const std::size_t at = seen.size() - 1;
  if (is_veiled(who, skill)) turned_ = {who, skill, at};
  Event e = event(kind::invoke, who);
  e.what = sanguosha::cause(skill);
  e.hide(Field::other);
  insert(at, e);
}

// 悟心 He looks at the top cards of the draw pile and puts them back; that it is one no packet
// tells.
void Packets::sees_top(std::int64_t n) {
  const Seat who = std::exchange(enlightened_, nobody);
  const std::vector<Card> unseen(
      static_cast<std::size_t>(std::clamp<std::int64_t>(n, 0, max_cards)), unknown_card);
  for (const Kind k : {Kind{kind::peek}, Kind{kind::arrange}}) {
    Event e = with_cards(k, who, unseen);
    e.value = small(n);
    emit(e);
  }
}

}  // namespace tally::qsanguosha
