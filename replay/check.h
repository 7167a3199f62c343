#pragma once
// Holding one record against the rules: the verdict, and all findings.
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/message.h"
#include "replay/record.h"

namespace tally {

enum class FindingKind : std::uint8_t {
  setup,          // the set-up breaks a rule
  illegal,        // a choice breaks a rule
  wrong,          // something happened otherwise than the rules say
  missing,        // the rules say it happens; the record does not have it
  extra,          // the record has it; no rule brings it about
  contradiction,  // the record says two things that cannot both be
  undecided,      // a card the record does not show decides
  invariant,      // the rules' own books do not agree with what they have told: a fault of theirs
};
std::string_view name_of(FindingKind k);
std::optional<FindingKind> finding_kind(std::string_view name);

struct Defect;  // replay/books/defects.h

// What a finding is about, for who has to know it again: its words are for people.
struct Matter {
  Kind kind = nothing;       // of the event that the record has; nothing where it has none
  What what = 0;             // its name
  Card card = unknown_card;  // and the first of its cards
  KindSet due = {};          // the kinds that are due there
  Kind next = nothing;       // what the record goes on with where it lacks that
  Kind behind = nothing;     // what the record has just before it
  Rule asks = no_rule;       // by which the question asks that this answers, if it answers one
  SeatSet seats;             // who plays a part in what the record has
  std::uint8_t why = 0;      // Verdict::why of what is illegal
  std::vector<Rule> also;    // what bears on it besides (Match::also)
};

// Whether a finding counts, or why it is let pass.
enum class Standing : std::uint8_t {
  counts,
  known_defect,  // of its program, and these are let pass
  in_baseline,   // it was there before
};

struct Finding {
  Rule rule = no_rule;
  FindingKind kind = FindingKind::wrong;
  int turn = 0;                           // number of the turn, from 1; 0 before the first
  Seat seat = nobody;                     // 0-based
  std::uint32_t at = 0;                   // position among the native events, 0-based
  std::uint32_t source_at = 0;            // 0-based packet, line or move in the source
  Message message;                        // one sentence
  Message expected;                       // what the rules allow
  Message found;                          // what the record says
  std::vector<Message> because;           // of hidden cards: the events that exclude each other …
  std::vector<std::uint32_t> because_at;  // … and where they are, as `at`
  bool minimal = true;                    // false: perhaps without some of these as well
  Matter matter;
  const Defect* defect = nullptr;  // of the recording program that this is, if it is known
  bool may_follow = false;         // perhaps it only follows from the contradiction before it
  std::uint64_t id = 0;            // by which it is known again (replay/finding_id.h)
  Standing standing = Standing::counts;

  // Whether the sentence says what is found, and what is expected, or there is nothing to say.
  [[nodiscard]] bool says_found() const { return found.empty() || message.has(found); }
  [[nodiscard]] bool says_expected() const { return expected.empty() || message.has(expected); }
  [[nodiscard]] bool says_both() const {
    return !found.empty() && !expected.empty() && says_found() && says_expected();
  }
};

enum class VerdictKind : std::uint8_t { clean, violations, undecided, incomplete, unreadable };
std::string_view name_of(VerdictKind v);

// Where a record does not show every card or identity: whether some deal of them explains it.
// `undecided`: to say so would take too much work. `not_asked`: it is too long a game, or its cards
// cannot be told apart. `behind_violation`: a rule is broken, and what comes after it is not what
// the record says. `not_looked_at`: it shows everything.
enum class HiddenCards : std::uint8_t {
  not_looked_at,
  explained,
  contradiction,
  undecided,
  not_asked,
  behind_violation
};

struct Report {
  VerdictKind verdict = VerdictKind::clean;
  bool given_up = false;  // too much is not shown: nothing is judged from the last finding on
  Message reason;         // for undecided, incomplete, unreadable: why
  std::vector<Finding> findings;
  SeatList winners;  // by the record's word
  bool over = false;
  bool played = true;  // false: the rules were not run, so the numbers below are not known
  int turns = 0;
  std::uint32_t events = 0;     // native events
  std::uint64_t signature = 0;  // of a game that is not clean, its verdict and findings count too
  HiddenCards hidden = HiddenCards::not_looked_at;
};

// Mixes verdict and findings into the signature of a report that has just got more of them.
void sign(Report& report, std::span<const std::string_view> rule_ids);

// EventSink: the place of an event that the rules bring about and the record leaves out.
inline constexpr std::uint32_t not_in_record = 0xFFFFFFFF;

// Sees every native event, in order, just before it takes effect: `match` is as it was until then
// (at a turn's first event, the end of the turn before). event.rule says why it happens; source_at
// is its place in the record, or not_in_record.
class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void event(const Event& e, const Match& match, std::uint32_t source_at) = 0;
  // A question somebody answers with the event told next; legal or not. Both live for this call.
  virtual void decided(const Question& /*q*/, const Event& /*answer*/) {}
  // Of the answer that is told next: a bit for each Field that the record does not show, and that
  // could be otherwise than it is told.
  virtual void guessed(std::uint8_t /*fields*/) {}
  // A question that might have been passed, and by what the record has next it was.
  virtual void passed(const Question& /*q*/) {}
  // The answer to such a question (whether passed() was told of it or not), which no event says but
  // what comes next shows. Both live for this call.
  virtual void implied(const Question& /*q*/, const Event& /*answer*/) {}
  // A disagreement, where it is met: the question it is about or the event the rules tell, and what
  // the record has (for what is missing: what comes next). Each nullptr where there is none; all
  // live for this call. All nullptr: nothing is held against the record from here on.
  virtual void disputed(const Finding& /*f*/, const Question* /*q*/, const Event* /*told*/,
                        const Event* /*shown*/) {}
};

class Watch;  // replay/watch.h

// Checks records one after another; memory stays flat, nothing is allocated for a clean game.
class Checker {
 public:
  explicit Checker(const Game& game);
  ~Checker();
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  // `report` is reused. `sink` may be nullptr.
  void check(const Record& record, const Ruleset& rules, Report& report, EventSink* sink = nullptr);

  // The record of the last check() once more, for `sink`: read as it was found best then, without
  // looking for that again. The record and its rules must still be there.
  void check_again(EventSink& sink);

  // Whether something in the last game was hidden: an identity, or a card told without its name.
  [[nodiscard]] bool told_unseen() const;
  // How much work may be spent on how a record that disagrees is best read, from now on (0: it is
  // taken at its word throughout); and how much the last one took. In questions of the rules and
  // events.
  static constexpr std::uint64_t most_work = 8'000'000;
  void allow(std::uint64_t work);
  [[nodiscard]] std::uint64_t work() const;

  // Looks on at every game from now on, up to the first disagreement with its record. What it finds
  // broken is a finding. nullptr: nobody does.
  void watch(std::unique_ptr<Watch> watch);

  // As the last game checked left it.
  [[nodiscard]] const Match& match() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally
