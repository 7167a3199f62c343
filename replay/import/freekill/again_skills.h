// Who a skill or an equipment works for and on whom, as packets say it again, and what they say of
// a thing before it happens.
#pragma once

#include <string_view>
#include <vector>

#include "replay/import/freekill/again_cards.h"
#include "replay/import/freekill/written.h"

namespace tally::freekill {

class SkillsAgain {
 public:
  SkillsAgain(Written& w, const CardsAgain& cards) : w_(w), cards_(cards) {}

  // --- who a skill works for
  bool works_for(Seat who, std::string_view name, bool lost = false);
  void heard(cbor::Value v);
  void logged(std::string_view name, Seat who, cbor::Value v);
  // --- what comes next: one of these kinds, as `said`
  void foretell(const KindSet& kinds, Rule rule, const Event& said);
  void as_foretold(const Event& e);
  void damage_changed(cbor::Value v);
  // --- where the screen points
  void invoked(const Event& skill) {
    invoked_ = skill;
    invoked_at_ = w_.index;
  }
  void pointed(cbor::Value v);
  // Whom he has just pointed at.
  [[nodiscard]] SeatList pointed_by(Seat who) const;
  void pointed_for(const Event& use);
  void counted(cbor::Value v);
  void collaborator(const Event& use, std::uint32_t use_at, Seat target);
  // --- marks
  void armour_nullified(Seat who);
  void given(Seat s, std::int64_t n);
  // The record begins in the middle: nobody knows how many were given before.
  void begins_in_the_middle() { given_ = -1; }

 private:
  struct Foretold {
    Event said;
    KindSet kinds;
    Rule rule;
    std::uint32_t at;
  };

  Written& w_;
  const CardsAgain& cards_;
  std::vector<Foretold> foretold_;
  Event invoked_;  // a skill, and on whom it is used: the screen points at them next
  std::uint32_t invoked_at_ = 0;
  Seat pointing_ = nobody;  // who points at whom on the screen
  SeatList pointed_;
  std::uint32_t pointed_at_ = 0;
  int given_ = 0;  // in this phase; -1 if it is not known
};

}  // namespace tally::freekill
