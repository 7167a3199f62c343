#include "replay/books/ruleset.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

#include "replay/books/embedded.h"
#include "replay/books/toml_tree.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/report/display.h"

namespace tally {
namespace {

using books::Node;

constexpr std::size_t longest_file = std::size_t{64} << 10;
constexpr std::ptrdiff_t most_marks = 2000;  // bounds how deep tables can be nested
constexpr int most_bases = 8;
constexpr std::size_t most_listed = 12;  // keys in one message

// Where a ruleset was asked for, to blame when there is none.
struct Asker {
  std::string file;
  int line = 0;
};

struct RulesetFile {
  std::string file;
  Node root;
  bool on_disk = false;  // else one of the program's own
};

// Everything that is wrong with one file, so that it can be mended in one go.
class Mistakes {
 public:
  explicit Mistakes(const std::string& file) : file_(file) {}
  void add(int line, Message says) { all_.emplace_back(file_, line, std::move(says)); }
  // One error that says them all, in the order of the file.
  void throw_if_any() {
    if (all_.empty()) return;
    std::stable_sort(all_.begin(), all_.end(),
                     [](const BookError& a, const BookError& b) { return a.line < b.line; });
    Message says = all_.front().message;
    for (std::size_t i = 1; i < all_.size(); ++i)
      says = books::say::next_line(std::move(says), all_[i].said());
    throw RulesetError(file_, all_.front().line, std::move(says));
  }

 private:
  const std::string& file_;
  std::vector<BookError> all_;
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
    throw RulesetError(path, 0, books::say::too_long(io::said_size(longest_file)));
  }
  text.resize(size);
  const auto marks = std::count_if(text.begin(), text.end(),
                                   [](char c) { return c == '.' || c == '[' || c == '{'; });
  if (marks > most_marks) throw RulesetError(path, 0, books::say::too_deep());
  return text;
}

// The game that has a ruleset of this name among those of the program; "" when none has.
std::string_view game_of(const std::string& name) {
  for (const Game* g : games()) {
    const std::vector<std::string> names = ruleset_names(g->name());
    if (std::find(names.begin(), names.end(), name) != names.end()) return g->name();
  }
  return {};
}

RulesetFile open_ruleset(std::string_view game, const std::string& name_or_path,
                         const Asker& asker) {
  const std::string embedded = folder_of(game) + name_or_path + ".toml";
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == embedded) return {embedded, books::parse_toml(file.content, embedded)};
  if (name_or_path.find('/') == std::string::npos && !name_or_path.ends_with(".toml")) {
    const std::vector<std::string> names = ruleset_names(game);
    if (const std::string_view of = game_of(name_or_path); !of.empty())
      throw RulesetError(asker.file, asker.line,
                         books::say::of_other_game(io::in_quotes(name_or_path), of, game,
                                                   books::listed({names.begin(), names.end()})));
    throw RulesetError(asker.file, asker.line,
                       books::say::no_ruleset(io::in_quotes(name_or_path),
                                              books::listed({names.begin(), names.end()})));
  }
  if (!name_or_path.ends_with(".toml")) {
    throw RulesetError(asker.file, asker.line,
                       books::say::no_toml_name(io::in_quotes(name_or_path)));
  }
  const std::filesystem::path path = std::filesystem::path(asker.file).parent_path() / name_or_path;
  std::string text;
  try {
    text = read_file(path.string());
  } catch (const RulesetError& error) {
    if (asker.file.empty()) throw;
    throw RulesetError(asker.file, asker.line, books::say::of_base(error.said()));
  }
  return {path.string(), books::parse_toml(text, path.string()), true};
}

// "" and a mistake when there is no such text.
std::string text_of(const RulesetFile& in, std::string_view key, Mistakes& mistakes) {
  const Node* found = in.root.find(key);
  if (found == nullptr) {
    mistakes.add(0, books::say::key_missing(key));
    return {};
  }
  if (found->type != Node::Type::text || found->text.empty()) {
    mistakes.add(found->line,
                 books::say::expected(key, books::say::a_text(), books::shown(*found)));
    return {};
  }
  return found->text;
}

