#pragma once
// Where cards go with each kind of event: what State::apply moves and who sees them follows from
// this one table. Kinds that are not here move no card.
#include <array>

#include "engine/core/schema.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

enum class Party : std::uint8_t { none, seat, other, each };

struct Carry {
  Zone from = Zone::box;
  Party whose = Party::none;
  Zone to = Zone::box;
  Party to_whom = Party::none;
  Sight sight = Sight::all;
  bool plain = true;  // nothing but the move; else State::apply has its own lines
  [[nodiscard]] constexpr bool moves() const { return to != Zone::box; }
};

inline constexpr std::array<Carry, kind::count> carries = [] {
  std::array<Carry, kind::count> all{};
  using enum Zone;
  const auto own = [](Zone to, Sight sight = Sight::all) {
    return Carry{hand, Party::seat, to, Party::none, sight};
  };
  all[kind::shuffle] = {Zone::discard, Party::none, Zone::draw, Party::none, Sight::none, false};
  all[kind::deal] = {Zone::draw, Party::none, hand, Party::each, Sight::each, false};
  all[kind::draw] = {Zone::draw, Party::none, hand, Party::seat, Sight::seat};
  all[kind::use] = all[kind::respond] = all[kind::nullify] = all[kind::retrial] = own(table);
  all[kind::recast] = all[kind::discard] = all[kind::forfeit] = all[kind::replace] =
      own(Zone::discard);
  all[kind::remove] = {hand, Party::other, Zone::discard, Party::none};
  all[kind::snatch] = {hand, Party::other, hand, Party::seat, Sight::both};
  all[kind::pick] = {table, Party::none, hand, Party::seat, Sight::all, false};
  all[kind::gain] = {table, Party::none, hand, Party::seat, Sight::seat};
  all[kind::give] = {equip, Party::seat, hand, Party::other};
  all[kind::gift] = {hand, Party::seat, hand, Party::other, Sight::both, false};
  all[kind::bestow] = {hand, Party::seat, hand, Party::other, Sight::both};
  all[kind::sacrifice] = {hand, Party::seat, hand, Party::other, Sight::both};
  all[kind::show] = {hand, Party::seat, hand, Party::seat, Sight::all, false};
  all[kind::expose] = {hand, Party::other, hand, Party::other, Sight::all, false};
  all[kind::peek] = {Zone::draw, Party::none, table, Party::none, Sight::seat};
  all[kind::arrange] = {table, Party::none, Zone::draw, Party::none, Sight::seat, false};
  all[kind::put] = {table, Party::none, Zone::discard, Party::none};
  all[kind::equip] = {table, Party::none, equip, Party::seat};
  all[kind::place] = {table, Party::none, judge, Party::seat};
  all[kind::due] = {judge, Party::seat, table, Party::none};
  all[kind::reveal] = all[kind::flip] = {Zone::draw, Party::none, table, Party::none};
  all[kind::offer].sight = all[kind::avatars].sight = all[kind::appoint].sight =
      Sight::seat;  // generals
  all[kind::commands].sight = Sight::seat;
  all[kind::stow] = {hand, Party::seat, pile, Party::seat, Sight::all, false};
  all[kind::tribute] = {hand, Party::seat, pile, Party::other, Sight::all, false};
  all[kind::lay] = {table, Party::none, pile, Party::seat, Sight::all, false};
  all[kind::aside] = own(table, Sight::seat);
  all[kind::inherit] = {hand, Party::other, hand, Party::seat, Sight::both};
  all[kind::retrieve] = {Zone::discard, Party::none, hand, Party::other};
  all[kind::relocate] = {hand, Party::seat, equip, Party::other, Sight::all, false};
  all[kind::pindian] = own(table);
  all[kind::claim] = own(table, Sight::seat);
  all[kind::look] = {hand, Party::other, hand, Party::other, Sight::seat, false};
  all[kind::pair].sight = all[kind::glimpse].sight = Sight::seat;  // generals
  all[kind::sink] = {hand, Party::seat, Zone::draw, Party::none, Sight::all, false};
  all[kind::atop] = {hand, Party::other, Zone::draw, Party::none};
  all[kind::unmask] = {table, Party::none, table, Party::none, Sight::all, false};
  return all;
}();

// The kinds that are nothing but a move, or begin with one.
inline constexpr KindSet carries_plainly = [] {
  KindSet kinds;
  for (std::size_t k = 0; k < carries.size(); ++k)
    if (carries[k].moves() && carries[k].plain) kinds.add(static_cast<Kind>(k));
  return kinds;
}();

}  // namespace tally::sanguosha
