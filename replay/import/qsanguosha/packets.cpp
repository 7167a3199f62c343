// Who sits where, turns, hit points, the end.
#include "replay/import/qsanguosha/packets.h"

#include <algorithm>
#include <utility>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/io/input_error.h"
#include "replay/words.h"

namespace tally::qsanguosha {

using sanguosha::General;
using sanguosha::Role;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

// As far as it goes.
std::string from_base64(std::string_view text) {
  constexpr std::string_view signs =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  unsigned bits = 0;
  int n = 0;
  for (const char c : text) {
    const std::size_t at = signs.find(c);
    if (at == std::string_view::npos) break;
    bits = bits << 6U | static_cast<unsigned>(at);
    n += 6;
    if (n < 8) continue;
    n -= 8;
    out += static_cast<char>(bits >> static_cast<unsigned>(n) & 0xFFU);
  }
  return out;
}

// The part between the n-th and the next colon.
std::string_view part_of(std::string_view text, int n) {
  for (; n > 0 && !text.empty(); --n)
    text.remove_prefix(std::min(text.find(':'), text.size() - 1) + 1);
  return text.substr(0, text.find(':'));
}

// "05p", "06pd", "06pz": players, then which roles.
bool is_identity(std::string_view mode) {
  if (mode.ends_with('d') || mode.ends_with('z')) mode.remove_suffix(1);
  return mode.size() == 3 && mode[0] <= '1' && mode[2] == 'p';
}

}  // namespace

void Packets::map(Lines& lines) {
  out_.shows -= {kind::blocked, kind::nullified, kind::prevented};
  Packet p;
  try {
    while (lines.next(p)) {
      index_ = p.line;
      if (family_ == Family::unknown && out_.not_covered.empty()) check_version(p);
      if (!out_.not_covered.empty() && !ids_.empty()) return;
      packet(p);
    }
  } catch (io::InputError& error) {
    if (!error.cut || ids_.empty()) throw;
    out_.cut_off = error.message;
  }
  if (!gifts_.empty()) give_away();
  pending_cards_.clear();  // where it ends between a use and its cards, they are not missed
  flush();
  let_go();
  if (ids_.empty() && out_.not_covered.empty()) throw io::InputError(say::no_seats());
}

// How many cards are in it. After a refill those are told that were put in anew; what was left of
// it lies on top of them.
void Packets::has_pile(std::int64_t n) {
  const std::int64_t left = std::exchange(pile_, n);
  if (!std::exchange(refilled_, false)) return;
  Event e = event(kind::shuffle);
  e.value = small(n + left);
  e.hide(Field::cards);
  emit(e);
}

void Packets::check_version(const Packet& p) {
  family_ = family_of(p.command);
  if (family_ == Family::unknown)
    out_.not_covered =
        say::numbering(static_cast<std::uint64_t>(std::max<std::int64_t>(p.command, 0)));
  out_.ruleset = family_ < Family::sheauhaw ? "qsanguosha-para" : "qsanguosha-sheauhaw";
  if (!tells_rounds(family_)) out_.shows.remove(kind::round);
}

void Packets::packet(const Packet& p) {
  const Value v = p.body;
  const Command c = command_of(family_, p.command);
  if (p.request && c != Command::skill_guanxing) return;
  switch (c) {
    case Command::check_version: out_.program = "QSanguosha " + std::string(v.text()); break;
    case Command::setup: setup(v); break;
    case Command::add_player: names_[std::string(v.at(0).text())] = v.at(1).text(); break;
    case Command::arrange_seats: arrange_seats(v); break;
    case Command::set_property: property(v); break;
    case Command::available_cards: available(v); break;
    case Command::change_hp: change_hp(v); break;
    case Command::lose_card: lose(v); break;
    case Command::get_card: get(v); break;
    case Command::log_skill: log(v); break;
    case Command::log_event: log_event(v); break;
    case Command::update_card: update_card(v); break;
    case Command::invoke_skill: invoke(v.at(0).text(), seat_of(v.at(1).text())); break;
    case Command::fill_amazing_grace: fill(v); break;
    case Command::take_amazing_grace: take(v); break;
    case Command::show_card: show(v); break;
    case Command::show_dummy: unseen_answer(v); break;
    case Command::skill_guanxing: stargazed(v); break;
    case Command::game_over: game_over(v); break;
    case Command::reset_pile: refilled_ = true; break;
    case Command::update_pile: has_pile(v.number()); break;
    case Command::set_turn: {
      Event e;
      e.kind = kind::round;
      e.value = small(v.at(0).number());
      emit(e);
      break;
    }
    default: break;
  }
}

