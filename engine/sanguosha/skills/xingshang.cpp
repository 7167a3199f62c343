// 行殇 Mourning
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xingshang{
    .id = "SGS-SKILL-XINGSHANG",
    .en = "Mourning",
    .zh = "行殇",
    .text_en = "When another player dies you may take all cards of his hand and equipment area.",
    .text_zh = "其他角色死亡时，可以获得其所有手牌和装备区里的牌。",
    .source = "published Forest edition, general 曹丕",
    .source_zh = "林扩展，武将曹丕",
    .effects = {.burying = [](Play& g, Seat owner, Death& time) {
      if (time.who == owner || !g.state().has_card(time.who)) return;
      if (!g.invokes(owner, Skill::xingshang, time.who)) return;
      std::array<Card, deck_size> his;  // NOLINT: as far as it is read
      const int n = g.state().cards_of(time.who, true, true, false, his.data());
      g.inherits(owner, time.who, {his.data(), static_cast<std::size_t>(n)},
                 rule_of(Skill::xingshang));
    }}};

}  // namespace tally::sanguosha
