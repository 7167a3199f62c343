#pragma once
// What many games come to: counts, one signature for all, one exit code.
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "replay/report/entry.h"
#include "replay/words.h"

namespace tally::report {

class Summary {
 public:
  void add(const Entry& entry);

  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::uint64_t findings() const { return findings_; }
  [[nodiscard]] std::uint64_t count(VerdictKind verdict) const {
    return counts_[static_cast<std::size_t>(verdict)];
  }
  // Those that count: not clean, and not let pass.
  [[nodiscard]] std::uint64_t counting(VerdictKind verdict) const {
    return count(verdict) - passed_[static_cast<std::size_t>(verdict)];
  }
  [[nodiscard]] bool internal_error() const { return internal_; }
  // One number for all games and their verdicts; the order they come in does not matter.
  [[nodiscard]] std::uint64_t signature() const { return signature_; }

  // "27 games: 24 clean, 2 with violations (3 findings), 1 incomplete — signature …"; of findings
  // that are known defects "(3 findings, 2 of them known defects of FreeKill 0.5.15)"
  [[nodiscard]] Message said(bool interrupted = false) const;
  [[nodiscard]] std::string line(bool interrupted = false, Lang lang = Lang::en) const;
  // "by rule: SGS-SETUP-HAND 70, SGS-DRAW-RESHUFFLE 96": findings by rule, in the order of the
  // rulebook; "" when at most one game has any.
  [[nodiscard]] std::string by_rule(Lang lang = Lang::en) const;
  // All there is to say at the end, a line each: by rule, what was skipped, what was let pass, and
  // line().
  [[nodiscard]] std::string lines(bool interrupted = false, Lang lang = Lang::en) const;

 private:
  [[nodiscard]] Message in_findings() const;
  [[nodiscard]] Message let_pass() const;
  void add_standing(const Entry& entry);

  std::uint64_t games_ = 0;
  std::uint64_t findings_ = 0;  // in games with violations
  std::uint64_t known_ = 0;     // … of which are known defects of these programs
  std::set<std::string> programs_;
  std::array<std::uint64_t, 5> counts_{};
  std::array<std::uint64_t, 5> passed_{};     // of them those that are let pass
  std::array<std::uint64_t, 3> standings_{};  // findings, by Standing
  std::uint64_t old_remarks_ =
      0;                       // records that are not clean as a whole, as the baseline has them
  std::uint64_t skipped_ = 0;  // files that are no records
  std::map<std::pair<const Game*, Rule>, std::uint64_t> by_rule_;
  std::uint64_t games_with_findings_ = 0;
  std::uint64_t signature_ = 0;
  bool internal_ = false;
};

}  // namespace tally::report
