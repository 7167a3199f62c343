#include "replay/import/openspiel/line.h"

#include "replay/import/dou_dizhu/messages.h"
#include "replay/import/openspiel/plays.h"
#include "replay/io/input_error.h"

namespace tally::openspiel {

namespace say = dou_dizhu::say;

using dou_dizhu::place;
using dou_dizhu::Value;

namespace {

void history(Value list, History& out) {
  list.expect_list("hist");
  list.each([&](Value v, std::size_t i) {
    if (i == History::most_actions)
      throw io::InputError(say::hist_too_many_actions(History::most_actions));
    out.actions[out.size++] =
        static_cast<std::uint16_t>(v.integer(place("hist", i), 0, actions - 1));
  });
  if (out.size == 0) throw io::InputError(say::hist_expected_actions());
}

// So many card numbers.
void cards(Value list, const std::string& where, std::size_t count, std::uint8_t* to) {
  list.expect_list(where);
  if (list.count() != count)
    dou_dizhu::expected(where, say::number_of_cards(count), say::value(list.count()));
  list.each([&](Value v, std::size_t i) {
    to[i] = static_cast<std::uint8_t>(v.integer(place(where, i), 0, dou_dizhu::deck_size - 1));
  });
}

void acts_of(Value list, std::vector<Act>& acts) {
  list.expect_list("acts");
  list.each([&](Value v, std::size_t i) {
    const std::string where = place("acts", i);
    v.expect_list(where);
    Act act;
    if (v.count() != 2) dou_dizhu::expected(where, say::player_and_text(), v);
    v.each([&](Value x, std::size_t n) {
      if (n == 0)
        act.player = x.integer(where, 0, 2);
      else
        act.text = x.text(where);
    });
    acts.push_back(act);
  });
}

}  // namespace

void read(Value game, History& out, std::vector<Act>& acts) {
  out = History();
  acts.clear();
  history(game.need("hist", "a game of OpenSpiel"), out);
  const auto number = [&](std::string_view key, int low, int high, int& to) {
    if (const auto v = game.find(key)) to = v->integer(key, low, high);
  };
  number("face_up_pos", 0, last_position, out.face_up_pos);
  number("first_bidder", 0, 2, out.first_bidder);
  number("n_bids", 0, static_cast<int>(History::most_actions), out.n_bids);
  number("bid", 0, 3, out.bid);
  number("landlord", -1, 2, out.landlord);
  if (const auto deal = game.find("deal")) {
    deal->expect_list("deal");
    if (deal->count() != 3) dou_dizhu::expected("deal", say::three_hands(), *deal);
    deal->each([&](Value v, std::size_t p) {
      cards(v, place("deal", p), hand, out.deal.data() + p * hand);
    });
    out.has_deal = true;
  }
  if (const auto bottom = game.find("bottom")) {
    cards(*bottom, "bottom", 3, out.bottom.data());
    out.has_bottom = true;
  }
  if (const auto returns = game.find("returns")) {
    returns->expect_list("returns");
    if (returns->count() != 3) dou_dizhu::expected("returns", say::three_numbers(), *returns);
    returns->each([&](Value v, std::size_t p) { out.returns[p] = v.whole(place("returns", p)); });
    out.has_returns = true;
  }
  if (const auto list = game.find("acts")) {
    acts_of(*list, acts);
    out.acts = acts;
    out.has_acts = true;
  }
}

}  // namespace tally::openspiel
