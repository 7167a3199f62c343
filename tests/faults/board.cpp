#include <algorithm>

#include "tests/faults/script.h"

namespace tally::faults {

std::vector<int> Board::cards_in(Area area, Id player) const {
  std::vector<int> out;
  for (int c = 1; c <= last_card; ++c)
    if (spot[static_cast<std::size_t>(c)] == Spot{area, player}) out.push_back(c);
  return out;
}

Name Board::equipped(Id player, int slot) const {
  for (int c : cards_in(Area::equip, player))
    if (sanguosha::slot_of(sanguosha::info(name_of(c)).type) == slot) return name_of(c);
  return Name::none;
}

std::vector<Id> Board::living() const {
  std::vector<Id> out;
  for (Id p : seats)
    if (alive(p)) out.push_back(p);
  return out;
}

Id Board::next_living(Id player) const {
  const std::vector<Id> all = living();
  const auto at = std::find(all.begin(), all.end(), player);
  if (at == all.end()) return all.empty() ? 0 : all[0];
  return at + 1 == all.end() ? all[0] : *(at + 1);
}

int Board::distance(Id from, Id to) const {
  if (from == to) return 0;
  const std::vector<Id> all = living();
  const auto place = [&](Id p) {
    return static_cast<int>(std::find(all.begin(), all.end(), p) - all.begin());
  };
  const int n = static_cast<int>(all.size());
  const int steps = (place(to) - place(from) + n) % n;
  const int seats_between = std::min(steps, n - steps) + (equipped(to, 2) != Name::none ? 1 : 0) -
                            (equipped(from, 3) != Name::none ? 1 : 0);
  return std::max(seats_between, 1);
}

bool Board::reaches(Id from, Id to) const {
  const Name weapon = equipped(from, 0);
  return distance(from, to) <= (weapon == Name::none ? 1 : sanguosha::info(weapon).range);
}

void Board::put(const Move& m) {
  for (int c : m.cards) {
    if (c < 1 || c > last_card) continue;
    const auto top = std::find(pile.begin(), pile.end(), c);
    if (top != pile.end()) pile.erase(top);
    const bool owned = m.to == Area::hand || m.to == Area::equip || m.to == Area::judge;
    spot[static_cast<std::size_t>(c)] = {m.to, owned ? m.into : 0};
  }
}

void Board::see(const Step& s) {
  if (s.request) return;
  const Tree& t = s.data;
  if (s.command == "ArrangeSeats") {
    for (const Tree& id : t.items) seats.push_back(id.plain().number);
  } else if (s.command == "PropertyUpdate" && t.items.size() > 2) {
    const Id who = t.items[0].plain().number;
    const Tree& value = t.items[2].plain();
    const int n = static_cast<int>(value.number);
    if (s.type == "hp") hp[who] = n;
    if (s.type == "maxHp") max_hp[who] = n;
    if (s.type == "role") role[who] = value.text;
    if (s.type == "chained") chained[who] = n != 0;
    if (s.type == "dead" && n != 0) dead[who] = true;
    if (s.type == "phase") {
      phase = n;
      if (n == 5) slashes = 0;
    }
  } else if (s.command == "MoveCards") {
    for (const Move& m : moves_of(s)) put(m);
  } else if (s.command == "SyncDrawPile" || s.command == "ShuffleDrawPile" ||
             s.command == "PrepareDrawPile") {
    pile.clear();
    for (const Tree& c : t.items) {
      pile.push_back(static_cast<int>(c.plain().number));
      spot[static_cast<std::size_t>(pile.back())] = {Area::draw, 0};
    }
  } else if (s.type == "$RoundStart") {
    playing = true;
  } else if (s.type == "$TurnStart") {
    current = t.at("from").plain().number;
    wines = 0;
    slashes = 0;
  } else if (s.type == "#UseCardToTargets" && t.integer("from") == current && phase == 5 &&
             !t.at("card").items.empty()) {
    const Name used = name_of(static_cast<int>(t.at("card").items[0].plain().number));
    if (sanguosha::is_slash(used)) ++slashes;
    if (used == Name::wine) ++wines;
  }
}

}  // namespace tally::faults
