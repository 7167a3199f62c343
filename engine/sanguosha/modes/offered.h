#pragma once
// Generals are offered to everybody, and nobody shows his before all have chosen.
#include <span>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// So many to each seat, one of which he chooses. Nothing where `generals` is `none`, or where they
// were settled before the record begins.
void choose_of_offered(Play& g, std::span<const int> each, Rule why);

}  // namespace tally::sanguosha
