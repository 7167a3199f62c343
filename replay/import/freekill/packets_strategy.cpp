// The cards of Strategic Advantage 势备篇 that no packet of another card looks like.
#include <array>
#include <utility>

#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/packets.h"

namespace tally::freekill {

bool Packets::strategy_log(std::string_view type, cbor::Value v) {
  if (type == "#ImperialOrderRemoved") return true;  // the move says so
  if (type != "#HalberdTargets") return false;
  flush();  // its other targets are told behind the Slash
  if (Event* const slash = latest(sanguosha::kind::use); slash != nullptr)
    for (const Seat more : seats_of(v.find("to"))) slash->seats.push(more);
  return true;
}

// The Imperial Order on its way to the discard pile is told as a move of its own out of the game,
// beside the cards that it goes with. Our rules have it come to the pile with these, and then go.
void Packets::leaves_the_game(cbor::Value moves) {
  for (cbor::Value move : moves.items()) {
    if (area(move.find("toArea")) != Area::away) continue;
    const cbor::Value info = move.find("moveInfo").at(0);
    const Card c = card_of(number(info.find("cardId")));
    if (c >= sanguosha::deck_size || sanguosha::face(c).name != sanguosha::Name::imperial_order)
      continue;
    withdrawn_ = c;
    withdrawn_out_of_ = area(info.find("fromArea"));
    withdrawn_from_ = seat_of(move.find("from"));
  }
}

void Packets::with_withdrawn(Move& m) {
  if (listed.empty()) m.from = withdrawn_out_of_;
  listed.push_back(withdrawn_);
}

void Packets::withdraw() {
  const std::array<Card, 1> order{std::exchange(withdrawn_, unknown_card)};
  flush();
  Event e = event(sanguosha::kind::withdraw);
  e.cards = order;
  emit(e);
}

}  // namespace tally::freekill
