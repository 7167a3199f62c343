#pragma once
// Judges a game while it is being recorded: takes the bytes of a record as they are written, and
// says of each event, as soon as it is there, whether the rules allow it.
//
// What it says of an event is said without knowing what comes later, and stays said. The last word
// is had when the game has ended, by who checks the whole record (RecordChecker): a disagreement
// may then turn out to be another one, and what followed from it none.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/core/event.h"
#include "engine/core/game.h"
#include "replay/books/wanted_rules.h"
#include "replay/check.h"
#include "replay/io/input_error.h"
#include "replay/record.h"

namespace tally {

// Is told what follows from what was taken, while Follower::take() or close() runs, on other
// threads than the caller's, but never two at once.
class FollowSink : public EventSink {
 public:
  // What the rules say happens, as to any EventSink.
  void event(const Event& /*e*/, const Match& /*match*/, std::uint32_t /*source_at*/) override {}
  // A game has begun: how it is set up has been read; of a log none of its events.
  virtual void begun(const Record& /*record*/) {}
  // The observations [from, to) of the record have been judged; `findings`: what the rules have
  // against them, none when they are in order. One of kind `undecided` says that what the record
  // does not show decides; what comes later may show it.
  virtual void judged(const Record& record, std::size_t from, std::size_t to,
                      std::span<const Finding> findings) = 0;
  // A game of the record is complete, or what there is of it; it may be checked as a whole.
  virtual void ended(const Record& record) = 0;
  // This cannot be read. What came of its game is given up.
  virtual void unreadable(const io::InputError& error, std::string_view format) = 0;
};

// Of a format whose games are told event by event (tally's own logs) it says something of each
// event; of others when the game is complete. An object is used by one thread at a time.
class Follower {
 public:
  // The sink has to live as long.
  Follower(const WantedRules& wanted, FollowSink& sink);
  ~Follower();
  Follower(const Follower&) = delete;
  Follower& operator=(const Follower&) = delete;

  // More of the record has been written: lines, parts of lines. Returns when it is judged.
  void take(std::string_view bytes);
  // Nothing more will be written.
  void close();

  // The game being recorded; its `game` is nullptr where none has begun.
  [[nodiscard]] const Record& record() const;
  // Whether it is over, by the last event it has.
  [[nodiscard]] bool over() const;
  // Whether what was taken breaks off in a game that is told event by event, or before it begins: a
  // file of which this is all is still being written.
  [[nodiscard]] bool breaks_off() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally
