#pragma once
// Looks on while a record is checked and keeps what a page shows of it: every event, what it
// changed, what else could have been answered, and what each seat saw.
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally::report {

// An event as somebody saw it. Asked of every event once, in order; its cards live until the next.
using Eye = std::function<Event(const Event&)>;

// One field of the state has a new value; both are numbers in a table.
struct FieldChange {
  std::uint32_t path = 0;
  std::uint32_t value = 0;
};

// Legal answers that differ only in whom they are aimed at.
struct Choice {
  Event event;  // its cards lie in `cards`, its seats are those of the first
  std::vector<Card> cards;
  std::vector<SeatList> at;
  std::string typed;  // as `tally fork` takes it, but for whom it is aimed at
};

struct Decision {
  std::uint32_t event = 0;  // the answer that was given
  Kind kind{};              // … its kind, and whose it is
  Seat seat = nobody;
  bool may_pass = false;
  std::vector<Choice> legal;
  std::uint32_t more = 0;  // legal answers that are not listed
  int taken = -1;          // the one of `legal` that was given; -1: none of them
};

// An event in which somebody did not see every card.
struct Unseen {
  std::uint32_t event = 0;
  struct Version {
    std::uint32_t viewers = 0;  // bit per eye
    Event event;                // its cards lie in `cards`
    std::vector<Card> cards;
  };
  std::vector<Version> versions;
};

class Moments final : public EventSink {
 public:
  // `eyes`: somebody who only looks on, then each seat; none where the page has one viewpoint.
  explicit Moments(const Game& game, std::vector<Eye> eyes = {});

  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  void decided(const Question& q, const Event& answer) override;
  void finish(const Match& match);

  [[nodiscard]] const std::vector<std::string>& paths() const { return paths_; }
  [[nodiscard]] const std::vector<std::string>& values() const { return values_; }
  // Of each path, before the first event.
  [[nodiscard]] const std::vector<FieldChange>& start() const { return start_; }
  // What the i-th event changed.
  [[nodiscard]] const std::vector<std::vector<FieldChange>>& changes() const { return changes_; }
  // Rules that bear on the i-th event besides the one it cites.
  [[nodiscard]] const std::vector<std::vector<Rule>>& also() const { return also_; }
  // How the i-th event comes to its numbers.
  [[nodiscard]] const std::vector<std::vector<Message>>& sums() const { return sums_; }
  [[nodiscard]] const std::vector<Decision>& decisions() const { return decisions_; }
  [[nodiscard]] const std::vector<Unseen>& unseen() const { return unseen_; }

 private:
  class Fields;

  void look(const Match& match, std::vector<FieldChange>& out);
  void see(const Event& e);
  void place_decision(const Event& e);
  [[nodiscard]] std::uint32_t value(std::string_view text);

  const Schema& schema_;
  std::vector<Eye> eyes_;
  std::vector<std::string> paths_;
  std::vector<std::uint32_t> now_;  // value of each path
  std::vector<std::string> values_;
  std::unordered_map<std::string, std::uint32_t> value_of_;
  std::vector<FieldChange> start_;
  std::vector<std::vector<FieldChange>> changes_;
  std::vector<std::vector<Rule>> also_;
  std::vector<std::vector<Message>> sums_;
  std::vector<Decision> decisions_;  // in the order of their events
  std::vector<Decision> asked_;      // whose answer has not been told yet
  std::vector<Unseen> unseen_;
  std::uint32_t events_ = 0;
};

}  // namespace tally::report
