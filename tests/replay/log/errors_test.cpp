// Every mistake in a log has its message, its line, and leaves the games behind it readable.
#include <string>

#include <gtest/gtest.h>

#include "support.h"

namespace tally::log {
namespace {

using testing::header;
using testing::read_all;

struct Mistake {
  const char* name;
  std::string line;
  std::string message;  // or its beginning
};

void PrintTo(const Mistake& m, std::ostream* out) { *out << m.line; }

const Mistake in_events[] = {
    {"no_json", "hello", "expected a JSON object on a line of its own"},
    {"a_list", "[1]", "expected a JSON object on a line of its own"},
    {"two_objects", R"({"e":"turn","seat":1}{"e":"turn","seat":1})",
     "expected a JSON object on a line of its own"},
    {"cut", R"({"e":"turn","seat":1)", "expected a JSON object on a line of its own"},
    {"bad_utf8", "{\"e\":\"turn\",\"seat\":1,\"x-a\":\"\xFF\"}",
     "expected a JSON object on a line of its own"},
    {"no_kind", R"({"seat":1})",
     R"(expected an event line, such as {"e":"turn","seat":1}; it needs the key "e")"},
    {"kind_is_a_number", R"({"e":7})", R"("e": expected the name of an event, found 7)"},
    {"unknown_kind", R"({"e":"usee","seat":1})",
     R"(there is no event "usee"; did you mean "use"?)"},
    {"strange_kind", R"({"e":"castle"})",
     R"(there is no event "castle"; it can be "shuffle", "deal", "round", "turn",)"},
    {"nothing", R"({"e":"nothing"})", R"(there is no event "nothing"; )"},
    {"kind_twice", R"({"e":"turn","seat":1,"e":"turn"})", R"("e" stands twice in one line)"},
    {"unknown_key", R"({"e":"turn","seat":1,"sea":2})",
     R"("turn" has no key "sea"; did you mean "seat"?)"},
    {"unknown_key_far", R"({"e":"use","seat":1,"target":2})",
     R"("use" has no key "target"; it can be "seat", "as", "cards", "to", "victim")"},
    {"key_twice", R"({"e":"turn","seat":1,"seat":1})", R"("seat" stands twice in one line)"},
    {"missing_key", R"({"e":"phase","seat":1})",
     R"("phase" needs the key "phase" (null if it is not shown))"},
    {"seat_0", R"({"e":"turn","seat":0})", R"("seat": expected a seat from 1 to 4, found 0)"},
    {"seat_5", R"({"e":"turn","seat":5})", R"("seat": expected a seat from 1 to 4, found 5)"},
    {"seat_text", R"({"e":"turn","seat":"1"})",
     R"("seat": expected a seat from 1 to 4, found "1")"},
    {"seat_fraction", R"({"e":"turn","seat":1.0})",
     R"("seat": expected a seat from 1 to 4, found a number that is not whole or too big)"},
    {"seats_no_list", R"({"e":"over","winners":1})",
     R"("winners": expected a list of seats, found 1)"},
    {"seats_too_many",
     R"({"e":"over","winners":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]})",
     R"("winners": more than 24 seats)"},
    {"number_too_big", R"({"e":"heal","seat":1,"n":10000001})",
     R"("n": expected a whole number from -10000000 to 10000000, found 10000001)"},
    {"second_number_too_big", R"({"e":"hp","seat":1,"hp":3,"max":10000001})",
     R"("max": expected a whole number from -10000000 to 10000000, found 10000001)"},
    {"number_far_too_big", R"({"e":"heal","seat":1,"n":9999999999})",
     R"("n": expected a whole number from -10000000 to 10000000, found 9999999999)"},
    {"number_past_all_bounds", R"({"e":"heal","seat":1,"n":18446744073709551615})",
     R"("n": expected a whole number from -10000000 to 10000000, found a number that is not whole)"},
    {"number_true", R"({"e":"heal","seat":1,"n":true})",
     R"("n": expected a whole number from -10000000 to 10000000, found true)"},
    {"boolean_number", R"({"e":"chain","seat":1,"on":1})",
     R"("on": expected true or false, found 1)"},
    {"card", R"({"e":"pick","seat":1,"card":"S7.slsh"})",
     R"("card": there is no card "S7.slsh"; did you mean "S7.slash"?)"},
    {"card_no_text", R"({"e":"put","cards":[7]})",
     R"("cards": expected a card such as "S7.slash", or "?", found 7)"},
    {"cards_too_many", R"({"e":"put","cards":501})",
     R"("cards": expected a number of cards from 0 to 500, found 501)"},
    {"cards_negative", R"({"e":"put","cards":-1})",
     R"("cards": expected a number of cards from 0 to 500, found -1)"},
    {"name", R"({"e":"phase","seat":1,"phase":"plya"})",
     R"("phase": there is no "plya"; did you mean "play"?)"},
    {"name_number", R"({"e":"phase","seat":1,"phase":4})", R"("phase": expected a name, found 4)"},
};

const Mistake in_headers[] = {
    {"version", R"({"tally":7,"players":"new"})",
     "this is log version 7; this program reads version 1"},
    {"version_text", R"({"tally":"1"})",
     R"("tally": expected the version of the log, a number, found "1")"},
    {"game", R"({"tally":1,"game":"sanguoshaa","players":1,"seats":[{}]})",
     R"(there is no game "sanguoshaa"; did you mean "sanguosha"?)"},
    {"no_game", R"({"tally":1,"players":1,"seats":[{}]})",
     R"(the header line needs the key "game")"},
    {"no_players", R"({"tally":1,"game":"sanguosha","seats":[{}]})",
     R"(the header line needs the key "players")"},
    {"no_seats", R"({"tally":1,"game":"sanguosha","players":1})",
     R"(the header line needs the key "seats")"},
    {"players_0", R"({"tally":1,"game":"sanguosha","players":0,"seats":[]})",
     R"("players": expected a number from 1 to 12, found 0)"},
    {"players_13", R"({"tally":1,"game":"sanguosha","players":13,"seats":[{}]})",
     R"("players": expected a number from 1 to 12, found 13)"},
    {"seats_count", R"({"tally":1,"game":"sanguosha","players":3,"seats":[{},{}]})",
     R"("seats": expected one for each of 3 players, found 2)"},
    {"seat_text", R"({"tally":1,"game":"sanguosha","players":1,"seats":["lord"]})",
     R"("seats": expected an object for each seat, found "lord")"},
    {"seat_key", R"({"tally":1,"game":"sanguosha","players":1,"seats":[{"rol":"lord"}]})",
     R"("seats": a seat has no key "rol"; did you mean "role"?)"},
    {"seat_key_twice",
     R"({"tally":1,"game":"sanguosha","players":1,"seats":[{"role":"lord","role":"spy"}]})",
     R"("role" stands twice in one seat)"},
    {"role", R"({"tally":1,"game":"sanguosha","players":1,"seats":[{"role":"king"}]})",
     R"("role": there is no "king"; it can be "hidden", "lord", "loyalist", "rebel", "spy")"},
    {"role_number", R"({"tally":1,"game":"sanguosha","players":1,"seats":[{"role":1}]})",
     R"("role": expected a name, found 1)"},
    {"key", R"({"tally":1,"game":"sanguosha","player":1,"seats":[{}]})",
     R"(a header line has no key "player"; did you mean "players"?)"},
    {"key_twice", R"({"tally":1,"game":"sanguosha","note":"","players":1,"note":"","seats":[{}]})",
     R"("note" stands twice in one line)"},
    {"omits", R"({"tally":1,"game":"sanguosha","players":1,"seats":[{}],"omits":["putt"]})",
     R"("omits": there is no event "putt"; did you mean "put"?)"},
    {"omits_text", R"({"tally":1,"game":"sanguosha","players":1,"seats":[{}],"omits":"put"})",
     R"("omits": expected a list of kinds of events, found "put")"},
    {"note_number", R"({"tally":1,"game":"sanguosha","players":1,"seats":[{}],"note":1})",
     R"("note": expected a text, found 1)"},
    {"cut", R"({"tally":1,"game":"sangu)", "expected a JSON object on a line of its own"},
};

class InEvents : public ::testing::TestWithParam<Mistake> {};
class InHeaders : public ::testing::TestWithParam<Mistake> {};

TEST_P(InEvents, is_told_with_its_line) {
  const std::string good = "{\"e\":\"turn\",\"seat\":1}\n";
  const auto parts =
      read_all(header() + good + GetParam().line + "\n" + good + "nonsense\n" + header(2) + good);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0].error.substr(0, GetParam().message.size()), GetParam().message);
  EXPECT_EQ(parts[0].error_line, 3U);
  EXPECT_EQ(parts[1].error, "");
  EXPECT_EQ(parts[1].players, 2);
  EXPECT_EQ(parts[1].events.size(), 1U);
  EXPECT_EQ(parts[1].lines[0], 6U);
}

