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

std::string_view role_of(const Match& match, Seat seat) {
  const sanguosha::Role role = state_of(match).at(seat).role;
  if (role == sanguosha::Role::hidden) return "";
  return sanguosha::schema().seat_fields[0].word(static_cast<What>(role));
}

std::string_view general_of(const Match& match, Seat seat) {
  const sanguosha::General general = state_of(match).at(seat).general;
  return general == sanguosha::General::none ? "" : sanguosha::info(general).en;
}

}  // namespace

constinit const std::array<Trait, 2> sanguosha_traits = {
    Trait{.en = "role", .zh = "身份", .of = role_of},
    Trait{.en = "general", .zh = "武将", .of = general_of}};

}  // namespace tally::verify
