#include "verify/hidden/witness.h"

#include <algorithm>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/identities.h"
#include "replay/log/log.h"
#include "verify/hidden/deal.h"
#include "verify/hidden/roles.h"

namespace tally::hidden {
namespace {

namespace kind = sanguosha::kind;

class Writer {
 public:
  Writer(const Trace& trace, const Game& game, const Ruleset& rules, const Dealt& dealt)
      : trace_(trace), rules_(rules), dealt_(dealt) {
    if (const auto said = identities(trace, game, rules, trace.size())) {
      const auto all = assignments(*said);
      identities_ = !all.empty();
      if (identities_) roles_ = all.front();
    }
  }

  [[nodiscard]] Setup setup() const {
    Setup s = trace_.setup();
    for (Seat i = 0; identities_ && i < s.players; ++i)
      s.seat[static_cast<std::size_t>(i)][0] = roles_[static_cast<std::size_t>(i)];
    return s;
  }

  void events(std::string& out) {
    for (std::size_t i = 0; i < trace_.size(); ++i) {
      Event e = trace_.event(i);
      cards(i, e);
      if (identities_) names(i, e);
      write_event(out, trace_.schema(), e);
    }
  }

 private:
  void cards(std::size_t i, Event& e) {
    const auto pieces = trace_.pieces(i);
    if (trace_.step(i).shuffles) {
      cards_.clear();
      for (const std::uint32_t t : dealt_.pile[i]) cards_.push_back(dealt_.card[t]);
      show(e);
      e.value = static_cast<std::int16_t>(cards_.size());
      return;
    }
    if (std::none_of(pieces.begin(), pieces.end(),
                     [](const Piece& p) { return p.card == unknown_card; }))
      return;
    cards_.assign(e.cards.begin(), e.cards.end());
    for (std::size_t k = 0; k < pieces.size(); ++k) {
      const Piece& p = pieces[k];
      const std::uint32_t token = dealt_.moved[i][k];
      if (p.card != unknown_card || token == no_token) continue;
      if (p.index >= cards_.size()) cards_.resize(p.index + std::size_t{1}, unknown_card);
      cards_[p.index] = dealt_.card[token];
    }
    show(e);
  }

  void show(Event& e) {
    e.cards = cards_;
    e.show(Field::cards);
  }

  // Identities, and the generals nobody saw.
  void names(std::size_t i, Event& e) {
    const bool seated = e.seat >= 0 && e.seat < trace_.setup().players;
    if (e.kind == kind::death && seated) {
      dead_ |= 1U << e.seat;
      if (e.what == 0) e.what = roles_[static_cast<std::size_t>(e.seat)];
      e.show(Field::what);
    } else if (e.kind == kind::over && !e.shows(Field::seats)) {
      winners(e);
    } else if (e.kind == kind::offer && !e.shows(Field::cards)) {
      offer(i, e);
    } else if (e.kind == kind::general && seated && !e.shows(Field::what)) {
      e.what = taken_by_[static_cast<std::size_t>(e.seat)];
      e.show(Field::what);
    }
    if (e.kind == kind::offer && seated && !e.cards.empty())
      taken_by_[static_cast<std::size_t>(e.seat)] = e.cards[0];
  }

  void winners(Event& e) const {
    const int players = trace_.setup().players;
    const auto role = [&](Seat s) { return roles_[static_cast<std::size_t>(s)]; };
    const auto alive = [&](Seat s) { return (dead_ >> s & 1U) == 0; };
    const auto outcome = sanguosha::outcome_of(sanguosha::living_roles(players, role, alive),
                                               sanguosha::EndRules(sanguosha::Options(rules_)));
    e.seats = {};
    int living = 0;
    for (Seat s = 0; s < players; ++s) living += alive(s) ? 1 : 0;
    if (sanguosha::ends_game(outcome, living))
      e.seats = sanguosha::winners_of(outcome, players, role, alive);
    e.show(Field::seats);
  }

  // What was chosen, and others that nobody chose; the lord's may come again.
  void offer(std::size_t at, Event& e) {
    std::vector<bool> taken(256);
    Card chosen = 0;
    for (std::size_t i = trace_.size(); i-- > 0;) {
      const Event other = trace_.event(i);
      if (other.kind == kind::offer && other.shows(Field::cards) && other.seat != 0)
        for (const Card g : other.cards) taken[g] = true;
      if (other.kind != kind::general) continue;
      taken[other.what] = true;
      if (i > at && other.seat == e.seat) chosen = other.what;
    }
    cards_.clear();
    if (chosen != 0) cards_.push_back(chosen);
    const auto add = [&](int g) {
      const auto card = static_cast<Card>(g);
      if (static_cast<int>(cards_.size()) < e.value &&
          std::find(cards_.begin(), cards_.end(), card) == cards_.end())
        cards_.push_back(card);
    };
    const bool lord = e.seat == 0;
    if (lord)
      for (const auto g : sanguosha::lord_generals) add(static_cast<int>(g));
    for (int g = 1; g < static_cast<int>(sanguosha::General::count); ++g) {
      const auto n = static_cast<std::size_t>(g);
      if (!lord && (taken[n] || offered_[n])) continue;
      add(g);
    }
    if (!lord)
      for (const Card g : cards_) offered_[g] = true;
    show(e);
  }

  const Trace& trace_;
  const Ruleset& rules_;
  const Dealt& dealt_;
  bool identities_ = false;
  Roles roles_{};
  unsigned dead_ = 0;
  std::array<bool, 256> offered_{};
  std::array<Card, max_seats> taken_by_{};  // where nobody saw it: the first of those offered
  std::vector<Card> cards_;
};

}  // namespace

std::optional<std::string> witness(const Trace& trace, const Record& record, const Ruleset& rules) {
  if (!trace.sound()) return {};
  const auto dealt = deal(trace, trace.size());
  if (!dealt) return {};
  Writer writer(trace, *record.game, rules, *dealt);
  std::string out;
  write_header(out, record, writer.setup(),
               "one deal of the hidden cards that explains a record, of many; not the game itself");
  writer.events(out);
  return out;
}

}  // namespace tally::hidden
