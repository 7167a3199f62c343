#pragma once
// A random game under observation: by the invariants (verify/invariants) and by whoever looks, at
// the whole state before each question and each event, that is after every event before it.
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/hash.h"
#include "engine/sanguosha/state/state.h"
#include "game_case.h"
#include "replay/random/random_table.h"
#include "replay/watch.h"

namespace tally::properties {

sanguosha::State state_of(const Match& match);

class Watch final : public Table, private EventSink {
 public:
  explicit Watch(const GameCase& c);

  // Called whenever the state may have changed, with the events so far.
  std::function<void(Watch&)> look;
  // Called with every event and every unanswered question that had to be answered.
  std::function<void(Watch&, const Event&)> on_event;

  void play();

  [[nodiscard]] Match& match() { return *match_; }
  [[nodiscard]] std::uint64_t signature() const { return signature_.value(); }
  [[nodiscard]] int events() const { return events_; }
  [[noreturn]] void fail(const std::string& what) const;

 private:
  Event answer(const Question& q) override;
  bool tell(Event& e) override;
  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  void broken() const;

  const GameCase& case_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<tally::Watch> invariants_;
  const Question* asked_ = nullptr;
  RandomTable table_;
  Signature signature_;
  int events_ = 0;
};

}  // namespace tally::properties
