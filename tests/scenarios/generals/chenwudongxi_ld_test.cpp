// Chen Wu & Dong Xi of kingdom war's package Momentum.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Duanxie, AnotherAndThenHimself) {
  War s(4);
  s.open(1, "chenwudongxi_ld ganning_gz");
  s.invokes(1, "duanxie").on(2);
  s.sees("chain", 2).because("SGS-SKILL-DUANXIE");
  s.sees("chain", 1).because("SGS-SKILL-DUANXIE");
  s.illegal("SGS-SKILL-DUANXIE").invokes(1, "duanxie").on(3);
  s.expect_chained(1, true);
}

STORY(Duanxie, AsManyAsHeHasLostHitPoints) {
  War s(4);
  s.open(1, "chenwudongxi_ld ganning_gz").hp(1, 2);
  s.illegal("SGS-SKILL-DUANXIE").invokes(1, "duanxie").on(2, 3, 4);
  s.invokes(1, "duanxie").on(2, 3);
  s.sees("chain", 2);
  s.sees("chain", 3);
  s.sees("chain", 1);
}

STORY(Duanxie, NobodyWhoIsChained) {
  War s(4);
  s.open(1, "chenwudongxi_ld ganning_gz").chained(1).chained(2);
  s.illegal("SGS-SKILL-DUANXIE").invokes(1, "duanxie").on(2);
  s.invokes(1, "duanxie").on(3);
  s.sees("chain", 3);
  s.never("chain", 1);
}

STORY(Duanxie, TurnedUpForIt) {
  War s(4);
  s.hidden(1, "chenwudongxi_ld ganning_gz");
  s.unveils(1, "chenwudongxi_ld", "duanxie");
  s.sees("allegiance", 1).as("wu");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "duanxie").on(4);
  s.sees("chain", 4);
  s.sees("chain", 1);
}

STORY(Fenming, ACardOfEverybodyWhoIsChained) {
  War s(4);
  s.open(1, "chenwudongxi_ld ganning_gz").chained(1).chained(3).hand(1, "S7.slash S8.slash");
  s.hand(2, "H9.peach").hand(3, "H2.dodge");
  s.sees("phase", 1).as("finish");
  s.invokes(1, "fenming");
  s.discards(1, "S7.slash").because("SGS-SKILL-FENMING");
  s.removes(1, "H2.dodge").from(3).because("SGS-SKILL-FENMING");
  s.expect_hand(2, "H9.peach");
  s.expect_hand(1, "S8.slash");
}

STORY(Fenming, WhoHasNoCardIsPassedOver) {
  War s(4);
  s.open(1, "chenwudongxi_ld ganning_gz").chained(1).chained(2).chained(4).equip(4, "H5.chitu");
  s.sees("phase", 1).as("finish");
  s.invokes(1, "fenming");
  s.removes(1, "H5.chitu").from(4);
}

STORY(Fenming, NotUnlessHeIsChainedHimself) {
  War s(4);
  s.open(1, "chenwudongxi_ld ganning_gz").chained(3).hand(3, "H2.dodge");
  s.never_asked(Ask::invoke, 1);
  s.sees("turn", 2);
}

STORY(Fenming, TurnedUpForIt) {
  War s(4);
  s.hidden(1, "ganning_gz chenwudongxi_ld").chained(1).chained(2).hand(2, "H2.dodge");
  s.sees("phase", 1).as("finish");
  s.unveils(1, "chenwudongxi_ld", "fenming");
  s.sees("allegiance", 1).as("wu");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "fenming");
  s.removes(1, "H2.dodge").from(2);
}

}  // namespace
}  // namespace tally::test
