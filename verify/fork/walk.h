#pragma once
// Walks along a recorded game, and off it at one question. Shared by crossing.cpp and fork.cpp.
#include <array>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally::crossing {

// Answers with the events of a game up to one of them, then as the heirs of this class say.
class Walk : public Table {
 public:
  Walk(const Record& game, Match& match, std::size_t until)
      : game_(game), schema_(game.game->schema()), match_(match), until_(until) {}

  Event answer(const Question& q) final;
  bool tell(Event& e) final;
  bool comes_next(Event& e) final;
  bool leaves_out(Kind k) const final { return !game_.shows.contains(k); }

 protected:
  // A question put to players at the event; `own` is the event where that answers it, else nullptr.
  // Whether the way leads off here; then `e` is the answer.
  virtual bool leaves(const Question& q, std::size_t number, const Event* own, Event& e) = 0;
  // Off the way.
  virtual Event off(const Question& /*q*/) { return {}; }
  // Every event, before it takes effect.
  virtual void sees(const Event& /*e*/) {}

  Match& match() { return match_; }
  [[nodiscard]] const Schema& schema() const { return schema_; }

 private:
  Event goes(const Event& e);

  const Record& game_;
  const Schema& schema_;
  Match& match_;
  std::size_t until_;
  std::size_t at_ = 0;
  std::size_t asked_ = 0;  // of players, at the event
  bool off_ = false;
  std::array<Card, max_cards> room_{};
};

}  // namespace tally::crossing
