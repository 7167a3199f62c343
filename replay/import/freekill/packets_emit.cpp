// In which order what the packets show goes into the record.
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/words.h"

namespace tally::freekill {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

void Packets::emit_now(const Event& e) { out.add(e, index); }

void Packets::emit(const Event& e) {
  again_.skills.as_foretold(e);
  if (naming_ != nobody) name_suit();
  // The property comes first, then the log line that says it was a recovery or a loss.
  if (pending_hp_.kind != nothing && (e.kind == kind::heal || e.kind == kind::lose) &&
      e.seat == pending_hp_.seat) {
    emit_now(e);
    const Event hp = pending_hp_;
    pending_hp_ = {};
    out.add(hp, pending_hp_at_);
    return;
  }
  flush();
  if (e.kind == kind::turn) {
    turn_told_ = turns_ = true;
    if (round_.kind != nothing) out.add(std::exchange(round_, {}), round_at_);
  }
  if (midway_ && (e.kind == kind::turn || e.kind == kind::round)) resume(e);
  emit_now(e);
}

void Packets::flush() {
  if (synced_) {
    synced_ = false;
    Event e = event(kind::shuffle);
    e.cards = pile_;
    e.value = static_cast<std::int16_t>(pile_.size());
    out.add(e, synced_at_);
  }
  if (arranging_ != nobody) finish_arranging();
  if (!gifts_.empty()) give_away();
  if (shed_by_ != nobody) {
    Event e = event(kind::discard, std::exchange(shed_by_, nobody));
    e.rule = shed_for_;
    e.cards = shed_;
    out.add(e, shed_at_);
    shed_.clear();
  }
  falls_ = false;
  if (pending_hp_.kind != nothing) {
    const Event hp = pending_hp_;
    pending_hp_ = {};
    out.add(hp, pending_hp_at_);
  }
  if (pending_.kind != nothing) {
    Event e = pending_;
    pending_ = {};
    e.cards = pending_cards_;
    out.add(e, pending_at_);
    if (!pending_cards_.empty())
      contradiction(rule::use_hold, e.seat, say::card_stays_in_hand(), say::move_to_table(),
                    said_event(sanguosha::schema(), e));
  }
}

}  // namespace tally::freekill
