// Which program it is, who sits where, the deck, the end.
#include "replay/import/qsanguosha/packets.h"

#include <algorithm>
#include <utility>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/sanguosha/general_names.h"
#include "replay/io/input_error.h"
#include "replay/words.h"

namespace tally::qsanguosha {

using sanguosha::General;
using sanguosha::Role;
namespace kind = sanguosha::kind;

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
  out_.shows -= {kind::blocked, kind::nullified, kind::prevented, kind::decide};
  out_.names_what_comes_out = true;
  Packet p;
  try {
    while (lines.next(p)) {
      index_ = p.line;
      if (family_ == Family::unknown && out_.not_covered.empty()) check_version(p);
      if (!out_.not_covered.empty() && !ids_.empty()) {
        if (unknown_number_ < 0 || name_unknown(p)) return;
        continue;
      }
      packet(p);
      if (!out_.not_covered_from.empty()) break;
    }
  } catch (io::InputError& error) {
    if (unknown_number_ >= 0) return;
    if (!error.cut || ids_.empty()) throw;
    out_.cut_off = error.message;
  }
  if (unknown_number_ >= 0) return;
  cut_off();
  if (ids_.empty() && out_.not_covered.empty()) throw io::InputError(say::no_seats());
}

void Packets::check_version(const Packet& p) {
  family_ = family_of(p.command);
  if (family_ == Family::unknown)
    out_.not_covered =
        say::numbering(static_cast<std::uint64_t>(std::max<std::int64_t>(p.command, 0)));
  out_.ruleset = of_kingdoms()                ? "qsanguosha-hegemony"
                 : family_ < Family::sheauhaw ? "qsanguosha-para"
                                              : "qsanguosha-sheauhaw";
  if (!tells_rounds(family_)) out_.shows.remove(kind::round);
}

