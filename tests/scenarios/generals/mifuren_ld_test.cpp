// Lady Mi of kingdom war's package Momentum.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Guixiu, TwoCardsAsSheIsTurnedUp) {
  War s(4);
  s.turn_of(1).hidden(1, "mifuren_ld zhangfei_gz").main_open(2, "caocao_gz xuchu_gz");
  s.unveils(1, "mifuren_ld");
  s.sees("allegiance", 1).as("shu");
  s.invokes(1, "guixiu");
  s.sees("draw", 1).points(2).because("SGS-SKILL-GUIXIU");
}

STORY(Guixiu, BeforeTheMarkThatBothBring) {
  War s(4);
  s.with("half_fish", "mark").turn_of(1).main_open(1, "zhangfei_gz mifuren_ld");
  s.unveils(1, "mifuren_ld");
  s.invokes(1, "guixiu");
  s.sees("draw", 1).points(2);
  s.sees("mark", 1).as("half_fish");
}

STORY(Guixiu, NotForTheOtherGeneral) {
  War s(4);
  s.turn_of(1).main_open(1, "mifuren_ld zhangfei_gz");
  s.unveils(1, "zhangfei_gz");
  s.sees("mark", 1).as("half_fish");
  s.never_asked(Ask::invoke, 1);
  s.sees("phase", 1).as("play");
}

STORY(Guixiu, AHitPointAsSheIsRemoved) {
  War s(4);
  s.open(1, "mifuren_ld zhangfei_gz").hp(1, 2);
  s.invokes(1, "cunsi").on(1);
  s.sees("dismiss", 1).as("mifuren_ld").because("SGS-GZ-REMOVE");
  s.invokes(1, "guixiu");
  s.sees("heal", 1).points(1).because("SGS-SKILL-GUIXIU");
  s.sees("acquire", 1).as("yongjue");
}

STORY(OptionCunsi, SheIsTurnedUpForIt) {
  War s(4);
  s.with("cunsi", "face_down_too").hidden(1, "mifuren_ld zhangfei_gz");
  s.main_open(2, "caocao_gz xuchu_gz");
  s.unveils(1, "mifuren_ld", "cunsi");
  s.sees("allegiance", 1).as("shu");
  s.declines(1, Ask::invoke);
  s.invokes(1, "cunsi").on(1);
  s.sees("dismiss", 1).as("mifuren_ld");
  s.sees("acquire", 1).as("yongjue");
}

STORY(OptionCunsi, OrHasToLieOpen) {
  War s(4);
  s.with("cunsi", "open").hidden(1, "mifuren_ld zhangfei_gz").main_open(2, "caocao_gz xuchu_gz");
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "mifuren_ld", "cunsi").asked(Ask::play);
  s.declines(1, Ask::play);
}

STORY(Guixiu, NothingToHeal) {
  War s(4);
  s.open(1, "mifuren_ld zhangfei_gz");
  s.invokes(1, "cunsi").on(1);
  s.sees("dismiss", 1);
  s.sees("acquire", 1).as("yongjue");
  s.never_asked(Ask::invoke, 1);
}

STORY(Cunsi, AnotherGainsItAndDrawsTwo) {
  War s(4);
  s.open(1, "zhangfei_gz mifuren_ld").open(3, "caocao_gz xuchu_gz");
  s.invokes(1, "cunsi").on(3);
  s.sees("dismiss", 1).as("mifuren_ld").because("SGS-GZ-REMOVE");
  s.sees("acquire", 3).as("yongjue").because("SGS-SKILL-CUNSI");
  s.sees("draw", 3).points(2).because("SGS-SKILL-CUNSI");
  s.expect_skill(1, "guixiu", false);
  s.expect_skill(1, "paoxiao", true);
  s.expect_kingdom(1, "shu");
}

STORY(Cunsi, SheDrawsNothingForHerself) {
  War s(4);
  s.open(1, "mifuren_ld zhangfei_gz").hand(1, "S7.slash");
  s.invokes(1, "cunsi").on(1);
  s.sees("dismiss", 1);
  s.sees("acquire", 1).as("yongjue");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "yongjue").of(1);
  s.sees("gain", 1).cards("S7.slash").because("SGS-SKILL-YONGJUE");
  s.never("draw", 1);
}

STORY(Cunsi, NobodyIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "mifuren_ld zhangfei_gz");
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "mifuren_ld", "cunsi");
  s.declines(1, Ask::play);
}

STORY(OptionYongjue, WithBoldDecisionOfHerOwnSheMayGiveItToo) {
  War s(4);
  s.with("yongjue", "own").open(1, "mifuren_ld zhangfei_gz").open(2, "liubei_gz guanyu_gz");
  s.invokes(1, "cunsi").on(2);
  s.sees("dismiss", 1);
  s.sees("acquire", 2).as("yongjue");
}

STORY(Yongjue, TheFirstSlashComesBack) {
  War s(4);
  s.with("yongjue", "own").open(1, "mifuren_ld zhangfei_gz").hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "yongjue").of(1);
  s.sees("gain", 1).cards("S7.slash").because("SGS-SKILL-YONGJUE");
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2);
  s.expect_hand(1, "S7.slash");
}

STORY(Yongjue, NotAfterAnotherCard) {
  War s(4);
  s.with("yongjue", "own").open(1, "mifuren_ld zhangfei_gz").hand(1, "S7.slash H5.chitu");
  s.uses(1, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.never_asked(Ask::invoke, 1);
  s.expect_discarded("S7.slash");
}

STORY(Yongjue, ForWhoeverIsOfHerKingdom) {
  War s(4);
  s.with("yongjue", "own").with("yongjue_asked", "user");
  s.open(1, "zhangfei_gz machao_gz").open(3, "guanyu_gz mifuren_ld").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 3);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "yongjue").of(3);
  s.sees("gain", 1).cards("S7.slash");
}

STORY(Yongjue, InFreeKillSheSaysWhether) {
  War s(4);
  s.with("yongjue", "own").with("yongjue_asked", "owner");
  s.open(1, "zhangfei_gz machao_gz").open(3, "guanyu_gz mifuren_ld").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(3, "yongjue").of(1);
  s.sees("gain", 1).cards("S7.slash");
}

STORY(Yongjue, NotForAnotherKingdom) {
  War s(4);
  s.with("yongjue", "own").open(1, "caocao_gz xuchu_gz").open(3, "guanyu_gz mifuren_ld");
  s.hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("put").cards("S7.slash");
}

STORY(Yongjue, AsPrintedSheDoesNotHaveIt) {
  War s(4);
  s.with("yongjue", "given").open(1, "mifuren_ld zhangfei_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.never_asked(Ask::invoke, 1);
  s.sees("put").cards("S7.slash");
}

STORY(Yongjue, TurnedUpForIt) {
  War s(4);
  s.with("yongjue", "own").hidden(1, "zhangfei_gz mifuren_ld").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.unveils(1, "mifuren_ld", "yongjue");
  s.sees("allegiance", 1).as("shu");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "yongjue").of(1);
  s.sees("gain", 1).cards("S7.slash");
}

}  // namespace
}  // namespace tally::test
