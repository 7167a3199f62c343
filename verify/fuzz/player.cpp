#include "verify/fuzz/player.h"

#include "verify/fuzz/kit.h"

namespace tally::verify {

void ListingPlayer::start(const Match& match, const Setup& /*setup*/, std::uint64_t random,
                          std::size_t /*leaning*/) {
  match_ = &match;
  answers_.random() = Random(random);
}

std::span<const Leaning> ListingPlayer::leanings() const {
  static constexpr Leaning none[] = {{"none", "无"}};
  return none;
}

Event ListingPlayer::answer(const Question& q) {
  if (RandomAnswers::of_chance(schema_, q)) return by_chance(q);
  if (q.may_pass && random().percent(50)) return {};
  return one_of_first(q, 8 << random().below(4));
}

std::unique_ptr<Player> player_of(const Game& game) {
  const auto player = fuzz_kit_of(game).player;
  return player == nullptr ? std::make_unique<ListingPlayer>(game) : player(game);
}

}  // namespace tally::verify
