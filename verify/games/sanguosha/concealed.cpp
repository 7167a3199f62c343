// Which generals can lie face down in kingdom war, and which kingdoms players can be of. Everybody
// has two of one kingdom, and no general is there twice.
#include "verify/hidden/concealed.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/options.h"
#include "verify/games/sanguosha/parts.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {
namespace {

using namespace sanguosha;
using Kingdoms = std::array<int, static_cast<std::size_t>(Kingdom::careerist)>;

constexpr std::array<std::string_view, 2> places{"main", "deputy"};
constexpr std::array<std::string_view, 2> place_words{"main general, face down",
                                                      "deputy, face down"};

std::size_t at(Kingdom k) { return static_cast<std::size_t>(k); }

// What the record shows of everybody's two generals.
class Table {
 public:
  explicit Table(int players) : seat_(static_cast<std::size_t>(players)) {}

  void see(const Event& e) {
    if (e.seat < 0 || static_cast<std::size_t>(e.seat) >= seat_.size()) return;
    switch (e.kind) {
      case kind::offer:
        if (e.shows(Field::cards))
          for (const Card c : e.cards) aside_.add(general(c));
        break;
      case kind::pair:
        chosen_ = true;
        lies_[index(e.seat)] = {true, true};
        for (std::size_t i = 0; e.shows(Field::cards) && i < e.cards.size() && i < 2; ++i)
          know(e.seat, i, general(e.cards[i]));
        break;
      case kind::unveil:
      case kind::disclose: {
        const std::size_t place = e.value != 0 ? 1 : 0;
        lies_[index(e.seat)][place] = false;
        if (e.shows(Field::what)) know(e.seat, place, static_cast<General>(e.what));
        break;
      }
      case kind::change:
        aside_.add(seat_[index(e.seat)][1]);
        know(e.seat, 1, static_cast<General>(e.what));
        break;
      case kind::glimpse:
        if (e.shows(Field::cards) && !e.cards.empty() && e.other >= 0 &&
            static_cast<std::size_t>(e.other) < seat_.size())
          know(e.other, e.value != 0 ? 1 : 0, general(e.cards[0]));
        break;
      default: break;
    }
  }

  [[nodiscard]] std::vector<Concealed> possible(const GeneralSet& pool) const {
    std::vector<Concealed> out;
    if (!chosen_) return out;
    GeneralSet open = pool - aside_;
    for (const auto& two : seat_)
      for (const General g : two)
        if (g != General::none) open.remove(g);
    Kingdoms left{};  // generals nobody knows the place of
    for (const General g : open) ++left[at(info(g).kingdom)];
    int pairs = 0;  // of which nobody knows even the kingdom
    for (std::size_t s = 0; s < seat_.size(); ++s) {
      const int unknown = unknown_of(s);
      if (unknown == 2) ++pairs;
      if (unknown == 1) --left[at(kingdom_of(s))];
    }
    for (std::size_t s = 0; s < seat_.size(); ++s) add(out, s, open, left, pairs);
    return out;
  }

 private:
  static std::size_t index(Seat s) { return static_cast<std::size_t>(s); }
  static General general(Card c) {
    return c < static_cast<int>(General::count) ? static_cast<General>(c.number()) : General::none;
  }
  void know(Seat s, std::size_t place, General g) {
    if (g < General::count) seat_[index(s)][place] = g;
  }
  [[nodiscard]] int unknown_of(std::size_t s) const {
    return static_cast<int>(std::ranges::count(seat_[s], General::none));
  }
  [[nodiscard]] Kingdom kingdom_of(std::size_t s) const {
    for (const General g : seat_[s])
      if (g != General::none) return info(g).kingdom;
    return Kingdom::none;
  }
  // Whether the others who are quite unknown can have two of one kingdom each when he has his.
  static bool leaves_enough(Kingdoms left, Kingdom his, int others) {
    if (left[at(his)] < 2) return false;
    left[at(his)] -= 2;
    return std::accumulate(left.begin(), left.end(), 0,
                           [](int sum, int n) { return sum + std::max(n, 0) / 2; }) >= others;
  }
  void add(std::vector<Concealed>& out, std::size_t s, const GeneralSet& open, const Kingdoms& left,
           int pairs) const {
    if (!lies_[s][0] && !lies_[s][1]) return;
    std::array<bool, static_cast<std::size_t>(Kingdom::careerist)> may{};
    Concealed side{static_cast<Seat>(s), "kingdom", "kingdom", {}};
    for (std::size_t k = 1; k < may.size(); ++k) {
      const auto kingdom = static_cast<Kingdom>(k);
      may[k] =
          unknown_of(s) == 2 ? leaves_enough(left, kingdom, pairs - 1) : kingdom == kingdom_of(s);
      if (may[k]) side.can.push_back({kingdom_keys[k], kingdom_en[k]});
    }
    out.push_back(std::move(side));
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
      if (!lies_[s][place]) continue;
      Concealed one{static_cast<Seat>(s), places[place], place_words[place], {}};
      const General known = seat_[s][place];
      for (int n = 1; n < static_cast<int>(General::count); ++n) {
        const auto g = static_cast<General>(n);
        const bool can =
            known != General::none ? g == known : open.contains(g) && may[at(info(g).kingdom)];
        if (can)
          one.can.push_back({general_keys()[static_cast<std::size_t>(n)],
                             general_en()[static_cast<std::size_t>(n)]});
      }
      out.push_back(std::move(one));
    }
  }

  std::vector<std::array<General, 2>> seat_;
  std::array<std::array<bool, 2>, max_seats> lies_{};
  GeneralSet aside_;  // offered to somebody who is seen to have taken others, or to have them
  bool chosen_ = false;
};

}  // namespace

std::vector<Concealed> sanguosha_concealed(const Trace& trace, const Ruleset& rules,
                                           std::size_t steps) {
  const Options options(rules);
  if (!options.is<Opt::mode>("kingdom_war")) return {};
  Table table(trace.setup().players);
  for (std::size_t i = 0; i < std::min(steps, trace.size()); ++i) table.see(trace.event(i));
  return table.possible(generals_in(options) - war_lords);
}

}  // namespace tally::hidden