// `options`: keys that belong below the table of that name.
void check_keys(const Node& table, const std::vector<std::string_view>& known, Mistakes& mistakes,
                std::span<const OptionInfo> options = {}) {
  for (const Node& item : table.items) {
    if (std::find(known.begin(), known.end(), item.key) != known.end()) continue;
    if (std::any_of(options.begin(), options.end(),
                    [&](const OptionInfo& option) { return option.key == item.key; })) {
      mistakes.add(item.line, books::say::is_option(io::in_quotes(item.key)));
      continue;
    }
    Message hint = log::close_names(item.key, known);
    if (!hint.is(log::say::did_you_mean))
      hint = known.size() > most_listed
                 ? books::say::too_many_to_list(static_cast<int>(known.size()))
                 : books::say::expected_one_of(books::listed(known));
    mistakes.add(item.line, books::say::unknown_key(io::in_quotes(item.key), std::move(hint)));
  }
}

// The keys that every ruleset has; which options there are is not looked at. Returns its name.
std::string check_head(const RulesetFile& in, std::string_view game, Mistakes& mistakes) {
  check_keys(in.root, {"name", "game", "base", "title", "source", "observed", "options"}, mistakes,
             find_game(game)->options());
  const std::string found = text_of(in, "game", mistakes);
  if (found.empty()) mistakes.throw_if_any();  // nobody knows which options it may have
  // The options of another game are not this one's mistakes.
  if (found != game) {
    std::vector<std::string_view> names{game};
    if (find_game(found) == nullptr) {
      names.clear();
      for (const Game* g : games()) names.push_back(g->name());
    }
    std::vector<Message> expected;
    expected.reserve(names.size());
    for (const std::string_view name : names) expected.push_back(say::quoted(name));
    throw RulesetError(in.file, in.root.find("game")->line,
                       books::say::another_game(joined(std::move(expected), books::say::either),
                                                io::in_quotes(found)));
  }
  const Node* const observed = in.root.find("observed");
  if (observed != nullptr && observed->type != Node::Type::boolean)
    mistakes.add(observed->line, books::say::expected("observed", books::say::true_or_false(),
                                                      books::shown(*observed)));
  std::string name = text_of(in, "name", mistakes);
  if (report::printable(name) != name)
    mistakes.add(in.root.find("name")->line,
                 books::say::expected("name", books::say::visible_characters(),
                                      say::verbatim(io::in_quotes(name))));
  const std::vector<std::string> known = ruleset_names(game);
  const bool taken = std::find(known.begin(), known.end(), name) != known.end();
  if (taken && in.file != folder_of(game) + name + ".toml") {
    mistakes.add(in.root.find("name")->line, books::say::name_taken(io::in_quotes(name)));
  }
  return name;
}

bool is_boolean(std::string_view value) { return value == "true" || value == "false"; }

// The name of a value as a ruleset file has it.
std::string toml_of(std::string_view value) {
  return is_boolean(value) ? std::string(value) : "\"" + std::string(value) + "\"";
}

// { lord = 1, loyalist = 1 }; `said(i)` of its column i, left out where that is empty.
template <class Said>
std::string row_in_toml(const OptionInfo& option, const Said& said) {
  std::string out;
  for (std::size_t i = 0; i < option.columns.size(); ++i)
    if (const std::string n = said(i); !n.empty())
      out.append(out.empty() ? " " : ", ").append(option.columns[i]).append(" = ").append(n);
  return out.empty() ? "{}" : "{" + out + " }";
}

// ["standard", "wind"]
std::string set_in_toml(const OptionInfo& option, int value) {
  std::string out;
  for (std::size_t i = 0; i < option.members.size(); ++i)
    if ((value >> i & 1) != 0)
      out.append(out.empty() ? "" : ", ").append(toml_of(option.members[i]));
  return "[" + out + "]";
}

