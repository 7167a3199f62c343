#include "engine/core/message.h"

#include <string>
#include <type_traits>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "replay/messages.h"
#include "replay/words.h"

#define TALLY_TABLE "test"
namespace tally {
namespace {
namespace row {

TALLY_SAY(plain, (), "nothing", "无")
TALLY_SAY(left, (Number, Message), "{0:,} {0:card is|cards are} left of {1}", "{1}还剩{0:,}张牌")
TALLY_SAY(by_whom, (Verbatim, Texts), "{0}{1:-}", "{1}的{0}")

}  // namespace row

// What does not compile: a row without one of the languages, and a call with other arguments.
static_assert(!std::is_constructible_v<Says<>, std::string_view, const char*>);
static_assert(!std::is_invocable_v<decltype(row::left), int>);
static_assert(!std::is_invocable_v<decltype(row::left), std::string, Message>);
static_assert(std::is_invocable_v<decltype(row::left), int, Message>);

TEST(Message, IsARowAndWhatFillsIt) {
  const Message m = row::left(1234, row::plain());
  EXPECT_EQ(text_of(m), "1,234 cards are left of nothing");
  EXPECT_EQ(text_of(m, Lang::zh), "无还剩1,234张牌");
  EXPECT_EQ(text_of(row::left(1, row::plain())), "1 card is left of nothing");
  EXPECT_EQ(m.id(), "test.left");
  EXPECT_TRUE(m.is(row::left));
  EXPECT_TRUE(m.has(row::plain()));
  EXPECT_FALSE(m.has(row::left(1, row::plain())));
  EXPECT_EQ(m, row::left(1234, row::plain()));
  EXPECT_FALSE(m == row::left(1235, row::plain()));
}

TEST(Message, ALanguageSaysThatItLeavesSomethingOut) {
  const Message m = row::by_whom("{0}", Texts("of him", "他"));
  EXPECT_EQ(text_of(m), "{0}");  // what stands in a text is never filled in again
  EXPECT_EQ(text_of(m, Lang::zh), "他的{0}");
}

TEST(Message, NothingIsSaidByAnEmptyOne) {
  Message m = row::plain();
  m.clear();
  EXPECT_TRUE(m.empty());
  EXPECT_EQ(m.id(), "");
  EXPECT_EQ(text_of(m), "");
}

// One whose row was kept: it is known by its id, and filled where its texts can be.
TEST(Message, CanBeMadeOfAKeptRow) {
  const auto texts = [](std::string_view en, std::string_view zh) {
    return Row{.id = "replay.then", .texts = {en, zh}};
  };
  const Row row = texts("{0}, then {1:,} {1:card|cards}", "{0}，{1}");
  const std::vector<Arg> args = {Arg(Verbatim("a")), Arg(Number(1234))};
  EXPECT_TRUE(can_say(row, args));
  const Message m = Message::of(row, args);
  EXPECT_EQ(text_of(m, Lang::en), "a, then 1,234 cards");
  EXPECT_EQ(text_of(m, Lang::zh), "a，1234");
  EXPECT_TRUE(m.is(say::then));
  EXPECT_EQ(m, Message::of(texts("", ""), args));
  for (const char* const wrong : {"{2}", "{", "}", "{}", "{0:,}", "{1:x}", "{x}", "{0"})
    EXPECT_FALSE(can_say(texts(wrong, ""), args)) << wrong;
  const std::vector<Arg> nested = {Arg(m)};
  EXPECT_TRUE(can_say(texts("{0}", "{0}"), nested));
  EXPECT_FALSE(can_say(texts("{0}{0}", "{0}"), nested));
}

TEST(Message, SeveralAreJoined) {
  const auto word = [](const char* w) { return say::verbatim(w); };
  EXPECT_EQ(text_of(joined({word("a"), word("b"), word("c")}, say::comma, say::and_)),
            "a, b and c");
  EXPECT_EQ(text_of(joined({word("a"), word("b")}, say::comma, say::and_), Lang::zh), "a、b");
  EXPECT_EQ(text_of(joined({word("a")}, say::comma)), "a");
  EXPECT_TRUE(joined({}, say::comma).empty());
}

// Every breach is a sentence about a choice, in every language.
TEST(Message, EveryBreachHasItsSentence) {
  for (const Game* const game : games())
    for (std::size_t r = 0; r < game->rule_ids().size(); ++r)
      for (int why = 0; why < 32; ++why) {
        const Breach* const breach =
            game->breach({static_cast<Rule>(r), false, static_cast<std::uint8_t>(why)});
        if (breach == nullptr) continue;
        const Message whole = (*breach)(say::verbatim("choice"));
        EXPECT_TRUE(text_of(whole).starts_with("choice: ")) << whole.id();
        EXPECT_TRUE(text_of(whole, Lang::zh).starts_with("choice：")) << whole.id();
        EXPECT_TRUE(whole.id().starts_with(game->name())) << whole.id();
      }
}

TEST(Message, WordsOfTheStateAreKnown) {
  const Schema& schema = find_game("sanguosha")->schema();
  EXPECT_EQ(word_in(schema, "draw pile", Lang::zh), "牌堆");
  EXPECT_EQ(word_in(schema, "draw pile", Lang::en), "draw pile");
  EXPECT_EQ(word_in(schema, "3/4", Lang::zh), "3/4");
  for (const char* const word :
       {"role", "gender", "lord", "loyalist", "rebel", "spy", "male", "female"})
    EXPECT_NE(word_in(schema, word, Lang::zh), word);
}

}  // namespace
}  // namespace tally
#undef TALLY_TABLE
