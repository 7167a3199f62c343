#include "replay/import/freekill/packets.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/sanguosha/rules.h"
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

Seat Packets::seat_of(std::int64_t id) const {
  const auto it = std::find(ids_.begin(), ids_.end(), id);
  return it == ids_.end() ? nobody : static_cast<Seat>(it - ids_.begin());
}

Seat Packets::seat_of(cbor::Value v) const {
  const auto id = v.untagged().as_int();
  return id ? seat_of(*id) : nobody;
}

SeatList Packets::seats_of(cbor::Value list) const {
  SeatList out;
  for (cbor::Value one : list.items())
    if (const Seat s = seat_of(one); s != nobody) out.push(s);
  return out;
}

// A list longer than the deck is no record of a game; it would only take memory.
void Packets::at_most_the_deck(cbor::Value list, const Says<>& what) const {
  if (list.size() > sanguosha::deck_size)
    throw io::InputError(
        say::longer_than_deck(index_, what(), static_cast<int>(sanguosha::deck_size)));
}

void Packets::begin() {
  ids_.clear();
  names_.clear();
  roles_.clear();
  lord_assumed_ = false;
  generals_ = {};
  max_hp_ = {};
  holder_.fill(nobody);
  playing_ = midway_ = false;
  awaited_ = nobody;
  hands_.clear();
  pile_.clear();
  pile_waits_ = false;
  pending_ = {};
  pending_hp_ = {};
  judge_ = {};
  back_on_top_.clear();
  back_at_bottom_.clear();
  arranging_ = naming_ = named_by_owner_ = nobody;
  gifts_.clear();
  initial_cards_.clear();
  judge_card_ = unknown_card;
  piles_.clear();
  current_sure_ = true;
  round_begins_ = false;
  doubted_ = taking_ = {};
  used_again_ = hurt_again_ = died_again_ = looked_at_ = 0;
  last_of_ = {};
  round_ = 0;
  dead_.clear();
  hp_ = {};
  told_.clear();
  chained_again_ = 0;
  foretold_.clear();
  numbers_.clear();
  left_before_ = 0;
  invoked_ = {};
  invoked_at_ = pointed_at_ = 0;
  pointing_ = nobody;
  pointed_ = {};
  worn_.fill(nobody);
  before_.fill(nobody);
  used_at_ = {};
  wearing_ = {};
  given_ = 0;
  dying_ = chained_ = told_dead_ = {};
  drank_ = {};
  synced_ = false;
  current_ = discarding_ = indicating_ = nobody;
  stargazer_ = giver_ = nobody;
  indicated_ = {};
  indicated_at_ = 0;
  suit_for_ = unknown_card;
  untargeted_ = 0;
  phase_ = 0;
  luoshen_said_ = false;
}

void Packets::map(const Recording& recording, Record& out) {
  out_ = &out;
  begin();
  const Header& h = recording.header();
  version_ = h.version;
  names_.insert_or_assign(h.viewer_id, std::string(text(h.viewer.at(1))));
  out.shows -= {kind::blocked, kind::nullified};
  // Damage that an effect prevents is told from 0.5.12 on.
  if (version_ < Version{0, 5, 12}) out.shows.remove(kind::prevented);
  // Shuffles are told from 0.4.24 on; before, the pile is refilled in silence.
  if (version_ < Version{0, 4, 24}) out.shows.remove(kind::shuffle);
  for (const Packet& p : recording.packets()) {
    index_ = p.index;
    packet(p);
    if (!out.not_covered.empty()) return;
  }
  flush();
  settle_current();
  if (!before_0_5()) numbers_told(left_before_);
  if (naming_ != nobody) name_suit(nullptr);
  if (ids_.empty() && out.not_covered.empty()) throw io::InputError(say::no_seats());
  if (!h.title.winner.empty() && h.title.finished) game_over(h.title.winner);
  flush();
}

