#pragma once
// One play of a record through the rules, under one plan: the Table that answers their questions
// from the record and holds every event they tell against it.
#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/game.h"
#include "replay/guide/branches.h"
#include "replay/guide/cursor.h"
#include "replay/guide/decisions.h"
#include "replay/guide/findings.h"
#include "replay/guide/gaps.h"
#include "replay/guide/known_fillings.h"
#include "replay/guide/misread.h"
#include "replay/guide/onlookers.h"
#include "replay/guide/telling.h"
#include "replay/guide/unnamed.h"

namespace tally::guide {

class Playthrough final : public Table {
 public:
  Playthrough(Cursor& cursor, Decisions& decisions, Findings& findings, Onlookers& onlookers,
              Branches& branches);
  void begin_record();

  // From start to end.
  void play(EventSink* sink);
  // As the best play so far was read, but for one dispute, from where the two part.
  void play_but_for(std::size_t dispute);

  Event answer(const Question& q) override;
  bool tell(Event& e) override;
  [[nodiscard]] bool comes_next(Event& e) override;
  [[nodiscard]] bool leaves_out(Kind k) const override {
    return !cursor_.record->shows.contains(k);
  }
  void implied(const Question& q, const Event& answer) override;

 private:
  void begin();
  void end();

  // --- the record has another event than the one the rules tell (told.cpp)
  enum class Told : std::uint8_t {
    happened,
    did_not_happen,
    look_again,  // something was passed by: it is to be held against the next observation
  };
  Told told_otherwise(Event& e, const Event& shown);
  [[nodiscard]] Facts facts_of(const Event& e, const Event& shown) const;

  // --- answers that the record has (answers.cpp, illegal_answers.cpp)
  enum class Taking : std::uint8_t { taken, passed_by, no_answer };
  Taking take_answer(const Question& q, Event& a);
  // How an answer is taken that is not taken as it stands.
  struct TakenFor {
    bool mended = false;       // with other cards: misread_.cards()
    Seat gave = nobody;        // he has the card, and this seat, which had it, one nobody has seen
    bool also_unseen = false;  // a card that nobody has seen went with this one
    bool unseen = false;       // … or instead of it
    bool only_shown = false;   // … and stays in his hand
  };
  // Reports an answer that breaks a rule, or may break one, and reads it by the plan.
  Taking take_illegal(const Question& q, Event& a, const Verdict& v, TakenFor& as);
  // What would make it legal.
  struct Remedies {
    Facts facts;
    std::size_t due = 0;      // so many cards
    std::size_t others = 0;   // so many cards of another player's it can have been
    Seat owner = nobody;      // who had the card by an earlier word of the record
    bool of_another = false;  // it is legal by the one whose turn it is
    bool on_another = false;  // it is legal on the one on whom it is due
    bool only_shown = false;  // another card of his hand may have been shown
  };
  Remedies remedies(const Question& q, const Event& a, const Verdict& v);

  // --- questions that the record does not answer next (unanswered.cpp)
  enum class Unanswered : std::uint8_t {
    passed,
    unseen,      // it was answered, and the record leaves that out
    look_again,  // something was passed by: the question is to be held against what comes then
  };
  // `fits`: what comes next answers such a question, but has been found not to answer this.
  Unanswered pass_window(const Question& q, const Event& next, bool fits);
  // The question has to be answered: the answer that is taken for given. No value: look again.
  std::optional<Event> settle_due(const Question& q, const Event& next, bool fits);
  // Whether chance may answer without the source showing it.
  [[nodiscard]] bool hides_chance(const Question& q) const;
  // Something of the kind that was asked for, of which the record shows nothing.
  Event unseen_answer(const Question& q);
  // Nothing: the record goes on from observation `start`.
  Event passed(const Question& q, std::size_t start);

  Cursor& cursor_;
  Decisions& decisions_;
  Findings& findings_;
  Onlookers& onlookers_;
  Branches& branches_;
  Telling telling_;
  KnownFillings known_;
  Gaps gaps_;
  Unnamed unnamed_;
  Misread misread_;
  std::array<Card, max_cards> room_{};  // of cards that are told, and named in part
};

}  // namespace tally::guide
