// How files of Botzone are told.
#include "replay/import/botzone/botzone.h"
#include "replay/import/dou_dizhu/json_games.h"

namespace tally::botzone {
namespace {

constexpr ShapeKey keys[] = {
    {"initdata"}, {"log"}, {"scores"}, {"output"}, {"game", "\"FightTheLandlord"}};

}  // namespace

constinit const Shape shape{
    .program = "botzone", .keys = keys, .of_lines = dou_dizhu::json_games, .seam = json_seam};

}  // namespace tally::botzone
