// 完杀 No Escape
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wansha{
    .id = "SGS-SKILL-WANSHA",
    .en = "No Escape",
    .zh = "完杀",
    .compulsory = true,
    .text_en = "Compulsory. In your turn only you and whoever is dying may use a Peach.",
    .text_zh = "锁定技，你的回合内，除你以外，不处于濒死状态的角色不能使用【桃】。",
    .source = "published Forest edition, general 贾诩",
    .source_zh = "林扩展，武将贾诩",
    .effects = {// A general face down may be turned up for it when somebody is dying.
                .entering_dying =
                    [](Play& g, Seat owner, Dying& time) {
                      if (g.state().current == owner) time.worked = true;
                    },
                .permission =
                    [](const State& s, Seat owner, UseView& use) {
                      if (use.as == Name::peach && s.current == owner && use.who != owner &&
                          s.noted(use.who, Mark::dying, Life::game) == 0)
                        use.forbidden_by = rule_of(Skill::wansha);
                    }}};

}  // namespace tally::sanguosha
