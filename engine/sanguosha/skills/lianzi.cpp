// 敛资 Gathering Wealth
#include <algorithm>
#include <array>
#include <optional>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/wealth.h"

namespace tally::sanguosha {

namespace {

// Equipment that players of Wu wear, and beacons.
int wealth(const State& s, Seat owner) {
  return equipment_of_wu(s) + s.pile_size(owner, Skill::jiahe);
}

constexpr int too_rich = 3;  // more than so many taken: the skill is spent

}  // namespace

constinit const SkillInfo skills::lianzi{
    .id = "SGS-SKILL-LIANZI",
    .en = "Gathering Wealth",
    .zh = "敛资",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard a hand card: as many cards of the draw pile are "
        "turned up as the players of Wu have equipped and beacons lie on your general; you take "
        "those of the same type, basic, trick or equipment, and the others are put away. If you "
        "have "
        "taken more than three so, you lose this skill and gain Balance of Power.",
    .text_zh =
        "出牌阶段限一次，可以弃置一张手牌，亮出牌堆顶的X张牌（X为吴势力角色装备区里的牌数与“烽火”数"
        "之和），获得其中与弃置的牌类别相同的牌，其余置入弃牌堆；若以此法获得的牌多于三张，"
        "失去【敛资】，获得【制衡】。",
    .source = "published kingdom war 变, general 君孙权",
    .source_zh = "国战·变，武将君孙权",
    .effects = {.may_act = may_gather<Skill::lianzi>, .act = [](Play& g, const Event& invoke) {
                  constexpr Rule why = rule_of(Skill::lianzi);
                  const Seat owner = invoke.seat;
                  const std::optional<Card> paid = pays_to_gather<Skill::lianzi>(g, owner);
                  if (!paid) return;
                  std::array<Card, deck_size> shown;  // NOLINT: as far as it is read
                  const int n = g.reveal(wealth(g.state(), owner), why, shown.data());
                  const auto end = std::stable_partition(
                      shown.begin(), shown.begin() + n,
                      [&](Card c) { return c < deck_size && sort_of(c) == sort_of(*paid); });
                  const auto taken = static_cast<int>(end - shown.begin());
                  g.gain(owner, {shown.begin(), end}, why);
                  // Which of what follows comes first is all one: a record has its own order.
                  Event gained;
                  gained.kind = kind::acquire;
                  gained.seat = owner;
                  gained.what = cause(Skill::zhiheng_gz);
                  gained.rule = why;
                  const bool gains_first = taken > too_rich && g.comes_next(gained);
                  if (gains_first) {
                    g.acquires(owner, Skill::zhiheng_gz, why);
                    g.forgoes(owner, Skill::lianzi, why);
                  }
                  g.put_away({end, shown.begin() + n}, why);
                  if (taken > too_rich && !gains_first)
                    g.forgoes(owner, Skill::lianzi, why, Skill::zhiheng_gz);
                }}};

}  // namespace tally::sanguosha
