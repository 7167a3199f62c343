// 关羽 Guan Yu (3v3)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Zhongyi, RedCardsOnHisGeneral) {
  Story s(six);
  without_generals(s).general(2, "guanyu3v3").play_phase_of(2).hand(2, "H3.peach S7.slash");
  s.invokes(2, "zhongyi");
  s.illegal("SGS-SKILL-ZHONGYI").lays(2, "S7.slash", "zhongyi");
  s.lays(2, "H3.peach", "zhongyi");
  s.expect_beside(2, "zhongyi", "H3.peach");
  s.illegal("SGS-SKILL-ZHONGYI").invokes(2, "zhongyi");
  s.declines(2, Ask::play);
}

STORY(Zhongyi, OneGoesForOneMoreDamageOfAFriendsSlash) {
  Story s(six);
  without_generals(s).with("zhongyi", "spent").general(2, "guanyu3v3");
  s.beside(2, "zhongyi", "H3.peach").play_phase_of(3).hand(3, "S7.slash");
  s.uses(3, "S7.slash").on(4);
  s.discards(2, "H3.peach");
  s.sees("damage", 4).points(2);
}

STORY(Zhongyi, NotForAnEnemysSlash) {
  Story s(six);
  without_generals(s).general(2, "guanyu3v3").beside(2, "zhongyi", "H3.peach");
  s.play_phase_of(4).hand(4, "S7.slash");
  s.uses(4, "S7.slash").on(3);
  s.sees("damage", 3).points(1);
  s.expect_beside(2, "zhongyi", "H3.peach");
}

STORY(OptionZhongyi, ARoundOneHandCardForTheWholeOfIt) {
  Story s(six);
  without_generals(s).with("zhongyi", "a_round").general(2, "guanyu3v3").play_phase_of(2);
  s.hand(2, "H3.peach H4.peach").equip(2, "H5.chitu");
  s.invokes(2, "zhongyi");
  s.illegal("SGS-SKILL-ZHONGYI").lays(2, "H5.chitu", "zhongyi");
  s.lays(2, "H3.peach", "zhongyi");
  s.expect_beside(2, "zhongyi", "H3.peach");
  s.illegal("SGS-SKILL-ZHONGYI").invokes(2, "zhongyi");
  s.declines(2, Ask::play);
}

STORY(OptionZhongyi, ARoundEverySlashOfHisSide) {
  Story s(six);
  without_generals(s).with("zhongyi", "a_round").general(2, "guanyu3v3");
  s.beside(2, "zhongyi", "H3.peach").play_phase_of(3).hand(3, "S7.slash");
  s.uses(3, "S7.slash").on(4);
  s.sees("damage", 4).points(2);
  s.expect_beside(2, "zhongyi", "H3.peach");
}

STORY(OptionZhongyi, ARoundItGoesAsTheNextOneBegins) {
  Story s(six);
  without_generals(s).with("zhongyi", "a_round").general(2, "guanyu3v3").dead(4);
  s.beside(2, "zhongyi", "H3.peach").turn_of(2).discards_whatever();
  s.lets_act(5, 6);
  s.sees("turn", 6);
  s.lets_act(2, 1);
  s.sees("turn", 1);
  s.sees("turn", 3);
  s.sees("turn", 5);
  s.expect_beside(2, "zhongyi", "H3.peach");
  s.sees("round").points(2);
  s.sees("put");
  s.expect_beside(2, "zhongyi", "");
}

}  // namespace
}  // namespace tally::test
