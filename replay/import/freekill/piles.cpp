#include "replay/import/freekill/piles.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <utility>

namespace tally::freekill {
namespace {

// Observed on 95 recordings: Mersenne Twister over a seed sequence, from the last place down.
void shuffle(std::vector<std::int64_t>& cards, std::uint32_t seed) {
  std::seed_seq sequence{seed};
  std::mt19937 random(sequence);
  for (std::size_t left = cards.size(); left > 1; --left) {
    const auto at = static_cast<std::size_t>((std::uint64_t{random()} * left) >> 32U);
    std::swap(cards[left - 1], cards[at]);
  }
}

void take(std::vector<std::int64_t>& pile, std::int64_t id) {
  if (const auto it = std::find(pile.begin(), pile.end(), id); it != pile.end()) pile.erase(it);
}

}  // namespace

void Piles::play_with(std::int64_t first, int count) {
  first_ = first;
  all_cards_ = count;
  clear();
}

void Piles::clear() {
  draw_.clear();
  discard_.clear();
  left_ = all_cards_;
  away_ = 0;
}

void Piles::prepare(std::uint32_t seed) {
  clear();
  draw_.resize(static_cast<std::size_t>(all_cards_));
  std::iota(draw_.begin(), draw_.end(), first_);
  shuffle(draw_, seed);
}

void Piles::refill(std::uint32_t seed) {
  shuffle(discard_, seed);
  draw_.insert(draw_.end(), discard_.begin(), discard_.end());
  discard_.clear();
  left_ += std::exchange(away_, 0);
}

bool Piles::refilled_to(std::int64_t n) {
  if (n != left_ + away_) return false;
  left_ += std::exchange(away_, 0);
  return true;
}

void Piles::move(std::int64_t id, Area from, Area to, bool at_bottom) {
  left_ += (to == Area::draw ? 1 : 0) - (from == Area::draw ? 1 : 0);
  away_ += (to == Area::discard ? 1 : 0) - (from == Area::discard ? 1 : 0);
  if (from == Area::draw) take(draw_, id);
  if (from == Area::discard) take(discard_, id);
  if (to == Area::draw) draw_.insert(at_bottom ? draw_.end() : draw_.begin(), id);
  if (to == Area::discard) discard_.push_back(id);
}

}  // namespace tally::freekill
