// The texts of a game's rules and options: engine/<game>/rulebook.toml and, where there is such a
// folder, engine/<game>/rulebook/*.toml, as embedded in the program.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "replay/books/text.h"

namespace tally {

struct RuleText {
  std::string id;
  Text title, text;
  Text source;
  std::vector<std::string> options;  // ids of the options that touch this rule
  Text of;                           // whose it is, by name; empty for everybody's
};

struct OptionText {
  std::string id, key;
  Text title, text;
  std::vector<std::pair<std::string, Text>> values;  // what each value means; empty for numbers
  Text number;                                       // what the number counts
  Text idle;  // why no game of this program shows a difference; empty where games do
  Text source;

  // nullptr when there is no such value.
  const Text* value(std::string_view name) const;
};

// A document that sources call by a short name.
struct DocumentText {
  std::string id;
  Text title;
};

// What somebody typed, as ids are written: in upper case.
std::string as_id(std::string_view typed);

// All texts are one line each. Loading reads some 100 KB of TOML: only where a text is wanted.
class Rulebook {
 public:
  // Throws BookError when the game has no rulebook in this program.
  static Rulebook load(std::string_view game);
  // `file` is named in errors. Throws BookError.
  static Rulebook parse(std::string_view content, const std::string& file);

  const Text& title() const { return title_; }                 // what the game is called
  const RuleText* rule(std::string_view id) const;             // nullptr when there is none
  const OptionText* option(std::string_view id_or_key) const;  // nullptr when there is none
  std::span<const RuleText> rules() const { return rules_; }   // in the order of the file
  std::span<const OptionText> options() const { return options_; }
  // Those that a source calls by their short names, in the order of the file.
  std::vector<const DocumentText*> documents_of(std::string_view source) const;

 private:
  void add(std::string_view content, const std::string& file);

  Text title_;
  std::vector<RuleText> rules_;
  std::vector<OptionText> options_;
  std::vector<DocumentText> documents_;
};

}  // namespace tally
