// Folding events into the state. Nothing else changes it but what state.h lists for the door.
#include <algorithm>

#include "engine/sanguosha/state/carry.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

void State::forget_losses(Seat s) {
  emptied.remove(s);
  lions_lost.remove(s);
  spells_lost.remove(s);
  unequipped.remove(s);
  at(s).lost_equips = 0;
}

void State::unkeep() {
  kept.clear();
  kept_unseen = 0;
}

// SGS-FIRST-OUT: whom he attacks may strike back.
void State::attacked(Seat who, Seat by) {
  if (seated(who) && seated(by) && who != by && noted(by, Mark::spared, Life::game) > 0 &&
      noted(who, Mark::provoked, Life::game) == 0)
    memory.add(who, Mark::provoked, Life::game);
}

// A Slash or a Wine counts to the limits of whoever's turn it is.
void State::use(const Event& e) {
  const Name as = static_cast<Name>(e.what);
  note_counts<Always::counts_card>(e.seat, e);
  const bool own_play = in_own_play(e.seat);
  if (is_slash(as) && e.kind != kind::nullify && own_play)
    memory.add(e.seat, Mark::slashed, Life::turn);
  if (e.kind != kind::use) return;
  if (is_slash(as)) {
    for (const Seat on : e.seats) attacked(on, e.seat);
    memory.forget(e.seat, Mark::drunk, Life::turn);
    if (own_play && e.extra == 0) memory.add(current, Mark::slashes, Life::phase);
  } else if (as == Name::wine && e.extra == 0) {
    memory.add(e.seat, Mark::drunk, Life::turn);
    memory.add(current, Mark::wines, Life::phase);
    memory.add(current, Mark::wines, Life::turn);
  }
}

namespace {

// The phase that a delayed trick makes its victim skip.
constexpr Phase skipped_for(Name trick) {
  if (trick == Name::indulgence) return Phase::play;
  return trick == Name::supply_shortage ? Phase::draw : Phase::none;
}

}  // namespace

// What a skill's effect is noted for, if for anything.
void State::note_skill(const Event& e) {
  const Skill s = skill_of(e.what);
  if (s == Skill::none || !seated(e.seat)) return;
  const SkillInfo& skill = info(s);
  const bool gift = e.kind == kind::gift;
  const Life once = skill.once_a_phase ? Life::phase
                    : skill.limited    ? Life::game
                                       : skill.uses_noted;
  const Life life = gift ? skill.gifts_noted : once;
  if (life != Life::none)
    memory.add(e.seat, mark_of(s), life, gift ? static_cast<int>(e.cards.size()) : 1);
  if (gift || skill.targets_noted == Life::none) return;
  for (const Seat on : e.seats)
    if (seated(on)) memory.add(on, mark_of(s), skill.targets_noted);
}

// What is discarded in a discard phase, for those who may take it up again.
void State::throw_away(const Event& e) {
  for (const Card c : e.cards)
    if (c < deck_size) (e.seat == current ? thrown : thrown_by_others).add(c);
}

// What a player is or can do, from now on.
void State::change(const Event& e) {
  Player& p = at(e.seat);
  const Skill skill = skill_of(e.what);
  switch (e.kind) {
    case kind::turn_over: p.face_down = e.value == 0; break;
    case kind::awaken: memory.add(e.seat, mark_of(skill), Life::game); break;
    case kind::acquire:
      grant(e.seat, skill);
      if (e.extra != 0) memory.add(e.seat, lent(skill), Life::turn);
      break;
    case kind::forgo: lose(e.seat, skill); break;
    case kind::avatars:
      p.unseen_shapes = static_cast<std::uint8_t>(
          p.unseen_shapes + (e.shows(Field::cards) ? 0 : std::clamp<int>(e.value, 0, 100)));
      if (!e.shows(Field::cards)) break;
      for (const Card g : e.cards)
        if (g != static_cast<int>(General::none)) p.offered.add(static_cast<General>(g.number()));
      pool -= p.offered;
      break;
    case kind::avatar:
      if (const auto g = static_cast<General>(e.what); g < General::count && g != General::none) {
        if (p.role != Role::warrior) p.kingdom = info(g).kingdom;  // a warrior's is told once
        p.gender = info(g).gender;
        p.shape = g;
        p.taken = skill_of(static_cast<What>(e.extra));
      }
      break;
    default: break;
  }
}

// A card from anywhere into an equipment area, but from a judgement area into another, where it
// stays what it is.
void State::relocate(const Event& e) {
  for (const Card& c : e.cards) {
    const bool waits = where(c).zone == Zone::judge;
    const Name as = counts_as(c);
    move({&c, 1}, {Zone::hand, e.seat}, {waits ? Zone::judge : Zone::equip, e.other});
    Player& p = at(e.other);
    if (as != Name::none && p.judge_count > 0 && p.judge[p.judge_count - 1U] == c)
      p.judge_as[p.judge_count - 1U] = as;
  }
}

// What lay face down on the table has a name now.
void State::turn_up(std::span<const Card> cards) {
  for (const Card& c : cards)
    if (where(c).zone == Zone::somewhere) move({&c, 1}, {Zone::table}, {Zone::table});
}

