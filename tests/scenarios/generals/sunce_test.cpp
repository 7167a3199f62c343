// 孙策 Sun Ce
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Fired Up

STORY(Jiang, ARedSlashOfHis) {
  Story s(4);
  s.general(1, "sunce").hand(1, "HJ.slash");
  s.uses(1, "HJ.slash").on(2);
  s.invokes(1, "jiang");
  s.sees("draw", 1).points(1).because("SGS-SKILL-JIANG");
  s.sees("damage", 2);
}

STORY(Jiang, ADuelOnHim) {
  Story s(4);
  s.general(2, "sunce").hand(1, "SA.duel");
  s.uses(1, "SA.duel").on(2);
  s.invokes(2, "jiang");
  s.sees("draw", 2).points(1);
  s.sees("damage", 2);
}

STORY(Jiang, NotForABlackSlash) {
  for (const int owner : {1, 2}) {
    Story s(4);
    s.general(owner, "sunce").hand(1, "S7.slash");
    s.never_asked(Ask::invoke, owner);
    s.uses(1, "S7.slash").on(2);
    s.sees("damage", 2);
  }
}

STORY(Jiang, OnceForASlashOnSeveral) {
  Story s(4);
  s.general(1, "sunce").hand(1, "HJ.slash").equip(1, "DQ.halberd");
  s.uses(1, "HJ.slash").on(2, 4);
  s.invokes(1, "jiang");
  s.sees("damage", 2);
  s.sees("damage", 4);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Jiang, NotForAnythingElse) {
  Story s(4);
  s.general(2, "sunce").hand(1, "DA.crossbow D3.snatch").hand(2, "H3.peach");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "D3.snatch").on(2);
  s.takes(1, "H3.peach").of(2);
}

// --- Soul of the House

STORY(Hunzi, WithOneHitPointHeAwakensAndUsesHeroicSpiritAtOnce) {
  Story s(4);
  s.general(1, "sunce").hp(1, 1).turn_of(1).pile("S7.slash S8.slash");
  s.sees("awaken", 1).as("hunzi");
  s.sees("hp", 1).points(1).out_of(3).because("SGS-SKILL-HUNZI");
  s.sees("acquire", 1).as("yingzi");
  s.sees("acquire", 1).as("yinghun");
  s.invokes(1, "yinghun").on(2);
  s.decides(1, "draw_many");
  s.sees("draw", 2).points(2);
  s.discards(2, "S7.slash");
  s.invokes(1, "yingzi");
  s.sees("draw", 1).points(3);
}

STORY(Hunzi, NotWithTwo) {
  Story s(4);
  s.general(1, "sunce").hp(1, 2).turn_of(1);
  s.never("awaken", 1);
  s.sees("phase", 1).as("play");
  s.baseless("SGS-SKILL-HUNZI", "awaken", 1).as("hunzi");
}

STORY(Hunzi, OnceAGame) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "sunce").hp(1, 1).turn_of(1).discards_whatever();
  s.sees("awaken", 1);
  s.sees("acquire", 1);
  s.sees("acquire", 1);
  s.sees("turn", 2);
  s.sees("turn", 1);
  s.sees("phase", 1).as("play");
  s.expect_max_hp(1, 3);
}

// --- Hegemony

// A Wu player puts up a card against his lord.
void against_the_lord(Story& s, std::string_view his) {
  s.general(1, "sunce").general(2, "ganning").play_phase_of(2);
  s.hand(1, "H8.peach").hand(2, his);
  s.invokes(2, "zhiba").of(1);
  s.puts_up(2, his);
  s.puts_up(1, "H8.peach");
}

STORY(Zhiba, NotWonTheLordTakesBothCards) {
  Story s(4);
  against_the_lord(s, "S8.slash");
  s.sees("compared", 2).effect(false);
  s.invokes(1, "zhiba").against(2);
  s.sees("gain", 1).cards("H8.peach S8.slash").because("SGS-SKILL-ZHIBA");
  s.expect_hand(1, "H8.peach S8.slash");
}

