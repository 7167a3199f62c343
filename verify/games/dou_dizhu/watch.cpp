// The invariants of Dou Dizhu as a Watch, and in words.
#include <utility>

#include "replay/record.h"
#include "verify/games/dou_dizhu/books.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::verify {
namespace ddz {
namespace {

#define TALLY_R(...) \
  { __VA_ARGS__ }
#define TALLY_X(name, id, rules, ...) constexpr Rule rules_of_##name[] = rules;
TALLY_DDZ_INVARIANTS(TALLY_X)
#undef TALLY_X
#undef TALLY_R

constexpr Invariant table[] = {
#define TALLY_X(name, id, rules, en, zh) {id, en, zh, rules_of_##name},
    TALLY_DDZ_INVARIANTS(TALLY_X)
#undef TALLY_X
};

#define TALLY_TABLE "invariants_of_dou_dizhu"
namespace say {

TALLY_SAY(player, (Number), "P{0}", "P{0}")
TALLY_SAY(and_player, (Message, Number), "{0} P{1}", "{0} P{1}")
TALLY_SAY(nobody_, (), "nobody", "无人")
TALLY_SAY(number, (Number), "{0}", "{0}")
TALLY_SAY(higher_bid, (), "a higher bid, or none", "另有所是")
TALLY_SAY(other_cards, (), "other cards", "另有所是")
TALLY_SAY(bids_no_more, (Message), "{0} bids no more", "{0}的牌或叫分不符")
TALLY_SAY(has_or_plays_others, (Message), "{0} has or plays others", "{0}的牌或叫分不符")
TALLY_SAY(has_cards, (Message, Number), "{0} has {1} {1:card|cards}", "{0}有{1}张牌")
TALLY_SAY(is_for, (Message), "it is for {0}", "轮到{0}")
TALLY_SAY(trick, (Number), "trick {0}", "第{0}轮")
TALLY_SAY(trick_goes_on, (), "the trick goes on, or another leads", "一轮尚未结束，或由另一家领出")
TALLY_SAY(leads_or_passes, (Message), "{0} leads, or passes a lead", "{0}领出或不出")
TALLY_SAY(hand_is_empty, (), "a hand is empty, or there is no game", "已有一家出完牌")
TALLY_SAY(goes_on, (), "the game goes on, or ends too early", "游戏仍在继续，或过早结束")
TALLY_SAY(add_up_to, (Number), "the points add up to {0}", "得分之和为{0}")
TALLY_SAY(has_points, (Message, Number), "{0} has {1} points", "{0}得{1}分")

}  // namespace say
#undef TALLY_TABLE

Message player(int seat) {
  return State::seated(static_cast<Seat>(seat)) ? say::player(seat + 1) : say::nobody_();
}

Message winners(const SeatSet& seats) {
  Message out;
  for (const Seat s : seats) out = out.empty() ? player(s) : say::and_player(std::move(out), s + 1);
  return out.empty() ? player(nobody) : out;
}

Message said(const Breach& b, bool books) {
  const int n = books ? b.books : b.state;
  const Message who = player(b.seat);
  if (n < 0 && b.books == b.state) {
    const bool rising = b.which == Inv::bids;
    if (books) return rising ? say::higher_bid() : say::other_cards();
    return (rising ? say::bids_no_more : say::has_or_plays_others)(who);
  }
  switch (b.which) {
    case Inv::held: return say::has_cards(who, n);
    case Inv::deal:
    case Inv::bids:
    case Inv::turn: return say::is_for(player(n));
    case Inv::trick:
      if (b.seat == nobody) return say::trick(n);
      return books ? say::trick_goes_on() : say::leads_or_passes(who);
    case Inv::end: return n == 0 ? say::hand_is_empty() : say::goes_on();
    case Inv::winner: return winners(books ? b.books_winners : b.state_winners);
    case Inv::score: return b.seat == nobody ? say::add_up_to(n) : say::has_points(who, n);
  }
  return say::number(n);
}

class DouDizhuWatch final : public TableWatch {
 public:
  void start(const Setup& /*setup*/, const Ruleset& rules, const Match& match) override {
    books_.open(Options(rules));
    state_ = reinterpret_cast<const State*>(match.state().data());  // NOLINT: its own bytes
    first_ = true;
    last_ = nobody;
  }

  void go_on(const Ruleset& rules, const Match& match) override {
    start({}, rules, match);
    books_.open(Options(rules), *state_);
    first_ = false;
  }

  bool event(const Event& e, const Match& /*match*/, const Question* /*q*/) override {
    const bool same =
        e.kind == kind::trick ? books_.same_to_lead(*state_) : books_.same(last_, *state_);
    if (first_ || !same) [[unlikely]]
      return event_closely(e);
    last_ = e.seat;
    return books_.fold(e);
  }

  bool end(const Match& /*match*/, bool whole) override {
    return whole ? books_.close(*state_) : first_ || books_.agree(*state_);
  }

  bool straight(const Record& record, const Ruleset& rules, const Match& match) override {
    state_ = reinterpret_cast<const State*>(match.state().data());  // NOLINT: its own bytes
    Books books;
    books.open(Options(rules));
    bool holds = true;
    if (record.packed().empty()) {
      for (const Observation& o : record.seen())
        if (!(holds = books.fold(o.event))) break;
    } else {
      for (const PackedEvent& e : record.packed())
        if (!(holds = books.fold(e))) break;
    }
    if (holds && books.close(*state_)) return true;
    books_ = books;
    return false;
  }
  [[nodiscard]] bool watches_straight() const override { return true; }

 private:
  // The books are not the same as the state, or cannot be yet: whether they have to be.
  [[gnu::noinline]] bool event_closely(const Event& e) {
    // Before the first event the state is still that of the game before.
    if (first_) {
      first_ = false;
    } else if (!(e.kind == kind::trick ? books_.agree(*state_) : books_.agree_on(last_, *state_))) {
      return false;
    }
    last_ = e.seat;
    return books_.fold(e);
  }
  [[nodiscard]] Broken broken() const override {
    const Breach& b = books_.breach();
    return {table[static_cast<std::size_t>(b.which)], b.seat};
  }
  [[nodiscard]] Message says(bool books) const override { return said(books_.breach(), books); }

  const State* state_ = nullptr;
  Books books_;
  bool first_ = true;
  Seat last_ = nobody;  // about whom the last event was
};

}  // namespace
}  // namespace ddz

std::span<const Invariant> dou_dizhu_invariants() { return ddz::table; }
std::unique_ptr<Watch> dou_dizhu_watch() { return std::make_unique<ddz::DouDizhuWatch>(); }

}  // namespace tally::verify
