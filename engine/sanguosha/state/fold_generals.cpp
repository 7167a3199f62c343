// Folding what happens to generals: who is offered which, who they are, shown or face down.
#include <algorithm>

#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

void State::open_pool(const GeneralSet& generals) {
  pool = generals;
  aside = 0;
}

// Generals to choose from.
void State::offer(const Event& e) {
  Player& p = at(e.seat);
  p.offered.clear();
  if (!e.shows(Field::cards)) {
    p.offered = any_offered;
    if (!p.leads)
      aside = static_cast<std::uint16_t>(
          aside + std::clamp<int>(e.value, 0, static_cast<int>(General::count)));
    return;
  }
  for (Card g : e.cards)
    if (g != static_cast<int>(General::none)) p.offered.add(static_cast<General>(g.number()));
  pool -= p.offered;
}

// SGS-3V3-POOL, SGS-3V3-DRAFT: from then on the pool is what lies open.
void State::draft(const Event& e) {
  if (!e.shows(Field::cards)) return;
  GeneralSet named;
  for (const Card g : e.cards)
    if (g < static_cast<int>(General::count) && g != static_cast<int>(General::none))
      named.add(static_cast<General>(g.number()));
  if (e.kind == kind::candidates) {
    pool = named;
  } else if (seated(e.seat)) {
    at(e.seat).offered |= named;
    pool -= named;
  }
}

// One of them. What a lord leaves goes back; what others leave is put aside.
void State::choose(const Event& e) {
  Player& p = at(e.seat);
  if (p.offered != any_offered) {
    if (p.leads) pool |= p.offered;
  } else if (!p.leads && aside > 0 && e.shows(Field::what)) {
    --aside;
  }
  p.offered.clear();
  become(e.seat, static_cast<General>(e.what));
  pool.remove(static_cast<General>(e.what));
}

// SGS-REINCARNATION: with another general, where there are generals, and 1 hit point.
// SGS-3V3-RESERVES: another in his place, unhurt, who has not acted yet.
void State::come_back(const Event& e) {
  Player& p = at(e.seat);
  if (!p.alive) ++alive;
  p.alive = true;
  p.granted = {};
  p.offered.clear();
  p.unseen_shapes = 0;
  p.shape = General::none;
  p.taken = Skill::none;
  p.second = General::none;
  const bool named = e.cards.size() == 1 && e.cards[0] < static_cast<int>(General::count);
  become(e.seat, named ? static_cast<General>(e.cards[0].number()) : General::none);
  p.hp = 1;
  p.max_hp = p.general == General::none ? 4 : static_cast<std::int8_t>(info(p.general).max_hp);
  if (e.kind == kind::enter) {
    p.hp = p.max_hp;
    pool.remove(p.general);
    acted.remove(e.seat);
    memory.add(e.seat, Mark::came_in, Life::turn);
  }
  memory.add(e.seat, Mark::reborn, Life::game);
  memory.forget(nobody, Mark::three_left, Life::game);
}

// Generals that lie face down and are shown, kingdoms, marks.
void State::war(const Event& e) {
  Player& p = at(e.seat);
  const std::size_t place = e.value == 0 ? 0 : 1;
  switch (e.kind) {
    case kind::pair: {
      const bool named = e.shows(Field::cards) && e.cards.size() == 2 &&
                         e.cards[0] < static_cast<int>(General::count) &&
                         e.cards[1] < static_cast<int>(General::count);
      p.offered.clear();
      if (named)
        veil(e.seat,
             {static_cast<General>(e.cards[0].number()), static_cast<General>(e.cards[1].number())},
             {});
      else
        veil(e.seat, {}, {true, true});
      break;
    }
    case kind::unveil:
    case kind::disclose:
      if (e.what < static_cast<int>(General::count))
        turn_up(e.seat, place, static_cast<General>(e.what));
      break;
    case kind::allegiance:
      if (e.what <= static_cast<int>(Kingdom::careerist)) p.kingdom = static_cast<Kingdom>(e.what);
      break;
    case kind::mark:
      if (e.what < static_cast<int>(Token::count))
        p.tokens = static_cast<std::uint8_t>(p.tokens | 1U << e.what);
      break;
    case kind::spend:
      if (e.what < static_cast<int>(Token::count))
        p.tokens = static_cast<std::uint8_t>(p.tokens & ~(1U << e.what));
      if (e.extra == static_cast<int>(Spent::limit))
        memory.add(e.seat, Mark::keeps_more, Life::turn, 2);
      break;
    case kind::glimpse:
      if (seated(e.other) && e.shows(Field::cards) && e.cards.size() == 1 &&
          at(e.other).unnamed[place]) {
        std::array<General, 2> known = at(e.other).veiled;
        std::array<bool, 2> unnamed = at(e.other).unnamed;
        known[place] = static_cast<General>(e.cards[0].number());
        unnamed[place] = false;
        if (e.cards[0] < static_cast<int>(General::count)) veil(e.other, known, unnamed);
      }
      break;
    case kind::conceal:
      if (seated(e.other)) turn_down(e.other, place);
      break;
    case kind::strip:
      if (seated(e.other)) strip(e.other, place);
      break;
    case kind::mute:
      if (seated(e.other)) mute(e.other, place);
      break;
    case kind::dismiss: dismiss(e.seat, place); break;
    case kind::obey:
      obey(e.seat, e.what < static_cast<int>(Command::count) ? static_cast<Command>(e.what)
                                                             : Command::none);
      break;
    case kind::crown:
      if (e.what < static_cast<int>(General::count)) crown(e.seat, static_cast<General>(e.what));
      break;
    case kind::change:
      if (e.what < static_cast<int>(General::count))
        change_deputy(e.seat, static_cast<General>(e.what));
      break;
    case kind::forms:
      p.offered.clear();
      aside = 0;
      if (has(e.seat, Skill::huashen_qs)) {
        GeneralSet forms;
        for (const Card g : e.cards)
          if (g < static_cast<int>(General::count)) forms.add(static_cast<General>(g.number()));
        replace_forms(e.seat, forms - General::none);
        break;
      }
      for (const Card g : e.cards)
        if (g < static_cast<int>(General::count))
          take_form(e.seat, static_cast<General>(g.number()));
      break;
    case kind::form_back:
      if (e.what < static_cast<int>(General::count))
        put_back_form(e.seat, static_cast<General>(e.what));
      break;
    default: break;
  }
  if (e.kind == kind::unveil) memory.add(nobody, Mark::unveilings, Life::game);
  if (e.kind == kind::unveil && p.general != General::none && p.second != General::none)
    p.complete = true;
}

}  // namespace tally::sanguosha
