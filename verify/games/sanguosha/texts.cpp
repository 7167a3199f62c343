// The theorems of the identity game as people read them.
#include "verify/games/sanguosha/parts.h"

namespace tally::proofs {

std::span<const TheoremText> sanguosha_texts() {
  static const std::vector<TheoremText> texts = {
      {"THM-SGS-ROLES-SUM",
       "At every table the roles add up to the players, and exactly one of them is the lord.",
       "每种人数的身份数目之和等于人数，且恰有一名主公。",
       {"SGS-SETUP-ROLES"}},
      {"THM-SGS-ROLES-ROWS",
       "Every number of players from four to ten has a row of roles that can be dealt: with one "
       "lord, and as many roles as players.",
       "四至十人的每种人数都有可以开局的身份配置：恰有一名主公，身份数目之和等于人数。",
       {"SGS-SETUP-ROLES"}},
      {"THM-SGS-TABLES",
       "There is a table that can be dealt: for some number of players the roles add up to them, "
       "and one of them is the lord.",
       "至少有一种人数可以开局：其身份数目之和等于人数，且恰有一名主公。",
       {"SGS-SETUP-ROLES"},
       true},
      {"THM-SGS-DEAL",
       "A deal is accepted exactly if the roles it hides can be those that are missing.",
       "当且仅当未亮明的身份可以是所缺的那些时，规则接受该身份分配。",
       {"SGS-SETUP-ROLES"}},
      {"THM-SGS-FIRST-TURN",
       "A turn can be played: no limit of rounds draws the game before the first one.",
       "对局至少可以进行一个回合：轮次上限不会使对局在首个回合之前就成平局。",
       {"SGS-TURN-ROUND"}},
      {"THM-SGS-START",
       "No game is over before it begins: with everybody alive it is in play and nobody has won.",
       "没有一局在开始前就已结束：全员存活时对局进行中，无人获胜。",
       {"SGS-SETUP-ROLES", "SGS-END-NOT-YET", "SGS-END-REBELS-DEAD"}},
      {"THM-SGS-GENERALS",
       "Everybody can be offered as many generals as the rules say: there are enough of them.",
       "武将足够：每名玩家都能得到规则所说数目的备选武将。",
       {"SGS-SETUP-GENERALS"}},
      {"THM-SGS-FIRST-HP",
       "A player begins with his general's hit points; only the lord can have more, one unless the "
       "ruleset says otherwise, and has them at every larger table as well.",
       "玩家的初始体力为武将的体力；只有主公可以更多（如无其他约定为1点），且人数更多时也一样。",
       {"SGS-SETUP-HP"}},
      {"THM-SGS-END-EXCLUSIVE",
       "No death makes two sides win at once.",
       "没有一次阵亡会使两个阵营同时获胜。",
       {"SGS-END-LORD-DEAD", "SGS-END-REBELS-DEAD", "SGS-END-LONE-SURVIVOR"}},
      {"THM-SGS-END-TOTAL",
       "As soon as a death leaves the lord dead, or all rebels and spies, a side has won by it.",
       "一旦有人阵亡而使主公阵亡、或反贼与内奸全部阵亡，必有一方因此获胜。",
       {"SGS-END-LORD-DEAD", "SGS-END-REBELS-DEAD", "SGS-END-LONE-SURVIVOR"}},
      {"THM-SGS-END-OPEN",
       "No death leaves a game over and in play at once: nobody has won by it while the lord and a "
       "rebel or a spy live.",
       "没有一次阵亡会使对局既结束又进行：主公存活且仍有反贼或内奸存活时，无人因阵亡而获胜。",
       {"SGS-END-NOT-YET", "SGS-END-REBELS-DEAD"}},
      {"THM-SGS-END-STAYS",
       "A game decided by a death stays decided: whoever else dies, it is never in play again, and "
       "the winners stay the same as long as the lord, a rebel or a spy, whoever of them has won, "
       "lives.",
       "因阵亡而胜负已定即不再改变：此后不论谁阵亡，对局都不会重新进行；获胜的主公、反贼或内奸仍有"
       "存活者时，胜者不变。",
       {"SGS-END-LORD-DEAD", "SGS-END-REBELS-DEAD", "SGS-END-LONE-SURVIVOR"}},
      {"THM-SGS-END-AT-ONCE",
       "It matters that the end is looked at after every single death: there is a decided game "
       "whose winners another death would change.",
       "每次阵亡后都须立即检查结束条件：存在胜负已定、但再有一人阵亡胜者就会改变的局面。",
       {"SGS-END-LORD-DEAD", "SGS-DEATH"},
       true},
      {"THM-SGS-END-WINNER",
       "Whichever side wins by a death, at least one player, living or dead, is a winner.",
       "无论哪一方因阵亡获胜，胜者中至少有一名玩家（不论生死）。",
       {"SGS-END-LORD-DEAD", "SGS-END-REBELS-DEAD", "SGS-SETUP-ROLES"}},
      {"THM-SGS-END-CAMPS",
       "Winners follow from roles: the lord and all loyalists win together, and all rebels; a spy "
       "only while he lives; never two camps.",
       "胜者由身份决定：主公与所有忠臣同胜，所有反贼同胜；内奸须存活才获胜；不会有两个阵营同时获胜"
       "。",
       {"SGS-END-LORD-DEAD", "SGS-END-REBELS-DEAD", "SGS-END-LONE-SURVIVOR"}},
      {"THM-SGS-END-REACH-LORD",
       "At every table the lord's side can win: a game in play is one death away from it.",
       "每种人数下主公一方都可能获胜：存在只差一次阵亡的进行中局面。",
       {"SGS-END-REBELS-DEAD"},
       true},
      {"THM-SGS-END-REACH-REBELS",
       "At every table with rebels they can win: a game in play is one death away from it.",
       "每种有反贼的人数下反贼都可能获胜：存在只差一次阵亡的进行中局面。",
       {"SGS-END-LORD-DEAD"},
       true},
      {"THM-SGS-END-REACH-SPY",
       "At every table with spies a spy can win: a game in play is one death away from it.",
       "每种有内奸的人数下内奸都可能获胜：存在只差一次阵亡的进行中局面。",
       {"SGS-END-LORD-DEAD"},
       true},
      {"THM-SGS-REWARD-ONCE",
       "No killing brings the same killer a reward and a punishment, and nobody gains or loses by "
       "a death he did not cause or does not outlive.",
       "同一次击杀不会同时带来奖励和惩罚；没有造成该阵亡、或自己已不在场的角色不受奖惩。",
       {"SGS-REWARD-REBEL", "SGS-PUNISH-LORD"}},
      {"THM-SGS-REWARD-DUE",
       "Whoever kills a rebel and lives gets what the ruleset pays for it, and a lord who kills a "
       "loyalist is punished.",
       "杀死反贼且存活的角色必得约定的奖励；主公杀死忠臣必受惩罚。",
       {"SGS-REWARD-REBEL", "SGS-PUNISH-LORD"}},
      {"THM-SGS-SCORE-BEST",
       "At its best, with all of it alive and everybody else killed by him, a camp's win pays each "
       "of "
       "it more than any game that he loses.",
       "一个阵营的最好结局（全员存活，且其余角色皆由其本人杀死）使该阵营每人得分都高于他落败的任何"
       "一局"
       "。",
       {"SGS-SCORE-SIDES", "SGS-SCORE-LAST-DUEL", "SGS-SCORE-KILLS"}},
      {"THM-SGS-SCORE-WIN",
       "The lord, a loyalist or a spy has more points for any game he wins than for any he loses.",
       "主公、忠臣与内奸获胜的任何一局，得分都高于其落败的任何一局。",
       {"SGS-SCORE-SIDES", "SGS-SCORE-LAST-DUEL", "SGS-SCORE-KILLS"}},
      {"THM-SGS-SCORE-REBEL",
       "Not so a rebel: he can win a game and have no more points for it than for one he loses, as "
       "none of the rebels lives.",
       "反贼则不然：反贼全部阵亡而获胜时，得分可能不高于落败的一局。",
       {"SGS-SCORE-SIDES", "SGS-SCORE-KILLS"},
       true},
      {"THM-SGS-SCORE-SPY",
       "Nothing pays as much as a spy's win: whatever becomes of another at the same table, he has "
       "fewer points.",
       "内奸获胜得分最高：同一人数下，其他角色无论结局如何，得分都更低。",
       {"SGS-SCORE-SIDES", "SGS-SCORE-LAST-DUEL", "SGS-SCORE-KILLS"}},
      {"THM-SGS-SCORE-SUM",
       "All winners of a game together have at least as many points as all others together, "
       "unless the rebels have won and none of them lives.",
       "一局的胜者得分之和不低于其余玩家得分之和，除非反贼获胜而无一存活。",
       {"SGS-SCORE-SIDES", "SGS-SCORE-LAST-DUEL", "SGS-SCORE-KILLS"}},
      {"THM-SGS-DECAY-ENDS",
       "Of three who are left nobody loses a hit point in the first rounds. Where nobody recovers "
       "any, whoever has fewest loses his last as many rounds later as he had hit points, or, "
       "where every loss begins the count anew, after as many times those rounds; but where all "
       "three have as many, nobody loses his last.",
       "剩三人时，最初几轮不失去体力。无人回复时，体力最少的角色有几点体力，就在其后第几轮失去最后"
       "1点；若每次失去后重新计轮，则所经轮数为这几轮乘以体力点数；但三人体力相同时，无人失去最后1"
       "点。",
       {"SGS-DECAY"}},
      {"THM-SGS-REBORN-IN-A-ROUND",
       "The others are enough to bring the first who dies back within a round: each of them gives "
       "one sacrifice in his turn.",
       "首先阵亡者可在一轮之内转世：其余角色各于自己的回合祭一张牌，总数足够。",
       {"SGS-REINCARNATION-SACRIFICE", "SGS-REINCARNATION"}},
      {"THM-SGS-DISTANCE-LEAST",
       "No distance to another player is less than one.",
       "到其他角色的距离不小于1。",
       {"SGS-DISTANCE"}},
      {"THM-SGS-DISTANCE-WAY",
       "Without horses and skills the distance is the shorter of the two ways round the table.",
       "没有坐骑和技能时，距离为两个方向中较短的一个。",
       {"SGS-DISTANCE"}},
      {"THM-SGS-DISTANCE-SYMMETRIC",
       "Without horses and skills it is as far there as back.",
       "没有坐骑和技能时，两名角色之间的距离相互相等。",
       {"SGS-DISTANCE"}},
      {"THM-SGS-DISTANCE-HORSES",
       "A defensive horse makes the way to its owner longer by one, an offensive horse makes the "
       "way of its owner shorter by one, but never shorter than one; neither does more.",
       "防御坐骑使他人到其拥有者的距离加1；进攻坐骑使其拥有者到他人的距离减1，但不小于1；此外无影响"
       "。",
       {"SGS-DISTANCE", "SGS-CARD-DEFENSIVE-HORSE", "SGS-CARD-OFFENSIVE-HORSE"}},
      {"THM-SGS-DISTANCE-SKILLS",
       "What skills take off a distance makes it shorter by as much, but never shorter than one.",
       "技能减少的距离如数减去，但距离不小于1。",
       {"SGS-DISTANCE"}},
      {"THM-SGS-REACH-NEIGHBOUR",
       "A neighbour without a defensive horse is always in reach, with any weapon and with none.",
       "没有防御坐骑的邻座总在攻击范围内，无论有无武器、是何武器。",
       {"SGS-RANGE", "SGS-DISTANCE"}},
      {"THM-SGS-REACH-ONLY",
       "Without a weapon, horses and skills nobody but the two neighbours is in reach, and a "
       "longer "
       "range reaches whoever a shorter one does.",
       "没有武器、坐骑和技能时，只有两侧邻座在攻击范围内；攻击范围更大时，原先能攻击到的角色仍在其"
       "中。",
       {"SGS-RANGE", "SGS-DISTANCE"}},
      {"THM-SGS-HAND-LIMIT",
       "After the discard phase nobody holds more cards than his limit, his hit points unless the "
       "ruleset says otherwise, and nobody discards a card more than that takes.",
       "弃牌阶段后手牌不多于上限（如无其他约定即体力），且不会多弃。",
       {"SGS-HAND-LIMIT", "SGS-PHASE-DISCARD"}},
      {"THM-SGS-ORDER-ONCE",
       "In action order every seat comes once before one comes again, from any seat on: targets, "
       "rescuers, everybody who is asked in turn.",
       "自任一座次起按行动顺序，每个座次各轮到一次之后才会重复：依次结算的目标、求桃与询问都是如此"
       "。",
       {"SGS-USE-ORDER", "SGS-RESCUE"}},
      {"THM-SGS-SLASH-LIMIT",
       "In a play phase as many Slashes can be used as the ruleset and skills allow, and no more, "
       "unless there is no limit.",
       "出牌阶段可以使用的【杀】恰为规则与技能所允许的张数；不限次数时除外。",
       {"SGS-SLASH-LIMIT"}},
      {"THM-SGS-WINE-LIMIT",
       "No two Wines count at once, and no two wait for one Slash, whatever is used in between.",
       "无论其间使用什么，不会有两张【酒】同时计数，也不会有两张等候同一张【杀】。",
       {"SGS-WINE-LIMIT", "SGS-CARD-WINE"}},
      {"THM-SGS-RECOVERY",
       "Whoever recovers gains all points or as many as he lacks, at least one, and never has more "
       "than his maximum.",
       "回复体力时回复全部点数，或恰好回复到上限；至少回复1点，且不会超过体力上限。",
       {"SGS-HEAL"}},
      {"THM-SGS-CHAIN-ONCE",
       "Damage with an element goes round the chained once: each is struck once and un-chained; "
       "other damage strikes one player and un-chains nobody.",
       "属性伤害只传导一圈：每名横置的角色各受到一次伤害并重置；普通伤害只及一人，不重置任何角色。",
       {"SGS-CHAIN"}},
      {"THM-SGS-NULLIFY-EVERY-OTHER",
       "Of Nullifications, each against the one before, every other stands: an odd number of them "
       "leaves a trick without effect, an even number does not.",
       "【无懈可击】逐张抵消前一张：共有奇数张时锦囊无效，偶数张时照常生效。",
       {"SGS-CARD-NULLIFICATION", "SGS-NULLIFY-WINDOW"}},
      {"THM-SGS-JUDGEMENT-OPEN",
       "Every delayed trick can go either way: the deck has a card that lets it take effect and "
       "one that does not.",
       "每张延时锦囊都有两种可能：牌堆中既有使其生效的牌，也有使其无效的牌。",
       {"SGS-CARD-LIGHTNING", "SGS-CARD-INDULGENCE", "SGS-CARD-SUPPLY-SHORTAGE"},
       true},
      {"THM-SGS-JUDGEMENT-APART",
       "No card saves from two tricks at once that skip a phase, and none that saves from one of "
       "them lets Lightning strike.",
       "没有一张牌能同时使两张跳过阶段的锦囊无效，使其中之一无效的牌也不会使【闪电】生效。",
       {"SGS-CARD-LIGHTNING", "SGS-CARD-INDULGENCE", "SGS-CARD-SUPPLY-SHORTAGE"}},
      {"THM-SGS-GZ-PAIR",
       "Among the generals offered to a player of kingdom war two are always of one kingdom.",
       "国战中每名玩家可选的武将里必有两名同势力。",
       {"SGS-GZ-GENERALS", "SGS-GZ-SEATS"}},
      {"THM-SGS-GZ-HP",
       "Both generals' fish make a hit point of two halves each, and at most one half is left.",
       "双将的阴阳鱼每两个半鱼合为1点体力，至多余下一个半鱼。",
       {"SGS-GZ-HP"}},
      {"THM-SGS-GZ-CAREERIST",
       "Those who show one kingdom stand for it until they are half of the players, rounded down; "
       "everybody who shows it then is a careerist. So it is where it has no lord.",
       "没有君主时，明置同一势力的角色在达到总人数一半（向下取整）之前都属于该势力，此后再明置者为"
       "野心家。",
       {"SGS-GZ-CAREERIST"}},
      {"THM-SGS-GZ-HALF",
       "Whoever dies meanwhile, no kingdom that has no lord ever has more members, living and "
       "dead, than half of the players.",
       "没有君主时，无论其间谁阵亡，任何势力的成员（包括阵亡者）都不会超过总人数的一半。",
       {"SGS-GZ-CAREERIST"}},
      {"THM-SGS-GZ-REWARD",
       "Who kills somebody of another kingdom draws a card at least, and no more than half as many "
       "as there are players where it has no lord, unless he is a careerist who draws three.",
       "杀死其他势力角色者至少摸一张牌；该势力没有君主时，至多摸总人数一半（向下取整）张牌；只有"
       "野心家可能固定摸三张。",
       {"SGS-GZ-REWARD"}},
      {"THM-SGS-GZ-END",
       "A game of kingdom war is over exactly when those who live have nobody to fight: one player "
       "is left, or all of them have shown one kingdom. So never two kingdoms have won, nor two "
       "careerists.",
       "国战恰在存活者没有敌人时结束：只剩一名角色，或所有存活角色都已确定为同一势力；因此不会有两"
       "个势力或两名野心"
       "家同时获胜。",
       {"SGS-GZ-END"}},
      {"THM-SGS-GZ-ROUND",
       "Whoever has the first turn and whoever is dead, a round begins exactly when play passes "
       "the "
       "seat of the first turn.",
       "无论谁先行动、谁已阵亡，新的一轮恰在经过首个行动者的座位时开始。",
       {"SGS-TURN-ROUND", "SGS-GZ-FIRST"}},
      {"THM-SGS-3V3-DRAFT",
       "While generals are drafted no side is ever more than one ahead, and in the end each has "
       "eight.",
       "选将过程中双方的武将数至多相差一名，最后各有八名。",
       {"SGS-3V3-DRAFT"}},
      {"THM-SGS-3V3-RIGHT",
       "After every action exactly one comes next: the other side acts, or the same once more, or "
       "a round begins. Whoever acts has somebody left to act, and a round begins only when nobody "
       "is left.",
       "每次行动之后恰有一种后续：另一方行动、同一方继续行动、或新的一轮开始；有行动权的一方必有未"
       "行动者，"
       "新的一轮只在全部行动过之后开始。",
       {"SGS-3V3-ACTIONS", "SGS-3V3-ROUND"}},
      {"THM-SGS-3V3-ROUND",
       "However the sides choose, everybody alive has had his turn after as many actions as there "
       "are players at most.",
       "无论双方如何选择，至多经过与人数相同次数的行动，所有存活角色都已行动。",
       {"SGS-3V3-ACTIONS", "SGS-3V3-ROUND"}},
      {"THM-SGS-3V3-END",
       "With one commander dead exactly one side has won, that of the other; with both alive none "
       "has.",
       "一名主帅阵亡时恰有另一方获胜；两名主帅都存活时无人获胜。",
       {"SGS-3V3-END"}},
  };
  return texts;
}

}  // namespace tally::proofs
