#include "bench/dou_dizhu/openspiel_lines.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/events.h"
#include "replay/books/ruleset.h"
#include "replay/import/openspiel/history.h"
#include "replay/import/openspiel/plays.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/random/random_game.h"

namespace tally {
namespace {

using dou_dizhu::Counts;
using dou_dizhu::Type;

int number_of(Card card) {
  for (int n = 0; n < dou_dizhu::deck_size; ++n)
    if (openspiel::cards_by_number[static_cast<std::size_t>(n)] == card) return n;
  return -1;
}

// The action that plays these cards as this type.
int action_of(Counts counts, Type type) {
  static const std::map<std::pair<Counts, Type>, int> actions = [] {
    std::map<std::pair<Counts, Type>, int> out;
    openspiel::Play room;
    for (int id = openspiel::first_play; id < openspiel::actions; ++id) {
      const openspiel::Play& play = openspiel::play_of(id, room);
      out.emplace(std::pair(dou_dizhu::tally_of(play.list()).counts, play.type), id);
    }
    return out;
  }();
  return actions.at({counts, type});
}

std::string text_of(int action, bool bid) {
  if (action == 0) return "Pass";
  if (bid) return fmt::format("Bid {}", action);
  openspiel::Play room;
  return std::string(openspiel::play_of(action, room).view());
}

class Line {
 public:
  void event(const Event& e) {
    namespace kind = dou_dizhu::kind;
    const auto seat = static_cast<std::size_t>(e.seat);
    switch (e.kind) {
      case kind::deal:
        for (const Card c : e.cards) deal_[seat].push_back(number_of(c));
        break;
      case kind::face_up: face_up_ = number_of(e.cards[0]); break;
      case kind::bid: act(e.seat, e.value, true); break;
      case kind::landlord:
        landlord_ = e.seat;
        bid_ = e.value;
        break;
      case kind::play:
        act(e.seat, action_of(dou_dizhu::tally_of(e.cards).counts, static_cast<Type>(e.what)),
            false);
        break;
      case kind::pass: act(e.seat, 0, false); break;
      case kind::score: returns_[seat] = e.value; break;
      default: break;
    }
  }

  [[nodiscard]] std::string text(int id) const {
    std::size_t position = 0;
    std::vector<int> hist;
    std::vector<int> bottom;
    for (int n = 0; n < dou_dizhu::deck_size; ++n)
      if (std::none_of(deal_.begin(), deal_.end(), [&](const auto& hand) {
            return std::find(hand.begin(), hand.end(), n) != hand.end();
          }))
        bottom.push_back(n);
    for (std::size_t i = 0; i < deal_[0].size(); ++i)
      for (const auto& hand : deal_) {
        if (hand[i] == face_up_) position = hist.size();
        hist.push_back(hand[i] + openspiel::first_card);
      }
    hist.insert(hist.begin(), static_cast<int>(position));
    hist.insert(hist.end(), actions_.begin(), actions_.end());
    return fmt::format(
        R"({{"id":{},"seed":1,"hist":[{}],"face_up_pos":{},"first_bidder":{},"deal":[[{}],[{}],[{}]],)"
        R"("bottom":[{}],"n_bids":{},"bid":{},"landlord":{},"acts":[{}],"returns":[{}.0,{}.0,{}.0]}})"
        "\n",
        id, fmt::join(hist, ","), position, position % 3, fmt::join(deal_[0], ","),
        fmt::join(deal_[1], ","), fmt::join(deal_[2], ","), fmt::join(bottom, ","), bids_, bid_,
        landlord_, acts_, returns_[0], returns_[1], returns_[2]);
  }

 private:
  void act(Seat seat, int action, bool bid) {
    bids_ += bid ? 1 : 0;
    actions_.push_back(action);
    acts_ += fmt::format("{}[{},\"{}\"]", acts_.empty() ? "" : ",", seat, text_of(action, bid));
  }

  std::array<std::vector<int>, 3> deal_;
  std::vector<int> actions_;
  std::string acts_;
  std::array<int, 3> returns_{};
  int face_up_ = 0;
  int landlord_ = -1;
  int bid_ = 0;
  int bids_ = 0;
};

}  // namespace

std::string openspiel_lines(int games) {
  const Game& game = *find_game("dou_dizhu");
  const Ruleset rules = load_ruleset(game, "openspiel");
  std::string lines;
  std::string log;
  for (int n = 0; n < games; ++n) {
    log.clear();
    random_game(game, 3, rules, static_cast<std::uint64_t>(n) + 1, log);
    io::Input input = io::Input::of_memory(log);
    io::LineReader reader(input);
    LogReader record_reader(reader);
    Record record;
    record_reader.next(record);
    Line line;
    for (std::size_t i = 0; i < record.size(); ++i) line.event(record.event(i));
    lines += line.text(n);
  }
  return lines;
}

}  // namespace tally
