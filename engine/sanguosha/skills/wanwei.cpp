// 挽危 Stemming Danger
#include <array>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

// OPT-SGS-GZ-WANWEI: she has another card to name, or that does not matter.
bool has_choice(const Play& g, Seat owner) {
  std::array<Card, deck_size> own;  // NOLINT: counted only
  return g.options().is<Opt::wanwei>("any") ||
         g.state().cards_of(owner, true, true, false, own.data()) > 1;
}

}  // namespace

// Asked before the other has named a card: a record does not say which it was.
constinit const SkillInfo skills::wanwei{
    .id = "SGS-SKILL-WANWEI",
    .en = "Stemming Danger",
    .zh = "挽危",
    .text_en =
        "When another player is about to take or discard a card of your hand or equipment, and you "
        "have more than one, you may choose yourself which of them it is. He names none then.",
    .text_zh =
        "其他角色将要获得或弃置你手牌区或装备区里的一张牌时，若你的牌多于一张，可以改为由你选择是"
        "你的哪一张牌。",
    .source = "published kingdom war 变, general 卞夫人; FreeKill 0.5.7",
    .source_zh = "国战·变，武将卞夫人；新月杀0.5.7",
    .option = "OPT-SGS-GZ-WANWEI",
    .effects = {.reached_for = [](Play& g, Seat owner, Reaching& r) {
      if (r.of == owner && has_choice(g, owner) && g.invokes(owner, Skill::wanwei, r.by))
        r.done = true;
    }}};

}  // namespace tally::sanguosha
