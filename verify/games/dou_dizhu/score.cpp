// The points of a game of Dou Dizhu: those it tells itself, by its own rules.
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/state.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::verify {

using namespace dou_dizhu;

namespace {

#define TALLY_TABLE "score_of_dou_dizhu"
namespace say {
TALLY_SAY(no_points, (), "by these rules no points are paid", "此规则不计分")
TALLY_SAY(as_told, (), "by the bid and what was played", "按叫分与所打的牌")
}  // namespace say
#undef TALLY_TABLE

}  // namespace

Sheet dou_dizhu_score(const diff::Story& story, const Match& /*match*/, const SeatList& /*winners*/,
                      const Ruleset& /*rules*/) {
  Sheet out;
  out.seats.resize(players);
  bool told = false;
  for (std::size_t i = 0; i < story.size(); ++i) {
    const Event e = story.event(i);
    if (e.kind != kind::score || !State::seated(e.seat)) continue;
    told = true;
    out.seats[static_cast<std::size_t>(e.seat)] = {{say::as_told(), e.value, 1, rule::score}};
  }
  if (!told) out.none = say::no_points();
  return out;
}

}  // namespace tally::verify
