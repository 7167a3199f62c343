#include "replay/report/page/data_tables.h"

#include <algorithm>

#include <fmt/format.h>

#include "replay/words.h"

namespace tally::report {
namespace {

template <class F>
void each_word_of(std::string_view text, const F& take) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    take(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// "Chaos 1, Nirvana 1" has both.
bool lists(std::string_view value, std::string_view word) {
  bool has = false;
  each_listed(value, [&](std::string_view item, std::string_view /*number*/) {
    has = has || item == word;
  });
  return has;
}

}  // namespace

DataTables::DataTables(std::string& out, const Schema& schema, const Langs& langs)
    : JsonOut(out), schema_(schema), langs_(langs), card_(card_ids, -1) {
  for (std::size_t c = 0; c < schema_.cards.size(); ++c)
    by_token_.emplace(schema_.cards[c].token, static_cast<Card>(c));
}

void DataTables::put_cards(std::span<const Card> cards) {
  join(cards, [&](Card c) { print("{}", place_of(c)); });
}

// -1 for one nobody sees.
int DataTables::place_of(Card c) {
  if (c >= schema_.cards.size()) return -1;
  int& place = card_[c];
  if (place < 0) {
    place = static_cast<int>(cards_.size());
    cards_.push_back(c);
  }
  return place;
}

std::size_t DataTables::place_of(const std::string& typed) {
  const auto [at, added] = typed_at_.try_emplace(typed, typed_.size());
  if (added) typed_.push_back(typed);
  return at->second;
}

void DataTables::tables(const std::vector<std::string>& paths,
                        const std::vector<std::string>& values) {
  list("typed", typed_, [&](std::string_view text) { string(text); });
  kinds();
  cards(values);
  words(paths, values);
}

// Name, whether it is a choice, where its cards come from and go to, its words.
void DataTables::kinds() {
  list("kinds", schema_.kinds, [&](const KindInfo& k) {
    out_ += '[';
    string(k.name);
    print(",{},{},{},", k.role == EventRole::choice ? 1 : 0, static_cast<int>(k.from),
          static_cast<int>(k.to));
    each_language([&](Lang lang) { return word_in(schema_, k.name, lang); });
    out_ += ']';
  });
}

void DataTables::cards(const std::vector<std::string>& values) {
  for (const std::string& value : values)
    each_word_of(value, [&](std::string_view w) {
      if (const auto c = by_token_.find(w); c != by_token_.end()) place_of(c->second);
    });
  list("cards", cards_, [&](Card c) {
    const CardInfo& info = schema_.cards[c];
    out_ += '[';
    string(info.token);
    out_ += ',';
    string(info.face);
    out_ += ',';
    each_language([&](Lang lang) { return of_language(lang, info.en, info.zh); });
    out_ += ']';
  });
}

// Those words of the state and its fields that read otherwise in Chinese.
void DataTables::words(const std::vector<std::string>& paths,
                       const std::vector<std::string>& values) {
  std::vector<const Word*> used;
  const auto is_used = [&](std::string_view en) {
    const auto ends_in_it = [&](const std::string& path) { return path.ends_with(en); };
    const auto says_it = [&](const std::string& value) { return value == en || lists(value, en); };
    return std::ranges::any_of(values, says_it) || std::ranges::any_of(paths, ends_in_it);
  };
  const bool wanted = std::ranges::find(langs_, Lang::zh) != langs_.end();
  for (const Word& w : schema_.words)
    if (wanted && is_used(w.en)) used.push_back(&w);
  list("words", used, [&](const Word* w) {
    out_ += '[';
    string(w->en);
    out_ += ',';
    string(w->zh);
    out_ += ']';
  });
}

}  // namespace tally::report
