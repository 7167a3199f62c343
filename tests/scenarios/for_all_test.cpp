// Peach Garden Oath, Bountiful Harvest.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(PeachGardenOath, HealsEveryWoundedPlayerTheUserFirst) {
  Story s(4);
  s.play_phase_of(2).hand(2, "HA.god_salvation").hp(1, 1).hp(2, 3).hp(3, 2);
  s.uses(2, "HA.god_salvation");
  s.sees("heal", 2).points(1).because("SGS-CARD-PEACH-GARDEN-OATH");
  s.sees("heal", 3).points(1);
  s.sees("heal", 1).points(1);
  s.expect_hp(1, 2);
  s.expect_hp(2, 4);
  s.expect_hp(3, 3);
  s.expect_hp(4, 4);
}

STORY(PeachGardenOath, Scenario29TheUnhurtArePassedOverWithoutAWindow) {
  Story s(4);
  s.hand(1, "HA.god_salvation").hand(4, "SJ.nullification").hp(3, 2);
  s.never_asked(Ask::nullify, 1);
  s.never_asked(Ask::nullify, 2);
  s.never_asked(Ask::nullify, 4);
  s.uses(1, "HA.god_salvation");
  s.nullifies(4, "SJ.nullification").as("god_salvation").helping(3);
  s.expect_hp(3, 2);
}

STORY(PeachGardenOath, MayBeUsedWithNobodyWounded) {
  Story s(4);
  s.hand(1, "HA.god_salvation").dead(2);
  s.illegal("SGS-USE-TARGET").uses(1, "HA.god_salvation").on(1, 3);
  s.illegal("SGS-USE-TARGET").uses(1, "HA.god_salvation").on(1, 2, 3, 4);
  s.uses(1, "HA.god_salvation").on(1, 3, 4);
  s.never("heal");
  s.expect_discarded("HA.god_salvation");
}

STORY(BountifulHarvest, EachTakesOneOfAsManyCardsAsThereArePlayers) {
  Story s(4);
  s.play_phase_of(3).hand(3, "H3.amazing_grace");
  s.pile("S7.slash H2.dodge H3.peach S3.wine S4.snatch");
  s.uses(3, "H3.amazing_grace");
  s.sees("reveal")
      .cards("S7.slash H2.dodge H3.peach S3.wine")
      .because("SGS-CARD-BOUNTIFUL-HARVEST");
  s.illegal("SGS-CARD-BOUNTIFUL-HARVEST").picks(3, "S4.snatch");
  s.illegal("SGS-CARD-BOUNTIFUL-HARVEST").picks(3, "H3.amazing_grace");
  s.illegal("SGS-CARD-BOUNTIFUL-HARVEST").picks(4, "S7.slash");
  s.illegal("SGS-CARD-BOUNTIFUL-HARVEST").picks(3, "S7.slash H2.dodge");
  s.illegal("SGS-CARD-BOUNTIFUL-HARVEST").declines(3, Ask::pick);
  s.picks(3, "H3.peach");
  s.illegal("SGS-CARD-BOUNTIFUL-HARVEST").picks(4, "H3.peach");
  s.picks(4, "S7.slash");
  s.picks(1, "S3.wine");
  s.picks(2, "H2.dodge");
  s.expect_hand(3, "H3.peach");
  s.expect_hand(4, "S7.slash");
  s.expect_hand(1, "S3.wine");
  s.expect_hand(2, "H2.dodge");
  s.expect_pile("S4.snatch");
  s.baseless("SGS-CARD-BOUNTIFUL-HARVEST", "pick", 1);
}

STORY(BountifulHarvest, Scenario30WhoIsNullifiedTakesNoneAndTheRestIsPutAway) {
  Story s(4);
  s.hand(1, "H3.amazing_grace").pile("SJ.nullification H2.dodge H3.peach S3.wine");
  s.uses(1, "H3.amazing_grace");
  s.picks(1, "SJ.nullification");
  s.nullifies(1, "SJ.nullification").as("amazing_grace").helping(2);
  s.sees("nullified", 2).as("amazing_grace");
  s.picks(3, "H3.peach");
  s.picks(4, "H2.dodge");
  s.sees("put").cards("S3.wine").because("SGS-CARD-BOUNTIFUL-HARVEST");
  s.expect_hand_size(1, 0);
  s.expect_hand_size(2, 0);
  s.expect_discarded("SJ.nullification S3.wine H3.amazing_grace");
}

STORY(BountifulHarvest, TheDeadHaveNoShare) {
  Story s(5);
  s.hand(1, "H3.amazing_grace").pile("S7.slash H2.dodge H3.peach S3.wine S4.snatch").dead(2);
  s.illegal("SGS-USE-TARGET").uses(1, "H3.amazing_grace").on(1, 2, 3, 4, 5);
  s.illegal("SGS-USE-TARGET").uses(1, "H3.amazing_grace").on(3, 4, 5);
  s.uses(1, "H3.amazing_grace");
  s.sees("reveal").cards("S7.slash H2.dodge H3.peach S3.wine");
  for (const auto& [seat, card] :
       {std::pair{1, "S7.slash"}, {3, "H2.dodge"}, {4, "H3.peach"}, {5, "S3.wine"}})
    s.picks(seat, card);
}

}  // namespace
}  // namespace tally::test
