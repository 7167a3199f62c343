#pragma once
// Which game a recording is of, and what is said of one that is not covered.
#include <string_view>

#include "engine/core/message.h"
#include "engine/sanguosha/events.h"
#include "replay/import/noname/video.h"

namespace tally::noname {

// `players`: those of the event "init".
// 3v3: two sides of a commander and two others each (versus).
[[nodiscard]] bool is_of_sides(std::string_view mode, Value players);
// 2v2 (versus, 欢乐成双).
[[nodiscard]] bool is_of_twos(std::string_view mode, Value players);
// 1v2: a landlord against two peasants (doudizhu). By its title: 休闲斗地主 or 欢乐斗地主; others
// have skills and cards of their own.
[[nodiscard]] bool is_of_landlord(std::string_view mode, std::string_view title);
// Kingdom war: two generals each, who lie face down.
[[nodiscard]] inline bool is_of_kingdoms(std::string_view mode) { return mode == "guozhan"; }
// Empty of these and of the identity game.
[[nodiscard]] Message mode_not_covered(std::string_view mode, std::string_view title,
                                       Value players);

[[nodiscard]] bool has_first_turn(sanguosha::Role r);
// Who wins together.
[[nodiscard]] sanguosha::Role camp_of(sanguosha::Role r);

}  // namespace tally::noname
