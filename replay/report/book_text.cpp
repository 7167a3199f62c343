#include "replay/report/book_text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "replay/books/ruleset.h"
#include "replay/messages.h"
#include "replay/report/messages.h"

namespace tally::report {
namespace {

constexpr std::size_t page_width = 88;  // of a line

std::string upper(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return out;
}

// 诸葛瑾 of 诸葛瑾（3v3）, TIANFENG of TIANFENG_GZ: what is behind the name of a general says which
// print it is.
std::string_view without_print(std::string_view name) {
  const std::size_t key = name.starts_with("LORD_") ? std::string_view::npos : name.find('_');
  return name.substr(0, std::min({name.find("（"), name.find(" ("), key}));
}

// In capitals; Lü is written Lu and lv as well.
std::string as_typed(std::string_view name) {
  std::string out = upper(name);
  for (const std::string_view u : {"ü", "Ü"})
    for (std::size_t at = out.find(u); at != std::string::npos; at = out.find(u))
      out.replace(at, u.size(), "U");
  if (out.starts_with("LV")) out[1] = 'U';
  return out;
}

// ZHUGEJIN of ZHUGE JIN.
std::string in_one_word(std::string_view name) {
  std::string out(name);
  std::erase(out, ' ');
  return out;
}

std::size_t longest_id(const Rulebook& book) {
  std::size_t longest = 0;
  for (const RuleText& r : book.rules()) longest = std::max(longest, r.id.size());
  for (const OptionText& o : book.options()) longest = std::max(longest, o.id.size());
  return longest;
}

constexpr std::size_t shortest_word = 4;  // that may stand for a longer one

// In capitals.
std::vector<std::string> words_of_title(std::string_view title) {
  std::vector<std::string> out(1);
  for (const char c : upper(title)) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      out.back() += c;
    else if (!out.back().empty())
      out.emplace_back();
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

// Whether a title of these words has this one, or one of which it is a form, as "judgement" and
// "judgment" are of "judge": the same but for its last letter, and a short ending.
bool has_word(const std::vector<std::string>& title, const std::string& word) {
  return std::ranges::any_of(title, [&](std::string_view has) {
    if (has == word) return true;
    if (has.ends_with('E')) has.remove_suffix(1);
    constexpr std::size_t longest_ending = 5;
    return has.size() >= shortest_word && word.starts_with(has) &&
           word.size() <= has.size() + longest_ending;
  });
}

// Whether an id or a title has it somewhere.
bool comes_near(std::string_view asked, std::string_view id, const Text& title) {
  const std::string wanted = upper(asked);
  return id.find(wanted) != std::string_view::npos ||
         upper(title.en).find(wanted) != std::string::npos ||
         title.zh.find(asked) != std::string::npos || title.vi.find(asked) != std::string::npos;
}

// What somebody at the table is called in words, by the name that files have: "caocao" is Cao Cao,
// "tianfeng" Tian Feng, whom files have as "tianfeng_gz" alone. The key comes in capitals.
std::string_view name_by_key(const Schema& schema, std::string_view key) {
  std::string_view longer;
  for (const SeatFieldInfo& field : schema.seat_fields)
    for (std::size_t i = 0; i < field.names.size(); ++i) {
      const std::string name = upper(field.names[i]);
      const std::string_view word = field.word(static_cast<What>(i));
      if (name == key) return word;
      if (longer.empty() && name.starts_with(std::string(key) + '_')) longer = word;
    }
  return longer;
}

Texts texts(const Text& text) { return Texts(text.en, text.zh, text.vi); }

}  // namespace

std::string value_name(const OptionInfo& option, int value) {
  if (option.values.empty()) return value_in_toml(option, value);
  const auto i = static_cast<std::size_t>(value);
  return std::string(i < option.values.size() ? option.values[i] : "?");
}

void BookText::list(std::string& out) const {
  const auto to = std::back_inserter(out);
  const std::size_t ids = longest_id(book_);
  for (const RuleText& r : book_.rules()) {
    fmt::format_to(to, "{:<{}}  {}\n", r.id, ids, in_language(r.title));
  }
  fmt::format_to(to, "\n{}{}{}\n", style_.bold(), say::Options.in(lang_), style_.off());
  for (const OptionText& o : book_.options()) {
    fmt::format_to(to, "{:<{}}  {}\n", o.id, ids, in_language(o.title));
  }
}

void BookText::paragraph(std::string& out, const Message& words, std::size_t indent) const {
  out += wrapped(text_of(words, lang_), style_.columns_of(page_width), indent);
}

void BookText::head(std::string& out, std::string_view id, const Text& title) const {
  fmt::format_to(std::back_inserter(out), "{}{}  {}{}\n\n", style_.bold(), id, in_language(title),
                 style_.off());
}

void BookText::body(std::string& out, const Text& text, const Text& source) const {
  out += wrapped(in_language(text), style_.columns_of(page_width), 2);
  out += '\n';
  sources(out, source);
}

void BookText::sources(std::string& out, const Text& source) const {
  out += style_.dim();
  paragraph(out, say::source(texts(source)), 2);
  for (const DocumentText* const d : book_.documents_of(source.en))
    paragraph(out, say::colon(say::verbatim(d->id), say::word(texts(d->title))), 4);
  out += style_.off();
}

void BookText::rule(std::string& out, const RuleText& rule) const {
  Text title = rule.title;
  if (!rule.of.en.empty()) {
    title.en += " (" + rule.of.en + ")";
    title.zh += "（" + rule.of.zh + "）";
  }
  head(out, rule.id, title);
  body(out, rule.text, rule.source);
  if (rule.options.empty()) return;
  fmt::format_to(std::back_inserter(out), "\n  {}\n", say::options.in(lang_));
  for (const std::string& id : rule.options) {
    const OptionText* option = book_.option(id);
    fmt::format_to(std::back_inserter(out), "    {}  {}\n", id,
                   option == nullptr ? "" : in_language(option->title));
  }
}

void BookText::character(std::string& out, const CharacterWords& character) const {
  const Message in_files = say::named_in_files(character.key, character.package);
  const std::string both = fmt::format("{} {}", character.en, character.zh);
  fmt::format_to(std::back_inserter(out), "{}{}{}  {}\n", style_.bold(),
                 text_of(say::word(Texts(both, character.zh)), lang_), style_.off(),
                 text_of(in_files, lang_));
  for (const Message& line : character.lines) paragraph(out, line, 2);
  std::vector<Message> skills;
  for (const Rule rule : character.skills)
    if (const RuleText* const skill = book_.rule(game_.rule_ids()[rule]))
      skills.push_back(say::word(texts(skill->title)));
  if (!skills.empty()) paragraph(out, say::skills(joined(std::move(skills), tally::say::comma)), 2);
}

std::vector<CharacterWords> BookText::characters(std::string_view name) const {
  const std::string wanted = as_typed(name);
  std::vector<CharacterWords> out = game_.characters();
  const auto is = [&](std::string_view title) {
    const std::string called = as_typed(title);
    const std::string_view plain = without_print(called);
    return called == wanted || plain == wanted || in_one_word(plain) == wanted;
  };
  std::erase_if(out, [&](const CharacterWords& c) { return !is(c.key) && !is(c.en) && !is(c.zh); });
  return out;
}

void BookText::option(std::string& out, const OptionText& option) const {
  head(out, option.id, option.title);
  body(out, option.text, option.source);
  const auto infos = game_.options();
  const auto info = std::find_if(infos.begin(), infos.end(),
                                 [&](const OptionInfo& o) { return o.id == option.id; });
  if (info == infos.end()) return;
  const auto to = std::back_inserter(out);
  out += '\n';
  paragraph(out, say::in_ruleset_file(option.key), 2);
  const auto means = [&](std::string_view value, const Text* meaning) {
    paragraph(out,
              say::colon(say::verbatim(value),
                         meaning == nullptr ? Message() : say::word(texts(*meaning))),
              4);
  };
  if (!info->columns.empty() || !info->members.empty())
    paragraph(out, say::word(texts(option.number)), 4);
  else if (info->values.empty())
    means(fmt::format("{}–{}", info->low, info->high), &option.number);
  for (const std::string_view value : info->values) means(value, option.value(value));
  if (!option.idle.en.empty()) paragraph(out, say::no_difference(texts(option.idle)), 2);
  fmt::format_to(to, "\n  {}\n", say::rulesets.in(lang_));
  const auto index = static_cast<std::size_t>(info - infos.begin());
  std::map<int, std::vector<std::string>> with;  // the rulesets of each value
  for (const std::string& name : ruleset_names(game_.name()))
    with[load_ruleset(game_, name).value[index]].push_back(name);
  const auto most = std::ranges::max_element(
      with, {}, [](const auto& value_with) { return value_with.second.size(); });
  for (const auto& [value, names] : with) {
    Message list = say::verbatim(fmt::format("{}", fmt::join(names, ", ")));
    if (value == most->first) list = with.size() > 1 ? say::all_others() : say::every_one();
    paragraph(out, say::colon(say::verbatim(value_name(*info, value)), std::move(list)), 4);
  }
}

void BookText::ruleset(std::string& out, const std::string& name, bool meanings) const {
  const auto to = std::back_inserter(out);
  if (!out.empty()) out += '\n';
  fmt::format_to(to, "{}{}{}  {}{}\n", style_.bold(), name, style_.off(),
                 in_language(ruleset_title(game_.name(), name)),
                 name == game_.default_ruleset() ? say::is_default.in(lang_) : "");
  const std::string source = ruleset_source(game_.name(), name);
  if (meanings && !source.empty()) sources(out, {source, source});
  const Ruleset rules = load_ruleset(game_, name);
  const auto options = game_.options();
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (rules.value[i] == options[i].initial) continue;
    const OptionText* text = book_.option(options[i].id);
    fmt::format_to(to, "  {} = {}  {}# {} {}{}\n", options[i].key,
                   value_in_toml(options[i], rules.value[i]), style_.dim(), options[i].id,
                   text == nullptr ? "" : in_language(text->title), style_.off());
    if (!meanings || text == nullptr) continue;
    if (const Text* const meaning = text->value(value_name(options[i], rules.value[i])))
      paragraph(out, say::word(texts(*meaning)), 6);
  }
}

void BookText::rulesets(std::string& out) const {
  for (const std::string& name : ruleset_names(game_.name())) ruleset(out, name, false);
}

std::vector<const RuleText*> BookText::by_name(std::string_view name) const {
  const std::string wanted = upper(name);
  const auto same = [&](std::string_view en, std::string_view zh) {
    return upper(en) == wanted || zh == name;
  };
  const std::string_view of_key = name_by_key(game_.schema(), wanted);
  std::vector<const RuleText*> out;
  const auto add = [&](const RuleText* rule) {
    if (rule != nullptr && std::find(out.begin(), out.end(), rule) == out.end())
      out.push_back(rule);
  };
  // 骁果 is also 骁果（国战新版）.
  const auto plain = [](std::string_view title) {
    return title.substr(0, std::min(title.find(" ("), title.find("（")));
  };
  for (const RuleText& r : book_.rules())
    if (same(r.title.en, r.title.zh) || same(plain(r.title.en), plain(r.title.zh)) ||
        r.title.vi == name || (!r.of.en.empty() && (same(r.of.en, r.of.zh) || r.of.en == of_key)))
      add(&r);
  for (const CardInfo& card : game_.schema().cards)
    if (card.rule != no_rule && same(card.en, card.zh))
      add(book_.rule(game_.rule_ids()[card.rule]));
  return out;
}

std::vector<const RuleText*> BookText::by_words(std::string_view words) const {
  std::vector<const RuleText*> out;
  const bool english =
      std::ranges::all_of(words, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  const std::vector<std::string> wanted = words_of_title(words);
  if (wanted.empty() || !english) return out;
  for (const RuleText& r : book_.rules()) {
    const std::vector<std::string> has = words_of_title(r.title.en);
    if (std::ranges::all_of(wanted, [&](const std::string& word) { return has_word(has, word); }))
      out.push_back(&r);
  }
  return out;
}

std::vector<std::string_view> BookText::with_a_word(std::string_view words) const {
  std::vector<std::string_view> out;
  const std::vector<std::string> wanted = words_of_title(words);
  for (const RuleText& r : book_.rules()) {
    const std::vector<std::string> has = words_of_title(r.title.en);
    if (std::ranges::any_of(wanted, [&](const std::string& word) {
          return word.size() >= shortest_word && has_word(has, word);
        }))
      out.push_back(r.id);
  }
  return out;
}

std::vector<std::string_view> BookText::near_rules(std::string_view id) const {
  std::vector<std::string_view> out;
  for (const RuleText& r : book_.rules())
    if (comes_near(id, r.id, r.title)) out.push_back(r.id);
  return out;
}

std::vector<std::string_view> BookText::near_options(std::string_view id) const {
  std::vector<std::string_view> out;
  for (const OptionText& o : book_.options())
    if (comes_near(id, o.id, o.title)) out.push_back(o.id);
  return out;
}

}  // namespace tally::report
