#pragma once
// The guide: a Table that answers the rules' questions from a record and holds every event they
// tell against it. What the record does not say (who was asked, who declined, which target a
// nullification protects) follows from the order of what it shows.
//
// After a disagreement the record's word is taken for the disputed fact, and the game goes on:
//   a choice that breaks a rule        is carried out all the same;
//   an event that is otherwise         happens as the record has it;
//   an event the record does not have  does not happen;
//   an event only the record has       is folded into the state without the rules.
#include <cstdint>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally {

class Guide final : public Table {
 public:
  explicit Guide(const Game& game) : game_(game), schema_(game.schema()) {}

  // Plays `record` through `match`; fills `report`.
  void run(const Record& record, const Ruleset& rules, Match& match, Report& report,
           EventSink* sink);

  Event answer(const Question& q) override;
  bool tell(Event& e) override;

 private:
  struct Next {
    Event event;
    bool there = false;
  };
  [[nodiscard]] Next peek() const;
  void consume() { ++at_; }
  void skip_restated();
  [[nodiscard]] bool shown(Kind k) const { return ((record_->shows >> k) & 1U) != 0; }
  [[nodiscard]] bool fits(const Question& q, const Event& e) const;
  Event take(const Question& q, Event a);
  bool take_as_shown(Event& e, const Event& shown, Field differs);
  bool find_ahead(const Event& e, std::size_t& steps) const;
  void accept_extra();
  void told(const Event& e);
  void ended();
  Finding& finding(FindingKind kind, Rule rule, Seat seat);

  const Game& game_;
  const Schema& schema_;
  const Record* record_ = nullptr;
  Match* match_ = nullptr;
  Report* report_ = nullptr;
  EventSink* sink_ = nullptr;
  std::size_t at_ = 0;             // next observation
  std::size_t contradiction_ = 0;  // next contradiction
  Signature signature_;
  Event last_;  // last event told of a kind that may stand again
  Card last_card_ = unknown_card;
};

}  // namespace tally
