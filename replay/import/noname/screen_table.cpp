// Who sits where, the first hands, hand cards and hit points.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/noname/fields.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/modes.h"
#include "replay/import/noname/screen.h"
#include "replay/import/sanguosha/general_names.h"
#include "replay/io/input_error.h"

namespace tally::noname {

using sanguosha::General;
using sanguosha::Role;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

// The players from the viewer on. Seats are counted from whoever has the first turn: the lord or
// landlord, the red commander, or 一号位; in 2v2 the hands say who. Behind the players it says
// whether one person plays a whole side: then their positions are counted from 1.
void Screen::seat(std::string_view mode, std::string_view title, Value players) {
  if (!names_.empty()) throw io::InputError(say::begins_twice());
  std::vector<Value> all = players.each();
  if (!all.empty() && all.back().yes()) first_position_ = 1;
  while (!all.empty() && all.back().of("name").text().empty()) all.pop_back();
  if (all.size() < 2 || static_cast<int>(all.size()) > out_.game->most_seats())
    throw io::InputError(say::seats_wrong());
  out_.not_covered = mode_not_covered(mode, title, players);
  if (is_of_sides(mode, players)) out_.ruleset = "noname-3v3";
  if (is_of_kingdoms(mode)) out_.ruleset = "noname-guozhan";
  if (is_of_twos(mode, players)) out_.ruleset = "noname-2v2";
  if (is_of_landlord(mode, title)) out_.ruleset = "noname-1v2";
  of_kingdoms_ = is_of_kingdoms(mode);
  of_twos_ = is_of_twos(mode, players);
  of_landlord_ = is_of_landlord(mode, title);
  const auto first = std::ranges::find_if(all, [&](Value p) {
    return of_kingdoms_ ? p.of("name").text() == "unknown0"
                        : has_first_turn(role_in_mode(p.of("identity").text()));
  });
  if (first != all.end()) {
    viewer_ = static_cast<std::size_t>(all.end() - first) % all.size();
    std::rotate(all.begin(), first, all.end());
  }
  out_.setup_at = index_;
  out_.setup.players = static_cast<int>(all.size());
  out_.labels.resize(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    out_.labels[i].name = all[i].of("nickname").text();
    of_kingdoms_ ? seat_warrior(i, all[i]) : seat_general(i, all[i]);
  }
}

// In 1v2 lord and rebel are a landlord and a peasant.
Role Screen::role_in_mode(std::string_view identity) const {
  const Role role = role_of(identity);
  if (!of_landlord_) return role;
  return role == Role::lord ? Role::landlord : role == Role::rebel ? Role::peasant : Role::hidden;
}

// A general of his own and an identity.
void Screen::seat_general(std::size_t i, Value player) {
  const std::string_view name = player.of("name").text();
  const std::string_view identity = player.of("identity").text();
  const General g = general_of(name);
  const Role role = role_in_mode(identity);
  out_.labels[i].general = name;
  out_.setup.seat[i] = {static_cast<What>(role), static_cast<What>(sanguosha::info(g).gender),
                        static_cast<What>(g)};
  roles_[i] = role;
  names_.emplace_back(shown_name(g));
  if (!out_.not_covered.empty()) return;
  if (g == General::none)
    out_.not_covered = import::general_said(name);
  else if (!player.of("name2").text().empty())
    out_.not_covered = say::two_generals();
  else if (role == Role::hidden)
    out_.not_covered = say::identity(io::in_quotes(identity));
}

// Whether it is known who sits where: in 2v2 the first hand says so.
bool Screen::seated() const {
  return !names_.empty() &&
         (!of_twos_ || std::ranges::any_of(hands_, [](const auto& hand) { return !hand.empty(); }));
}

// 2v2: whoever gets the first hand has the first turn.
void Screen::seat_from(Seat first) {
  const auto from = [&](auto& all) {
    std::rotate(all.begin(), all.begin() + first, all.begin() + static_cast<Seat>(names_.size()));
  };
  from(out_.labels);
  from(out_.setup.seat);
  from(roles_);
  from(names_);
  viewer_ = (names_.size() - static_cast<std::size_t>(first)) % names_.size();
}

void Screen::dealt(Seat who, Value cards) {
  if (who == nobody || playing_) return;
  if (!seated()) {
    seat_from(who);
    who = 0;
  }
  const std::vector<Card> more = cards_of(cards);
  counts(who, static_cast<std::int64_t>(more.size()));
  std::vector<Card>& hand = hands_[static_cast<std::size_t>(who)];
  hand.insert(hand.end(), more.begin(), more.end());
}

// The first turn: all hands are dealt.
void Screen::begins() {
  playing_ = true;
  if (of_kingdoms_) return warriors_begin();
  std::vector<Card> all;
  const std::vector<Card> more = fourth_draws();
  for (std::size_t i = 0; i < names_.size(); ++i) {
    Event e = event(kind::hp, static_cast<Seat>(i));
    e.value = hp_[i];
    e.extra = max_hp_[i];
    emit(e);
    all.insert(all.end(), hands_[i].begin(), hands_[i].end());
  }
  Event e = event(kind::deal);
  e.value = small(static_cast<std::int64_t>(all.size() / names_.size()));
  e.cards = all;
  emit(e);
  if (more.empty()) return;
  const auto last = static_cast<Seat>(names_.size() - 1);
  Event drawn = with_cards(kind::draw, last, more);
  drawn.value = small(static_cast<std::int64_t>(more.size()));
  counts(last, -static_cast<std::int64_t>(more.size()));  // they were dealt to him
  emit(drawn);
}

// 2v2: what the hand of the last seat has more than that of the first; it is dealt with the others.
std::vector<Card> Screen::fourth_draws() {
  std::vector<Card>& hand = hands_[names_.size() - 1];
  const std::size_t each = hands_[0].size();
  if (!of_twos_ || hand.size() <= each) return {};
  const auto from = hand.begin() + static_cast<std::ptrdiff_t>(each);
  std::vector<Card> more(from, hand.end());
  hand.erase(from, hand.end());
  return more;
}

// What goes to a hand; what leaves one says `lose`. Bequeathed Strategy is counted as it is drawn.
void Screen::counts_gained(const Event& e) {
  const auto n = static_cast<std::int64_t>(e.cards.size());
  switch (e.kind) {
    case kind::draw:
    case kind::gain:
    case kind::pick:
    case kind::snatch:
    case kind::inherit: return counts(e.seat, n);
    case kind::give:
    case kind::retrieve: return counts(e.other, n);
    case kind::gift:
      if (e.what != sanguosha::cause(sanguosha::Skill::yiji)) counts(e.other, n);
      return;
    default: return;
  }
}

// The number of hand cards against what was drawn, gained and lost. One that is off by as many as
// the last is not told again.
void Screen::hand_held(Seat who, std::int64_t said) {
  const auto i = static_cast<std::size_t>(who);
  const std::int64_t off = said - in_hand_[i];
  if (off == std::exchange(too_many_[i], off) || off == 0) return;
  contradiction(rule::unexplained, who, say::said_twice(), say::hand_cards(in_hand_[i]),
                say::hand_cards(said));
}

// [hand cards, hit points, of how many, armour]
void Screen::updated(Seat who, Value v) {
  if (who == nobody) return;
  if (playing_ || !of_kingdoms_) hand_held(who, v.at(0).number());
  const auto i = static_cast<std::size_t>(who);
  const auto hp = static_cast<std::int16_t>(std::clamp<std::int64_t>(v.at(1).number(), -100, 100));
  const auto most = static_cast<std::int16_t>(std::clamp<std::int64_t>(v.at(2).number(), 0, 100));
  if (of_kingdoms_ && playing_) begins_with(who, most);
  const bool same = hp_[i] == hp && max_hp_[i] == most;
  hp_[i] = hp;
  max_hp_[i] = most;
  if (!playing_ || same || dead_.contains(who)) return;
  Event e = event(kind::hp, who);
  e.value = hp;
  e.extra = most;
  emit(e);
}

void Screen::chained(Seat who, bool on) {
  Event e = event(kind::chain, who);
  e.value = on ? 1 : 0;
  insert(on ? out_.size() : before_unchaining_damage(who), e, index_);
  chained_.set(who, on);
}

// Another general takes the place of one who is dead.
void Screen::replaced(Seat who, std::string_view name) {
  if (of_twos_) return not_here(say::two_v_two_reserves());
  const General g = general_of(name);
  if (g == General::none) return not_here(import::general_said(name));
  if (who == nobody) return;
  const Card general = static_cast<Card::Number>(g);
  emit(with_cards(kind::enter, who, {&general, 1}));
  names_[static_cast<std::size_t>(who)] = shown_name(g);
  hp_[static_cast<std::size_t>(who)] = max_hp_[static_cast<std::size_t>(who)] = 0;
  dead_.remove(who);
  chained_.remove(who);
}

}  // namespace tally::noname