Message expected(const OptionInfo& option) {
  if (!option.members.empty()) return books::say::a_set(set_in_toml(option, option.high));
  if (!option.columns.empty())
    return books::say::a_row(row_in_toml(option, [](std::size_t) { return "1"; }), most_in_row);
  if (option.values.empty()) return books::say::whole_number(option.low, option.high);
  std::vector<Message> values;
  for (const std::string_view value : option.values)
    values.push_back(say::verbatim(toml_of(value)));
  return joined(std::move(values), say::comma, books::say::either);
}

// What a row does not name there is none of.
std::optional<int> value_of_row(const OptionInfo& option, const Node& given) {
  if (given.type != Node::Type::table) return std::nullopt;
  std::vector<int> counts(option.columns.size());
  for (const Node& item : given.items) {
    const auto at = std::find(option.columns.begin(), option.columns.end(), item.key);
    const bool fits =
        item.type == Node::Type::number && item.number >= 0 && item.number <= most_in_row;
    if (at == option.columns.end() || !fits) return std::nullopt;
    counts[static_cast<std::size_t>(at - option.columns.begin())] = static_cast<int>(item.number);
  }
  return row_value(counts);
}

std::optional<int> value_of_set(const OptionInfo& option, const Node& given) {
  if (given.type != Node::Type::array || given.items.empty()) return std::nullopt;
  int value = 0;
  for (const Node& item : given.items) {
    const auto at = std::find(option.members.begin(), option.members.end(), item.text);
    if (item.type != Node::Type::text || at == option.members.end()) return std::nullopt;
    value |= 1 << (at - option.members.begin());
  }
  return value;
}

// Nothing when the option has no such value.
std::optional<int> value_of(const OptionInfo& option, const Node& given) {
  if (!option.columns.empty()) return value_of_row(option, given);
  if (!option.members.empty()) return value_of_set(option, given);
  if (option.values.empty()) {
    const bool fits = given.type == Node::Type::number && given.number >= option.low &&
                      given.number <= option.high;
    return fits ? std::optional(static_cast<int>(given.number)) : std::nullopt;
  }
  const auto at = std::find(option.values.begin(), option.values.end(), given.text);
  if (at == option.values.end()) return std::nullopt;
  const Node::Type type = is_boolean(*at) ? Node::Type::boolean : Node::Type::text;
  if (given.type != type) return std::nullopt;
  return static_cast<int>(at - option.values.begin());
}

// What of a value is wrong: a member of a set that there is not, else all of it.
const Node& odd_part(const OptionInfo& option, const Node& given) {
  for (const Node& item : given.items)
    if (!option.members.empty() &&
        std::find(option.members.begin(), option.members.end(), item.text) == option.members.end())
      return item;
  return given;
}

void set_options(const Game& game, const RulesetFile& in, Mistakes& mistakes,
                 std::vector<std::pair<std::size_t, int>>& out) {
  const Node* options = in.root.find("options");
  if (options == nullptr) return;
  if (options->type != Node::Type::table) {
    mistakes.add(options->line,
                 books::say::expected("options", books::say::a_table(), books::shown(*options)));
    return;
  }
  const std::span<const OptionInfo> known = game.options();
  std::vector<std::string_view> keys;
  for (const OptionInfo& option : known) keys.push_back(option.key);
  check_keys(*options, keys, mistakes);
  for (std::size_t i = 0; i < known.size(); ++i) {
    const Node* given = options->find(known[i].key);
    if (given == nullptr) continue;
    if (const std::optional<int> value = value_of(known[i], *given)) {
      out.emplace_back(i, *value);
    } else {
      const Node& odd = odd_part(known[i], *given);
      mistakes.add(odd.line,
                   books::say::expected(given->key, expected(known[i]), books::shown(odd)));
    }
  }
}

