#pragma once
// Rulebooks, options and rulesets in words.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "replay/books/rulebook.h"
#include "replay/report/display.h"
#include "replay/words.h"

namespace tally::report {

class BookText {
 public:
  BookText(const Game& game, Style style, Lang lang)
      : game_(game), style_(style), lang_(lang), book_(Rulebook::load(game.name())) {}

  [[nodiscard]] const Rulebook& book() const { return book_; }

  // Ids and titles, one a line, in the order of the rulebook; then the options.
  void list(std::string& out) const;
  // In full: title, text, source, and the options that touch it.
  void rule(std::string& out, const RuleText& rule) const;
  // What his card shows; his skills are rules.
  void character(std::string& out, const CharacterWords& character) const;
  // Those of this name or, as files write it, this key.
  [[nodiscard]] std::vector<CharacterWords> characters(std::string_view name) const;
  // In full: what each value means, and which ruleset has it.
  void option(std::string& out, const OptionText& option) const;
  // Where a ruleset differs from the default values, and what its own mean; every ruleset.
  void ruleset(std::string& out, const std::string& name, bool meanings) const;
  void rulesets(std::string& out) const;
  // The rules with this title, in either language, that of the card of this name, and the skills of
  // the general of this name or, as files write it, this key ("caocao").
  [[nodiscard]] std::vector<const RuleText*> by_name(std::string_view name) const;
  // The rules whose title has all these words, also as "judgement" has "judge".
  [[nodiscard]] std::vector<const RuleText*> by_words(std::string_view words) const;
  // The ids of those whose title has any of these words; short words do not count.
  [[nodiscard]] std::vector<std::string_view> with_a_word(std::string_view words) const;
  // The ids of the rules, and of the options, whose id or title has this in it; for a message.
  [[nodiscard]] std::vector<std::string_view> near_rules(std::string_view id) const;
  [[nodiscard]] std::vector<std::string_view> near_options(std::string_view id) const;

 private:
  [[nodiscard]] const std::string& in_language(const Text& text) const { return text.in(lang_); }
  // Words of the page, broken into lines.
  void paragraph(std::string& out, const Message& words, std::size_t indent) const;
  void head(std::string& out, std::string_view id, const Text& title) const;
  void body(std::string& out, const Text& text, const Text& source) const;
  void sources(std::string& out, const Text& source) const;

  const Game& game_;
  Style style_;
  Lang lang_;
  Rulebook book_;
};

// "judgement+equip", "5": a value as a ruleset file has it.
std::string value_name(const OptionInfo& option, int value);

}  // namespace tally::report
