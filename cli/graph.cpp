// `tally graph`: the phases of a turn, who reaches whom, the states of a small endgame.
#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "replay/report/book_text.h"
#include "verify/games/kit.h"
#include "verify/graphs/graphs.h"

namespace tally::cli {
namespace {

using graphs::Graph;
using graphs::Words;

class GraphTelling {
 public:
  explicit GraphTelling(const GraphArguments& arguments)
      : arguments_(arguments), zh_(arguments.lang == Lang::zh) {}

  ExitCode phases() {
    const NamedRuleset r = rules({});
    const graphs::Phases p =
        graphs::phases_of(*r.game, r.rules, arguments_.games, 1, stop_if_interrupted);
    const graphs::Shape shape = graphs::shape_of(p.graph);
    for (const graphs::Edge& e : p.graph.edges)
      put("{} → {}  ({})\n", "{} → {}  （{}）\n", in(p.graph.nodes[e.from]),
          in(p.graph.nodes[e.to]), many(e.count, "time", "次"));
    // Within a turn: what begins a turn is left out.
    Graph turn = p.graph;
    std::erase_if(turn.edges, [&](const graphs::Edge& e) {
      return p.has_phases && p.graph.nodes[e.to].en == "turn";
    });
    const graphs::Shape within = graphs::shape_of(turn);
    std::string faults;
    const auto fault = [&](std::size_t n, const char* one, const char* more, const char* zh) {
      if (n == 0) return;
      faults += faults.empty() ? "" : says(", ", "，");
      faults += fmt::format(fmt::runtime(zh_ ? zh : n == 1 ? one : more), n);
    };
    for (const Words& m : p.missing) put("no game came to: {}\n", "没有对局到达：{}\n", in(m));
    fault(p.missing.size(), "{} phase no game came to", "{} phases no game came to",
          "{}个阶段没有对局到达");
    const auto each = [&](const std::vector<std::size_t>& nodes, const char* en, const char* zh) {
      for (const std::size_t n : nodes)
        put("{}: {}\n", "{1}：{0}\n", zh_ ? in(p.graph.nodes[n]) : std::string(en),
            zh_ ? std::string(zh) : in(p.graph.nodes[n]));
    };
    each(shape.unreachable, "never reached", "不可到达");
    each(shape.dead_ends, "nothing comes after", "其后没有出路");
    each(shape.cut_off, "the game cannot end after", "其后对局无法结束");
    fault(shape.unreachable.size(), "{} node never reached", "{} nodes never reached",
          "{}个节点不可到达");
    fault(shape.dead_ends.size(), "{} dead end", "{} dead ends", "{}处死路");
    fault(shape.cut_off.size(), "{} node after which the game cannot end",
          "{} nodes after which the game cannot end", "{}个节点其后对局无法结束");
    for (const auto& circle : within.circles) {
      std::string names;
      for (const std::size_t n : circle)
        names += (names.empty() ? "" : ", ") + in(p.graph.nodes[n]);
      put(p.has_phases ? "a way round within one turn: {}\n"
                       : "a way round, an event at each step: {}\n",
          p.has_phases ? "一个回合内的循环：{}\n" : "循环（每步都有事件）：{}\n", names);
    }
    if (p.has_phases)
      fault(within.circles.size(), "{} way round within one turn", "{} ways round within one turn",
            "一个回合内有{}处循环");
    const bool sound = faults.empty();
    if (!sound) drawn(*r.game, r.rules, p);
    put("\n{}, {}: {}, {}; {}\n", "\n{}，{}：{}，{}；{}\n", r.rules.name,
        many(p.games, "game", "局"), many(p.graph.nodes.size(), "node", "个节点"),
        many(p.graph.edges.size(), "way from one to another", "条由此及彼的路",
             "ways from one to another"),
        sound ? std::string(says("all reached, no dead end, no way round without an event",
                                 "全部可到达，没有死路，没有不经事件的循环"))
              : faults);
    return done(p.graph, sound ? ok : violations);
  }

