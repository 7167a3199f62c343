#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "replay/import/botzone/botzone.h"
#include "replay/import/dou_dizhu/messages.h"
#include "replay/import/dou_dizhu/record_writer.h"
#include "replay/io/input_error.h"

namespace tally::botzone {

using dou_dizhu::CardList;
using dou_dizhu::place;
using dou_dizhu::RecordWriter;
using dou_dizhu::Value;
using dou_dizhu::Where;
namespace kind = dou_dizhu::kind;
namespace say = dou_dizhu::say;
namespace rule = dou_dizhu::rule;

namespace {

constexpr std::string_view second = "FightTheLandlord2";
constexpr std::string_view first = "FightTheLandlord";
constexpr RecordWriter::Program program_2 = {"botzone", "Botzone FightTheLandlord2", "botzone"};
constexpr RecordWriter::Program program_1 = {"botzone", "Botzone FightTheLandlord", "botzone-1"};

// Botzone numbers its cards as this program does.
Card card_of(std::int64_t id) {
  return id >= 0 && id < dou_dizhu::deck_size ? static_cast<Card>(id) : unknown_card;
}
CardList cards_of(Value v, const Where& where) {
  return dou_dizhu::cards_by_id(v, where, say::card_of_botzone, card_of);
}

// "0", "1" or "2": a key that is a player.
std::optional<int> player_of(std::string_view key) {
  if (key.size() != 1 || key[0] < '0' || key[0] > '2') return std::nullopt;
  return key[0] - '0';
}

// What a player himself said.
struct Answer {
  std::size_t at = 0;
  int player = -1;
  std::optional<Value> response;
  std::string_view verdict;
};

class Log {
 public:
  Log(Value game, std::optional<Value> wrapper, Record& out)
      : log_(game), wrapper_(wrapper), w_(out, has_bids() ? program_2 : program_1) {}

  void read() {
    w_.never_shown(kind::over);
    if (!has_bid_rules()) {
      w_.never_shown(kind::landlord);
      w_.never_shown(kind::stock);
    }
    log_.each([&](Value v, std::size_t i) {
      if (i % 2 == 0)
        judge(v, i);
      else
        answer(v, i);
    });
    if (!dealt_) throw io::InputError(say::expected_deal());
    if (!scored_) w_.never_shown(kind::score);
    if (!scored_ && !stopped_) w_.record().cut_off = say::ends_before_finish();
    note();
  }

 private:
  static constexpr int nobody_yet = -1;

  // The older game has no bids: the first player is the landlord.
  [[nodiscard]] bool has_bids() const {
    if (const auto name = wrapper_ ? wrapper_->find("game") : std::nullopt;
        name && name->is_text()) {
      if ((*name)->text == second) return true;
      if ((*name)->text == first) return false;
      dou_dizhu::expected("game", say::either(log::quoted(second), log::quoted(first)), *name);
    }
    bool bids = false;
    log_.each([&](Value v, std::size_t) {
      const auto output = v.find("output");
      const auto display = output ? output->find("display") : std::nullopt;
      bids = bids || (display && (display->has("bid") || display->has("landlord")));
    });
    return bids;
  }

  void judge(Value item, std::size_t at) {
    const Where here = place("log", at);
    const Where said(here, "output");
    const Where shown(said, "display");
    const Value output = item.need("output", here);
    output.expect_object(said);
    const Value display = output.need("display", said);
    if (!dealt_) deal(output, display, shown);
    bids(display, shown);
    errors(display, shown);
    if (const auto v = display.find("landlord")) landlord(*v, output, shown);
    if (const auto event = display.find("event")) move(*event, Where(shown, "event"));
    const Value command = output.need("command", said);
    const std::string_view c = command.text(Where(said, "command"));
    if (c == "finish")
      finish(output, said, at);
    else if (c != "request")
      dou_dizhu::expected(Where(said, "command"), say::either("\"request\"", "\"finish\""),
                          command);
    else
      asked(output, said);
    answer_ = {};
  }

  void answer(Value item, std::size_t at) {
    item.expect_object(place("log", at));
    answer_.at = at;
    item.each([&](Value v, std::size_t) {
      const auto player = player_of(v->key);
      if (!player) return;
      answer_.player = *player;
      answer_.response = v.find("response");
      if (const auto verdict = v.find("verdict"); verdict && verdict->is_text())
        answer_.verdict = (*verdict)->text;
    });
  }

  void asked(Value output, const Where& where) {
    const Value content = output.need("content", where);
    content.expect_object(Where(where, "content"));
    asked_ = nobody_yet;
    content.each([&](Value v, std::size_t) {
      if (const auto p = player_of(v->key)) asked_ = *p;
    });
  }

