// The end: whether the viewer has won.
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/modes.h"
#include "replay/import/noname/screen.h"
#include "replay/io/input_error.h"

namespace tally::noname {

using sanguosha::Kingdom;
using sanguosha::Role;
using Won = Video::Won;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

// The caption of the last picture; of others nothing.
void Screen::captioned(std::string_view html) {
  constexpr std::string_view caption = "class=\"caption\">";
  const std::size_t at = html.find(caption);
  if (at == std::string_view::npos) return;
  const std::string_view words = html.substr(at + caption.size());
  caption_ = words.starts_with("战斗胜利")   ? Won::yes
             : words.starts_with("战斗失败") ? Won::no
                                             : Won::untold;
}

// Only whether the viewer has won is told: of those who win, that is all of his camp.
void Screen::ended(const Video& video) {
  if (unknown_ > 0)
    out_.note = text_of(say::unknown_events(unknown_, io::in_quotes(unknown_first_)));
  if (of_kingdoms_) stop_where_pile_runs_out();
  if (!is_whole(video) || !playing_) return;
  if (of_kingdoms_) shown_at_end();
  const bool won = video.viewer_won() == Won::yes;
  const auto viewer = static_cast<Seat>(viewer_);
  if (caption_ != Won::untold && caption_ != video.viewer_won())
    contradiction(rule_of_end(), viewer, say::said_twice(), result(won), result(!won));
  if (!won && viewers_camp_is_left())
    contradiction(rule_of_end(), viewer, say::lost_and_left(), result(true), result(false));
  Event e;
  e.kind = kind::over;
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (wins_with_viewer(i)) e.seats.push(static_cast<Seat>(i));
  if (!won) {
    e.seats = {};
    e.hide(Field::seats);
  }
  emit(e);
}

Message Screen::result(bool won) { return won ? say::viewer_wins() : say::viewer_loses(); }

bool Screen::wins_with_viewer(std::size_t i) const {
  if (!of_kingdoms_) return camp_of(roles_[i]) == camp_of(roles_[viewer_]);
  const auto& [he, viewer] = std::pair(war_[i].stands_for, war_[viewer_].stands_for);
  return i == viewer_ || (he == viewer && he != Kingdom::none && he != Kingdom::careerist);
}

// Whether those who are dead leave the game to the viewer's camp. In 3v3 somebody comes for whoever
// dies, as long as there is one.
bool Screen::viewers_camp_is_left() const {
  int living = 0;
  int others = 0;
  int spies = 0;
  bool own_fallen = false;  // with whom a camp loses
  bool other_fallen = false;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const bool with = wins_with_viewer(i);
    if (dead_.contains(static_cast<Seat>(i))) {
      if (roles_[i] == Role::lord || sanguosha::acts_by_side(roles_[i]))
        (with ? own_fallen : other_fallen) = true;
      continue;
    }
    ++living;
    if (!with) ++others;
    if (roles_[i] == Role::spy) ++spies;
  }
  if (own_fallen) return false;
  const bool lone_spy = living == 1 && spies == 1;
  if (roles_[viewer_] == Role::spy) return lone_spy && others == 0;
  return other_fallen ? !lone_spy : living > 0 && others == 0;
}

Rule Screen::rule_of_end() const {
  if (of_kingdoms_) return rule::gz_end;
  if (of_twos_) return rule::v2_end;
  if (of_landlord_) return rule::v12_end;
  if (sanguosha::acts_by_side(roles_[viewer_])) return rule::v3_end;
  const bool lord_lives = !dead_.contains(0);  // the first seat
  return lord_lives ? rule::end_rebels : rule::end_lord;
}

}  // namespace tally::noname
