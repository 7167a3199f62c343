// 暴凌 Tyranny
#include "engine/sanguosha/flow/generals.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::baoling{
    .id = "SGS-SKILL-BAOLING",
    .en = "Tyranny",
    .zh = "暴凌",
    .compulsory = true,
    .shown_only = [](const Options&) { return true; },
    .main_only = true,
    .text_en =
        "Main general only, compulsory. As your play phase ends, if he lies open and you have "
        "a deputy, the deputy is removed, you get 3 points of maximum and recover 3, and you "
        "gain Crumbling.",
    .text_zh =
        "主将技，锁定技，出牌阶段结束时，若此武将牌处于明置状态且你有副将，你移除副将，加3点体"
        "力上限，回复3点体力，然后获得“崩坏”。",
    .source = "published kingdom war 势, general 董卓; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将董卓；新月杀0.5.7，实测",
    .effects = {.play_end = [](Play& g, Seat owner, PhaseTime& time) {
      const State& s = g.state();
      if (time.who != owner || !s.has_general(owner, 1)) return;
      constexpr Rule why = rule_of(Skill::baoling);
      const auto goes_on = [&] { return !g.stopped() && s.living(owner); };
      dismisses(g, owner, 1);
      if (goes_on()) g.change_max_hp(owner, 3, why);
      if (goes_on()) g.heal(owner, 3, why);
      if (goes_on()) g.acquires(owner, Skill::benghuai, why);
    }}};

}  // namespace tally::sanguosha