TEST_P(InHeaders, is_told_with_its_line) {
  const std::string good = "{\"e\":\"turn\",\"seat\":1}\n";
  const auto parts = read_all(header() + good + GetParam().line + "\n" + good + header(2) + good);
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[0].error, "");
  EXPECT_EQ(parts[0].events.size(), 1U);
  EXPECT_EQ(parts[1].error.substr(0, GetParam().message.size()), GetParam().message);
  EXPECT_EQ(parts[1].error_line, 3U);
  EXPECT_EQ(parts[2].error, "");
  EXPECT_EQ(parts[2].events.size(), 1U);
}

const auto name_of_mistake = [](const auto& m) { return std::string(m.param.name); };
INSTANTIATE_TEST_SUITE_P(log, InEvents, ::testing::ValuesIn(in_events), name_of_mistake);
INSTANTIATE_TEST_SUITE_P(log, InHeaders, ::testing::ValuesIn(in_headers), name_of_mistake);

TEST(log_errors, a_file_without_a_header) {
  const auto parts =
      read_all("\n{\"e\":\"turn\",\"seat\":1}\n{\"e\":\"turn\",\"seat\":2}\n" + header());
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0].error,
            "expected the header line of a game, such as {\"tally\":1,\"game\":\"sanguosha\",…}, "
            "before anything else");
  EXPECT_EQ(parts[0].error_line, 2U);
  EXPECT_EQ(parts[1].error, "");
}

TEST(log_errors, an_empty_file) {
  const auto parts = read_all("");
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].error, "the input is empty; expected the header line of a game");
}

TEST(log_errors, blank_lines_only) {
  const auto parts = read_all("\n\r\n  \n");
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].error, "the input is empty; expected the header line of a game");
}

TEST(log_errors, a_seat_of_another_game_s_table) {
  const std::string seat_5 = "{\"e\":\"turn\",\"seat\":5}\n";
  const auto parts = read_all(header(5) + seat_5 + header(4) + seat_5);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0].error, "");
  EXPECT_EQ(parts[1].error, "\"seat\": expected a seat from 1 to 4, found 5");
  EXPECT_EQ(parts[1].error_line, 4U);
}

}  // namespace
}  // namespace tally::log
