// Whose turn it is in Dou Dizhu, when a trick is over, who has won.
#include <fmt/format.h>

#include "verify/games/dou_dizhu/by_rules.h"
#include "verify/games/dou_dizhu/claims.h"

namespace tally::proofs {
namespace {

using namespace dou_dizhu;

// Everybody else is asked once about a play; then its player leads.
Claim trick_ends() {
  const Number last = Number::named("played_last");
  const Number passes = Number::named("passes");
  Number turn = by_rules::next_seat(last);
  Truth seated(true);
  for (int i = 0; i < players; ++i) {
    seated = both(seated, between(0, turn, players - 1));
    turn = ite(i < passes, by_rules::next_seat(turn), turn);
  }
  const Truth over = by_rules::trick_is_over(passes);
  return {both(between(0, last, players - 1), between(0, passes, players - 1)),
          both(seated, same(over, turn == last)),
          {last, passes},
          [=](const Values& v) {
            const bool is = v.of(over);
            return Words{fmt::format("seat {} played, then {} passed: it is seat {}'s turn, and "
                                     "the trick {}",
                                     v.of(last) + 1, v.of(passes), v.of(turn) + 1,
                                     is ? "is over" : "goes on"),
                         fmt::format("{}号位出牌后有{}家不要：轮到{}号位，这一轮{}", v.of(last) + 1,
                                     v.of(passes), v.of(turn) + 1, is ? "结束" : "继续")};
          },
          {},
          {}};
}

// The landlord alone, or both of the others.
Claim one_side_wins() {
  const Truth landlord_won = Truth::named("landlord_won");
  const Truth landlord = by_rules::is_winner(Truth(true), landlord_won);
  const Truth other = by_rules::is_winner(Truth(false), landlord_won);
  return {Truth(true),
          both(same(landlord, landlord_won), same(other, negate(landlord_won))),
          {},
          [=](const Values& v) {
            const bool he = v.of(landlord);
            const bool they = v.of(other);
            return Words{fmt::format("the {} first without cards; winners: {}",
                                     v.of(landlord_won) ? "landlord is" : "others are",
                                     he && they ? "everybody"
                                     : he       ? "the landlord"
                                     : they     ? "the others"
                                                : "nobody"),
                         fmt::format("{}先出完；胜者：{}", v.of(landlord_won) ? "地主" : "农民",
                                     he && they ? "所有人"
                                     : he       ? "地主"
                                     : they     ? "农民"
                                                : "无人")};
          },
          {},
          {}};
}

}  // namespace

void turn_theorems(std::vector<Theorem>& out) {
  out.push_back({"THM-DDZ-TRICK-ENDS", {trick_ends()}, {}});
  out.push_back({"THM-DDZ-ONE-SIDE", {one_side_wins()}, {}});
}

}  // namespace tally::proofs
