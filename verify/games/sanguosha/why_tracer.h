#pragma once
// Looks on at an identity game and says what leads to what: told from its events, its questions and
// its state.
#include <array>
#include <cstring>
#include <initializer_list>
#include <vector>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/state/state.h"
#include "verify/games/sanguosha/why_messages.h"
#include "verify/why/messages.h"
#include "verify/why/tracer.h"

namespace tally::why {

using namespace sanguosha;

inline Name name_of(What what) {
  return what < static_cast<What>(Name::count) ? static_cast<Name>(what) : Name::none;
}

class IdentityTracer final : public Tracer {
 public:
  explicit IdentityTracer(const Schema& schema) : Tracer(schema), of_rule_(rule_count(), no_node) {
    last_.fill(no_node);
    for (auto& last : of_seat_) last.fill(no_node);
  }

 private:
  using Explain = void (IdentityTracer::*)(const Event&, const Question*);
  static constexpr std::size_t seats = max_seats;

  static std::size_t rule_count() { return identity_game().rule_ids().size(); }

  // --- what has been so far
  [[nodiscard]] std::size_t last(Kind k, Seat s) const {
    return at(s) == seats ? no_node : of_seat_[at(s)][k];
  }
  // The last event of one of these kinds.
  [[nodiscard]] std::size_t latest(std::initializer_list<Kind> kinds) const {
    std::size_t n = no_node;
    for (const Kind k : kinds)
      if (last_[k] != no_node && (n == no_node || last_[k] > n)) n = last_[k];
    return n;
  }
  // The last step by this rule, in this turn.
  [[nodiscard]] std::size_t step(Rule rule) const {
    const std::size_t n = rule < of_rule_.size() ? of_rule_[rule] : no_node;
    return turn() != no_node && n < turn() ? no_node : n;
  }
  [[nodiscard]] const State& state() {
    std::memcpy(static_cast<void*>(&state_), match().state().data(), sizeof(State));
    return state_;
  }
  void made(std::size_t cause) { link(cause, Sort::made, say::because); }
  void made_by(Rule rule) { link(step(rule), Sort::made, say::effect_of); }

  void explain(const Event& e, const Question* q) override;
  void remember(const Event& e);
  [[nodiscard]] static std::size_t at(Seat s) {
    return s >= 0 && s < max_seats ? static_cast<std::size_t>(s) : seats;
  }

  // --- kinds
  // Whatever has no row of its own: cards that go where they go, and the rest by its rule.
  void told(const Event& e, const Question* q);
  void used(const Event& e, const Question* q);
  void answered(const Event& e, const Question* q);
  void damaged(const Event& e, const Question* q);

  // Why it is more than the card alone deals.
  void more_damage(const Event& e);

  // What was asked for against the damage and not given.
  void refused(const Event& e, std::size_t since);

  // Why no more hit points were left: every change since the last time all were there.
  void wounded_before(const Event& e);
  void lost(const Event& e, const Question* q);
  void healed(const Event& e, const Question* q);
  void hit_points(const Event& e, const Question* q);

  // And why no more hit points were left than that took.
  void is_dying(const Event& e, const Question* q);
  void died(const Event& e, const Question* q);
  void turned(const Event& e, const Question* q);
  void judged(const Event& e, const Question* q);
  void retried(const Event& e, const Question* q);

  // A Lightning goes on to the next; others are laid by who uses them.
  void placed(const Event& e, const Question* q);
  void came_due(const Event& e, const Question* q);
  void skipped(const Event& e, const Question* q);
  void drawn(const Event& e, const Question* q);
  void voided(const Event& e, const Question* q);
  void chained_up(const Event& e, const Question* q);
  void invoked(const Event& e, const Question* q);
  void replaced(const Event& e, const Question* q);
  void forfeited(const Event& e, const Question* q);
  void ended(const Event& e, const Question* q);
  // Whether the death of such a one brought this end.
  [[nodiscard]] static bool counts(Role role, Rule end);
  // What was asked for when a card was used, played or claimed.
  void answers(const Event& e, const Question* q);
  void recasts(const Event& e, const Question* q);
  void discarded(const Event& e, const Question* q);
  [[nodiscard]] std::size_t chained(Seat s) const { return chained_[at(s)]; }

  // --- pindian, cards said to be others, cards on a general's pile (why_cards.cpp)
  void put_up(const Event& e, const Question* q);
  void compares(const Event& e, const Question* q);
  void claims(const Event& e, const Question* q);
  void doubts(const Event& e, const Question* q);
  void unmasks(const Event& e, const Question* q);
  void put_away(const Event& e, const Question* q);
  // What a claim that stands comes to; false where this is nothing of the kind.
  bool stands_for(const Event& e, const Question* q);
  // What questioning a claim cost or brought; likewise.
  bool for_doubting(const Event& e);
  // Whether he lives on below 1 hit point by the cards on his pile, or does not.
  void kept_alive(const Event& e);

  // --- what was not done
  [[nodiscard]] bool listens(const Question& q) const override;
  void declined(const Question& q, bool could) override;
  [[nodiscard]] static bool is_defence(Cause what);
  struct Refusal {
    Ask ask = Ask::none;
    Rule rule = no_rule;
    std::size_t after = no_node;  // the event just before
    bool could = false;
    bool surely = false;  // his hand is open
  };
  // A skill or an equipment that would have been against it.
  struct Unused {
    Cause what{};
    std::size_t after = no_node;
  };
  struct Rescuer {
    Seat who = nobody;
    Seat whom = nobody;
    bool could = false;
    bool surely = false;
  };

  static const std::array<Explain, kind::count> explainers;

  State state_;
  std::array<std::size_t, kind::count> last_{};
  std::array<std::array<std::size_t, kind::count>, seats> of_seat_{};
  std::array<std::size_t, seats + 1> changed_hp_ = none();
  std::array<std::size_t, seats + 1> chained_ = none();
  std::vector<std::size_t> of_rule_;  // the last step by each rule
  std::size_t wine_ = no_node;        // of the Slash that was used last
  std::size_t wine_of_use_ = no_node;
  std::size_t laid_of_due_ = no_node;
  Name due_as_ = Name::none;
  int dealt_ = 0;  // by the last damage
  std::array<Refusal, seats + 1> refusals_{};
  std::array<Unused, seats + 1> unused_{};
  std::vector<Rescuer> rescuers_;
  Rule pindian_rule_ = no_rule;           // of what the cards are compared for
  std::array<Card, seats + 1> put_up_{};  // by each, in the last pindian
  Name claimed_ = Name::none;             // what the last claim says
  Seat claims_ = nobody;                  // whose it is
  bool doubted_ = false;
  enum class Truth : std::uint8_t { open, wrong, right, heart } truth_ = Truth::open;

  static constexpr std::array<std::size_t, seats + 1> none() {
    std::array<std::size_t, seats + 1> all{};
    all.fill(no_node);
    return all;
  }
};

}  // namespace tally::why
