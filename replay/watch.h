#pragma once
// Who looks over the rules' shoulder while a game runs, a replay or a random one, and keeps books
// of his own (verify/invariants/). What he finds broken is a fault of the rules' own state or of
// what they tell, whatever the record says.
#include <string>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally {

class Watch {
 public:
  virtual ~Watch() = default;
  // All that follow allocate nothing. After a false nothing more is told of this game.
  virtual void start(const Setup& setup, const Ruleset& rules, const Match& match) = 0;
  // The same for a game that is played on from a bookmark: the state is as it stands there.
  virtual void go_on(const Ruleset& rules, const Match& match) { start({}, rules, match); }
  // An event, just before it takes effect: `match` is as the events before have left it.
  // `question` is the one it answers; nullptr for what is only told.
  virtual bool event(const Event& e, const Match& match, const Question* question) = 0;
  // Nothing more is to come. `whole`: the game was played to its end.
  virtual bool end(const Match& match, bool whole) = 0;
  // The same all at once, for a game that went the straight path.
  virtual bool straight(const Record& /*record*/, const Ruleset& /*rules*/,
                        const Match& /*match*/) {
    return true;
  }
  // Whether this game offers it; else the straight path is not taken while somebody watches.
  [[nodiscard]] virtual bool watches_straight() const { return false; }

  // After a false: what is broken, in words. Fills rule, kind, seat, message, expected and found.
  virtual void tell(Finding& finding) const = 0;
};

}  // namespace tally
