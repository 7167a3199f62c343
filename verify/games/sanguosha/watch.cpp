// The invariants of the identity game as a Watch, and in words.
#include <optional>
#include <utility>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/schema.h"
#include "replay/messages.h"
#include "replay/words.h"
#include "verify/games/sanguosha/books.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::verify {
namespace identity {
namespace {

#define TALLY_R(...) \
  { __VA_ARGS__ }
#define TALLY_X(name, id, rules, ...) constexpr Rule rules_of_##name[] = rules;
TALLY_SGS_INVARIANTS(TALLY_X)
#undef TALLY_X
#undef TALLY_R

constexpr Invariant all_invariants[] = {
#define TALLY_X(name, id, rules, en, zh) {id, en, zh, rules_of_##name},
    TALLY_SGS_INVARIANTS(TALLY_X)
#undef TALLY_X
};

#define TALLY_TABLE "invariants_of_sanguosha"
namespace say {

TALLY_SAY(player, (Number), "P{0}", "P{0}")
TALLY_SAY(and_player, (Message, Number), "{0} P{1}", "{0} P{1}")
TALLY_SAY(nobody_, (), "nobody", "无人")
TALLY_SAY(the_table, (), "the table", "全场")
TALLY_SAY(nothing, (), "nothing", "无")
TALLY_SAY(alive, (), "alive", "存活")
TALLY_SAY(dead, (), "dead", "阵亡")
TALLY_SAY(number, (Number), "{0}", "{0}")
TALLY_SAY(card_is_at, (Message, Message), "{0} is at: {1}", "{0}在{1}")
TALLY_SAY(card_of, (Message, Message), "{0}: {1}", "{0}: {1}")
TALLY_SAY(place_of, (Message, Message), "{0}'s {1}", "{0}的{1}")
TALLY_SAY(not_as_state, (), "not what the state has", "与状态不符")
TALLY_SAY(not_as_events, (), "not what the events say", "与事件不符")

// By Zone.
constexpr Says<> zones[] = {
    Says<>{"invariants_of_sanguosha.out_of_game", "out of the game", "游戏外"},
    Says<>{"invariants_of_sanguosha.draw_pile", "the draw pile", "牌堆"},
    Says<>{"invariants_of_sanguosha.discard_pile", "the discard pile", "弃牌堆"},
    Says<>{"invariants_of_sanguosha.table", "the table", "处理区"},
    Says<>{"invariants_of_sanguosha.hand", "hand", "手牌"},
    Says<>{"invariants_of_sanguosha.equipment", "equipment area", "装备区"},
    Says<>{"invariants_of_sanguosha.judgements", "judgement area", "判定区"},
    Says<>{"invariants_of_sanguosha.unknown", "not known", "未知"},
    Says<>{"invariants_of_sanguosha.pile", "pile of a skill", "武将牌上"},
    Says<>{"invariants_of_sanguosha.pile_face_down", "pile of a skill, face down",
           "武将牌上（扣置）"},
};
static_assert(std::size(zones) == static_cast<std::size_t>(Zone::face_down) + 1);

// Of whom, and the number.
TALLY_SAY(cards, (Message, Message), "{1} cards{0:-}", "{1}张牌{0:-}")
TALLY_SAY(has_in_hand, (Message, Message), "{0} has {1} cards in hand", "{0}有{1}张手牌")
TALLY_SAY(hand_counts, (Message, Message), "{0}'s hand counts {1}", "{0}的手牌记为{1}张")
TALLY_SAY(may_hold, (Message, Message), "{0} may hold {1}", "{0}至多{1}张")
TALLY_SAY(holds, (Message, Message), "{0} holds {1}", "{0}有{1}张")
TALLY_SAY(used_that_count, (Message, Message), "{0} has used {1} that count",
          "{0}已用{1}张（计入次数）")
TALLY_SAY(has_used, (Message, Message), "{0} has used {1}", "{0}已用{1}张")
TALLY_SAY(so_many, (Message, Message), "{1}{0:-}", "{1}张{0:-}")
TALLY_SAY(hit_points, (Message, Message), "{0} has {1} hit points", "{0}体力为{1}")
TALLY_SAY(has, (Message, Message), "{0} has {1}", "{0}为{1}")
TALLY_SAY(needs_or_dying, (Message, Message), "{0} needs {1} or is dying", "{0}体力应为{1}")
TALLY_SAY(is_paid, (Message, Message), "{0} is paid {1}", "{0}的奖励为{1}")
TALLY_SAY(loses, (Message, Message), "{0} loses {1}", "{0}失去{1}张牌")
TALLY_SAY(reserves, (Message, Message), "{0}: came in from the reserve: {1}",
          "{0}：出场的替补{1}名")
TALLY_SAY(sacrifices, (Message, Message), "{0}: sacrifices: {1}", "{0}：祭牌{1}张")
TALLY_SAY(lose_one, (Message, Message), "{1} players lose a hit point{0:-}",
          "{1}名角色失去1点体力{0:-}")
TALLY_SAY(round, (Message, Message), "round {1}{0:-}", "第{1}轮{0:-}")
TALLY_SAY(is_dead, (Message, Message), "{0} is dead{1:-}", "{0}已阵亡{1:-}")
TALLY_SAY(takes_part, (Message, Message), "{0} takes part{1:-}", "{0}仍参与{1:-}")
TALLY_SAY(is_over, (Message, Message), "the game is over{0:-}{1:-}", "游戏已结束{0:-}{1:-}")
TALLY_SAY(goes_on, (Message, Message), "it goes on{0:-}{1:-}", "游戏仍在继续{0:-}{1:-}")
TALLY_SAY(is_decided, (Message, Message), "the game is decided{0:-}{1:-}", "胜负已定{0:-}{1:-}")
TALLY_SAY(is, (Message, Message), "{0}: {1}", "{0}：{1}")

}  // namespace say
#undef TALLY_TABLE

Message player(Seat s) { return say::player(s + 1); }

Message card(Card c) { return c < deck_size ? said_cards(schema(), {&c, 1}) : say::nothing(); }

Message place(Place p) {
  const Says<>& zone = say::zones[static_cast<std::size_t>(p.zone)];
  return p.seat == nobody ? zone() : say::place_of(player(p.seat), zone());
}

Message players(const SeatSet& seats) {
  Message out;
  for (const Seat s : seats) out = out.empty() ? player(s) : say::and_player(std::move(out), s + 1);
  return out.empty() ? say::nobody_() : out;
}

// The number in an event's field "what", as the game spells it.
Message named(Kind k, int n) {
  for (const FieldInfo& f : schema().kinds[k].fields)
    if (f.field == Field::what && n >= 0 && static_cast<std::size_t>(n) < f.en.size())
      return tally::say::word(
          Texts(f.en[static_cast<std::size_t>(n)], f.zh[static_cast<std::size_t>(n)]));
  return say::number(n);
}

// Which rows say the number that the books have, and that of the state.
struct Unit {
  const Says<Message, Message>& books;
  const Says<Message, Message>& state;
};

Unit unit_of(Inv which) {
  switch (which) {
    case Inv::one_place: return {say::cards, say::cards};
    case Inv::hand_count: return {say::has_in_hand, say::hand_counts};
    case Inv::hand_limit: return {say::may_hold, say::holds};
    case Inv::slash_limit: return {say::used_that_count, say::so_many};
    case Inv::wine_limit: return {say::has_used, say::so_many};
    case Inv::hit_points: return {say::hit_points, say::has};
    case Inv::dying: return {say::needs_or_dying, say::hit_points};
    case Inv::table_clear: return {say::cards, say::cards};
    case Inv::reward: return {say::is_paid, say::is_paid};
    case Inv::reserves: return {say::reserves, say::reserves};
    case Inv::reborn: return {say::sacrifices, say::sacrifices};
    case Inv::decay: return {say::lose_one, say::lose_one};
    case Inv::punish: return {say::loses, say::loses};
    case Inv::turn_owner: return {say::round, say::round};
    case Inv::dead_rest: return {say::is_dead, say::takes_part};
    case Inv::after_end: return {say::is_over, say::goes_on};
    case Inv::winner: return {say::is_decided, say::goes_on};
    default: return {say::is, say::is};
  }
}

Message said_number(const Breach& b, bool books) {
  const Unit u = unit_of(b.which);
  const int n = books ? b.books : b.state;
  Message value = say::number(n);
  if (b.which == Inv::phase_order)
    value = named(kind::phase, n);
  else if (b.which == Inv::roles && b.seat != nobody)
    value = named(kind::death, n);
  else if (b.which == Inv::alive && b.seat != nobody)
    value = n > 0 ? say::alive() : say::dead();
  return (books ? u.books : u.state)(b.seat == nobody ? say::the_table() : player(b.seat),
                                     std::move(value));
}

Message said(const Breach& b, bool books) {
  switch (b.says) {
    case Breach::Says::places:
      return say::card_is_at(card(b.card), place(books ? b.books_place : b.state_place));
    case Breach::Says::winners: return players(books ? b.books_winners : b.state_winners);
    case Breach::Says::seats:
      return b.books == nobody && books ? say::nobody_()
                                        : player(static_cast<Seat>(books ? b.books : b.state));
    case Breach::Says::kinds: {
      const int c = books ? b.books : b.state;
      if (c < 0) return books ? say::not_as_state() : say::not_as_events();
      Message which = card(static_cast<Card>(c));
      return b.seat == nobody ? which : say::card_of(player(b.seat), std::move(which));
    }
    case Breach::Says::numbers: break;
  }
  return said_number(b, books);
}

class IdentityWatch final : public TableWatch {
 public:
  void start(const Setup& setup, const Ruleset& rules, const Match& match) override {
    go_on(rules, match);
    goes_on_ = false;
    midway_ = was_midway_ = setup.midway;
  }

