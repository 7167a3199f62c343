// Who sits where, turns, hit points, the end.
#include "replay/import/noname/screen.h"

#include <algorithm>
#include <utility>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/noname/fields.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/modes.h"
#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/words.h"

namespace tally::noname {

using sanguosha::General;
using sanguosha::Role;
namespace kind = sanguosha::kind;

namespace {

// What the screen draws, plays and waits for; what other events say; the program's own notes.
// clang-format off
constexpr std::string_view not_looked_at[] = {
    "$syncDisable", "$syncExpand", "addGaintag", "arrangeLib", "cardtag", "changeSkin",
    "changeGroup", "damage", "deletenode", "dialogCapt", "die", "diex", "draw2", "flame",
    "fullscreenpop", "gain2", "highlightnode", "jiuNode", "line", "loseAfter", "lose2",
    "markSkill", "playAudio", "phaseChange", "popup", "removeGaintag", "removeVirtualEquip",
    "removeVirtualJudge", "judge2", "setAvatarQueue", "setIdentity", "showIdentity",
    "smoothAvatar", "storage", "throw", "trySkillAnimate", "uiClear", "unmarkSkill", "over",
    "init", "onSwapControl", "revive", "swapControl"};
// clang-format on

}  // namespace

void Screen::read(Video& video) {
  out_.shows -= {kind::shuffle, kind::round,     kind::skip,     kind::put,
                 kind::blocked, kind::nullified, kind::prevented};

  ScreenEvent e;
  try {
    while (video.next(e)) {
      index_ = e.index;
      if (e.type == "init") {
        out_.not_covered = mode_not_covered(video.mode(), e.content);
        if (is_of_sides(video.mode(), e.content)) out_.ruleset = "noname-3v3";
        seat(e.content);
      } else if (!names_.empty()) {
        show(e);
      }
      if (!out_.not_covered.empty()) return;
    }
  } catch (io::InputError& error) {
    if (!error.cut || names_.empty()) throw;
    out_.cut_off = error.message;
  }
  if (names_.empty()) throw io::InputError(say::no_seats());
  give_away();
  if (out_.cut_off.empty()) unexplained();
  ended(video);
}

// The players from the viewer on. Seats are counted from the lord, or the red commander, who has
// the first turn. Behind the players it says whether one person plays a whole side: then their
// positions are counted from 1.
void Screen::seat(Value players) {
  if (!names_.empty()) throw io::InputError(say::begins_twice());
  std::vector<Value> all = players.each();
  if (!all.empty() && all.back().yes()) first_position_ = 1;
  while (!all.empty() && all.back().of("name").text().empty()) all.pop_back();
  if (all.size() < 2 || static_cast<int>(all.size()) > out_.game->most_seats())
    throw io::InputError(say::seats_wrong());
  const auto lord = std::ranges::find_if(
      all, [](Value p) { return has_first_turn(role_of(p.of("identity").text())); });
  if (lord != all.end()) {
    viewer_ = static_cast<std::size_t>(all.end() - lord) % all.size();
    std::rotate(all.begin(), lord, all.end());
  }
  out_.setup_at = index_;
  out_.setup.players = static_cast<int>(all.size());
  out_.labels.resize(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string_view name = all[i].of("name").text();
    const General g = general_of(name);
    const Role role = role_of(all[i].of("identity").text());
    out_.labels[i].general = name;
    out_.labels[i].name = all[i].of("nickname").text();
    out_.setup.seat[i] = {static_cast<What>(role), static_cast<What>(sanguosha::info(g).gender),
                          static_cast<What>(g)};
    roles_[i] = role;
    names_.push_back(shown_name(g));
    if (!out_.not_covered.empty()) continue;
    if (g == General::none)
      out_.not_covered = say::general(io::in_quotes(name));
    else if (!all[i].of("name2").text().empty())
      out_.not_covered = say::two_generals();
    else if (role == Role::hidden)
      out_.not_covered = say::identity(io::in_quotes(all[i].of("identity").text()));
  }
}

void Screen::show(const ScreenEvent& e) {
  const Seat who = seat_at(e.player);
  const Value v = e.content;
  if (e.type == "log") return log(v.text());
  if (e.type == "lose") return lost(who, v);
  if (e.type == "update") return updated(who, v);
  if (e.type == "draw") return drew(who, v.number());
  if (e.type == "gain12") return got(who, v.at(0));
  if (e.type == "drawCard" || e.type == "gainCard" || e.type == "gain") return got(who, v);
  if (e.type == "directgain") return dealt(who, v);
  if (e.type == "addVirtualEquip") return worn(who, v.at(1));
  if (e.type == "addVirtualJudge") return laid_before(who, v.at(1));
  if (e.type == "phaseJudge") return comes_due(who);
  if (e.type == "reinit") return replaced(who, v.at(0).text());
  if (e.type == "directgains") return laden(who, v.of("cards"));
  if (e.type == "link") return chained(who, v.yes());
  if (e.type == "judge1") {
    shown_.assign(1, card_of(v.at(0)));
  } else if (e.type == "showCards" || e.type == "cardDialog") {
    shown_ = cards_of(v.at(1));
  } else if (e.type == "line") {
    pointed_ = v.at(1).text() == "green" ? seat_at(v.at(0).number(-1)) : nobody;
    pointed_from_ = who;
  } else if (e.type == "turnOver") {
    Event turned = event(kind::turn_over, who);
    turned.value = v.yes() ? 0 : 1;
    emit(turned);
  } else if (e.type == "damagepop") {  // "三上两下"
    if (!fits(v.at(0).text(), "*上*下", words_)) return;
    top_ = numeral(words_[0]).value_or(-1);
    bottom_ = numeral(words_[1]).value_or(-1);
  } else if (std::ranges::find(not_looked_at, e.type) == std::end(not_looked_at) &&
             e.type != "give" && e.type != "giveCard") {
    if (unknown_++ == 0) unknown_first_ = e.type;
  }
}

Seat Screen::seat_at(std::int64_t position) const {
  const auto players = static_cast<std::int64_t>(names_.size());
  position -= first_position_;
  return position >= 0 && position < players
             ? static_cast<Seat>((position + static_cast<std::int64_t>(viewer_)) % players)
             : nobody;
}

// "自己" is who the line is about.
Seat Screen::seat_named(std::string_view name) const {
  if (name == "自己" && !line_.marked.empty() && line_.marked[0] != name) return first();
  const auto it = std::ranges::find(names_, name);
  return it == names_.end() ? nobody : static_cast<Seat>(it - names_.begin());
}

SeatList Screen::seats_named(std::string_view names) const {
  constexpr std::string_view comma = "、";
  SeatList out;
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(comma), names.size());
    if (const Seat s = seat_named(names.substr(0, end)); s != nobody) out.push(s);
    names.remove_prefix(std::min(end + comma.size(), names.size()));
  }
  return out;
}

