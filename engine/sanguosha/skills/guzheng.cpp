// 固政 Upright Rule
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// How many of the cards thrown away in this phase still lie in the discard pile.
int left(const State& s, bool by_others_too) {
  int n = 0;
  for (int i = 0; i < s.discard_count; ++i) {
    const Card c = s.discard[static_cast<std::size_t>(i)];
    n += s.thrown.contains(c) || (by_others_too && s.thrown_by_others.contains(c)) ? 1 : 0;
  }
  return n;
}

}  // namespace

constinit const SkillInfo skills::guzheng{
    .id = "SGS-SKILL-GUZHENG",
    .en = "Upright Rule",
    .zh = "固政",
    .text_en =
        "At the end of another player's discard phase you may give him back one of the cards "
        "he discarded in it; then you may take the other cards discarded in it.",
    .text_zh =
        "其他角色的弃牌阶段结束时，可以将此阶段内其弃置的一张牌从弃牌堆返还给该角色，然后可以"
        "获得其余此阶段内弃置的牌。",
    .source = "published Mountain edition, general 张昭张纮",
    .source_zh = "山扩展，武将张昭张纮",
    .effects = {// For him one he discarded himself; then the others, whoever discarded them.
                .price =
                    [](const Legal& legal, const Question& q, Card c) {
                      const State& s = legal.state();
                      return s.thrown.contains(c) ||
                             (q.other == q.who && s.thrown_by_others.contains(c));
                    },
                .discard_end =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who == owner || left(g.state(), false) == 0) return;
                      if (!g.invokes(owner, Skill::guzheng, time.who)) return;
                      if (!g.retrieves(owner, time.who, Skill::guzheng, 1, false)) return;
                      const int others = left(g.state(), true);
                      if (others > 0) g.retrieves(owner, owner, Skill::guzheng, others, true);
                    }}};

}  // namespace tally::sanguosha
