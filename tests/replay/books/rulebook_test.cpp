// The rulebook holds exactly the rules and options that the engine can cite, in full.
#include "replay/books/rulebook.h"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "replay/books/book_error.h"

namespace tally {
namespace {

// One suite for each game of the house.
class Rulebooks : public ::testing::TestWithParam<const Game*> {
 protected:
  [[nodiscard]] const Rulebook& book() const { return book_; }
  [[nodiscard]] static std::span<const OptionInfo> option_infos() { return GetParam()->options(); }
  [[nodiscard]] std::vector<std::string> all_words() const;

 private:
  Rulebook book_ = Rulebook::load(GetParam()->name());
};
INSTANTIATE_TEST_SUITE_P(Games, Rulebooks, ::testing::ValuesIn(games().begin(), games().end()),
                         [](const auto& test) { return std::string(test.param->name()); });

// True when the text has a character from U+4E00 to U+9FFF.
bool has_han(std::string_view text) {
  for (std::size_t i = 0; i + 2 < text.size(); ++i) {
    const auto first = static_cast<unsigned char>(text[i]);
    const auto second = static_cast<unsigned char>(text[i + 1]);
    if ((first == 0xE4 && second >= 0xB8) || (first >= 0xE5 && first <= 0xE9)) return true;
  }
  return false;
}

void expect_both(const Text& text, const std::string& where) {
  EXPECT_FALSE(text.en.empty()) << where;
  EXPECT_FALSE(has_han(text.en)) << where << ": " << text.en;
  EXPECT_TRUE(has_han(text.zh)) << where << ": " << text.zh;
  for (const std::string& one : {text.en, text.zh}) {
    EXPECT_EQ(one.find('\n'), std::string::npos) << where;
    EXPECT_EQ(one.find("  "), std::string::npos) << where << ": " << one;
  }
}

std::vector<std::string> Rulebooks::all_words() const {
  std::vector<std::string> out;
  const auto take = [&](const Text& text) {
    out.push_back(text.en);
    out.push_back(text.zh);
  };
  for (const RuleText& rule : book().rules()) {
    take(rule.title);
    take(rule.text);
    take(rule.source);
  }
  for (const OptionText& option : book().options()) {
    take(option.title);
    take(option.text);
    take(option.number);
    for (const auto& [value, meaning] : option.values) take(meaning);
    take(option.source);
  }
  return out;
}

TEST_P(Rulebooks, HoldsTheEnginesRulesInTheirOrder) {
  const auto ids = GetParam()->rule_ids().subspan(1);
  const std::vector<std::string_view> engine(ids.begin(), ids.end());
  std::vector<std::string_view> texts;
  for (const RuleText& rule : book().rules()) texts.push_back(rule.id);
  EXPECT_EQ(texts, engine);
}

TEST_P(Rulebooks, HoldsTheEnginesOptionsAndTheirValues) {
  ASSERT_EQ(book().options().size(), option_infos().size());
  for (std::size_t i = 0; i < option_infos().size(); ++i) {
    const OptionInfo& engine = option_infos()[i];
    const OptionText& text = book().options()[i];
    EXPECT_EQ(text.id, engine.id);
    EXPECT_EQ(text.key, engine.key);
    std::vector<std::string_view> values;
    for (const auto& [value, meaning] : text.values) values.push_back(value);
    EXPECT_EQ(values, std::vector(engine.values.begin(), engine.values.end())) << text.id;
    EXPECT_EQ(book().option(text.key), &text);
    EXPECT_EQ(book().option(text.id), &text);
  }
}

TEST_P(Rulebooks, EveryTextStandsInBothLanguages) {
  for (const RuleText& rule : book().rules()) {
    expect_both(rule.title, rule.id);
    expect_both(rule.text, rule.id);
  }
  for (const OptionText& option : book().options()) {
    expect_both(option.title, option.id);
    expect_both(option.text, option.id);
    for (const auto& [value, meaning] : option.values)
      expect_both(meaning, option.id + " " + value);
    if (option.values.empty()) expect_both(option.number, option.id);
  }
}

// What the page in Vietnamese says there is in Vietnamese, all of an entry.
TEST_P(Rulebooks, WhatTheVietnamesePageSaysStandsInItsLanguage) {
  const auto expect = [](const Text& title, const Text& text, const Text& source,
                         const std::string& id) {
    const bool cited = source.en.find("004") != std::string::npos;
    EXPECT_TRUE(!cited || !title.vi.empty()) << id;
    EXPECT_EQ(title.vi.empty(), text.vi.empty()) << id;
    EXPECT_FALSE(has_han(title.vi)) << id;
  };
  for (const RuleText& rule : book().rules()) expect(rule.title, rule.text, rule.source, rule.id);
  for (const OptionText& option : book().options()) {
    expect(option.title, option.text, option.source, option.id);
    for (const auto& [value, meaning] : option.values)
      EXPECT_EQ(option.title.vi.empty(), meaning.vi.empty()) << option.id << " " << value;
  }
}

TEST_P(Rulebooks, EverySourceNamesASeedOrThePublishedRule) {
  const auto check = [](const std::string& source, const std::string& id) {
    bool named = false;
    for (const char* known :
         {"000", "001", "002", "003", "004", "published ", "official FAQ", "programs",
          "what a record says", "FreeKill's 3v3 generals", "observed"})
      named = named || source.find(known) != std::string::npos;
    EXPECT_TRUE(named) << id << ": " << source;
  };
  for (const RuleText& rule : book().rules()) check(rule.source.en, rule.id);
  for (const OptionText& option : book().options()) check(option.source.en, option.id);
}

TEST_P(Rulebooks, SaysWhatTheGameIsCalled) { expect_both(book().title(), "title"); }

TEST_P(Rulebooks, NamesNothingOutsideTheRepository) {
  for (const std::string& text : all_words())
    for (const char* word : {"facts", "flow.md", "cards.md", "/work", "shared/", ".tsv"})
      EXPECT_EQ(text.find(word), std::string::npos) << word << ": " << text;
}

TEST_P(Rulebooks, EveryOptionIsNamedByARuleThatItTouches) {
  std::set<std::string> named;
  for (const RuleText& rule : book().rules()) {
    for (const std::string& id : rule.options) {
      EXPECT_NE(book().option(id), nullptr) << rule.id << " names " << id;
      named.insert(id);
    }
  }
  for (const OptionText& option : book().options()) EXPECT_TRUE(named.contains(option.id));
}

TEST(Rulebook, JoinsLinesByLanguage) {
  const Rulebook small = Rulebook::parse(R"(
[rule.B]
title.en = "Beta"
title.zh = "乙"
text.en = """
one
  two"""
text.zh = """
一，
二"""
source = "000"
[rule.A]
title.en = "Alpha"
title.zh = "甲"
text.en = "x"
text.zh = "丙"
source = "001"
)",
                                         "small.toml");
  ASSERT_EQ(small.rules().size(), 2U);
  EXPECT_EQ(small.rules()[0].id, "B");  // the order of the file, not of the alphabet
  EXPECT_EQ(small.rule("B")->text.en, "one two");
  EXPECT_EQ(small.rule("B")->text.zh, "一，二");
  EXPECT_EQ(small.rule("C"), nullptr);
  EXPECT_EQ(small.option("B"), nullptr);
}

TEST(Rulebook, SaysWhatIsMissing) {
  const auto message = [](const char* content) -> std::string {
    try {
      Rulebook::parse(content, "b.toml");
    } catch (const BookError& error) {
      return error.what();
    }
    return "no error";
  };
  EXPECT_EQ(message("[rule.A]\ntitle.en = 'x'\n"), "b.toml:2: \"title\", key zh: expected a text");
  EXPECT_EQ(message("[rule.A]\ncolour = 1\n"),
            "b.toml:2: unknown key \"colour\"; expected one of title, text, source, options");
  EXPECT_EQ(message("[rules.A]\n"),
            "b.toml:1: unknown key \"rules\"; expected one of title, rule, option, document");
  EXPECT_EQ(message("[rule.A]\ntitle = 3\n"),
            "b.toml:2: \"A\", key title: expected the texts en and zh, found 3");
  EXPECT_THROW(Rulebook::load("go"), BookError);
}

}  // namespace
}  // namespace tally
