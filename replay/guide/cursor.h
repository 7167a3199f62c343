#pragma once
// Where the guide stands: the record, how far a play has come in it, and the match that has come as
// far. It looks ahead and back in the record, and moves forward, one observation after the other.
#include <cstddef>

#include "engine/core/game.h"
#include "replay/guide/course.h"
#include "replay/guide/feed.h"
#include "replay/guide/kinds.h"
#include "replay/guide/limits.h"
#include "replay/record.h"

namespace tally::guide {

struct Cursor {
  explicit Cursor(const Game& its_game)
      : game(its_game), schema(its_game.schema()), kinds(its_game.schema()) {}
  void open(const Record& its_record, const Ruleset& its_rules, Match& its_match);

  const Game& game;
  const Schema& schema;
  const Kinds kinds;
  const Record* record = nullptr;
  const Ruleset* rules = nullptr;
  Match* match = nullptr;
  Course course;
  Work work;
  Feed* feed = nullptr;  // where more of the record comes from; nullptr: it is whole

  // Only here a record is waited for.
  [[nodiscard]] bool is_there(std::size_t at) const {
    return at < record->size() || (feed != nullptr && feed->more(at));
  }
  // The next observation, nullptr at the end.
  [[nodiscard]] const Event* peek() const {
    return is_there(course.at) ? &record->event(course.at) : nullptr;
  }
  void step() { ++course.at; }
  // The next observation has happened as it is due.
  void go_on() {
    step();
    course.in_extras = course.in_missing = false;
    course.idle = 0;
  }
  // Whether the source always shows this kind of event when it happens.
  [[nodiscard]] bool shows(Kind k) const { return record->shows.contains(k); }
  [[nodiscard]] bool shows_all() const { return shows_all_; }

  // --- looking ahead and back (cursor.cpp)
  // How many observations ahead exactly this event stands; 0: not within the horizon.
  [[nodiscard]] std::size_t steps_to(const Event& e) const;
  // Whether the next observation answers the question.
  [[nodiscard]] bool is_answer(const Question& q) const;
  // Whether an answer to the question stands shortly behind the next observation.
  [[nodiscard]] bool answer_ahead(const Question& q) const;
  // The observation, from the one after the next on, that names this card; past the last where none
  // does.
  [[nodiscard]] std::size_t next_naming(Card c) const;
  enum class From : std::uint8_t { not_named, him, another };
  // From whom this card comes when the record names it next.
  [[nodiscard]] From comes_from(Card c, Seat whose) const;
  // To whose hand the card came when the record named it last; nobody where it does not say.
  [[nodiscard]] Seat last_given_to(Card c) const;
  // Whether the record had the card last in front of somebody.
  [[nodiscard]] bool lay_in_front(Card c) const;

 private:
  bool shows_all_ = false;
};

}  // namespace tally::guide
