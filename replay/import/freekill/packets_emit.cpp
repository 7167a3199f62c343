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

void Packets::contradiction(Rule rule, Seat seat, Message message, Message expected,
                            Message found) {
  Contradiction c;
  c.before = static_cast<std::uint32_t>(out_->size());
  c.source_at = index_;
  c.rule = rule;
  c.seat = seat;
  c.message = std::move(message);
  c.expected = std::move(expected);
  c.found = std::move(found);
  out_->contradictions.push_back(std::move(c));
}

void Packets::contradiction(Rule rule, Message message, const Event& one, const Event& other) {
  const auto nothing_else = [](const Event& e) {
    return e.kind == nothing ? say::nothing_of_the_kind() : Message();
  };
  contradiction(rule, one.kind == nothing ? other.seat : one.seat, std::move(message),
                nothing_else(one), nothing_else(other));
  Contradiction& c = out_->contradictions.back();
  c.one = one;
  c.other = other;
  c.one.cards = out_->keep(one.cards);
  c.other.cards = out_->keep(other.cards);
}

void Packets::emit_now(const Event& e) { out_->add(e, index_); }

void Packets::emit(const Event& e) {
  if (!foretold_.empty()) as_foretold(e);
  if (naming_ != nobody) name_suit(&e);
  // The property comes first, then the log line that says it was a recovery or a loss.
  if (pending_hp_.kind != nothing && (e.kind == kind::heal || e.kind == kind::lose) &&
      e.seat == pending_hp_.seat) {
    emit_now(e);
    const Event hp = pending_hp_;
    pending_hp_ = {};
    out_->add(hp, pending_hp_at_);
    return;
  }
  flush();
  if (midway_ && (e.kind == kind::turn || e.kind == kind::round)) resume(e);
  emit_now(e);
}

void Packets::flush() {
  if (synced_) {
    synced_ = false;
    Event e = event(kind::shuffle);
    e.cards = pile_;
    e.value = static_cast<std::int16_t>(pile_.size());
    out_->add(e, synced_at_);
  }
  if (arranging_ != nobody) finish_arranging();
  if (!gifts_.empty()) give_away();
  if (pending_hp_.kind != nothing) {
    const Event hp = pending_hp_;
    pending_hp_ = {};
    out_->add(hp, pending_hp_at_);
  }
  if (pending_.kind != nothing) {
    Event e = pending_;
    pending_ = {};
    e.cards = pending_cards_;
    out_->add(e, pending_at_);
    if (!pending_cards_.empty())
      contradiction(rule::use_hold, e.seat, say::card_stays_in_hand(), say::move_to_table(),
                    said_event(sanguosha::schema(), e));
  }
}

}  // namespace tally::freekill
