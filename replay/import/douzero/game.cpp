#include <array>
#include <optional>

#include <fmt/format.h>

#include "replay/import/dou_dizhu/record_writer.h"
#include "replay/import/douzero/douzero.h"

namespace tally::douzero {

using dou_dizhu::CardList;
using dou_dizhu::place;
using dou_dizhu::RecordWriter;
using dou_dizhu::Value;
namespace kind = dou_dizhu::kind;
namespace say = dou_dizhu::say;
namespace rule = dou_dizhu::rule;

namespace {

constexpr RecordWriter::Program program = {"douzero", "DouZero", "douzero"};
constexpr int stock = 3;  // index of the last three among the lists of a deal

Deal deal_of(Value v) {
  v.expect_object("deal");
  Deal deal;
  for (std::size_t i = 0; i < Deal::keys.size(); ++i) {
    const auto list = v.find(Deal::keys[i]);
    if (!list && i == stock) continue;  // in the landlord's hand anyway
    deal.cards[i] = dou_dizhu::cards_by_id(v.need(Deal::keys[i], "deal"), Deal::keys[i],
                                           say::card_of_douzero, card_of);
  }
  return deal;
}

void write(const Deal& deal, RecordWriter& w) {
  Record& out = w.record();
  out.labels.resize(dou_dizhu::seats);
  for (std::size_t s = 0; s < dou_dizhu::seats; ++s) out.labels[s].name = Deal::keys[s];
  w.never_shown(kind::landlord);
  w.never_shown(kind::stock);
  CardList left = deal.cards[0];
  bool there = true;
  for (const Card c : deal.cards[stock].view()) {
    std::size_t i = 0;
    while (i < left.size && left.at[i] != c) ++i;
    there = there && i < left.size;
    if (i < left.size) left.at[i] = left.at[--left.size];
  }
  if (!there || (deal.cards[stock].size != 3 && deal.cards[stock].size != 0))
    w.contradiction(rule::stock, 0, 0, say::not_of_landlord("\"three_landlord_cards\""),
                    dou_dizhu::as_tokens(deal.cards[0].view()),
                    dou_dizhu::as_tokens(deal.cards[stock].view()));
  for (int s = 0; s < dou_dizhu::seats; ++s)
    w.deal(s, deal.cards[static_cast<std::size_t>(s)].view(), 0);
}

void only_a_deal(RecordWriter& w) {
  w.never_shown(kind::score);
  w.never_shown(kind::over);
  w.record().cut_off = say::deal_without_game();
}

}  // namespace

Card card_of(std::int64_t number) {
  if (number >= 3 && number <= 14) return dou_dizhu::any_of(static_cast<int>(number) - 3);
  if (number == 17) return dou_dizhu::any_of(dou_dizhu::rank_two);
  if (number == 20) return dou_dizhu::black_joker;
  return number == 30 ? dou_dizhu::red_joker : unknown_card;
}

void write_deal(const Deal& deal, Record& out) {
  RecordWriter w(out, program);
  write(deal, w);
  only_a_deal(w);
}

void read_deal(Value deal, Record& out) { write_deal(deal_of(deal), out); }

void read_game(Value game, Record& out) {
  RecordWriter w(out, program);
  const Deal deal = deal_of(game.need("deal", "a game of DouZero"));
  write(deal, w);
  const auto list = game.find("actions");
  if (!list) return only_a_deal(w);
  list->expect_list("actions");
  std::size_t last = 0;
  std::array<std::size_t, dou_dizhu::seats> played{};
  int first_out = nobody;
  list->each([&](Value v, std::size_t i) {
    const CardList cards =
        dou_dizhu::cards_by_id(v, place("actions", i), say::card_of_douzero, card_of);
    const int seat = static_cast<int>(i % dou_dizhu::seats);
    last = i;
    if (cards.size == 0) return w.pass(seat, i);
    w.play(seat, cards.view(), dou_dizhu::Type::none, i);
    const auto who = static_cast<std::size_t>(seat);
    played[who] += cards.size;
    if (first_out == nobody && played[who] == deal.cards[who].size) first_out = seat;
  });
  const auto winner = game.find("winner");
  const auto bombs = game.find("bomb_num");
  if (!winner || !bombs) w.never_shown(kind::score);
  if (!winner) {
    w.never_shown(kind::over);
    return;
  }
  const std::string_view who = winner->text("winner");
  if (who != "landlord" && who != "farmer")
    dou_dizhu::expected("winner", say::either("\"landlord\"", "\"farmer\""), *winner);
  const bool landlord_won = who == "landlord";
  if (bombs) {
    // How much; to whom, the cards say, so that a wrong "winner" is wrong by itself.
    constexpr int most = 13;
    const bool gains = first_out == nobody ? landlord_won : first_out == 0;
    const int points = (gains ? 1 : -1) * (1 << bombs->integer("bomb_num", 0, most));
    for (int s = 0; s < dou_dizhu::seats; ++s) w.score(s, s == 0 ? 2 * points : -points, last);
  }
  w.over(dou_dizhu::winners_with(landlord_won ? 0 : 1, 0), last);
}

}  // namespace tally::douzero
