// `tally explore`: all that can come of a small table or an endgame.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/explore_messages.h"
#include "cli/failure_messages.h"
#include "cli/fork_game.h"
#include "cli/interrupt.h"
#include "cli/lines.h"
#include "cli/named_cards.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/pipe_to.h"
#include "cli/terminal.h"
#include "replay/report/text.h"
#include "replay/words.h"
#include "verify/explore/conclusions.h"
#include "verify/explore/explorer.h"
#include "verify/explore/kit.h"
#include "verify/explore/recorded.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

using explore::Choices;
using explore::Node;
using explore::Place;

// Where it begins, and by which rules.
struct Beginning {
  const Game* game = nullptr;
  Ruleset rules;
  std::vector<std::byte> position;
};

std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(", ", at), text.size());
    if (end > at) out.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

Beginning of_record(const ExploreArguments& a) {
  if (!a.hands.empty() || !a.pile.empty() || a.any_order || !a.roles.empty() ||
      !a.generals.empty() || a.hp)
    throw Failure(usage, say::explore_record_or_table());
  ForkArguments wanted;
  wanted.record = a.record;
  wanted.game = a.game_number;
  wanted.rules = a.rules;
  wanted.at = a.at.value_or(0);
  RecordChecker checker(a.rules);
  const ForkGame game = game_to_fork(wanted, checker);
  if (game.dealt) throw Failure(undecided, say::explore_dealt());
  auto at = static_cast<std::size_t>(a.at.value_or(0));
  if (!a.at) {
    const auto turns = game.read.story->turns();
    const int turn = a.turn.value_or(turns.back().number);
    const auto t = std::ranges::find(turns, turn, &diff::Turn::number);
    if (t == turns.end()) throw Failure(usage, say::explore_no_turn(turn, turns.back().number));
    at = t->begin;
  }
  Beginning out{game.whole.game, game.rules, explore::position_before(game.whole, game.rules, at)};
  if (out.position.empty()) throw Failure(usage, say::explore_no_position(at));
  return out;
}

Beginning of_table(const ExploreArguments& a) {
  if (a.hands.empty()) throw Failure(usage, say::explore_needs_table());
  std::string named = a.rules.ruleset;
  if (named.empty() && !a.game.empty()) named = game_called(a.game).default_ruleset();
  if (named.empty()) named = games().front()->default_ruleset();
  NamedRuleset r = ruleset_called(named, a.game);
  const verify::ExploreKit& kit = verify::explore_kit_of(*r.game);
  if (kit.set_up == nullptr) throw Failure(usage, say::explore_no_kit(r.game->name()));
  verify::Described table;
  std::vector<Card> taken;
  for (const std::string& hand : a.hands) table.hands.push_back(cards_called(*r.game, hand, taken));
  table.pile = cards_called(*r.game, a.pile, taken);
  table.any_order = a.any_order;
  table.roles = parts_of(a.roles);
  table.generals = parts_of(a.generals);
  table.hp = a.hp;
  Beginning out{r.game, std::move(r.rules), {}};
  if (Message wrong = kit.set_up(table, out.rules, out.position); !wrong.empty())
    throw Failure(usage, std::move(wrong));
  return out;
}

class ExploreTelling {
 public:
  ExploreTelling(const ExploreArguments& a, const Beginning& from)
      : a_(a),
        from_(from),
        schema_(from.game->schema()),
        explorer_(*from.game, from_.rules, from_.position),
        out_(style_of_out(), a.lang) {}

  ExitCode run() {
    found_ = explorer_.explore(
        {.positions = a_.most, .bytes = static_cast<std::size_t>(a_.megabytes) << 20U},
        stop_if_interrupted);
    const bool whole = found_.cut == explore::Cut::none;
    const explore::Conclusions c = explore::conclusions_of(found_);
    out_.line(
        say::explored(found_.positions, found_.ways.size() - found_.positions, found_.played));
    for (const auto& [node, ways] : c.ends)
      out_.line(say::explored_end(won(found_.ways.ends().at(node)), ways), 2);
    std::size_t faults = found_.faults.size();
    for (const explore::Fault& f : found_.faults) fault(f);
    if (whole && c.endless > 0 && found_.faults.empty()) {
      ++faults;
      out_.line(say::no_end_ahead(c.endless));
    }
    rounds(c);
    Message forced;
    if (whole) forced = who_forces();
    out_.empty_line();
    if (!whole) out_.line(say::explored_cut(why_cut()));
    if (faults > 0)
      out_.line(say::faults_found(faults));
    else
      out_.line(whole ? say::all_sound(std::move(forced)) : say::so_far_sound());
    read_out(out_.text);
    return faults > 0 ? violations : whole ? ok : undecided;
  }

 private:
  static Message won(const SeatList& winners) { return report::said_winners(winners); }
  [[nodiscard]] Message why_cut() const {
    switch (found_.cut) {
      case explore::Cut::positions: return say::more_positions(a_.most);
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

  void fault(const explore::Fault& f) {
    out_.line(f.place == Place::stuck ? say::nothing_to_answer(from_.game->rule_ids()[f.rule])
                                      : say::not_sound(f.what));
    events(explorer_, f.way);
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

  // By seats that win together: who can force a win from where.
  Message who_forces() {
    const verify::ExploreKit& kit = verify::explore_kit_of(*from_.game);
    if (kit.side == nullptr) return say::nobody_can_force();
    std::map<int, SeatSet> sides;
    for (Seat s = 0; s < max_seats; ++s)
      if (const int side = kit.side(from_.position, s); side >= 0) sides[side].add(s);
    std::map<int, std::vector<bool>> forced;
    for (const auto& [side, seats] : sides) forced[side] = explore::forced_by(found_, seats);
    const auto winner_at = [&](Node n) {
      for (const auto& [side, won] : forced)
        if (won[n]) return side;
      return -1;
    };
    const auto seats = [&](int side) { return said_seats(list_of(sides[side])); };
    const Node first = found_.ways.way(found_.start, 0).to;
    const int winner = winner_at(found_.start);
    if (found_.ways.place(first) == Place::asked && found_.ways.who(first) != nobody) {
      const Seat who = found_.ways.who(first);
      out_.line(say::first_choice(said_seat(who)));
      constexpr std::size_t most = 40;
      const std::size_t n = found_.ways.count(first);
      for (std::size_t i = 0; i < std::min(n, most); ++i) {
        const explore::Way w = found_.ways.way(first, i);
        const int side = winner_at(w.to);
        const Message then = side < 0                    ? say::then_open()
                             : sides[side].contains(who) ? say::then_wins()
                                                         : say::then_loses(seats(side));
        const std::vector<Choices> way{{static_cast<std::uint32_t>(i)}};
        out_.line(say::choice_is(chosen(explorer_, way), then), 2);
      }
      if (n > most) out_.line(say::more_choices(n - most), 2);
    }
    return winner < 0 ? say::nobody_can_force() : say::can_force(seats(winner));
  }

  const ExploreArguments& a_;
  const Beginning& from_;
  const Schema& schema_;
  explore::Explorer explorer_;
  explore::Explored found_;
  Lines out_;
};

}  // namespace

ExitCode run(const ExploreArguments& arguments) {
  const Beginning from = arguments.record.empty() ? of_table(arguments) : of_record(arguments);
  return ExploreTelling(arguments, from).run();
}

}  // namespace tally::cli
