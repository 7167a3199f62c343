// 克己（国战新版） Self-Restraint of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/shades.h"

namespace tally::sanguosha {
namespace {

int shades_of(const Legal& legal, const Use& u) {
  const Suit suit = u.card_count == 1 ? legal.suit(u.card[0], u.by) : Suit::none;
  return shade_of(u.color) | shade_of(suit) | shade_of(info(u.as).type);
}

}  // namespace

constinit const SkillInfo skills::keji_hs{
    .id = "SGS-SKILL-KEJI-HS",
    .en = "Self-Restraint (new kingdom war)",
    .zh = "克己（国战新版）",
    .compulsory = true,
    .counted = Life::turn,
    .text_en =
        "Compulsory. If the coloured cards you have used in your play phase are of one "
        "colour, or there are none, you keep four hand cards more in this turn.",
    .text_zh =
        "锁定技，弃牌阶段开始时，若你于出牌阶段内使用过的有颜色的牌颜色均相同（或没有使用过"
        "），本回合手牌上限+4。",
    .source = "FreeKill 0.5.7, kingdom war, general 吕蒙; observed",
    .source_zh = "新月杀0.5.7国战，武将吕蒙；实测",
    .effects = {.counts_use = [](const Legal& legal, const Use& u) -> int {
                  const State& s = legal.state();
                  const bool counts =
                      s.in_own_play(u.by) && s.living(u.by) && s.reaches(u.by, Skill::keji_hs);
                  return counts ? shades_of(legal, u) & ~shades_used(s, u.by) : 0;
                },
                .discard_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const int used = shades_used(g.state(), owner);
                      constexpr int both = shade_of(Color::red) | shade_of(Color::black);
                      if ((used & both) != both && (used & keeps_four) == 0)
                        g.note(owner, mark_of(Skill::keji_hs), Life::turn, keeps_four);
                    },
                .hand_limit =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who == owner && (shades_used(s, owner) & keeps_four) != 0) v.limit += 4;
                    }}};

}  // namespace tally::sanguosha
