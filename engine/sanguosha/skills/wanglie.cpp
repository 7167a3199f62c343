// 往烈 Ever Onward
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

bool in_his_play_phase(const State& s, Seat owner) {
  return s.current == owner && s.phase == Phase::play;
}

}  // namespace

constinit const SkillInfo skills::wanglie{
    .id = "SGS-SKILL-WANGLIE",
    .en = "Ever Onward",
    .zh = "往烈",
    .uses_noted = Life::phase,
    .text_en =
        "The first card you use in your play phase knows no distance. When you use a Slash or a "
        "trick that is not delayed there, you may see to it that nobody can answer it; then you "
        "cannot use cards for the rest of the phase.",
    .text_zh =
        "出牌阶段，你使用的第一张牌无距离限制；你于出牌阶段使用【杀】或普通锦囊牌时，可以令此"
        "牌不能被响应，然后本阶段你不能再使用牌。",
    .source = "published 3v3 edition of 2019, 陈到; FreeKill's package Thunder, observed",
    .source_zh = "3v3版（2019），陈到；新月杀雷包，实测",
    .effects = {.card_used =
                    [](Play& g, Seat owner, Use& use) {
                      if (use.by != owner || !in_his_play_phase(g.state(), owner)) return;
                      g.note(owner, Mark::used, Life::phase);
                      const bool such = is_slash(use.as) || info(use.as).type == CardType::trick;
                      if (such && g.invokes(owner, Skill::wanglie)) use.unanswerable = true;
                    },
                .permission =
                    [](const State& s, Seat owner, UseView& use) {
                      if (use.who == owner && !use.played && in_his_play_phase(s, owner) &&
                          s.noted(owner, Skill::wanglie, Life::phase) > 0)
                        use.forbidden_by = rule_of(Skill::wanglie);
                    },
                .reach =
                    [](const State& s, Seat owner, ReachView& v) {
                      if (v.who == owner && in_his_play_phase(s, owner) &&
                          s.noted(owner, Mark::used, Life::phase) == 0)
                        v.distance = any_distance_at_all;
                    }}};

}  // namespace tally::sanguosha
