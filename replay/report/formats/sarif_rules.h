#pragma once
// The rules that a SARIF report cites, in the order in which they were first cited, and their
// texts. They are written behind the results, so that no result has to wait.
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "replay/report/formats/json_writer.h"
#include "replay/report/formats/writer.h"
#include "replay/report/titles.h"

namespace tally::report {

class SarifRules {
 public:
  // The place of a rule in the list; game = nullptr: record_rule.
  std::size_t index(const Game* game, Rule rule);
  // The same for a rule that is only known by its id.
  std::size_t index(const std::string& id);

  // The list "rules" of a component, in one language.
  void write(JsonWriter& json, Lang lang);

 private:
  struct Cited {
    const Game* game;
    Rule rule;
    std::string id;
  };
  std::size_t add(Cited cited);

  std::vector<Cited> cited_;
  std::map<std::string, std::size_t> by_id_;
  std::map<std::pair<const Game*, Rule>, std::size_t> by_rule_;
  Titles titles_;
};

}  // namespace tally::report
