// 筑围 Building a Ring
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

// Whether the user of such a card deals damage by it.
constexpr bool hurts(Name n) {
  switch (n) {
    case Name::savage_assault:
    case Name::archery_attack:
    case Name::duel:
    case Name::fire_attack:
    case Name::burning_camps:
    case Name::drowning: return true;
    default: return is_slash(n);
  }
}

// OPT-SGS-GZ-ZHUWEI: only such a card can be taken, or any.
bool may_take(const Play& g, Card c) {
  if (!g.state().may_lie_on_table(c)) return false;
  return g.options().is<Opt::zhuwei>("any") || c >= deck_size || hurts(face(c).name);
}

}  // namespace

constinit const SkillInfo skills::zhuwei{
    .id = "SGS-SKILL-ZHUWEI",
    .en = "Building a Ring",
    .zh = "筑围",
    .text_en =
        "When a judgement of yours has taken effect you may take the judgement card, if it is one "
        "whose user deals damage by it; then you may let the player whose turn it is keep one hand "
        "card more and use one Slash more in this turn.",
    .text_zh =
        "你的判定牌生效后，若为使用者能以之造成伤害的牌，可以获得之，然后可以令当前回合角色本回合"
        "手牌上限+1且使用【杀】的次数上限+1。",
    .source = "published kingdom war 权, general 陆抗; FreeKill 0.5.7",
    .source_zh = "国战·权，武将陆抗；新月杀0.5.7",
    .option = "OPT-SGS-GZ-ZHUWEI",
    .effects = {.judged = [](Play& g, Seat owner, Judging& time) {
      if (time.judge != owner || !may_take(g, time.card)) return;
      if (!g.invokes(owner, Skill::zhuwei)) return;
      g.gain(owner, {&time.card, 1}, rule_of(Skill::zhuwei));
      const Seat current = g.state().current;
      if (g.stopped() || !g.state().living(current)) return;
      if (!g.invokes(owner, Skill::zhuwei, current)) return;
      g.note(current, Mark::keeps_more, Life::turn);
      g.note(current, Mark::slashes_more, Life::turn);
    }}};

}  // namespace tally::sanguosha
