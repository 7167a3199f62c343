// 不屈（国战新版） Undying of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::buqu_hs{
    .id = "SGS-SKILL-BUQU-HS",
    .en = "Undying (new kingdom war)",
    .zh = "不屈（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. When you are dying and it is your turn to help, the top card of the draw "
        "pile is laid on your general: if no other there has its rank you recover to 1 hit "
        "point, else it is discarded.",
    .text_zh =
        "锁定技，轮到你处理自己的濒死时，将牌堆顶的一张牌置于武将牌上：若其点数与其他此类牌"
        "均不同，回复至1点体力；否则弃置此牌。",
    .source = "FreeKill 0.5.7, kingdom war, general 周泰; observed",
    .source_zh = "新月杀0.5.7国战，武将周泰；实测",
    .effects = {.asked_for_rescue = [](Play& g, Seat owner, Dying& time) {
      constexpr Rule why = rule_of(Skill::buqu_hs);
      if (time.who != owner || time.helper != owner) return;
      std::array<Card, deck_size> before;  // NOLINT: as far as it is read
      const int n = g.state().pile_of(owner, Skill::buqu_hs, before.data());
      std::array<Card, deck_size> top;  // NOLINT: likewise
      if (g.reveal(1, why, top.data()) != 1 || g.stopped()) return;
      const Card c = top[0];
      g.lay(owner, Skill::buqu_hs, {&c, 1});
      bool known = false;
      for (int i = 0; i < n; ++i) {
        const Card other = before[static_cast<std::size_t>(i)];
        known = known || (c < deck_size && other < deck_size && face(other).rank == face(c).rank);
      }
      if (known)
        g.sheds(owner, Skill::buqu_hs, 1);
      else
        g.heal(owner, 1 - g.state().at(owner).hp, why);
    }}};

}  // namespace tally::sanguosha
