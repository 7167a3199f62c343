// 刘备 Liu Bei
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::liubei{"Liu Bei", "刘备", Kingdom::shu, Gender::male, 4};

constinit const SkillInfo skills::rende{
    .id = "SGS-SKILL-RENDE",
    .en = "Benevolence",
    .zh = "仁德",
    .gifts_noted = Life::phase,
    .text_en =
        "In your play phase you may give any number of hand cards to another player, as often "
        "as you like. When you have given two or more in this phase you recover 1, once.",
    .text_zh =
        "出牌阶段，可以将任意数量的手牌交给一名其他角色，次数不限；"
        "本阶段给出的牌首次达到两张时，你回复1点体力。",
    .source = "published standard edition, general 刘备; official FAQ",
    .effects = {.may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (legal.state().hand_size(invoke.seat) > 0) return {};
                  return {rule_of(Skill::rende), false, why::no_price};
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const auto given = [&] {
                        return g.state().noted(owner, Skill::rende, Life::phase);
                      };
                      const int before = given();
                      g.gives(owner, Ask::gift_hand, Skill::rende, 0);
                      if (before < 2 && given() >= 2)
                        g.heal(owner, 1, rule_of(Skill::rende));
                    }}};

namespace {

// What another Shu player gives is a Slash of the lord's.
bool use_given(Play& g, Seat owner, const SeatList& targets, bool counts, bool invoked) {
  const auto used = [&](Seat helper) {
    std::array<Card, 4> cards{};
    Event slash = g.given_slash(helper, owner, cards);
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
        "Lord skill. Each time you need a Slash you may call on the other Shu players, in action "
        "order; the first to play one does so for you: it is you who use or play it. In your play "
        "phase you name its target first, and it counts to the limit.",
    .text_zh =
        "主公技，需要使用或打出【杀】时，可以请其他蜀势力角色依次打出一张【杀】，"
        "视为由你使用或打出；出牌阶段须先指定目标，计入使用次数。",
    .source = "published standard edition, general 刘备; official FAQ",
    .effects = {
        .shape = {1, 1},
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          if (!legal.state().has_ally(invoke.seat, Kingdom::shu))
            return {rule_of(Skill::jijiang), false, why::no_ally};
          return legal.virtual_slash(invoke.seat, invoke.seats);
        },
        .act = [](Play& g,
                  const Event& invoke) { use_given(g, invoke.seat, invoke.seats, true, true); },
        .helps =
            [](Play& g, Seat owner, Ask what, Seat against, const Use& u) {
              if (what == Ask::slash_at) return use_given(g, owner, {against}, false, false);
              if (what != Ask::play_slash) return false;
              return g.asks_kingdom(owner, Kingdom::shu, Skill::jijiang, [&](Seat helper) {
                return g.answers_for(owner, rule_of(Skill::jijiang), what, helper, against, u);
              });
            }}};

}  // namespace tally::sanguosha
