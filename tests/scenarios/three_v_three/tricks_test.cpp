// 3v3: which way a trick for everybody goes round; cards that are otherwise.
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(ThreeDirection, BarbarianInvasionGoesRoundClockwise) {
  Story s(six);
  without_generals(s).play_phase_of(2).hand(2, "S7.savage_assault");
  s.hand(1, "S8.slash").hand(5, "S9.slash").hand(3, "S10.slash");
  s.uses(2, "S7.savage_assault");
  s.decides(2, "clockwise").asked(Ask::decide);
  s.plays(1, "S8.slash");
  s.sees("damage", 6);
  s.plays(5, "S9.slash");
  s.sees("damage", 4);
  s.plays(3, "S10.slash");
}

STORY(ThreeDirection, BarbarianInvasionGoesRoundAnticlockwise) {
  Story s(six);
  without_generals(s).play_phase_of(2).hand(2, "S7.savage_assault");
  s.hand(1, "S8.slash").hand(5, "S9.slash").hand(3, "S10.slash");
  s.uses(2, "S7.savage_assault");
  s.illegal("SGS-3V3-DIRECTION").decides(2, "draw");
  s.decides(2, "anticlockwise");
  s.plays(3, "S10.slash");
  s.sees("damage", 4);
  s.plays(5, "S9.slash");
  s.sees("damage", 6);
  s.plays(1, "S8.slash");
}

STORY(ThreeDirection, ArcheryAttackToo) {
  Story s(six);
  without_generals(s).play_phase_of(2).hand(2, "HA.archery_attack").dead(4).dead(6);
  s.hand(1, "H2.dodge").hand(5, "D2.dodge").hand(3, "HK.dodge");
  s.uses(2, "HA.archery_attack");
  s.decides(2, "clockwise");
  s.dodges(1, "H2.dodge");
  s.dodges(5, "D2.dodge");
  s.dodges(3, "HK.dodge");
}

STORY(ThreeDirection, PeachGardenOathBeginsWithItsUser) {
  Story s(six);
  without_generals(s).play_phase_of(2).hand(2, "HA.god_salvation").hp(1, 1).hp(2, 1).hp(3, 1);
  s.uses(2, "HA.god_salvation");
  s.decides(2, "clockwise");
  s.sees("heal", 2);
  s.sees("heal", 1);
  s.sees("heal", 3);
}

STORY(ThreeDirection, BountifulHarvestBeginsWithItsUser) {
  Story s(six);
  without_generals(s).play_phase_of(2).hand(2, "H3.amazing_grace").dead(4).dead(6);
  s.pile("S7.slash S8.slash S9.slash S10.slash");
  s.uses(2, "H3.amazing_grace");
  s.decides(2, "clockwise");
  s.picks(2, "S7.slash");
  s.picks(1, "S8.slash");
  s.picks(5, "S9.slash");
  s.picks(3, "S10.slash");
}

STORY(ThreeDirection, OtherCardsGoRoundAsAlways) {
  Story s(six);
  without_generals(s).with("maneuvering", "true").play_phase_of(2).hand(2, "SJ.iron_chain");
  s.uses(2, "SJ.iron_chain").on(1, 3);
  s.sees("chain", 3).points(1);
  s.sees("chain", 1).points(1);
  s.never_asked(Ask::decide, 2);
}

STORY(OptionAoeDirection, AlwaysAnticlockwise) {
  Story s(six);
  without_generals(s).with("aoe_direction", "anticlockwise").play_phase_of(2);
  s.hand(2, "HA.god_salvation").hp(1, 1).hp(2, 1).hp(3, 1);
  s.uses(2, "HA.god_salvation");
  s.sees("heal", 2);
  s.sees("heal", 3);
  s.sees("heal", 1);
  s.never_asked(Ask::decide, 2);
}

STORY(OptionAoeDirection, ItsUserChooses) {
  Story s(six);
  without_generals(s)
      .with("aoe_direction", "choose")
      .play_phase_of(2)
      .hand(2, "HA.god_salvation")
      .hp(1, 1)
      .hp(3, 1);
  s.uses(2, "HA.god_salvation");
  s.decides(2, "anticlockwise");
  s.sees("heal", 3);
  s.sees("heal", 1);
}

STORY(OptionExNihiloBehind, TwoCardsWhoeverIsBehind) {
  Story s(six);
  without_generals(s)
      .with("ex_nihilo_behind", "two")
      .play_phase_of(2)
      .dead(1)
      .hand(2, "H7.ex_nihilo");
  s.uses(2, "H7.ex_nihilo");
  s.sees("draw", 2).points(2);
}

STORY(OptionExNihiloBehind, ThreeForTheSmallerSide) {
  Story s(six);
  without_generals(s).with("ex_nihilo_behind", "three").play_phase_of(2);
  s.dead(1).hand(2, "H7.ex_nihilo");
  s.uses(2, "H7.ex_nihilo");
  s.sees("draw", 2).points(3).because("SGS-CARD-EX-NIHILO");
}

STORY(OptionExNihiloBehind, ThreeForTheSmallerSideOnly) {
  Story s(six);
  without_generals(s).with("ex_nihilo_behind", "three").play_phase_of(2);
  s.dead(1).dead(4).hand(2, "H7.ex_nihilo");
  s.uses(2, "H7.ex_nihilo");
  s.sees("draw", 2).points(2);
}

STORY(OptionExNihiloBehind, TheIdentityGameKnowsNoSides) {
  Story s(5);
  s.with("ex_nihilo_behind", "three").dead(2).hand(1, "H7.ex_nihilo");
  s.uses(1, "H7.ex_nihilo");
  s.sees("draw", 1).points(2);
}

constexpr std::string_view slashes = "S7.slash S8.slash S9.slash S10.slash C2.slash";

Story& with_a_crossbow(Story& s) {
  s.anything_else();
  s.hand(1, slashes).equip(1, "CA.crossbow");
  for (const char* slash : {"S7.slash", "S8.slash", "S9.slash", "S10.slash"})
    s.uses(1, slash).on(2);
  return s;
}

STORY(OptionCrossbow, NoLimit) {
  Story s(4);
  s.with("crossbow", "unlimited").hp(2, 4).equip(2, "C2.nioh_shield");
  with_a_crossbow(s);
  s.uses(1, "C2.slash").on(2);
}

STORY(OptionCrossbow, ThreeMore) {
  Story s(4);
  s.with("crossbow", "three_more").hp(2, 4).equip(2, "C2.nioh_shield");
  with_a_crossbow(s);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "C2.slash").on(2);
}

STORY(OptionCrossbow, AnUnlimitedSkillStaysSo) {
  Story s(4);
  s.with("crossbow", "three_more").general(1, "zhangfei").hp(2, 4).equip(2, "C2.nioh_shield");
  with_a_crossbow(s);
  s.uses(1, "C2.slash").on(2);
}

}  // namespace
}  // namespace tally::test
