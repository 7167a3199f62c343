// 救援（新版） Rescued, as Sheauhaw has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// A Peach that somebody else has used on him in his play phase: there is no other way to it.
bool was_passed_on(Seat owner, const Use& u) {
  return u.as == Name::peach && u.by != owner && u.targets.size() == 1 && u.targets[0] == owner;
}

}  // namespace

constinit const SkillInfo skills::jiuyuan_shj{
    .id = "SGS-SKILL-JIUYUAN-SHJ",
    .en = "Rescued (new)",
    .zh = "救援（新版）",
    .lord = true,
    .text_en =
        "Lord skill. Another Wu player with more hit points than you who uses a Peach on himself "
        "may make you its target instead, if you are wounded; when it is dealt with he draws a "
        "card.",
    .text_zh =
        "主公技，其他吴势力角色对自己使用【桃】时，若你已受伤且体力值小于其，其可以改为令你"
        "成为此【桃】的目标，结算后其摸一张牌。",
    .source = "programs: QSanguosha of Sheauhaw, standard-generals.cpp, general 孙权; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-generals.cpp，武将孙权；实测",
    .effects = {.lent_to = [](const State& s, Seat owner,
                              Seat who) { return s.is_ally(owner, who, Kingdom::wu); },
                .targeting =
                    [](Play& g, Seat owner, Target& t) {
                      const State& s = g.state();
                      const Seat user = t.use.by;
                      if (t.use.as != Name::peach || t.target != user) return;
                      if (!s.is_ally(owner, user, Kingdom::wu) || s.lost_hp(owner) == 0) return;
                      if (s.at(owner).hp >= s.at(user).hp) return;
                      if (g.invokes(user, Skill::jiuyuan_shj, owner)) t.target = owner;
                    },
                .card_finished =
                    [](Play& g, Seat owner, Use& u) {
                      if (was_passed_on(owner, u) && g.state().living(u.by))
                        g.draw(u.by, 1, rule_of(Skill::jiuyuan_shj));
                    }}};

}  // namespace tally::sanguosha
