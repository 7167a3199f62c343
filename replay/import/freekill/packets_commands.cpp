// Commands 军令, and the other skills of the package 【权】 that say themselves by halves: on whom
// one was used only a mark shows, or the card that he is given.
#include <utility>

#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/packets.h"

namespace tally::freekill {

using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

// ":command1" … ":command6"
sanguosha::Command command_named(std::string_view name) {
  constexpr std::string_view before = ":command";
  if (!name.starts_with(before) || name.size() != before.size() + 1)
    return sanguosha::Command::none;
  const int n = name.back() - '0';
  return n > 0 && n < static_cast<int>(sanguosha::Command::count)
             ? static_cast<sanguosha::Command>(n)
             : sanguosha::Command::none;
}

}  // namespace

// Who gives which command to whom, and whether that is done. Which two he had to choose from no
// packet says.
bool Packets::command_log(std::string_view type, cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  if (type == "#AskCommandTo") {
    commanded_ = seat_of(v.find("to").at(0));
    return true;
  }
  if (type == "#Command1Damage") {
    Event e = event(kind::victim, who);
    e.other = seat_of(v.find("to").at(0));
    emit(e);
    return true;
  }
  if (type != "#CommandChoice") return false;
  const std::string_view choice = text(v.find("arg"));
  if (const sanguosha::Command given = command_named(choice); given != sanguosha::Command::none) {
    Event two = event(kind::commands, who);
    two.hide(Field::cards);
    emit(two);
    Event e = event(kind::command, who);
    e.what = static_cast<What>(given);
    e.other = std::exchange(commanded_, nobody);
    emit(e);
    command_ = e.what;
    commander_ = who;
  } else if (choice == "#commandselect_yes") {
    Event e = event(kind::obey, who);
    e.what = command_;
    e.other = commander_;
    emit(e);
  }
  return true;
}

// 征辟 names whom it is used on when he is marked, or given the card; 眩惑 of another names him
// when he is given it.
void Packets::summons(Seat whom) {
  if (summoner_ == nobody || whom == nobody) return;
  Event e = event(kind::invoke, std::exchange(summoner_, nobody));
  e.what = sanguosha::cause(summons_with_);
  if (summons_with_ == Skill::xuanhuo)
    e.other = whom;
  else
    e.seats = {whom};
  emit(e);
}

// [[player], what is asked, …]: where several can be hurt by 附敌 its owner is asked, behind the
// card that he has given. Whom he has named the damage shows.
void Packets::asked_whom(cbor::Value v) {
  if (!of_kingdoms || skill_of(text(v.at(1))) != Skill::fudi || out.size() == 0) return;
  const Seat who = seat_of(v.at(0).at(0));
  const Event& last = out.event(out.size() - 1);
  if (last.kind == kind::gift && last.seat == who && last.what == sanguosha::cause(Skill::fudi))
    chooses_victim_ = who;
}

bool Packets::power_mark(Seat who, std::string_view mark, std::int64_t value) {
  if (value <= 0) return false;
  if (mark == "@@ld__zhengbi_choose-turn") {
    summons(who);
    return true;
  }
  if (mark != "@ld__zhuwei_buff-turn" || ring_builder_ == nobody) return false;
  Event e = event(kind::invoke, ring_builder_);
  e.what = sanguosha::cause(Skill::zhuwei);
  e.other = who;
  emit(e);
  return true;
}

// By which skill a card is given that is said to be given by none, or by a command.
Skill Packets::gives_by(const Move& m) {
  if (m.reason != Reason::give || m.to != Area::hand || m.from_seat == nobody) return Skill::none;
  if (m.skill == "command") return invoked_;
  if (summoner_ == m.from_seat) summons(m.to_seat);
  if (!m.skill.empty()) return Skill::none;
  const bool gives = invoked_ == Skill::zhengbi || invoked_ == Skill::fudi;
  return gives && invoked_by_ == m.from_seat ? invoked_ : Skill::none;
}

}  // namespace tally::freekill
