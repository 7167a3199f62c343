// The made-up general of docs/architecture.md, in rules that were built with him.
#include <gtest/gtest.h>

#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally::sanguosha {
namespace {

TEST(AddAGeneral, OneLineAndOneFileAreAllHeNeeds) {
  EXPECT_EQ(info(General::strawman).zh, "草人");
  EXPECT_EQ(skills_of(General::strawman, false), SkillSet(Skill::scarecrow));
  EXPECT_EQ(general_keys().back(), "strawman");
  EXPECT_EQ(all_rule_ids()[rule_of(Skill::scarecrow)], "SGS-SKILL-SCARECROW");
  EXPECT_EQ(skill_words().back().title_en, "Scarecrow");
  EXPECT_EQ(cause_keys()[cause(Skill::scarecrow)], "scarecrow");
}

// Seat 2 is the general, with a club and a heart in hand; in whose turn a Slash meets him.
Verdict dodges_with(Card c, Seat current) {
  Setup setup;
  setup.players = 4;
  for (std::size_t i = 0; i < 4; ++i) setup.seat[i] = {static_cast<std::uint8_t>(i + 1), 1};
  setup.seat[1][2] = static_cast<std::uint8_t>(General::strawman);
  State s;
  reset(s, setup, true, true);
  s.current = current;
  const Card hand[] = {c};
  Event draw;
  draw.kind = kind::draw;
  draw.seat = 1;
  draw.cards = hand;
  s.apply(draw);

  const Ruleset rules;
  Legal legal(s);
  legal.set(Options(rules), modes::identity);
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::dodge);
  q.who = 1;
  q.accepts = kind::respond;
  q.rules = &legal;
  Event dodge;
  dodge.kind = kind::respond;
  dodge.seat = 1;
  dodge.what = cause(Name::dodge);
  dodge.cards = hand;
  return q.judge(dodge);
}

Card card(std::string_view token) {
  Card c = 0;
  while (c < deck_size && card_infos()[c].token != token) ++c;
  return c;
}

TEST(AddAGeneral, HisSkillDoesWhatItsTextSays) {
  EXPECT_TRUE(dodges_with(card("C2.slash"), 0).legal());
  EXPECT_EQ(dodges_with(card("C2.slash"), 1).broken, rule::use_kind);  // his own turn
  EXPECT_EQ(dodges_with(card("H3.peach"), 0).broken, rule::use_kind);  // no club
}

}  // namespace
}  // namespace tally::sanguosha
