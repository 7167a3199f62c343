// The state in words, field by field, for diffs and for `show`.
#include <string_view>

#include "engine/core/text_line.h"
#include "engine/dou_dizhu/state.h"

namespace tally::dou_dizhu {
namespace {

// Ranks alone: suits matter to no rule.
void add_hand(TextLine& line, const Hand& h) {
  const char* before = "";
  for (int r = 0; r < ranks; ++r) {
    for (int i = 0; i < count_of(h.counts, r); ++i) {
      line.add(before).add(card_infos()[any_of(r)].token);
      before = " ";
    }
  }
  for (int n = total(h.counts); n < static_cast<int>(h.size); ++n) {
    line.add(before).add("?");
    before = " ";
  }
}

}  // namespace

void visit(const State& s, StateSink& sink) {
  const auto number = [&](std::string_view path, int v) {
    TextLine l;
    sink.field(path, l.add(v).text());
  };
  const auto seat = [&](std::string_view path, Seat who) {
    TextLine l;
    sink.field(path, who == nobody ? std::string_view("none") : l.add(who + 1).text());
  };
  seat("landlord", s.landlord);
  number("bid", s.base);
  number("turn", s.tricks);
  seat("current seat", s.current);
  seat("last to play", s.last);
  const bool lies = s.to_beat.type != Type::none;
  sink.field("type to beat", type_en()[static_cast<std::size_t>(s.to_beat.type)]);
  sink.field("rank to beat", lies ? card_infos()[any_of(s.to_beat.head)].token : "");
  TextLine length;
  if (lies) length.add(s.to_beat.cards);
  sink.field("length to beat", length.text());
  number("passes", s.passes);
  number("bombs", s.bombs);
  for (Seat i = 0; i < players; ++i) {
    const auto field = [&](std::string_view name, std::string_view value) {
      TextLine path;
      path.add("seat ").add(i + 1).add(" / ").add(name);
      sink.field(path.text(), value);
    };
    TextLine hand;
    add_hand(hand, s.at(i));
    field("hand", hand.text());
    TextLine count;
    field("cards", count.add(static_cast<int>(s.at(i).size)).text());
    TextLine score;
    field("score", score.add(s.score[static_cast<std::size_t>(i)]).text());
  }
}

}  // namespace tally::dou_dizhu
