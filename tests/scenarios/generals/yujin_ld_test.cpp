// Yu Jin of kingdom war 权.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Jieyue, WhoCarriesItOutBringsACard) {
  War s(4);
  s.turn_of(1).open(1, "yujin_ld zhangliao_hs").hand(1, "S7.slash").open(2, "liubei_hs guanyu_hs");
  s.open(3, "xuchu_hs dianwei_hs").discards_whatever();
  s.illegal("SGS-SKILL-JIEYUE").invokes(1, "jieyue").on(3);
  s.invokes(1, "jieyue").on(2);
  s.gives(1, "S7.slash").to(2);
  s.gets_commands(1, "bleed shed");
  s.commands(1, "bleed").to(2);
  s.obeys(2).of(1);
  s.sees("lose", 2);
  s.sees("draw", 1).points(1).because("SGS-SKILL-JIEYUE");
  s.sees("draw", 1).points(2);
}

STORY(Jieyue, WhoRefusesBringsThreeInTheDrawPhase) {
  War s(4);
  s.turn_of(1).open(1, "yujin_ld zhangliao_hs").hand(1, "S7.slash").discards_whatever();
  s.invokes(1, "jieyue").on(2);
  s.gives(1, "S7.slash").to(2);
  s.gets_commands(1, "bleed shed");
  s.commands(1, "bleed");
  s.declines(2, Ask::obey);
  s.sees("draw", 1).points(5);
}

STORY(Jieyue, FaceDownHeIsTurnedUpForIt) {
  War s(4);
  s.turn_of(1).hidden(1, "yujin_ld zhangliao_hs").hand(1, "S7.slash").discards_whatever();
  s.unveils(1, "yujin_ld", "jieyue").asked(Ask::unveil_for);
  s.sees("allegiance", 1).as("wei");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "jieyue").on(2);
  s.gives(1, "S7.slash").to(2);
  s.gets_commands(1, "bleed shed");
  s.commands(1, "shed");
  s.obeys(2);
  s.sees("draw", 1).points(1);
}

}  // namespace
}  // namespace tally::test
