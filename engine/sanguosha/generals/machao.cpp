// 马超 Ma Chao
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::machao{"Ma Chao", "马超", Kingdom::shu, Gender::male, 4};

constinit const SkillInfo skills::mashu{
    .id = "SGS-SKILL-MASHU",
    .en = "Horsemanship",
    .zh = "马术",
    .compulsory = true,
    .text_en = "Compulsory. Your distance to other players is 1 less.",
    .text_zh = "锁定技，你计算与其他角色的距离-1。",
    .source = "published standard edition, general 马超",
    .effects = {.nearer = 1}};

constinit const SkillInfo skills::tieqi{
    .id = "SGS-SKILL-TIEQI",
    .en = "Iron Cavalry",
    .zh = "铁骑",
    .text_en =
        "When your Slash has its target you may judge: red, and this target cannot use a Dodge "
        "against it.",
    .text_zh =
        "使用【杀】指定一名目标后，可以进行判定：结果为红色，该目标不能使用【闪】响应此【杀】。",
    .source = "000, \"Summary of judgment\"; published standard edition, general 马超",
    .effects = {.target_fixed = [](Play& g, Seat owner, Use& /*u*/, Seat target) {
      if (!g.invokes(owner, Skill::tieqi, target)) return true;
      const bool red = g.judgement(owner, cause(Skill::tieqi), rule_of(Skill::tieqi),
                                   [](Suit s, int) { return color_of(s) == Color::red; });
      return !red;
    }}};

}  // namespace tally::sanguosha
