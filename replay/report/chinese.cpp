#include "replay/report/chinese.h"

#include <array>
#include <optional>
#include <vector>

namespace tally::report {
namespace {

struct Sentence {
  std::string_view en;  // {} stands for any text
  std::string_view zh;
};

// The first that fits is taken, so the narrower ones stand first.
constexpr std::array sentences = {
    Sentence{"the roles of this table are not those of the rules", "本局的身份配置不合规则"},
    Sentence{"the identity table's roles for this number of players, the lord first",
             "该人数的身份配置，主公在首位"},
    Sentence{"{} players with the roles of the record", "{}名玩家，身份如记录所示"},
    Sentence{"a card this record does not show decides whether this is legal",
             "是否合规取决于记录未显示的一张牌"},
    Sentence{"what this record does not show decides whether this is legal",
             "是否合规取决于记录未显示的内容"},
    Sentence{"the value of {}", "{}的值"},
    Sentence{"too much before this is not shown: nothing from here on is held against the rules",
             "此前未显示的内容太多：从这里起不再对照规则"},
    Sentence{"what the record leaves out", "记录未写出的内容"},
    Sentence{"too much is not shown", "未显示的内容太多"},
    Sentence{"a card this record does not show decides", "结果取决于记录未显示的一张牌"},
    Sentence{"whether a deal of the hidden cards explains it could not be decided within {} steps "
             "of the solver",
             "求解器在{}步之内未能判定是否有暗牌分布能解释"},
    Sentence{"the identity of the hidden card", "该暗牌的牌面"},
    Sentence{"for example: {}; or {}; or nothing", "例如：{}；或{}；或放弃"},
    Sentence{"for example: {}; or nothing", "例如：{}；或放弃"},
    Sentence{"for example: {}; or {}", "例如：{}；或{}"},
    Sentence{"for example: {}", "例如：{}"},
    Sentence{"nothing of the kind here", "此处无此事"},
    Sentence{"nothing of the kind", "不应有此事"},
    Sentence{"something else of the kind", "同类的另一事"},
    Sentence{"next in the record: {}", "下一事件：{}"},
    Sentence{"the record lacks a decision that is due here: {}", "记录缺少此处应有的决定：{}"},
    Sentence{"the record leaves out what the rules bring about here: {}",
             "记录缺少规则在此引起的事：{}"},
    Sentence{"nothing in the rules brings this about here: {}", "规则不会在此引起此事：{}"},

    Sentence{"not there; next comes: {}", "没有；下一事件：{}"},
    Sentence{"nothing of the kind here; next would be: {}", "此处无此事；接下来应为：{}"},
    Sentence{"the record leaves out what chance brings about here: {}",
             "记录缺少此处应有的随机结果：{}"},
    Sentence{"the game is already over: {}", "游戏已经结束：{}"},
    Sentence{"nothing: the game is already over", "无：游戏已经结束"},
    Sentence{"{}, and {} event more", "{}，另有{}个事件"},
    Sentence{"{}, and {} events more", "{}，另有{}个事件"},
    Sentence{"the roles of this table are not those of the rules: {}",
             "本局的身份配置不合规则：{}"},
    Sentence{"this table is not one of the rules: {}", "规则中没有这样的对局：{}"},
    Sentence{"another number of players; there is no table of {}", "其他人数；没有{}的对局"},
    Sentence{"another number of players", "其他人数"},
    Sentence{"one statement contradicts itself: it says {} cards each and names {} in all",
             "同一陈述自相矛盾：说每人{}张牌，共列出{}张"},
    Sentence{"one statement contradicts itself: it says {} cards and names {}",
             "同一陈述自相矛盾：说{}张牌，列出{}张"},
    Sentence{"as many cards as it says", "与所说张数相同的牌"},
    Sentence{"one statement contradicts itself: it says {} and names {}",
             "同一陈述自相矛盾：说有{}个，列出{}个"},
    Sentence{"as many names as it says", "与所说数目相同的名称"},
    Sentence{"by what follows this was another card: {}", "据后文，此处是另一张牌：{}"},
    Sentence{"{}, if what follows is right: {}", "若后文无误，应为：{}；后文：{}"},

    Sentence{"the card used never leaves the hand", "所用的牌未离开手牌"},
    Sentence{"the recording says this twice, and not the same", "录像两次说到此事，前后不一"},
    Sentence{"role \"{}\"", "身份“{}”"},
    Sentence{"general \"{}\"", "武将“{}”"},
    Sentence{"kingdom \"{}\"", "势力“{}”"},
    Sentence{"deputyGeneral \"{}\"", "副将“{}”"},
    Sentence{"gender \"male\"", "性别“男”"},
    Sentence{"gender \"female\"", "性别“女”"},
    Sentence{"drank \"{}\"", "【酒】{}次"},
    Sentence{"{} cards in the draw pile", "牌堆剩{}张牌"},
    Sentence{"{} cards given", "给出{}张牌"},
    Sentence{"a move of cards that nothing explains", "牌的移动没有缘由"},
    Sentence{"the judgement card named is not the one turned", "所述判定牌并非翻开的那张"},
    Sentence{"cards leave the draw pile for no reason of the rules", "牌离开牌堆没有规则上的缘由"},
    Sentence{"cards leave the table for no reason of the rules", "牌离开处理区没有规则上的缘由"},
    Sentence{"the card announced is not the card laid on the table",
             "所声明的牌并非置于处理区的牌"},
    Sentence{"cards are laid on the table unannounced", "牌未经声明置于处理区"},
    Sentence{"a move of the card from the hand to the table", "该牌从手牌移至处理区"},
    Sentence{"a move by a card or a rule", "由牌或规则引起的移动"},
    Sentence{"a draw, a judgement or a Bountiful Harvest", "摸牌、判定或【五谷丰登】"},
    Sentence{"the discard pile, a hand, an equipment or judgement area",
             "弃牌堆、手牌、装备区或判定区"},
    Sentence{"a card used or played", "使用或打出的牌"},
    Sentence{"from {} to {}: {} cards", "从{}到{}：{}张牌"},
    Sentence{"from {} to {}: 1 card", "从{}到{}：1张牌"},
    Sentence{"a hand", "手牌"},
    Sentence{"an equipment area", "装备区"},
    Sentence{"a judgement area", "判定区"},
    Sentence{"a player's own pile", "武将牌上"},
    Sentence{"the table", "处理区"},
    Sentence{"the draw pile", "牌堆"},
    Sentence{"the discard pile", "弃牌堆"},
    Sentence{"out of the game", "游戏外"},
    Sentence{"a place that is not told", "未知之处"},
    Sentence{"{} cards laid down", "置出{}张牌"},
    Sentence{"the card turned: {}", "翻开的牌：{}"},
    Sentence{"named: {}", "所述的牌：{}"},
    Sentence{"cards change hands for no reason of the rules", "牌的易手在规则中没有缘由"},

    Sentence{"{}, which is not allowed here", "{}，此时不允许"},
    Sentence{"{}: this player is dead", "{}：该角色已阵亡"},
    Sentence{"{}: the cards are not all in this player's hand", "{}：牌不全在该角色的手牌里"},
    Sentence{"{}: this card may not be used or played as that", "{}：此牌不能如此使用或打出"},
    Sentence{"{}: this card cannot be used now", "{}：此时不能使用此牌"},
    Sentence{"{}: these are not targets this card may have", "{}：目标不合法"},
    Sentence{"{}: it is not this player's play phase", "{}：现在不是该角色的出牌阶段"},
    Sentence{"{}: exactly as many as exceed the hand limit are discarded: {}, not {}",
             "{}：应恰好弃置超出手牌上限的张数：{}张，而非{}张"},
    Sentence{"{}: exactly as many as exceed the hand limit are discarded",
             "{}：应恰好弃置超出手牌上限的张数"},
    Sentence{"{}: one Slash a play phase is the limit, and it has been used",
             "{}：每个出牌阶段限使用一张【杀】，已经用过"},
    Sentence{"{}: one Wine a turn is the limit, and it has been used",
             "{}：每回合限使用一张【酒】，已经用过"},
    Sentence{"{}: the target is out of attack range", "{}：目标在攻击范围之外"},
    Sentence{"{}: the target is farther away than distance 1", "{}：与目标的距离大于1"},
    Sentence{"{}: this card is not the answer that is asked for", "{}：此牌不是所要求的响应"},
    Sentence{"{}: another player is asked", "{}：询问的是另一名角色"},
    Sentence{"{}: only an Iron Chain can be recast", "{}：只有【铁索连环】可以重铸"},
    Sentence{"{}: a delayed trick of this name lies there already", "{}：该处已有同名延时锦囊"},
    Sentence{"{}: no trick can be nullified here", "{}：此处没有可抵消的锦囊"},
    Sentence{"{}: it is another trick, or another player, that it can be used for here",
             "{}：此处可抵消的是另一锦囊，或对另一名角色的锦囊"},
    Sentence{"{}: this player has passed already", "{}：该角色已经放弃"},
    Sentence{"{}: this does not save the dying player", "{}：这不能救回濒死角色"},
    Sentence{"{}: these cards are not on top of the draw pile", "{}：这些牌不在牌堆顶"},
    Sentence{"{}: these are not the cards of the discard pile", "{}：这些不是弃牌堆里的牌"},
    Sentence{"{}: these are not the cards of the game", "{}：这些不是本局所用的牌"},
    Sentence{"{}: the player is not wounded", "{}：该角色没有受伤"},
    Sentence{"{}: this is not a card of the target's hand or equipment",
             "{}：这不是目标手牌或装备区里的牌"},
    Sentence{"{}: this is not a card of the target", "{}：这不是目标的牌"},
    Sentence{"{}: this is not a horse the target has equipped", "{}：这不是目标装备区里的坐骑"},
    Sentence{"{}: this is not one of the revealed cards", "{}：这不是亮出的牌"},
    Sentence{"{}: the target needs a weapon, and a victim within its range",
             "{}：目标须有武器，且其攻击范围内有被杀者"},
    Sentence{"{}: a single hand card, of the suit shown where one is shown",
             "{}：须为一张手牌，已展示时花色须相同"},
    Sentence{"{}: two cards are the price, and the axe is not one of them",
             "{}：代价是两张牌，贯石斧不在其内"},
    Sentence{"{}: one hand card is the price", "{}：代价是一张手牌"},
    Sentence{"{}: more targets need the last hand card, and are three at most",
             "{}：最后一张手牌才可多选目标，至多三名"},
    Sentence{"{}: two cards are one Slash only with the Serpent Spear",
             "{}：有【丈八蛇矛】才可将两张牌当【杀】"},
    Sentence{"{}: a Slash turns to fire only with the Vermilion Bird Fan",
             "{}：有【朱雀羽扇】才可将【杀】当火【杀】"},
    Sentence{"{}: an Iron Chain has one or two targets", "{}：【铁索连环】的目标为一至两名"},
    Sentence{"{}: it is not this number of cards", "{}：张数不符"},
    Sentence{"{}: it is not this number of generals", "{}：武将数不符"},
    Sentence{"{}: the target has no card", "{}：目标没有牌"},
    Sentence{"{}: the target would have no hand card to show", "{}：目标将没有手牌可展示"},
    Sentence{"{}: by this ruleset not on oneself (fireattack_self)",
             "{}：按此规则集，不能对自己使用（fireattack_self）"},
    Sentence{"{}: the victim is out of the target's attack range",
             "{}：被杀者在目标的攻击范围之外"},
    Sentence{"{}: this is not a victim the target could slash", "{}：目标不能对此角色使用【杀】"},
    Sentence{"{}: this general is not one of those offered", "{}：这不是可选的武将"},
    Sentence{"{}: one of these generals was offered before, or stands here twice",
             "{}：其中有武将已经给过别人，或在此出现两次"},
    Sentence{"{}: the lord is always offered Cao Cao, Liu Bei and Sun Quan",
             "{}：主公的候选武将总有曹操、刘备、孙权"},
    Sentence{"{}: this player does not have this skill", "{}：该角色没有此技能"},
    Sentence{"{}: this skill has been used already in this play phase",
             "{}：此技能在本出牌阶段已经用过"},
    Sentence{"{}: this is not the number of players this skill is used on",
             "{}：此技能的目标数不符"},
    Sentence{"{}: these are not players this skill may be used on", "{}：此技能的目标不合法"},
    Sentence{"{}: the target's skill keeps it from being one", "{}：目标的技能使其不能成为目标"},
    Sentence{"{}: the Slash has to be used on the player it is called for against",
             "{}：【杀】须对被指定的角色使用"},
    Sentence{"{}: it is not used on this player", "{}：使用对象不是此角色"},
    Sentence{"{}: this player has not the cards this skill takes", "{}：没有发动此技能所需的牌"},
    Sentence{"{}: this player is not of the kingdom that was called on",
             "{}：该角色不属于被请求的势力"},
    Sentence{"{}: there is no other player of the kingdom to call on",
             "{}：没有该势力的其他角色可以响应"},
    Sentence{"{}: this is not what the skill asks for", "{}：这不是技能所要求的"},
    Sentence{"{}: this skill may not be used so, or not now",
             "{}：此技能不能如此发动，或此时不能发动"},

    Sentence{"{}: by this ruleset no two of one name in the equipment area (dup_name_zones)",
             "{}：按此规则集，装备区里不能有两张同名牌（dup_name_zones）"},
    Sentence{
        "{}: what was told cannot be how a game stands between two turns: somebody had the last or "
        "has the next, who lives has hit points, who is dead no cards, and no card lies in two "
        "places, none on the table",
        "{}：所述的局面在两个回合之间不能成立：须知道上一个或下一个回合是谁的，存活的角色须有体力，"
        "阵亡的角色不能有牌，没有牌同在两处，处理区没有牌"},
    Sentence{"{}: a card is dealt that is not there any more", "{}：发出的牌已不在牌堆"},
    Sentence{"{}: this is not what this player is dealt now", "{}：这不是此时发给该玩家的牌"},
    Sentence{"{}: another player has this card", "{}：此牌在另一名玩家手里"},
    Sentence{"{}: a bid is 0, or higher than the bid before it, and 3 at most",
             "{}：叫分为0，或高于之前的叫分，至多为3"},
    Sentence{"{}: it is not this player's turn to bid", "{}：还没轮到该玩家叫分"},
    Sentence{"{}: whoever leads must play", "{}：领出者必须出牌"},
    Sentence{"{}: it is not this player's turn", "{}：还没轮到该玩家"},
    Sentence{"{}: these cards are no combination", "{}：这些牌不成牌型"},
    Sentence{"{}: these cards are not of the type the record names",
             "{}：这些牌不是记录所称的牌型"},
    Sentence{"{}: nothing beats the rocket", "{}：没有牌能压过火箭"},
    Sentence{"{}: a bomb is beaten only by a higher bomb or the rocket",
             "{}：炸弹只能被更大的炸弹或火箭压过"},
    Sentence{"{}: this is not the type of combination that is to be beaten",
             "{}：牌型与所要压的不同"},
    Sentence{"{}: this is not the number of cards that is to be beaten", "{}：张数与所要压的不同"},
    Sentence{"{}: this is not higher than what is to be beaten", "{}：不大于所要压的牌"},
    Sentence{"{}: 2 and jokers cannot be part of a sequence", "{}：2和王不能在顺子里"},
    Sentence{"{}: a sequence has at least five cards, of ranks side by side",
             "{}：顺子至少五张，点数相连"},
    Sentence{"{}: a sequence of pairs has at least three, of ranks side by side",
             "{}：连对至少三对，点数相连"},
    Sentence{"{}: a triplet takes one card or one pair", "{}：三张可带一张或一对"},
    Sentence{"{}: a triplet takes one other card", "{}：三张可带另一张牌"},
    Sentence{"{}: each triplet takes one card, or each takes one pair",
             "{}：每组三张都带一张，或都带一对"},
    Sentence{"{}: triplets go together only when their ranks are side by side",
             "{}：三张点数相连才能同出"},
    Sentence{"{}: these are not cards that may be attached to the triplets",
             "{}：飞机不能带这些牌"},
    Sentence{"{}: these are not pairs that may be attached to the triplets",
             "{}：飞机不能带这些对子"},
    Sentence{"{}: these cards may not be attached to four of a kind", "{}：四张不能带这些牌"},
    Sentence{"{}: two pairs may not be attached to four of a kind like this",
             "{}：四张不能这样带两对"},
    Sentence{"{}: sequences of quads are not played here", "{}：本规则集没有航天飞机"},

    Sentence{"not covered yet: {}", "尚未支持：{}"},
    Sentence{"skill {} of general {}", "技能{}（武将{}）"},
    Sentence{"a recording that starts in the middle (the viewer came back)", "从中途开始的录像"},
    Sentence{"game mode {}", "游戏模式{}"},
    Sentence{"the record begins in the middle and ends before its own game goes on",
             "记录从中途开始，在其自身的对局继续之前就结束了"},
    Sentence{"the record ends before the game is over", "记录在游戏结束前中止"},
    Sentence{"so much disagrees with the rules that the rest was not read",
             "与规则不符之处太多，其余未再读"},
    Sentence{"the file ends in the middle of line {}", "文件在第{}行中间中断"},
    Sentence{"the {} stream ends in the middle of a frame; the file seems cut off in line {}",
             "{}数据不完整，文件似乎在第{}行中间被截断"},
    Sentence{"the {} stream ends in the middle; the file seems cut off in line {}",
             "{}数据不完整，文件似乎在第{}行中间被截断"},
    Sentence{"the {} stream ends in the middle of a frame; the file seems cut off after line {}",
             "{}数据不完整，文件似乎在第{}行之后被截断"},
    Sentence{"the {} stream ends in the middle; the file seems cut off after line {}",
             "{}数据不完整，文件似乎在第{}行之后被截断"},
    Sentence{"the {} stream ends in the middle of a frame; the file seems cut off",
             "{}数据不完整，文件似乎被截断"},
    Sentence{"the {} stream ends in the middle; the file seems cut off",
             "{}数据不完整，文件似乎被截断"},

    Sentence{"and {} more in this file; it was not read any further",
             "此文件另有{}处同样无法读取，其余未再读"},
    Sentence{"the playthrough ends before the Returns() of its last state",
             "对局记录在最后局面的Returns()之前中止"},
    Sentence{"and {} more in this file", "此文件另有{}处同样无法读取"},
    Sentence{"{} packed bytes unpack to more than {}; no record is packed so closely",
             "{}字节的压缩数据解出超过{}字节，记录不会压得这么小"},
    Sentence{"{}: an event of {} cards; expected at most {}", "{}：一个事件有{}张牌，至多应为{}张"},
    Sentence{"a game that tells more than {} cards is not read", "不读牌数合计超过{}张的对局"},
    Sentence{"a game of more than {} events is not read", "不读超过{}个事件的对局"},
    Sentence{"more than {} values in one piece of JSON", "一段JSON中的值超过{}个"},
    Sentence{"the zstd stream needs more than {} of memory to be unpacked; unpack it first",
             "zstd数据解压所需内存超过{}，请先自行解压"},
    Sentence{"internal error: {}", "程序内部错误：{}"},
    Sentence{"the folder cannot be read: {}", "无法读取此文件夹：{}"},
    Sentence{"cannot be read: {}", "无法读取：{}"},
    Sentence{"there is no such file", "没有这个文件"},
    Sentence{"permission denied", "没有读取权限"},
    Sentence{"is a folder, not a file", "是文件夹，不是文件"},
    Sentence{"is empty; expected a recorded game", "文件为空"},
    Sentence{"is not a record tally can read; expected a tally log (JSON lines) or a FreeKill "
             "recording (.fk.rep)",
             "不是可读的记录；应为tally日志（JSON行）或新月杀录像（.fk.rep）"},
    Sentence{"the recording is cut off: its zlib stream ends after {} of {} bytes",
             "录像被截断：数据在{}字节处结束，应有{}字节"},
    Sentence{"line {} is longer than {} bytes; a log line is never that long",
             "第{}行超过{}字节，日志不会有这么长的行"},
    Sentence{"this is log version {}; this program reads version {}",
             "日志版本为{}，本程序只读版本{}"},
    Sentence{"line {}: {}", "第{}行：{}"},
};

// What stands for each {} of the pattern; nothing when the text does not fit.
std::optional<std::vector<std::string_view>> match(std::string_view pattern,
                                                   std::string_view text) {
  std::vector<std::string_view> parts;
  std::size_t hole = pattern.find("{}");
  if (!text.starts_with(pattern.substr(0, hole))) return {};
  if (hole == std::string_view::npos) {
    if (text != pattern) return {};
    return parts;
  }
  text.remove_prefix(hole);
  while (hole != std::string_view::npos) {
    pattern.remove_prefix(hole + 2);
    hole = pattern.find("{}");
    const std::string_view fixed = pattern.substr(0, hole);
    std::size_t end = text.size() - fixed.size();
    if (hole == std::string_view::npos ? !text.ends_with(fixed)
                                       : (end = text.find(fixed)) == std::string_view::npos)
      return {};
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + fixed.size());
  }
  return parts;
}

std::string filled(const Sentence& s, const std::vector<std::string_view>& parts) {
  std::string out;
  std::string_view zh = s.zh;
  for (const std::string_view part : parts) {
    const std::size_t hole = zh.find("{}");
    out.append(zh.substr(0, hole)).append(said_in(part, Lang::zh));
    zh.remove_prefix(hole + 2);
  }
  return out.append(zh);
}

}  // namespace

std::string said_in(std::string_view english, Lang lang) {
  if (lang == Lang::en) return std::string(english);
  for (const Sentence& s : sentences) {
    if (const auto parts = match(s.en, english)) return filled(s, *parts);
  }
  return std::string(english);
}

}  // namespace tally::report
