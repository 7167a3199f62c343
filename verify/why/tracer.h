#pragma once
// Looks on while a record is played and makes the net of causes. What leads to what is said by the
// tracer of a game; where cards come from and whose turn it is, every game has.
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/schema.h"
#include "engine/core/table.h"
#include "replay/check.h"
#include "verify/why/net.h"

namespace tally::why {

inline constexpr std::size_t no_node = ~std::size_t{0};

class Tracer : public EventSink {
 public:
  explicit Tracer(const Schema& schema);

  void event(const Event& e, const Match& match, std::uint32_t source_at) final;
  void decided(const Question& q, const Event& answer) final;
  void passed(const Question& q) final;

  [[nodiscard]] const Net& net() const { return net_; }

 protected:
  // Says with link() what led to an event. `answers`: the question it is the answer to, without
  // its rules; nullptr for what is only told.
  virtual void explain(const Event& e, const Question* answers) = 0;
  // Somebody did not do what he could be asked for. `could`: there is something he could have
  // answered.
  virtual void declined(const Question& /*q*/, bool /*could*/) {}
  // Whether declined() wants to hear of it.
  [[nodiscard]] virtual bool listens(const Question& /*q*/) const { return false; }

  [[nodiscard]] const Schema& schema() const { return schema_; }
  // As it was before the event.
  [[nodiscard]] const Match& match() const { return *match_; }
  // The node of the event that is being explained.
  [[nodiscard]] std::size_t here() const { return net_.of_event.back(); }
  // The event with which this turn began; no_node before the first.
  [[nodiscard]] std::size_t turn() const { return turn_; }
  // The first answer there was instead, where a question could also be passed by an event; no cards
  // where there was none.
  [[nodiscard]] std::span<const Card> instead() const { return instead_; }

  // Nothing for a node that is not there.
  void link(std::size_t cause, Sort sort, const How& how, Message detail = {}, Rule rule = no_rule);
  // The rule that is cited for the event itself.
  void cite(Rule rule) { net_.nodes[here()].rule = rule; }
  // Something that did not happen, on the way to the event that is being explained.
  std::size_t undone(Message said, Rule rule, std::size_t cause, const How& how);
  // Where each of the cards came from, as far as it is known.
  void link_cards(const Event& e, Sort sort, const How& how);
  // The event that brought a card to where it lies; `holder`: into whose hand or area.
  [[nodiscard]] std::size_t came(Card card, Seat holder = nobody) const;

 private:
  void follow_cards(const Event& e);

  const Schema& schema_;
  Net net_;
  const Match* match_ = nullptr;
  std::size_t turn_ = no_node;
  std::optional<Question> asked_;  // what the next event answers
  std::vector<Card> instead_;
  std::array<std::size_t, card_ids> moved_{};
  std::vector<std::array<std::size_t, card_ids>> of_seat_;
};

}  // namespace tally::why
