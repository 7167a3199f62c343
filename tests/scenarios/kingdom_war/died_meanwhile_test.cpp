// Who loses the Way of Peace 太平要术 loses a hit point: by Dying Remonstrance 死谏 somebody may
// die of it in the middle of something else. He takes no part in the rest.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(DiedMeanwhile, HisShareOfAnExchangeGoesToTheDiscardPile) {
  WithLords s(4);
  s.with("fray", "false");
  s.open(1, "lusu_gz zhouyu_gz").open(2, "tianfeng_gz huatuo_gz").hand(2, "S7.slash");
  s.open(3, "caocao_gz simayi_gz").hp(3, 1).equip(3, "H3.peace_spell").hand(3, "H2.dodge");
  s.open(4, "guanyu_gz zhangfei_gz");
  s.invokes(1, "dimeng").on(2, 3);
  s.invokes(2, "sijian").on(3);
  s.removes(2, "H3.peace_spell").of(3);
  s.sees("lose", 3);
  s.sees("death", 3);
  s.sees("put").cards("S7.slash").because("SGS-SKILL-DIMENG");
  s.sees("gain", 2).cards("H2.dodge");
  s.expect_hand(2, "H2.dodge");
}

STORY(DiedMeanwhile, RaidedByZhangLiaoHeRaidsNobodyElse) {
  WithLords s(4);
  s.with("fray", "false");
  s.turn_of(1).open(1, "zhangliao_gz dianwei_gz").hp(1, 1).equip(1, "H3.peace_spell");
  s.open(2, "tianfeng_gz huatuo_gz").hand(2, "S7.slash").open(3, "guanyu_gz zhangfei_gz");
  s.open(4, "lusu_gz zhouyu_gz").hand(4, "H2.dodge");
  s.invokes(1, "tuxi").on(2, 4);
  s.takes(1, "S7.slash").from(2);
  s.invokes(2, "sijian").on(1);
  s.removes(2, "H3.peace_spell").of(1);
  s.sees("lose", 1);
  s.sees("death", 1);
  s.expect_hand(4, "H2.dodge");
}

}  // namespace
}  // namespace tally::test
