#include "replay/log/contradiction_line.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/messages.h"
#include "replay/report/jsonl.h"
#include "replay/words.h"

namespace tally::log {
namespace {

constexpr std::string_view message_key = "contradiction";

// The members that are texts, in the order they are written in; a statement that is an event is
// written in its words. Where these are others in another language, they stand in a second member:
// "found" and "found_zh".
struct Text {
  std::string_view key;
  Message Contradiction::*text;
  Event Contradiction::*event = nullptr;
};
constexpr std::array texts = {Text{message_key, &Contradiction::message},
                              Text{"expected", &Contradiction::expected, &Contradiction::one},
                              Text{"found", &Contradiction::found, &Contradiction::other}};

struct OtherLanguage {
  Lang lang;
  std::string_view ending;
};
constexpr std::array<OtherLanguage, lang_count - 1> other_languages = {{{Lang::zh, "_zh"}}};

using InEachLanguage = std::array<std::string_view, lang_count>;

// Whether the key is `text` in a language, whose words go to `words`.
bool read_text(const Text& text, const Json& v, InEachLanguage& words) {
  if (!v.key.starts_with(text.key)) return false;
  std::string_view* to = v.key == text.key ? words.data() : nullptr;
  for (const OtherLanguage& other : other_languages)
    if (v.key.substr(text.key.size()) == other.ending) to = &words[column(other.lang)];
  if (to == nullptr) return false;
  if (v.type != Json::Type::string) expected(v.key, say::a_text(), v);
  *to = v.text;
  return true;
}

Message said(const InEachLanguage& words) {
  const auto in = [&](Lang lang) {
    const std::string_view w = words[column(lang)];
    return w.empty() ? words[0] : w;
  };
  if (words[0].empty()) return {};
  return tally::say::as_logged(in_each_language(in));
}

Rule rule_of(const Game& game, const Json& v) {
  if (v.type != Json::Type::string) expected("rule", say::id_of_rule(), v);
  const auto ids = game.rule_ids().subspan(1);
  const auto at = std::find(ids.begin(), ids.end(), v.text);
  if (at == ids.end())
    throw_with_hint(say::no_rule(in_words(v)), close_names(v.text, {ids.begin(), ids.end()}));
  return static_cast<Rule>(at - ids.begin() + 1);
}

}  // namespace

bool is_contradiction(std::span<const Json> line) {
  return line.size() > 1 && line[1].key == message_key;
}

void read_contradiction(std::span<const Json> line, std::uint32_t source_at, Record& record) {
  Contradiction c;
  c.before = static_cast<std::uint32_t>(record.size());
  c.source_at = source_at;
  std::array<InEachLanguage, texts.size()> words;
  each_in(line, 0, [&](std::size_t i) {
    const Json& v = line[i];
    for (std::size_t t = 0; t < texts.size(); ++t)
      if (read_text(texts[t], v, words[t])) return;
    if (v.key == "rule") {
      c.rule = rule_of(*record.game, v);
    } else if (v.key == "seat") {
      const int players = record.setup.players;
      if (v.type != Json::Type::integer || v.number < 1 || v.number > players)
        expected("seat", say::number_from(say::a_seat(), 1, players), v);
      c.seat = static_cast<Seat>(v.number - 1);
    } else if (!v.key.starts_with("x-")) {
      throw_with_hint(say::no_key(quoted(message_key), io::in_quotes(v.key)),
                      close_names(v.key, {message_key, "expected", "found", "rule", "seat"}));
    }
  });
  if (c.rule == no_rule) throw io::InputError(say::needs_key(quoted(message_key), quoted("rule")));
  for (std::size_t t = 0; t < texts.size(); ++t) c.*texts[t].text = said(words[t]);
  record.contradictions.push_back(std::move(c));
}

void write_contradiction(std::string& out, const Game& game, const Contradiction& c) {
  char before = '{';
  const auto member = [&](std::string_view key, std::string_view text) {
    ((out += before) += '"').append(key) += "\":";
    report::write_json_string(out, text);
    before = ',';
  };
  for (const Text& t : texts) {
    const bool is_event = t.event != nullptr && (c.*t.event).kind != nothing;
    const Message m = is_event ? said_event(game.schema(), c.*t.event) : c.*t.text;
    const std::string english = text_of(m);
    member(t.key, english);
    for (const OtherLanguage& other : other_languages)
      if (const std::string words = text_of(m, other.lang); words != english)
        member(std::string(t.key).append(other.ending), words);
  }
  member("rule", game.rule_ids()[c.rule]);
  if (c.seat != nobody) (out += ",\"seat\":") += std::to_string(c.seat + 1);
  out += "}\n";
}

}  // namespace tally::log