void Packets::setup(Value v) {
  const std::string_view joined = v.text();
  const auto part = [&](int n) {
    return v.is_list() ? v.at(static_cast<std::size_t>(n)).text() : part_of(joined, n);
  };
  constexpr int at_mode = 1;
  constexpr int at_flags = 5;
  const std::string_view mode = part(at_mode);
  const std::string_view flags = part(at_flags);
  constexpr std::string_view other_games = "SBH";  // two generals, Basara, kingdom war
  if (family_ == Family::hegemony)
    out_.not_covered = say::kingdom_war(io::in_quotes(mode));
  else if (!is_identity(mode))
    out_.not_covered = say::game_mode(io::in_quotes(mode));
  else if (flags.find_first_of(other_games) != std::string_view::npos)
    out_.not_covered = say::game_mode(io::in_quotes(std::string(mode) + " " + std::string(flags)));
}

void Packets::arrange_seats(Value v) {
  if (!ids_.empty()) throw io::InputError(say::begins_twice(), index_ + 1);
  out_.setup_at = index_;
  for (const Value id : values_of(v)) {
    const std::string_view name = id.text();
    if (name.empty() || std::ranges::find(ids_, name) != ids_.end() ||
        static_cast<int>(ids_.size()) >= out_.game->most_seats())
      throw io::InputError(say::seats_wrong(), index_ + 1);
    ids_.emplace_back(name);
  }
  if (ids_.size() < 2) throw io::InputError(say::seats_wrong(), index_ + 1);
  out_.setup.players = static_cast<int>(ids_.size());
  out_.labels.resize(ids_.size());
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    if (const auto name = names_.find(ids_[i]); name != names_.end())
      out_.labels[i].name = family_ == Family::hegemony ? name->second : from_base64(name->second);
    if (const auto role = roles_.find(ids_[i]); role != roles_.end())
      out_.setup.seat[i][0] = static_cast<What>(role->second);
  }
}

Seat Packets::seat_of(std::string_view id) const {
  if (id == "MG_SELF") id = viewer_;
  const auto it = std::ranges::find(ids_, id);
  return it == ids_.end() ? nobody : static_cast<Seat>(it - ids_.begin());
}

SeatList Packets::seats_of(std::string_view ids_with_plus) const {
  SeatList out;
  while (!ids_with_plus.empty()) {
    const std::size_t plus = std::min(ids_with_plus.find('+'), ids_with_plus.size());
    if (const Seat s = seat_of(ids_with_plus.substr(0, plus)); s != nobody) out.push(s);
    ids_with_plus.remove_prefix(std::min(plus + 1, ids_with_plus.size()));
  }
  return out;
}

// [player, property, value as a text]
void Packets::property(Value v) {
  const std::string_view id = v.at(0).text();
  const std::string_view what = v.at(1).text();
  const std::string_view value = v.at(2).text();
  if (what == "objectName" && id == "MG_SELF") viewer_ = value;
  if (what == "role") has_role(id == "MG_SELF" ? std::string_view(viewer_) : id, value);
  const Seat s = seat_of(id);
  if (s == nobody) return;
  const std::int64_t n = v.at(2).number();
  if (what == "general") {
    has_general(s, value);
  } else if (what == "general2") {
    if (!value.empty()) out_.not_covered = say::game_mode(io::in_quotes("second general"));
  } else if (what == "phase") {
    has_phase(s, value);
  } else if (what == "hp") {
    has_hp(s, n);
  } else if (what == "maxhp") {
    max_hp_[static_cast<std::size_t>(s)] =
        static_cast<std::int16_t>(std::clamp<std::int64_t>(n, 0, 100));
  } else if (what == "chained") {
    chained(s, value == "true");
  } else if (what == "faceup" && playing_) {
    Event e = event(kind::turn_over, s);
    e.value = value == "true" ? 1 : 0;
    emit(e);
  }
}

void Packets::has_role(std::string_view id, std::string_view role) {
  const Role r = role_of(role);
  if (r == Role::hidden) return;
  const auto [it, added] = roles_.emplace(std::string(id), r);
  const Seat s = seat_of(id);
  if (!added && it->second != r)
    contradiction(rule::setup_roles, s, say::said_twice(),
                  say::role(sanguosha::role_en[static_cast<std::size_t>(it->second)]),
                  say::role(sanguosha::role_en[static_cast<std::size_t>(r)]));
  else if (s != nobody)
    out_.setup.seat[static_cast<std::size_t>(s)][0] = static_cast<What>(r);
}

// Until the game begins only the last counts: somebody may choose again.
void Packets::has_general(Seat s, std::string_view name) {
  if (playing_) return;
  const auto i = static_cast<std::size_t>(s);
  generals_[i] = name;
  out_.labels[i].general = name;
  out_.setup.seat[i][2] = static_cast<What>(general_of(name));
  out_.setup.seat[i][1] = static_cast<What>(sanguosha::info(general_of(name)).gender);
}

