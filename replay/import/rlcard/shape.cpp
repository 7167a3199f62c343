// How files of RLCard are told.
#include "replay/import/dou_dizhu/json_games.h"
#include "replay/import/rlcard/rlcard.h"

namespace tally::rlcard {
namespace {

constexpr ShapeKey keys[] = {{"trace"},   {"hands"},      {"hands_suit"}, {"action_ids"},
                             {"payoffs"}, {"playerInfo"}, {"initHands"},  {"moveHistory"}};

// rlcard-showdown's replays: JSON or Python in a JSON string.
bool begins_string(std::string_view first) {
  const std::string_view text = begun(first);
  return text.starts_with("\"{") && text.substr(1).find("Info") < 16;
}

}  // namespace

constinit const Shape shape{.program = "rlcard",
                            .begins = begins_string,
                            .keys = keys,
                            .of_lines = dou_dizhu::json_games,
                            .seam = json_seam};

}  // namespace tally::rlcard
