#pragma once
// Fields of packets, and events as packets make them.
#include <cstdint>

#include "replay/import/sanguosha/made.h"

namespace tally::qsanguosha {

using import::event;
using import::small;
using import::with_cards;

// A log line.
enum LogField : std::uint8_t { log_type, log_from, log_to, log_card, log_arg, log_arg2 };

}  // namespace tally::qsanguosha
