#include <fmt/format.h>

#include "replay/import/dou_dizhu/record_writer.h"
#include "replay/import/rlcard/rlcard.h"

namespace tally::rlcard {

using dou_dizhu::CardList;
using dou_dizhu::place;
using dou_dizhu::RecordWriter;
using dou_dizhu::Value;
using dou_dizhu::Where;
namespace kind = dou_dizhu::kind;
namespace say = dou_dizhu::say;
namespace rule = dou_dizhu::rule;

namespace {

constexpr int pass_id = 27'471;

CardList ranks_of(const CardList& cards) {
  CardList out = cards;
  for (std::size_t i = 0; i < out.size; ++i)
    out.at[i] = dou_dizhu::any_of(dou_dizhu::rank_of(out.at[i]));
  return out;
}

class Trace {
 public:
  Trace(Value game, Record& out) : game_(game), w_(out, program) {}

  void read() {
    if (const auto v = game_.find("landlord")) landlord_ = v->integer("landlord", 0, 2);
    if (!game_.has("landlord")) w_.never_shown(kind::landlord);
    if (!game_.has("payoffs")) w_.never_shown(kind::score);
    if (!game_.has("winner")) w_.never_shown(kind::over);
    w_.never_shown(kind::stock);  // dealt to the landlord with his hand
    hands();
    if (game_.has("landlord")) w_.landlord(landlord_, 0, 0);
    moves();
    end();
  }

 private:
  void hands() {
    const Value list = game_.need("hands", "a game of RLCard");
    list.expect_list("hands");
    if (list.count() != 3) dou_dizhu::expected("hands", say::three_hands(), list);
    std::array<CardList, 3> hands;
    list.each([&](Value v, std::size_t p) {
      const Where where = place("hands", p);
      hands[p] = dou_dizhu::cards_by_rank(v.text(where), where);
    });
    std::array<CardList, 3> deal = hands;
    if (const auto suited = game_.find("hands_suit")) {
      suited->expect_list("hands_suit");
      if (suited->count() != 3) dou_dizhu::expected("hands_suit", say::three_hands(), *suited);
      suited->each([&](Value v, std::size_t p) {
        const Where where = place("hands_suit", p);
        deal[p] = dou_dizhu::cards_by_token(v.text(where), where);
        if (dou_dizhu::same_cards(ranks_of(deal[p]).view(), hands[p].view())) return;
        w_.contradiction(rule::deal, static_cast<int>(p), 0,
                         say::disagree(say::key("\"hands\""), say::key("\"hands_suit\"")),
                         dou_dizhu::as_tokens(deal[p].view()),
                         dou_dizhu::as_tokens(hands[p].view()));
      });
    }
    // Who was dealt the last cards, whoever is called the landlord.
    constexpr std::size_t with_last_cards = 20;
    given_last_ = landlord_;
    for (std::size_t p = 0; p < 3; ++p)
      if (deal[p].size == with_last_cards) given_last_ = static_cast<int>(p);
    look_at_bottom("bottom_suit", dou_dizhu::cards_by_token, deal);
    look_at_bottom("bottom", dou_dizhu::cards_by_rank, hands);
    look_at_both_bottoms();
    for (std::size_t p = 0; p < 3; ++p) w_.deal(static_cast<int>(p), deal[p].view(), 0);
  }

  void look_at_bottom(std::string_view key, CardList (*read)(std::string_view, const Where&),
                      const std::array<CardList, 3>& hands) {
    const auto v = game_.find(key);
    if (!v) return;
    const CardList bottom = read(v->text(key), key);
    const CardList& hand = hands[static_cast<std::size_t>(given_last_)];
    CardList left = hand;
    bool there = true;
    for (const Card c : bottom.view()) {
      std::size_t i = 0;
      while (i < left.size && left.at[i] != c) ++i;
      there = there && i < left.size;
      if (i < left.size) left.at[i] = left.at[--left.size];
    }
    if (there && bottom.size == 3) return;
    w_.contradiction(rule::stock, given_last_, 0,
                     say::not_three_of_landlord(fmt::format("\"{}\"", key)),
                     dou_dizhu::as_tokens(hand.view()), dou_dizhu::as_tokens(bottom.view()));
  }

  void look_at_both_bottoms() {
    const auto suited = game_.find("bottom_suit");
    const auto plain = game_.find("bottom");
    if (!suited || !plain) return;
    const CardList a = dou_dizhu::cards_by_token(suited->text("bottom_suit"), "bottom_suit");
    const CardList b = dou_dizhu::cards_by_rank(plain->text("bottom"), "bottom");
    if (dou_dizhu::same_cards(ranks_of(a).view(), b.view())) return;
    w_.contradiction(rule::stock, given_last_, 0,
                     say::disagree(say::key("\"bottom\""), say::key("\"bottom_suit\"")),
                     dou_dizhu::as_tokens(a.view()), dou_dizhu::as_tokens(b.view()));
  }

  void moves() {
    const Value list = game_.need("trace", "a game of RLCard");
    list.expect_list("trace");
    const auto ids = game_.find("action_ids");
    if (ids) ids->expect_list("action_ids");
    if (ids && ids->count() != list.count())
      dou_dizhu::expected("action_ids", say::numbers_for_moves(list.count()),
                          say::value(ids->count()));
    list.each([&](Value v, std::size_t i) {
      const Where where = place("trace", i);
      v.expect_list(where);
      if (v.count() != 2) dou_dizhu::expected(where, say::player_and_move(), v);
      int seat = 0;
      std::string_view move;
      v.each([&](Value x, std::size_t n) {
        if (n == 0)
          seat = x.integer(where, 0, 2);
        else
          move = x.text(where);
      });
      last_ = i;
      if (move == "pass") return w_.pass(seat, i);
      w_.play(seat, dou_dizhu::cards_by_rank(move, where).view(), dou_dizhu::Type::none, i);
    });
    if (ids) look_at_ids(*ids);
  }

  // Of the numbers of the moves only that of a pass is known here.
  void look_at_ids(Value ids) {
    const Record& r = w_.record();
    const std::size_t first = r.size() - ids.count();
    ids.each([&](Value v, std::size_t i) {
      const bool pass = v.integer(place("action_ids", i), 0, pass_id) == pass_id;
      const Event& e = r.event(first + i);
      if (pass == (e.kind == kind::pass)) return;
      w_.contradiction(rule::turn, e.seat, i,
                       say::disagree(say::key(fmt::format("action_ids[{}]", i)), say::the_trace()),
                       (pass ? say::a_play : say::a_pass)(),
                       (pass ? say::number_of_pass : say::number_of_play)());
    });
  }

  void end() {
    if (const auto v = game_.find("payoffs")) {
      v->expect_list("payoffs");
      if (v->count() != 3) dou_dizhu::expected("payoffs", say::three_numbers(), *v);
      v->each([&](Value x, std::size_t p) {
        w_.score(static_cast<int>(p), x.whole(place("payoffs", p)), last_);
      });
    }
    if (const auto v = game_.find("winner"))
      w_.over(dou_dizhu::winners_with(v->integer("winner", 0, 2), given_last_), last_);
  }

  Value game_;
  RecordWriter w_;
  int landlord_ = 0;
  int given_last_ = 0;
  std::size_t last_ = 0;
};

}  // namespace

void read_trace(Value game, Record& out) { Trace(game, out).read(); }

}  // namespace tally::rlcard
