// A recording of somebody who came back, or who looks on: its first packet is the whole state.
#include <algorithm>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

namespace kind = sanguosha::kind;

namespace {

constexpr std::int64_t hand_area = 1;
constexpr std::int64_t equip_area = 2;
constexpr std::int64_t judge_area = 3;

// A table whose keys are 1, 2, 3 … is written as a list.
cbor::Value keyed(cbor::Value table, std::int64_t key) {
  if (table.kind() != cbor::Kind::array) return table.find(key);
  return key > 0 ? table.at(static_cast<std::size_t>(key - 1)) : cbor::Value();
}

}  // namespace

// {circle: seats, current, round_count, players{id: …}, card_manager{draw_pile, discard_pile, …}}
void Packets::found(cbor::Value v) {
  if (!ids.empty() || out.size() > 0) throw io::InputError(say::begins_twice(index));
  out.setup.midway = true;
  out.setup_at = index;
  arrange_seats(v.find("circle"));
  const cbor::Value players = v.find("players");
  for (Seat s = 0; s < static_cast<Seat>(ids.size()); ++s)
    found_player(s, keyed(players, ids[static_cast<std::size_t>(s)]));
  const cbor::Value cards = v.find("card_manager");
  const auto list = [&](cbor::Value from) {
    at_most_the_deck(from, say::a_pile);
    listed.clear();
    for (cbor::Value c : from.items()) listed.push_back(card_of(number(c)));
    return !listed.empty();
  };
  const auto put = [&](Kind k) {
    Event e = event(k);
    e.cards = listed;
    if (k == kind::shuffle) e.value = static_cast<std::int16_t>(listed.size());
    emit_now(e);
  };
  if (list(cards.find("discard_pile"))) put(kind::put);
  if (list(cards.find("processing_area"))) put(kind::reveal);
  if (list(cards.find("draw_pile"))) put(kind::shuffle);
  Event round;
  round.kind = kind::round;
  round.value = small(number(v.find("round_count")));
  emit_now(round);
  const Seat current = seat_of(v.find("current"));
  emit_now(event(kind::turn, current));
  again_.turns.begins_with(current, round.value);
  again_.skills.begins_in_the_middle();
  constexpr std::int64_t not_active = 8;
  const cbor::Value one =
      current == nobody ? cbor::Value() : keyed(players, ids[static_cast<std::size_t>(current)]);
  if (number(one.find("properties").find("phase")) == not_active) awaited_ = current;
  playing_ = midway_ = true;
}

// {properties{…}, player_cards{1 hand, 2 equipment, 3 judgement}, skills, virtual_equips}
void Packets::found_player(Seat s, cbor::Value v) {
  const auto i = static_cast<std::size_t>(s);
  const cbor::Value own = v.find("properties");
  auto& setup = out.setup.seat[i];
  setup[0] = static_cast<What>(role_in_mode(text(own.find("role"))));
  if (s == 0 && setup[0] == 0) setup[0] = static_cast<What>(role_in_mode("lord"));
  const std::int64_t gender = number(own.find("gender"));
  setup[1] = static_cast<What>(gender == 1 || gender == 2 ? gender : 0);
  generals[i] = std::string(text(own.find("general")));
  out.labels[i].general = generals[i];
  out.labels[i].name = std::string(text(v.find("setup_data").at(1)));
  for (cbor::Value skill : v.find("skills").items()) has_skill(s, text(skill));

  Event e = event(kind::hp, s);
  e.value = small(number(own.find("hp")));
  again_.players.has_hp(s, e.value);
  e.extra = small(number(own.find("maxHp")));
  emit_now(e);
  e = event(kind::chain, s);
  e.value = 1;
  if (own.find("chained").as_bool().value_or(false)) {
    emit_now(e);
    again_.players.is_chained(s, true);
  }
  again_.players.begins_with(s, own.find("dying").as_bool().value_or(false),
                             small(number(own.find("drank"))));
  const cbor::Value cards = v.find("player_cards");
  for (std::int64_t area = hand_area; area <= judge_area; ++area)
    at_most_the_deck(keyed(cards, area), say::an_area);
  at_most_the_deck(v.find("virtual_equips"), say::a_judgement_area);
  listed.clear();
  for (cbor::Value c : keyed(cards, hand_area).items()) listed.push_back(card_of(number(c)));
  e = event(kind::draw, s);
  e.value = static_cast<std::int16_t>(listed.size());
  e.cards = listed;
  if (!listed.empty()) emit_now(e);
  for (Card c : listed)
    if (c < holder_.size()) holder_[c] = s;
  const auto laid = [&](Kind k, cbor::Value id) {
    const Card c = card_of(number(id));
    Event placed = event(k, s);
    placed.cards = {&c, 1};
    again_.cards.moved(c, k == kind::equip ? Area::equip : Area::judge, s);
    for (cbor::Value as : v.find("virtual_equips").items())
      for (cbor::Value sub : as.untagged().find(subcards_key).untagged().items())
        if (k == kind::place && card_of(number(sub)) == c)
          placed.what = static_cast<What>(name_of(text(as.untagged().find(name_key))));
    emit_now(placed);
  };
  for (cbor::Value c : keyed(cards, equip_area).items()) laid(kind::equip, c);
  for (cbor::Value c : keyed(cards, judge_area).items()) laid(kind::place, c);
  e = event(kind::death, s);
  e.what = setup[0];
  if (!own.find("dead").as_bool().value_or(false)) return;
  again_.players.begins_dead(s);
  emit_now(e);
}

// What follows is held against the rules.
void Packets::resume(const Event& next) {
  midway_ = false;
  Event e;
  e.kind = kind::resume;
  if (next.kind == kind::turn && next.seat == awaited_) e.seat = awaited_;
  e.value = 0;
  const bool round_ended = next.kind == kind::round && awaited_ != nobody;
  SeatSet dead;
  for (Observation& o : out.seen()) {
    if (o.event.kind == kind::round) e.value = o.event.value;
    if (o.event.kind == kind::death && o.event.seat >= 0) dead.add(o.event.seat);
    if (o.event.kind != kind::turn || !round_ended) continue;
    // The first player is current before his round begins: the turn before was the last living's.
    o.event.seat = static_cast<Seat>(ids.size() - 1);
    while (o.event.seat > 0 && dead.contains(o.event.seat))
      o.event.seat = static_cast<Seat>(o.event.seat - 1);
  }
  emit_now(e);
}

}  // namespace tally::freekill