  void go_on(const Ruleset& rules, const Match& match) override {
    midway_ = false;
    was_midway_ = goes_on_ = true;
    options_ = Options(rules);
    open_ = false;
    state_ = reinterpret_cast<const State*>(match.state().data());  // NOLINT: its own bytes
    legal_.emplace(*state_);
    legal_->set(options_, mode_of(all_modes(), options_));
  }

  bool event(const Event& e, const Match& /*match*/, const Question* q) override {
    if (!open_ && !open(e)) [[unlikely]]
      return true;
    if (books_.only_a_phase(e)) return books_.phase(e, *state_);
    return books_.follow(e, q, *state_, *legal_);
  }

  bool end(const Match& match, bool whole) override {
    return !open_ || books_.close(*state_, whole && match.over());
  }

 private:
  // Opens the books, if it is time.
  [[gnu::noinline]] bool open(const Event& e) {
    // A record from the middle is taken as told up to where it says so.
    if (midway_) {
      midway_ = e.kind != kind::resume;
      resumed_ = e.seat;
      return false;
    }
    books_.open(*state_, options_);
    if (goes_on_) resumed_ = e.seat;
    if (was_midway_) books_.resume(resumed_);
    return open_ = true;
  }
  [[nodiscard]] Broken broken() const override {
    const Breach& b = books_.breach();
    return {all_invariants[static_cast<std::size_t>(b.which)], b.seat};
  }
  [[nodiscard]] Message says(bool books) const override { return said(books_.breach(), books); }

  const State* state_ = nullptr;
  Options options_;
  std::optional<Legal> legal_;
  Books books_;
  bool open_ = false;
  bool midway_ = false;
  bool was_midway_ = false;
  bool goes_on_ = false;  // from a bookmark, with the turn that begins
  Seat resumed_ = nobody;
};

}  // namespace
}  // namespace identity

std::span<const Invariant> identity_invariants() { return identity::all_invariants; }
std::unique_ptr<Watch> identity_watch() { return std::make_unique<identity::IdentityWatch>(); }

}  // namespace tally::verify
