// 合纵 Alliance
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// OPT-SGS-GZ-ALLIANCE-CARDS: once in a phase, or one card as often as he likes.
bool one_by_one(const Legal& legal) {
  return legal.options().is<Opt::alliance_cards>("one_by_one");
}
int most_given(const Legal& legal) { return one_by_one(legal) ? 1 : 3; }

// OPT-SGS-GZ-ALLIANCE
bool may_go(const Legal& legal, Card c) {
  const Options& o = legal.options();
  const int more = o.is<Opt::alliance>("two_more") ? 2 : o.is<Opt::alliance>("one_more") ? 1 : 0;
  return c >= deck_size || is_transferable(c, more);
}

bool has_such(const Legal& legal, Seat who) {
  std::array<Card, deck_size> own;  // NOLINT: as far as it is read
  const int n = legal.state().cards_of(who, true, one_by_one(legal), false, own.data());
  return std::any_of(own.begin(), own.begin() + n, [&](Card c) { return may_go(legal, c); });
}

}  // namespace

constinit const SkillInfo skills::hezong{
    .id = "SGS-SKILL-HEZONG",
    .en = "Alliance",
    .zh = "合纵",
    .vi = "Liên",
    .uses_noted = Life::phase,
    .text_en =
        "Of kingdom war, for everybody: once in your play phase you may give up to three hand "
        "cards "
        "that are printed with its mark to another player. If he is of another kingdom you draw as "
        "many; "
        "if he has shown none you draw nothing. Who has shown no kingdom gives to such players "
        "only.",
    .text_zh =
        "国战中所有角色拥有此技能：出牌阶段限一次，可以将至多三张带有“合”标记的手牌交给一名其他势力"
        "的角色，"
        "然后摸等量的牌；或交给一名没有势力的角色，不摸牌。没有势力的角色只能交给没有势力的角色。",
    .text_vi =
        "Trong Quốc Chiến ai cũng có: mỗi giai đoạn ra bài một lần, có thể chuyển đến ba lá trên "
        "tay "
        "có in chữ “Liên” cho một người khác. Người đó khác thế lực thì được rút bấy nhiêu lá; "
        "chưa rõ "
        "thế lực thì không được rút. Người chưa có thế lực chỉ chuyển được cho người chưa có thế "
        "lực.",
    .source = "004, \"Mở rộng Quân Lâm Thiên Hạ\"; FreeKill 0.5.22, observed",
    .source_zh = "004，“Mở rộng Quân Lâm Thiên Hạ”；新月杀0.5.22，实测",
    .option = "OPT-SGS-GZ-ALLIANCE OPT-SGS-GZ-ALLIANCE-CARDS",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  const Seat to = invoke.seats[0];
                  if (!one_by_one(legal) && s.noted(invoke.seat, Skill::hezong, Life::phase) > 0)
                    return broken(rule_of(Skill::hezong), why::once);
                  if (!has_such(legal, invoke.seat))
                    return broken(rule_of(Skill::hezong), why::no_price);
                  const bool fit = to != invoke.seat &&
                                   (!has_kingdom(s, to) || different_kingdom(s, invoke.seat, to));
                  return fit ? fine : broken(rule_of(Skill::hezong), why::kingdom);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat by = invoke.seat;
                      const Seat to = invoke.seats[0];
                      Question q = Play::question_about(Ask::alliance, by, to, kind::gift,
                                                        rule_of(Skill::hezong));
                      q.what = cause(Skill::hezong);
                      q.same_what = true;
                      q.may_pass = false;
                      const int n = static_cast<int>(g.ask_and_commit(q).cards.size());
                      if (n > 0 && g.state().living(by) && different_kingdom(g.state(), by, to))
                        g.draw(by, n, rule_of(Skill::hezong));
                    }}};

constinit const AskRules asks::alliance{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a, one_by_one(legal)); !v.legal()) return v;
      const bool so =
          a.other == q.other && !a.cards.empty() &&
          static_cast<int>(a.cards.size()) <= most_given(legal) &&
          (!a.shows(Field::what) || a.what == q.what) &&
          std::all_of(a.cards.begin(), a.cards.end(), [&](Card c) { return may_go(legal, c); });
      return so ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::gift, o.q.who);
          a.what = o.q.what;
          a.other = o.q.other;
          o.sets_of_hand(1, most_given(o.legal), a, one_by_one(o.legal));
        }};

}  // namespace tally::sanguosha
