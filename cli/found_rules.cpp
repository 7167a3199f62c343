#include "cli/found_rules.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cli/rules_messages.h"
#include "cli/terminal.h"
#include "engine/core/game.h"
#include "replay/books/rulebook.h"
#include "replay/books/search.h"
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/messages.h"
#include "replay/report/book_text.h"
#include "replay/report/display.h"

namespace tally::cli {
namespace {

struct Searched {
  const Game* game;
  BookSearch search;
};

// That nothing has it, and what may have been meant.
Message said_unknown(const std::string& word, const std::vector<Searched>& books) {
  std::vector<std::string> all;
  for (const Searched& book : books) {
    const auto more = book.search.all_words();
    all.insert(all.end(), more.begin(), more.end());
  }
  Message none = say::no_such_word(report::printable(word));
  Message close = log::close_names(word, {all.begin(), all.end()});
  if (!close.is(log::say::did_you_mean)) return none;
  return tally::say::semicolon(std::move(none), std::move(close));
}

void print_in_full(std::string& out, const Game& game, const std::string& id, Lang lang) {
  const report::BookText text(game, style_of_out(), lang);
  if (const RuleText* const rule = text.book().rule(id)) return text.rule(out, *rule);
  if (const OptionText* const option = text.book().option(id)) text.option(out, *option);
}

}  // namespace

bool print_found(std::string& out, const std::string& asked, const RulesArguments& arguments,
                 std::vector<Message>& unknown) {
  std::vector<Searched> books;
  for (const Game* const game : games())
    if (arguments.game.empty() || game->name() == arguments.game)
      books.push_back({game, BookSearch(*game, Rulebook::load(game->name()))});

  std::vector<std::string> known;
  std::vector<std::string> not_known;
  for (const std::string& word : words_in(asked)) {
    const bool has =
        std::ranges::any_of(books, [&](const Searched& b) { return b.search.has(word); });
    (has ? known : not_known).push_back(word);
  }
  if (known.empty()) return false;

  struct Hit {
    const Game* game;
    BookEntry entry;
  };
  std::vector<Hit> hits;
  for (const Searched& book : books)
    for (BookEntry& entry : book.search.with(known)) hits.push_back({book.game, std::move(entry)});
  if (hits.empty()) return false;
  for (const std::string& word : not_known) unknown.push_back(said_unknown(word, books));

  if (!out.empty()) out += '\n';
  if (hits.size() == 1) {
    print_in_full(out, *hits.front().game, hits.front().entry.id, arguments.lang);
    return true;
  }
  const report::Style style = style_of_out();
  std::string sought;
  for (const std::string& word : known) sought += (sought.empty() ? "" : " ") + word;
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "{}{}{}\n", style.bold(),
                 text_of(say::found_with(report::printable(sought), hits.size()), arguments.lang),
                 style.off());
  std::size_t widest = 0;
  for (const Hit& hit : hits) widest = std::max(widest, hit.entry.id.size());
  for (const Hit& hit : hits)
    fmt::format_to(to, "{:<{}}  {}\n", hit.entry.id, widest, hit.entry.title.in(arguments.lang));
  return true;
}

}  // namespace tally::cli
