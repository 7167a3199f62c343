// 激将 Rouse
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

// What another Shu player gives is a Slash of the lord's.
bool use_given(Play& g, Seat owner, const SeatList& targets, bool counts, bool invoked) {
  const auto used = [&](Seat helper) {
    std::array<Card, 4> cards{};
    Event slash = g.given_slash(helper, owner, Skill::jijiang, cards);
    if (slash.kind == nothing) return false;
    slash.kind = kind::use;
    slash.seat = owner;
    slash.seats = targets;
    slash.rule = rule_of(Skill::jijiang);
    g.use(slash, counts, true);
    return true;
  };
  return g.asks_kingdom(owner, Kingdom::shu, Skill::jijiang, used, invoked);
}

}  // namespace

constinit const SkillInfo skills::jijiang{
    .id = "SGS-SKILL-JIJIANG",
    .en = "Rouse",
    .zh = "激将",
    .lord = true,
    .text_en =
        "Lord skill. Each time you need a Slash you may call on the other Shu players, in "
        "action order; the first to play one does so for you: it is you who use or play it. "
        "In your play phase you name its target first, and it counts towards the limit.",
    .text_zh =
        "主公技，需要使用或打出【杀】时，可以请其他蜀势力角色依次打出一张【杀】，"
        "视为由你使用或打出；出牌阶段须先指定目标，计入使用次数。",
    .source = "published standard edition, general 刘备; official FAQ",
    .source_zh = "标准版，武将刘备；官方FAQ",
    .effects = {
        .shape = {1, 1},
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          if (!legal.state().has_ally(invoke.seat, Kingdom::shu))
            return {rule_of(Skill::jijiang), false, why::no_ally};
          return legal.virtual_slash(invoke.seat, invoke.seats);
        },
        .act = [](Play& g,
                  const Event& invoke) { use_given(g, invoke.seat, invoke.seats, true, true); },
        .card_needed =
            [](Play& g, Seat owner, Needed& n) {
              if (n.who != owner) return;
              if (n.what == Ask::slash_at && n.against != nobody)
                n.done = use_given(g, owner, {n.against}, false, false);
              if (n.what != Ask::play_slash) return;
              n.done = g.asks_kingdom(owner, Kingdom::shu, Skill::jijiang, [&](Seat helper) {
                return g.answers_for(owner, rule_of(Skill::jijiang), n.what, helper, n.against,
                                     n.use);
              });
            }}};

}  // namespace tally::sanguosha
