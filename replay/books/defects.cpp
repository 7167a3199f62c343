#include "replay/books/defects.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>
#include <utility>

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

ProgramVersion version_at(const Node& entry, std::string_view key, const std::string& file) {
  const Node* const found = entry.find(key);
  if (found == nullptr) return {};
  const auto out = version_of(found->text);
  if (!out) fail(entry, file, key, "a version as \"0.5.15\"");
  return *out;
}

// "" where it is not there.
std::string text_at(const Node& entry, std::string_view key, const std::string& file) {
  const Node* const found = entry.find(key);
  if (found != nullptr && found->text.empty()) fail(entry, file, key, "a text");
  return found == nullptr ? std::string() : found->text;
}

std::string words(const Node& entry, std::string_view key, const std::string& file) {
  std::string out = text_at(entry, key, file);
  if (out.empty()) fail(entry, file, key, "a text");
  return out;
}

DefectShape shape_from(const Node& entry, const std::string& file) {
  books::only_keys(
      entry,
      {"rule", "kind", "why", "event", "with", "card", "asks", "due", "next", "behind", "also"},
      file);
  DefectShape out;
  out.rule = words(entry, "rule", file);
  const auto kind = finding_kind(words(entry, "kind", file));
  if (!kind) fail(entry, file, "kind", "a kind of findings");
  out.kind = *kind;
  for (const auto& [key, part] : {std::pair{"why", &out.why},
                                  {"event", &out.event},
                                  {"with", &out.with},
                                  {"card", &out.card},
                                  {"asks", &out.asks},
                                  {"due", &out.due},
                                  {"next", &out.next},
                                  {"behind", &out.behind},
                                  {"also", &out.also}})
    *part = text_at(entry, key, file);
  return out;
}

Defect defect_from(const Node& entry, const std::string& file) {
  books::only_keys(entry, {"program", "first", "last", "general", "is", "then", "text"}, file);
  Defect out;
  out.id = entry.key;
  out.program = words(entry, "program", file);
  out.first = version_at(entry, "first", file);
  out.last = version_at(entry, "last", file);
  out.general = text_at(entry, "general", file);
  if (const Node* const is = entry.find("is"))
    for (const Node& shape : is->items) out.is.push_back(shape_from(shape, file));
  if (const Node* const then = entry.find("then"))
    for (const Node& shape : then->items) out.then.push_back(shape_from(shape, file));
  if (out.is.empty()) fail(entry, file, "is", "what the finding is");
  const Node* const text = entry.find("text");
  if (text == nullptr) fail(entry, file, "text", "the texts en and zh");
  books::only_keys(*text, {"en", "zh"}, file);
  out.text = {words(*text, "en", file), words(*text, "zh", file)};
  return out;
}

// The name of what an event says, as a log has it: of its skill, of what it is used as.
std::string_view name_in(const KindInfo& kind, What what) {
  for (const FieldInfo& f : kind.fields)
    if (f.field == Field::what && what < f.names.size()) return f.names[what];
  return {};
}

// "axe", or one of several: "axe blade fan".
bool is_among(std::string_view wanted, std::string_view name) {
  for (; !wanted.empty(); wanted.remove_prefix(std::min(wanted.find(' '), wanted.size() - 1) + 1))
    if (wanted.substr(0, wanted.find(' ')) == name) return true;
  return false;
}

bool is_shape(const DefectShape& s, const Game& game, const Finding& f) {
  const Schema& schema = game.schema();
  const Matter& m = f.matter;
  const auto is = [](const std::string& wanted, std::string_view name) {
    return wanted.empty() || wanted == name;
  };
  const auto due = m.due.size() == 1 ? schema.kinds[m.due.first()].name : std::string_view();
  const auto whys = game.why_keys();
  const KindInfo& shown = schema.kinds[m.kind];
  const auto ids = game.rule_ids();
  const auto asks = m.asks < ids.size() ? ids[m.asks] : std::string_view();
  std::string_view card;  // of "S7.slash" what is behind the face
  if (m.card < schema.cards.size()) card = schema.cards[m.card].token;
  card.remove_prefix(card.find('.') + 1);
  const auto bears = [&](Rule r) { return ids[r] == s.also; };
  return f.kind == s.kind && ids[f.rule] == s.rule && is(s.asks, asks) &&
         is(s.why, m.why < whys.size() ? whys[m.why] : std::string_view()) &&
         is(s.event, shown.name) && is(s.with, name_in(shown, m.what)) &&
         (s.card.empty() || is_among(s.card, card)) && is(s.due, due) &&
         is(s.next, schema.kinds[m.next].name) && is(s.behind, schema.kinds[m.behind].name) &&
         (s.also.empty() || std::ranges::any_of(m.also, bears));
}

bool is_one_of(const std::vector<DefectShape>& shapes, const Game& game, const Finding& f) {
  return std::ranges::any_of(shapes, [&](const DefectShape& s) { return is_shape(s, game, f); });
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

const Defect* defect_of(const Game& game, std::string_view program, const Finding& f,
                        std::span<const SeatLabel> players) {
  const auto sits_there = [&](const std::string& general) {
    return general.empty() || std::ranges::any_of(players, [&](const SeatLabel& s) {
             return is_among(general, s.general) || is_among(general, s.deputy);
           });
  };
  for (const Defect& d : known_defects())
    if (is_of(d, program) && sits_there(d.general) && is_one_of(d.is, game, f)) return &d;
  return nullptr;
}

void name_defects(const Game& game, std::string_view program, std::span<const SeatLabel> players,
                  std::span<Finding> findings) {
  // What comes of a defect is about whom it was about, or about nobody.
  struct Before {
    const Defect* defect;
    Seat seat;
  };
  std::vector<Before> before;
  for (Finding& f : findings) {
    f.defect = defect_of(game, program, f, players);
    if (f.defect != nullptr) {
      before.push_back({f.defect, f.seat});
      continue;
    }
    const auto it = std::ranges::find_if(before, [&](const Before& b) {
      const SeatSet& seats = f.matter.seats;
      return (seats.empty() || seats.contains(b.seat)) && is_one_of(b.defect->then, game, f);
    });
    if (it != before.end()) f.defect = it->defect;
  }
}

}  // namespace tally