void Screen::dealt(Seat who, Value cards) {
  if (who == nobody || playing_) return;
  const std::vector<Card> more = cards_of(cards);
  std::vector<Card>& hand = hands_[static_cast<std::size_t>(who)];
  hand.insert(hand.end(), more.begin(), more.end());
}

// [hand cards, hit points, of how many, armour]
void Screen::updated(Seat who, Value v) {
  if (who == nobody) return;
  const auto i = static_cast<std::size_t>(who);
  const auto hp = static_cast<std::int16_t>(std::clamp<std::int64_t>(v.at(1).number(), -100, 100));
  const auto most = static_cast<std::int16_t>(std::clamp<std::int64_t>(v.at(2).number(), 0, 100));
  const bool same = hp_[i] == hp && max_hp_[i] == most;
  hp_[i] = hp;
  max_hp_[i] = most;
  if (!playing_ || same || dead_.contains(who)) return;
  Event e = event(kind::hp, who);
  e.value = hp;
  e.extra = most;
  emit(e);
}

// Another general takes the place of one who is dead.
void Screen::replaced(Seat who, std::string_view name) {
  const General g = general_of(name);
  if (g == General::none && out_.not_covered.empty())
    out_.not_covered = say::general(io::in_quotes(name));
  if (who == nobody) return;
  const Card general = static_cast<Card::Number>(g);
  emit(with_cards(kind::enter, who, {&general, 1}));
  names_[static_cast<std::size_t>(who)] = shown_name(g);
  hp_[static_cast<std::size_t>(who)] = max_hp_[static_cast<std::size_t>(who)] = 0;
  dead_.remove(who);
}

// The first turn: all hands are dealt.
void Screen::begins() {
  playing_ = true;
  std::vector<Card> all;
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
}

// Who is un-chained by damage is shown to be when it is done; by the rules it comes before.
void Screen::chained(Seat who, bool on) {
  Event e = event(kind::chain, who);
  e.value = on ? 1 : 0;
  const auto& seen = out_.seen();
  constexpr std::size_t far_enough = 400;  // events of one damage, whoever is saved meanwhile
  const std::size_t from = seen.size() - std::min(seen.size(), far_enough);
  for (std::size_t at = seen.size(); !on && at-- > from;) {
    const Event& cause = seen[at].event;
    if (cause.kind == kind::chain && cause.seat == who) break;
    if (cause.kind != kind::damage || cause.seat != who ||
        cause.what == static_cast<What>(sanguosha::Element::normal))
      continue;
    return insert(at, e, index_);
  }
  emit(e);
}

// Only whether the viewer has won is told: of those who win, that is all of his camp.
void Screen::ended(Video& video) {
  if (unknown_ > 0)
    out_.note = text_of(say::unknown_events(unknown_, io::in_quotes(unknown_first_)));
  if (!out_.cut_off.empty() || video.viewer_won() == Video::Won::untold || !playing_) return;
  Event e;
  e.kind = kind::over;
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (camp_of(roles_[i]) == camp_of(roles_[viewer_])) e.seats.push(static_cast<Seat>(i));
  if (video.viewer_won() == Video::Won::no) {
    e.seats = {};
    e.hide(Field::seats);
  }
  emit(e);
}

// --- the record

void Screen::add(const Event& e, std::uint32_t at) {
  if (!gifts_.empty()) give_away();
  drawn_ = 0;
  out_.add(e, at);
}

void Screen::insert(std::size_t before, const Event& e, std::uint32_t at) {
  if (before >= out_.size()) return add(e, at);
  out_.insert(before, e, at);
  if (loss_.before > before) ++loss_.before;
  if (turn_at_ > before) ++turn_at_;
  if (drawn_ > before) ++drawn_;
  if (two_fight_ > before) ++two_fight_;
}

// Among those that can be of the same use.
Event* Screen::latest(Kind k) {
  constexpr std::size_t far_enough = 1000;
  auto& seen = out_.seen();
  for (std::size_t i = seen.size(); i + far_enough > seen.size() && i > 0; --i)
    if (seen[i - 1].event.kind == k) return &seen[i - 1].event;
  return nullptr;
}

void Screen::contradiction(Rule rule, Seat seat, Message message, Message expected, Message found) {
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

}  // namespace tally::noname
