// What a recording tells twice: a log line says it, and an event before or behind the line draws
// it.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/screen.h"
#include "replay/words.h"

namespace tally::noname {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

// How many events behind it the line about it comes.
struct Ahead {
  std::string_view type;
  std::uint32_t events;
};
constexpr Ahead pictures[] = {{"judge1", 1}, {"showCards", 1}, {"drawCard", 2}};

}  // namespace

// `drawn` may be nobody where `said` is; a name that is not known says nothing.
void Screen::same_seat(Rule why, Seat said, Seat drawn) {
  if (said == drawn) return;
  contradiction(why, said, say::said_twice(), said_seat(said, &out_.labels),
                said_seat(drawn, &out_.labels));
}

void Screen::told_twice(const ScreenEvent& e, Seat who) {
  const bool hurt = std::exchange(hurt_, false);
  for (const auto& [type, events] : pictures)
    if (e.type == type) picture_ = {type, who, index_ + events};
  if (e.type == "phaseChange") {
    next_turn_ = who;
  } else if (e.type == "damage" && line_.form.starts_with("P受到了")) {
    drawn_hurt(who, seat_at(e.content.number(-1)));
  } else if (e.type == "damagepop" && hurt) {
    drawn_damage(who, -e.content.at(0).number());
  } else if (e.type == "die" || e.type == "diex") {
    const bool said = line_.form == "P阵亡" || line_.form == "P被P杀害";
    if (said && said_[0] != nobody) same_seat(rule::death, said_[0], who);
  } else if (e.type == "throw") {
    thrown_ = {who, nobody, index_, ids_of(e.content.at(0))};
  } else if (e.type == "lose" && !thrown_.ids.empty() && thrown_.at + 1 == index_) {
    drawn_thrown(who, e.content);
  } else if (e.type == "give" || e.type == "giveCard") {
    given_ = {who, seat_at(e.content.at(1).number(-1)), index_, {}};
  }
}

void Screen::drawn_hurt(Seat who, Seat by) {
  hurt_ = true;
  if (said_[0] != nobody) same_seat(rule::damage, said_[0], who);
  const bool by_somebody = line_.form.starts_with("P受到了来自P");
  if (!by_somebody || said_[1] != nobody)
    same_seat(rule::damage, by_somebody ? said_[1] : nobody, by);
}

// How much, behind who.
void Screen::drawn_damage(Seat who, std::int64_t n) {
  const Event* const said = latest(kind::damage);
  if (said == nullptr) return;
  same_seat(rule::damage, said->seat, who);
  if (said->value == n) return;
  contradiction(rule::damage, said->seat, say::said_twice(), say::points_of_damage(said->value),
                say::points_of_damage(n));
}

// In kingdom war what lies beside a general may be thrown, which no area loses, or leave together
// with what is thrown.
void Screen::drawn_thrown(Seat who, Value areas) {
  same_seat(rule::use_hold, who, thrown_.who);
  std::vector<std::string> lost;
  for (std::size_t i = 0; i < 4; ++i)
    for (std::string& id : ids_of(areas.at(i))) lost.push_back(std::move(id));
  if (of_kingdoms_ || std::ranges::is_permutation(lost, thrown_.ids)) return;
  contradiction(rule::use_hold, who, say::said_twice(), say::cards_lost(lost.size()),
                say::cards_thrown(thrown_.ids.size()));
}

void Screen::shows(std::string_view type, Rule why, Seat who) {
  if (who != nobody && picture_.who != nobody && picture_.type == type &&
      picture_.line_at == index_)
    same_seat(why, who, picture_.who);
}

// A skill is announced by the last line before the one that says what is used by it; only a mark
// or a hit point may be told between.
void Screen::next_line() {
  if (line_.form.empty() || line_.form == "P获得了一个S" || line_.form.starts_with("P回复了"))
    return;
  last_announcer_ = std::exchange(announcer_, nobody);
}

// A card is used as another, or recast, by a skill.
void Screen::uses_skill(Rule why, Seat who) {
  if (who != nobody && last_announcer_ != nobody) same_seat(why, who, last_announcer_);
}

std::vector<std::string> Screen::ids_of(Value list) {
  std::vector<std::string> out;
  for (const Value card : list.each()) out.emplace_back(card.at(4).text());
  return out;
}

}  // namespace tally::noname
