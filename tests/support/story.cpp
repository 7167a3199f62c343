#include "tests/support/story.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/modes/identity/numbers.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/schema.h"
#include "replay/books/ruleset.h"
#include "tests/support/coverage.h"
#include "tests/support/storyteller.h"

namespace tally::test {

using namespace sanguosha;

namespace {

std::string roles_of_table(int players) {
  const auto t = identity_table(players, false, true, false);
  std::string out;
  const auto add = [&](const char* role, int n) {
    for (int i = 0; i < n; ++i) out += role;
  };
  add("lord ", t.lord);
  add("loyalist ", t.loyalists);
  add("rebel ", t.rebels);
  add("spy ", t.spies);
  return out;
}

Ruleset defaults() {
  Ruleset rules;
  std::size_t i = 0;
  for (const OptionInfo& o : option_infos())
    rules.value[i++] = static_cast<std::int16_t>(o.initial);
  return rules;
}

int option_index(std::string_view key) {
  const auto infos = option_infos();
  for (std::size_t i = 0; i < infos.size(); ++i)
    if (infos[i].key == key || infos[i].id == key) return static_cast<int>(i);
  ADD_FAILURE() << "there is no option " << key;
  return 0;
}

}  // namespace

Story::Story(int players, Where where) : Story(roles_of_table(players), where) {}

Story::Story(std::string_view roles, Where where) : where_(where), rules_(defaults()) {
  const SeatFieldInfo& names = schema().seat_fields[0];
  std::string word;
  for (std::size_t i = 0; i <= roles.size(); ++i) {
    if (i < roles.size() && roles[i] != ' ') {
      word += roles[i];
      continue;
    }
    if (word.empty()) continue;
    const auto it = std::find(names.names.begin(), names.names.end(), word);
    if (it == names.names.end()) ADD_FAILURE() << "there is no role " << word;
    auto& seat = setup_.seat[static_cast<std::size_t>(setup_.players++)];
    seat[0] = static_cast<std::uint8_t>(it - names.names.begin());
    seat[1] = static_cast<std::uint8_t>(Gender::male);
    word.clear();
  }
}

// --- the rules

Story& Story::ruleset(std::string_view name) {
  rules_ = load_ruleset(identity_game(), name);
  return *this;
}

Story& Story::with(std::string_view option, std::string_view value) {
  const auto i = static_cast<std::size_t>(option_index(option));
  coverage().options.insert(std::string(option) + " = " + std::string(value));
  if (const auto members = option_infos()[i].members; !members.empty()) {
    rules_.value[i] = 0;
    each_word(value, [&](std::string_view member) {
      const auto it = std::find(members.begin(), members.end(), member);
      if (it == members.end()) ADD_FAILURE() << option << " has no member " << member;
      rules_.value[i] = static_cast<std::int16_t>(rules_.value[i] | 1 << (it - members.begin()));
    });
    return *this;
  }
  const auto values = option_infos()[i].values;
  const auto it = std::find(values.begin(), values.end(), value);
  if (it == values.end()) ADD_FAILURE() << option << " has no value " << value;
  rules_.value[i] = static_cast<std::int16_t>(it - values.begin());
  return *this;
}

Story& Story::with(std::string_view option, int value) {
  rules_.value[static_cast<std::size_t>(option_index(option))] = static_cast<std::int16_t>(value);
  coverage().options.insert(std::string(option) + " = " + std::to_string(value));
  return *this;
}

// --- the table as the story finds it

Story::Person& Story::person(int seat) {
  if (seat < 1 || seat > setup_.players) ADD_FAILURE() << "there is no seat " << seat;
  return people_[seat - 1];
}

Story& Story::hand(int seat, std::string_view cards) {
  person(seat).hand = parse_cards(cards);
  return *this;
}
Story& Story::equip(int seat, std::string_view cards) {
  person(seat).equip = parse_cards(cards);
  return *this;
}
Story& Story::judging(int seat, std::string_view cards) {
  person(seat).judging = parse_cards(cards);
  return *this;
}
Story& Story::hp(int seat, int points) {
  person(seat).hp = points;
  return *this;
}
Story& Story::chained(int seat) {
  person(seat).chained = true;
  return *this;
}
Story& Story::dead(int seat) {
  person(seat).dead = true;
  return *this;
}
Story& Story::first_out_before(int seat) {
  setup_.seat[static_cast<std::size_t>(seat - 1)][3] = 1;
  return *this;
}
Story& Story::female(int seat) {
  setup_.seat[static_cast<std::size_t>(seat - 1)][1] = static_cast<std::uint8_t>(Gender::female);
  return *this;
}
Story& Story::general(int seat, std::string_view key) {
  setup_.seat[static_cast<std::size_t>(seat - 1)][2] = static_cast<What>(general_of(key));
  return *this;
}
Story& Story::also_has(int seat, std::string_view skill) {
  person(seat).skills.add(skill_named(skill));
  return *this;
}
Story& Story::face_down(int seat) {
  person(seat).face_down = true;
  return *this;
}
Story& Story::beside(int seat, std::string_view skill, std::string_view cards) {
  person(seat).beside[skill_named(skill)] = parse_cards(cards);
  return *this;
}
Story& Story::has_shapes(int seat, std::string_view generals) {
  each_word(generals, [&](std::string_view key) { person(seat).shapes.add(general_of(key)); });
  return *this;
}
Story& Story::drank(int seat) {
  drank_ = seat;
  return *this;
}
Story& Story::pile(std::string_view top_first) {
  pile_ = parse_cards(top_first);
  return *this;
}
Story& Story::discarded(std::string_view cards) {
  discard_ = parse_cards(cards);
  return *this;
}
Story& Story::rest_in_hand(int seat) {
  rest_ = Rest::hand;
  rest_hand_ = seat;
  return *this;
}
Story& Story::rest_discarded() {
  rest_ = Rest::discard;
  return *this;
}
Story& Story::reshuffled(int times) {
  reshuffled_ = times;
  return *this;
}
Story& Story::play_phase_of(int seat) {
  begin_ = Begin::play;
  first_seat_ = seat;
  return *this;
}
Story& Story::turn_of(int seat) {
  begin_ = Begin::turn;
  first_seat_ = seat;
  return *this;
}
Story& Story::from_the_start() {
  begin_ = Begin::shuffle;
  return *this;
}
Story& Story::discards_whatever() {
  whatever_ = true;
  return *this;
}
Story& Story::anything_else() {
  strict_ = false;
  return *this;
}
Story& Story::setup_breaks(std::string_view rule_id) {
  setup_breaks_ = rule_of(rule_id);
  return *this;
}

Story& Story::lay(int seat, std::string_view generals, std::array<bool, 2> open) {
  std::size_t n = 0;
  each_word(generals, [&](std::string_view key) { person(seat).laid.at(n++) = general_of(key); });
  if (n != 2) ADD_FAILURE() << "two generals: " << generals;
  person(seat).open = open;
  return *this;
}
Story& Story::careerist(int seat) {
  person(seat).careerist = true;
  return *this;
}
Story& Story::has_mark(int seat, std::string_view mark) {
  const auto marks = std::span(token_keys);
  const auto it = std::find(marks.begin(), marks.end(), mark);
  if (it == marks.end()) ADD_FAILURE() << "there is no mark " << mark;
  person(seat).marks = static_cast<std::uint8_t>(person(seat).marks | 1U << (it - marks.begin()));
  return *this;
}

// Kingdom war: what lies before him, for whom he stands, his hit points by his generals' fish.
void Story::arrange_generals(State& s, Seat i, const Person& want) const {
  Player& p = s.at(i);
  if (want.laid[0] == General::none) return;
  p.kingdom = Kingdom::none;
  p.gender = Gender::none;
  s.set_skills(i, {});
  s.veil(i, want.laid, {});
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
    if (!want.open[place]) continue;
    s.turn_up(i, place, want.laid[place]);
    s.memory.add(nobody, Mark::unveilings, Life::game);
    p.kingdom = want.careerist ? Kingdom::careerist : info(want.laid[place]).kingdom;
  }
  p.complete = want.open[0] && want.open[1];
  p.tokens = want.marks;
  const Options options(rules_);
  p.hp = p.max_hp = static_cast<std::int8_t>(
      hp_of_halves(half_fish(want.laid[0], 0, options), half_fish(want.laid[1], 1, options)));
}

