#include "replay/diff/changes.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "replay/report/messages.h"

namespace tally::diff {
namespace {

class Collect final : public StateSink {
 public:
  explicit Collect(std::vector<FieldValue>& out) : out_(out) {}
  void field(std::string_view path, std::string_view value) override {
    out_.push_back({std::string(path), std::string(value)});
  }

 private:
  std::vector<FieldValue>& out_;
};

std::string joined(const std::vector<std::string>& words, std::string_view before_each) {
  std::string out;
  for (const std::string& word : words) {
    if (!out.empty()) out += ' ';
    out += before_each;
    out += word;
  }
  return out;
}

// The words of `a` that `b` does not have; a word that stands twice counts twice.
std::vector<std::string> without(std::vector<std::string> a, const std::vector<std::string>& b) {
  for (const std::string& word : b) {
    const auto found = std::find(a.begin(), a.end(), word);
    if (found != a.end()) a.erase(found);
  }
  return a;
}

}  // namespace

std::vector<FieldValue> fields_of(Match& match, std::span<const std::byte> state) {
  std::vector<FieldValue> out;
  if (state.empty()) return out;
  match.restore(state);
  Collect collect(out);
  match.fields(collect);
  return out;
}

std::vector<Change> changes(const std::vector<FieldValue>& before,
                            const std::vector<FieldValue>& after) {
  std::unordered_map<std::string_view, std::string_view> old;
  for (const FieldValue& f : before) old.emplace(f.path, f.value);
  std::vector<Change> out;
  for (const FieldValue& f : after) {
    const auto found = old.find(f.path);
    const std::string_view was = found == old.end() ? std::string_view() : found->second;
    if (was != f.value) out.push_back({f.path, std::string(was), f.value});
    if (found != old.end()) old.erase(found);
  }
  for (const FieldValue& f : before) {
    if (old.contains(f.path) && !f.value.empty()) out.push_back({f.path, f.value, ""});
  }
  return out;
}

ChangeWords::ChangeWords(const Schema& schema, Lang lang) : schema_(schema), lang_(lang) {
  for (const CardInfo& card : schema.cards) by_token_.emplace(card.token, &card);
}

// "seat 3 / hp" begins with a seat, which has its own words in each language.
std::string ChangeWords::path_words(std::string_view path) const {
  constexpr std::string_view seat = "seat ";
  constexpr std::string_view between = " / ";
  int number = 0;
  const char* const end = path.data() + path.size();
  if (path.starts_with(seat)) {
    const auto [after, error] = std::from_chars(path.data() + seat.size(), end, number);
    const std::string_view rest(after, static_cast<std::size_t>(end - after));
    if (error == std::errc() && rest.starts_with(between)) {
      return seat_words(static_cast<Seat>(number - 1), lang_)
          .append(between)
          .append(word_in(schema_, rest.substr(between.size()), lang_));
    }
  }
  return std::string(word_in(schema_, path, lang_));
}

std::string ChangeWords::value_words(std::string_view value) const {
  return or_none(words_in(schema_, value, lang_));
}

std::string ChangeWords::or_none(const std::string& words) const {
  if (!words.empty()) return words;
  return std::string(say::none.in(lang_));
}

ChangeWords::Cards ChangeWords::cards_in(std::string_view value) const {
  Cards out;
  while (!value.empty()) {
    const std::size_t end = std::min(value.find(' '), value.size());
    const std::string_view token = value.substr(0, end);
    value.remove_prefix(std::min(end + 1, value.size()));
    const auto card = by_token_.find(token);
    if (card != by_token_.end()) {
      const auto at = static_cast<Card>(card->second - schema_.cards.data());
      out.words.push_back(cards_words(schema_, {&at, 1}, lang_));
    } else if (token == "?") {
      out.words.emplace_back("?");
    } else {
      out.only_cards = false;
    }
  }
  return out;
}

std::string ChangeWords::of(const Change& change, Sides sides) const {
  const Cards before = cards_in(change.before);
  const Cards after = cards_in(change.after);
  const bool cards = before.only_cards && after.only_cards;
  const std::string path = path_words(change.path);
  const auto field = [&](const std::string& value) {
    return text_of(say::field(path, value), lang_);
  };
  if (cards && before.words.size() + after.words.size() > 2) {
    const std::vector<std::string> gone = without(before.words, after.words);
    const std::vector<std::string> come = without(after.words, before.words);
    if (gone.empty() && come.empty()) return field(std::string(say::another_order.in(lang_)));
    if (sides == Sides::records)
      return field(
          text_of(say::in_one_only(or_none(joined(gone, "")), or_none(joined(come, ""))), lang_));
    const std::string_view between = gone.empty() || come.empty() ? "" : " ";
    const std::string both = joined(gone, "−").append(between).append(joined(come, "+"));
    return field(text_of(say::now_so_many(both, after.words.size()), lang_));
  }
  const std::string a = cards ? or_none(joined(before.words, "")) : value_words(change.before);
  const std::string b = cards ? or_none(joined(after.words, "")) : value_words(change.after);
  return field(sides == Sides::records ? text_of(say::in_both(a, b), lang_) : a + " → " + b);
}

}  // namespace tally::diff
