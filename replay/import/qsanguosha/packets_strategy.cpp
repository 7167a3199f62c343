// The cards of 势备篇 in kingdom war, where no packet of another card looks like theirs.
#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "engine/sanguosha/state/carry.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/packets.h"

namespace tally::qsanguosha {

using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

constexpr std::string_view under_ox = "wooden_ox";
constexpr std::string_view out_of_game = "#imperial_order";

// Into whose hand its cards go; nobody if into none.
Seat goes_to_hand(const Event& e) {
  const sanguosha::Carry& carry = sanguosha::carries[e.kind];
  if (carry.to != sanguosha::Zone::hand) return nobody;
  return carry.to_whom == sanguosha::Party::other ? e.other : e.seat;
}

Event of_skill(Kind k, Seat who, Skill skill, std::span<const Card> cards) {
  Event e = with_cards(k, who, cards);
  e.what = sanguosha::cause(skill);
  return e;
}

}  // namespace

// An Imperial Order out of the game lies in a pile of somebody; it is thrown away when he dies, and
// put back.
bool Packets::strategy_move(const Move& m) {
  if (m.from_pile == out_of_game && m.to == Place::table && listed_.size() == 1) {
    order_again_ = listed_[0];
    return true;
  }
  if (m.pile == out_of_game) {
    const Card again = std::exchange(order_again_, unknown_card);
    for (const Card c : listed_)
      if (c != again) order_leaves(c);
    return true;
  }
  if (m.from_pile == under_ox)
    for (const Card c : listed_) comes_from_ox(c);
  if (m.pile == under_ox) {
    std::ranges::copy_if(listed_, std::back_inserter(under_ox_),
                         [](Card c) { return c != unknown_card; });
    const bool goes_on = m.from == Place::own_pile;
    const Event e = of_skill(goes_on ? kind::lay : kind::stow, m.to_seat, Skill::muniu, listed_);
    goes_on ? insert(behind_ox(), e) : emit(e);
    ox_at_ = index_;
    return true;
  }
  if (m.from_pile == under_ox && m.to == Place::discard && !dead_.contains(m.from_seat)) {
    insert(behind_ox(), with_cards(kind::put, nobody, listed_));
    return true;
  }
  if (m.from_pile == under_ox && m.to == Place::judging) {  // a delayed trick, as out of the hand
    laid_down(m);
    is_placed(m);
    return true;
  }
  if (m.from == Place::equip && m.to == Place::equip && name_of(m.skill) == Name::wooden_ox) {
    Event e = of_skill(kind::relocate, m.from_seat, Skill::muniu, listed_);
    e.other = m.to_seat;
    emit(e);
    return true;
  }
  if (!is_under_ox(m) || (m.to != Place::table && m.to != Place::equip)) return false;
  laid_down(m);  // as out of the hand
  if (m.to == Place::equip) from_table(m);
  return true;
}

bool Packets::is_under_ox(const Move& m) { return m.from_pile == under_ox; }

// What a card counts as is told anew as it comes to lie under the ox: that names it.
void Packets::laid_under_ox(Card c) {
  if (index_ != ox_at_ + 1 || c == unknown_card) return;
  ox_at_ = index_;  // of several cards one after another
  auto& seen = out_.seen();
  constexpr std::size_t far_enough = 20;
  for (std::size_t i = seen.size(); i > 0 && i + far_enough > seen.size(); --i) {
    Event& e = seen[i - 1].event;
    if ((e.kind != kind::stow && e.kind != kind::lay) || e.what != sanguosha::cause(Skill::muniu))
      continue;
    if (std::ranges::find(e.cards, unknown_card) == e.cards.end()) return;
    if (e.kind == kind::lay) {  // it was stowed unseen before the ox went on
      comes_from_ox(c);
    } else {
      std::vector<Card> cards(e.cards.begin(), e.cards.end());
      *std::ranges::find(cards, unknown_card) = c;
      e.cards = out_.keep(cards);
    }
    under_ox_.push_back(c);
    return;
  }
}

