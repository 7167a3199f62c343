#pragma once
// The legal answers to a question, told by card: those that differ only in whom they are aimed at
// are one, and so are all ways to choose so many of some cards.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/message.h"
#include "engine/core/schema.h"
#include "engine/core/table.h"
#include "replay/record.h"

namespace tally::report {

class AnswerGroups final : public AnswerSink {
 public:
  // `labels` may be nullptr.
  AnswerGroups(const Schema& schema, const std::vector<SeatLabel>* labels)
      : schema_(schema), labels_(labels) {}

  bool take(const Event& answer) override;

  // How many answers there are; no more than most_answers are looked at.
  [[nodiscard]] std::uint32_t answers() const { return answers_; }
  // The cards that stand in any of them.
  [[nodiscard]] std::vector<Card> cards() const;
  // Whose they are.
  [[nodiscard]] SeatSet seats() const;
  // A sentence for each group.
  [[nodiscard]] std::vector<Message> words() const;

  static constexpr std::uint32_t most_answers = 5000;

 private:
  struct Group {
    Event event;  // the first; its cards lie in `cards`
    std::vector<Card> cards;
    std::vector<SeatList> at;  // whom they are aimed at
  };
  // All ways to take `least` to `most` of these cards.
  struct Family {
    std::vector<Card> cards;
    std::size_t least = 0;
    std::size_t most = 0;
  };
  [[nodiscard]] static bool alike(const Group& a, const Group& b);
  [[nodiscard]] bool chooses_cards(const Event& e) const;
  [[nodiscard]] static bool family(const std::vector<const Group*>& groups, Family& out);
  [[nodiscard]] Message words(const Group& g) const;
  [[nodiscard]] Message words(const Group& g, const Family& f) const;
  [[nodiscard]] Message aimed(Message words, const Group& g) const;

  const Schema& schema_;
  const std::vector<SeatLabel>* labels_;
  std::vector<Group> groups_;
  std::uint32_t answers_ = 0;
};

}  // namespace tally::report
