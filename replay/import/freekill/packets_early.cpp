// What versions before 0.5.12 tell otherwise: turns and rounds without log lines, cards in the
// words of the screen, targets of skills only by pointing.
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/packets.h"

namespace tally::freekill {

namespace kind = sanguosha::kind;

bool Packets::early(const Packet& p) {
  const std::string_view c = p.command;
  if (c == "UpdateRoundNum") {
    round(number(Recording::open(p)));
    return true;
  }
  if (c == "Animate") {
    indicated(Recording::open(p));
    return false;
  }
  // A phase is entered before it is skipped.
  if (c == "GameLog" && before_0_5() && !out.seen().empty()) {
    const cbor::Value v = Recording::open(p);
    const Event& last = out.seen().back().event;
    if (text(v.find("type")) == "#PhaseSkipped" && last.kind == kind::phase &&
        last.seat == seat_of(v.find("from"))) {
      take_back();
    }
    return false;
  }
  if (c != "PropertyUpdate") return false;
  // Before 0.5 a turn begins with phase 1.
  const cbor::Value v = Recording::open(p);
  if (text(v.at(1)) != "phase" || number(v.at(2)) != 1 || !before_0_5()) return false;
  emit(event(kind::turn, seat_of(v.at(0))));
  return true;
}

// {type = Indicate, from, to = [[player]…]}
void Packets::indicated(cbor::Value v) {
  if (text(v.find("type")) != "Indicate") return;
  const cbor::Value to = v.find("to");
  SeatList seats;
  for (cbor::Value one : to.items()) {
    const Seat s = seat_of(one.kind() == cbor::Kind::array ? one.at(0) : one);
    if (s != nobody && !seats.contains(s)) seats.push(s);
  }
  if (seats.empty()) return;
  indicating_ = seat_of(v.find("from"));
  indicated_ = seats;
  indicated_at_ = index;
  if (untargeted_ != out.size() || untargeted_ == 0) return;
  Event& skill = out.seen()[untargeted_ - 1].event;
  untargeted_ = 0;
  if (skill.seat != indicating_) return;
  skill.seats = as_used(skill.what, seats);
  skill.show(Field::seats);
}

// Moves that name no skill, before 0.5.
void Packets::early_move(Move& m) const {
  if (!m.skill.empty() || out.seen().empty()) return;
  const Event& last = out.seen().back().event;
  const bool sown = last.kind == kind::invoke && last.seat == m.from_seat &&
                    last.what == sanguosha::cause(sanguosha::Skill::fanjian);
  if (sown && m.reason == Reason::prey) m.skill = "fanjian";
}

bool Packets::early_log(std::string_view type, cbor::Value v) {
  if (type == "$AppendSeparator") {
    again_.turns.is_a_turn();  // this is all that tells of the turn
    const Seat current = again_.turns.now();
    if (!before_0_5() && current != nobody)
      extra_ ? begin_extra_turn(current) : emit(event(kind::turn, current));
    return true;
  }
  const bool to_targets = type == "#UseVCardToTargets" || type == "#UseV0CardToTargets" ||
                          type == "#UseVCard" || type == "#UseV0Card";
  const bool to_card = type == "#UseVCardToCard" || type == "#UseV0CardToCard";
  const bool played = type == "#ResponsePlayVCard" || type == "#ResponsePlayV0Card";
  if (!to_targets && !to_card && !played) return false;
  // A converted card: the cards it is made of, and its name in words.
  scratch_.clear();
  for (cbor::Value c : v.find("card").items()) scratch_.push_back(card_of(number(c)));
  announce(to_targets ? kind::use : kind::respond, v,
           name_in_words(text(v.find(to_card ? "arg2" : "arg"))), !played);
  if (to_card) against(name_of(text(v.find("arg"))));
  return true;
}

// The round in which the game is drawn is told up to 0.5.11, and nothing comes in it.
void Packets::never_began() {
  flush();
  if (before_0_5_12() && !out.seen().empty() && out.seen().back().event.kind == kind::round)
    take_back();
}

}  // namespace tally::freekill
