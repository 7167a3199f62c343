#include "replay/import/freekill/packets.h"

#include <algorithm>
#include <charconv>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/commands.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

using sanguosha::Role;
namespace kind = sanguosha::kind;

namespace {

// FreeKill's phases 2 (start) to 7 (finish) are our six.
constexpr std::int64_t first_phase = 2;
constexpr std::int64_t last_phase = 7;

}  // namespace

Packets::Packets(const Recording& recording, Record& record, Played played)
    : Written(record, recording.header().version, played), recording_(recording) {
  holder_.fill(nobody);
  if (of_sides) piles_.play_with(first_of_v33, sanguosha::deck_v33_size);
  if (of_kingdoms)
    piles_.play_with(first_of_war, with_strategy(recording.header().settings)
                                       ? sanguosha::deck_war_strategy_size
                                       : sanguosha::deck_war_freekill_size);
}

void Packets::map() {
  const Header& h = recording_.header();
  names_.insert_or_assign(h.viewer_id, std::string(text(h.viewer.at(1))));
  out.shows -= {kind::blocked, kind::nullified, kind::decide};
  if (of_kingdoms) out.shows -= {kind::look, kind::glimpse};  // to nobody but who looks
  // Damage that an effect prevents is told from 0.5.12 on.
  if (before_0_5_12()) out.shows.remove(kind::prevented);
  // Shuffles are told from 0.4.24 on; before, the pile is refilled in silence.
  if (version < Version{0, 4, 24}) out.shows.remove(kind::shuffle);
  for (const Packet& p : recording_.packets()) {
    index = p.index;
    packet(p);
    if (!out.not_covered.empty()) return;
    if (!out.not_covered_from.empty()) {
      let_go();
      return flush();
    }
  }
  let_go();
  flush();
  if (round_.kind != nothing) out.add(round_, round_at_);
  again_.turns.settle();
  again_.pile.before_pile_or_end();
  if (naming_ != nobody) name_suit();
  if (ids.empty() && out.not_covered.empty()) throw io::InputError(say::no_seats());
  if (!h.title.winner.empty() && h.title.finished) game_over(h.title.winner);
  flush();
}

void Packets::packet(const Packet& p) {
  const std::string_view c = p.command;
  if (of_kingdoms && p.request && c == "AskForGeneral" && offered_.empty())
    offered(Recording::open(p).at(0));
  if (p.request) return;
  if (before_0_5_12() && early(p)) return;
  if (synced_ && c != "GameLog" && c != "UpdateDrawPile" && c != "Animate" && c != "LogEvent" &&
      !c.starts_with("Set"))
    flush();
  using Value = cbor::Value;
  static constexpr auto commands = by_length(std::to_array<Command<Packets>>({
      {"AddPlayer",
       [](Packets& r, Value v) {
         r.names_.insert_or_assign(number(v.at(0)), std::string(text(v.at(1))));
       }},
      {"AddSkill", [](Packets& r, Value v) { r.add_skill(v); }},
      {"AddSkillUseHistory", [](Packets& r, Value v) { r.counted(v); }},
      {"Animate", [](Packets& r, Value v) { r.pointed(v); }},
      {"ArrangeSeats", [](Packets& r, Value v) { r.arrange_seats(v); }},
      {"GameLog", [](Packets& r, Value v) { r.game_log(v); }},
      {"GameOver", [](Packets& r, Value v) { r.game_over(text(v)); }},
      {"MoveCards", [](Packets& r, Value v) { r.move_cards(v); }},
      {"MoveFocus",
       [](Packets& r, Value v) {
         r.asked_for_turn(v);
         r.asked_whom(v);
       }},
      {"Observe", [](Packets& r, Value v) { r.found(v); }},
      {"PrepareDrawPile", [](Packets& r, Value v) { r.pile(v, false); }},
      {"PropertyUpdate", [](Packets& r, Value v) { r.property(v); }},
      {"Reconnect", [](Packets& r, Value v) { r.found(v); }},
      {"SetCurrent",
       [](Packets& r, Value v) {
         const Seat who = r.seat_of(v.at(0));
         r.again_.turns.current(who);
         r.gives_turn(who);
         r.turn_told_ = false;
       }},
      {"SetPlayerMark", [](Packets& r, Value v) { r.mark(v); }},
      {"SetBanner",
       [](Packets& r, Value v) {
         const std::string_view what = text(v.at(0));
         if (what == "@&warm_generals" || what == "@&cool_generals")
           return r.lie_before(what.substr(2, 4), v.at(1));
         r.again_.banner(v);
       }},
      {"ShuffleDrawPile", [](Packets& r, Value v) { r.pile(v, true); }},
      {"SyncDrawPile", [](Packets& r, Value v) { r.pile(v, false); }},
  }));
  if (const auto* const command = find_command(commands, c))
    command->take(*this, Recording::open(p));
  else  // two in three only start a count anew (SetCardUseHistory …): left unopened
    again_.packet(p);
}

