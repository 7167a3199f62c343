// 不屈 Undying
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

bool all_differ(const State& s, Seat owner) {
  std::array<Card, deck_size> pile;  // NOLINT: as far as it is read
  const int n = s.pile_of(owner, Skill::buqu, pile.data());
  std::uint32_t ranks = 0;
  for (int i = 0; i < n; ++i) {
    const std::uint32_t rank = 1U << face(pile[static_cast<std::size_t>(i)]).rank;
    if ((ranks & rank) != 0) return false;
    ranks |= rank;
  }
  return n > 0;
}

}  // namespace

constinit const SkillInfo skills::buqu{
    .id = "SGS-SKILL-BUQU",
    .en = "Undying",
    .zh = "不屈",
    .text_en =
        "When your hit points are about to fall below 1 you may lay the top card of the draw "
        "pile on your general for each point below 1. While no two of these have the same rank "
        "you live on, with fewer than 1 hit point. For each point you recover you put one of "
        "them away.",
    .text_zh =
        "体力值将降至0或更低时，可以将牌堆顶的牌置于武将牌上，使其张数等于1减体力值；只要这些牌"
        "的点数均不同，你不会死亡。每回复1点体力，移去其中的一张牌。",
    .source = "published Wind edition, general 周泰; official FAQ",
    .source_zh = "风扩展，武将周泰；官方FAQ",
    .effects = {.losing_hp =
                    [](Play& g, Seat owner, HitPoints& loss) {
                      const int hp = g.state().at(owner).hp;
                      const int cards = loss.points - std::max(hp, 1) + 1;
                      if (loss.who != owner || hp > loss.points || cards <= 0) return;
                      const bool lives = g.invokes(owner, Skill::buqu);
                      const int declined = g.state().noted(owner, Skill::buqu, Life::game);
                      if (lives == (declined > 0))
                        g.note(owner, mark_of(Skill::buqu), Life::game, lives ? -declined : 1);
                      if (!lives) return;
                      std::array<Card, deck_size> top;  // NOLINT: as far as it is read
                      const int n = g.reveal(cards, rule_of(Skill::buqu), top.data());
                      g.lay(owner, Skill::buqu, {top.data(), static_cast<std::size_t>(n)});
                      if (all_differ(g.state(), owner)) loss.lives_by = Skill::buqu;
                    },
                .recovered =
                    [](Play& g, Seat owner, HitPoints& back) {
                      const State& s = g.state();
                      const int pile = s.pile_size(owner, Skill::buqu);
                      if (back.who != owner || pile == 0) return;
                      const int kept = std::max(0, 1 - s.at(owner).hp);
                      if (pile > kept) g.sheds(owner, Skill::buqu, pile - kept);
                    },
                .rescue_failed =
                    [](Play& g, Seat owner, Dying& time) {
                      // Not who has declined it this time.
                      if (time.who == owner && all_differ(g.state(), owner) &&
                          g.state().noted(owner, Skill::buqu, Life::game) == 0)
                        time.done = true;
                    }}};

}  // namespace tally::sanguosha
