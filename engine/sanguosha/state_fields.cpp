// The state in words, field by field, for diffs and for `show`.
#include <cstdio>
#include <string_view>

#include "engine/sanguosha/state.h"

namespace tally::sanguosha {
namespace {

// A small text buffer on the stack; a hand of 40 cards still fits.
class Line {
 public:
  Line& add(std::string_view s) {
    const std::size_t k = std::min(s.size(), sizeof text_ - n_);
    std::memcpy(text_ + n_, s.data(), k);
    n_ += k;
    return *this;
  }
  Line& add(int v) {
    char digits[16];
    const int k = std::snprintf(digits, sizeof digits, "%d", v);
    return add(std::string_view(digits, static_cast<std::size_t>(k)));
  }
  Line& card(Card c) {
    if (n_ > 0) add(" ");
    return add(c < deck_size ? card_infos()[c].token : std::string_view("?"));
  }
  [[nodiscard]] std::string_view text() const { return {text_, n_}; }

 private:
  char text_[4096];
  std::size_t n_ = 0;
};

}  // namespace

void visit(const State& s, StateSink& sink) {
  const auto number = [&](std::string_view path, int v) {
    Line l;
    sink.field(path, l.add(v).text());
  };
  number("round", s.round);
  number("turn", s.turn);
  number("current seat", s.current + 1);
  number("draw pile", s.draw_count);
  number("discard pile", s.discard_count);
  for (Seat i = 0; i < s.players; ++i) {
    const Player& p = s.at(i);
    const auto field = [&](std::string_view name, std::string_view value) {
      Line path;
      path.add("seat ").add(i + 1).add(" / ").add(name);
      sink.field(path.text(), value);
    };
    Line hp;
    field("hp", hp.add(p.hp).add("/").add(p.max_hp).text());
    field("alive", p.alive ? "yes" : "no");
    constexpr std::string_view roles[] = {"hidden", "lord", "loyalist", "rebel", "spy"};
    field("role", roles[static_cast<std::size_t>(p.role)]);
    field("chained", p.chained ? "yes" : "no");
    field("wine", p.drunk ? "yes" : "no");
    Line hand;
    p.hand.each([&](Card c) { hand.card(c); });
    for (int k = 0; k < p.hidden_cards; ++k) hand.card(unknown_card);
    field("hand", hand.text());
    constexpr std::string_view slots[] = {"weapon", "armour", "defensive horse", "offensive horse"};
    for (std::size_t k = 0; k < 4; ++k) {
      Line e;
      if (p.equip[k] != unknown_card) e.card(p.equip[k]);
      field(slots[k], e.text());
    }
    Line j;
    for (int k = 0; k < p.judge_count; ++k) j.card(p.judge[static_cast<std::size_t>(k)]);
    field("judgement area", j.text());
  }
}

}  // namespace tally::sanguosha