void Packets::has_phase(Seat s, std::string_view phase) {
  if (phase == "round_start") {
    return emit(event(kind::turn, s));
  }
  const What now = phase_of(phase);
  const bool over = phase == "not_active";
  if (now == 0 && !over) return;
  // A phase that is skipped may be told all the same.
  for (What p = 1; p < sanguosha::phases; ++p) {
    if (skips_ != s || !skipped_[p] || (!over && p > now)) continue;
    skipped_[p] = false;
    Event e = event(kind::skip, s);
    e.what = p;
    emit(e);
    if (p == now) return;
  }
  if (now == 0) return;
  Event e = event(kind::phase, s);
  e.what = now;
  emit(e);
}

// Behind damage, a loss or a recovery; before the game each has his first.
void Packets::has_hp(Seat s, std::int64_t hp) {
  hp_[static_cast<std::size_t>(s)] =
      static_cast<std::int16_t>(std::clamp<std::int64_t>(hp, -100, 100));
  if (!playing_) return;
  Event e = event(kind::hp, s);
  e.value = small(hp);
  e.hide(Field::extra);
  emit(e);
}

// Who is un-chained by damage is told to be when it is done; by the rules it comes before.
void Packets::chained(Seat s, bool on) {
  Event e = event(kind::chain, s);
  e.value = on ? 1 : 0;
  auto& seen = out_.seen();
  std::size_t at = seen.size();
  constexpr std::size_t far_enough = 400;  // events of one damage, whoever is saved meanwhile
  const std::size_t from = at - std::min(at, far_enough);
  while (!on && at > from) {
    const Event& cause = seen[--at].event;
    if (cause.kind == kind::chain && cause.seat == s) break;
    if (cause.kind != kind::damage || cause.seat != s ||
        cause.what == static_cast<What>(sanguosha::Element::normal))
      continue;
    flush();
    seen.insert(seen.begin() + static_cast<std::ptrdiff_t>(at), {e, index_});
    for (Contradiction& c : out_.contradictions)
      if (c.before > at) ++c.before;
    return;
  }
  emit(e);
}

// Sheauhaw shows an answer without cards only as a picture: [[reason, player, skill, …, card]].
void Packets::unseen_answer(Value v) {
  const Value why = v.at(0);
  constexpr std::size_t at_card = 5;
  const Named card = named(why.at(at_card).text());
  if (why.at(0).number() != reason::let_use && why.at(0).number() != reason::respond) return;
  Event e = event(kind::respond, seat_of(why.at(1).text()));
  e.what = static_cast<What>(card.name);
  announce(e, card.cards);
}

// [player, by how much, kind: -1 is a loss]
void Packets::change_hp(Value v) {
  const Seat s = seat_of(v.at(0).text());
  const std::int64_t n = v.at(1).number();
  constexpr std::int64_t loss = -1;
  if (n > 0 || v.at(2).number() == loss) {
    Event e = event(n > 0 ? kind::heal : kind::lose, s);
    e.value = small(n > 0 ? n : -n);
    return emit(e);
  }
  if (const Event* const told = latest(kind::damage);
      told == nullptr || told->seat != s || told->value != small(-n))
    contradiction(rule::damage, s, say::said_twice(),
                  told == nullptr ? say::hp_change(0) : said_event(sanguosha::schema(), *told),
                  say::hp_change(static_cast<std::uint64_t>(std::abs(n))));
}

// The deck, in no order: here the game begins.
void Packets::available(Value v) {
  for (const Value card : values_of(v))
    if (card_of(card.number(-1)) == unknown_card) {
      out_.not_covered =
          say::card_number(static_cast<std::uint64_t>(std::max<std::int64_t>(card.number(), 0)));
      return;
    }
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    if (general_of(generals_[i]) == General::none) {
      out_.not_covered = say::general(io::in_quotes(generals_[i]));
      return;
    }
    Event e = event(kind::hp, static_cast<Seat>(i));
    e.value = hp_[i];
    e.extra = max_hp_[i];
    emit(e);
  }
  Event e = event(kind::shuffle);
  e.value = small(static_cast<std::int64_t>(v.size()));
  e.hide(Field::cards);
  emit(e);
}

