// The state in words, field by field, for diffs and for `show`.
#include <bit>
#include <string_view>

#include "engine/core/text_line.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {
namespace {

void add_card(TextLine& line, Card c) {
  if (!line.empty()) line.add(" ");
  line.add(c < deck_size ? card_infos()[c].token : std::string_view("?"));
}

}  // namespace

void visit(const State& s, StateSink& sink) {
  const auto number = [&](std::string_view path, int v) {
    TextLine l;
    sink.field(path, l.add(v).text());
  };
  number("round", s.round);
  number("turn", s.turn);
  number("current seat", s.current + 1);
  number("draw pile", s.draw_count);
  number("discard pile", s.discard_count);
  if (s.fray != 0) sink.field("fray", "yes");
  for (Seat i = 0; i < s.players; ++i) {
    const Player& p = s.at(i);
    const auto field = [&](std::string_view name, std::string_view value) {
      TextLine path;
      path.add("seat ").add(i + 1).add(" / ").add(name);
      sink.field(path.text(), value);
    };
    TextLine hp;
    field("hp", hp.add(p.hp).add("/").add(p.max_hp).text());
    field("alive", p.alive ? "yes" : "no");
    if (s.away.contains(i)) field("lured away", "yes");
    field("role", role_en[static_cast<std::size_t>(p.role)]);
    const auto shown = [&](std::size_t place) -> std::string_view {
      if (s.is_soldier(i, place)) return "soldier";
      const General g = s.shown(i, place);
      return g == General::none ? "" : info(g).en;
    };
    field("general", shown(0));
    if (!shown(1).empty()) field("deputy", shown(1));
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
      if (p.veils(place))
        field(place == 0 ? "main general, face down" : "deputy, face down",
              p.unnamed[place] ? "?" : info(p.veiled[place]).en);
    if (p.role == Role::warrior) {
      field("kingdom", kingdom_en[static_cast<std::size_t>(p.kingdom)]);
      TextLine tokens;
      for (std::size_t t = 1; t < std::size(token_en); ++t)
        if (p.has(static_cast<Token>(t))) tokens.add(tokens.empty() ? "" : ", ").add(token_en[t]);
      if (!tokens.empty()) field("marks of war", tokens.text());
    }
    field("chained", p.chained ? "yes" : "no");
    if (p.face_down) field("face down", "yes");
    if (acts_by_side(p.role)) field("this round", s.acted.contains(i) ? "has acted" : "");
    field("wine", s.drunk(i) ? "yes" : "no");
    if (p.shape != General::none) field("shape", info(p.shape).en);
    TextLine forms;
    for (const General g : p.forms) forms.add(forms.empty() ? "" : ", ").add(info(g).en);
    if (!forms.empty()) field("own forms", forms.text());
    TextLine hand;
    for (const Card c : p.hand) add_card(hand, c);
    for (int k = 0; k < p.hidden_cards; ++k) add_card(hand, unknown_card);
    field("hand", hand.text());
    constexpr std::string_view slots[] = {"weapon", "armour", "defensive horse", "offensive horse",
                                          "treasure"};
    for (std::size_t k = 0; k < p.equip.size(); ++k) {
      const bool treasure = k == static_cast<std::size_t>(slot_of(CardType::treasure));
      if (treasure && p.equip[k] == unknown_card) continue;  // few decks have one
      TextLine e;
      if (p.equip[k] != unknown_card) add_card(e, p.equip[k]);
      field(slots[k], e.text());
    }
    TextLine j;
    for (int k = 0; k < p.judge_count; ++k) add_card(j, p.judge[static_cast<std::size_t>(k)]);
    field("judgement area", j.text());
    for (const Skill pile : s.piles_beside(i)) {
      TextLine cards;
      for (const Zone z : {Zone::pile, Zone::face_down})
        s.each_at({z, i, pile}, [&](Card c) { add_card(cards, c); });
      for (int k = 0; k < s.unseen_beside(i, pile); ++k) add_card(cards, unknown_card);
      field(info(pile).en, cards.text());
    }
    TextLine marks;
    s.memory.each([&](const Note& n) {
      const Skill skill = skill_of(n.mark);
      if (n.owner != i || n.life != Life::game || skill == Skill::none) return;
      if (!marks.empty()) marks.add(", ");
      // Of 战神 of 3v3 a bit says each way that was chosen.
      const auto ways = std::popcount(static_cast<unsigned>(n.count));
      marks.add(info(skill).en).add(" ").add(skill == Skill::zhanshen3v3 ? ways : n.count);
    });
    if (!marks.empty()) field("marks", marks.text());
  }
}

}  // namespace tally::sanguosha
