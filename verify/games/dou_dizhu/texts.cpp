// The theorems of Dou Dizhu as people read them.
#include "verify/games/dou_dizhu/parts.h"

namespace tally::proofs {

std::span<const TheoremText> dou_dizhu_texts() {
  static const std::vector<TheoremText> texts = {
      {"THM-DDZ-LEAD",
       "Whoever leads can play: any card of his makes a combination.",
       "领出者总有牌可出：任何一张牌都能成为牌型。",
       {"DDZ-LEAD-PASS", "DDZ-SINGLE"}},
      {"THM-DDZ-ONE-TYPE",
       "Cards that are a combination are it in one way only: one type, one rank.",
       "任何一手合法的牌只有一种解读：唯一的牌型和大小。",
       {"DDZ-TYPE", "DDZ-TRIPLETS", "DDZ-TRIPLETS-SINGLES", "DDZ-QUAD-SINGLES", "DDZ-QUADS"}},
      {"THM-DDZ-TYPES",
       "Every type of combination that the rules have can be played with cards of the deck.",
       "规则中的每种牌型都能用一副牌打出。",
       {"DDZ-TYPE"},
       true},
      {"THM-DDZ-BEATS-ITSELF",
       "No combination beats one that is its equal.",
       "没有牌能大过与自己相同的牌。",
       {"DDZ-HIGHER"}},
      {"THM-DDZ-BEATS-NO-CIRCLE",
       "No combinations beat each other in a circle: what beats a combination beats all that this "
       "one "
       "beats.",
       "任何牌型之间都不会循环相克：甲大过乙，乙大过丙，则甲大过丙。",
       {"DDZ-HIGHER", "DDZ-SAME-TYPE", "DDZ-SAME-LENGTH", "DDZ-BOMB", "DDZ-ROCKET"}},
      {"THM-DDZ-BEATS-DECIDED",
       "Of two combinations of the same type and number of cards, unless they are equally high, "
       "one beats the other.",
       "牌型和张数相同的两手牌，除非同样大，否则必有一手大过另一手。",
       {"DDZ-HIGHER", "DDZ-SAME-TYPE", "DDZ-SAME-LENGTH"}},
      {"THM-DDZ-BEATS-OTHERS",
       "Only bombs and the rocket beat combinations of another type or number of cards.",
       "只有炸弹和火箭能大过牌型或张数不同的牌。",
       {"DDZ-SAME-TYPE", "DDZ-SAME-LENGTH", "DDZ-BOMB", "DDZ-ROCKET"}},
      {"THM-DDZ-BOMB",
       "A bomb beats everything but the rocket and bombs that are not lower.",
       "除火箭和不比它小的炸弹外，炸弹大过一切牌。",
       {"DDZ-BOMB"}},
      {"THM-DDZ-ROCKET",
       "The rocket beats everything else, and nothing beats the rocket.",
       "火箭大过其他一切牌，没有牌能大过火箭。",
       {"DDZ-ROCKET"}},
      {"THM-DDZ-BID-ENDS",
       "A bidding ends: after seven words at most, or after three where everybody speaks once.",
       "叫分必会结束：至多叫七次；每人只叫一次时为三次。",
       {"DDZ-BID", "DDZ-BID-ORDER"}},
      {"THM-DDZ-BID-ONE",
       "When a bidding is over, exactly one player has bid highest, or all have passed.",
       "叫分结束时，恰有一人叫分最高，或全部不叫。",
       {"DDZ-BID", "DDZ-BID-ORDER", "DDZ-LANDLORD"}},
      {"THM-DDZ-BID-ASKED",
       "No bidding below 3 is over before everybody who could bid higher has been asked.",
       "最高分不到3分时，凡是还能叫更高分的人都已问过，叫分才会结束。",
       {"DDZ-BID", "DDZ-BID-ORDER"}},
      {"THM-DDZ-TRICK-ENDS",
       "A trick is over exactly when both of the others have passed; then it is the turn of "
       "whoever played last.",
       "当且仅当另外两家都不要时，一轮出牌结束，并轮到最后出牌的一家。",
       {"DDZ-TRICK-END", "DDZ-TURN"}},
      {"THM-DDZ-ONE-SIDE",
       "One side wins: the landlord alone, or both of the others.",
       "必有一方获胜：地主一人，或两名农民。",
       {"DDZ-WINNER"}},
      {"THM-DDZ-SCORE-SUM",
       "The scores of the three players add up to nothing.",
       "三名玩家的得分之和为零。",
       {"DDZ-SCORE"}},
      {"THM-DDZ-SCORE-WINNERS",
       "Every winner scores more than every loser.",
       "胜者的得分都高于败者。",
       {"DDZ-SCORE", "DDZ-WINNER"}},
      {"THM-DDZ-SPRING",
       "A spring never makes a game worth less, and neither does a bomb.",
       "春天和炸弹都不会使一局的分值变小。",
       {"DDZ-SCORE"}},
      {"THM-DDZ-SCORE-WHOLE",
       "Nothing is cut off: the bid is doubled for every bomb that the hands of a deck can hold, "
       "and "
       "for a spring, where the ruleset says so.",
       "分值不会被截断：规则集规定加倍时，手牌中可能出现的每个炸弹以及春天都使叫分加倍。",
       {"DDZ-SCORE", "DDZ-BOMB"}},
  };
  return texts;
}

}  // namespace tally::proofs
