// In which order what the packets show goes into the record.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/words.h"

namespace tally::qsanguosha {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

void Packets::emit(const Event& e) {
  if (!out_.not_covered_from.empty()) return;
  if (enlightened_ != nobody && e.kind != kind::shuffle) sees_top(1);
  const KindSet gathered{kind::discard, kind::put,  kind::shuffle,
                         kind::peek,    kind::pick, kind::arrange};
  if (!gathered.contains(e.kind)) gatherer_ = nobody;
  if (ends_targeting(e.kind)) come_to_lie();
  give_away();
  flush();
  if (goes_ahead(e)) return;
  add(e, index_);
}

// v2 and Para lay equipment and delayed tricks straight where they stay, and put answers straight
// away. By the rules what their leaving the hand brings (连营, 明哲) comes before that.
bool Packets::goes_ahead(const Event& e) {
  using sanguosha::Skill;
  const auto of = [&](Skill s) {
    return e.kind == kind::invoke ? e.what == cause(s) : e.rule == sanguosha::rule_of(s);
  };
  const bool is_brought = of(Skill::lianying) || of(Skill::mingzhe);
  const bool begins = e.kind == kind::invoke && is_brought;
  const bool draws = e.kind == kind::draw && is_brought;
  if (begins) ahead_ = of_kingdoms() || tells_rounds(family_) ? 0 : laid_straight(e.seat);
  if (!begins && !draws && e.kind != kind::shuffle) ahead_ = 0;
  if (ahead_ == 0) return false;
  insert(ahead_, e);
  ++ahead_;
  if (draws) ahead_ = 0;
  return true;
}

// Behind which events his last use or answer stands, if nothing else has come than that it was
// laid.
std::size_t Packets::laid_straight(Seat who) const {
  const auto& seen = out_.seen();
  const std::size_t at = back_over({kind::place, kind::equip, kind::replace, kind::put});
  if (at == 0 || at == seen.size() || seen[at - 1].event.seat != who) return 0;
  const bool is_put = seen[at].event.kind == kind::put;
  return seen[at - 1].event.kind == (is_put ? kind::respond : kind::use) ? at : 0;
}

std::size_t Packets::back_over(KindSet kinds, Seat who) const {
  const auto& seen = out_.seen();
  const auto is_passed = [&](const Event& e) {
    return kinds.contains(e.kind) && (who == nobody || e.seat == who);
  };
  std::size_t at = seen.size();
  while (at > 0 && is_passed(seen[at - 1].event)) --at;
  return at;
}

// A delayed trick of kingdom war is told to lie before somebody as it is used; by the rules what
// its being named brings comes before that.
void Packets::come_to_lie() {
  const Event e = std::exchange(placed_, {});
  if (e.kind == nothing) return;
  give_away();
  flush();
  add(e, placed_at_);
}

bool Packets::ends_targeting(Kind k) {
  return KindSet{kind::use,  kind::respond, kind::nullify, kind::recast, kind::due,
                 kind::turn, kind::phase,   kind::skip,    kind::flip,   kind::over}
      .contains(k);
}

void Packets::insert(std::size_t before, const Event& e) {
  if (!out_.not_covered_from.empty()) return;
  out_.insert(before, e, index_);
  for (std::size_t* const at : places())
    if (*at > before) ++*at;
}

void Packets::take_out(std::size_t i) {
  auto& seen = out_.seen();
  seen.erase(seen.begin() + static_cast<std::ptrdiff_t>(i));
  for (std::size_t* const at : places())
    if (*at > i) --*at;
}

std::array<std::size_t*, 6> Packets::places() {
  return {&ahead_, &emptied_by_, &two_fight_, &turned_.before, &first_turned_.before, &rift_at_};
}

void Packets::give_away() {
  if (gifts_.empty()) return;
  let_go();
  gifts_.tell(out_);
  gifts_.by(nobody);
  if (refill_.kind != nothing) out_.add(std::exchange(refill_, {}), refill_at_);
}

// v2 and Para put a Nullification away before they ask who nullifies it; by the rules it goes when
// that is settled, the last of them first.
void Packets::add(const Event& e, std::uint32_t at) {
  const bool of_jizhi = e.kind == kind::invoke && e.what == cause(sanguosha::Skill::jizhi);
  const bool drawn = e.kind == kind::draw && e.rule == sanguosha::rule_of(sanguosha::Skill::jizhi);
  const auto is_it = [&](Card c) { return e.cards.size() == 1 && e.cards[0] == c; };
  if (e.kind == kind::put && std::ranges::any_of(nullified_with_, is_it)) {
    waiting_.emplace_back(e.cards[0], at);
    return;
  }
  // For-Hegemony tells only whom it protects: as the one before, it is against that.
  const bool answers_one = static_cast<sanguosha::Name>(e.what) == sanguosha::Name::nullification ||
                           (of_kingdoms() && !nullified_with_.empty() && e.other == nullified_for_);
  // While it lies on the table, what comes is what its being used brings: who turns up a general.
  const bool lies_there = nullified_with_.size() > waiting_.size() && !ends_targeting(e.kind);
  const bool goes_on = of_jizhi || drawn || lies_there || (e.kind == kind::nullify && answers_one);
  if (!goes_on) {
    const bool turned_up_next = turned_.before == out_.size();
    let_go();
    if (turned_up_next) turned_.before = out_.size();
  }
  if (e.kind == kind::use) leaving_ = unknown_card;
  out_.add(e, at);
  if (!way_.empty() && e.kind == kind::use) goes_round(e, at);
  constexpr std::size_t most = 100;  // there are fewer in any deck
  if (e.kind != kind::nullify || e.cards.size() != 1 || nullified_with_.size() >= most) return;
  nullified_with_.push_back(e.cards[0]);
  nullified_for_ = e.other;
}

void Packets::let_go() {
  std::reverse(nullified_with_.begin(), nullified_with_.end());
  for (const Card card : nullified_with_)
    for (const auto& [put, at] : waiting_)
      if (put == card) {
        Event e = event(kind::put);
        e.hidden = 0;
        e.cards = {&put, 1};
        out_.add(e, at);
      }
  nullified_with_.clear();
  waiting_.clear();
}

// A use whose cards stay where they are.
void Packets::flush() {
  if (pending_.kind == nothing) return;
  Event e = std::exchange(pending_, {});
  e.cards = pending_cards_;
  add(e, pending_at_);
  if (!pending_cards_.empty())
    out_.contradict(index_, rule::use_hold, e.seat, say::card_stays_in_hand(), say::move_to_table(),
                    said_event(sanguosha::schema(), e));
}

// Among those that can be of the same use.
Event* Packets::latest(Kind k) {
  constexpr std::size_t far_enough = 1000;
  auto& seen = out_.seen();
  for (std::size_t i = seen.size(); i + far_enough > seen.size() && i > 0; --i)
    if (seen[i - 1].event.kind == k) return &seen[i - 1].event;
  return nullptr;
}

}  // namespace tally::qsanguosha