  ExitCode seats() {
    if (arguments_.record.empty()) throw Failure(usage, "graph seats: needs a record");
    RecordChecker checker(arguments_.rules);
    const OneGame game = read_game(arguments_.record, arguments_.game_number, checker);
    const auto turns = game.story->turns();
    const int wanted = arguments_.turn.value_or(turns.back().number);
    const diff::Turn* const turn = game.story->turn(wanted);
    if (turn == nullptr)
      throw Failure(usage,
                    fmt::format("{} has no turn {}; its last is turn {}",
                                report::printable(arguments_.record), wanted, turns.back().number));
    const auto state = game.story->state_after(static_cast<std::size_t>(turn - turns.data()));
    const auto graph = graphs::seats_of(*game.record.game, state);
    if (!graph)
      throw Failure(usage,
                    fmt::format("{} has no distances between seats", game.record.game->name()));
    put("who has whom in attack range {}; in brackets a number is the distance, a name the "
        "weapon\n",
        "{}各人攻击范围内有谁；括号中数字为距离，牌名为武器\n",
        wanted == 0
            ? std::string(says("before the first turn", "第一回合之前"))
            : fmt::format(fmt::runtime(says("after turn {}{}", "第{}回合{}之后")), wanted,
                          turn == &turns.back() ? says(", the last", "（最后一回合）") : ""));
    for (std::size_t n = 0; n < graph->nodes.size(); ++n) {
      std::string reached;
      for (const graphs::Edge& e : graph->edges)
        if (e.from == n)
          reached +=
              fmt::format(fmt::runtime(says("{}{} ({})", "{}{}（{}）")),
                          reached.empty() ? "" : says(", ", "、"), in(graph->nodes[e.to]), e.count);
      put("{} reaches {}\n", "{}可及{}\n", in(graph->nodes[n]),
          reached.empty() ? std::string(says("nobody", "无人")) : reached);
    }
    const graphs::Shape shape = graphs::shape_of(*graph);
    const bool one = shape.components == 1;
    put("\n{}; {}; {}\n", "\n{}；{}；{}\n", many(graph->nodes.size(), "living seat", "人存活"),
        many(graph->edges.size(), "time one reaches another", "处一人可及另一人",
             "times one reaches another"),
        one ? says("everybody reaches everybody, at least through others", "人人可及，或经他人可及")
            : says("not everybody reaches everybody, even through others",
                   "有人即使经他人也不可及"));
    tell_of_more(game, arguments_.record, arguments_.game_number, "--number");
    return done(*graph, ok);
  }

  ExitCode states() {
    const NamedRuleset r = rules(usual_of_states());
    if (!graphs::has_endgames(*r.game))
      throw Failure(usage, fmt::format("graph states: {} is a ruleset of {}; such a graph there is "
                                       "only of rulesets of {}",
                                       r.rules.name, r.game->name(), games_with_endgames()));
    graphs::Endgame endgame;
    endgame.hp = 1;
    std::vector<Card> taken;
    endgame.hands = {cards(*r.game, arguments_.first_hand, taken),
                     cards(*r.game, arguments_.second_hand, taken)};
    endgame.pile = cards(*r.game, arguments_.pile, taken);
    const graphs::Limits limits{.states = arguments_.most};
    const graphs::States found =
        *graphs::states_of(*r.game, r.rules, endgame, limits, stop_if_interrupted);
    const Graph& g = found.graph;
    const graphs::Shape shape = graphs::shape_of(g);
    if (!graphs::has_table_of_endgame(*r.game, r.rules))
      put("a table of two, without generals, whatever tables {} has\n",
          "二人一桌，不用武将，不论{}有哪些人数的桌\n", r.rules.name);
    const verify::GraphKit& kit = verify::kit_of(*r.game).graphs;
    put("{}, with {} each\n", "{}；各有{}\n", zh_ ? kit.seats_zh : kit.seats_en,
        zh_ ? fmt::format("{}点体力", endgame.hp)
            : many(static_cast<std::uint64_t>(endgame.hp), "hit point", ""));
    for (const std::size_t e : g.ends) {
      std::uint64_t ways = 0;
      for (const graphs::Edge& edge : g.edges)
        if (edge.to == e) ways += edge.count;
      put("{}: from {}\n", "{}：{}可到\n", in(g.nodes[e]), many(ways, "turn", "个回合"));
    }
    const std::string looked_at = fmt::format(
        fmt::runtime(says("{}, {} by a turn, {} played", "{}，一个回合可走的{}，试行{}")),
        many(g.nodes.size(), "state", "个局面"),
        many(g.edges.size(), "way from one to the next", "条路", "ways from one to the next"),
        many(found.turns, "turn", "个回合"));
    if (found.cut != graphs::Cut::none) {
      // What has no way on here may have one that was not looked at.
      put("{}; cut short: {}, so nothing is said of sinks\n",
          "{}；未全部检查：{}，因此不判断汇点\n", looked_at, why(found.cut, limits));
      return done(g, undecided);
    }
    for (const std::size_t n : shape.dead_ends)
      put("a sink that is no end: {}\n", "不是终局的汇点：{}\n", in(g.nodes[n]));
    for (const std::size_t n : shape.cut_off)
      put("the game cannot end from: {}\n", "由此无法结束：{}\n", in(g.nodes[n]));
    put("{}; {}, {} with a way back\n", "{}；{}，其中{}个有回路\n", looked_at,
        many(shape.components, "strong component", "个强连通分量"), shape.circles.size());
    out_ +=
        shape.circles.empty()
            ? says("no state comes again: every game of these cards ends\n",
                   "没有局面会再次出现：用这些牌的对局必然结束\n")
            : says(
                  "with a way back, the players can bring the same state about again and again: "
                  "such a game need not end\n",
                  "有回路，即玩家可使同一局面一再出现：这样的对局不一定会结束\n");
    const bool sound = shape.dead_ends.empty() && shape.cut_off.empty();
    out_ += sound ? says("every sink is an ended game\n", "每个汇点都是已结束的对局\n")
                  : says("a game can get stuck\n", "对局可能无法结束\n");
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
      put("drawn by {} {}: {}", "依{}（{}）以平局结束：{}", text->id,
          zh_ ? text->title.zh : text->title.en, many(games, "game", "局"));
      for (std::size_t o = 0; o < game.options().size(); ++o) {
        const OptionInfo& option = game.options()[o];
        if (std::find(text->options.begin(), text->options.end(), option.id) == text->options.end())
          continue;
        const int value = rules.value[o];
        put(" ({} = {})", "（{} = {}）", option.key, report::value_name(option, value));
      }
      out_ += "\n";
    }
  }