void State::gift(const Event& e) {
  for (const Card& c : e.cards) {
    if (skill_of(e.what) == Skill::yiji && c >= deck_size) blur_peeked();
    const bool unseen = c >= deck_size || place[c].zone == Zone::somewhere;
    if (skill_of(e.what) == Skill::yiji && unseen && peeked_unseen > 0) {
      --peeked_unseen;
      put_in(c, {Zone::hand, e.other});
      continue;
    }
    if (c < deck_size && peeked.contains(c)) peeked.remove(c);
    move({&c, 1}, {Zone::hand, e.seat}, {Zone::hand, e.other});
  }
}

// One that lies on the table, or one of those looked at.
void State::pick(const Event& e) {
  for (const Card& c : e.cards) {
    if (c >= deck_size) blur_peeked();
    const bool unseen = c >= deck_size || place[c].zone == Zone::somewhere;
    if (unseen && peeked_unseen > 0) {
      --peeked_unseen;
      put_in(c, {Zone::hand, e.seat});
      continue;
    }
    if (c < deck_size) peeked.remove(c);
    move({&c, 1}, {Zone::table}, {Zone::hand, e.seat});
  }
}

void State::apply(const Event& e) {
  const bool map = at_table.contains(Skill::jiahe_qs);
  fold(e);
  if (map || at_table.contains(Skill::jiahe_qs)) [[unlikely]]
    teach();
}

void State::fold(const Event& e) {
  if (e.kind >= kind::count) return;
  if (carries_plainly.contains(e.kind)) carry(e);
  const bool known_seat = seated(e.seat);
  switch (e.kind) {
    case kind::round:
      if (round == 0) shuffles = 0;  // those of the set-up are not counted
      round = static_cast<std::int16_t>(
          std::clamp<int>(e.value, 0, std::numeric_limits<std::int16_t>::max()));
      memory.forget(Life::round);
      acted.clear();
      break;
    case kind::turn:
      away.clear();
      uncounted.clear();
      if (known_seat) {
        current = e.seat;
        first_turn = started.contains(e.seat) ? 0 : 1;
        started.add(e.seat);
        if (e.extra != 0) {
          memory.forget(e.seat, Mark::extra_turn, Life::game);
        } else {
          regular = e.seat;
          acted.add(e.seat);
        }
      }
      turn = one_more(turn);
      phase = Phase::none;
      memory.forget(Life::phase);
      end_turn();
      break;
    case kind::phase:
      if (phase == Phase::discard && !thrown.empty() && !acting_at(Timing::turn_end).empty())
        memory.add(current, Mark::threw, Life::turn);  // 横江
      phase = static_cast<Phase>(e.what);
      memory.forget(Life::phase);
      thrown.clear();
      thrown_by_others.clear();
      break;
    case kind::use:
    case kind::respond:
    case kind::nullify:
      if (known_seat) use(e);
      break;
    case kind::hp:
      if (known_seat) {
        at(e.seat).hp = static_cast<std::int8_t>(std::clamp<int>(e.value, -100, 100));
        if (e.shows(Field::extra))
          at(e.seat).max_hp = static_cast<std::int8_t>(std::clamp<int>(e.extra, -100, 100));
      }
      break;
    case kind::discard:
    case kind::remove:
      if (phase == Phase::discard) throw_away(e);
      break;
    // Frequent, and nothing but the move of their cards.
    case kind::draw:
    case kind::put:
    case kind::gain:
    case kind::equip:
    case kind::flip:
    case kind::snatch:
    case kind::nullified: break;
    case kind::damage:
      attacked(e.seat, e.other);
      if (!seated(e.other)) break;
      memory.add(e.other, Mark::dealt, Life::turn);
      if (!acting_at(Timing::play_end).empty()) memory.add(e.other, Mark::dealt, Life::phase);
      break;
    default: apply_other(e);
  }
}

