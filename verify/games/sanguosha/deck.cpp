#include "verify/games/sanguosha/deck.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/state/state.h"

namespace tally::proofs {

using namespace sanguosha;

std::vector<DeckCard> deck_of(const Options& options) {
  State state;
  reset(state, {}, options.is<Opt::ex_cards>("true"), options.is<Opt::maneuvering>("true"));
  if (const auto deck = listed_deck(options[Opt::deck]); !deck.empty()) state.play_with(deck);
  const Mode& mode = mode_of(all_modes(), options);
  mode.sit_down(state, options);
  Legal legal(state);
  legal.set(options, mode);
  std::vector<DeckCard> out;
  for (Card c = 0; c < deck_size; ++c)
    if (state.where(c).zone != Zone::box) out.push_back({c, legal.suit(c), face(c).rank});
  return out;
}

Words lack_of(const Options& options, Name name) {
  const std::vector<DeckCard> deck = deck_of(options);
  const bool there = std::any_of(deck.begin(), deck.end(),
                                 [&](const DeckCard& c) { return face(c.card).name == name; });
  if (there || options.is<Opt::generals>("choose")) return {};
  const auto i = static_cast<std::size_t>(name);
  return {fmt::format("the deck has no {}", name_en()[i]),
          fmt::format("牌堆中没有【{}】", name_zh()[i])};
}

}  // namespace tally::proofs
