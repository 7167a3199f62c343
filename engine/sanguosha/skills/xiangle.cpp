// 享乐 Pleasures
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// Whether a Slash on him goes unpaid for, where it is paid for at this time.
bool unpaid(Play& g, Seat owner, const Target& t, bool becoming) {
  if (g.options().is<Opt::xiangle>("becoming") != becoming || t.target != owner ||
      !is_slash(t.use.as))
    return false;
  const Seat user = t.use.by;
  return !g.state().living(user) || g.state().hand_size(user) == 0 ||
         !g.pays_for(user, Skill::xiangle, 1, true, owner);
}

}  // namespace

constinit const SkillInfo skills::xiangle{
    .id = "SGS-SKILL-XIANGLE",
    .en = "Pleasures",
    .zh = "享乐",
    .compulsory = true,
    .text_en =
        "Compulsory. Who uses a Slash on you has to discard a basic card, or it does nothing "
        "to you.",
    .text_zh = "锁定技，其他角色使用【杀】指定你为目标后，须弃置一张基本牌，否则此【杀】对你无效。",
    .source = "published Mountain edition, general 刘禅",
    .source_zh = "山扩展，武将刘禅",
    .option = "OPT-SGS-XIANGLE",
    .effects = {.price = [](const Legal&, const Question&,
                            Card c) { return info(face(c).name).type == CardType::basic; },
                .targeting =
                    [](Play& g, Seat owner, Target& t) {
                      if (unpaid(g, owner, t, true)) t.use.spared.add(owner);
                    },
                .target_confirmed =
                    [](Play& g, Seat owner, Target& t) {
                      if (unpaid(g, owner, t, false)) t.done = true;
                    }}};

}  // namespace tally::sanguosha