void Packets::packet(const Packet& p) {
  const Value v = p.body;
  const Command c = command_of(family_, p.command);
  if (hp_now_.kind != nothing && c != Command::change_hp) has_hp_now();
  if (of_kingdoms() && p.request && c == Command::choose_general && offered_.empty())
    for (const Value name : values_of(v.at(0)))
      offered_.emplace_back(static_cast<Card::Number>(general_of(family_, name.text())));
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
    case Command::show_all_cards: shows_all(v); break;
    case Command::show_dummy: unseen_answer(v); break;
    case Command::skill_guanxing: stargazed(v); break;
    case Command::game_over: game_over(v); break;
    case Command::reset_pile: refilled_ = true; break;
    case Command::update_pile: has_pile(v.number()); break;
    case Command::animate: {
      constexpr std::int64_t indicate = 1;
      constexpr std::int64_t nullification = 3;
      if (v.at(0).number() == indicate && seat_of(v.at(1).text()) == tiger_)
        strikes(seat_of(v.at(2).text()));
      if (of_kingdoms() && v.at(0).number() == nullification) {
        protects_ = seat_of(v.at(2).text());
        against_known_ = true;
        against_ = 0;
      }
      break;
    }
    case Command::actual_general:
      lies_face_down(seat_of(v.at(0).text()), v.at(1).text(), v.at(2).yes());
      break;
    case Command::fill_general: lie_open(v); break;
    case Command::take_general: takes_general(v); break;
    case Command::card_flag: come_to_lie(); break;
    case Command::set_mark: mark_goes(v.at(1).text()); break;
    case Command::mirror_guanxing:
      if (enlightened_ != nobody && v.at(0).number() == 0)
        sees_top(v.at(3).is_list() ? static_cast<std::int64_t>(v.at(3).size()) : v.at(3).number());
      break;
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
  constexpr std::string_view of_2013 = "06_3v32013";
  of_sides_ = mode == of_2013;
  if (of_sides_) {
    out_.ruleset = "3v3-qsanguosha";
    out_.shows -= {kind::pile, kind::first_draft, kind::first_action, kind::action, kind::round};
  } else if (of_kingdoms()) {
    out_.shows -= {kind::round, kind::skip, kind::look, kind::glimpse};
    rewards_first_ = flags.find('S') != std::string_view::npos;
  } else if (!is_identity(mode))
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
    if (of_kingdoms())
      out_.setup.seat[i][0] = static_cast<What>(Role::warrior);
    else if (const auto role = roles_.find(ids_[i]); role != roles_.end())
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

// The deck, in no order: here the game begins.
void Packets::available(Value v) {
  for (const Value card : values_of(v))
    if (card_numbered(card.number(-1)) == unknown_card) {
      unknown_number_ = std::max<std::int64_t>(card.number(), 0);
      out_.not_covered =
          say::card_number(static_cast<std::uint64_t>(std::max<std::int64_t>(card.number(), 0)));
      return;
    }
  for (std::size_t i = 0; i < ids_.size() && !of_kingdoms(); ++i)
    if (general_of(family_, generals_[i]) == General::none) {
      out_.not_covered = import::general_said(generals_[i]);
      return;
    }
  const auto of_packages = [](Value card) { return card.number() >= first_of_packages; };
  if (of_kingdoms()) {
    out_.ruleset = "qsanguosha-hegemony";
    if (std::ranges::any_of(values_of(v), of_packages)) out_.ruleset += "-expansions";
    if (rewards_first_) out_.ruleset += "-pioneer";
  }
  if (of_sides_) appointed();
  if (of_kingdoms()) all_have_chosen();
  if (!out_.not_covered.empty()) return;
  for (std::size_t i = 0; i < ids_.size(); ++i) {
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

// A card that is none of ours, as the recording calls it where it is used first: [number, suit,
// rank, class, …].
bool Packets::name_unknown(const Packet& p) {
  constexpr std::string_view suits[] = {"♠", "♣", "♥", "♦"};
  constexpr std::string_view ranks[] = {"",  "A", "2", "3",  "4", "5", "6",
                                        "7", "8", "9", "10", "J", "Q", "K"};
  const auto word = [](const auto& words, std::int64_t n) {
    return n >= 0 && n < std::ssize(words) ? words[static_cast<std::size_t>(n)] : "";
  };
  const Value v = p.body;
  if (command_of(family_, p.command) != Command::update_card ||
      v.at(0).number(-1) != unknown_number_ || v.at(3).text().empty())
    return false;
  out_.not_covered = say::card_named(
      io::in_quotes(v.at(3).text()),
      std::string(word(suits, v.at(1).number(-1))) + std::string(word(ranks, v.at(2).number(-1))),
      static_cast<std::uint64_t>(unknown_number_));
  return true;
}

// [who has won, the roles of all]
void Packets::game_over(Value v) {
  // Of a blow that ends the game it is not told any more whom it un-chains.
  if (const Event* const blow = latest(kind::damage);
      blow != nullptr && dead_.contains(blow->seat) && unchains(*blow))
    chained(blow->seat, false);
  if (of_kingdoms()) shown_at_the_end();
  never_got();
  std::size_t i = 0;
  for (const Value role : values_of(v.at(1)))
    if (i < ids_.size() && !of_kingdoms()) has_role(ids_[i++], role.text());
  Event e;
  e.kind = kind::over;
  SeatSet seats;
  std::string_view winners = v.at(0).text();
  while (!winners.empty()) {
    const std::size_t plus = std::min(winners.find('+'), winners.size());
    const std::string_view part = winners.substr(0, plus);
    winners.remove_prefix(std::min(plus + 1, winners.size()));
    if (const Seat s = seat_of(part); s != nobody) seats.add(s);
    const Role r = role_named(part);
    for (std::size_t s = 0; s < ids_.size(); ++s)
      if (r != Role::hidden && out_.setup.seat[s][0] == static_cast<What>(r))
        seats.add(static_cast<Seat>(s));
  }
  for (std::size_t s = 0; s < ids_.size(); ++s)
    if (seats.contains(static_cast<Seat>(s))) e.seats.push(static_cast<Seat>(s));
  emit(e);
}

}  // namespace tally::qsanguosha
