// Quick players of the identity game. They look for a card to use, not for all ways to use it; the
// rules say whether it is legal.
#include <algorithm>
#include <span>
#include <vector>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/identity/numbers.h"
#include "engine/sanguosha/rulebook/numbers.h"
#include "engine/sanguosha/state/state.h"
#include "verify/games/sanguosha/habits.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::verify {
namespace {

using namespace tally::sanguosha;  // NOLINT(google-build-using-namespace): its players
using identity::habits;

class IdentityPlayer final : public LeaningPlayer<State, habits> {
 public:
  explicit IdentityPlayer(const Game& game) : LeaningPlayer(game), cards_(identity::card_table()) {}

  // With few cards the game begins in the middle: it tells which there are.
  void arrange(Setup& setup, const Ruleset& rules, std::size_t leaning) override {
    options_ = Options(rules);
    const bool named = options_.is<Opt::generals>("choose");
    setup.midway = habits[leaning % std::size(habits)].cards > 0 && !named;
  }

  void start(const Match& match, const Setup& setup, std::uint64_t random,
             std::size_t leaning) override {
    LeaningPlayer::start(match, setup, random, leaning);
    shuffled_ = false;
    told_ = 0;
  }

  Event answer(const Question& q) override {
    const bool tired = state_->turn > habits_->patience;
    if (!q.may_pass && takes_card(static_cast<Ask>(q.ask))) return one_of_first(q, 16);
    switch (static_cast<Ask>(q.ask)) {
      case Ask::shuffle:
      case Ask::deal:
      case Ask::draw:
      case Ask::flip:
      case Ask::reveal:
      case Ask::peek:
      case Ask::offer:
      case Ask::candidates:
      case Ask::reborn:
      case Ask::avatars:
      case Ask::commands: return chance(q);
      case Ask::draft:
      case Ask::appoint: return one_of_first(q, 400);
      case Ask::pair: return one_of_first(q, 12);
      case Ask::unveil:
        return !q.may_pass || percent(tired ? 60 : 25) ? one_of_first(q, 2) : Event{};
      case Ask::unveil_for: return percent(habits_->invoke) ? one_of_first(q, 1) : Event{};
      case Ask::stands: return stands();
      case Ask::play: return percent(tired ? 97 : habits_->act) ? play(q) : Event{};
      case Ask::nullify: return !tired && percent(habits_->nullify) ? nullify(q) : Event{};
      case Ask::dodge:
      case Ask::play_dodge:
      case Ask::play_slash:
        return !tired && percent(habits_->answer) ? respond(q, kind::respond) : Event{};
      case Ask::rescue: return !tired && percent(habits_->rescue) ? respond(q, kind::use) : Event{};
      case Ask::slash_at: return percent(60) ? one_of_first(q, 8) : Event{};
      case Ask::hand_limit: return discard(q);
      case Ask::invoke: return percent(habits_->invoke) ? invoke(q) : Event{};
      case Ask::remove_any:
      case Ask::remove_own:
      case Ask::snatch:
      case Ask::snatch_own:
      case Ask::snatch_hand: return from_other(q);
      default:
        if (q.may_pass && percent(40)) return {};
        return one_of_first(q, 4 << random().below(3));
    }
  }

 private:
  // Where one who has turned up a general for it has to answer.
  static bool takes_card(Ask ask) {
    switch (ask) {
      case Ask::play:
      case Ask::nullify:
      case Ask::dodge:
      case Ask::play_dodge:
      case Ask::play_slash:
      case Ask::rescue:
      case Ask::slash_at:
      case Ask::invoke: return true;
      default: return false;
    }
  }

