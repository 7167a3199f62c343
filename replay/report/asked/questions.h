#pragma once
// Every question to a player in a game, and what became of it.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/message.h"
#include "replay/check.h"
#include "replay/record.h"
#include "replay/report/titles.h"

namespace tally::report {

struct Asked {
  enum class Became : std::uint8_t {
    answered,
    passed,    // nobody says so: what the record has next does
    implied,   // the record does not say it: what it has next shows the answer
    left_out,  // an answer is due, and the record has none
  };
  Became became = Became::passed;
  std::uint32_t at = 0;  // the number of the event told next: of the answer, where there is one
  int turn = 0;
  Seat who = nobody;  // nobody: the first of all players who wants to
  Seat by = nobody;   // who answered, or else who was asked
  SeatSet able;       // who had a legal answer
  bool may_pass = true;
  Rule rule = no_rule;
  Message question;
  Message answer;              // the one of the record, or what it shows
  std::vector<Message> could;  // the legal answers, by card
  std::uint32_t answers = 0;   // how many they are
  Message held;                // the cards in them; empty: none, or names of something else
  bool all_shown = true;       // the record hides no card, so that none of them is missing

  // Whether it is his decision; of a question to all, whether he had an answer.
  [[nodiscard]] bool concerns(Seat s) const { return by == nobody ? able.contains(s) : by == s; }
  // Whether he passed although he had something to answer with.
  [[nodiscard]] bool declined() const { return became == Became::passed && answers > 0; }
};

// In one sentence; of what he could have answered no more than `most` groups.
Message said_asked(const Asked& a, std::size_t most);
// What stands behind the question in it: "passes; could have: …".
Message said_became(const Asked& a, std::size_t most);

// The same of what was let pass, in short: with the cards alone that could have been the answer.
Message said_declined(const Asked& a);

class Questions final : public EventSink {
 public:
  // `named`: whether names stand behind seats.
  explicit Questions(const Record& record, bool named = true);

  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  void decided(const Question& q, const Event& answer) override;
  void passed(const Question& q) override;
  void implied(const Question& q, const Event& answer) override;
  void disputed(const Finding& f, const Question* q, const Event* told,
                const Event* shown) override;

  // In the order in which they were asked; what is asked and passed twice before an event is there
  // once. Of what is asked behind the last event, the turn is that
  // of the last event.
  [[nodiscard]] const std::vector<Asked>& all() const { return all_; }
  [[nodiscard]] std::uint32_t events() const { return events_; }
  [[nodiscard]] int last_turn() const { return turn_; }

  // Those before an event.
  [[nodiscard]] std::span<const Asked> at(std::uint32_t event) const;

  // What was asked at an event, or led there: the questions whose answers the record leaves out
  // there, also those that what comes next shows; or else the last decision before it, and what was
  // declined since, although there was something to answer with: of these, what is of the turn of
  // the last. Empty where nobody has decided anything before.
  [[nodiscard]] std::vector<const Asked*> led_to(std::uint32_t at) const;

 private:
  Asked& ask(const Question& q, Asked::Became became);
  [[nodiscard]] bool passed_before(const Asked& a) const;
  [[nodiscard]] Message words_of(const Question& q);
  [[nodiscard]] bool names_things(const Question& q) const;

  const Record& record_;
  const Schema& schema_;
  bool named_;
  bool all_shown_;
  std::vector<SeatLabel> labels_;  // empty where names do not stand behind seats
  bool renamed_ = true;            // the event before may have changed them
  Titles titles_;
  std::vector<Asked> all_;
  std::uint32_t events_ = 0;
  int turn_ = 0;                // of the last event
  std::size_t turn_known_ = 0;  // up to where Asked::turn is filled in
  bool just_passed_ = false;    // the last of all_ was passed, and nothing has come since
  bool just_decided_ = false;   // the last of all_ has its answer, and no event has come since
};

}  // namespace tally::report
