// 存嗣 Protecting the Heir
#include "engine/sanguosha/flow/generals.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {
namespace {

// Where the general lies open who has the skill; 2: nowhere.
std::size_t place_of(const State& s, Seat who) {
  std::size_t place = 0;
  while (place < 2 && !skills_of(s.shown(who, place), false).contains(Skill::cunsi)) ++place;
  return place;
}

}  // namespace

constinit const SkillInfo skills::cunsi{
    .id = "SGS-SKILL-CUNSI",
    .en = "Protecting the Heir",
    .zh = "存嗣",
    // OPT-SGS-GZ-CUNSI
    .shown_only = [](const Options& options) { return !options.is<Opt::cunsi>("face_down_too"); },
    .text_en =
        "In your play phase, while this general lies open, you may remove it and choose a "
        "player: he gains Bold Decision, and if he is another he draws two cards.",
    .text_zh =
        "出牌阶段，若此武将牌处于明置状态，可以移除此武将牌并令一名角色获得“勇决”；若其不为"
        "你，其摸两张牌。",
    .source = "published kingdom war 势, general 糜夫人; FreeKill 0.5.7, read",
    .source_zh = "国战·势，武将糜夫人；新月杀0.5.7，源码",
    .option = "OPT-SGS-GZ-CUNSI",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const bool able = place_of(legal.state(), invoke.seat) < 2;
                  return able ? fine : broken(rule_of(Skill::cunsi), why::answer);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::cunsi);
                      const Seat her = invoke.seat;
                      const Seat to = invoke.seats[0];
                      dismisses(g, her, place_of(g.state(), her));
                      if (g.stopped() || !g.state().living(to)) return;
                      g.acquires(to, Skill::yongjue, why);
                      if (to != her) g.draw(to, 2, why);
                    }}};

}  // namespace tally::sanguosha
