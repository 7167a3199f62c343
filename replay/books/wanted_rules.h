#pragma once
// Which rules a record is held against: those it names itself, or those somebody wants.
#include <map>
#include <string>
#include <utility>

#include "engine/core/game.h"
#include "engine/core/message.h"

namespace tally {

struct WantedRules {
  std::string ruleset;        // a name or a file; "": each record's own
  bool strict_setup = false;  // its options of set-up and score too, not the record's own
};

// The rulesets of a run, as far as records asked for them. Not shared between threads.
class Rulesets {
 public:
  explicit Rulesets(WantedRules wanted) : wanted_(std::move(wanted)) {}

  // Throws io::InputError when there is no such ruleset for this game. Only what is
  // wanted is looked for among files: a record must not make this program open one. The same where
  // what is wanted plays another mode, 3v3 for a record of kingdom war; not of one that is not
  // covered, whose mode is not known.
  const Ruleset& of(const Game& game, const std::string& named_by_record, bool covered = true) &;

 private:
  struct Loaded {
    Ruleset rules;
    Message other_mode = {};  // why a record of that ruleset cannot be held against them, if so
  };
  [[nodiscard]] Loaded load(const Game& game, const std::string& named_by_record) const;

  WantedRules wanted_;
  std::map<std::pair<const Game*, std::string>, Loaded> loaded_;
};

}  // namespace tally
