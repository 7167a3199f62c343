// An endgame of Dou Dizhu, put as somebody describes it: the first seat is the landlord and leads.
#include <cstring>

#include "engine/dou_dizhu/legal.h"
#include "verify/explore/messages.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::explore {

using namespace dou_dizhu;

constinit const std::array<verify::SmallTable, 3> dou_dizhu_small = {{
    {{"3,3,4", "5,6", "7"}},
    {{"3,3,3,4,5,6,7,8", "4,4,9,T", "5,5,6,J"}},
    {{"7,7,7,7,RJ,3", "8,8,9,9", "T,A,2"}},
}};

Message dou_dizhu_set_up(const verify::Described& table, const Ruleset& rules,
                         std::vector<std::byte>& out) {
  if (table.hands.size() != players) return say::so_many_hands(players);
  if (!table.pile.empty() || table.any_order) return say::no_pile();
  if (!table.roles.empty() || !table.generals.empty() || table.hp) return say::only_hands();
  State s;
  Legal legal(s);
  legal.set(Options(rules));
  for (Seat i = 0; i < players; ++i) {
    const std::vector<Card>& hand = table.hands[static_cast<std::size_t>(i)];
    if (hand.empty()) return say::empty_hand(i + 1);
    Event e;
    e.kind = kind::deal;
    e.seat = i;
    e.cards = hand;
    s.apply(e, legal.types());
  }
  s.made_landlord(0, 1);
  s.led(0);
  if (const std::string_view wrong = s.unsound(); !wrong.empty()) return say::cannot_be(wrong);
  const auto bytes = std::as_bytes(std::span(&s, 1));
  out.assign(bytes.begin(), bytes.end());
  return {};
}

// Who wins hangs on ranks and on whose move it is; suits, points and what was are no matter.
void dou_dizhu_same_future(std::span<std::byte> bookmark, const Ruleset& /*rules*/) {
  State s;
  std::memcpy(static_cast<void*>(&s), bookmark.data(), sizeof s);
  State alike;
  for (Seat i = 0; i < players; ++i) {
    alike.at(i).counts = s.at(i).counts;
    alike.at(i).size = s.at(i).size;
    alike.at(i).hidden = s.at(i).hidden;
  }
  alike.to_beat = s.to_beat;
  alike.current = s.current;
  alike.last = s.last;
  alike.landlord = s.landlord;
  alike.passes = s.passes;
  alike.leads = s.leads;
  std::memcpy(bookmark.data(), &alike, sizeof alike);
}

int dou_dizhu_side(std::span<const std::byte> bookmark, Seat seat) {
  State s;
  std::memcpy(static_cast<void*>(&s), bookmark.data(), sizeof s);
  if (!State::seated(seat)) return -1;
  return seat == s.landlord ? 0 : 1;
}

}  // namespace tally::explore
