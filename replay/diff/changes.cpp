#include "replay/diff/changes.h"

#include <algorithm>

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

std::string or_none(const std::string& words) { return words.empty() ? "none" : words; }

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

ChangeWords::ChangeWords(const Schema& schema) {
  for (const CardInfo& card : schema.cards) by_token_.emplace(card.token, &card);
}

ChangeWords::Cards ChangeWords::cards_in(std::string_view value) const {
  Cards out;
  while (!value.empty()) {
    const std::size_t end = std::min(value.find(' '), value.size());
    const std::string_view token = value.substr(0, end);
    value.remove_prefix(std::min(end + 1, value.size()));
    const auto card = by_token_.find(token);
    if (card != by_token_.end()) {
      out.words.push_back(std::string(card->second->face) + " " + std::string(card->second->en));
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
  std::string out = change.path + ": ";
  if (cards && before.words.size() + after.words.size() > 2) {
    const std::vector<std::string> gone = without(before.words, after.words);
    const std::vector<std::string> come = without(after.words, before.words);
    if (gone.empty() && come.empty()) return out + "the same cards in another order";
    if (sides == Sides::records) {
      return out + "only in A: " + or_none(joined(gone, "")) +
             "; only in B: " + or_none(joined(come, ""));
    }
    out += joined(gone, "−");
    if (!gone.empty() && !come.empty()) out += ' ';
    out += joined(come, "+");
    return out + " (now " + std::to_string(after.words.size()) + ")";
  }
  const std::string a = or_none(cards ? joined(before.words, "") : change.before);
  const std::string b = or_none(cards ? joined(after.words, "") : change.after);
  if (sides == Sides::records) return out + "A " + a + ", B " + b;
  return out + a + " → " + b;
}

}  // namespace tally::diff
