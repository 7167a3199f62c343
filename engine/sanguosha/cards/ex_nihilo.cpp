#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

// 无中生有 摸两张牌。
// Ex Nihilo: draw two cards. SGS-CARD-EX-NIHILO (published standard edition)
// OPT-SGS-EX-NIHILO-BEHIND: one more where fewer live on his side.
constinit const CardRules cards::ex_nihilo{
    .aim = Aim::user, .effect = [](Play& g, const Use& /*u*/, Seat target) {
      const bool behind =
          g.options().is<Opt::ex_nihilo_behind>("three") && g.mode().outnumbered(g.state(), target);
      g.draw(target, behind ? 3 : 2, rule::ex_nihilo);
    }};

}  // namespace tally::sanguosha
