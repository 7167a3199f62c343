// What is offered of cards that are others by a skill.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/state/state.h"
#include "replay/books/ruleset.h"
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

// At a table of four, seat 1 with a general and these cards; seat 2 is the other of the question.
std::set<std::string> offered(General general, std::string_view hand, Ask ask, Kind answer) {
  State s;
  tally::Setup setup;
  setup.players = 4;
  reset(s, setup, true, true);
  const Ruleset rules = load_ruleset(identity_game(), "classic");  // neither keeps a copy
  const Options options(rules);
  modes::identity.sit_down(s, options);
  s.become(0, general);
  const auto cards = test::parse_cards(hand);
  Event draw;
  draw.kind = kind::draw;
  draw.seat = 0;
  draw.cards = cards;
  s.apply(draw);
  Legal legal(s);
  legal.set(options, modes::identity);
  Question q;
  q.ask = static_cast<std::uint8_t>(ask);
  q.who = 0;
  q.other = 1;
  q.accepts = answer;
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
