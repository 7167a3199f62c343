// All legal answers, two ways: Question::each, and a slow filter of everything anybody could try.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/legal.h"
#include "engine/sanguosha/options.h"
#include "engine/sanguosha/schema.h"
#include "engine/sanguosha/state.h"
#include "replay/random/random.h"
#include "tests/support/step.h"

namespace tally::sanguosha {
namespace {

// One answer in one spelling: cards and seats sorted, so that equal answers are equal strings.
std::string spelled(const Event& e) {
  Event sorted = e;
  std::vector<Card> cards(e.cards.begin(), e.cards.end());
  std::sort(cards.begin(), cards.end());
  sorted.cards = cards;
  std::sort(sorted.seats.at.begin(), sorted.seats.at.begin() + sorted.seats.n);
  return test::show_event(sorted);
}

class Collect final : public AnswerSink {
 public:
  bool take(const Event& offer) override {
    EXPECT_TRUE(answers.insert(spelled(offer)).second) << "offered twice: " << spelled(offer);
    return true;
  }
  std::set<std::string> answers;
};

// Everything that could be tried at a question, sensible or not.
class Anything {
 public:
  Anything(const Question& q, const State& s) : q_(q), s_(s) {}

  std::set<std::string> legal() {
    for (Kind k = 1; k < kind::count; ++k)
      if (q_.accepts_kind(k)) each_actor(k);
    return std::move(legal_);
  }

 private:
  void each_actor(Kind k) {
    for (Seat who = 0; who < s_.players; ++who) {
      Event a;
      a.kind = k;
      a.seat = who;
      each_cards(a);
    }
  }

  void each_cards(Event a) {
    if (a.kind == kind::invoke) return each_name(a);
    // Every card in sight, one from the pile and one discarded, alone; every pair of one's own.
    std::vector<Card> sight;
    for (int c = 0; c < deck_size; ++c) {
      const Zone z = s_.where(static_cast<Card>(c)).zone;
      if (z != Zone::draw && z != Zone::discard && z != Zone::box)
        sight.push_back(static_cast<Card>(c));
    }
    if (s_.draw_count > 0) sight.push_back(s_.draw[s_.draw_count - 1U]);
    if (s_.discard_count > 0) sight.push_back(s_.discard[0]);
    for (const Card& c : sight) {
      a.cards = {&c, 1};
      each_name(a);
    }
    std::array<Card, deck_size> own{};
    const int n = s_.cards_of(a.seat, true, true, true, own.data());
    for (int i = 0; i < n; ++i)
      for (int j = i; j < n; ++j) {
        const Card two[] = {own[static_cast<std::size_t>(i)], own[static_cast<std::size_t>(j)]};
        a.cards = two;
        each_name(a);
      }
    a.cards = {};
    each_name(a);
  }

  void each_name(Event a) {
    switch (a.kind) {
      case kind::use:
      case kind::respond: {
        std::set<Name> names = {Name::slash, Name::fire_slash, Name::thunder_slash,
                                Name::dodge, Name::peach,      Name::wine};
        for (Card c : a.cards) names.insert(face(c).name);
        for (Name n : names) {
          a.what = static_cast<std::uint8_t>(n);
          if (a.kind == kind::use)
            each_targets(a);
          else
            hold(a);
        }
        break;
      }
      case kind::nullify:
      case kind::invoke:
        for (int n = 1; n < static_cast<int>(Name::count); ++n) {
          a.what = static_cast<std::uint8_t>(n);
          each_other(a);
        }
        break;
      case kind::remove:
      case kind::snatch: each_other(a); break;
      default: hold(a); break;
    }
  }

  void each_targets(Event a) {
    for (int seats = 0; seats < 1 << s_.players; ++seats) {
      a.seats = {};
      for (Seat s = 0; s < s_.players; ++s)
        if (((seats >> s) & 1) != 0) a.seats.push(s);
      if (static_cast<Name>(a.what) == Name::collateral)
        each_other(a);
      else
        hold(a);
    }
  }

  void each_other(Event a) {
    a.other = nobody;
    hold(a);
    for (Seat s = 0; s < s_.players; ++s) {
      a.other = s;
      hold(a);
    }
  }

  void hold(Event a) {
    if (!q_.judge(a).legal()) return;
    // The dying player may be left unnamed.
    if (static_cast<Ask>(q_.ask) == Ask::rescue) a.seats = SeatList{q_.other};
    legal_.insert(spelled(a));
  }

  const Question& q_;
  const State& s_;
  std::set<std::string> legal_;
};

// Plays at random, and now and then compares the two lists.
class Comparing final : public Table {
 public:
  Comparing(Match& match, std::uint64_t seed) : match_(match), random_(seed) {}

  Event answer(const Question& q) override {
    if (schema().kinds[static_cast<std::size_t>(std::countr_zero(q.accepts))].role ==
        EventRole::chance)
      return by_chance(q);
    EXPECT_EQ(match_.unsound(), "");
    struct Keep final : AnswerSink {
      bool take(const Event& e) override {
        offers.push_back(e);
        cards.emplace_back(e.cards.begin(), e.cards.end());
        return offers.size() < 200;
      }
      std::vector<Event> offers;
      std::vector<std::vector<Card>> cards;
    } keep;
    q.each(keep);
    const Ask ask = static_cast<Ask>(q.ask);
    int& seen = in_this_game_[q.ask];
    if (seen < 6 && random_.percent(30) && !(ask == Ask::hand_limit && q.value > 2)) {
      ++seen;
      ++compared[q.ask];
      compare(q);
    }
    if (match_.turn() > 40) match_.stop();
    if (keep.offers.empty() || (q.may_pass && random_.percent(q.who == nobody ? 60 : 20)))
      return {};
    const auto i = static_cast<std::size_t>(random_.below(static_cast<int>(keep.offers.size())));
    chosen_ = keep.cards[i];
    Event e = keep.offers[i];
    e.cards = chosen_;
    return e;
  }
  bool tell(Event&) override { return true; }

