#include "replay/import/openspiel/history.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "replay/import/dou_dizhu/value.h"
#include "replay/import/openspiel/plays.h"
#include "replay/io/input_error.h"

namespace tally::openspiel {

using dou_dizhu::RecordWriter;
namespace rule = dou_dizhu::rule;
namespace kind = dou_dizhu::kind;
namespace say = dou_dizhu::say;

namespace {

constexpr RecordWriter::Program program = {"openspiel", "OpenSpiel dou_dizhu", "openspiel"};

[[noreturn]] void bad_action(std::size_t at, const Says<>& wanted, unsigned found) {
  dou_dizhu::expected(dou_dizhu::place("hist", at), wanted(), say::value(found));
}

class Writer {
 public:
  Writer(const History& h, Record& out) : h_(h), auction_(h), w_(out, program) {}

  void write() {
    if (h_.landlord == History::unsaid) w_.never_shown(kind::landlord);
    if (!h_.has_bottom || h_.landlord == History::unsaid) w_.never_shown(kind::stock);
    if (!h_.has_returns) w_.never_shown(kind::score);
    w_.never_shown(kind::over);
    if (h_.size < first_bid) {
      look_at_deal(h_.size);
      w_.record().cut_off = say::ends_in_deal();
      return;
    }
    look_at_deal(first_bid);
    deal();
    int seat = auction_.first;
    for (std::size_t i = 0; first_bid + i < h_.size; ++i) {
      if (i == auction_.bids) {
        landlord(i);
        seat = auction_.landlord;
      }
      if (i >= auction_.bids && !h_.has_acts && h_.looked_up) {
        i += common_plays(i, seat);
        if (first_bid + i == h_.size) break;
      }
      action(i, seat);
      seat = seat == 2 ? 0 : seat + 1;
    }
    if (first_bid + auction_.bids == h_.size) landlord(auction_.bids);
    if (h_.n_bids != History::unsaid && h_.n_bids != static_cast<int>(auction_.bids))
      told_twice(rule::bid_order, "n_bids", static_cast<int>(auction_.bids), h_.n_bids);
    if (h_.has_acts && h_.acts.size() != h_.size - first_bid)
      told_twice(rule::turn, "the number of acts", static_cast<int>(h_.size - first_bid),
                 static_cast<int>(h_.acts.size()));
    if (!h_.has_returns) return;
    for (int s = 0; s < 3; ++s) w_.score(s, h_.returns[static_cast<std::size_t>(s)], h_.size - 1);
  }

 private:
  void look_at_deal(std::size_t end) const {
    if (end > 0 && h_.actions[0] > last_position)
      bad_action(0, say::position_in_deal, h_.actions[0]);
    for (std::size_t i = 1; i < end && !h_.deal_in_bounds; ++i)
      if (h_.actions[i] < first_card || h_.actions[i] > last_card)
        bad_action(i, say::card_dealt, h_.actions[i]);
  }

  void told_twice(Rule rule, std::string_view what, int by_history, int found) {
    w_.contradiction(rule, nobody, h_.size - 1, say::disagree(say::key(what), say::the_actions()),
                     say::value(by_history), say::value(found));
  }

  void deal() {
    using dou_dizhu::SuitedPack;
    const std::span<Card> room = w_.record().room(dealt);
    const Hands hands = {room.subspan(0, hand), room.subspan(hand, hand),
                         room.subspan(std::size_t{2} * hand, hand)};
    std::array<PackedCards, 3> packed;
    for (std::size_t p = 0; p < 3; ++p) {
      SuitedPack pack(hand);
      for (std::size_t i = 0; i < hand; ++i) {
        const Card card =
            cards_by_number[static_cast<std::size_t>(h_.actions[1 + 3 * i + p] - first_card)];
        room[p * hand + i] = card;
        pack.add(card);
      }
      packed[p] = pack.packed(hands[p]);
    }
    if (h_.has_deal) look_at_deals(hands);
    for (std::size_t p = 0; p < 3; ++p) w_.deal(static_cast<int>(p), packed[p], 1 + p);
    const std::size_t f = h_.actions[0];
    if (h_.face_up_pos != History::unsaid && h_.face_up_pos != static_cast<int>(f))
      told_twice(rule::face_up, "face_up_pos", static_cast<int>(f), h_.face_up_pos);
    w_.face_up(static_cast<int>(f % 3), hands[f % 3][f / 3], 0);
    if (h_.first_bidder != History::unsaid && h_.first_bidder != auction_.first)
      told_twice(rule::bid_order, "first_bidder", auction_.first, h_.first_bidder);
  }

  using Hands = std::array<std::span<const Card>, 3>;
  void look_at_deals(const Hands& hands) {
    for (std::size_t p = 0; p < 3; ++p) {
      std::array<Card, hand> listed{};
      for (std::size_t i = 0; i < hand; ++i)
        listed[i] = cards_by_number[h_.deal[p * hand + i] % dou_dizhu::deck_size];
      if (std::equal(listed.begin(), listed.end(), hands[p].begin())) continue;
      w_.contradiction(rule::deal, static_cast<int>(p), 1 + p,
                       say::disagree(say::key("\"deal\""), say::cards_in_hist()),
                       dou_dizhu::as_tokens(hands[p]), dou_dizhu::as_tokens(listed));
    }
  }

