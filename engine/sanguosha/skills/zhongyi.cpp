// 忠义 Loyalty
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {
namespace {

// OPT-SGS-ZHONGYI: one hand card, once a game, which lies there until all have acted.
bool lies_for_a_round(const Options& options) { return options.is<Opt::zhongyi>("a_round"); }

bool is_hand_card(const State& s, Card c) {
  const Zone zone = s.where(c).zone;
  return zone == Zone::hand || zone == Zone::somewhere;
}

}  // namespace

constinit const SkillInfo skills::zhongyi{
    .id = "SGS-SKILL-ZHONGYI",
    .en = "Loyalty",
    .zh = "忠义",
    .text_en =
        "In your play phase, while nothing lies on your general for it, you may lay any number "
        "of red cards of your hand or equipment area on it. When a Slash of one of your side, "
        "you too, is about to damage an enemy, one of them is discarded, and it deals 1 more. As "
        "printed: once a game, one red hand card, which stays until all have acted, and till then "
        "each Slash of your side deals 1 more.",
    .text_zh =
        "出牌阶段，若没有“义”，可以将任意张红色手牌或装备区里的红色牌置于武将牌上，称为“义"
        "”；己方角色使用【杀】对对方角色造成伤害时，移去一张“义”，此伤害+1。竞赛版：限定技，将一张"
        "红色手牌置于武将牌上，己方角色使用【杀】造成的伤害+1，直至所有角色行动完毕。",
    .source = "FreeKill's 3v3 generals of 2025, 关羽, observed; published rules of 2013",
    .source_zh = "新月杀2025年3v3武将关羽，实测；2013年比赛规则",
    .option = "OPT-SGS-ZHONGYI",
    .effects = {
        .price =
            [](const Legal& legal, const Question& q, Card c) {
              return color_of(legal.suit(c, q.who)) == Color::red &&
                     (!lies_for_a_round(legal.options()) || is_hand_card(legal.state(), c));
            },
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          const State& s = legal.state();
          if (s.pile_size(invoke.seat, Skill::zhongyi) > 0 ||
              s.noted(invoke.seat, Skill::zhongyi, Life::game) > 0)
            return broken(rule_of(Skill::zhongyi), why::once);
          return legal.payable(invoke.seat, Skill::zhongyi, true) > 0
                     ? fine
                     : broken(rule_of(Skill::zhongyi), why::no_price);
        },
        .act =
            [](Play& g, const Event& invoke) {
              Question q =
                  Play::question_to(invoke.seat, Ask::stow, kind::stow, rule_of(Skill::zhongyi));
              q.what = cause(Skill::zhongyi);
              q.same_what = true;
              q.may_pass = false;
              if (lies_for_a_round(g.options())) {
                g.note(invoke.seat, mark_of(Skill::zhongyi), Life::game);
                q.value = 1;
              }
              g.ask_and_commit(q);
            },
        .round_start =
            [](Play& g, Seat owner, TurnTime& /*time*/) {
              if (lies_for_a_round(g.options()))
                g.clear_pile(owner, Skill::zhongyi, rule_of(Skill::zhongyi));
            },
        .dealing =
            [](Play& g, Seat owner, Damage& d) {
              const State& s = g.state();
              const auto with = [&](Seat who) { return g.mode().on_same_side(s, owner, who); };
              if (d.slash == nullptr || s.pile_size(owner, Skill::zhongyi) == 0 || !with(d.from))
                return;
              if (lies_for_a_round(g.options())) {
                if (d.transmitted || d.transferred) return;
              } else {
                if (with(d.to)) return;
                g.sheds(owner, Skill::zhongyi, 1);
              }
              d.change(+1, cause(Skill::zhongyi));
            }}};

// As many cards as `value` says, 0: any number, hand or equipment, such as the skill takes; on the
// pile of `other`, if there is one.
constinit const AskRules asks::stow{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a, true); !v.legal()) return v;
      const auto price = info(skill_of(q.what)).effects.price;
      const bool such = std::all_of(a.cards.begin(), a.cards.end(), [&](Card c) {
        return c >= deck_size || price == nullptr || price(legal, q, c);
      });
      const bool as_many = q.value == 0 || static_cast<int>(a.cards.size()) == q.value;
      const bool fits = such && a.what == q.what && (a.kind == kind::stow || a.other == q.other) &&
                        !a.cards.empty() && as_many && Legal::distinct(a.cards);
      return fits ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          const int n = o.state.cards_of(o.q.who, true, true, false, list.data());
          Event a = Offers::event(o.q.other == nobody ? kind::stow : kind::tribute, o.q.who);
          a.other = o.q.other;
          a.what = o.q.what;
          o.sets_of(list.data(), n, 1, o.q.value == 0 ? n : o.q.value, a);
        }};

}  // namespace tally::sanguosha
