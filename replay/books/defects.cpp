#include "replay/books/defects.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "replay/books/book_error.h"
#include "replay/books/embedded.h"
#include "replay/books/toml_tree.h"

namespace tally {
namespace {

using books::Node;

// "0.5.15"; nothing else.
std::optional<ProgramVersion> version_of(std::string_view text) {
  ProgramVersion out{};
  for (std::size_t i = 0; i < out.size(); ++i) {
    const char* const end = text.data() + text.size();
    const auto [next, error] = std::from_chars(text.data(), end, out[i]);
    if (error != std::errc() || out[i] < 0) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(next - text.data()));
    const bool dot = i + 1 < out.size();
    if (text.empty() == dot || (dot && text[0] != '.')) return std::nullopt;
    if (dot) text.remove_prefix(1);
  }
  return out;
}

[[noreturn]] void fail(const Node& entry, const std::string& file, std::string_view key,
                       std::string_view expected) {
  throw BookError(
      file, entry.line,
      "\"" + entry.key + "\", key " + std::string(key) + ": expected " + std::string(expected));
}

// The texts of a list; none where it is not there.
std::vector<std::string> list_of(const Node& entry, std::string_view key, const std::string& file) {
  const Node* const found = entry.find(key);
  if (found == nullptr) return {};
  std::vector<std::string> out;
  for (const Node& item : found->items) out.push_back(item.text);
  if (out.empty() || std::ranges::find(out, "") != out.end())
    fail(entry, file, key, "a list of texts");
  return out;
}

ProgramVersion version_at(const Node& entry, std::string_view key, const std::string& file) {
  const Node* const found = entry.find(key);
  if (found == nullptr) return {};
  const auto out = version_of(found->text);
  if (!out) fail(entry, file, key, "a version as \"0.5.15\"");
  return *out;
}

Defect defect_from(const Node& entry, const std::string& file) {
  books::only_keys(entry, {"program", "first", "last", "rules", "kinds", "says", "text"}, file);
  const auto words = [&](const Node& of, std::string_view key) {
    const Node* const found = of.find(key);
    if (found == nullptr || found->text.empty()) fail(entry, file, key, "a text");
    return found->text;
  };
  Defect out;
  out.id = entry.key;
  out.program = words(entry, "program");
  out.first = version_at(entry, "first", file);
  out.last = version_at(entry, "last", file);
  out.rules = list_of(entry, "rules", file);
  for (const std::string& name : list_of(entry, "kinds", file)) {
    const auto kind = finding_kind(name);
    if (!kind) fail(entry, file, "kinds", "kinds of findings");
    out.kinds.push_back(*kind);
  }
  if (out.rules.empty() || out.kinds.empty()) fail(entry, file, "rules", "rules and kinds");
  out.says = list_of(entry, "says", file);
  const Node* const text = entry.find("text");
  if (text == nullptr) fail(entry, file, "text", "the texts en and zh");
  books::only_keys(*text, {"en", "zh"}, file);
  out.text = {words(*text, "en"), words(*text, "zh")};
  return out;
}

// Whether `program`, with its version if it has one, is one of those that do so.
bool is_of(const Defect& d, std::string_view program) {
  if (!program.starts_with(d.program)) return false;
  program.remove_prefix(d.program.size());
  const ProgramVersion none{};
  if (d.first == none && d.last == none && program.empty()) return true;
  if (!program.starts_with(' ')) return false;
  const auto version = version_of(program.substr(1));
  return version && *version >= d.first && (d.last == none || *version <= d.last);
}

}  // namespace

std::vector<Defect> parse_defects(std::string_view content, const std::string& file) {
  const Node root = books::parse_toml(content, file);
  books::only_keys(root, {"defect"}, file);
  std::vector<Defect> out;
  for (const Node& group : root.items)
    for (const Node& entry : group.items) out.push_back(defect_from(entry, file));
  return out;
}

std::span<const Defect> known_defects() {
  static const std::vector<Defect> all = [] {
    constexpr std::string_view path = "replay/books/defects.toml";
    const auto files = embedded_files();
    const auto file = std::ranges::find(files, path, &EmbeddedFile::path);
    return parse_defects(file->content, std::string(path));
  }();
  return all;
}

const Defect* defect_of(std::string_view program, std::string_view rule_id, const Finding& f) {
  const auto fits = [&](const Defect& d) {
    const auto said = [&](const std::string& part) {
      return text_of(f.message).find(part) != std::string::npos ||
             text_of(f.expected).find(part) != std::string::npos;
    };
    return is_of(d, program) && std::ranges::find(d.kinds, f.kind) != d.kinds.end() &&
           std::ranges::find(d.rules, rule_id) != d.rules.end() &&
           (d.says.empty() || std::ranges::any_of(d.says, said));
  };
  const auto all = known_defects();
  const auto found = std::ranges::find_if(all, fits);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace tally