  // A general turned up, for a skill of his or for none; a mark spent.
  Event own_answer(const Question& q, Seat who) {
    const auto& p = state_->at(who);
    Event e = event(kind::unveil, who);
    e.value = random().below(2);
    const General g = p.veiled[static_cast<std::size_t>(e.value)];
    if (g != General::none && q.accepts.contains(kind::unveil)) {
      e.what = static_cast<What>(g);
      for (const Skill skill : info(g).skills) {
        e.extra = cause(skill);
        if (percent(60) && q.judge(e).legal()) return e;
      }
      e.extra = 0;
      if (percent(30) && q.judge(e).legal()) return e;
    }
    if (p.tokens == 0 || !q.accepts.contains(kind::spend)) return {};
    e = event(kind::spend, who);
    for (e.what = 1; e.what < static_cast<What>(Token::count); ++e.what) {
      if (!p.has(static_cast<Token>(e.what))) continue;
      e.extra = 1 + random().below(static_cast<int>(Spent::count) - 1);
      e.other = static_cast<Ask>(q.ask) == Ask::rescue ? q.other : nobody;
      if (static_cast<Spent>(e.extra) == Spent::look) e.other = somebody();
      e.value = static_cast<Spent>(e.extra) == Spent::look ? random().below(2) : 0;
      if (q.judge(e).legal()) return e;
    }
    return {};
  }
  [[nodiscard]] bool takes_own(const Question& q) const {
    return q.accepts.contains(kind::unveil) || q.accepts.contains(kind::spend);
  }

  [[gnu::always_inline]] bool percent(int chance) { return random().percent(chance); }

  // The cards of a hand, from a place in it chosen by chance: f(card) until it is true.
  template <class F>
  bool each_in_hand(Seat who, F f) {
    std::array<Card, deck_size> list;  // NOLINT: filled as far as it is read
    const int n = state_->at(who).hand.list(list.data());
    if (n == 0) return false;
    const int start = random().below(n);
    for (int i = 0, at = start; i < n; ++i, at = at + 1 < n ? at + 1 : 0)
      if (f(list[static_cast<std::size_t>(at)])) return true;
    return false;
  }

  // How the game stands: everybody's hit points, few cards, the first hands, the first turn's.
  Event stands() {
    const int n = state_->players;
    const int step = told_++;
    constexpr int each = 4;
    if (step < n) {
      const auto who = static_cast<Seat>(step);
      Event e = event(kind::hp, who);
      e.value = e.extra =
          static_cast<std::int16_t>(first_hp(state_->at(who).role == Role::lord, n, 4, options_));
      return e;
    }
    if (step == n) {
      Event e = event(kind::shuffle, nobody);
      std::array<Card, deck_size> all;  // NOLINT: filled as far as it is read
      int there = 0;
      for (Card c = 0; c < deck_size; ++c)
        if (match().plays_with(c)) all[static_cast<std::size_t>(there++)] = c;
      const int wanted = std::min(there, n * each + habits_->cards);
      for (int i = 0; i < wanted; ++i)
        std::swap(all.begin()[i], all.begin()[i + random().below(there - i)]);
      e.value = static_cast<std::int16_t>(wanted);
      return answers().keep(e, {all.data(), static_cast<std::size_t>(wanted)});
    }
    if (step == n + 1) {  // the cards still lie where the shuffle had them
      Event e = event(kind::deal, nobody);
      e.value = each;
      const int wanted = n * each;
      e.cards = {answers().room().data(), static_cast<std::size_t>(wanted)};
      return e;
    }
    Event e = event(step == n + 2 ? kind::round : kind::resume, nobody);
    e.value = 1;
    if (e.kind == kind::resume) e.seat = 0;
    return e;
  }

  Event chance(const Question& q) {
    Event e = by_chance(q);
    if (static_cast<Ask>(q.ask) != Ask::shuffle || shuffled_ || habits_->first == nullptr) return e;
    shuffled_ = true;
    const auto& first = cards_.first[static_cast<std::size_t>(habits_ - habits)];
    Card* const all = answers().room().data();
    std::array<Card, deck_size> others;  // NOLINT: filled as far as it is read
    std::size_t n = 0;
    std::size_t left = 0;
    for (const Card c : e.cards) {
      all[n] = others[left] = c;
      n += first[c] ? 1U : 0U;
      left += first[c] ? 0U : 1U;
    }
    std::copy_n(others.begin(), left, all + n);
    return e;
  }

  // One card as one thing; true when that is legal. The answer is kept.
  bool try_card(const Question& q, Event& e, Card c) {
    answers().room()[0] = c;
    e.cards = {answers().room().data(), 1};
    if (!q.judge(e).legal()) return false;
    answer_ = e;
    return true;
  }

  static Event event(Kind k, Seat who, Name as = Name::none) {
    Event e;
    e.kind = k;
    e.seat = who;
    e.what = cause(as);
    return e;
  }

