#pragma once
// A game that hands everything on to another: what tests plant mistakes in, or count with.
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "engine/core/game.h"

namespace tally {

class PassingMatch : public Match {
 public:
  explicit PassingMatch(std::unique_ptr<Match> match) : match_(std::move(match)) {}
  void play(const Setup& setup, const Ruleset& rules, Table& table) override {
    match_->play(setup, rules, table);
  }
  void stop() override { match_->stop(); }
  void apply(const Event& e) override { match_->apply(e); }
  ChanceAnswer chance_answer(const Question& q, Card* out) const override {
    return match_->chance_answer(q, out);
  }
  bool holds(const Event& e) const override { return match_->holds(e); }
  Rule rule_against(const Event& e) const override { return match_->rule_against(e); }
  Rule rule_for(const Event& told, const Event& shown, Field f) const override {
    return match_->rule_for(told, shown, f);
  }
  bool plays_with(Card c) const override { return match_->plays_with(c); }
  bool takes_from_within(Kind k) const override { return match_->takes_from_within(k); }
  bool mixes_rest() const override { return match_->mixes_rest(); }
  bool over() const override { return match_->over(); }
  SeatList winners() const override { return match_->winners(); }
  int turn() const override { return match_->turn(); }
  Seat current() const override { return match_->current(); }
  std::span<const std::byte> state() const override { return match_->state(); }
  void restore(std::span<const std::byte> bytes) override { match_->restore(bytes); }
  void fields(StateSink& sink) const override { match_->fields(sink); }
  std::string_view unsound() const override { return match_->unsound(); }

 protected:
  std::unique_ptr<Match> match_;
};

class PassingGame : public Game {
 public:
  explicit PassingGame(const Game& game) : game_(game) {}
  std::string_view name() const override { return game_.name(); }
  const Schema& schema() const override { return game_.schema(); }
  std::span<const OptionInfo> options() const override { return game_.options(); }
  std::span<const std::string_view> rule_ids() const override { return game_.rule_ids(); }
  const Breach* breach(const Verdict& v) const override { return game_.breach(v); }
  std::string_view default_ruleset() const override { return game_.default_ruleset(); }
  int most_seats() const override { return game_.most_seats(); }
  Rule setup_breaks(const Setup& setup, const Ruleset& rules) const override {
    return game_.setup_breaks(setup, rules);
  }
  bool random_setup(int players, const Ruleset& rules, std::uint64_t random,
                    Setup& out) const override {
    return game_.random_setup(players, rules, random, out);
  }
  std::unique_ptr<Match> match() const override {
    return std::make_unique<PassingMatch>(game_.match());
  }

 protected:
  const Game& game_;
};

}  // namespace tally
