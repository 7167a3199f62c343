// 短兵 Short Blades
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duanbing{
    .id = "SGS-SKILL-DUANBING",
    .en = "Short Blades",
    .zh = "短兵",
    .text_en = "Your Slash may have one more target, who is at distance 1 of you.",
    .text_zh = "使用【杀】可以多选择一名距离为1的角色为目标。",
    .source = "published kingdom war, general 丁奉",
    .source_zh = "国战，武将丁奉",
    .effects = {.last_target =
                    [](const Legal& legal, const Event& slash) {
                      return std::any_of(slash.seats.begin(), slash.seats.end(), [&](Seat to) {
                        return legal.distance(slash.seat, to, slash.cards) <= 1;
                      });
                    },
                .slash_aims =
                    [](const State&, Seat owner, LimitView& v) {
                      if (v.who == owner) ++v.limit;
                    }}};

}  // namespace tally::sanguosha