  // Several cards of his are a Slash together.
  [[nodiscard]] bool joins_cards(Seat who) const {
    return effects_of(state_->weapon(who)).joins.cards > 0;
  }

  Event play(const Question& q) {
    const auto& p = state_->at(q.who);
    if (q.accepts.contains(kind::sacrifice) && percent(40) && sacrifice(q)) return answer_;
    if (takes_own(q) && percent(15))
      if (const Event e = own_answer(q, q.who); e.kind != nothing) return e;
    // Now and then a look at what else there is: skills, a Slash of two cards.
    const bool more = !p.skills.empty() || joins_cards(q.who);
    if (more && percent(12)) return one_of_first(q, 4 << random().below(5));
    int tries = 0;
    constexpr int most_tries = 5;
    const bool found = each_in_hand(q.who, [&](Card c) {
      if (cards_.only_answers[c]) return false;
      const Name as = cards_.name[c];
      if (habits_->spare && state_->turn <= habits_->patience && !is_equipment(cards_.type[c]))
        return false;
      if (is_slash(as) && !may_slash(q) && (tries > 0 || p.skills.empty()) &&
          !effects_of(state_->weapon(q.who)).unlimited_slash)
        return false;
      if (++tries > most_tries) return false;
      return use(q, c, as);
    });
    return found ? answer_ : Event{};
  }

  bool sacrifice(const Question& q) {
    Event e = event(kind::sacrifice, q.who);
    e.other = any_seat();
    return each_in_hand(q.who, [&](Card c) { return try_card(q, e, c); });
  }

  // Whether one more Slash can be used without a skill.
  bool may_slash(const Question& q) const {
    const int used = state_->slashes();
    if (used == 0) return true;
    const auto* const legal = dynamic_cast<const Legal*>(q.rules);
    return legal != nullptr && within_slash_limit(used, 0, false, legal->options());
  }

  bool use(const Question& q, Card c, Name as) {
    const CardRules& card = rules_of(as);
    const Effects& weapon = effects_of(state_->weapon(q.who));
    Event e = event(kind::use, q.who, as);
    switch (card.aim) {
      case Aim::user:
      case Aim::others:
      case Aim::everyone:
      case Aim::kin:
        e.seats = only_targets(*state_, q.who, as, color_of(face(c).suit));
        return try_card(q, e, c);
      case Aim::group:
        if (card.recast && percent(15)) {
          e = event(kind::recast, q.who);
          return try_card(q, e, c);
        }
        e.seats = group_of(*state_, q.who, somebody(), as, color_of(face(c).suit));
        return !e.seats.empty() && try_card(q, e, c);
      case Aim::some:
        if (card.recast && percent(15)) {
          e = event(kind::recast, q.who);
          return try_card(q, e, c);
        }
        e.seats = SeatList{somebody(), somebody()};
        if (percent(25) || e.seats[0] == e.seats[1]) e.seats = SeatList{e.seats[0]};
        return try_card(q, e, c);
      case Aim::victim:
        e.seats = SeatList{somebody()};
        e.other = somebody();
        return try_card(q, e, c);
      case Aim::slash:
        if (weapon.slash_targets > 1 && percent(70)) {
          e.seats = SeatList{somebody(), somebody(), somebody()};
          if (try_card(q, e, c)) return true;
        }
        if (as == Name::slash && weapon.slash_as != Name::none && percent(50))
          e.what = cause(weapon.slash_as);
        break;
      default: break;
    }
    if (card.recast && percent(15)) {  // Know Both Sides
      e = event(kind::recast, q.who);
      return try_card(q, e, c);
    }
    // Whoever is near is tried as well as anybody.
    const Seat one = any_seat();
    const Seat other = any_seat();
    const auto try_on = [&](Seat to) {
      e.seats = SeatList{to};
      return try_card(q, e, c);
    };
    return try_on(living(one)) || try_on(state_->next(q.who)) || try_on(living(other));
  }

  Seat any_seat() { return static_cast<Seat>(random().below(state_->players)); }
  [[nodiscard]] Seat living(Seat s) const { return state_->at(s).alive ? s : state_->next(s); }
  Seat somebody() { return living(any_seat()); }

