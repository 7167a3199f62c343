#include "engine/sanguosha/sums.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/sanguosha/rulebook/numbers.h"

namespace tally::sanguosha {

#define TALLY_TABLE "sanguosha_sums"
namespace sum {

TALLY_SAY(comma, (Message, Message), "{0}, {1}", "{0}，{1}")
TALLY_SAY(blank, (Message, Message), "{0} {1}", "{0} {1}")
TALLY_SAY(number, (Number), "{0}", "{0}")
TALLY_SAY(plus, (Number, Texts), "+ {0} ({1})", "+ {0}（{1}）")
TALLY_SAY(minus, (Number, Texts), "− {0} ({1})", "− {0}（{1}）")

TALLY_SAY(seats_apart, (Number), "seat distance {0}", "座次{0}")
TALLY_SAY(least_distance, (), "never below 1", "至少为1")
TALLY_SAY(other_skills, (), "and what skills make of it", "另计技能")
TALLY_SAY(distance, (Number, Number, Message), "distance to seat {0}: {1} = {2}",
          "与{0}号位的距离：{1} = {2}")
TALLY_SAY(range_of, (Number, Texts), "attack range {0} ({1})", "攻击范围{0}（{1}）")
TALLY_SAY(range_bare, (Number), "attack range {0} without a weapon", "无武器，攻击范围{0}")
TALLY_SAY(range_lent, (Message, Number, Texts, Number), "{0}, {1} of it by seat {3}'s {2}",
          "{0}，其中{1}来自{3}号位的{2}")
TALLY_SAY(near_only, (), "this card reaches distance 1", "此牌只及距离1")
TALLY_SAY(any_distance, (Texts), "distance does not matter ({0})", "不受距离限制（{0}）")
TALLY_SAY(within, (Message, Message), "{0}; {1}: within reach", "{0}；{1}：够得到")
TALLY_SAY(beyond, (Message, Message), "{0}; {1}: out of reach", "{0}；{1}：够不到")

TALLY_SAY(slashes, (Number, Number), "Slash number {0} of this play phase; {1} is the limit",
          "本出牌阶段的第{0}张【杀】，限{1}张")
TALLY_SAY(slashes_any, (Number), "Slash number {0} of this play phase; there is no limit",
          "本出牌阶段的第{0}张【杀】，不限张数")
TALLY_SAY(slashes_free, (Number, Texts), "Slash number {0} of this play phase; no limit ({1})",
          "本出牌阶段的第{0}张【杀】，不限张数（{1}）")

TALLY_SAY(judged, (Texts, Texts, Verbatim, Texts, Message),
          "{0} is a {1} of rank {2}; {3} takes effect on {4}", "{0}：{1}{2}；{3}需要{4}才生效")
TALLY_SAY(takes_effect, (Message), "{0}: it does", "{0}：生效")
TALLY_SAY(no_effect, (Message), "{0}: it does not", "{0}：不生效")

TALLY_SAY(damage, (Number, Message), "damage {0} = {1}", "伤害{0} = {1}")
TALLY_SAY(damage_plain, (Number), "damage {0}: nothing adds to it or takes from it",
          "伤害{0}：无增减")
TALLY_SAY(damage_passed_on, (Number), "damage {0}, passed on along the chain",
          "伤害{0}，由连环传导")
TALLY_SAY(hit_points_less, (Number, Number, Number), "hit points {0} − {1} = {2}",
          "体力{0} − {1} = {2}")
TALLY_SAY(hit_points_more, (Number, Number, Number, Number),
          "hit points {0} + {1} = {2}, at most {3}", "体力{0} + {1} = {2}，上限{3}")

TALLY_SAY(over_limit, (Number, Number, Number), "{0} hand cards − hand limit {1} = {2} too many",
          "手牌{0} − 手牌上限{1} = 多出{2}张")

TALLY_SAY(pindian_won, (Texts, Texts), "{0} is higher than {1}: won", "{0}点数大于{1}：赢")
TALLY_SAY(pindian_lost, (Texts, Texts), "{0} is not higher than {1}: not won",
          "{0}点数不大于{1}：没赢")
TALLY_SAY(claimed_truly, (Texts, Texts), "said to be {0}, and it is {1}: true",
          "声明为【{0}】，亮出{1}：为真")
TALLY_SAY(claimed_falsely, (Texts, Texts), "said to be {0}, and it is {1}: false",
          "声明为【{0}】，亮出{1}：为假")
TALLY_SAY(ranks_differ, (Verbatim), "{0}: all of different rank, so he lives on",
          "{0}：点数均不同，不会死亡")
TALLY_SAY(ranks_alike, (Verbatim), "{0}: two of the same rank, so he is dying",
          "{0}：有相同点数，进入濒死状态")

}  // namespace sum
#undef TALLY_TABLE

namespace {

constexpr std::array<std::string_view, 5> suits_en{"", "spade", "heart", "club", "diamond"};
constexpr std::array<std::string_view, 5> suits_zh{"", "黑桃", "红桃", "梅花", "方块"};

Texts name_of(Cause by) { return Texts(cause_en()[by], cause_zh()[by]); }
Texts name_of_card(Card c) { return name_of(cause(face(c).name)); }
Texts name_of(Skill s) { return name_of(cause(s)); }

std::string rank_of(Card c) {
  constexpr std::string_view letters = "AJQK";
  const int rank = face(c).rank;
  if (rank == 1) return "A";
  return rank > 10 ? std::string(1, letters[static_cast<std::size_t>(rank - 10)])
                   : std::to_string(rank);
}

Message change(int by, Texts cause) {
  return by < 0 ? sum::minus(-by, std::move(cause)) : sum::plus(by, std::move(cause));
}

bool spent(const Event& e, Card c) {
  return std::find(e.cards.begin(), e.cards.end(), c) != e.cards.end();
}

// "distance to seat 3: 2 = seat distance 3 − 1 (Zixing)"
Message distance(const Play& play, const Event& e, Seat to) {
  const State& s = play.state();
  const int steps = play.legal().steps(e.seat, to);
  const int apart = std::min(steps, std::max(static_cast<int>(s.alive) - steps, 1));
  int total = apart;
  std::vector<Message> parts{sum::seats_apart(apart)};
  const auto counts = [&](int by, Texts cause) {
    total += by;
    parts.push_back(change(by, std::move(cause)));
  };
  if (const Card horse = s.equipment(to, 2); horse != unknown_card) counts(+1, name_of_card(horse));
  if (const Card horse = s.equipment(e.seat, 3); horse != unknown_card && !spent(e, horse))
    counts(-1, name_of_card(horse));
  for (const Skill skill : s.at(e.seat).skills)
    if (const int nearer = info(skill).effects.nearer; nearer != 0)
      counts(-nearer * play.legal().counts(e.seat, skill), name_of(skill));
  Message all = joined(std::move(parts), sum::blank);
  const int told = play.legal().distance(e.seat, to, e.cards);
  if (total < 1 && told == 1)
    all = sum::comma(std::move(all), sum::least_distance());
  else if (told != total)
    all = sum::comma(std::move(all), sum::other_skills());
  return sum::distance(to + 1, told, std::move(all));
}

Message reach(const Play& play, const Event& e) {
  const State& s = play.state();
  const int range = play.legal().attack_range(e.seat, e.cards);
  const Card weapon = s.equipment(e.seat, 0);
  Message own = weapon == unknown_card || spent(e, weapon)
                    ? sum::range_bare(range)
                    : sum::range_of(range, name_of_card(weapon));
  for (const Card c : lends_range) {
    const Place at = s.where(c);
    RangeView lent{e.seat, 0};
    if (at.zone == Zone::equip) effects_of(face(c).name).attack_range(s, at.seat, lent);
    if (lent.range > 0) return sum::range_lent(own, lent.range, name_of_card(c), at.seat + 1);
  }
  return own;
}

void of_use(const Play& play, const Event& e, std::vector<Message>& out) {
  const State& s = play.state();
  if (e.what >= static_cast<int>(Name::count)) return;
  const Name as = static_cast<Name>(e.what);
  const bool near = rules_of(as).near;
  if (!s.living(e.seat) || (!is_slash(as) && !near)) return;
  for (const Seat to : e.seats) {
    if (!s.living(to) || to == e.seat) continue;
    const int apart = play.legal().distance(e.seat, to, e.cards);
    if (is_slash(as)) {
      const bool within = play.legal().in_range(e.seat, to, e.cards);
      out.push_back((within ? sum::within : sum::beyond)(distance(play, e, to), reach(play, e)));
      continue;
    }
    Message limit = sum::near_only();
    bool free = false;
    for (const Skill skill : s.at(e.seat).skills)
      if (info(skill).effects.far_tricks) {
        limit = sum::any_distance(name_of(skill));
        free = true;
      }
    out.push_back((free || apart <= 1 ? sum::within : sum::beyond)(distance(play, e, to), limit));
  }
  if (!is_slash(as) || s.phase != Phase::play || s.current != e.seat) return;
  const int number = s.slashes() + 1;
  if (number == 1) return;  // as in most phases
  const Name weapon = s.weapon(e.seat);
  if (effects_of(weapon).unlimited_slash && !spent(e, s.equipment(e.seat, 0)))
    return out.push_back(sum::slashes_free(number, name_of(cause(weapon))));
  for (const Skill skill : s.at(e.seat).skills)
    if (info(skill).effects.unlimited_slash)
      return out.push_back(sum::slashes_free(number, name_of(skill)));
  const int limit = play.options()[Opt::slash_limit];
  LimitView more{e.seat, s.noted(e.seat, Mark::slashes_more, Life::turn), &e.seats};
  play.legal().see<Timing::slash_limit>(more);
  out.push_back(limit == 0 || more.limit >= any_distance_at_all
                    ? sum::slashes_any(number)
                    : sum::slashes(number, limit + more.limit));
}

void of_judgement(const Play& play, const Event& e, std::vector<Message>& out) {
  if (e.cards.size() != 1 || e.cards[0] >= deck_size || !e.shows(Field::value)) return;
  const Skill skill = skill_of(e.what);
  const bool of_card = skill == Skill::none && e.what < static_cast<int>(Name::count);
  const Says<>* const needs =
      of_card ? rules_of(static_cast<Name>(e.what)).needs : info(skill).needs;
  if (needs == nullptr) return;
  const Card c = e.cards[0];
  const auto suit = static_cast<std::size_t>(play.suit(c));
  const CardInfo& card = card_infos()[c];
  out.push_back((e.value != 0 ? sum::takes_effect : sum::no_effect)(
      sum::judged(Texts(card.face, card.face), Texts(suits_en[suit], suits_zh[suit]), rank_of(c),
                  name_of(e.what), (*needs)())));
}

void of_damage(const Play& play, const Event& e, std::vector<Message>& out) {
  const Damage* const d = play.told_damage();
  int points = e.value;
  if (d != nullptr) {
    points = d->amount;
    int first = points;
    const auto steps = std::span(d->steps).first(d->step_count);
    for (const Damage::Step& step : steps) first -= step.change;
    std::vector<Message> parts{sum::number(first)};
    for (const Damage::Step& step : steps) parts.push_back(change(step.change, name_of(step.by)));
    if (!steps.empty())
      out.push_back(sum::damage(points, joined(std::move(parts), sum::blank)));
    else
      out.push_back(d->transmitted ? sum::damage_passed_on(points) : sum::damage_plain(points));
  }
  const int now = play.state().at(e.seat).hp;
  out.push_back(sum::hit_points_less(now, points, now - points));
}

// What exceeds the hand limit.
void of_discard(const Play& play, const Event& e, std::vector<Message>& out) {
  const State& s = play.state();
  if (s.phase != Phase::discard || s.current != e.seat || e.rule != rule::phase_discard) return;
  const int limit = play.legal().hand_limit(e.seat) + s.noted(e.seat, Mark::keeps_more, Life::turn);
  const int hand = s.hand_size(e.seat);
  out.push_back(sum::over_limit(hand, limit, excess(hand, limit)));
}

void of_recovery(const Play& play, const Event& e, std::vector<Message>& out) {
  const Player& p = play.state().at(e.seat);
  out.push_back(sum::hit_points_more(static_cast<int>(p.hp), e.value, p.hp + e.value,
                                     static_cast<int>(p.max_hp)));
}

Texts whole(Card c) {
  const CardInfo& card = card_infos()[c];
  return Texts(std::string(card.face) + " " + std::string(card.en),
               std::string(card.face) + std::string(card.zh));
}

void of_pindian(const Play& play, const Event& e, std::vector<Message>& out) {
  const Pindian* const p = play.told_pindian();
  if (p == nullptr || p->own >= deck_size || p->others >= deck_size || !e.shows(Field::value))
    return;
  const std::string_view own = card_infos()[p->own].face;
  const std::string_view others = card_infos()[p->others].face;
  const bool won = face(p->own).rank > face(p->others).rank;
  out.push_back(
      (won ? sum::pindian_won : sum::pindian_lost)(Texts(own, own), Texts(others, others)));
}

void of_claim(const Play& play, const Event& e, std::vector<Message>& out) {
  const Claim* const claim = play.told_claim();
  if (claim == nullptr || e.cards.size() != 1 || e.cards[0] >= deck_size) return;
  const bool right = face(e.cards[0]).name == claim->as;
  out.push_back((right ? sum::claimed_truly : sum::claimed_falsely)(name_of(cause(claim->as)),
                                                                    whole(e.cards[0])));
}

// The cards that keep one alive, with those that come to them.
void of_pile(const Play& play, const Event& e, std::vector<Message>& out) {
  if (skill_of(e.what) != Skill::buqu) return;
  std::array<Card, deck_size> pile;  // NOLINT: as far as it is read
  auto n = static_cast<std::size_t>(play.state().pile_of(e.seat, Skill::buqu, pile.data()));
  for (const Card c : e.cards)
    if (n < pile.size()) pile[n++] = c;
  std::string ranks;
  std::array<bool, 16> there{};
  bool alike = false;
  for (const Card c : std::span(pile).first(n)) {
    if (c >= deck_size) return;
    bool& has = there[static_cast<std::size_t>(face(c).rank)];
    alike = alike || has;
    has = true;
    ranks += (ranks.empty() ? "" : " ") + rank_of(c);
  }
  out.push_back((alike ? sum::ranks_alike : sum::ranks_differ)(ranks));
}

struct Sum {
  Kind kind;
  void (*of)(const Play&, const Event&, std::vector<Message>&);
};
constexpr Sum all_sums[] = {
    {kind::use, of_use},          {kind::judged, of_judgement}, {kind::damage, of_damage},
    {kind::lose, of_damage},      {kind::discard, of_discard},  {kind::heal, of_recovery},
    {kind::compared, of_pindian}, {kind::unmask, of_claim},     {kind::lay, of_pile}};

}  // namespace

void sums(const Play& play, const Event& e, std::vector<Message>& out) {
  if (!play.state().seated(e.seat)) return;
  for (const Sum& sum : all_sums)
    if (sum.kind == e.kind) sum.of(play, e, out);
}

}  // namespace tally::sanguosha
