#pragma once
// Plays are tried one after another, and most differ from the best so far in a turn or two. Such a
// play begins at the turn in which it parts from the best, and ends at the turn from which on both
// are one: the rest would be the same, so what it costs is known as if it had been played.
#include <cstddef>
#include <vector>

#include "replay/guide/cursor.h"
#include "replay/guide/decisions.h"

namespace tally::guide {

class Branches {
 public:
  Branches(Cursor& cursor, const Decisions& decisions) : cursor_(cursor), decisions_(decisions) {}

  // Of the best play so far.
  [[nodiscard]] std::uint32_t best_cost() const { return best_cost_; }
  [[nodiscard]] const std::vector<Dispute>& best_disputes() const { return best_disputes_; }

  // There is no best yet. Until close() the turns of every play are marked.
  void open();
  void close() { open_ = false; }
  [[nodiscard]] bool is_open() const { return open_; }

  // The next play is the best one but for this dispute. Where it begins; nullptr: from the start.
  // Valid until the play that begins there is over.
  [[nodiscard]] const Bookmark* part_at(std::size_t dispute);
  void begin_play() { joined_ = false; }
  // A turn is about to be told: marks it. True when from here on everything is as in the best play:
  // nothing more is to be played.
  bool reaches(const Event& turn);
  // Whether the play ended by that.
  [[nodiscard]] bool joined() const { return joined_; }
  // The play that is just over is the best.
  void take_over();

 private:
  [[nodiscard]] bool same_from(const Bookmark& best, const Bookmark& here) const;

  Cursor& cursor_;
  const Decisions& decisions_;
  bool open_ = false;
  std::vector<Bookmark> best_;  // all turns of the best play
  std::vector<Dispute> best_disputes_;
  std::uint32_t best_cost_ = 0;
  std::vector<Bookmark> own_;  // turns that the play which is tried does not share with it
  std::size_t parts_at_ = 0;   // the dispute that it reads otherwise
  std::size_t kept_ = 0;       // turns of the best before it
  bool joined_ = false;
  std::size_t joins_at_ = 0;  // the turn of the best from which on both are one
};

}  // namespace tally::guide
