// 鹰扬 Soaring Eagle
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yingyang{
    .id = "SGS-SKILL-YINGYANG",
    .en = "Soaring Eagle",
    .zh = "鹰扬",
    .text_en =
        "When your card of a pindian is shown you may have it count 3 more, but 13 at most, or "
        "3 less, but 1 at least.",
    .text_zh = "当你的拼点牌亮出后，可以令其点数+3（至多为13）或-3（至少为1）。",
    .source = "published kingdom war 势, general 孙策; FreeKill 0.5.7, read",
    .source_zh = "国战·势，武将孙策；新月杀0.5.7，源码",
    .effects = {.pindian_shown = [](Play& g, Seat owner, Pindian& time) {
      if (time.by != owner && time.with != owner) return;
      if (!g.invokes(owner, Skill::yingyang)) return;
      constexpr std::array<Play::Choice, 2> ways{{{Way::three_more, {}}, {Way::three_fewer, {}}}};
      const bool more = g.decides(owner, ways, rule_of(Skill::yingyang)) == Way::three_more;
      (time.by == owner ? time.own_more : time.others_more) += more ? 3 : -3;
    }}};

}  // namespace tally::sanguosha
