// 阵法召唤: who has a formation skill calls on those who have shown no general.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// With the generals of the package.
class Lines : public War {
 public:
  explicit Lines(int players, Where where = Where::current())
      : War(players, "guozhan-expansions", where) {
    also_has(1, "zhaohuan");
  }
};

// Seat 1 has Crane Wing 鹤翼.
War& caller(War& s) {
  s.open(1, "caohong_ld xuchu_hs");
  return s;
}

STORY(Summon, WhoComesStandsInTheLineAndTheNextIsCalled) {
  Lines s(6);
  caller(s).hidden(2, "xuhuang_hs zhanghe_hs").hidden(3, "dianwei_hs caoren_hs");
  s.open(4, "zhouyu_hs lvmeng_hs").open(6, "zhouyu_hs lvmeng_hs");
  s.invokes(1, "zhaohuan");
  s.unveils(2, "zhanghe_hs").because("SGS-SKILL-ZHAOHUAN");
  s.sees("allegiance", 2).as("wei");
  s.unveils(3, "dianwei_hs").because("SGS-SKILL-ZHAOHUAN");
  s.sees("allegiance", 3).as("wei");
  s.expect_distance(4, 3, 2);
}

STORY(Summon, ThoseBehindHimAreCalledFirst) {
  Lines s(4);
  caller(s).hidden(2, "xuhuang_hs zhanghe_hs").hidden(4, "dianwei_hs caoren_hs");
  s.open(3, "zhouyu_hs lvmeng_hs");
  s.invokes(1, "zhaohuan");
  s.declines(2, Ask::unveil);
  s.unveils(4, "dianwei_hs").because("SGS-SKILL-ZHAOHUAN");
  s.sees("allegiance", 4).as("wei");
}

STORY(Summon, WhereNobodyCameNotAgainInThisPhase) {
  Lines s(4);
  caller(s).hidden(2, "xuhuang_hs zhanghe_hs").open(3, "zhouyu_hs lvmeng_hs");
  s.open(4, "ganning_hs luxun_hs");
  s.invokes(1, "zhaohuan");
  s.declines(2, Ask::unveil);
  s.illegal("SGS-SKILL-ZHAOHUAN").invokes(1, "zhaohuan");
  s.declines(1, Ask::play);
}

STORY(Summon, WhereSomebodyCameHeMayCallAgain) {
  Lines s(6);
  caller(s).hidden(2, "xuhuang_hs zhanghe_hs").hidden(6, "dianwei_hs caoren_hs");
  s.open(3, "zhouyu_hs lvmeng_hs").open(5, "ganning_hs luxun_hs");
  s.invokes(1, "zhaohuan");
  s.unveils(2, "xuhuang_hs");
  s.sees("allegiance", 2).as("wei");
  s.declines(6, Ask::unveil);
  s.invokes(1, "zhaohuan");
  s.unveils(6, "caoren_hs");
  s.sees("allegiance", 6).as("wei");
}

// 4 players: with two of Wei the third is a careerist.
STORY(Summon, WhoWouldBeACareeristStaysFaceDown) {
  Lines s(4);
  caller(s).open(2, "xuhuang_hs zhanghe_hs").hidden(4, "dianwei_hs caoren_hs");
  s.open(3, "zhouyu_hs lvmeng_hs");
  s.invokes(1, "zhaohuan");
  s.illegal("SGS-SKILL-ZHAOHUAN").unveils(4, "dianwei_hs");
  s.declines(4, Ask::unveil);
  s.declines(1, Ask::play);
}

STORY(Summon, HeMayTurnUpBoth) {
  Lines s(6);
  caller(s).hidden(2, "xuhuang_hs zhanghe_hs").open(3, "zhouyu_hs lvmeng_hs");
  s.open(6, "ganning_hs luxun_hs");
  s.invokes(1, "zhaohuan");
  s.unveils(2, "xuhuang_hs");
  s.sees("allegiance", 2).as("wei");
  s.unveils(2, "zhanghe_hs").because("SGS-SKILL-ZHAOHUAN");
  s.declines(1, Ask::play);
}

STORY(Summon, WhoeverComesTurnsUpAGeneralOfTheKingdom) {
  Lines s(5);
  caller(s).hidden(2, "xuhuang_hs zhanghe_hs").open(3, "zhouyu_hs lvmeng_hs");
  s.open(5, "ganning_hs luxun_hs");
  s.invokes(1, "zhaohuan");
  s.illegal("SGS-GZ-UNVEIL").unveils(2, "caoren_hs");
  s.unveils(2, "xuhuang_hs").because("SGS-SKILL-ZHAOHUAN");
  s.sees("allegiance", 2).as("wei");
}

