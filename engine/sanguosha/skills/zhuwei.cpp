// 筑围 Building a Ring
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhuwei{
    .id = "SGS-SKILL-ZHUWEI",
    .en = "Building a Ring",
    .zh = "筑围",
    .text_en =
        "When a judgement of yours has taken effect you may take the judgement card; then you may "
        "let the player whose turn it is keep one hand card more and use one Slash more in this "
        "turn.",
    .text_zh =
        "你的判定牌生效后，可以获得之，然后可以令当前回合角色本回合手牌上限+1且使用【杀】的次数上"
        "限+1。",
    .source = "published kingdom war 权, general 陆抗; FreeKill 0.5.7, where any card may be taken",
    .source_zh = "国战·权，武将陆抗；新月杀0.5.7（可获得任意判定牌）",
    .effects = {.judged = [](Play& g, Seat owner, Judging& time) {
      if (time.judge != owner || !g.state().may_lie_on_table(time.card)) return;
      if (!g.invokes(owner, Skill::zhuwei)) return;
      g.gain(owner, {&time.card, 1}, rule_of(Skill::zhuwei));
      const Seat current = g.state().current;
      if (g.stopped() || !g.state().living(current)) return;
      if (!g.invokes(owner, Skill::zhuwei, current)) return;
      g.note(current, Mark::keeps_more, Life::turn);
      g.note(current, Mark::slashes_more, Life::turn);
    }}};

}  // namespace tally::sanguosha
