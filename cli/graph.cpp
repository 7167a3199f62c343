// `tally graph`: the phases of a turn, who reaches whom, the states of a small endgame.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/graph_messages.h"
#include "cli/interrupt.h"
#include "cli/lines.h"
#include "cli/messages.h"
#include "cli/named_cards.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/pipe_to.h"
#include "cli/terminal.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "replay/messages.h"
#include "replay/report/book_text.h"
#include "verify/games/kit.h"
#include "verify/graphs/graphs.h"
#include "verify/graphs/picture.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

using graphs::Graph;
using graphs::Words;

class GraphTelling {
 public:
  explicit GraphTelling(const GraphArguments& arguments)
      : arguments_(arguments), out_(style_of_out(), arguments.lang) {}

  ExitCode phases() {
    const NamedRuleset r = rules({});
    const graphs::Phases p =
        graphs::phases_of(*r.game, r.rules, arguments_.games, 1, stop_if_interrupted);
    const auto& nodes = p.graph.nodes;
    const graphs::Shape shape = graphs::shape_of(p.graph);
    // Within a turn: what begins a turn is left out.
    Graph turn = p.graph;
    std::erase_if(turn.edges, [&](const graphs::Edge& e) {
      return p.has_phases && std::ranges::count(p.turns, e.to) > 0;
    });
    const auto circles = graphs::shape_of(turn).circles;

    for (const graphs::Edge& e : p.graph.edges)
      out_.line(say::way_seen(texts(nodes[e.from]), texts(nodes[e.to]), e.count));
    for (const Words& m : p.missing) out_.line(say::no_game_came_to(texts(m)));
    std::vector<Message> faults;
    const auto fault = [&](std::size_t n, const Says<Number>& row) {
      if (n > 0) faults.push_back(row(n));
    };
    fault(p.missing.size(), say::phases_missing);
    const auto each = [&](const std::vector<std::size_t>& some, const Says<Texts>& row) {
      for (const std::size_t n : some) out_.line(row(texts(nodes[n])));
    };
    each(shape.unreachable, say::never_reached);
    each(shape.dead_ends, say::nothing_after);
    each(shape.cut_off, say::no_end_after);
    fault(shape.unreachable.size(), say::nodes_unreached);
    fault(shape.dead_ends.size(), say::dead_ends);
    fault(shape.cut_off.size(), say::nodes_without_end);
    for (const auto& circle : circles) {
      std::vector<Message> names;
      names.reserve(circle.size());
      for (const std::size_t n : circle) names.push_back(tally::say::word(texts(nodes[n])));
      const auto& row = p.has_phases ? say::circle_in_turn : say::circle_of_events;
      out_.line(row(joined(std::move(names), tally::say::comma)));
    }
    if (p.has_phases) fault(circles.size(), say::circles_in_turn);
    const bool sound = faults.empty();
    if (!sound) drawn(*r.game, r.rules, p);
    out_.empty_line();
    out_.line(say::phases_line(
        r.rules.name, p.games, nodes.size(), p.graph.edges.size(),
        sound ? say::phases_sound() : joined(std::move(faults), tally::say::then)));
    return done(p.graph, sound ? ok : violations);
  }

  ExitCode seats() {
    if (arguments_.record.empty()) throw Failure(usage, say::seats_of_a_record());
    RecordChecker checker(arguments_.rules);
    const OneGame game = read_game(arguments_.record, arguments_.game_number, checker);
    const auto turns = game.story->turns();
    const int wanted = arguments_.turn.value_or(turns.back().number);
    const diff::Turn* const turn = game.story->turn(wanted);
    if (turn == nullptr)
      throw Failure(usage, say::no_such_turn(arguments_.record, wanted, turns.back().number));
    const auto state = game.story->state_after(static_cast<std::size_t>(turn - turns.data()));
    const auto graph = graphs::seats_of(*game.record.game, state);
    if (!graph) throw Failure(usage, say::no_distances(game.record.game->name()));
    out_.line(say::who_reaches_whom(wanted == 0             ? say::before_first_turn()
                                    : turn == &turns.back() ? say::after_last_turn(wanted)
                                                            : say::after_turn(wanted)));
    for (std::size_t n = 0; n < graph->nodes.size(); ++n) {
      std::vector<Message> reached;
      for (const graphs::Edge& e : graph->edges)
        if (e.from == n) reached.push_back(say::at_distance(texts(graph->nodes[e.to]), e.count));
      out_.line(say::reaches(
          texts(graph->nodes[n]),
          reached.empty() ? tally::say::nobody_() : joined(std::move(reached), tally::say::comma)));
    }
    const graphs::Shape shape = graphs::shape_of(*graph);
    out_.empty_line();
    out_.line(
        say::seats_line(graph->nodes.size(), graph->edges.size(),
                        shape.components == 1 ? say::all_reach_all() : say::not_all_reach_all()));
    tell_of_more(game, arguments_.record, arguments_.game_number, "--number");
    return done(*graph, ok);
  }

