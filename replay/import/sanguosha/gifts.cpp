#include "replay/import/sanguosha/gifts.h"

#include <span>
#include <utility>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "replay/import/sanguosha/made.h"

namespace tally::import {

namespace kind = sanguosha::kind;

void Gifts::tell(Record& out) {
  const std::vector<Gift> gifts = std::exchange(gifts_, {});
  std::vector<Card> cards;
  cards.reserve(gifts.size());
  for (const Gift& g : gifts) cards.push_back(g.card);
  Event e = event(kind::peek, giver_);
  e.value = static_cast<std::int16_t>(cards.size());
  e.cards = cards;
  out.add(e, gifts.front().at);
  e.kind = kind::gift;
  e.what = sanguosha::cause(sanguosha::Skill::yiji);
  e.value = 0;
  for (std::size_t i = 0; i < gifts.size();) {
    const std::size_t first = i;
    while (i < gifts.size() && gifts[i].to == gifts[first].to && gifts[i].at == gifts[first].at)
      ++i;
    e.other = gifts[first].to;
    e.cards = std::span(cards).subspan(first, i - first);
    out.add(e, gifts[first].at);
  }
}

}  // namespace tally::import
