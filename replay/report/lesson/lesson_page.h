#pragma once
// The page of a lesson: rules with their texts, and passages of recorded games that show them.
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/message.h"
#include "replay/books/rulebook.h"
#include "replay/record.h"
#include "replay/report/entry.h"
#include "replay/report/lesson/excerpt.h"
#include "replay/report/lesson/passage_choice.h"
#include "replay/report/page/html.h"

namespace tally::report {

struct LessonPassage {
  const Record& record;
  const Entry& entry;
  const Excerpt& excerpt;
  const Passage& passage;
};

class LessonPage {
 public:
  explicit LessonPage(Langs langs) : langs_(std::move(langs)) {}

  // A rule; its passages follow.
  void rule(const Game& game, const RuleText& rule);
  void passage(const LessonPassage& p);
  // `games` were searched, which lie there.
  [[nodiscard]] std::string finish(std::uint64_t games, const std::string& where);
  [[nodiscard]] std::uint64_t passages() const { return passages_; }

 private:
  struct Rule {
    const Game* game = nullptr;
    RuleText text;
    std::uint64_t passages = 0;
    std::string html;  // of its passages
  };

  [[nodiscard]] Message title() const;
  void opening(std::string& out, std::uint64_t games) const;
  void rule_text(std::string& out, const Rule& rule, std::size_t n);
  const Rulebook& book_of(const Game& game);

  Langs langs_;
  std::vector<Rule> rules_;
  std::map<const Game*, Rulebook> books_;
  std::map<const Game*, std::vector<bool>> cited_;
  std::uint64_t passages_ = 0;
};

}  // namespace tally::report