// Rewrites the state to what the story says. Every card of the game has its place.
void Story::arrange(State& s) const {
  CardSet<card_ids> free;
  for (int c = 0; c < deck_size; ++c)
    if (s.place[static_cast<std::size_t>(c)].zone != Zone::box) free.add(static_cast<Card>(c));
  const auto take = [&](Card c, Place to) {
    if (!free.contains(c))
      ADD_FAILURE_AT(where_.file_name(), static_cast<int>(where_.line()))
          << show_cards({&c, 1}) << " is named twice, or is not in this game";
    free.remove(c);
    s.place[c] = to;
  };
  s.draw.fill(unknown_card);
  s.discard.fill(unknown_card);
  s.draw_count = s.discard_count = 0;
  if (drank_ != 0)
    for (const Life life : {Life::phase, Life::turn})
      s.memory.add(static_cast<Seat>(drank_ - 1), Mark::wines, life);
  s.shuffles = static_cast<std::uint8_t>(s.shuffles + reshuffled_);
  static const Person nobody_special;
  for (Seat i = 0; i < s.players; ++i) {
    Player& p = s.at(i);
    const auto it = people_.find(i);
    const Person& want = it == people_.end() ? nobody_special : it->second;
    p.hand.clear();
    p.equip.fill(unknown_card);
    p.judge.fill(unknown_card);
    p.judge_count = 0;
    p.chained = want.chained;
    p.face_down = want.face_down;
    p.offered = want.shapes;
    arrange_generals(s, i, want);
    s.set_skills(i, p.skills | want.skills);
    if (want.hp) p.hp = static_cast<std::int8_t>(*want.hp);
    if (want.dead) {
      p.alive = false;
      p.hp = 0;
      s.set_skills(i, {});
      --s.alive;
    }
    for (Card c : want.hand) {
      take(c, {Zone::hand, i});
      p.hand.add(c);
    }
    for (Card c : want.equip) {
      take(c, {Zone::equip, i});
      p.equip[static_cast<std::size_t>(slot_of(info(face(c).name).type))] = c;
      if (const Skill k = skill_of_treasure(face(c).name); k != Skill::none) s.grant(i, k);
    }
    for (const auto& [skill, cards] : want.beside)
      for (Card c : cards) take(c, {Zone::pile, i, skill});
    for (Card c : want.judging) {
      take(c, {Zone::judge, i});
      p.judge_as[p.judge_count] = face(c).name;
      p.judge[p.judge_count++] = c;
    }
  }
  const auto discard = [&](Card c) {
    take(c, {Zone::discard, nobody});
    s.discard[s.discard_count++] = c;
  };
  for (Card c : discard_) discard(c);
  for (Card c : pile_) take(c, {Zone::draw, nobody});
  std::vector<Card> pile;  // bottom first
  for (const Card c : free) {
    if (rest_ == Rest::discard) {
      discard(c);
    } else if (rest_ == Rest::pile) {
      take(c, {Zone::draw, nobody});
      pile.push_back(c);
    } else {
      const Seat who = static_cast<Seat>(rest_hand_ - 1);
      take(c, {Zone::hand, who});
      s.at(who).hand.add(c);
    }
  }
  pile.insert(pile.end(), pile_.rbegin(), pile_.rend());
  for (Card c : pile) s.draw[s.draw_count++] = c;
}

void Story::tell() {
  if (told_) return;
  told_ = true;
  Storyteller(*this).tell();
}

}  // namespace tally::test
