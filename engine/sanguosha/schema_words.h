#pragma once
// How a log line spells what has no table of its own, and its words in both languages.
#include <string_view>

#include "engine/core/schema.h"
#include "engine/sanguosha/events.h"

namespace tally::sanguosha {

inline constexpr std::string_view phase_keys[] = {"none", "prepare", "judge", "draw",
                                                  "play", "discard", "finish"};
inline constexpr std::string_view phase_zh[] = {"无",       "准备阶段", "判定阶段", "摸牌阶段",
                                                "出牌阶段", "弃牌阶段", "结束阶段"};
inline constexpr std::string_view role_keys[] = {
#define TALLY_X(name, en, zh) #name,
    TALLY_SGS_ROLES(TALLY_X)
#undef TALLY_X
};
inline constexpr std::string_view gender_keys[] = {"none", "male", "female"};
inline constexpr std::string_view first_out_keys[] = {"no", "yes"};
inline constexpr std::string_view first_out_en[] = {"no", "first to die last time"};
inline constexpr std::string_view suit_keys[] = {"none", "spade", "heart", "club", "diamond"};
inline constexpr std::string_view suit_zh[] = {"无", "黑桃", "红桃", "梅花", "方块"};
inline constexpr std::string_view element_keys[] = {"normal", "fire", "thunder"};
inline constexpr std::string_view element_zh[] = {"普通", "火焰", "雷电"};

inline constexpr std::string_view way_keys[] = {
#define TALLY_X(name, en, zh) #name,
    TALLY_SGS_WAYS(TALLY_X)
#undef TALLY_X
};
inline constexpr std::string_view way_en[] = {
#define TALLY_X(name, en, zh) en,
    TALLY_SGS_WAYS(TALLY_X)
#undef TALLY_X
};
inline constexpr std::string_view way_zh[] = {
#define TALLY_X(name, en, zh) zh,
    TALLY_SGS_WAYS(TALLY_X)
#undef TALLY_X
};

inline constexpr std::string_view command_keys[] = {
#define TALLY_X(name, en, zh) #name,
    TALLY_SGS_COMMANDS(TALLY_X)
#undef TALLY_X
};
inline constexpr std::string_view command_en[] = {
#define TALLY_X(name, en, zh) en,
    TALLY_SGS_COMMANDS(TALLY_X)
#undef TALLY_X
};
inline constexpr std::string_view command_zh[] = {
#define TALLY_X(name, en, zh) zh,
    TALLY_SGS_COMMANDS(TALLY_X)
#undef TALLY_X
};

inline constexpr std::string_view face_en[] = {"face down", "face up"};
inline constexpr std::string_view face_zh[] = {"背面朝上", "正面朝上"};
inline constexpr std::string_view chained_en[] = {"freed from his chain", "chained"};
inline constexpr std::string_view chained_zh[] = {"重置，解除连环状态", "横置，进入连环状态"};
inline constexpr std::string_view extra_en[] = {"", "extra "};
inline constexpr std::string_view extra_zh[] = {"", "额外"};
inline constexpr std::string_view for_turn_en[] = {"", " until the turn ends"};
inline constexpr std::string_view for_turn_zh[] = {"", "，直到回合结束"};
inline constexpr std::string_view won_en[] = {"does not win", "wins"};
inline constexpr std::string_view won_zh[] = {"没赢", "赢"};
inline constexpr std::string_view effect_zh[] = {"不生效", "生效"};
inline constexpr std::string_view effect_en[] = {"it does not take effect", "it takes effect"};

inline constexpr std::string_view place_en[] = {"main general", "deputy"};
inline constexpr std::string_view place_zh[] = {"主将", "副将"};
inline constexpr std::string_view spent_keys[] = {"none",     "look",  "draw",
                                                  "draw_two", "limit", "peach"};
inline constexpr std::string_view spent_en[] = {"for a purpose not said",
                                                "to fill his hand and look at a general",
                                                "to draw a card",
                                                "to draw two cards",
                                                "to keep two more hand cards",
                                                "as a Peach"};
inline constexpr std::string_view spent_zh[] = {
    "用途未说明", "补牌并观看一张暗置武将牌", "摸一张牌", "摸两张牌", "手牌上限+2", "当【桃】使用"};

// What state/fields.cpp and the seats are called in Chinese.
inline constexpr Word state_words[] = {
    {"round", "轮次"},
    {"turn", "回合"},
    {"current seat", "当前回合"},
    {"draw pile", "牌堆"},
    {"discard pile", "弃牌堆"},
    {"hp", "体力"},
    {"alive", "存活"},
    {"role", "身份"},
    {"gender", "性别"},
    {"general", "武将"},
    {"generals", "武将"},
    {"chained", "连环"},
    {"wine", "酒"},
    {"hand", "手牌"},
    {"weapon", "武器"},
    {"armour", "防具"},
    {"defensive horse", "+1马"},
    {"offensive horse", "-1马"},
    {"treasure", "宝物"},
    {"judgement area", "判定区"},
    {"marks", "标记"},
    {"face down", "背面朝上"},
    {"shape", "化身"},
    {"own forms", "形"},
    {"yes", "是"},
    {"first to die last time", "上局首先阵亡"},
    {"no", "否"},
#define TALLY_X(name, en, zh) {en, zh},
    TALLY_SGS_ROLES(TALLY_X)
#undef TALLY_X
        {"this round", "本轮"},
    {"has acted", "已行动"},
    // what is asked for
    {"shuffle", "洗牌"},
    {"deal", "发牌"},
    {"draw", "摸牌"},
    {"use", "使用牌", "use a card"},
    {"respond", "打出牌"},
    {"nullify", "使用【无懈可击】"},
    {"recast", "重铸"},
    {"discard", "弃置"},
    {"remove", "弃置他人的牌"},
    {"snatch", "获得他人的牌"},
    {"pick", "选择亮出的牌"},
    {"show", "展示手牌"},
    {"invoke", "发动技能", "use a skill"},
    {"gift", "交给他人", "give away"},
    {"peek", "观看牌堆顶"},
    {"retrial", "代替判定牌", "replace the judgement card"},
    {"arrange", "放回", "put back"},
    {"atop", "置于牌堆顶", "put on top"},
    {"declare", "选择花色", "name a suit"},
    {"expose", "展示他人的牌", "turn up a card"},
    {"offer", "可选武将"},
    {"reveal", "亮出牌"},
    {"flip", "判定牌", "judgement card"},
    {"resume", "记录开始之处"},
    {"turn_over", "翻面"},
    {"retrieve", "从弃牌堆取回", "take back"},
    {"relocate", "移动一张牌", "move a card"},
    {"decide", "选择一项", "choose"},
    {"pindian", "拼点", "put up a card"},
    {"avatars", "化身牌", "shapes"},
    {"avatar", "选择化身", "take a shape"},
    {"claim", "声明一张牌", "claim a card"},
    {"doubt", "质疑", "question it"},
    {"pile", "选择一堆武将", "take a pile of generals"},
    {"candidates", "亮出的武将", "open generals"},
    {"first_draft", "指定先选将的一方", "say who drafts first"},
    {"first_action", "指定先行动的一方", "say which side acts first"},
    {"draft", "选将", "draft generals"},
    {"appoint", "任命武将", "appoint generals"},
    {"action", "指定行动的角色", "say who acts"},
    {"stow", "放置牌", "lay cards on his pile"},
    {"sacrifice", "祭一张手牌", "sacrifice a card"},
    {"reborn", "转世"},
    {"enter", "替补出场"},
    {"possess", "附身", "take possession"},
    {"haunt", "发动暗魂", "let the soul act"},
    {"pair", "选择两名武将", "choose two generals"},
    {"unveil", "明置武将牌", "turn up a general"},
    {"spend", "弃置标记", "spend a mark"},
    {"conceal", "暗置武将牌", "turn a general face down"},
    {"strip", "选择失去技能的武将牌", "name a general whose skills go"},
    {"mute", "选择技能失效的武将牌", "name a general whose skills do nothing"},
    {"crown", "替换为君主", "make his general the lord"},
    {"tribute", "将牌置于他人武将牌上", "lay cards on another's pile"},
    {"change", "变更副将", "change his deputy"},
    {"renew", "选择一个限定技", "name a limited skill"},
    {"forms", "选择“形”", "choose forms"},
    {"form_back", "移去一张“形”", "put back a form"},
    {"commands", "可选的军令", "commands to choose from"},
    {"command", "发起军令", "give a command"},
    {"obey", "执行军令", "carry out the command"},
    {"victim", "指定受到伤害的角色", "name who takes the damage"},
    {"learn", "选择一个技能", "choose a skill"},
    {"deputy", "副将"},
    {"main general, face down", "暗置的主将"},
    {"deputy, face down", "暗置的副将"},
    {"soldier", "士兵"},
    {"kingdom", "势力"},
    {"marks of war", "国战标记"},
    {"fray", "鏖战"},
    {"lured away", "调虎离山"},
    {"none", "无"},
    {"Wei", "魏"},
    {"Shu", "蜀"},
    {"Wu", "吴"},
    {"Qun", "群"},
    {"pioneer", "先驱"},
    {"half a fish", "阴阳鱼"},
    {"companions", "珠联璧合"},
    {"careerist", "野心家"},
    // what turns and games are made of
    {"phase", "阶段"},
    {"skip", "跳过"},
    {"over", "对局结束"},
    {"male", "男"},
    {"female", "女"},
};

}  // namespace tally::sanguosha