// Kinds that are not so frequent, apart: the others are folded in less.
[[gnu::noinline]] void State::apply_other(const Event& e) {
  const bool known_seat = seated(e.seat);
  switch (e.kind) {
    case kind::shuffle: new_pile(e); break;
    case kind::deal: {
      const std::size_t each = players > 0 ? e.cards.size() / static_cast<std::size_t>(players) : 0;
      for (Seat s = 0; s < players; ++s)
        move(e.cards.subspan(static_cast<std::size_t>(s) * each, each), {Zone::draw},
             {Zone::hand, s});
      break;
    }
    case kind::skip:
      if (known_seat && e.what < phases) unskip(e.seat, static_cast<Phase>(e.what));
      break;
    case kind::gift:
      if (!seated(e.other)) break;
      note_skill(e);
      gift(e);
      break;
    case kind::show:
      if (known_seat) reveal(e.cards, e.seat);
      break;
    case kind::expose:
    case kind::look:
      if (seated(e.other)) reveal(e.cards, e.other);
      break;
    case kind::arrange: arrange(e); break;
    case kind::sink: sink(e); break;
    case kind::invoke: note_skill(e); break;
    case kind::offer:
      if (known_seat) offer(e);
      break;
    case kind::general:
      if (known_seat && e.what < static_cast<int>(General::count)) choose(e);
      break;
    case kind::place:
      if (!known_seat) break;
      if (Player& p = at(e.seat); e.what > 0 && e.what < static_cast<int>(Name::count))
        for (int i = 0; i < p.judge_count; ++i)
          if (e.cards.size() == 1 && p.judge[static_cast<std::size_t>(i)] == e.cards[0])
            p.judge_as[static_cast<std::size_t>(i)] = static_cast<Name>(e.what);
      break;
    case kind::pick:
      if (known_seat) pick(e);
      break;
    case kind::peek:
      for (Card c : e.cards) {
        if (c < deck_size) {
          peeked.add(c);
        } else {  // it lies aside, not among what is face up
          ++peeked_unseen;
          if (table_unseen > 0) --table_unseen;
        }
      }
      break;
    case kind::chain:
      if (known_seat) at(e.seat).chained = e.value != 0;
      break;
    case kind::judged:
      // ♥ frees from Indulgence, ♣ from Supply Shortage; otherwise the phase will be skipped.
      if (known_seat && e.value != 0)
        if (const Phase p = skipped_for(static_cast<Name>(e.what)); p != Phase::none)
          at(e.seat).skips[static_cast<std::size_t>(p)] = e.what;
      break;
    case kind::death:
      if (known_seat) {
        Player& p = at(e.seat);
        if (p.alive) --alive;
        p.alive = false;
        p.chained = false;
        p.face_down = false;
        p.skips = {};
        if (seated(e.other)) memory.add(e.other, Mark::killed, Life::turn);
        memory.forget(e.seat, Mark::drunk, Life::turn);
        memory.forget(e.seat, Mark::extra_turn, Life::game);
        memory.forget(nobody, Mark::three_left, Life::game);
        for (Seat s = 0; s < players; ++s) memory.forget(s, Mark::spared, Life::game);
        set_skills(e.seat, {});
        if (e.shows(Field::what)) p.role = static_cast<Role>(e.what);
      }
      break;
    case kind::turn_over:
    case kind::awaken:
    case kind::acquire:
    case kind::forgo:
    case kind::avatars:
    case kind::avatar:
      if (known_seat) change(e);
      break;
    case kind::lay:
      if (const Skill pile = skill_of(e.what); known_seat && pile != Skill::none) {
        // SGS-CARD-WOODEN-OX: there is one, and all that lies under it goes on with it.
        if (pile == Skill::muniu)
          for (Seat s = 0; s < players; ++s) memory.forget(s, unseen_on(pile), Life::game);
        move(e.cards, {Zone::table}, {Zone::pile, e.seat, pile});
      }
      break;
    case kind::stow:
      if (const Skill pile = skill_of(e.what); known_seat && pile != Skill::none)
        move(e.cards, {Zone::hand, e.seat}, {Zone::pile, e.seat, pile});
      break;
    case kind::tribute:
      if (const Skill pile = skill_of(e.what); seated(e.other) && pile != Skill::none)
        move(e.cards, {Zone::hand, e.seat}, {Zone::pile, e.other, pile});
      break;
    case kind::relocate:
      if (seated(e.other)) relocate(e);
      break;
    case kind::sacrifice:
      if (known_seat) memory.add(e.seat, Mark::sacrificed, Life::turn);
      break;
    case kind::reborn:
    case kind::enter:
      if (known_seat) come_back(e);
      break;
    case kind::possess:
      if (known_seat && seated(e.other) && possessed_by(e.seat) == nobody)
        memory.add(e.seat, Mark::possesses, Life::game, e.other + 1);
      break;
    case kind::vanish:
      if (known_seat) memory.forget(e.seat, Mark::possesses, Life::game);
      break;
    case kind::unmask: turn_up(e.cards); break;
    case kind::candidates:
    case kind::draft: draft(e); break;
    case kind::first_action:
      if (seated(e.other)) memory.add(e.other, Mark::begins, Life::game);
      break;
    case kind::pair:
    case kind::unveil:
    case kind::disclose:
    case kind::allegiance:
    case kind::mark:
    case kind::spend:
    case kind::glimpse:
    case kind::conceal:
    case kind::strip:
    case kind::mute:
    case kind::dismiss:
    case kind::crown:
    case kind::change:
    case kind::forms:
    case kind::form_back:
    case kind::obey:
      if (known_seat) war(e);
      break;
    case kind::renew:
      if (const Skill skill = skill_of(e.what); seated(e.other) && skill != Skill::none)
        memory.forget(e.other, mark_of(skill), Life::game);
      break;
    case kind::fray: fray = 1; break;
    case kind::resume:  // in the first round it is not known who has had his turn
      for (Seat s = 0; s < players && round > 1; ++s) started.add(s);
      break;
    case kind::withdraw:
      move(e.cards, {Zone::discard}, {Zone::box});
      order = 2;
      break;
    case kind::over:
      over = true;
      winners.clear();
      for (Seat s : e.seats)
        if (seated(s)) winners.add(s);
      break;
    default: break;
  }
}

}  // namespace tally::sanguosha