  template <class... Args>
  void put(std::string_view en, std::string_view zh, const Args&... args) {
    out_ += fmt::format(fmt::runtime(zh_ ? zh : en), args...);
  }
  // "1 game", "2 games"
  [[nodiscard]] std::string many(std::uint64_t n, std::string_view one, std::string_view zh,
                                 std::string_view more = {}) const {
    if (zh_) return fmt::format("{}{}", n, zh);
    if (n == 1 || !more.empty()) return fmt::format("{} {}", n, n == 1 ? one : more);
    return fmt::format("{} {}s", n, one);
  }
  [[nodiscard]] std::string_view says(std::string_view en, std::string_view zh) const {
    return zh_ ? zh : en;
  }
  [[nodiscard]] const std::string& in(const Words& w) const { return zh_ ? w.zh : w.en; }

  [[nodiscard]] NamedRuleset rules(std::string_view usual) const {
    std::string named = arguments_.rules.ruleset;
    if (named.empty() && !arguments_.game.empty())
      named = std::string(game_called(arguments_.game).default_ruleset());
    if (named.empty()) named = usual.empty() ? games().front()->default_ruleset() : usual;
    return ruleset_called(named, arguments_.game);
  }

  [[nodiscard]] std::string why(graphs::Cut cut, const graphs::Limits& limits) const {
    if (cut == graphs::Cut::states)
      return fmt::format(fmt::runtime(says("there are more than {} states", "超过{}个局面")),
                         limits.states);
    if (cut == graphs::Cut::turns)
      return fmt::format(
          fmt::runtime(says("there are more than {} turns to play", "要试行的回合超过{}个")),
          limits.turns);
    return std::string(
        says("somebody could choose between too many cards", "有人可选的牌组合过多"));
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

  // "S7.slash H2.dodge", or with commas; `taken`: the cards named so far, none can be named again.
  static std::vector<Card> cards(const Game& game, const std::string& text,
                                 std::vector<Card>& taken) {
    std::vector<Card> out;
    const auto infos = game.schema().cards;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find_first_of(" ,", at), text.size());
      const std::string_view token = std::string_view(text).substr(at, end - at);
      at = end + 1;
      if (token.empty()) continue;
      // Of several of that name the first that is not taken yet.
      bool known = false;
      std::size_t c = 0;
      for (; c < infos.size(); ++c) {
        if (infos[c].token != token) continue;
        known = true;
        if (std::find(taken.begin(), taken.end(), static_cast<Card>(c)) == taken.end()) break;
      }
      if (c == infos.size())
        throw Failure(usage, known ? fmt::format("{} is named more often than there are such cards",
                                                 report::printable(token))
                                   : fmt::format("no card is called {}; `tally format` lists them",
                                                 report::printable(token)));
      out.push_back(static_cast<Card>(c));
      taken.push_back(static_cast<Card>(c));
    }
    return out;
  }

  // What was found out, or the graph in its place; the exit code is the same.
  ExitCode done(const Graph& graph, ExitCode code) {
    constexpr std::size_t drawable = 2000;
    if (!arguments_.dot) {
      write_out(out_);
      return code;
    }
    write_out(graphs::dot_of(graph, zh_));
    if (graph.edges.size() > drawable)
      complain(
          fmt::format(fmt::runtime(says("{} nodes and {} edges: graphviz takes long over so many",
                                        "{}个节点、{}条边，graphviz绘制会很慢")),
                      graph.nodes.size(), graph.edges.size()));
    return code;
  }

  const GraphArguments& arguments_;
  bool zh_;
  std::string out_;
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
