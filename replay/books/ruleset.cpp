#include "replay/books/ruleset.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>

#include "replay/books/embedded.h"
#include "replay/books/toml_tree.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"

namespace tally {
namespace {

using books::Node;

constexpr std::size_t longest_file = std::size_t{64} << 10;
constexpr std::ptrdiff_t most_marks = 2000;  // bounds how deep tables can be nested
constexpr int most_bases = 8;

// Where a ruleset was asked for, to blame when there is none.
struct Asker {
  std::string file;
  int line = 0;
};

struct RulesetFile {
  std::string file;
  Node root;
};

std::string folder_of(std::string_view game) {
  return "engine/" + std::string(game) + "/rulesets/";
}

std::string read_file(const std::string& path) {
  std::string text(longest_file + 1, '\0');
  std::size_t size = 0;
  try {
    io::Input input(path);
    while (size < text.size()) {
      const std::size_t got = input.read({text.data() + size, text.size() - size});
      if (got == 0) break;
      size += got;
    }
  } catch (const io::InputError& error) {
    throw RulesetError(path, 0, error.message);
  }
  if (size > longest_file) {
    throw RulesetError(path, 0, "expected a ruleset of at most " + io::size_words(longest_file));
  }
  text.resize(size);
  const auto marks = std::count_if(text.begin(), text.end(),
                                   [](char c) { return c == '.' || c == '[' || c == '{'; });
  if (marks > most_marks) throw RulesetError(path, 0, "expected a ruleset, found deeper nesting");
  return text;
}

RulesetFile open_ruleset(std::string_view game, const std::string& name_or_path,
                         const Asker& asker) {
  const std::string embedded = folder_of(game) + name_or_path + ".toml";
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == embedded) return {embedded, books::parse_toml(file.content, embedded)};
  if (name_or_path.find('/') == std::string::npos && !name_or_path.ends_with(".toml")) {
    const std::vector<std::string> names = ruleset_names(game);
    throw RulesetError(asker.file, asker.line,
                       "there is no ruleset " + io::in_quotes(name_or_path) + "; expected one of " +
                           books::listed({names.begin(), names.end()}) +
                           ", or the path of a .toml file");
  }
  const std::filesystem::path path = std::filesystem::path(asker.file).parent_path() / name_or_path;
  const std::string text = read_file(path.string());
  return {path.string(), books::parse_toml(text, path.string())};
}

std::string text_of(const RulesetFile& in, std::string_view key) {
  const Node* found = in.root.find(key);
  const std::string name(key);
  if (found == nullptr) {
    throw RulesetError(in.file, 0, "expected the key " + name + " = \"…\" before any [table]");
  }
  if (found->type != Node::Type::text || found->text.empty()) {
    throw RulesetError(in.file, found->line,
                       name + ": expected a text, found " + books::shown(*found));
  }
  return found->text;
}

// The keys that every ruleset has; which options there are is not looked at.
void check_head(const RulesetFile& in, std::string_view game) {
  books::only_keys(in.root, {"name", "game", "base", "title", "source", "options"}, in.file);
  text_of(in, "name");
  const std::string found = text_of(in, "game");
  if (found != game) {
    throw RulesetError(
        in.file, in.root.find("game")->line,
        "game: expected \"" + std::string(game) + "\", found " + io::in_quotes(found));
  }
}

std::string expected(const OptionInfo& option) {
  if (option.values.empty()) {
    return "a whole number from " + std::to_string(option.low) + " to " +
           std::to_string(option.high);
  }
  std::string out;
  for (std::size_t i = 0; i < option.values.size(); ++i) {
    if (i > 0) out += i + 1 == option.values.size() ? " or " : ", ";
    const std::string value(option.values[i]);
    out += value == "true" || value == "false" ? value : "\"" + value + "\"";
  }
  return out;
}

// Nothing when the option has no such value.
std::optional<int> value_of(const OptionInfo& option, const Node& given) {
  if (option.values.empty()) {
    const bool fits = given.type == Node::Type::number && given.number >= option.low &&
                      given.number <= option.high;
    return fits ? std::optional(static_cast<int>(given.number)) : std::nullopt;
  }
  if (given.type != Node::Type::text && given.type != Node::Type::boolean) return std::nullopt;
  const auto at = std::find(option.values.begin(), option.values.end(), given.text);
  if (at == option.values.end()) return std::nullopt;
  return static_cast<int>(at - option.values.begin());
}

void set_options(const Game& game, const RulesetFile& in, Ruleset& out) {
  const Node* options = in.root.find("options");
  if (options == nullptr) return;
  if (options->type != Node::Type::table) {
    throw RulesetError(in.file, options->line,
                       "options: expected a table, found " + books::shown(*options));
  }
  const std::span<const OptionInfo> known = game.options();
  std::vector<std::string_view> keys;
  for (const OptionInfo& option : known) keys.push_back(option.key);
  books::only_keys(*options, keys, in.file);
  for (std::size_t i = 0; i < known.size(); ++i) {
    const Node* given = options->find(known[i].key);
    if (given == nullptr) continue;
    const std::optional<int> value = value_of(known[i], *given);
    if (!value) {
      throw RulesetError(
          in.file, given->line,
          given->key + ": expected " + expected(known[i]) + ", found " + books::shown(*given));
    }
    out.value[i] = static_cast<std::int16_t>(*value);
  }
}

void apply(const Game& game, const std::string& name_or_path, const Asker& asker, int depth,
           Ruleset& out) {
  if (depth > most_bases) {
    throw RulesetError(asker.file, asker.line,
                       "base: expected at most " + std::to_string(most_bases) +
                           " rulesets upon each other; do they name each other in a circle?");
  }
  const RulesetFile in = open_ruleset(game.name(), name_or_path, asker);
  check_head(in, game.name());
  if (const Node* base = in.root.find("base"))
    apply(game, text_of(in, "base"), {in.file, base->line}, depth + 1, out);
  out.name = text_of(in, "name");
  set_options(game, in, out);
}

}  // namespace

Ruleset load_ruleset(const Game& game, std::string_view name_or_path) {
  Ruleset out;
  const std::span<const OptionInfo> known = game.options();
  for (std::size_t i = 0; i < known.size(); ++i)
    out.value[i] = static_cast<std::int16_t>(known[i].initial);
  apply(game, std::string(name_or_path), {}, 0, out);
  return out;
}

Ruleset keep_setup(const Ruleset& own, Ruleset asked, std::span<const OptionInfo> options) {
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].setup) asked.value[i] = own.value[i];
  return asked;
}

std::vector<std::string> ruleset_names(std::string_view game) {
  constexpr std::string_view ending = ".toml";
  const std::string folder = folder_of(game);
  std::vector<std::string> out;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(folder) || !file.path.ends_with(ending)) continue;
    const std::size_t length = file.path.size() - folder.size() - ending.size();
    out.emplace_back(file.path.substr(folder.size(), length));
  }
  std::sort(out.begin(), out.end());
  return out;
}

Text ruleset_title(std::string_view game, std::string_view name_or_path) {
  const RulesetFile in = open_ruleset(game, std::string(name_or_path), {});
  check_head(in, game);
  const std::string name = text_of(in, "name");
  Text out{name, name};
  if (const Node* title = in.root.find("title")) {
    books::only_keys(*title, {"en", "zh"}, in.file);
    const Node* en = title->find("en");
    const Node* zh = title->find("zh");
    if (en != nullptr && !en->text.empty()) out.en = en->text;
    if (zh != nullptr && !zh->text.empty()) out.zh = zh->text;
  }
  return out;
}

}  // namespace tally