  Event nullify(const Question& q) {
    const int start = random().below(state_->players);
    Event e = event(kind::nullify, nobody);
    e.what = q.what;
    e.other = q.other;
    for (int i = 0; i < state_->players; ++i) {
      const int seat = start + i;
      const auto s = static_cast<Seat>(seat < state_->players ? seat : seat - state_->players);
      const auto& p = state_->at(s);
      if (!q.seats.contains(s) || p.hand.empty()) continue;
      // Few cards are one: they are looked for in the hand, not the hand for them.
      const auto from = static_cast<std::size_t>(
          random().below(static_cast<int>(cards_.nullifications[0].size())));
      e.seat = s;
      for (const std::size_t which : {0U, 1U}) {
        if (!p.hand.meets(cards_.nullify[which])) continue;
        const auto held = p.hand & cards_.nullify[which];
        const auto& ones = cards_.nullifications[which];
        const Card first = ones[from % ones.size()];
        for (const bool from_first : {true, false})
          for (const Card c : held)
            if ((c >= first) == from_first && try_card(q, e, c)) return answer_;
      }
      if (takes_own(q) && p.veils() && percent(20))
        if (const Event own = own_answer(q, s); own.kind != nothing) return own;
      if (p.skills.empty() || !percent(20)) continue;
      if (each_in_hand(s, [&](Card c) { return percent(50) && try_card(q, e, c); })) return answer_;
    }
    return {};
  }

  // A card that is what is asked for, or that a skill makes it.
  Event respond(const Question& q, Kind k) {
    const Ask ask = static_cast<Ask>(q.ask);
    if (takes_own(q) && percent(25))
      if (const Event e = own_answer(q, q.who); e.kind != nothing) return e;
    const auto& p = state_->at(q.who);
    const bool odd = !p.skills.empty() || joins_cards(q.who);
    if (odd && percent(10)) return one_of_first(q, 8);
    const Name due = ask == Ask::rescue       ? Name::peach
                     : ask == Ask::play_slash ? Name::slash
                                              : Name::dodge;
    const bool found = each_in_hand(q.who, [&](Card c) {
      const Name printed = cards_.name[c];
      const bool is = printed == due || (due == Name::slash && is_slash(printed)) ||
                      (due == Name::peach && printed == Name::wine && q.who == q.other);
      if (!is && (p.skills.empty() || !percent(50))) return false;
      Event e = event(k, q.who, is ? printed : due);
      if (k == kind::use) e.seats = SeatList{q.other};
      return try_card(q, e, c);
    });
    return found ? answer_ : Event{};
  }

  Event invoke(const Question& q) {
    Event e = event(kind::invoke, q.who);
    e.what = q.what;
    e.other = q.other;
    return q.judge(e).legal() ? e : Event{};
  }

  // So many cards of the hand, any.
  Event discard(const Question& q) {
    std::array<Card, deck_size> list;  // NOLINT: filled as far as it is read
    const int n = state_->at(q.who).hand.list(list.data());
    const int wanted = std::min<int>(q.value, n);
    for (int i = 0; i < wanted; ++i) {
      const int other = i + random().below(n - i);
      std::swap(list[static_cast<std::size_t>(i)], list[static_cast<std::size_t>(other)]);
    }
    const Event e = answers().keep(event(kind::discard, q.who),
                                   {list.data(), static_cast<std::size_t>(wanted)});
    return q.judge(e).legal() ? e : one_of_first(q, 8);
  }

  Event from_other(const Question& q) {
    std::array<Card, deck_size> list;  // NOLINT: filled as far as it is read
    const int n = state_->cards_of(q.other, true, true, true, list.data());
    const Ask ask = static_cast<Ask>(q.ask);
    const bool removes = ask == Ask::remove_any || ask == Ask::remove_own;
    Event e = event(removes ? kind::remove : kind::snatch, q.who);
    e.other = q.other;
    for (int tries = 0; tries < 3 && n > 0; ++tries)
      if (try_card(q, e, list[static_cast<std::size_t>(random().below(n))])) return answer_;
    return one_of_first(q, 64);
  }

  const identity::CardTable& cards_;
  Options options_;
  bool shuffled_ = false;
  int told_ = 0;  // of how the game stands
  Event answer_;
};

}  // namespace

std::unique_ptr<Player> identity_player(const Game& game) {
  return std::make_unique<IdentityPlayer>(game);
}

}  // namespace tally::verify
