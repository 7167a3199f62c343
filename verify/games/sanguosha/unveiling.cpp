// Of a record of the identity game what it hides besides its cards.
#include <algorithm>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/modes/identity/identities.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::hidden {
namespace {

namespace kind = sanguosha::kind;

// Identities, and the generals nobody saw.
class IdentityUnveiling final : public Unveiling {
 public:
  IdentityUnveiling(const Trace& trace, const Ruleset& rules, const Roles& roles)
      : trace_(trace), rules_(rules), roles_(roles) {}

  void fill(std::size_t i, Event& e, std::vector<Card>& cards) override {
    const bool seated = e.seat >= 0 && e.seat < trace_.setup().players;
    if (e.kind == kind::death && seated) {
      dead_.add(e.seat);
      if (e.what == 0) e.what = roles_[static_cast<std::size_t>(e.seat)];
      e.show(Field::what);
    } else if (e.kind == kind::over && !e.shows(Field::seats)) {
      winners(e);
    } else if (e.kind == kind::offer && !e.shows(Field::cards)) {
      offer(i, e, cards);
    } else if (e.kind == kind::general && seated && !e.shows(Field::what)) {
      e.what = taken_by_[static_cast<std::size_t>(e.seat)];
      e.show(Field::what);
    }
    if (e.kind == kind::offer && seated && !e.cards.empty())
      taken_by_[static_cast<std::size_t>(e.seat)] = e.cards[0];
  }

 private:
  void winners(Event& e) const {
    const int players = trace_.setup().players;
    const auto role = [&](Seat s) { return roles_[static_cast<std::size_t>(s)]; };
    const auto alive = [&](Seat s) { return !dead_.contains(s); };
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
  void offer(std::size_t at, Event& e, std::vector<Card>& list) {
    std::vector<bool> taken(card_ids);
    Card chosen = 0;
    for (std::size_t i = trace_.size(); i-- > 0;) {
      const Event other = trace_.event(i);
      if (other.kind == kind::offer && other.shows(Field::cards) && other.seat != 0)
        for (const Card g : other.cards) taken[g] = true;
      if (other.kind != kind::general) continue;
      taken[other.what] = true;
      if (i > at && other.seat == e.seat) chosen = other.what;
    }
    list.clear();
    if (chosen != 0) list.push_back(chosen);
    const auto add = [&](int g) {
      const auto card = static_cast<Card>(g);
      if (static_cast<int>(list.size()) < e.value &&
          std::find(list.begin(), list.end(), card) == list.end())
        list.push_back(card);
    };
    const bool lord = e.seat == 0;
    const auto pool = sanguosha::generals_in(sanguosha::Options(rules_));
    if (lord)
      for (const auto g : sanguosha::lord_generals& pool) add(static_cast<int>(g));
    for (const auto g : pool) {
      const auto n = static_cast<std::size_t>(g);
      if (!lord && (taken[n] || offered_[n])) continue;
      add(static_cast<int>(g));
    }
    if (!lord)
      for (const Card g : list) offered_[g] = true;
    e.cards = list;
    e.show(Field::cards);
  }

  const Trace& trace_;
  const Ruleset& rules_;
  const Roles roles_;
  SeatSet dead_;
  std::array<bool, card_ids> offered_{};
  std::array<Card, max_seats> taken_by_{};  // where nobody saw it: the first of those offered
};

}  // namespace

std::unique_ptr<Unveiling> sanguosha_unveiling(const Trace& trace, const Ruleset& rules,
                                               const std::optional<Roles>& roles) {
  if (sanguosha::Options(rules).is<sanguosha::Opt::mode>("kingdom_war"))
    return war_unveiling(trace, rules);
  return roles ? std::make_unique<IdentityUnveiling>(trace, rules, *roles) : nullptr;
}

}  // namespace tally::hidden
