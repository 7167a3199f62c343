// 勇决 Bold Decision
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// OPT-SGS-GZ-YONGJUE: he was given it, or it is printed on his general.
bool has_it(const State& s, const Options& options, Seat owner) {
  const auto& given = s.at(owner).granted;
  return options.is<Opt::yongjue>("own") ||
         std::find(given.begin(), given.end(), Skill::yongjue) != given.end();
}

bool lies_there(const State& s, const Use& u) {
  const auto on_table = [&](Card c) { return s.may_lie_on_table(c) || c == unknown_card; };
  return u.card_count > 0 && std::all_of(u.cards().begin(), u.cards().end(), on_table);
}

}  // namespace

constinit const SkillInfo skills::yongjue{
    .id = "SGS-SKILL-YONGJUE",
    .en = "Bold Decision",
    .zh = "勇决",
    .counted = Life::phase,
    .text_en =
        "When a Slash of somebody of your kingdom, you included, is dealt with that was the "
        "first card he used in his play phase, he may take it, while it lies on the table.",
    .text_zh =
        "与你势力相同的角色（包括你）于其出牌阶段内使用的第一张牌为【杀】，此【杀】结算结束后"
        "，其可以获得之。",
    .source = "published kingdom war 势, general 糜夫人; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将糜夫人；新月杀0.5.7，实测",
    .option = "OPT-SGS-GZ-YONGJUE OPT-SGS-GZ-YONGJUE-ASKED",
    .effects = {.counts_card = [](const State& s, const Event& card) -> int {
                  return card.kind != kind::respond && s.in_own_play(card.seat) &&
                         s.in_reach(Skill::yongjue);
                },
                .card_finished =
                    [](Play& g, Seat owner, Use& u) {
                      const State& s = g.state();
                      const bool own_play = s.in_own_play(u.by) && s.living(u.by);
                      if (!own_play || !is_slash(u.as) || !same_kingdom(s, owner, u.by)) return;
                      const bool first = s.noted(u.by, Skill::yongjue, Life::phase) == 1;
                      if (!first || !lies_there(s, u) || !has_it(s, g.options(), owner)) return;
                      const bool his = g.options().is<Opt::yongjue_asked>("user");
                      const Seat asked = his ? u.by : owner;
                      if (g.invokes(asked, Skill::yongjue, his ? owner : u.by))
                        g.gain(u.by, u.cards(), rule_of(Skill::yongjue));
                    }}};

}  // namespace tally::sanguosha