STORY(Summon, ToBesiegeTheOtherNeighbourOfAnEnemyIsCalled) {
  Lines s(5);
  s.open(1, "jiangqin_ld xusheng_ld").open(2, "xuhuang_hs zhanghe_hs");
  s.hidden(3, "zhouyu_hs lvmeng_hs").open(5, "dianwei_hs caoren_hs");
  s.invokes(1, "zhaohuan");
  s.unveils(3, "lvmeng_hs").because("SGS-SKILL-ZHAOHUAN");
  s.sees("allegiance", 3).as("wu");
}

STORY(Summon, WhoIsOfAnotherKingdomStaysFaceDown) {
  Lines s(4);
  caller(s).hidden(2, "zhouyu_hs lvmeng_hs").open(3, "ganning_hs luxun_hs");
  s.open(4, "huanggai_hs daqiao_hs");
  s.invokes(1, "zhaohuan");
  s.illegal("SGS-SKILL-ZHAOHUAN").unveils(2, "zhouyu_hs");
  s.declines(2, Ask::unveil);
  s.declines(1, Ask::play);
}

STORY(Summon, NotByACareerist) {
  Lines s(4);
  caller(s).careerist(1).hidden(2, "xuhuang_hs zhanghe_hs");
  s.open(3, "ganning_hs luxun_hs").open(4, "huanggai_hs daqiao_hs");
  s.illegal("SGS-SKILL-ZHAOHUAN").invokes(1, "zhaohuan");
  s.declines(1, Ask::play);
}

STORY(Summon, NotWithThreeAlive) {
  Lines s(4);
  caller(s).hidden(2, "xuhuang_hs zhanghe_hs").open(3, "ganning_hs luxun_hs").dead(4);
  s.illegal("SGS-SKILL-ZHAOHUAN").invokes(1, "zhaohuan");
  s.declines(1, Ask::play);
}

STORY(Summon, AlsoAsThePreparePhaseBegins) {
  Lines s(6);
  s.turn_of(1);
  caller(s).hidden(2, "xuhuang_hs zhanghe_hs").open(3, "zhouyu_hs lvmeng_hs");
  s.open(6, "ganning_hs luxun_hs");
  s.sees("phase", 1).as("prepare");
  s.invokes(1, "zhaohuan").because("SGS-SKILL-ZHAOHUAN");
  s.unveils(2, "xuhuang_hs").because("SGS-SKILL-ZHAOHUAN");
  s.sees("allegiance", 2).as("wei");
  s.sees("phase", 1).as("judge");
}

STORY(Summon, WhereThereIsNobodyToCallHeIsNotAsked) {
  Lines s(4);
  s.turn_of(1);
  caller(s).open(2, "zhouyu_hs lvmeng_hs").open(4, "ganning_hs luxun_hs");
  s.hidden(3, "xuhuang_hs zhanghe_hs");
  s.never_asked(Ask::invoke, 1);
  s.sees("phase", 1).as("prepare");
  s.sees("phase", 1).as("judge");
}

STORY(Summon, NotByAGeneralFaceDown) {
  Lines s(4);
  s.hidden(1, "caohong_ld xuchu_hs").hidden(2, "xuhuang_hs zhanghe_hs");
  s.open(3, "ganning_hs luxun_hs").open(4, "huanggai_hs daqiao_hs");
  s.declines(1, Ask::unveil);
  s.illegal("SGS-SKILL-ZHAOHUAN").invokes(1, "zhaohuan");
  s.declines(1, Ask::play);
}

// A general who is turned up behind the skills of the prepare phase may call from there.
STORY(Summon, ByOneWhoIsTurnedUpInThePreparePhase) {
  War s(6, "qsanguosha-hegemony-expansions");
  s.also_has(1, "zhaohuan");
  s.turn_of(1).hidden(1, "jiangwei_ld zhenji_gz").hidden(2, "zhaoyun_gz huangzhong_gz");
  s.open(6, "caocao_gz dianwei_gz");
  s.unveils(1, "jiangwei_ld");
  s.sees("allegiance", 1).as("shu");
  s.invokes(1, "zhaohuan");
  s.unveils(2, "zhaoyun_gz").because("SGS-SKILL-ZHAOHUAN");
  s.sees("allegiance", 2).as("shu");
  s.sees("phase", 1).as("judge");
}

}  // namespace
}  // namespace tally::test