  void landlord(std::size_t bids) {
    const std::size_t at = first_bid + bids - 1;
    std::array<Card, 3> bottom{};
    if (h_.has_bottom)
      for (std::size_t i = 0; i < 3; ++i)
        bottom[i] = cards_by_number[h_.bottom[i] % dou_dizhu::deck_size];
    if (h_.landlord < 0) {
      if (h_.has_bottom) look_at_bottom(bottom, at);
      return;
    }
    // Who leads is in the actions: the key can only say it again.
    if (h_.landlord != auction_.landlord)
      w_.contradiction(rule::landlord, auction_.landlord, at,
                       say::disagree(say::key("\"landlord\""), say::the_bids()),
                       dou_dizhu::said_player(auction_.landlord),
                       dou_dizhu::said_player(h_.landlord));
    const int seat = auction_.landlord < 0 ? h_.landlord : auction_.landlord;
    w_.landlord(seat, h_.bid == History::unsaid ? -1 : h_.bid, at);
    if (h_.has_bottom) w_.stock(seat, bottom, at);
  }

  // Nobody takes them, so no rule will hold them against the deal.
  void look_at_bottom(std::span<const Card> bottom, std::size_t at) {
    std::array<bool, dou_dizhu::deck_size> gone{};
    for (std::size_t i = 1; i < first_bid; ++i)
      gone[cards_by_number[h_.actions[i] - std::size_t{first_card}]] = true;
    dou_dizhu::CardList left;
    for (Card c = 0; c < dou_dizhu::deck_size; ++c)
      if (!gone[c]) left.add(c, "the deal");
    if (dou_dizhu::same_cards(left.view(), bottom)) return;
    w_.contradiction(rule::stock, nobody, at,
                     say::disagree(say::key("\"bottom\""), say::the_deal()),
                     dou_dizhu::as_tokens(left.view()), dou_dizhu::as_tokens(bottom));
  }

  // The row of plays and passes from the i-th action on that are common; how many.
  std::size_t common_plays(std::size_t i, int& seat) {
    const std::size_t first = first_bid + i;
    const std::span<PackedEvent> room = w_.record().add_packed(h_.size - first);
    EventHead by = with_seat(0, static_cast<Seat>(seat));
    std::size_t n = 0;
    for (; n < room.size(); ++n) {
      const CommonAct* const common = h_.common[first + n];
      if (common->head == 0) break;
      room[n] = {common->head | by, &common->cards, static_cast<std::uint32_t>(first + n)};
      by = by == with_seat(0, 2) ? 0 : by + with_seat(0, 1);
    }
    w_.record().drop_packed(room.size() - n);
    seat = static_cast<int>((static_cast<std::size_t>(seat) + n) % 3);
    return n;
  }

  void action(std::size_t i, int seat) {
    const std::size_t at = first_bid + i;
    const int id = h_.actions[at];
    if (h_.has_acts && i < h_.acts.size()) look_at_act(i, seat, id);
    if (i < auction_.bids && id < first_play) return w_.bid(seat, id, at);
    if (id == 0) return w_.pass(seat, at);
    if (id < first_play || id >= actions)
      bad_action(at, say::play_or_pass, static_cast<unsigned>(id));
    const Play& p = play_of(id, room_);
    w_.play(seat, p.list(), p.type, at);
  }

  void look_at_act(std::size_t i, int seat, int id) {
    const Act& act = h_.acts[i];
    std::string text;
    if (id == 0)
      text = "Pass";
    else if (id < first_play)
      text = fmt::format("Bid {}", id);
    else if (id < actions)
      text = play_of(id, room_).view();
    if (act.text == text && act.player == seat) return;
    w_.contradiction(act.player != seat ? Rule{rule::turn} : Rule{rule::type_named}, seat,
                     first_bid + i,
                     say::disagree(say::key(fmt::format("acts[{}]", i)), say::the_actions()),
                     say::act_of(dou_dizhu::said_player(seat), text),
                     say::act_of(dou_dizhu::said_player(act.player), io::in_quotes(act.text)));
  }

  const History& h_;
  const Auction auction_;
  RecordWriter w_;
  Play room_;
};

}  // namespace

Auction::Auction(const History& h) {
  if (h.size == 0) return;
  first = h.actions[0] % 3;
  int high = 0;
  int passes = 0;
  for (std::size_t i = first_bid; i < h.size && !settled; ++i) {
    const int id = h.actions[i];
    if (id >= first_play) break;  // no bid; only a damaged history has it here
    ++bids;
    if (id == 0) {
      ++passes;
    } else {
      passes = 0;
      high = id;
      landlord = (first + static_cast<int>(bids) - 1) % 3;
    }
    settled = high == 3 || passes == (high > 0 ? 2 : 3);
  }
  if (landlord < 0 && first_bid + bids < h.size) landlord = first;
}

bool over(const History& h) {
  const Auction auction(h);
  if (!auction.settled || auction.landlord < 0) return auction.settled;
  using Ranks = std::array<int, dou_dizhu::ranks>;
  std::array<Ranks, 3> left{};
  const auto rank = [](Card c) { return static_cast<std::size_t>(dou_dizhu::rank_of(c)); };
  for (const Card c : cards_by_number) ++left[static_cast<std::size_t>(auction.landlord)][rank(c)];
  for (std::size_t i = 0; i < dealt; ++i) {
    const unsigned card = h.actions[1 + i] - unsigned{first_card};
    if (card >= cards_by_number.size()) return false;
    const std::size_t r = rank(cards_by_number[card]);
    --left[static_cast<std::size_t>(auction.landlord)][r];
    ++left[i % 3][r];
  }
  Play room;
  std::size_t seat = static_cast<std::size_t>(auction.landlord);
  for (std::size_t i = first_bid + auction.bids; i < h.size; ++i) {
    if (h.actions[i] >= first_play)
      for (const Card c : play_of(h.actions[i], room).list()) --left[seat][rank(c)];
    if (left[seat] == Ranks{}) return true;
    seat = (seat + 1) % 3;
  }
  return false;
}

void write(const History& h, Record& out) { Writer(h, out).write(); }

}  // namespace tally::openspiel
