#include "cli/named_cards.h"

#include <algorithm>
#include <string_view>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "replay/report/display.h"

namespace tally::cli {

std::vector<Card> cards_called(const Game& game, const std::string& text,
                               std::vector<Card>& taken) {
  std::vector<Card> out;
  const auto infos = game.schema().cards;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" ,", at), text.size());
    const std::string_view token = std::string_view(text).substr(at, end - at);
    at = end + 1;
    if (token.empty()) continue;
    bool known = false;
    std::size_t c = 0;
    for (; c < infos.size(); ++c) {
      if (infos[c].token != token) continue;
      known = true;
      // One that stands for several, all of a rank, is there as often as these are.
      const auto named = static_cast<Card>(c);
      const auto of_it = std::ranges::count(infos, named, &CardInfo::name_only);
      if (std::ranges::count(taken, named) < std::max<std::ptrdiff_t>(of_it, 1)) break;
    }
    if (c == infos.size())
      throw Failure(usage,
                    (known ? say::card_too_often : say::no_such_card)(report::printable(token)));
    out.push_back(static_cast<Card>(c));
    taken.push_back(static_cast<Card>(c));
  }
  return out;
}

}  // namespace tally::cli
