#include "replay/books/rulebook.h"

#include <algorithm>
#include <cctype>

#include "engine/core/game.h"
#include "replay/books/book_error.h"
#include "replay/books/embedded.h"
#include "replay/books/toml_tree.h"

namespace tally {
namespace {

using books::Node;

// A text of several lines as one line; Chinese is joined without a space.
std::string one_line(std::string_view text, std::string_view join) {
  constexpr std::string_view blank = " \n\r\t";
  std::string out;
  for (std::size_t at = text.find_first_not_of(blank); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    if (!out.empty()) out += join;
    out += line.substr(0, line.find_last_not_of(blank) + 1);
    at = text.find_first_not_of(blank, end);
  }
  return out;
}

// Reads the keys of one table and says what is missing.
struct Reader {
  const Node& table;
  const std::string& file;

  [[noreturn]] void fail(std::string_view key, const char* expected) const {
    const Node* found = table.find(key);
    throw BookError(
        file, found != nullptr ? found->line : table.line,
        "\"" + table.key + "\", key " + std::string(key) + ": expected " + expected +
            (found != nullptr ? ", found " + tally::text_of(books::shown(*found)) : ""));
  }
  std::string words(std::string_view key, std::string_view join = " ") const {
    const Node* found = table.find(key);
    if (found == nullptr || found->type != Node::Type::text || found->text.empty())
      fail(key, "a text");
    return one_line(found->text, join);
  }
  Text text(std::string_view key) const {
    const Node* found = table.find(key);
    if (found == nullptr || found->type != Node::Type::table) fail(key, "the texts en and zh");
    books::only_keys(*found, {"en", "zh", "vi"}, file);
    const Reader inner{*found, file};
    const bool more = found->find("vi") != nullptr;
    return {inner.words("en"), inner.words("zh", ""), more ? inner.words("vi") : std::string()};
  }
  // A text of names, the same in every language; or one in each.
  Text named(std::string_view key) const {
    const Node* found = table.find(key);
    if (found != nullptr && found->type == Node::Type::table) return text(key);
    const std::string same = words(key);
    return {same, same};
  }
};

RuleText rule_of(const Reader& in) {
  books::only_keys(in.table, {"title", "text", "source", "options"}, in.file);
  RuleText out{in.table.key, in.text("title"), in.text("text"), in.named("source"), {}, {}};
  if (const Node* options = in.table.find("options")) {
    for (const Node& id : options->items) {
      if (id.type != Node::Type::text) in.fail("options", "a list of option ids");
      out.options.push_back(id.text);
    }
    if (out.options.empty()) in.fail("options", "a list of option ids");
  }
  return out;
}

OptionText option_of(const Reader& in) {
  books::only_keys(in.table, {"key", "title", "text", "values", "number", "source", "idle"},
                   in.file);
  OptionText out{in.table.key, in.words("key"),   in.text("title"), in.text("text"), {}, {},
                 {},           in.named("source")};
  if (in.table.find("idle") != nullptr) out.idle = in.text("idle");
  const Node* values = in.table.find("values");
  if ((values != nullptr) == (in.table.find("number") != nullptr))
    in.fail("values", "either values or number");
  if (values == nullptr) {
    out.number = in.text("number");
    return out;
  }
  if (values->type != Node::Type::table) in.fail("values", "a text for each value");
  for (const Node& value : values->items)
    out.values.emplace_back(value.key, Reader{*values, in.file}.text(value.key));
  return out;
}

DocumentText document_of(const Reader& in) {
  books::only_keys(in.table, {"title"}, in.file);
  return {in.table.key, in.text("title")};
}

// Not as a part of a longer number.
bool has_number(std::string_view text, std::string_view number) {
  const auto digit = [&](std::size_t i) {
    return i < text.size() && text[i] >= '0' && text[i] <= '9';
  };
  for (std::size_t at = text.find(number); at != std::string_view::npos;
       at = text.find(number, at + 1))
    if ((at == 0 || !digit(at - 1)) && !digit(at + number.size())) return true;
  return false;
}

template <class T>
const T* find(const std::vector<T>& all, std::string_view id) {
  const auto at = std::find_if(all.begin(), all.end(), [&](const T& one) { return one.id == id; });
  return at != all.end() ? &*at : nullptr;
}

}  // namespace

const Text* OptionText::value(std::string_view name) const {
  for (const auto& [key, meaning] : values)
    if (key == name) return &meaning;
  return nullptr;
}

std::string as_id(std::string_view typed) {
  std::string out(typed);
  for (char& c : out) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return out;
}

Rulebook Rulebook::load(std::string_view game) {
  const std::string stem = "engine/" + std::string(game) + "/rulebook";
  Rulebook out;
  bool any = false;
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != stem + ".toml" && !file.path.starts_with(stem + "/")) continue;
    out.add(file.content, std::string(file.path));
    any = true;
  }
  if (const Game* const known = find_game(game))
    for (const RuleWords& w : known->rule_words()) {
      RuleText& rule = out.rules_.emplace_back(RuleText{
          std::string(w.id),
          {std::string(w.title_en), std::string(w.title_zh), std::string(w.title_vi)},
          {std::string(w.text_en), std::string(w.text_zh), std::string(w.text_vi)},
          {std::string(w.source), std::string(w.source_zh.empty() ? w.source : w.source_zh)},
          {},
          {std::string(w.of_en), std::string(w.of_zh)}});
      for (std::string_view left = w.option; !left.empty();) {
        const std::size_t end = std::min(left.find(' '), left.size());
        rule.options.emplace_back(left.substr(0, end));
        left.remove_prefix(std::min(end + 1, left.size()));
      }
    }
  if (!any) throw BookError(stem + ".toml", 0, "no such rulebook in this program");
  return out;
}

Rulebook Rulebook::parse(std::string_view content, const std::string& file) {
  Rulebook out;
  out.add(content, file);
  return out;
}

void Rulebook::add(std::string_view content, const std::string& file) {
  const Node root = books::parse_toml(content, file);
  books::only_keys(root, {"title", "rule", "option", "document"}, file);
  for (const Node& group : root.items) {
    if (group.key == "title") {
      title_ = Reader{root, file}.text("title");
      continue;
    }
    for (const Node& entry : group.items) {
      const bool known = rule(entry.key) != nullptr || option(entry.key) != nullptr ||
                         find(documents_, entry.key) != nullptr;
      if (known) throw BookError(file, entry.line, "\"" + entry.key + "\" stands here twice");
      const Reader in{entry, file};
      if (group.key == "rule")
        rules_.push_back(rule_of(in));
      else if (group.key == "document")
        documents_.push_back(document_of(in));
      else
        options_.push_back(option_of(in));
    }
  }
}

std::vector<const DocumentText*> Rulebook::documents_of(std::string_view source) const {
  std::vector<const DocumentText*> out;
  for (const DocumentText& d : documents_)
    if (has_number(source, d.id)) out.push_back(&d);
  return out;
}

const RuleText* Rulebook::rule(std::string_view id) const { return find(rules_, id); }

const OptionText* Rulebook::option(std::string_view id_or_key) const {
  if (const OptionText* by_id = find(options_, id_or_key)) return by_id;
  for (const OptionText& one : options_)
    if (one.key == id_or_key) return &one;
  return nullptr;
}

}  // namespace tally