// [who has won, the roles of all]
void Packets::game_over(Value v) {
  std::size_t i = 0;
  for (const Value role : values_of(v.at(1)))
    if (i < ids_.size()) has_role(ids_[i++], role.text());
  Event e;
  e.kind = kind::over;
  SeatSet seats;
  std::string_view winners = v.at(0).text();
  while (!winners.empty()) {
    const std::size_t plus = std::min(winners.find('+'), winners.size());
    const std::string_view part = winners.substr(0, plus);
    winners.remove_prefix(std::min(plus + 1, winners.size()));
    if (const Seat s = seat_of(part); s != nobody) seats.add(s);
    const Role r = role_of(part);
    for (std::size_t s = 0; s < ids_.size(); ++s)
      if (r != Role::hidden && out_.setup.seat[s][0] == static_cast<What>(r))
        seats.add(static_cast<Seat>(s));
  }
  for (std::size_t s = 0; s < ids_.size(); ++s)
    if (seats.contains(static_cast<Seat>(s))) e.seats.push(static_cast<Seat>(s));
  emit(e);
}

// What a card counts as from now on: a number alone makes it itself again.
void Packets::update_card(Value v) {
  const std::int64_t card = v.is_list() ? v.at(0).number(-1) : v.number(-1);
  if (card < 0 || card >= cards_known) return;
  constexpr std::size_t at_name = 5;
  viewed_[static_cast<std::size_t>(card)] = name_of(v.at(at_name).text());
}

// [which, …]
void Packets::log_event(Value v) {
  enum Which : std::uint8_t { dying = 0, detach = 4, acquire = 5, add = 6 };
  const Seat who = seat_of(v.at(1).text());
  switch (v.at(0).number(-1)) {
    case dying: return emit(event(kind::dying, who));
    case add: return has_skill(who, v.at(2).text());
    case acquire:
    case detach: {
      const auto skill = skill_of(v.at(2).text());
      if (!playing_ || skill == sanguosha::Skill::none || dead_.contains(who)) return;
      Event e = event(v.at(0).number() == acquire ? kind::acquire : kind::forgo, who);
      e.what = sanguosha::cause(skill);
      return emit(e);
    }
    default: return;
  }
}

void Packets::emit(const Event& e) {
  if (!gifts_.empty()) give_away();
  flush();
  add(e, index_);
}

// v2 and Para put a Nullification away before they ask who nullifies it; by the rules it goes when
// that is settled, the last of them first.
void Packets::add(const Event& e, std::uint32_t at) {
  const bool of_jizhi = e.kind == kind::invoke && e.what == cause(sanguosha::Skill::jizhi);
  const bool drawn = e.kind == kind::draw && e.rule == sanguosha::rule_of(sanguosha::Skill::jizhi);
  const auto is_it = [&](Card c) { return e.cards.size() == 1 && e.cards[0] == c; };
  if (e.kind == kind::put && std::ranges::any_of(nullified_with_, is_it)) {
    waiting_.push_back({e.cards[0], at});
    return;
  }
  const bool answers_one = static_cast<sanguosha::Name>(e.what) == sanguosha::Name::nullification;
  const bool goes_on = of_jizhi || drawn || (e.kind == kind::nullify && answers_one);
  if (!goes_on) let_go();
  out_.add(e, at);
  constexpr std::size_t most = 100;  // there are fewer in any deck
  if (e.kind != kind::nullify || e.cards.size() != 1 || nullified_with_.size() >= most) return;
  nullified_with_.push_back(e.cards[0]);
}

void Packets::let_go() {
  for (auto card = nullified_with_.rbegin(); card != nullified_with_.rend(); ++card)
    for (const auto& [put, at] : waiting_)
      if (put == *card) {
        Event e = event(kind::put);
        e.hidden = 0;
        e.cards = {&put, 1};
        out_.add(e, at);
      }
  nullified_with_.clear();
  waiting_.clear();
}

// A use whose cards stay where they are.
void Packets::flush() {
  if (pending_.kind == nothing) return;
  Event e = std::exchange(pending_, {});
  e.cards = pending_cards_;
  add(e, pending_at_);
  if (!pending_cards_.empty())
    contradiction(rule::use_hold, e.seat, say::card_stays_in_hand(), say::move_to_table(),
                  said_event(sanguosha::schema(), e));
}

// Among those that can be of the same use.
Event* Packets::latest(Kind k) {
  constexpr std::size_t far_enough = 1000;
  auto& seen = out_.seen();
  for (std::size_t i = seen.size(); i + far_enough > seen.size() && i > 0; --i)
    if (seen[i - 1].event.kind == k) return &seen[i - 1].event;
  return nullptr;
}

void Packets::contradiction(Rule rule, Seat seat, Message message, Message expected,
                            Message found) {
  Contradiction c;
  c.before = static_cast<std::uint32_t>(out_.size());
  c.source_at = index_;
  c.rule = rule;
  c.seat = seat;
  c.message = std::move(message);
  c.expected = std::move(expected);
  c.found = std::move(found);
  out_.contradictions.push_back(std::move(c));
}

}  // namespace tally::qsanguosha