void Packets::arrange_seats(cbor::Value v) {
  out.setup_at = index;
  ids.clear();
  for (cbor::Value id : v.items()) {
    const std::int64_t n = number(id);
    if (std::find(ids.begin(), ids.end(), n) != ids.end())
      throw io::InputError(say::player_twice(index));
    ids.push_back(n);
    if (static_cast<int>(ids.size()) > out.game->most_seats())
      throw io::InputError(say::too_many_players(index, out.game->most_seats()));
  }
  out.setup.players = static_cast<int>(ids.size());
  out.labels.resize(ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (const auto name = names_.find(ids[i]); name != names_.end())
      out.labels[i].name = name->second;
    if (const auto role = roles_.find(ids[i]); role != roles_.end())
      out.setup.seat[i][0] = static_cast<What>(role->second);
  }
  // The lord sits first even where roles are not shown (FreeKill before 0.4.20).
  if (of_kingdoms)
    for (std::size_t i = 0; i < ids.size(); ++i)
      out.setup.seat[i][0] = static_cast<What>(Role::warrior);
  lord_assumed_ =
      !of_sides && !of_kingdoms && !of_landlord && !ids.empty() && out.setup.seat[0][0] == 0;
  if (lord_assumed_) out.setup.seat[0][0] = static_cast<What>(Role::lord);
}

// [player, property, value]
void Packets::property(cbor::Value v) {
  const std::string_view what = text(v.at(1));
  const cbor::Value value = v.at(2);
  const Seat s = seat_of(v.at(0));
  if (of_kingdoms && war_property(s, what, value)) return;
  if (playing_ && s != nobody && shape_property(s, what, value)) return;
  if (what == "role" || what == "general" || what == "deputyGeneral" || what == "kingdom")
    again_.players.name(number(v.at(0)), what, text(value));
  if (what == "gender" && number(value) > 0)
    again_.players.name(number(v.at(0)), what, number(value) == 1 ? "male" : "female");
  if (what == "phase") {
    const std::int64_t n = number(value, -1);
    if (!playing_) return;
    if (n < first_phase || n > last_phase) {
      // Before or behind his phases. Up to 0.5.11 `SetCurrent` alone says whose turn it is.
      if (!before_0_5_12()) again_.turns.ends(s);
      return;
    }
    discarding_ = n == 6 ? s : nobody;
    phase_ = n;
    Event e = event(kind::phase, s);
    e.what = static_cast<What>(n - first_phase + 1);
    emit(e);
  } else if (what == "role") {
    roles_.insert_or_assign(number(v.at(0)), role_in_mode(text(value)));
    // Up to 0.4.21 shown when a player dies or the game ends; it was his all along.
    const bool assumed = s == 0 && lord_assumed_;
    if (assumed) lord_assumed_ = false;
    if (s != nobody &&
        (assumed || !playing_ || out.setup.seat[static_cast<std::size_t>(s)][0] == 0))
      out.setup.seat[static_cast<std::size_t>(s)][0] = static_cast<What>(role_in_mode(text(value)));
  } else if (s == nobody) {
    return;
  } else if (what == "hp") {
    if (!drafts_.empty()) appointed();
    if (falls_ && pending_hp_.seat == s && number(value) == pending_hp_.extra) {
      pending_hp_.value = small(number(value));  // it falls to the new maximum
      again_.players.has_hp(s, pending_hp_.value);
      return;
    }
    flush();
    pending_hp_ = event(kind::hp, s);
    pending_hp_.value = small(number(value));
    again_.players.has_hp(s, pending_hp_.value);
    if (playing_)
      pending_hp_.hide(Field::extra);
    else
      pending_hp_.extra = max_hp_[static_cast<std::size_t>(s)];
    pending_hp_at_ = index;
  } else if (what == "maxHp") {
    max_hp_[static_cast<std::size_t>(s)] =
        static_cast<std::int8_t>(std::clamp<std::int64_t>(number(value), -100, 100));
    if (playing_) has_max_hp(s, max_hp_[static_cast<std::size_t>(s)]);
  } else if (what == "faceup") {
    if (playing_) turned(s, value.as_bool().value_or(true));
  } else if (what == "dead") {
    again_.players.dead(s, value.as_bool().value_or(false));
  } else if (what == "dying") {
    again_.players.dying(s, value.as_bool().value_or(false));
  } else if (what == "chained") {
    Event e = event(kind::chain, s);
    e.value = value.as_bool().value_or(false) ? 1 : 0;
    again_.players.is_chained(s, e.value != 0);
    emit(e);
  } else if (what == "drank") {
    again_.players.drank(s, number(value));
  } else if (what == "general") {
    generals[static_cast<std::size_t>(s)] = std::string(text(value));
    out.labels[static_cast<std::size_t>(s)].general = generals[static_cast<std::size_t>(s)];
    if (appointed_at_ == 0) appointed_at_ = index;
  } else if (what == "gender") {
    const std::int64_t g = number(value);
    out.setup.seat[static_cast<std::size_t>(s)][1] = static_cast<What>(g == 1 || g == 2 ? g : 0);
  }
}

