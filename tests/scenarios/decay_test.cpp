// Three left: rounds that cost everybody a hit point (SGS-DECAY).
#include <initializer_list>

#include "tests/support/stories.h"

namespace tally::test {
namespace {

void turns(Story& s, std::initializer_list<int> seats) {
  for (const int seat : seats) s.sees("turn", seat);
}

void all_lose(Story& s, std::initializer_list<int> seats) {
  for (const int seat : seats) s.sees("lose", seat).points(1).because("SGS-DECAY");
}

// Lord, rebel and spy are left, and it is the lord's turn; one round is played in peace.
void three_are_left(Story& s) { s.with("decay_rounds", 1).dead(2).discards_whatever(); }

STORY(OptionDecay, OffNobodyLosesAny) {
  Story s("lord loyalist rebel spy");
  three_are_left(s.with("decay", "off"));
  turns(s, {3, 4, 1, 3, 4, 1, 3, 4, 1, 3});
  s.never("lose");
}

STORY(OptionDecay, EachRoundAfterTheFirstCostsAll) {
  Story s("lord loyalist rebel spy");
  three_are_left(s.with("decay", "each_round"));
  // The turn in which there come to be three does not count.
  turns(s, {3, 4, 1, 3, 4, 1});
  all_lose(s, {1, 3, 4});
  turns(s, {3, 4, 1});
  all_lose(s, {1, 3, 4});
  s.sees("turn", 3);
  s.expect_hp(1, 2);
  s.expect_hp(4, 2);
}

STORY(OptionDecay, OnceInSoManyEveryThirdRoundCostsAll) {
  Story s("lord loyalist rebel spy");
  s.with("decay", "once_in_so_many").with("decay_rounds", 3).dead(2).discards_whatever();
  for (int loss = 0; loss < 2; ++loss) {
    turns(s, {3, 4, 1, 3, 4, 1, 3, 4, 1});
    all_lose(s, {1, 3, 4});
  }
  s.sees("turn", 3);
  s.expect_hp(3, 2);
}

STORY(OptionDecayRounds, ThreeArePlayedInPeace) {
  Story s("lord loyalist rebel spy");
  s.with("decay", "each_round").with("decay_rounds", 3).dead(2).discards_whatever();
  for (int round = 0; round < 4; ++round) turns(s, {3, 4, 1});
  all_lose(s, {1, 3, 4});
}

STORY(OptionDecayRounds, OneMore) {
  Story s("lord loyalist rebel spy");
  s.with("decay", "each_round").with("decay_rounds", 4).dead(2).discards_whatever();
  for (int round = 0; round < 5; ++round) turns(s, {3, 4, 1});
  all_lose(s, {1, 3, 4});
}

STORY(Decay, NobodyLosesAnyWhereNobodyWouldBeLeft) {
  Story s("lord loyalist rebel spy");
  three_are_left(s.with("decay", "each_round"));
  s.hp(1, 1).hp(3, 1).hp(4, 1);
  turns(s, {3, 4, 1, 3, 4, 1, 3, 4, 1, 3});
  s.never("lose");
}

STORY(Decay, AllHaveLostBeforeOneIsDying) {
  Story s("lord loyalist rebel spy");
  three_are_left(s.with("decay", "each_round"));
  s.hp(1, 2).hp(3, 1).hp(4, 1);
  turns(s, {3, 4, 1, 3, 4, 1});
  all_lose(s, {1, 3, 4});
  s.sees("dying", 3);
  s.sees("death", 3).by(0);
  s.sees("dying", 4);
  s.sees("death", 4).by(0);
  s.sees("over").because("SGS-END-REBELS-DEAD");
  s.expect_winners({1, 2});
}

STORY(Decay, TheLordMayDieOfIt) {
  Story s("lord loyalist rebel spy");
  three_are_left(s.with("decay", "each_round"));
  s.hp(1, 1).hp(3, 2).hp(4, 2);
  turns(s, {3, 4, 1, 3, 4, 1});
  all_lose(s, {1, 3, 4});
  s.sees("dying", 1);
  s.sees("death", 1).by(0);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({3});
}

STORY(Decay, ItStopsWithTheThird) {
  Story s("lord loyalist rebel spy");
  three_are_left(s.with("decay", "each_round"));
  s.anything_else();
  s.hp(3, 1);
  turns(s, {3, 4, 1, 3, 4, 1});
  all_lose(s, {1, 3, 4});
  s.sees("death", 3);
  turns(s, {4, 1, 4, 1, 4, 1, 4});
  s.expect_hp(1, 3);
  s.expect_hp(4, 3);
}

// Lured away he is until the turn ends, and this comes after it.
STORY(Decay, WhoWasLuredAwayLosesOneToo) {
  Story s("lord loyalist rebel spy");
  three_are_left(s.with("decay", "each_round"));
  s.with("deck", "kingdom_war_strategy").hand(1, "H2.lure_tiger");
  turns(s, {3, 4, 1, 3, 4});
  s.sees("turn", 1);
  s.uses(1, "H2.lure_tiger").on(3);
  all_lose(s, {1, 3, 4});
}

STORY(Decay, NotWithFour) {
  Story s("lord loyalist rebel spy");
  s.with("decay", "each_round").with("decay_rounds", 1).discards_whatever();
  turns(s, {2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2});
  s.never("lose");
}

}  // namespace
}  // namespace tally::test
