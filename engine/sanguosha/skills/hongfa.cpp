// 弘法 Spreading the Law
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/qun.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

namespace {

bool is_soldier(const State& s, Card card) {
  const Place lies = s.where(card);
  return is_beside(lies.zone) && lies.pile == Skill::hongfa;
}

}  // namespace

constinit const SkillInfo skills::hongfa{
    .id = "SGS-SKILL-HONGFA",
    .en = "Spreading the Law",
    .zh = "弘法",
    .compulsory = true,
    .text_en =
        "Compulsory, a lord's: the charm of the heavenly soldiers. As your prepare phase begins "
        "and "
        "no soldiers lie on your general, as many cards from the top of the draw pile as players "
        "of "
        "Qun live are laid there face up. Each of them counts as a player of Qun for what you do. "
        "When you are about to lose hit points, not by damage, you may discard one of them "
        "instead. "
        "Whoever is of your kingdom, yourself too, may use or play a soldier as a Slash.",
    .text_zh =
        "锁定技，君主技，你拥有“黄巾天兵符”：准备阶段开始时，若没有“天兵”，将牌堆顶的X张牌置于武将"
        "牌"
        "上，称为“天兵”（X为群势力角色数）；你执行的效果中的“群势力角色数”+X（X为“天兵”数）；"
        "当你失去体力时，可以改为弃置一张“天兵”；与你势力相同的角色（包括你）可以将一张“天兵”当"
        "【杀】使用或打出。",
    .source = "published kingdom war 势, general 君张角",
    .source_zh = "国战·势，武将君张角",
    .effects = {
        .from_pile = true,
        .converts = [](const Legal& legal, Seat /*owner*/, Card card,
                       Name as) { return as == Name::slash && is_soldier(legal.state(), card); },
        .pile_lent_to = [](const State& s, Seat owner,
                           Seat who) { return same_kingdom(s, owner, who); },
        .prepare_start =
            [](Play& g, Seat owner, PhaseTime& time) {
              const State& s = g.state();
              if (time.who != owner || s.pile_size(owner, Skill::hongfa) > 0) return;
              std::array<Card, deck_size> top;  // NOLINT: as far as it is read
              const int n = g.reveal(players_of_qun(s, owner), rule_of(Skill::hongfa), top.data());
              g.lay(owner, Skill::hongfa, {top.data(), static_cast<std::size_t>(n)});
            },
        .before_loss =
            [](Play& g, Seat owner, HitPoints& loss) {
              if (loss.who != owner || g.state().pile_size(owner, Skill::hongfa) == 0) return;
              if (g.invokes(owner, Skill::hongfa)) loss.done = g.sheds(owner, Skill::hongfa, 1);
            }}};

}  // namespace tally::sanguosha