// The whole draw pile, top first. Before the first round the last of them counts.
void Packets::pile(cbor::Value v, bool reshuffled) {
  at_most_the_deck(v, say::a_draw_pile);
  again_.pile.before_pile_or_end();
  listed.clear();
  for (cbor::Value c : v.items()) listed.push_back(card_of(number(c)));
  if (of_kingdoms && std::ranges::find(listed, unknown_card) != listed.end()) {
    for (cbor::Value c : v.items())
      if (card_of(number(c)) == unknown_card && out.not_covered.empty())
        out.not_covered =
            say::card_number(static_cast<std::uint64_t>(std::max<std::int64_t>(number(c), 0)));
    return;
  }
  if (version < Version{0, 5, 13}) {  // 0.5.0 to 0.5.12 tell a seed where they shuffle
    if (const auto seed = v.untagged().as_int()) {
      if (reshuffled)
        piles_.refill(static_cast<std::uint32_t>(*seed));
      else
        piles_.prepare(static_cast<std::uint32_t>(*seed));
      for (const std::int64_t id : piles_.draw()) listed.push_back(card_of(id));
    } else {
      std::vector<std::int64_t> top_first;
      for (cbor::Value c : v.items()) top_first.push_back(number(c));
      piles_.set(std::move(top_first));
    }
  }
  if (playing_ && !reshuffled) {  // the log line after it says what was put back
    flush();
    pile_ = listed;
    synced_ = true;
    synced_at_ = index;
    return;
  }
  Event e = event(kind::shuffle);
  e.cards = listed;
  e.value = static_cast<std::int16_t>(listed.size());
  if (reshuffled || hands_.empty()) {
    emit(e);
    return;
  }
  pile_ = listed;
  pile_waits_ = true;
}

void Packets::round(std::int64_t n) {
  again_.turns.settle();
  again_.turns.round_begins();
  start_playing();
  Event e;
  e.kind = kind::round;
  e.value = small(n);
  if (turns_ || midway_) return emit(e);
  round_ = e;  // what skills do before the first turn comes before it
  round_at_ = index;
}

void Packets::start_playing() {
  if (playing_) return;
  playing_ = true;
  flush();
  Event e = event(kind::deal);
  e.value = 4;
  e.cards = hands_;
  emit(e);
  if (!more_.empty()) {
    Event more = event(kind::draw, has_more_);
    more.value = static_cast<std::int16_t>(more_.size());
    more.cards = more_;
    emit(more);
  }
  if (pile_waits_) {
    Event s = event(kind::shuffle);
    s.value = static_cast<std::int16_t>(pile_.size());
    s.cards = pile_;
    emit(s);
  }
}

void Packets::game_over(std::string_view winners) {
  Event e = event(kind::over);
  e.show(Field::seat);
  SeatSet seats;
  while (!winners.empty()) {
    const std::size_t plus = std::min(winners.find('+'), winners.size());
    const std::string_view part = winners.substr(0, plus);
    winners.remove_prefix(std::min(plus + 1, winners.size()));
    std::int64_t id = 0;
    const auto parsed = std::from_chars(part.data(), part.data() + part.size(), id);
    if (parsed.ec == std::errc() && parsed.ptr == part.data() + part.size()) {
      seats.add(seat_of(id));
      continue;
    }
    if (of_kingdoms) seats |= winners_named(part);
    const Role r = role_in_mode(part);  // up to 0.5.20: roles
    for (std::size_t i = 0; i < ids.size(); ++i)
      if (r != Role::hidden && out.setup.seat[i][0] == static_cast<What>(r))
        seats.add(static_cast<Seat>(i));
  }
  e.seats = list_of(seats);
  if (of_kingdoms) take_back_shown();
  emit(e);
}

// Behind the last death, whoever has won turns up what lies face down still: no rule asks for it.
void Packets::take_back_shown() {
  flush();
  const auto& seen = out.seen();
  std::size_t from = seen.size();
  while (from > 0 && seen[from - 1].event.kind == kind::unveil) --from;
  if (from == 0 || !KindSet{kind::death, kind::disclose}.contains(seen[from - 1].event.kind))
    return;
  while (out.size() > from) take_back();
}

}  // namespace tally::freekill
