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

// Undying 不屈: what it does is told, then the damage, or the loss, then the hit points.
bool Packets::hold_back(const Event& e) {
  const bool undying = e.kind == kind::invoke && e.what == cause(sanguosha::Skill::buqu);
  if (held_.empty() ? !undying : !KindSet{kind::shuffle, kind::reveal, kind::lay}.contains(e.kind))
    return false;
  if (held_.empty()) flush();
  held_.push_back({e, {e.cards.begin(), e.cards.end()}, index});
  return true;
}

void Packets::let_go() {
  for (Held& h : std::exchange(held_, {})) {
    h.event.cards = h.cards;
    out.add(h.event, h.at);
  }
}

void Packets::emit(const Event& e) {
  const bool shows_more = e.kind == kind::disclose && e.seat == side_of_;
  if (side_of_ != nobody && !shows_more) stands();
  if (hold_back(e)) return;
  const bool its_cause = !held_.empty() && KindSet{kind::damage, kind::lose}.contains(e.kind) &&
                         e.seat == held_.front().event.seat;
  if (!its_cause) let_go();
  again_.skills.as_foretold(e);
  if (naming_ != nobody) name_suit();
  // The property comes first, then the log line that says it was a recovery or a loss.
  if (pending_hp_.kind != nothing && (e.kind == kind::heal || e.kind == kind::lose) &&
      e.seat == pending_hp_.seat) {
    emit_now(e);
    let_go();
    const Event hp = pending_hp_;
    pending_hp_ = {};
    out.add(hp, pending_hp_at_);
    return;
  }
  flush();
  if (e.kind == kind::turn) turn_told_ = turns_ = true;
  if (e.kind == kind::turn || e.kind == kind::action) {
    if (round_.kind != nothing) out.add(std::exchange(round_, {}), round_at_);
  }
  if (midway_ && (e.kind == kind::turn || e.kind == kind::round)) resume(e);
  if (KindSet{kind::phase, kind::skip, kind::turn}.contains(e.kind)) {
    robbed_ = {};
    tiger_ = prey_ = nobody;
  }
  if (prey_ != nobody) strikes(std::exchange(prey_, nobody));
  emit_now(e);
  let_go();
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
  if (!gifts_.empty()) gifts_.tell(out);
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
