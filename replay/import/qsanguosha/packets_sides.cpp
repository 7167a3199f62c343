// 3v3: generals drafted and appointed, and which way a trick goes round.
#include <algorithm>
#include <utility>

#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/packets.h"

namespace tally::qsanguosha {

using sanguosha::General;
using sanguosha::Role;
namespace kind = sanguosha::kind;

namespace {

constexpr Card as_card(General g) { return static_cast<Card::Number>(g); }

Seat commander_of(const Setup& setup, bool warm) {
  const Role role = warm ? Role::warm_commander : Role::cool_commander;
  for (int i = 0; i < setup.players; ++i)
    if (setup.seat[static_cast<std::size_t>(i)][0] == static_cast<What>(role))
      return static_cast<Seat>(i);
  return nobody;
}

}  // namespace

// The cards of the identity game stand for the roles of 3v3.
Role Packets::role_named(std::string_view role) const {
  const Role r = role_of(role);
  if (!of_sides_) return r;
  switch (r) {
    case Role::lord: return Role::warm_commander;
    case Role::loyalist: return Role::warm_vanguard;
    case Role::spy: return Role::cool_commander;
    case Role::rebel: return Role::cool_vanguard;
    default: return r;
  }
}

void Packets::lie_open(Value generals) {
  open_at_ = index_;
  for (const Value name : values_of(generals))
    open_.push_back(as_card(general_of(family_, name.text())));
}

// ["warm" or "cool", general, rule]: two of one side in a row were taken together.
void Packets::takes_general(Value v) {
  const bool warm = v.at(0).text() == "warm";
  if (drafts_.empty() || drafts_.back().warm != warm) drafts_.push_back({warm, {}, index_});
  drafts_.back().generals.push_back(as_card(general_of(family_, v.at(1).text())));
}

// All generals are turned up. Where one of those that lay open is none of ours, the draft is left
// out.
void Packets::appointed() {
  const std::vector<Draft> drafts = std::exchange(drafts_, {});
  if (std::ranges::find(open_, as_card(General::none)) == open_.end() && !open_.empty()) {
    Event lie_open;
    lie_open.kind = kind::candidates;
    lie_open.value = small(static_cast<std::int64_t>(open_.size()));
    lie_open.cards = open_;
    out_.add(lie_open, open_at_);
    for (const Draft& d : drafts) {
      Event e = event(kind::draft, commander_of(out_.setup, d.warm));
      e.cards = d.generals;
      out_.add(e, d.at);
    }
    for (const bool warm : {true, false}) {
      std::vector<Card> his;
      for (std::size_t i = 0; i < ids_.size(); ++i) {
        const auto role = static_cast<Role>(out_.setup.seat[i][0]);
        const bool is_warm = role == Role::warm_commander || role == Role::warm_vanguard;
        if (is_warm == warm) his.push_back(as_card(general_of(family_, generals_[i])));
      }
      Event e = event(kind::appoint, commander_of(out_.setup, warm));
      e.cards = his;
      out_.add(e, index_);
    }
  }
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    Event e = event(kind::general, static_cast<Seat>(i));
    e.what = static_cast<What>(general_of(family_, generals_[i]));
    out_.add(e, index_);
    out_.setup.seat[i][2] = 0;
  }
}

// "cw" or "ccw", said before the use. With one other target there is only one way.
void Packets::goes_round(const Event& use, std::uint32_t at) {
  const std::string way = std::exchange(way_, {});
  const int others = use.seats.size() - (use.seats.contains(use.seat) ? 1 : 0);
  if (others < 2) return;
  Event e = event(kind::decide, use.seat);
  e.what =
      static_cast<What>(way == "cw" ? sanguosha::Way::clockwise : sanguosha::Way::anticlockwise);
  out_.add(e, at);
}

}  // namespace tally::qsanguosha
