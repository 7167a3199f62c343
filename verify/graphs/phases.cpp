#include <algorithm>
#include <map>
#include <memory>

#include "replay/words.h"
#include "verify/fuzz/player_table.h"
#include "verify/graphs/graphs.h"
#include "verify/tables.h"

namespace tally::graphs {
namespace {

// Looks on while quick players play.
class Looking {
 public:
  Looking(const Schema& schema, Phases& out) : schema_(schema), out_(out) {
    for (const KindInfo& k : schema.kinds) out_.has_phases = out_.has_phases || k.sequence;
    out_.graph.nodes.push_back({"the game begins", "对局开始"});
  }
  void begin() { last_ = 0; }

  void see(const Event& e) {
    const KindInfo& kind = schema_.of(e);
    if (kind.ends && e.seats.empty()) ++out_.drawn[e.rule];
    if (out_.has_phases && !kind.sequence && !kind.boundary && !kind.ends) return;
    if (kind.boundary && e.seat == nobody) return;  // a round
    // A node is the event without its players and cards.
    Event bare;
    bare.kind = e.kind;
    if (kind.sequence) {
      bare.what = e.what;
      phases_.push_back(e.what);
      std::sort(phases_.begin(), phases_.end());
      phases_.erase(std::unique(phases_.begin(), phases_.end()), phases_.end());
    }
    const auto key = std::pair(bare.kind, bare.what);
    auto at = nodes_.find(key);
    if (at == nodes_.end()) {
      at = nodes_.emplace(key, out_.graph.nodes.size()).first;
      out_.graph.nodes.push_back(words(kind, bare));
      if (kind.ends) out_.graph.ends.push_back(at->second);
      if (kind.boundary) out_.turns.push_back(at->second);
    }
    auto& edges = out_.graph.edges;
    const std::pair way(last_, at->second);
    const auto edge = edges_.find(way);
    if (edge == edges_.end()) {
      edges_.emplace(way, edges.size());
      edges.push_back({last_, at->second, 1, {}});
    } else {
      ++edges[edge->second].count;
    }
    last_ = at->second;
  }

  void finish() {
    // Phases with a name that no game came to.
    for (const KindInfo& k : schema_.kinds) {
      if (!k.sequence) continue;
      for (const FieldInfo& f : k.fields) {
        if (f.field != Field::what) continue;
        for (std::size_t v = 1; v < f.names.size(); ++v) {
          const bool seen =
              std::any_of(phases_.begin(), phases_.end(), [&](What p) { return p == v; });
          const Words w{std::string(f.names[v]),
                        v < f.zh.size() ? std::string(f.zh[v]) : std::string(f.names[v])};
          const bool listed = std::any_of(out_.missing.begin(), out_.missing.end(),
                                          [&](const Words& m) { return m.en == w.en; });
          if (!seen && !listed) out_.missing.push_back(w);
        }
      }
    }
  }

 private:
  // "draw phase", "skip: draw"; other kinds by their name.
  [[nodiscard]] Words words(const KindInfo& kind, const Event& e) const {
    std::string en(kind.name);
    std::string zh(word_in(schema_, kind.name, Lang::zh));
    for (const FieldInfo& f : kind.fields) {
      if (f.field != Field::what || !kind.sequence) continue;
      const std::string_view name = f.names[e.what];
      const std::string_view of = e.what < f.zh.size() ? f.zh[e.what] : name;
      en += " " + std::string(name);
      if (of.ends_with(zh)) zh.clear();
      zh += of;
    }
    return {en, zh};
  }

  const Schema& schema_;
  Phases& out_;
  std::map<std::pair<Kind, What>, std::size_t> nodes_;
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> edges_;
  std::vector<What> phases_;
  std::size_t last_ = 0;
};

}  // namespace

Phases phases_of(const Game& game, const Ruleset& rules, std::uint64_t games, std::uint64_t seed,
                 const std::function<void()>& tick) {
  Phases out;
  const std::unique_ptr<Match> match = game.match();
  const std::unique_ptr<verify::Player> player = verify::player_of(game);
  Looking looking(game.schema(), out);
  verify::PlayerTable table(*player, [&](const Event& e) { looking.see(e); });
  const std::vector<int> tables = verify::tables_of(game, rules);
  Setup setup;
  for (std::uint64_t i = 0; i < games && !tables.empty(); ++i) {
    if (tick) tick();
    Random random(seed + i);
    game.random_setup(tables[i % tables.size()], rules, random.bits(), setup);
    player->start(*match, setup, random.bits(), (seed + i) % player->leanings().size());
    looking.begin();
    match->play(setup, rules, table);
    ++out.games;
  }
  looking.finish();
  return out;
}

}  // namespace tally::graphs
