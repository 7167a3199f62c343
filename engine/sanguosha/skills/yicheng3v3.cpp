// 疑城（3v3） Walls of Doubt (3v3)
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yicheng3v3{
    .id = "SGS-SKILL-YICHENG-3V3",
    .en = "Walls of Doubt (3v3)",
    .zh = "疑城（3v3）",
    .text_en =
        "When one of your side, you too, has become the target of an enemy's Slash you may have "
        "him draw a card; then he uses an equipment card of his hand or discards another hand "
        "card.",
    .text_zh =
        "己方角色成为对方角色使用【杀】的目标后，可以令其摸一张牌，然后其使用一张手牌中的装备"
        "牌，或弃置一张其他手牌。",
    .source = "FreeKill's 3v3 generals of 2025, 徐盛, observed",
    .source_zh = "新月杀2025年3v3武将徐盛，实测",
    .effects = {.target_confirmed = [](Play& g, Seat owner, Target& t) {
      const State& s = g.state();
      const auto with = [&](Seat who) { return g.mode().on_same_side(s, owner, who); };
      if (!is_slash(t.use.as) || !with(t.target) || with(t.use.by)) return;
      if (!g.invokes(owner, Skill::yicheng3v3, t.target)) return;
      constexpr Rule why = rule_of(Skill::yicheng3v3);
      g.draw(t.target, 1, why);
      if (g.stopped() || !s.living(t.target) || s.hand_size(t.target) == 0) return;
      Question q = Play::question_to(t.target, Ask::outfit, kind::discard, why);
      q.accepts = {kind::use, kind::discard};
      q.may_pass = false;
      Event a = g.ask(q);
      if (a.kind == kind::use)
        g.use(a, false);
      else
        g.commit(a);
    }}};

// A hand card: equipment is used, any other discarded.
constinit const AskRules asks::outfit{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
      if (a.cards.size() != 1) return broken(q.rule, why::answer);
      if (a.cards[0] == unknown_card) return undecided;
      const Name name = face(a.cards[0]).name;
      const bool fits = is_equipment(info(name).type) == (a.kind == kind::use);
      if (!fits || (a.kind == kind::use && Legal::as_of(a) != name))
        return broken(q.rule, why::answer);
      return a.kind == kind::use ? legal.use(a) : fine;
    },
    .offer =
        [](Offers& o) {
          o.from_hand(kind::discard, 1);
          Offers::List hand;  // NOLINT: as far as it is read
          const int n = o.state.cards_of(o.q.who, true, false, false, hand.data());
          Event a = Offers::event(kind::use, o.q.who);
          for (int i = 0; i < n && !o.done(); ++i) {
            const Card& c = hand[static_cast<std::size_t>(i)];
            if (c >= deck_size) continue;
            a.cards = {&c, 1};
            a.what = cause(face(c).name);
            o.use_on(a);
          }
        }};

}  // namespace tally::sanguosha
