#include "replay/import/dou_dizhu/record_writer.h"

#include <algorithm>

namespace tally::dou_dizhu {

Message said_player(int number) {
  return number < 0 ? say::no_player() : say::player(number, number + 1);
}

Message as_tokens(std::span<const Card> cards) {
  std::string out;
  for (const Card c : cards) {
    if (!out.empty()) out += ' ';
    out += is_card(c) ? card_infos()[c].token : "?";
  }
  return out.empty() ? say::no_card() : say::cards(out);
}

bool same_cards(std::span<const Card> a, std::span<const Card> b) {
  return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

}  // namespace tally::dou_dizhu
