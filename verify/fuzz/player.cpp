#include "verify/fuzz/player.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "verify/fuzz/games.h"

namespace tally::verify {

class ListingPlayer::Choice final : public AnswerSink {
 public:
  Choice(ListingPlayer& player, int most) : player_(player), most_(most) {}
  bool take(const Event& offer) override {
    ++seen_;
    if (player_.random_.below(seen_) == 0) event_ = player_.with_cards(offer, offer.cards);
    return seen_ < most_;
  }
  [[nodiscard]] const Event& event() const { return event_; }

 private:
  ListingPlayer& player_;
  int most_;
  int seen_ = 0;
  Event event_;
};

void ListingPlayer::start(const Match& match, const Setup& /*setup*/, std::uint64_t random,
                          std::size_t /*leaning*/) {
  match_ = &match;
  random_ = Random(random);
}

std::span<const std::string_view> ListingPlayer::leanings() const {
  static constexpr std::string_view none[] = {"none"};
  return none;
}

Event ListingPlayer::with_cards(Event e, std::span<const Card> cards) {
  const std::size_t n = std::min(cards.size(), cards_.size());
  if (cards.data() != cards_.data()) std::copy_n(cards.begin(), n, cards_.begin());
  e.cards = {cards_.data(), n};
  return e;
}

Event ListingPlayer::one_of_first(const Question& q, int most) {
  Choice choice(*this, most);
  q.each(choice);
  return choice.event();
}

Event ListingPlayer::by_chance(const Question& q) {
  const Lot lot = match_->lot(q, cards_.data());
  const int wanted = std::min<int>(q.value, lot.cards);
  for (int i = lot.fixed; i < wanted; ++i) {
    const int other = i + random_.below(lot.cards - i);
    std::swap(cards_[static_cast<std::size_t>(i)], cards_[static_cast<std::size_t>(other)]);
  }
  Event e = lot.answer;
  e.cards = {cards_.data(), static_cast<std::size_t>(wanted)};
  return e;
}

Event ListingPlayer::answer(const Question& q) {
  const auto kind = static_cast<std::size_t>(std::countr_zero(q.accepts));
  if (schema_.kinds[kind].role == EventRole::chance) return by_chance(q);
  if (q.may_pass && random_.percent(50)) return {};
  return one_of_first(q, 8 << random_.below(4));
}

std::unique_ptr<Player> player_of(const Game& game) {
  if (game.name() == "sanguosha") return identity_player(game);
  if (game.name() == "dou_dizhu") return dou_dizhu_player(game);
  return std::make_unique<ListingPlayer>(game);
}

}  // namespace tally::verify
