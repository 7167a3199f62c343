// What wins are counted by: who somebody turned out to be, and with which general.
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/schema.h"
#include "engine/sanguosha/state/state.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::verify {

const sanguosha::State& state_of(const Match& match) {
  return *reinterpret_cast<const sanguosha::State*>(match.state().data());  // NOLINT: its own bytes
}

namespace {

// In kingdom war, where all are warriors, the kingdom.
std::string_view role_of(const Match& match, Seat seat) {
  const auto& player = state_of(match).at(seat);
  const SeatFieldInfo& roles = sanguosha::schema().seat_fields[0];
  const auto role = static_cast<What>(player.role);
  if (roles.tells(role)) return roles.word(role);
  if (player.role != sanguosha::Role::warrior || player.kingdom == sanguosha::Kingdom::none)
    return "";  // his role is hidden
  return sanguosha::kingdom_en[static_cast<std::size_t>(player.kingdom)];
}

std::string_view general_of(const Match& match, Seat seat) {
  const sanguosha::General general = state_of(match).at(seat).general;
  return general == sanguosha::General::none ? "" : sanguosha::info(general).en;
}

}  // namespace

constinit const std::array<Trait, 2> sanguosha_traits = {
    Trait{.en = "role or kingdom", .zh = "身份或势力", .of = role_of},
    Trait{.en = "general", .zh = "武将", .of = general_of}};

}  // namespace tally::verify