  static inline std::array<int, 32> compared{};  // how often each question was

 private:
  void compare(const Question& q) {
    State s;
    std::memcpy(static_cast<void*>(&s), match_.state().data(), sizeof s);
    Collect fast;
    q.each(fast);
    const auto slow = Anything(q, s).legal();
    for (const std::string& a : slow)
      EXPECT_TRUE(fast.answers.contains(a)) << "legal, but not offered: " << a;
    for (const std::string& a : fast.answers)
      EXPECT_TRUE(slow.contains(a)) << "offered, though illegal: " << a;
    // Every one of them is legal, and "nothing" is so exactly if one may pass.
    EXPECT_EQ(q.judge(Event{}).legal(), q.may_pass);
  }

  Event by_chance(const Question& q) {
    const Lot lot = match_.lot(q, cards_.data());
    const int wanted = std::min<int>(q.value, lot.cards);
    for (int i = lot.fixed; i < wanted; ++i)
      std::swap(cards_[static_cast<std::size_t>(i)],
                cards_[static_cast<std::size_t>(i + random_.below(lot.cards - i))]);
    Event e = lot.answer;
    e.cards = {cards_.data(), static_cast<std::size_t>(wanted)};
    EXPECT_TRUE(q.judge(e).legal());
    return e;
  }

  Match& match_;
  Random random_;
  std::array<int, 32> in_this_game_{};
  std::array<Card, max_cards> cards_{};
  std::vector<Card> chosen_;
};

Ruleset with(std::initializer_list<Opt> second_values) {
  Ruleset rules;
  std::size_t i = 0;
  for (const OptionInfo& o : option_infos())
    rules.value[i++] = static_cast<std::int16_t>(o.initial);
  for (Opt o : second_values) rules.value[static_cast<std::size_t>(o)] = 1;
  return rules;
}

TEST(LegalAnswers, AreTheSameListedAsFilteredFromEverythingThatCouldBeTried) {
  const Ruleset rulesets[] = {
      with({}), with({Opt::iron_chain_zero, Opt::fireattack_self, Opt::dup_name_zones}),
      with({Opt::nullify_order, Opt::peach_queen, Opt::first_hands})};
  const auto match = identity_game().match();
  Comparing::compared = {};
  for (std::uint64_t game = 0; game < 60; ++game) {
    const Ruleset& rules = rulesets[game % 3];
    tally::Setup setup;
    ASSERT_TRUE(identity_game().random_setup(4 + static_cast<int>(game % 2), rules, game, setup));
    Comparing table(*match, game);
    match->play(setup, rules, table);
    if (::testing::Test::HasFailure()) {
      ADD_FAILURE() << "game " << game;
      break;
    }
  }
  if (::testing::Test::HasFailure()) return;
  // Every question that has a list came up and was compared.
  for (Ask ask : {Ask::play, Ask::slash_at, Ask::dodge, Ask::play_dodge, Ask::play_slash,
                  Ask::nullify, Ask::rescue, Ask::hand_limit, Ask::cost_axe, Ask::cost_suit,
                  Ask::cost_hand, Ask::remove_any, Ask::remove_own, Ask::remove_horse, Ask::snatch,
                  Ask::pick, Ask::show, Ask::invoke})
    EXPECT_GE(Comparing::compared[static_cast<std::size_t>(ask)], 1)
        << "question " << static_cast<int>(ask) << " was never compared";
}

// At a table of four, seat 1 with a general and these cards; seat 2 is the other of the question.
std::set<std::string> offered(General general, std::string_view hand, Ask ask, Kind answer) {
  State s;
  tally::Setup setup;
  setup.players = 4;
  reset(s, setup, true, true);
  s.become(0, general);
  const auto cards = test::parse_cards(hand);
  Event draw;
  draw.kind = kind::draw;
  draw.seat = 0;
  draw.cards = cards;
  s.apply(draw);
  const Ruleset rules = with({});  // neither keeps a copy
  Legal legal(s);
  legal.set(Options(rules));
  Question q;
  q.ask = static_cast<std::uint8_t>(ask);
  q.who = 0;
  q.other = 1;
  q.accepts = bit(answer);
  q.rules = &legal;
  Collect collect;
  q.each(collect);
  return collect.answers;
}

// A skill that would make a card what it is already offers nothing new.
TEST(LegalAnswers, ARedSlashOfGuanYuIsOfferedOnce) {
  EXPECT_EQ(offered(General::guanyu, "H10.slash", Ask::play, kind::use).size(), 2U)
      << "on either neighbour";
}

TEST(LegalAnswers, ACardThatIsAnotherBySkillAnswersToo) {
  EXPECT_EQ(offered(General::guanyu, "H3.peach", Ask::slash_at, kind::use).size(), 1U);
  EXPECT_EQ(offered(General::guanyu, "H3.peach", Ask::play_slash, kind::respond).size(), 1U);
  EXPECT_EQ(offered(General::zhenji, "S7.slash", Ask::dodge, kind::respond).size(), 1U);
  EXPECT_EQ(offered(General::zhenji, "S7.slash", Ask::play_dodge, kind::respond).size(), 1U);
  EXPECT_EQ(offered(General::huatuo, "H2.dodge", Ask::rescue, kind::use).size(), 1U);
}

}  // namespace
}  // namespace tally::sanguosha
