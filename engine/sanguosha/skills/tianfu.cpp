// 天覆 Covering Heaven
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/lines.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tianfu{
    .id = "SGS-SKILL-TIANFU",
    .en = "Covering Heaven",
    .zh = "天覆",
    .compulsory = true,
    .shown_only = [](const Options&) { return true; },
    .formation = Formation::line,
    .main_only = true,
    .text_en =
        "Main general only; formation skill, compulsory. In the turn of a player of your "
        "line, and in your own while you stand in one, you have Seeing Through: you may use a "
        "black hand card as a Nullification.",
    .text_zh =
        "主将技，阵法技，锁定技，你或与你处于同一队列的角色的回合内，你拥有“看破”（可以将一张黑色手"
        "牌"
        "当【无懈可击】使用）。",
    .source = "published kingdom war 阵, general 姜维; FreeKill 0.5.7, read",
    .source_zh = "国战·阵，武将姜维；新月杀0.5.7，源码",
    .effects = {.converts = [](const Legal& legal, Seat owner, Card card, Name as) {
      const State& s = legal.state();
      // Not of one who lies face down: a formation skill works while he lies open.
      return as == Name::nullification && s.has(owner, Skill::tianfu) &&
             in_one_line(s, owner, s.current) && color_of(legal.suit(card, owner)) == Color::black;
    }}};

}  // namespace tally::sanguosha
