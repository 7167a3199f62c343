// 解围 Breaking the Siege
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jiewei{
    .id = "SGS-SKILL-JIEWEI",
    .en = "Breaking the Siege",
    .zh = "解围",
    .text_en =
        "When you are turned over you may draw a card; then you may use a trick or an "
        "equipment card of your hand, and if you do, discard a card in front of a player: of a "
        "judgement area after a trick, of an equipment area after equipment.",
    .text_zh =
        "武将牌翻面后，可以摸一张牌，然后可以使用一张锦囊牌或装备牌；若如此做，可以弃置一名角色"
        "判定区（使用锦囊牌时）或装备区（使用装备牌时）里的一张牌。",
    .source = "published revision of 2013, general 曹仁; FreeKill 0.5 and QSanguosha, observed",
    .source_zh = "2013年修订版，武将曹仁；FreeKill 0.5与QSanguosha，实测",
    .effects = {.turned_over = [](Play& g, Seat owner, TurnTime& time) {
      constexpr Rule why = rule_of(Skill::jiewei);
      if (time.who != owner || !g.invokes(owner, Skill::jiewei)) return;
      g.draw(owner, 1, why);
      if (g.stopped() || !g.state().living(owner)) return;
      Question use = Play::question_to(owner, Ask::use_one, kind::use, why);
      const Event used = g.ask(use);
      if (used.kind == nothing) return;
      const bool trick = is_trick(info(Legal::as_of(used)).type);
      g.use(used, false);
      if (g.stopped() || !g.state().living(owner)) return;
      Question clear = Play::question_to(owner, Ask::clear_one, kind::remove, why);
      clear.value = trick ? 1 : 0;
      g.ask_and_commit(clear);
    }}};

constinit const AskRules asks::use_one{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
      if (a.cards.size() != 1) return broken(q.rule, why::answer);
      if (a.cards[0] == unknown_card) return undecided;
      const Name name = face(a.cards[0]).name;
      const CardType type = info(name).type;
      if (Legal::as_of(a) != name || (!is_trick(type) && !is_equipment(type)))
        return broken(q.rule, why::answer);
      return legal.use(a);
    },
    .offer =
        [](Offers& o) {
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

// `value`: 0 equipment, 1 a delayed trick, 2 either; of `other` alone, if anybody is named.
constinit const AskRules asks::clear_one{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      if (a.cards.size() != 1 || a.cards[0] == unknown_card) return broken(q.rule, why::answer);
      const Place lies = legal.state().where(a.cards[0]);
      const bool there =
          (lies.zone == Zone::judge && q.value != 0) || (lies.zone == Zone::equip && q.value != 1);
      const bool whose = lies.seat == a.other && (q.other == nobody || q.other == a.other);
      return there && whose ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          Event a = Offers::event(kind::remove, o.q.who);
          for (a.other = 0; a.other < o.state.players && !o.done(); ++a.other) {
            if (o.q.other != nobody && o.q.other != a.other) continue;
            const int n =
                o.state.cards_of(a.other, false, o.q.value != 1, o.q.value != 0, list.data());
            o.sets_of(list.data(), n, 1, 1, a);
          }
        }};

}  // namespace tally::sanguosha