// Where the ox went with which its cards go; what its loss brings (枭姬) is told before that.
std::size_t Packets::behind_ox() const {
  const auto& seen = out_.seen();
  constexpr std::size_t far_enough = 20;
  const KindSet brought{kind::invoke, kind::draw,    kind::unveil, kind::allegiance,
                        kind::hp,     kind::heal,    kind::remove, kind::flip,
                        kind::judged, kind::retrial, kind::equip,  kind::snatch,
                        kind::lay,    kind::put,     kind::gain,   kind::shuffle};
  for (std::size_t i = seen.size(); i > 0 && i + far_enough > seen.size(); --i) {
    const Event& e = seen[i - 1].event;
    const bool ox = std::ranges::any_of(e.cards, [](Card c) {
      return c < sanguosha::deck_size && sanguosha::face(c).name == Name::wooden_ox;
    });
    const bool another = i < seen.size() && seen[i].event.kind == kind::equip;
    if (ox && e.kind == kind::replace && another) return i + 1;  // what takes its place
    if (ox && e.kind != kind::flip) return i;
    if (!brought.contains(e.kind)) break;
  }
  return seen.size();
}

// An Imperial Order was on its way to the discard pile; used with others as one card it goes ahead
// of them (table_put_away).
void Packets::order_leaves(Card order) {
  const bool thrown = std::erase_if(thrown_, [&](const Thrown& t) { return t.card == order; }) > 0;
  const Event* const used = latest(kind::use);
  if (!thrown && used != nullptr && used->cards.size() > 1 &&
      std::ranges::find(used->cards, order) != used->cards.end()) {
    leaving_ = order;
    return;
  }
  if (!thrown && std::erase(put_up_, order) > 0) {  // of a pindian: it goes with the other card
    compared_.push_back(order);
    leaving_ = order;
    return both_compared();
  }
  if (!thrown) emit(with_cards(kind::put, nobody, {&order, 1}));
  emit(with_cards(kind::withdraw, nobody, {&order, 1}));
}

// The cards of a pindian go together.
void Packets::both_compared() {
  if (compared_.size() < 2) return;
  const std::vector<Card> both = std::exchange(compared_, {});
  const Card order = std::exchange(leaving_, unknown_card);
  put_up_.clear();
  emit(with_cards(kind::put, nobody, both));
  if (order != unknown_card) emit(with_cards(kind::withdraw, nobody, {&order, 1}));
}

void Packets::table_put_away() {
  const Card order = std::exchange(leaving_, unknown_card);
  const Event* const used = latest(kind::use);
  if (order == unknown_card || used == nullptr) return emit(with_cards(kind::put, nobody, listed_));
  emit(with_cards(kind::put, nobody, used->cards));
  emit(with_cards(kind::withdraw, nobody, {&order, 1}));
}

// A card that comes out from under the Wooden Ox, and was not seen going there, was laid there
// unseen: of several the first since it was last seen, by whoever got it into his hand then if he
// has laid one there. It went on with the ox.
void Packets::comes_from_ox(Card c) {
  if (std::erase(under_ox_, c) > 0 || c == unknown_card) return;
  auto& seen = out_.seen();
  const auto holds = [](const Event& e, Card card) {
    return sanguosha::carries[e.kind].moves() && std::ranges::find(e.cards, card) != e.cards.end();
  };
  const auto unseen = [&](const Event& e, Kind k) {
    return e.kind == k && e.what == sanguosha::cause(Skill::muniu) && holds(e, unknown_card);
  };
  std::size_t since = seen.size();
  while (since > 0 && !holds(seen[since - 1].event, c)) --since;
  const Seat holder = since > 0 ? goes_to_hand(seen[since - 1].event) : nobody;
  const auto stowed_by = [&](Seat who) {
    std::size_t i = since;
    const auto by = [&](const Event& e) { return who == nobody || e.seat == who; };
    while (i < seen.size() && !(unseen(seen[i].event, kind::stow) && by(seen[i].event))) ++i;
    return i;
  };
  std::size_t stowed = stowed_by(holder);
  if (stowed == seen.size()) stowed = stowed_by(nobody);
  for (std::size_t i = stowed; i < seen.size(); ++i) {
    if (i != stowed && !unseen(seen[i].event, kind::lay)) continue;
    std::vector<Card> cards(seen[i].event.cards.begin(), seen[i].event.cards.end());
    *std::ranges::find(cards, unknown_card) = c;
    seen[i].event.cards = out_.keep(cards);
  }
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
