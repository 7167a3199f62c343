// What was explored, in words.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "cli/explore_found.h"
#include "cli/explore_messages.h"
#include "cli/lines.h"
#include "cli/pipe_to.h"
#include "cli/terminal.h"
#include "replay/report/text.h"
#include "replay/words.h"

namespace tally::cli {
namespace {

using explore::Choices;

class ExploreText {
 public:
  ExploreText(ExploreFound& all, const ExploreArguments& a)
      : a_(a),
        all_(all),
        from_(all.from),
        found_(all.found),
        schema_(all.from.game->schema()),
        explorer_(all.explorer),
        out_(style_of_out(), a.lang) {}

  std::string told() {
    out_.line(
        say::explored(found_.positions, found_.ways.size() - found_.positions, found_.played));
    for (const auto& [node, ways] : all_.concluded.ends)
      out_.line(say::explored_end(won(found_.ways.ends().at(node)), ways), 2);
    for (const explore::Fault& f : found_.faults) {
      out_.line(say::fault(f.what));
      events(explorer_, f.way);
    }
    if (all_.ends_nowhere()) out_.line(say::no_end_ahead(all_.concluded.endless));
    rounds(all_.concluded);
    if (all_.whole()) first_choices();
    out_.empty_line();
    if (!a_.output.empty() && a_.output != "-")
      out_.line(found_.faults.empty() && all_.concluded.rounds == 0
                    ? say::nothing_to_write(a_.output)
                    : say::witnesses_written(a_.output));
    if (!all_.whole()) out_.line(say::explored_cut(why_cut()));
    if (all_.faults() > 0)
      out_.line(say::faults_found(all_.faults()));
    else
      out_.line(all_.whole() ? say::all_sound(forced()) : say::so_far_sound());
    return std::move(out_.text);
  }

 private:
  static Message won(const SeatList& winners) { return report::said_winners(winners); }
  [[nodiscard]] Message why_cut() const {
    switch (found_.cut) {
      case explore::Cut::positions: return say::more_positions(a_.most);
      case explore::Cut::ways: return say::more_ways(a_.most * ways_a_position);
      case explore::Cut::memory: return say::memory_spent(a_.megabytes);
      default: return say::more_answers();
    }
  }

  // The events of a way, in words.
  void events(explore::Explorer& explorer, const std::vector<Choices>& way) {
    explorer.follow(way, [&](const explore::Passed& p) {
      out_.line(event_words(schema_, p.event, a_.lang), 2);
    });
  }

  void rounds(const explore::Conclusions& c) {
    if (c.rounds == 0) return;
    const explore::Round& round = c.shortest;
    const auto& row = c.all_rounds_seen && found_.cut == explore::Cut::none
                          ? say::need_not_end
                          : say::need_not_end_found;
    out_.line(row(c.rounds, round.way.size()));
    explore::Explorer there(*from_.game, from_.rules,
                            explorer_.bookmark_of(round.positions.front()));
    events(there, round.way);
    if (round.end == explore::no_node) return out_.line(say::never_left());
    std::vector<Choices> way(round.way.begin(),
                             round.way.begin() + static_cast<std::ptrdiff_t>(round.passed));
    Choices last = round.to_end.front();
    last.resize(round.turning);
    way.push_back(std::move(last));
    out_.line(say::ends_where(chosen(there, way), won(found_.ways.ends().at(round.end))));
  }

  // What the last choice of a way is, in words.
  Message chosen(explore::Explorer& explorer, const std::vector<Choices>& way) {
    Message said = say::passes();
    explorer.follow(way, [&](const explore::Passed& p) {
      if (p.decides && p.part + 1 == way.size() && p.choice == way.back().size())
        said = said_event(schema_, p.event);
    });
    return said;
  }

  [[nodiscard]] Message forced() const {
    const SeatSet winners = all_.forces.winners_at(found_.start);
    return winners.empty() ? say::nobody_can_force() : say::can_force(said_seats(list_of(winners)));
  }

  // What the first player can do, and what then can be forced.
  void first_choices() {
    if (!all_.has_choices()) return;
    constexpr std::size_t most = 40;
    const Seat who = found_.ways.who(all_.first());
    out_.line(say::first_choice(said_seat(who)));
    const std::size_t n = found_.ways.count(all_.first());
    for (std::size_t i = 0; i < std::min(n, most); ++i) {
      const SeatSet winners = all_.forces.winners_at(found_.ways.way(all_.first(), i).to);
      const Message then = winners.empty()         ? say::then_open()
                           : winners.contains(who) ? say::then_wins()
                                                   : say::then_loses(said_seats(list_of(winners)));
      const std::vector<Choices> way{{static_cast<std::uint32_t>(i)}};
      out_.line(say::choice_is(chosen(explorer_, way), then), 2);
    }
    if (n > most) out_.line(say::more_choices(n - most), 2);
  }

  const ExploreArguments& a_;
  ExploreFound& all_;
  const Beginning& from_;
  const explore::Explored& found_;
  const Schema& schema_;
  explore::Explorer& explorer_;
  Lines out_;
};

}  // namespace

std::string text_of(ExploreFound& all, const ExploreArguments& a) {
  return ExploreText(all, a).told();
}

}  // namespace tally::cli
