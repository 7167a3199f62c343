// Dou Dizhu as the rest of the house sees it.
#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/core/game.h"
#include "engine/core/straight.h"
#include "engine/dou_dizhu/breach.h"
#include "engine/dou_dizhu/flow.h"
#include "engine/dou_dizhu/game.h"
#include "engine/dou_dizhu/schema.h"
#include "engine/dou_dizhu/sums.h"

namespace tally::dou_dizhu {
namespace {

// The rule to cite against an event nobody's choice and no rule brought about.
Rule against(Kind k) {
  switch (k) {
    case kind::deal: return rule::deal;
    case kind::face_up: return rule::face_up;
    case kind::bid: return rule::bid_order;
    case kind::landlord: return rule::landlord;
    case kind::stock: return rule::stock;
    case kind::trick: return rule::trick_end;
    case kind::play:
    case kind::pass: return rule::turn;
    case kind::score: return rule::score;
    case kind::over: return rule::end;
    default: return rule::unexplained;
  }
}

class ThreePlayerMatch final : public Match {
 public:
  void play(const Setup& /*setup*/, const Ruleset& rules, Table& table) override {
    legal_.set(Options(rules));
    stopped_ = false;
    Door door(table, legal_, stopped_);
    Flow<Door>(state_, legal_, door).run();
  }
  bool straight(const Ruleset& rules, const Observed& seen, StraightRun& out) override {
    return go_straight(rules, seen, out);
  }
  bool straight(const Ruleset& rules, const ObservedPacked& seen, StraightRun& out) override {
    return go_straight(rules, seen, out);
  }
  void stop() override { stopped_ = true; }
  bool bookmark_at(const Question& asked, std::vector<std::byte>& out) const override {
    if (static_cast<Ask>(asked.ask) != Ask::play) return false;
    const std::span<const std::byte> here = state();
    out.assign(here.begin(), here.end());
    return true;
  }
  void play_on(std::span<const std::byte> bookmark, const Ruleset& rules, Table& table) override {
    legal_.set(Options(rules));
    stopped_ = false;
    restore(bookmark);
    Door door(table, legal_, stopped_);
    Flow<Door>(state_, legal_, door).run_on();
  }
  void apply(const Event& e) override { state_.apply(e, legal_.types()); }

  [[nodiscard]] ChanceAnswer chance_answer(const Question& q, Card* out) const override {
    ChanceAnswer chance;
    const bool deal = static_cast<Ask>(q.ask) == Ask::deal;
    chance.answer.kind = deal ? kind::deal : kind::face_up;
    chance.answer.seat = q.who;
    const bool again = state_.dealt == all_players;
    std::uint64_t held = 0;
    for (Seat s = 0; s < players; ++s) held |= state_.shown(s);
    // What is dealt is in no hand yet; what was turned up is in one.
    std::uint64_t open = held;
    if (deal) open = again ? whole_deck : whole_deck & ~held;
    int n = 0;
    for (; open != 0; open &= open - 1) out[n++] = static_cast<Card>(std::countr_zero(open));
    chance.cards = n;
    return chance;
  }

  [[nodiscard]] bool holds(const Event& /*e*/) const override { return false; }

  [[nodiscard]] Rule rule_against(const Event& e) const override {
    if (e.rule != rule::none) return e.rule;
    // DDZ-END: nobody plays on when a hand is empty.
    const bool move = e.kind == kind::play || e.kind == kind::pass;
    return move && state_.last_is_out() ? Rule{rule::end} : against(e.kind);
  }

  [[nodiscard]] Rule rule_for(const Event& e, const Event& shown, Field /*f*/) const override {
    if (e.kind != shown.kind) return e.rule;
    if (e.kind == kind::play) return rule_of(static_cast<Type>(e.what));
    if (e.kind == kind::pass) return rule::pass;
    return e.rule;
  }

  void sums(const Event& e, std::vector<Message>& out) const override {
    dou_dizhu::sums(state_, legal_, e, out);
  }
  [[nodiscard]] bool plays_with(Card c) const override { return is_suited(c); }
  [[nodiscard]] bool over() const override { return state_.over; }
  [[nodiscard]] SeatList winners() const override { return list_of(state_.winners); }
  [[nodiscard]] int turn() const override { return state_.tricks; }
  [[nodiscard]] Seat current() const override { return state_.current; }
  [[nodiscard]] std::span<const std::byte> state() const override {
    return std::as_bytes(std::span(&state_, 1));
  }
  void restore(std::span<const std::byte> bytes) override {
    if (bytes.size() == sizeof(State))
      std::memcpy(static_cast<void*>(&state_), bytes.data(), sizeof(State));
  }
  void fields(StateSink& sink) const override { visit(state_, sink); }
  [[nodiscard]] std::string_view unsound() const override { return state_.unsound(); }

 private:
  template <class Seen>
  bool go_straight(const Ruleset& rules, const Seen& seen, StraightRun& out) {
    legal_.set(Options(rules));
    Straight table(seen);
    Flow<Straight<Seen>>(state_, legal_, table).run();
    if (!table.to_the_end() || !state_.over) return false;
    out = table.result(winners());
    return true;
  }

  State state_;
  Legal legal_{state_};
  bool stopped_ = false;
};

class ThreePlayerGame final : public Game {
 public:
  [[nodiscard]] std::string_view name() const override { return "dou_dizhu"; }
  [[nodiscard]] const Schema& schema() const override { return dou_dizhu::schema(); }
  [[nodiscard]] std::span<const OptionInfo> options() const override { return option_infos(); }
  [[nodiscard]] std::span<const std::string_view> rule_ids() const override { return rule::ids; }
  [[nodiscard]] const Breach* breach(const Verdict& v) const override {
    return breach_of(v.broken);
  }
  [[nodiscard]] std::string_view default_ruleset() const override { return "seed"; }
  [[nodiscard]] int most_seats() const override { return players; }
  // DDZ-PLAYERS: three, and nothing is settled before the deal.
  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Ruleset& /*rules*/) const override {
    return setup.players == players ? no_rule : Rule{rule::players};
  }
  bool random_setup(int count, const Ruleset& /*rules*/, std::uint64_t /*random*/,
                    Setup& out) const override {
    if (count != players) return false;
    out = {};
    out.players = players;
    return true;
  }
  [[nodiscard]] std::unique_ptr<Match> match() const override {
    return std::make_unique<ThreePlayerMatch>();
  }
};

}  // namespace

const Game& three_player_game() {
  static const ThreePlayerGame game;
  return game;
}

}  // namespace tally::dou_dizhu