STORY(Zhiba, WonTheyAreDiscarded) {
  Story s(4);
  against_the_lord(s, "HK.dodge");
  s.never("gain", 1);
  s.sees("compared", 2).effect(true);
  s.declines(2, Ask::play);
  s.expect_discarded("H8.peach HK.dodge");
}

STORY(Zhiba, AwakenedHeMayRefuseAndTheAttemptIsSpent) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "sunce").general(2, "ganning").hp(1, 1).turn_of(1);
  s.discards_whatever();
  s.pile("H3.peach H4.peach H6.peach D2.dodge D3.dodge");
  s.sees("awaken", 1);
  s.sees("acquire", 1);
  s.sees("acquire", 1);
  s.sees("turn", 2);
  s.invokes(2, "zhiba").of(1);
  s.decides(1, "refuse");
  s.illegal("SGS-SKILL-ZHIBA").invokes(2, "zhiba").of(1);
  s.declines(2, Ask::play);
}

STORY(Zhiba, AwakenedHeMayAcceptToo) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "sunce").general(2, "ganning").hp(1, 1).turn_of(1);
  s.discards_whatever().pile("HK.dodge H4.peach D2.dodge D3.dodge");
  s.sees("awaken", 1);
  s.sees("acquire", 1);
  s.sees("acquire", 1);
  s.declines(1, Ask::play);
  s.discards(1, "H4.peach");
  s.sees("turn", 2);
  s.invokes(2, "zhiba").of(1);
  s.decides(1, "accept");
  s.puts_up(2, "D2.dodge");
  s.puts_up(1, "HK.dodge");
  s.sees("compared", 2).effect(false);
}

STORY(Zhiba, OnlyWuPlayersAndOnlyWithCardsOnBothSides) {
  Story s(4);
  s.general(1, "sunce").general(2, "ganning").play_phase_of(2).hand(2, "S7.slash");
  s.illegal("SGS-SKILL-ZHIBA").invokes(2, "zhiba").of(1);
  s.declines(2, Ask::play);
}

STORY(Zhiba, NobodyOfAnotherKingdom) {
  Story s(4);
  s.general(1, "sunce").general(2, "caocao").play_phase_of(2).hand(2, "S7.slash");
  s.hand(1, "H8.peach");
  s.illegal("SGS-SKILL-ZHIBA").invokes(2, "zhiba").of(1);
  s.declines(2, Ask::play);
}

STORY(Zhiba, OnlyForALord) {
  Story s(4);
  s.general(1, "ganning").general(2, "sunce").hand(1, "S7.slash").hand(2, "H8.peach");
  s.illegal("SGS-SKILL-ZHIBA").invokes(1, "zhiba").of(2);
  s.declines(1, Ask::play);
}

STORY(OptionZhiba, MayHeIsAsked) {
  Story s(4);
  s.with("zhiba", "may");
  against_the_lord(s, "S8.slash");
  s.declines(1, Ask::invoke);
  s.declines(2, Ask::play);
  s.expect_discarded("H8.peach S8.slash");
}

STORY(OptionZhiba, MustTheyAreHis) {
  Story s(4);
  s.with("zhiba", "must");
  s.never_asked(Ask::invoke, 1);
  against_the_lord(s, "S8.slash");
  s.sees("gain", 1).cards("H8.peach S8.slash");
}

STORY(OptionZhiba, AfterwardsOutOfTheDiscardPile) {
  Story s(4);
  s.with("zhiba", "afterwards");
  s.never_asked(Ask::invoke, 1);
  against_the_lord(s, "S8.slash");
  s.sees("put").cards("H8.peach S8.slash");
  s.sees("retrieve", 1).cards("H8.peach S8.slash").because("SGS-SKILL-ZHIBA");
}

}  // namespace
}  // namespace tally::test
