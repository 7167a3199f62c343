// Where a broken line breaks, and what is said of the cause.
#include "replay/log/json_fault.h"

#include <gtest/gtest.h>

namespace tally::log {
namespace {

std::string fault_of(std::string_view line) { return text_of(json_fault(line)); }

TEST(JsonFault, NamesColumnExcerptAndCause) {
  EXPECT_EQ(fault_of(R"({"e":"turn"}{"e":"turn"})"),
            "column 13: expected the end of the line, found \"{\"e\":\"turn\"}\"; a second object "
            "begins here; each stands on its own line");
  EXPECT_EQ(fault_of(R"({'e':1})"),
            "column 2: expected a key in double quotes, found \"'e':1}\"; JSON texts stand in "
            "double quotes, not in single ones");
  EXPECT_EQ(fault_of(R"({"e":"杀","x":'y'})"),
            "column 14: expected a value, found \"'y'}\"; JSON texts stand in double quotes, not "
            "in single ones");
  EXPECT_EQ(fault_of("\xEF\xBB\xBF{}"),
            "column 1: expected a value, found \"?{}\"; a byte order mark stands here; it may "
            "stand before the first line only");
  EXPECT_EQ(fault_of(R"({"seat":1)"),
            "column 10: expected \",\" or \"}\", found the end of the line; a closing bracket is "
            "missing");
  EXPECT_EQ(fault_of("{"),
            "column 2: expected a key in double quotes, found the end of the line; each object "
            "stands whole on one line; is this log pretty-printed?");
  EXPECT_EQ(fault_of(R"({"a":1,)"),
            "column 8: expected a key in double quotes, found the end of the line; each object "
            "stands whole on one line");
  EXPECT_EQ(fault_of(R"({"a":[1,2,]})"),
            "column 11: expected a value, found \"]}\"; is there a comma too many?");
  EXPECT_EQ(fault_of("{seat:1}"),
            "column 2: expected a key in double quotes, found \"seat:1}\"; names and keys stand in "
            "double quotes");
  EXPECT_EQ(fault_of(R"({"a" 1})"), "column 6: expected \":\", found \"1}\"");
  EXPECT_EQ(fault_of(R"({"a":"b})"), "column 6: expected a closing double quote, found \"\"b}\"");
}

TEST(JsonFault, IsSilentOnWhatIsJson) {
  for (const char* const line :
       {"{}", "[]", " {\"a\":[1,-2.5e3,true,false,null,\"\\\"x\"],\"b\":{}} ", "\"x\"", "1"})
    EXPECT_EQ(fault_of(line), "") << line;
  EXPECT_NE(fault_of(std::string(100'000, '[')).find("less nesting"), std::string::npos);
  EXPECT_NE(fault_of("").find("expected a value, found the end of the line"), std::string::npos);
}

}  // namespace
}  // namespace tally::log
