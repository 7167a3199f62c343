// The cards of 势备篇 in kingdom war, where no packet of another card looks like theirs.
#include <algorithm>
#include <utility>

#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/packets.h"

namespace tally::qsanguosha {

using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

constexpr std::string_view under_ox = "wooden_ox";
constexpr std::string_view out_of_game = "#imperial_order";

Event of_skill(Kind k, Seat who, Skill skill, std::span<const Card> cards) {
  Event e = with_cards(k, who, cards);
  e.what = sanguosha::cause(skill);
  return e;
}

}  // namespace

bool Packets::strategy_move(const Move& m) {
  if (m.pile == out_of_game) {  // it was on its way to the discard pile
    for (const Card c : listed_)
      if (const auto it = std::ranges::find(thrown_, c); it != thrown_.end()) thrown_.erase(it);
    emit(with_cards(kind::withdraw, nobody, listed_));
    return true;
  }
  if (m.pile == under_ox) {
    const bool goes_on = m.from == Place::own_pile;
    emit(of_skill(goes_on ? kind::lay : kind::stow, m.to_seat, Skill::muniu, listed_));
    return true;
  }
  if (m.from == Place::equip && m.to == Place::equip && name_of(m.skill) == Name::wooden_ox) {
    Event e = of_skill(kind::relocate, m.from_seat, Skill::muniu, listed_);
    e.other = m.to_seat;
    emit(e);
    return true;
  }
  if (m.from_pile != under_ox || m.to != Place::table) return false;
  laid_down(m);  // as out of the hand
  return true;
}

bool Packets::strategy_log(std::string_view type, Value v) {
  if (type != "#Fangquan") return false;
  const SeatList who = seats_of(v.at(2).text());
  again_ = who.size() == 1 ? who[0] : nobody;
  return true;
}

// Know Both Sides by the Jade Seal.
void Packets::strategy_use(std::string_view card, Seat from, const SeatList& to) {
  const std::size_t colon = card.find(':');
  if (colon == std::string_view::npos) return;
  card = card.substr(colon + 1);
  if (name_of(card.substr(0, card.find('['))) != Name::jade_seal) return;
  Event e = of_skill(kind::invoke, from, Skill::yuxi, {});
  e.seats = to;
  emit(e);
}

// The Breastplate for its damage, or all that is equipped for Drowning or Through the Heart 穿心.
bool Packets::gives_up(const Move& m) {
  if (m.reason == reason::throw_away && m.skill.empty() && is_pierced(m.from_seat)) return true;
  const Event* const last = out_.size() == 0 ? nullptr : &out_.seen().back().event;
  if (last != nullptr && last->kind == kind::invoke && last->seat == m.from_seat &&
      last->what == sanguosha::cause(Name::breastplate))
    return true;
  const Event* const used = latest(kind::use);
  if (used == nullptr || static_cast<Name>(used->what) != Name::drowning ||
      m.reason != reason::throw_away || !m.skill.empty())
    return false;
  const Event* const put = latest(kind::put);  // it is done when its card is put away
  const bool done = put != nullptr && put > used && std::ranges::equal(put->cards, used->cards);
  return !done && std::ranges::find(used->seats, m.from_seat) != used->seats.end();
}

// Somebody has just used 穿心 on him; his general may have been turned up for it.
bool Packets::is_pierced(Seat who) {
  const auto& seen = out_.seen();
  const KindSet brought{kind::unveil, kind::allegiance, kind::draw, kind::heal, kind::hp};
  std::size_t at = seen.size();
  while (at > 0 && brought.contains(seen[at - 1].event.kind)) --at;
  if (at == 0) return false;
  const Event& last = seen[at - 1].event;
  return last.kind == kind::invoke && last.what == sanguosha::cause(Skill::chuanxin) &&
         last.seat != who;
}

}  // namespace tally::qsanguosha