  void deal(Value output, Value display, const Where& where) {
    std::optional<Value> data =
        display.has("allocation") ? std::optional(display) : output.find("initdata");
    if (!data || !data->has("allocation"))
      data = wrapper_ ? wrapper_->find("initdata") : std::nullopt;
    if (!data || !data->has("allocation")) return;
    dealt_ = true;
    const std::array<CardList, 4> deal = deal_of(*data, where);
    for (std::size_t p = 0; p < 3; ++p) w_.deal(static_cast<int>(p), deal[p].view(), 0);
    bottom_ = deal[3];
    // Botzone keeps a second copy in "initdata".
    const auto copy = wrapper_ ? wrapper_->find("initdata") : std::nullopt;
    if (!copy || !copy->has("allocation")) return;
    const std::array<CardList, 4> other = deal_of(*copy, "initdata");
    for (std::size_t p = 0; p < 4; ++p)
      if (!dou_dizhu::same_cards(deal[p].view(), other[p].view()))
        w_.contradiction(
            p < 3 ? Rule{rule::deal} : Rule{rule::stock}, p < 3 ? static_cast<Seat>(p) : nobody, 0,
            say::disagree(say::key("\"initdata\""), say::the_display()),
            dou_dizhu::as_tokens(deal[p].view()), dou_dizhu::as_tokens(other[p].view()));
  }

  static std::array<CardList, 4> deal_of(Value data, const Where& where) {
    std::array<CardList, 4> deal;
    const Value hands = data.need("allocation", where);
    hands.expect_list("allocation");
    if (hands.count() != 3) dou_dizhu::expected("allocation", say::three_hands(), hands);
    hands.each([&](Value v, std::size_t p) { deal[p] = cards_of(v, place("allocation", p)); });
    if (const auto bottom = data.find("publiccard")) deal[3] = cards_of(*bottom, "publiccard");
    return deal;
  }

  void bids(Value display, const Where& where) {
    const auto list = display.find("bid");
    if (!list) return;
    const Where place_of(where, "bid");
    list->expect_list(place_of);
    list->each([&](Value v, std::size_t i) {
      if (i < bids_) return;
      const int n = v.integer(Where(place_of, i), 0, 3);
      ++bids_;
      const int seat = answer_.player >= 0 ? answer_.player
                       : asked_ >= 0       ? asked_
                                           : static_cast<int>(i % 3);
      high_ = std::max(high_, n);
      w_.bid(seat, n, answer_.at);
      if (!answer_.response) return;
      const Value r = *answer_.response;
      if (!r.is(log::Json::Type::integer) || r->number != n) replaced(seat);
    });
  }

  // Which players the judge has suspended, and why.
  void errors(Value display, const Where& where) {
    const auto list = display.find("errored");
    if (!list) return;
    list->expect_list(Where(where, "errored"));
    list->each([&](Value v, std::size_t p) {
      if (p < 3 && v.is_text()) suspended_[p] = v->text;
    });
  }

  void landlord(Value v, Value output, const Where& where) {
    if (v.is_null()) return;
    const int said = v.integer(Where(where, "landlord"), -1, 2);
    if (landlord_ != nobody_yet) {
      if (said != landlord_ && said >= 0) other_landlord(said);
      return;
    }
    landlord_ = said;
    if (landlord_ < 0) return;
    std::optional<Value> bid;
    std::optional<Value> told;  // to the player
    if (const auto content = output.find("content"); content && content->is_object())
      content->each([&](Value x, std::size_t) {
        if (!bid) bid = x.find("finalbid");
        if (!told) told = x.find("landlord");
      });
    // Without a bid the base is 1, whatever it is written as.
    const int n = bid ? bid->integer("finalbid", 0, 3) : high_;
    w_.landlord(landlord_, n == 0 ? -1 : n, answer_.at);
    w_.stock(nobody, bottom_.view(), answer_.at);
    if (told && told->integer("landlord", 0, 2) != landlord_)
      other_landlord(static_cast<int>((*told)->number));
  }

  // Once for a game: every item says it again.
  void other_landlord(int said) {
    if (std::exchange(disputed_, true)) return;
    w_.contradiction(rule::landlord, said, answer_.at, say::another_landlord(),
                     dou_dizhu::said_player(landlord_), dou_dizhu::said_player(said));
  }

