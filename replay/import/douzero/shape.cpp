// How files of DouZero are told.
#include "replay/import/dou_dizhu/json_games.h"
#include "replay/import/douzero/douzero.h"

namespace tally::douzero {
namespace {

constexpr ShapeKey keys[] = {{"deal", "{"},   {"actions"},       {"bomb_num"},
                             {"landlord_up"}, {"landlord_down"}, {"three_landlord_cards"}};

// PROTO with a version.
bool begins_pickle(std::string_view first) {
  constexpr char newest = 5;
  return first.size() >= 2 && first[0] == '\x80' && first[1] >= 1 && first[1] <= newest;
}

std::unique_ptr<Games> deals(io::Input& input) { return std::make_unique<Deals>(input); }

}  // namespace

constinit const Shape json_shape{
    .program = "douzero", .keys = keys, .of_lines = dou_dizhu::json_games, .seam = json_seam};
constinit const Shape pickle_shape{
    .program = "douzero", .begins = begins_pickle, .of_bytes = deals};

}  // namespace tally::douzero
