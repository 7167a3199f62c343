#include "replay/report/formats/sarif_rules.h"

#include <algorithm>
#include <string_view>

#include "replay/report/formats/messages.h"

namespace tally::report {

std::size_t SarifRules::add(Cited cited) {
  const auto [at, is_new] = by_id_.try_emplace(cited.id, cited_.size());
  if (is_new) cited_.push_back(std::move(cited));
  return at->second;
}

std::size_t SarifRules::index(const Game* game, Rule rule) {
  const auto found = by_rule_.find({game, rule});
  if (found != by_rule_.end()) return found->second;
  const std::string_view id = game == nullptr ? record_rule : game->rule_ids()[rule];
  return by_rule_[{game, rule}] = add({game, rule, std::string(id)});
}

std::size_t SarifRules::index(const std::string& id) {
  if (id.empty()) return index(nullptr, no_rule);
  for (const Game* const game : games()) {
    const auto ids = game->rule_ids();
    const auto at = std::ranges::find(ids, id);
    if (at != ids.end()) return index(game, static_cast<Rule>(at - ids.begin()));
  }
  return add({nullptr, no_rule, id});  // of another version
}

namespace {

void write_words(JsonWriter& json, std::string_view key, std::string_view words) {
  if (words.empty()) return;
  json.open(key);
  json.text("text", words);
  json.close();
}

}  // namespace

void SarifRules::write(JsonWriter& json, Lang lang) {
  json.open_list("rules");
  for (const Cited& c : cited_) {
    const bool of_record = c.id == record_rule;
    const bool of_game = c.game != nullptr;
    const std::string title = of_record ? text_of(say::record_title(), lang)
                              : of_game ? std::string(titles_.title(*c.game, c.rule, lang))
                                        : c.id;
    const std::string text = of_record ? text_of(say::record_text(), lang)
                             : of_game ? std::string(titles_.text(*c.game, c.rule, lang))
                                       : "";
    json.open();
    json.text("id", c.id);
    write_words(json, "shortDescription", title);
    write_words(json, "fullDescription", text);
    write_words(json, "help", of_game ? text_of(say::see_rulebook(text, c.id), lang) : text);
    if (of_game) {
      json.open("properties");
      json.open_list("tags");
      json.text("", c.game->name());
      json.close_list();
      json.close();
    }
    json.close();
  }
  json.close_list();
}

}  // namespace tally::report