  void move(Value event, const Where& where) {
    const int seat = event.need("player", where).integer(Where(where, "player"), 0, 2);
    const CardList cards = cards_of(event.need("action", where), Where(where, "action"));
    if (cards.size == 0)
      w_.pass(seat, answer_.at);
    else
      w_.play(seat, cards.view(), dou_dizhu::Type::none, answer_.at);
    if (answer_.player < 0) return;
    if (answer_.player != seat)
      w_.contradiction(rule::turn, seat, answer_.at, say::move_of_another(),
                       dou_dizhu::said_player(answer_.player), dou_dizhu::said_player(seat));
    else if (!same_as_response(cards))
      replaced(seat);
  }

  [[nodiscard]] bool same_as_response(const CardList& cards) const {
    if (!answer_.response || !answer_.response->is_list()) return false;
    CardList own;
    bool sound = true;
    answer_.response->each([&](Value v, std::size_t) {
      const Card c = v.is(log::Json::Type::integer) ? card_of(v->number) : unknown_card;
      sound = sound && c != unknown_card && own.size < CardList::room;
      if (sound) own.add(c, "");
    });
    return sound && dou_dizhu::same_cards(own.view(), cards.view());
  }

  void replaced(int player) {
    constexpr std::size_t most_named = 6;
    if (++replaced_ > most_named) return;
    const std::string_view why = suspended_[static_cast<std::size_t>(player)];
    notes_ += fmt::format("{}player {} {} at log item {}", notes_.empty() ? "" : "; ", player,
                          why.empty() ? answer_.verdict : why, answer_.at);
  }

  void note() {
    if (replaced_ == 0) return;
    w_.record().note = fmt::format("{} {} replaced by the judge: {}", replaced_,
                                   replaced_ == 1 ? "response" : "responses", notes_);
  }

  void finish(Value output, const Where& where, std::size_t at) {
    const Where place_of(where, "content");
    const Value content = output.need("content", where);
    content.expect_object(place_of);
    std::array<int, 3> score{};
    constexpr std::array<std::string_view, 3> keys = {"0", "1", "2"};
    for (std::size_t p = 0; p < 3; ++p)
      score[p] = content.need(keys[p], place_of).whole(Where(place_of, keys[p]));
    const Value display = output.need("display", where);
    for (std::size_t p = 0; p < 3; ++p)
      if (const auto v = display.find(keys[p]); v && v->is(log::Json::Type::integer))
        same_score(say::the_display(), p, score[p], static_cast<int>((*v)->number), at);
    if (const auto list = wrapper_ ? wrapper_->find("scores") : std::nullopt)
      look_at(*list, score, at);
    if (landlord_ == nobody_yet && has_bid_rules()) {
      stopped_ = true;
      w_.never_shown(kind::landlord);
      w_.never_shown(kind::stock);
      w_.record().cut_off = say::judge_ended();
      constexpr std::array<int, 3> lost = {-1, -1, -1};
      if (score != lost)
        w_.contradiction(rule::score, nobody, at, say::ended_scores(), say::scores(-1, -1, -1),
                         say::scores(score[0], score[1], score[2]));
      return;
    }
    if (!has_bid_rules()) return;  // the older game adds points of its own
    scored_ = true;
    for (int p = 0; p < 3; ++p) w_.score(p, score[static_cast<std::size_t>(p)], at);
  }

  void look_at(Value list, const std::array<int, 3>& score, std::size_t at) {
    list.expect_list("scores");
    list.each([&](Value v, std::size_t p) {
      if (p < 3) same_score(say::key("\"scores\""), p, score[p], v.whole(place("scores", p)), at);
    });
  }

  void same_score(Message what, std::size_t p, int score, int other, std::size_t at) {
    if (score == other) return;
    w_.contradiction(rule::score, static_cast<int>(p), at,
                     say::disagree(std::move(what), say::the_finish()), say::value(score),
                     say::value(other));
  }

  [[nodiscard]] bool has_bid_rules() { return w_.record().ruleset == program_2.ruleset; }

  Value log_;
  std::optional<Value> wrapper_;
  RecordWriter w_;
  CardList bottom_;
  Answer answer_;
  bool dealt_ = false;
  bool scored_ = false;
  bool stopped_ = false;
  bool disputed_ = false;
  int asked_ = nobody_yet;
  int landlord_ = nobody_yet;
  int high_ = 0;
  std::size_t bids_ = 0;
  std::array<std::string_view, 3> suspended_;
  std::size_t replaced_ = 0;
  std::string notes_;
};

}  // namespace

void read_log(Value game, Record& out) {
  if (game.is_list()) return Log(game, std::nullopt, out).read();
  const Value log = game.need("log", "a game of Botzone");
  log.expect_list("log");
  Log(log, game, out).read();
}

}  // namespace tally::botzone