// What is done with the packets of each command. Those that say something again are held against
// what was said first; docs/formats.md has them as a table. Two in three packets only start a count
// anew (SetCardUseHistory …): they are not here, and stay unopened.
struct Packets::Commands {
  using Value = cbor::Value;
  struct Command {
    std::string_view name;
    void (*take)(Packets&, Value);
  };
  static constexpr auto all = std::to_array<Command>({
    {"AddCardUseHistory", [](Packets& r, Value v) { r.card_counted(v); }},
    {"AddPlayer", [](Packets& r, Value v) {
       r.names_.insert_or_assign(number(v.at(0)), std::string(text(v.at(1))));
     }},
    {"AddSkill", [](Packets& r, Value v) { r.add_skill(v); }},
    {"AddSkillUseHistory", [](Packets& r, Value v) { r.skill_counted(v); }},
    {"AddVirtualEquip", [](Packets& r, Value v) { r.virtual_equipment(v); }},
    {"Animate", [](Packets& r, Value v) { r.animation(v); }},
    {"ArrangeSeats", [](Packets& r, Value v) { r.arrange_seats(v); }},
    {"FillAG", [](Packets& r, Value v) { r.on_offer(v, false); }},
    {"GameLog", [](Packets& r, Value v) { r.game_log(v); }},
    {"GameOver", [](Packets& r, Value v) { r.game_over(text(v)); }},
    {"LogEvent", [](Packets& r, Value v) { r.log_event(v); }},
    {"LoseSkill",
     [](Packets& r, Value v) { r.works_for(r.seat_of(v.at(0)), text(v.at(1)), true); }},
    {"MoveCards", [](Packets& r, Value v) { r.move_cards(v); }},
    {"Observe", [](Packets& r, Value v) { r.found(v); }},
    {"PrepareDrawPile", [](Packets& r, Value v) { r.pile(v, false); }},
    {"PropertyUpdate", [](Packets& r, Value v) { r.property(v); }},
    {"Reconnect", [](Packets& r, Value v) { r.found(v); }},
    {"RemoveVirtualEquip", [](Packets& r, Value v) { r.virtual_gone(v); }},
    {"SetBanner", [](Packets& r, Value v) { r.banner(v); }},
    {"SetCardFootnote", [](Packets& r, Value v) { r.footnote(v); }},
    {"SetCardVirtName", [](Packets& r, Value v) { r.card_called(v); }},
    {"SetCurrent", [](Packets& r, Value v) { r.current(r.seat_of(v.at(0))); }},
    {"SetPlayerMark", [](Packets& r, Value v) { r.marked(v); }},
    {"ShowCard", [](Packets& r, Value v) { r.shown_again(v); }},
    {"ShowVirtualCard", [](Packets& r, Value v) { r.virtual_card(v); }},
    {"ShuffleDrawPile", [](Packets& r, Value v) { r.pile(v, true); }},
    {"SyncDrawPile", [](Packets& r, Value v) { r.pile(v, false); }},
    {"TakeAG", [](Packets& r, Value v) { r.on_offer(v, true); }},
    {"UpdateDrawPile", [](Packets& r, Value v) {
       if (!r.out_->setup.midway) r.numbers_.emplace_back(number(v), r.index_);
     }},
    {"UpdateRoundNum", [](Packets& r, Value v) { r.round_again(number(v), 0); }},
  });
  // By length first, which tells nearly all of them apart.
  static constexpr auto before = [](std::string_view a, std::string_view b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  };
  static constexpr auto sorted = [] {
    auto out = all;
    std::ranges::sort(out, before, &Command::name);
    return out;
  }();
  // nullptr for one that is left unopened.
  static const Command* called(std::string_view name) {
    const auto* const at = std::ranges::lower_bound(sorted, name, before, &Command::name);
    return at != sorted.end() && at->name == name ? at : nullptr;
  }
};

void Packets::packet(const Packet& p) {
  if (p.request) return;
  const std::string_view c = p.command;
  if (version_ < Version{0, 5, 12} && early(p)) return;
  if (synced_ && c != "GameLog" && c != "UpdateDrawPile" && c != "Animate" && c != "LogEvent" &&
      !c.starts_with("Set"))
    flush();
  if (const auto* const command = Commands::called(c)) command->take(*this, Recording::open(p));
}

void Packets::arrange_seats(cbor::Value v) {
  out_->setup_at = index_;
  ids_.clear();
  for (cbor::Value id : v.items()) {
    const std::int64_t n = number(id);
    if (std::find(ids_.begin(), ids_.end(), n) != ids_.end())
      throw io::InputError(say::player_twice(index_));
    ids_.push_back(n);
    if (static_cast<int>(ids_.size()) > out_->game->most_seats())
      throw io::InputError(say::too_many_players(index_, out_->game->most_seats()));
  }
  out_->setup.players = static_cast<int>(ids_.size());
  out_->labels.resize(ids_.size());
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    if (const auto name = names_.find(ids_[i]); name != names_.end())
      out_->labels[i].name = name->second;
    if (const auto role = roles_.find(ids_[i]); role != roles_.end())
      out_->setup.seat[i][0] = static_cast<What>(role->second);
  }
  // The lord sits first even where roles are not shown (FreeKill before 0.4.20).
  lord_assumed_ = !ids_.empty() && out_->setup.seat[0][0] == 0;
  if (lord_assumed_) out_->setup.seat[0][0] = static_cast<What>(Role::lord);
}

