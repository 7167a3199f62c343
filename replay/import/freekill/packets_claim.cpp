// Cards laid against each other (pindian 拼点), and a card laid face down under another name
// (蛊惑).
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/packets.h"

namespace tally::freekill {

using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

bool Packets::claim_log(std::string_view type, cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  const SeatList to = seats_of(v.find("to"));
  if (type == "#StartPindianReason") {
    flush();
    compares_ = who;
    compared_for_ = skill_of(text(v.find("arg")));
    return true;
  }
  if (type == "#ShowPindianResult") {
    Event e = event(kind::compared, who);
    e.other = to.size() == 1 ? to[0] : nobody;
    e.value = text(v.find("arg")) == "pindianwin" ? 1 : 0;
    emit(e);
    // Whom the one who lost is to strike, the screen shows next.
    if (compared_for_ == Skill::quhu && e.value == 1) tiger_ = e.other;
    if (compared_for_ == Skill::shuangren_hs && e.value == 1) beaten_ = e.other;
    compared_for_ = Skill::none;
    return true;
  }
  if (type == "#guhuo_use" || type == "#guhuo_no_target") {
    Event e = event(kind::claim, who);
    e.what = static_cast<What>(name_of(text(v.find("arg"))));
    e.cards = {&claimed_, 1};
    e.seats = to;
    if (static_cast<Name>(e.what) == Name::collateral && to.size() == 2) {
      e.other = to[1];  // the victim
      e.seats = SeatList{to[0]};
    }
    emit(e);
    return true;
  }
  if (type == "#Choice" && claimer_ != nobody && text(v.find("arg")) == "question") {
    Event e = event(kind::doubt, who);
    e.other = claimer_;
    emit(e);
    return true;
  }
  if (type == "#ShowCard" && claimer_ != nobody && claimer_ == who) {
    read_cards(v.find("card"));
    Event e = event(kind::unmask, who);
    e.cards = listed;
    emit(e);
    claimer_ = nobody;
    return true;
  }
  return false;
}

// The card put up, or laid face down, leaves the hand.
bool Packets::claim_move(const Move& m) {
  const Skill skill = skill_of(m.skill);
  if (m.from_seat == nobody || m.from != Area::hand) return false;
  if (skill == Skill::guhuo && m.to == Area::away) {
    claimed_ = listed[0];
    claimer_ = m.from_seat;
    return true;
  }
  if (skill != compared_for_ || m.to != Area::processing) return false;
  Event e = event(kind::pindian, m.from_seat);
  e.other = m.from_seat == compares_ ? compared_with_ : compares_;
  e.cards = listed;
  emit(e);
  return true;
}

}  // namespace tally::freekill
