// 恩怨 Kindness and Grudge
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

// Whether he gives a hand card; else he loses a hit point.
bool makes_up(Play& g, Seat who, Seat owner) {
  if (g.state().hand_size(who) == 0) return false;
  Question q = Play::question_to(who, Ask::gift_of, kind::gift, rule_of(Skill::enyuan));
  q.what = cause(Skill::enyuan);
  q.value = 1;
  q.same_what = true;
  q.seats.add(owner);
  return g.ask_and_commit(q).kind != nothing;
}

}  // namespace

constinit const SkillInfo skills::enyuan{
    .id = "SGS-SKILL-ENYUAN",
    .en = "Kindness and Grudge",
    .zh = "恩怨",
    .compulsory = true,
    .text_en =
        "Compulsory. When another player uses a Peach on you he draws a card. After you have taken "
        "damage its source gives you a hand card or loses 1 hit point; if you are it yourself you "
        "lose 1.",
    .text_zh =
        "锁定技，其他角色对你使用【桃】时，其摸一张牌；受到伤害后，伤害来源选择一项："
        "交给你一张手牌，或失去1点体力（来源为你自己则失去1点体力）。",
    .source = "published kingdom war 权, general 法正; FreeKill 0.5.7",
    .source_zh = "国战·权，武将法正；新月杀0.5.7",
    .effects = {.target_confirmed =
                    [](Play& g, Seat owner, Target& t) {
                      if (t.target == owner && t.use.as == Name::peach && t.use.by != owner &&
                          g.state().living(t.use.by))
                        g.draw(t.use.by, 1, rule_of(Skill::enyuan));
                    },
                .damaged =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.to != owner || !g.state().living(d.from)) return;
                      if (d.from == owner || !makes_up(g, d.from, owner))
                        if (!g.stopped()) g.lose_hp(d.from, 1, rule_of(Skill::enyuan));
                    }}};

}  // namespace tally::sanguosha
