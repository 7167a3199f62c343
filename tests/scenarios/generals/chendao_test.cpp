// 陈到 Chen Dao
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Wanglie, TheFirstCardKnowsNoDistanceAndNobodyAnswersIt) {
  Story s(six);
  without_generals(s).general(4, "chendao").play_phase_of(4).hand(4, "S7.slash H3.peach S3.snatch");
  s.hand(1, "H2.dodge");
  s.never_asked(Ask::dodge, 1);
  s.uses(4, "S7.slash").on(1);
  s.invokes(4, "wanglie");
  s.sees("damage", 1);
  s.illegal("SGS-SKILL-WANGLIE").uses(4, "S3.snatch").on(3);
  s.declines(4, Ask::play);
}

STORY(Wanglie, TheSecondKnowsItAgain) {
  Story s(six);
  without_generals(s).general(4, "chendao").play_phase_of(4).hand(4, "S7.slash S3.snatch");
  s.hand(1, "H2.dodge").hand(3, "H3.peach");
  s.uses(4, "S3.snatch").on(3);
  s.declines(4, Ask::invoke);
  s.takes(4, "H3.peach");
  s.illegal("SGS-RANGE").uses(4, "S7.slash").on(1);
  s.declines(4, Ask::play);
}

STORY(Wanglie, NoNullificationEither) {
  Story s(six);
  without_generals(s).general(4, "chendao").play_phase_of(4).hand(4, "SA.duel");
  s.hand(1, "SJ.nullification S8.slash");
  s.never_asked(Ask::nullify, 1);
  s.never_asked(Ask::play_slash, 1);
  s.uses(4, "SA.duel").on(1);
  s.invokes(4, "wanglie");
  s.sees("damage", 1);
}

}  // namespace
}  // namespace tally::test
