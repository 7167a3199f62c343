// 资粮 Provisions
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::ziliang{
    .id = "SGS-SKILL-ZILIANG",
    .en = "Provisions",
    .zh = "资粮",
    .deputy_only = true,
    .text_en =
        "Deputy only. After a player of your kingdom has taken damage you may give him a "
        "field; to yourself too.",
    .text_zh = "副将技，与你势力相同的角色（包括你）受到伤害后，可以将一张“田”交给其。",
    .source = "published kingdom war 阵, general 邓艾; FreeKill 0.5.7, read",
    .source_zh = "国战·阵，武将邓艾；新月杀0.5.7，源码",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      return legal.state().where(c) == Place{Zone::pile, q.who, Skill::tuntian_ld};
                    },
                .damaged =
                    [](Play& g, Seat owner, Damage& d) {
                      const State& s = g.state();
                      if (!s.living(d.to) || !same_kingdom(s, owner, d.to) ||
                          s.pile_size(owner, Skill::tuntian_ld) == 0 ||
                          !g.invokes(owner, Skill::ziliang, d.to))
                        return;
                      g.gives_to(owner, SeatSet{d.to}, Skill::ziliang, 1, Ask::gift_beside);
                    }}};

constinit const AskRules asks::gift_beside{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const bool fits = static_cast<int>(a.cards.size()) == q.value && Legal::distinct(a.cards) &&
                        a.what == q.what && q.seats.contains(a.other) &&
                        legal.skill_takes(q, a.cards);
      return fits ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          Event a = Offers::event(kind::gift, o.q.who);
          a.what = o.q.what;
          for (const Skill pile : o.state.piles_beside(o.q.who)) {
            const int n = o.state.pile_of(o.q.who, pile, list.data());
            for (const Seat to : o.q.seats) {
              a.other = to;
              o.sets_of(list.data(), n, o.q.value, o.q.value, a);
            }
          }
        }};

}  // namespace tally::sanguosha
