#pragma once
// Where a recorded game shows a rule: from where a reader can follow to where its effect is over.
#include <cstdint>
#include <vector>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally::report {

// Why a passage shows a rule, the plainest first.
enum class Shows : std::uint8_t {
  brings_about,  // it is the rule an event cites
  bears_on,      // it stands behind an event: a distance, a limit, what a card counts as
  is_broken,     // a finding cites it
};

struct Passage {
  std::uint32_t begin = 0;  // its events are [begin, end)
  std::uint32_t end = 0;
  std::vector<std::uint32_t> at;  // those that show the rule
  Shows shows = Shows::brings_about;
  // 0: clean; 1: something before it is not, or the record begins or stops within it; 2: something
  // in it.
  std::uint8_t faults = 0;
  std::uint64_t situation = 0;  // the same where the same kinds of events happen by the same rules
  std::uint64_t contents = 0;   // the same where the same happens
};

// Better ones first.
[[nodiscard]] bool better(const Passage& a, const Passage& b);

// Give it to Checker::check, then call found().
class Passages final : public EventSink {
 public:
  // Of the next game; `wanted` has to stay.
  void start(const Record& record, const std::vector<Rule>& wanted);

  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  void decided(const Question& q, const Event& answer) override;

  // For each of the wanted rules the best passage of each situation.
  void found(const Report& report, std::vector<std::vector<Passage>>& out) const;

 private:
  // The smallest part of a game that can be followed by itself.
  enum class Part : std::uint8_t {
    act,   // a phase, or a card used in it, with all it brings about
    turn,  // for what only a row of phases shows
    from_turn_to_turn,
  };
  struct Cite {
    std::uint32_t event;
    std::uint32_t rule;  // among the wanted
    Shows shows;
    Part part;
  };
  struct Range {
    std::uint32_t begin;
    std::uint32_t end;
  };

  void cite(Rule rule, Shows shows, Part part);
  [[nodiscard]] Range with_what_follows(Range r) const;
  [[nodiscard]] Range range(const Cite& cite) const;
  [[nodiscard]] std::uint64_t situation(const Range& r) const;

  const Schema* schema_ = nullptr;
  const std::vector<Rule>* wanted_ = nullptr;
  std::vector<std::uint32_t> place_;  // of each rule among the wanted, from 1; 0: not wanted
  std::vector<std::uint32_t> acts_;   // where each begins
  std::vector<std::uint32_t> turns_;
  std::vector<std::uint64_t> marks_;     // of each event: its kind and its rule
  std::vector<std::uint64_t> contents_;  // … and all else
  std::vector<Cite> cites_;
  bool midway_ = false;      // the record begins in the middle
  Seat current_ = nobody;    // whose turn it is
  bool at_boundary_ = true;  // nothing but the begin of a turn so far
  bool acts_next_ = false;   // the next event is what he chose to do
};

}  // namespace tally::report