  ExitCode states() {
    const NamedRuleset r = rules(usual_of_states());
    if (!graphs::has_endgames(*r.game))
      throw Failure(usage, say::no_endgames(r.rules.name, r.game->name(), games_with_endgames()));
    const verify::GraphKit& kit = verify::kit_of(*r.game).graphs;
    graphs::Endgame endgame;
    endgame.hp = 1;
    std::vector<Card> taken;
    const auto wanted = [&](const std::optional<std::string>& said, std::string_view usual) {
      return cards_called(*r.game, said.value_or(std::string(usual)), taken);
    };
    endgame.hands.push_back(wanted(arguments_.first_hand, kit.first_hand));
    endgame.hands.push_back(wanted(arguments_.second_hand, kit.second_hand));
    endgame.pile = wanted(arguments_.pile, kit.pile);
    const graphs::Limits limits{.states = arguments_.most};
    const graphs::States found =
        *graphs::states_of(*r.game, r.rules, endgame, limits, stop_if_interrupted);
    const Graph& g = found.graph;
    const graphs::Shape shape = graphs::shape_of(g);
    if (!graphs::has_table_of_endgame(*r.game, r.rules)) out_.line(say::table_of_two(r.rules.name));
    out_.line(say::endgame_of(Texts(kit.seats_en, kit.seats_zh), endgame.hp));
    for (const std::size_t e : g.ends) {
      std::uint64_t ways = 0;
      for (const graphs::Edge& edge : g.edges)
        if (edge.to == e) ways += edge.count;
      out_.line(say::end_from(texts(g.nodes[e]), ways));
    }
    Message looked_at = say::states_looked_at(g.nodes.size(), g.edges.size(), found.turns);
    if (found.cut != graphs::Cut::none) {
      // What has no way on here may have one that was not looked at.
      out_.line(say::states_cut_short(std::move(looked_at), why(found.cut, limits)));
      return done(g, undecided);
    }
    for (const std::size_t n : shape.dead_ends) out_.line(say::sink(texts(g.nodes[n])));
    for (const std::size_t n : shape.cut_off) out_.line(say::cannot_end_from(texts(g.nodes[n])));
    out_.line(say::states_line(std::move(looked_at), shape.components, shape.circles.size()));
    out_.line(shape.circles.empty() ? say::no_state_again() : say::states_again());
    const bool sound = shape.dead_ends.empty() && shape.cut_off.empty();
    out_.line(sound ? say::sinks_are_ends() : say::can_get_stuck());
    return done(g, sound ? ok : violations);
  }

 private:
  // By which rules games ended without a winner, with what the ruleset says of them.
  void drawn(const Game& game, const Ruleset& rules, const graphs::Phases& p) {
    if (p.drawn.empty()) return;
    const Rulebook book = Rulebook::load(game.name());
    for (const auto& [rule, games] : p.drawn) {
      const RuleText* const text = book.rule(game.rule_ids()[rule]);
      if (text == nullptr) continue;
      Message values;
      for (std::size_t o = 0; o < game.options().size(); ++o) {
        const OptionInfo& option = game.options()[o];
        if (std::ranges::find(text->options, option.id) == text->options.end()) continue;
        const int value = rules.value[o];
        values = say::behind(std::move(values),
                             say::option_is(option.key, report::value_name(option, value)));
      }
      out_.line(say::drawn_by(text->id, texts(text->title), games, std::move(values)));
    }
  }

  [[nodiscard]] NamedRuleset rules(std::string_view usual) const {
    std::string named = arguments_.rules.ruleset;
    if (named.empty() && !arguments_.game.empty())
      named = std::string(game_called(arguments_.game).default_ruleset());
    if (named.empty()) named = usual.empty() ? games().front()->default_ruleset() : usual;
    return ruleset_called(named, arguments_.game);
  }

  static Message why(graphs::Cut cut, const graphs::Limits& limits) {
    if (cut == graphs::Cut::states) return say::more_states(limits.states);
    if (cut == graphs::Cut::turns) return say::more_turns(limits.turns);
    return say::too_many_answers();
  }

  // Of the first game that has endgames.
  static std::string_view usual_of_states() {
    for (const Game* g : games())
      if (graphs::has_endgames(*g)) return verify::kit_of(*g).graphs.ruleset_of_states;
    return {};
  }

  static std::string games_with_endgames() {
    std::string out;
    for (const Game* g : games())
      if (graphs::has_endgames(*g)) out += (out.empty() ? "" : ", ") + std::string(g->name());
    return out;
  }

  // What was found out, or the graph in its place; the exit code is the same.
  ExitCode done(const Graph& graph, ExitCode code) {
    constexpr std::size_t drawable = 2000;
    if (arguments_.svg) return picture(graph, code);
    if (!arguments_.dot) {
      read_out(out_.text);
      return code;
    }
    write_out(graphs::dot_of(graph, arguments_.lang));
    if (graph.edges.size() > drawable)
      complain(out_.in_words(say::dot_takes_long(graph.nodes.size(), graph.edges.size())));
    return code;
  }

  // In a circle, or as graphviz lays it out.
  [[nodiscard]] ExitCode picture(const Graph& graph, ExitCode code) const {
    if (graphs::fits_in_circle(graph)) {
      write_out(graphs::svg_of(graph, arguments_.lang));
      return code;
    }
    const int ended = pipe_to("dot -Tsvg 2>/dev/null", graphs::dot_of(graph, arguments_.lang));
    if (ended == no_such_program)
      throw Failure(usage, say::needs_graphviz(graph.nodes.size(), graph.edges.size()));
    if (ended != 0) throw Failure(internal, say::graphviz_failed(ended));
    return code;
  }

  const GraphArguments& arguments_;
  Lines out_;
};

}  // namespace

ExitCode run(const GraphArguments& arguments) {
  catch_interrupts(std::chrono::seconds(2));
  GraphTelling telling(arguments);
  if (arguments.what == "phases") return telling.phases();
  if (arguments.what == "seats") return telling.seats();
  return telling.states();
}

}  // namespace tally::cli
