#pragma once
// The tables in the data of a page: what repeats stands there once, and is told of by number. Of
// the cards and words of a game only those stand there that something in the record shows.
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/core/schema.h"
#include "replay/report/page/html.h"
#include "replay/report/page/json_out.h"

namespace tally::report {

class DataTables : protected JsonOut {
 protected:
  DataTables(std::string& out, const Schema& schema, const Langs& langs);

  // Writes the numbers of these cards.
  void put_cards(std::span<const Card> cards);
  // Where a choice as it is typed stands in the table of them.
  std::size_t place_of(const std::string& typed);

  // What `words(lang)` gives in each language of the page.
  template <class F>
  void each_language(const F& words) {
    join(langs_, [&](Lang lang) { string(words(lang)); });
  }

  // When all is told that needs them: also what the state has, its fields and their values.
  void tables(const std::vector<std::string>& paths, const std::vector<std::string>& values);

  const Schema& schema_;

 private:
  int place_of(Card c);
  void kinds();
  void cards(const std::vector<std::string>& values);
  void words(const std::vector<std::string>& paths, const std::vector<std::string>& values);

  const Langs& langs_;
  std::unordered_map<std::string_view, Card> by_token_;
  std::vector<int> card_;    // place of each card in the table
  std::vector<Card> cards_;  // the table
  std::unordered_map<std::string, std::size_t> typed_at_;
  std::vector<std::string> typed_;
};

}  // namespace tally::report