enum class Part : bool { whole, base };  // of a file: all of it, or what it starts from

void apply(const Game& game, const std::string& name_or_path, const Asker& asker, int depth,
           Ruleset& out, Part part = Part::whole, std::vector<std::string>* files = nullptr) {
  if (depth > most_bases) {
    throw RulesetError(asker.file, asker.line, books::say::bases_in_circle(most_bases));
  }
  const RulesetFile in = open_ruleset(game.name(), name_or_path, asker);
  if (files != nullptr && in.on_disk) files->push_back(in.file);
  Mistakes mistakes(in.file);
  const std::string name = check_head(in, game.name(), mistakes);
  const Node* const base = in.root.find("base");
  const std::string base_name = base != nullptr ? text_of(in, "base", mistakes) : "";
  std::vector<std::pair<std::size_t, int>> values;
  set_options(game, in, mistakes, values);
  mistakes.throw_if_any();
  if (base != nullptr)
    apply(game, base_name, {in.file, base->line}, depth + 1, out, Part::whole, files);
  if (part == Part::base) return;
  out.name = name;
  for (const auto& [option, value] : values) out.value[option] = static_cast<std::int32_t>(value);
}

}  // namespace

namespace {

Ruleset load(const Game& game, std::string_view name_or_path, Part part) {
  Ruleset out;
  const std::span<const OptionInfo> known = game.options();
  for (std::size_t i = 0; i < known.size(); ++i)
    out.value[i] = static_cast<std::int32_t>(known[i].initial);
  apply(game, std::string(name_or_path), {}, 0, out, part);
  return out;
}

}  // namespace

Ruleset load_ruleset(const Game& game, std::string_view name_or_path) {
  return load(game, name_or_path, Part::whole);
}

Ruleset load_base(const Game& game, std::string_view name_or_path) {
  return load(game, name_or_path, Part::base);
}

std::vector<std::string> ruleset_files(const Game& game, std::string_view name_or_path) {
  Ruleset out;
  std::vector<std::string> files;
  apply(game, std::string(name_or_path), {}, 0, out, Part::whole, &files);
  return files;
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

std::string value_in_toml(const OptionInfo& option, int value) {
  if (!option.columns.empty()) {
    std::vector<int> counts(option.columns.size());
    counts_of_row(value, counts);
    return row_in_toml(option, [&](std::size_t i) {
      return counts[i] == 0 ? std::string() : std::to_string(counts[i]);
    });
  }
  if (!option.members.empty()) return set_in_toml(option, value);
  if (option.values.empty()) return std::to_string(value);
  const auto i = static_cast<std::size_t>(value);
  return toml_of(i < option.values.size() ? option.values[i] : "?");
}

bool is_observed(std::string_view game, std::string_view name_or_path) {
  const RulesetFile in = open_ruleset(game, std::string(name_or_path), {});
  const Node* const said = in.root.find("observed");
  return said != nullptr && said->type == Node::Type::boolean && said->text == "true";
}

Text ruleset_title(std::string_view game, std::string_view name_or_path) {
  const RulesetFile in = open_ruleset(game, std::string(name_or_path), {});
  Mistakes mistakes(in.file);
  const std::string name = check_head(in, game, mistakes);
  mistakes.throw_if_any();
  Text out{name, name};
  if (const Node* title = in.root.find("title")) {
    books::only_keys(*title, {"en", "zh", "vi"}, in.file);
    const auto take = [&](std::string_view key, std::string& to) {
      const Node* const words = title->find(key);
      if (words != nullptr && !words->text.empty()) to = words->text;
    };
    take("en", out.en);
    take("zh", out.zh);
    take("vi", out.vi);
  }
  return out;
}

std::string ruleset_source(std::string_view game, std::string_view name_or_path) {
  const RulesetFile in = open_ruleset(game, std::string(name_or_path), {});
  const Node* const source = in.root.find("source");
  return source == nullptr ? "" : source->text;
}

}  // namespace tally
