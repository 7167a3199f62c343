#include "replay/books/search.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>

namespace tally {
namespace {

std::string in_small_letters(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Whether a word that begins with the wanted one is a form of it: "wins", "winner" of "win".
bool is_form(std::string_view wanted, std::string_view rest) {
  constexpr std::array<std::string_view, 10> endings = {"",    "s",  "es",  "d",    "ed",
                                                        "ing", "er", "ers", "ment", "ments"};
  if (rest.size() > 1 && rest.front() == wanted.back()) rest.remove_prefix(1);
  return std::ranges::find(endings, rest) != endings.end();
}

// Both in small letters.
bool stands_in(std::string_view text, std::string_view wanted) {
  const bool english = std::ranges::all_of(wanted, is_letter);
  for (std::size_t at = 0; (at = text.find(wanted, at)) != std::string_view::npos; ++at) {
    if (!english) return true;  // Chinese, or part of an id
    if (at > 0 && is_letter(text[at - 1])) continue;
    std::size_t end = at + wanted.size();
    while (end < text.size() && is_letter(text[end])) ++end;
    if (is_form(wanted, text.substr(at + wanted.size(), end - at - wanted.size()))) return true;
  }
  return false;
}

std::string joined_small(std::initializer_list<std::string_view> parts) {
  std::string out;
  for (const std::string_view part : parts) out.append(in_small_letters(part)) += '\n';
  return out;
}

}  // namespace

BookSearch::BookSearch(const Game& game, const Rulebook& book) {
  const auto ids = game.rule_ids();
  for (const RuleText& r : book.rules()) {
    Entry& e = entries_.emplace_back();
    e.is = {r.id, r.title};
    e.names = joined_small({r.id, r.title.en, r.title.zh, r.title.vi, r.of.en, r.of.zh});
    for (const CardInfo& card : game.schema().cards)
      if (card.rule != no_rule && ids[card.rule] == r.id)
        e.names += joined_small({card.en, card.zh});
    e.text = joined_small({r.text.en, r.text.zh, r.text.vi});
    for (const std::string& id : r.options)
      if (const OptionText* const o = book.option(id))
        e.text += joined_small({o->id, o->title.en, o->title.zh});
  }
  for (const OptionText& o : book.options()) {
    Entry& e = entries_.emplace_back();
    e.is = {o.id, o.title};
    e.names = joined_small({o.id, o.key, o.title.en, o.title.zh, o.title.vi});
    e.text = joined_small({o.text.en, o.text.zh, o.text.vi, o.number.en, o.number.zh});
    for (const auto& [value, means] : o.values) e.text += joined_small({value, means.en, means.zh});
  }
}

bool BookSearch::has(std::string_view word) const {
  const std::string wanted = in_small_letters(word);
  return std::ranges::any_of(entries_, [&](const Entry& e) {
    return stands_in(e.names, wanted) || stands_in(e.text, wanted);
  });
}

std::vector<BookEntry> BookSearch::with(const std::vector<std::string>& words) const {
  std::vector<BookEntry> by_name;
  std::vector<BookEntry> by_text;
  for (const Entry& e : entries_) {
    bool named = true;
    bool all = true;
    for (const std::string& word : words) {
      const std::string wanted = in_small_letters(word);
      const bool in_names = stands_in(e.names, wanted);
      named = named && in_names;
      all = all && (in_names || stands_in(e.text, wanted));
    }
    if (all) (named ? by_name : by_text).push_back(e.is);
  }
  by_name.insert(by_name.end(), by_text.begin(), by_text.end());
  return by_name;
}

std::vector<std::string> BookSearch::all_words() const {
  std::vector<std::string> out;
  for (const Entry& e : entries_)
    for (const std::string* const text : {&e.names, &e.text}) {
      std::string word;
      for (const char c : *text) {
        if (is_letter(c)) {
          word += c;
        } else {
          if (!word.empty()) out.push_back(word);
          word.clear();
        }
      }
    }
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

std::vector<std::string> words_in(std::string_view text) {
  constexpr std::string_view between = " ,;\t";
  std::vector<std::string> out;
  for (std::size_t at = 0; (at = text.find_first_not_of(between, at)) != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(between, at), text.size());
    out.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return out;
}

}  // namespace tally
