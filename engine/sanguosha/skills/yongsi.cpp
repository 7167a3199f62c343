// 庸肆 Wilful
#include "engine/sanguosha/skills/seal.h"

namespace tally::sanguosha {

// That his kingdom is the only big one says sealed_by (state/kingdoms.h).
constinit const SkillInfo skills::yongsi{
    .id = "SGS-SKILL-YONGSI",
    .en = "Wilful",
    .zh = "庸肆",
    .compulsory = true,
    .text_en =
        "Compulsory. While nobody has the Jade Seal equipped it is as if you had. When you have "
        "become the target of Know Both Sides you show your whole hand to all.",
    .text_zh =
        "锁定技，若没有角色的装备区里有【玉玺】，视为你装备着【玉玺】；"
        "当你成为【知己知彼】的目标后，展示所有手牌。",
    .source = "published kingdom war 权, general 袁术; FreeKill 0.5.7",
    .source_zh = "国战·权，武将袁术；新月杀0.5.7",
    .effects = {.shape = {1, 1},
                .may_act = may_look_by_seal<Skill::yongsi>,
                .play_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who == owner && is_as_if_sealed(g.state(), owner))
                        looks_by_seal(g, owner, Skill::yongsi);
                    },
                .drawing =
                    [](Play& g, Seat owner, Drawing& d) {
                      if (d.who == owner && is_as_if_sealed(g.state(), owner)) ++d.count;
                    },
                .target_confirmed =
                    [](Play& g, Seat owner, Target& t) {
                      if (t.target == owner && t.use.as == Name::known_both)
                        g.shows_hand(owner, rule_of(Skill::yongsi));
                    }}};

}  // namespace tally::sanguosha
