// Event by event: who it is about, what reads it; the record it goes into.
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
#include "replay/messages.h"
#include "replay/words.h"

namespace tally::noname {

namespace kind = sanguosha::kind;

namespace {

// What the screen draws, plays and waits for; what other events say; the program's own notes.
// clang-format off
constexpr std::string_view not_looked_at[] = {
    "$syncDisable", "$syncExpand", "addGaintag", "arrangeLib", "changeSkin", "changeGroup",
    "damage", "delay", "deletenode", "dialogCapt", "die", "diex", "draw2", "flame", "highlightnode", "jiuNode", "line", "lose2",
    "playAudio", "phaseChange", "popup", "removeGaintag", "removeVirtualEquip",
    "removeVirtualJudge", "judge2", "playerfocus2", "setAvatarQueue", "showIdentity",
    "smoothAvatar", "storage", "throw", "trySkillAnimate", "uiClear", "unmarkSkill", "init", "compare",
    "thrownhighlight1", "thrownhighlight2",
    "onSwapControl", "revive", "swapControl"};
// clang-format on

}  // namespace

void Screen::read(Video& video) {
  out_.shows -= {kind::shuffle,   kind::round,     kind::skip,   kind::put,  kind::blocked,
                 kind::nullified, kind::prevented, kind::decide, kind::forgo};

  ScreenEvent e;
  try {
    while (video.next(e)) {
      index_ = e.index;
      if (e.type == "init")
        seat(video.mode(), video.title(), e.content);
      else if (!names_.empty())
        show(e);
      if (!out_.not_covered.empty()) return;
      if (!out_.not_covered_from.empty()) break;
    }
  } catch (io::InputError& error) {
    if (!error.cut || !seated()) throw;
    out_.cut_off = error.message;
  }
  if (!seated()) throw io::InputError(say::no_seats());
  if (is_whole(video)) {
    give_away();
    unexplained();
  } else {
    breaks_off();
  }
  ended(video);
  if (!video.is_closed() && out_.cut_off.empty() && out_.not_covered_from.empty())
    out_.cut_off = say::ends_behind_events();
}

void Screen::show(const ScreenEvent& e) {
  const Seat who = seat_at(e.player);
  const Value v = e.content;
  told_twice(e, who);
  if (turning_.who != nobody && e.type != "setIdentity" && e.type != "log") turned_up({}, {});
  if (e.type == "log") return log(v.text());
  if (e.type == "lose") return lost(who, v);
  if (e.type == "update") return updated(who, v);
  if (e.type == "draw") return drew(who, v.number());
  if (e.type == "drawCard" && skill_ == sanguosha::Skill::buqu_hs && skilled_ == who)
    return tops(v);
  if (e.type == "loseAfter") return exchanged();
  if (e.type == "gain12") return got(who, v.at(0));
  if (e.type == "drawCard" || e.type == "gainCard" || e.type == "gain") return got(who, v);
  if (e.type == "directgain") return dealt(who, v);
  if (e.type == "addVirtualEquip") return worn(who, v.at(1));
  if (e.type == "addVirtualJudge") return laid_before(who, v.at(1));
  if (e.type == "phaseJudge") return comes_due(who);
  if (e.type == "reinit") return replaced(who, v.at(0).text());
  if (e.type == "directgains") return laden(who, v.of("cards"));
  if (e.type == "link") return chained(who, v.yes());
  if (e.type == "showCharacter") return turns_up(who, v.number());
  if (e.type == "setIdentity") return stands(who, v.text());
  if (e.type == "markSkill") return mutes(who, v.at(0).text());
  if (e.type == "gain2") return gives_back_ ? given_back(who, v) : takes_judgement_card(who, v);
  if (e.type == "over") return captioned(v.text());
  if (e.type == "judge1") {
    shown_.assign(1, card_of(v.at(0)));
  } else if (e.type == "showCards" || e.type == "cardDialog") {
    shown_ = cards_of(v.at(1));
  } else if (e.type == "line") {
    pointed_ = v.at(1).text() == "green" ? seat_at(v.at(0).number(-1)) : nobody;
    pointed_from_ = who;
    if (pointed_ != nobody && who == skilled_) pointed_at_.push(pointed_);
    if (pointed_ != nobody) drives_at(who, pointed_);
  } else if (e.type == "turnOver") {
    turned_over(who, v.yes());
  } else if (e.type == "cardtag") {
    for (const Value id : v.of("guo").each()) of_a_kingdom_.emplace_back(id.text());
  } else if (e.type == "fullscreenpop") {
    fray_due_ = fray_due_ || v.at(0).text() == "鏖战模式";
  } else if (e.type == "damagepop") {  // "三上两下"
    if (contest_.by != nobody) return compared(who, v.at(0).text());
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

// --- the record

void Screen::not_here(Message what, std::uint32_t at) {
  if (!out_.not_covered.empty() || !out_.not_covered_from.empty()) return;
  if (playing_)
    out_.not_covered_from = tally::say::not_covered_from(tally::say::move_of(at), std::move(what));
  else
    out_.not_covered = std::move(what);
}

void Screen::add(const Event& e, std::uint32_t at) {
  if (!out_.not_covered_from.empty()) return;
  if (!gifts_.empty()) give_away();
  constexpr KindSet for_its_use{kind::unveil, kind::allegiance, kind::mark};
  const bool of_its_use =
      e.seat == protector_ &&
      (for_its_use.contains(e.kind) ||
       (e.kind == kind::invoke && e.what == sanguosha::cause(sanguosha::Skill::jizhi)) ||
       (e.kind == kind::draw && out_.seen().back().event.kind == kind::invoke));
  if (protector_ != nobody && !of_its_use) says_whom_it_protects();
  drawn_ = 0;
  counts_gained(e);
  out_.add(e, at);
}

void Screen::insert(std::size_t before, const Event& e, std::uint32_t at) {
  if (!out_.not_covered_from.empty()) return;
  if (before >= out_.size()) return add(e, at);
  counts_gained(e);
  out_.insert(before, e, at);
  if (loss_.before > before) ++loss_.before;
  if (turn_at_ > before) ++turn_at_;
  if (prepared_ > before) ++prepared_;
  if (drawn_ > before) ++drawn_;
  if (two_fight_ > before) ++two_fight_;
  if (spends_at_ > before) ++spends_at_;
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
