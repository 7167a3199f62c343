#pragma once
// How records come out twice, held against each other: by two rulesets, or before and now.
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "replay/report/outcome.h"

namespace tally::report {

// Where a record and the second rules part; every event before it can be played by them.
struct Parting {
  std::uint64_t events = 0;  // before it
  std::uint64_t turn = 0;    // in which it is
  std::uint64_t judged = 0;  // of all events so many are held against the rules
  bool by_either = false;    // the first rules part from it there too
};

// A record that comes out differently: as much as is told of it.
struct Differs {
  Outcome before;  // both without their findings
  Outcome after;
  std::uint64_t findings_before = 0;
  std::uint64_t findings_after = 0;
  Change change = Change::none;
  std::optional<KeptFinding> first;  // the first finding that only one of the two has
  bool of_after = false;             // the second has it
  std::optional<Parting> parting;    // none: it can be played to its end

  [[nodiscard]] bool flipped() const { return before.verdict != after.verdict; }
  [[nodiscard]] std::uint64_t events() const { return std::max(before.events, after.events); }
  // Of what cannot be read one side knows nothing.
  [[nodiscard]] std::uint64_t players() const { return std::max(before.players, after.players); }
  [[nodiscard]] std::uint64_t turns() const { return std::max(before.turns, after.turns); }
};

// One of the two rulesets; empty: each record's own.
struct ComparedRules {
  std::string name;
  std::string typed = {};    // as a command takes it
  std::string base_of = {};  // the file it was taken from, as nobody named it; mostly ""
};

// What is compared, to be named.
struct Compared {
  bool kept = false;  // the first are outcomes that were kept
  ComparedRules before;
  ComparedRules after;
};

class Comparison {
 public:
  explicit Comparison(Compared compared) : compared_(std::move(compared)) {}

  void add(const Outcome& before, const Outcome& after);
  void add_new(std::string source);
  void add_gone(std::vector<std::string> sources);
  void leave_out(const Message& why);  // a game that the rules are not of
  void add_unchecked() { ++records_; }
  // After the last: those with another verdict first, the smallest first.
  void sort();

  [[nodiscard]] std::uint64_t records() const { return records_; }
  [[nodiscard]] std::uint64_t left_out() const { return left_out_; }
  [[nodiscard]] bool any() const { return !differ_.empty() || !new_.empty() || !gone_.empty(); }
  [[nodiscard]] const std::vector<Differs>& differ() const { return differ_; }
  [[nodiscard]] const std::vector<std::string>& new_ones() const { return new_; }
  [[nodiscard]] const std::vector<std::string>& gone_ones() const { return gone_; }
  [[nodiscard]] const std::map<std::string, std::uint64_t>& rules() const { return rules_; }

  // "before", "by its own rules", "by classic".
  [[nodiscard]] Message said_before(const Outcome& o) const;
  [[nodiscard]] Message said_after(const Outcome& o) const;
  // "compared: freekill-0.5 (the base of house.toml) and house"
  [[nodiscard]] Message said_compared() const;
  // The command that shows where a record first comes out differently.
  [[nodiscard]] std::string command(const Differs& d) const;
  // How many of them, line by line; the last is the most important.
  [[nodiscard]] std::vector<Message> sums() const;

 private:
  Compared compared_;
  std::uint64_t records_ = 0;
  std::uint64_t left_out_ = 0;
  std::uint64_t flipped_ = 0;
  std::uint64_t unreadable_ = 0;  // by any rules
  Message why_left_out_;
  std::vector<Differs> differ_;
  std::vector<std::string> new_;   // not in the baseline
  std::vector<std::string> gone_;  // only there
  std::map<std::pair<std::string, std::string>, std::uint64_t> verdicts_;
  std::map<std::string, std::uint64_t> rules_;
};

// What a verdict is called, by its name.
Message said_verdict_named(const std::string& name);
// "a choice that is not legal now"
Message said_change(Change change);

}  // namespace tally::report
