// Skills of generals: who has them, who uses them on whom, and the moves of cards only they make.
#include <algorithm>

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
bool said_elsewhere(Skill s) {
  switch (s) {
    case Skill::guicai:  // the card laid for the judgement
    case Skill::guose:
    case Skill::jijiu:
    case Skill::longdan:
    case Skill::qingguo:
    case Skill::qixi:
    case Skill::wusheng: return true;
    default: return sanguosha::info(s).compulsory;
  }
}

// Used against the one who dealt the damage or used the card, whom no packet names again.
bool against_somebody(Skill s) {
  return s == Skill::fankui || s == Skill::ganglie || s == Skill::tieqi || s == Skill::liuli;
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
  if (skill == Skill::none) return false;
  if (said_elsewhere(skill)) {
    again_.skills.logged(name, who, v);
    return true;
  }
  // In 0.4 said again with the damage.
  constexpr std::int64_t draw_phase = 4;
  if (skill == Skill::luoyi && phase_ != draw_phase && before_0_5()) return true;
  Event e = event(kind::invoke, who);
  e.what = sanguosha::cause(skill);
  if (against_somebody(skill)) e.hide(Field::other);
  if (sanguosha::info(skill).effects.shape.most_targets > 0) e.seats = seats_of(v.find("to"));
  // Before 0.5 only the screen shows on whom: it points at them just before, or just after.
  constexpr std::uint32_t just_before = 3;
  if (before_0_5() && sanguosha::info(skill).effects.shape.most_targets > 0) {
    if (sanguosha::info(skill).effects.act != nullptr) {
      e.hide(Field::seats);
      emit(e);
      untargeted_ = out.size();
      return true;
    }
    if (indicating_ == who && index - indicated_at_ <= just_before) e.seats = indicated_;
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
    if (own.kind == kind::use) own.cards = listed;
    out.add(own, pending_at_);
    return true;
  }
  if (skill == Skill::none) return false;
  if (m.to == Area::hand && skill == Skill::rende) {
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
  if (m.from == Area::processing && m.to == Area::hand) {
    e.kind = kind::gain;
    e.seat = m.to_seat;
    e.what = 0;
    emit(e);
    return true;
  }
  if (skill == Skill::guicai && m.from_seat != nobody && m.to == Area::processing) {
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

// Which suit was named no packet says. If it was the card's, no damage follows.
void Packets::name_suit(const Event* next) {
  const Seat target = naming_;
  naming_ = nobody;
  const Event own = event(kind::declare, target);
  Event named = own;
  const bool differed = next != nullptr && next->kind == kind::damage && next->seat == target;
  if (differed || suit_for_ == unknown_card)
    named.hide(Field::what);
  else
    named.what = static_cast<What>(sanguosha::face(suit_for_).suit);
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
