#pragma once
#include <cstdint>

#include "engine/sanguosha/generals.h"
#include "verify/games/kit.h"

namespace tally::verify {

extern const Kit sanguosha_kit;

// Everybody has one of these generals from before the game, as a record may say.
void bring_generals(Setup& setup, const sanguosha::GeneralSet& generals, std::uint64_t seed);

}  // namespace tally::verify