// [player, property, value]
void Packets::property(cbor::Value v) {
  const std::string_view what = text(v.at(1));
  const cbor::Value value = v.at(2);
  const Seat s = seat_of(v.at(0));
  if (what == "role" || what == "general" || what == "deputyGeneral" || what == "kingdom")
    name_again(number(v.at(0)), what, text(value));
  if (what == "gender" && number(value) > 0)
    name_again(number(v.at(0)), what, number(value) == 1 ? "male" : "female");
  if (what == "phase") {
    const std::int64_t n = number(value, -1);
    if (!playing_) return;
    if (n < first_phase || n > last_phase) {
      // Before or behind his phases. Up to 0.5.11 `SetCurrent` alone says whose turn it is.
      if (version_ >= Version{0, 5, 12}) turn_ends(s);
      return;
    }
    discarding_ = n == 6 ? s : nobody;
    phase_ = n;
    Event e = event(kind::phase, s);
    e.what = static_cast<What>(n - first_phase + 1);
    emit(e);
  } else if (what == "role") {
    roles_.insert_or_assign(number(v.at(0)), role_of(text(value)));
    // Up to 0.4.21 shown when a player dies or the game ends; it was his all along.
    const bool assumed = s == 0 && lord_assumed_;
    if (assumed) lord_assumed_ = false;
    if (s != nobody &&
        (assumed || !playing_ || out_->setup.seat[static_cast<std::size_t>(s)][0] == 0))
      out_->setup.seat[static_cast<std::size_t>(s)][0] = static_cast<What>(role_of(text(value)));
  } else if (s == nobody) {
    return;
  } else if (what == "hp") {
    flush();
    pending_hp_ = event(kind::hp, s);
    pending_hp_.value = hp_[static_cast<std::size_t>(s)] = small(number(value));
    if (playing_)
      pending_hp_.hide(Field::extra);
    else
      pending_hp_.extra = max_hp_[static_cast<std::size_t>(s)];
    pending_hp_at_ = index_;
  } else if (what == "maxHp") {
    max_hp_[static_cast<std::size_t>(s)] =
        static_cast<std::int8_t>(std::clamp<std::int64_t>(number(value), -100, 100));
  } else if (what == "dead") {
    dead_again(s, value.as_bool().value_or(false));
  } else if (what == "dying") {
    dying_again(s, value.as_bool().value_or(false));
  } else if (what == "chained") {
    Event e = event(kind::chain, s);
    e.value = value.as_bool().value_or(false) ? 1 : 0;
    chained_.set(s, e.value != 0);
    emit(e);
  } else if (what == "drank") {
    drank(s, number(value));
  } else if (what == "general") {
    generals_[static_cast<std::size_t>(s)] = std::string(text(value));
    out_->labels[static_cast<std::size_t>(s)].general = generals_[static_cast<std::size_t>(s)];
  } else if (what == "gender") {
    const std::int64_t g = number(value);
    out_->setup.seat[static_cast<std::size_t>(s)][1] = static_cast<What>(g == 1 || g == 2 ? g : 0);
  }
}

// The whole draw pile, top first. Before the first round the last of them counts.
void Packets::pile(cbor::Value v, bool reshuffled) {
  at_most_the_deck(v, say::a_draw_pile);
  if (!before_0_5()) numbers_told(left_before_);
  cards_.clear();
  for (cbor::Value c : v.items()) cards_.push_back(card_of(number(c)));
  if (version_ < Version{0, 5, 13}) {  // 0.5.0 to 0.5.12 tell a seed where they shuffle
    if (const auto seed = v.untagged().as_int()) {
      if (reshuffled)
        piles_.refill(static_cast<std::uint32_t>(*seed));
      else
        piles_.prepare(static_cast<std::uint32_t>(*seed));
      for (const std::int64_t id : piles_.draw()) cards_.push_back(card_of(id));
    } else {
      std::vector<std::int64_t> ids;
      for (cbor::Value c : v.items()) ids.push_back(number(c));
      piles_.set(std::move(ids));
    }
  }
  if (playing_ && !reshuffled) {  // the log line after it says what was put back
    flush();
    pile_ = cards_;
    synced_ = true;
    synced_at_ = index_;
    return;
  }
  Event e = event(kind::shuffle);
  e.cards = cards_;
  e.value = static_cast<std::int16_t>(cards_.size());
  if (reshuffled || hands_.empty()) {
    emit(e);
    return;
  }
  pile_ = cards_;
  pile_waits_ = true;
}

void Packets::round(std::int64_t n) {
  settle_current();
  round_begins_ = true;
  start_playing();
  Event e;
  e.kind = kind::round;
  e.value = small(n);
  emit(e);
}

void Packets::start_playing() {
  if (playing_) return;
  playing_ = true;
  flush();
  Event e = event(kind::deal);
  e.value = 4;
  e.cards = hands_;
  emit(e);
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
    const Role r = role_of(part);  // up to 0.5.20: roles
    for (std::size_t i = 0; i < ids_.size(); ++i)
      if (r != Role::hidden && out_->setup.seat[i][0] == static_cast<What>(r))
        seats.add(static_cast<Seat>(i));
  }
  e.seats = list_of(seats);
  emit(e);
}

}  // namespace tally::freekill
