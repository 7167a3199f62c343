// Wang Ping of kingdom war 权.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Jianglue, WhoCarriesItOutIsStrongerAndHeToo) {
  War s(4);
  s.open(1, "wangping_ld liubei_hs")
      .open(2, "zhaoyun_hs weiyan_hs")
      .open(3, "guanyu_hs zhangfei_hs");
  s.hp(1, 2).hp(2, 2).hp(3, 2);
  s.invokes(1, "jianglue");
  s.gets_commands(1, "bleed kneel");
  s.commands(1, "bleed");
  s.obeys(2).of(1);
  s.sees("lose", 2);
  s.declines(3, Ask::obey);
  s.sees("hp", 1).points(2).out_of(5).because("SGS-SKILL-JIANGLUE");
  s.sees("heal", 1);
  s.sees("heal", 2);
  s.sees("draw", 1).points(2).because("SGS-SKILL-JIANGLUE");
  s.expect_max_hp(2, 5);
  s.expect_max_hp(3, 4);
  s.illegal("SGS-SKILL-JIANGLUE").invokes(1, "jianglue");
  s.declines(1, Ask::play);
}

STORY(Jianglue, AloneAndTurnedOverNobodyRecovers) {
  War s(4);
  s.open(1, "wangping_ld liubei_hs").open(2, "zhaoyun_hs weiyan_hs").open(3, "caocao_hs xuchu_hs");
  s.hp(2, 2);
  s.invokes(1, "jianglue");
  s.gets_commands(1, "bleed kneel");
  s.commands(1, "kneel");
  s.obeys(2);
  s.sees("turn_over", 2);
  s.sees("heal", 1);
  s.sees("draw", 1).points(1);
  s.never("heal", 2);
  s.expect_max_hp(2, 5);
  s.expect_max_hp(3, 4);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test
