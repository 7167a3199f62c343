// What was explored, as JSON objects, and as games.
#include <iterator>
#include <string_view>

#include <fmt/format.h>

#include "cli/explore_found.h"
#include "cli/explore_messages.h"
#include "cli/out_file.h"
#include "replay/log/log.h"
#include "replay/report/jsonl.h"

namespace tally::cli {
namespace {

using explore::Choices;
using explore::Place;

std::string_view key_of(Place place) {
  switch (place) {
    case Place::stuck: return "stuck";
    case Place::unsound: return "unsound";
    case Place::broken: return "broken";
    default: return "";
  }
}

// As the log has them, with commas between.
std::string events_of(explore::Explorer& explorer, const Schema& schema,
                      const std::vector<Choices>& way) {
  std::string out = "[";
  explorer.follow(way, [&](const explore::Passed& p) {
    if (out.size() > 1) out += ',';
    write_event(out, schema, p.event);
    out.pop_back();  // its newline
  });
  return out + "]";
}

std::string seats(const SeatSet& all) {
  std::string out = "[";
  for (const Seat s : all) out += fmt::format("{}{}", out.size() > 1 ? "," : "", s + 1);
  return out + "]";
}

}  // namespace

std::vector<Choices> ExploreFound::way_round() const {
  if (concluded.shortest.way.empty()) return {};
  std::vector<Choices> way = explorer.way_to(concluded.shortest.positions.front());
  way.insert(way.end(), concluded.shortest.way.begin(), concluded.shortest.way.end());
  return way;
}

std::string json_of(ExploreFound& all) {
  std::string out;
  const auto line = [&]<class... T>(fmt::format_string<T...> format, T&&... with) {
    fmt::format_to(std::back_inserter(out), format, std::forward<T>(with)...);
    out += "}\n";
  };
  const Schema& schema = all.from.game->schema();
  const explore::Ways& ways = all.found.ways;
  line("{{\"positions\":{},\"places\":{},\"ways\":{},\"whole\":{}", all.found.positions,
       ways.size() - all.found.positions, all.found.played, all.whole());
  for (const auto& [node, count] : all.concluded.ends)
    line("{{\"end\":{},\"ways\":{}", seats(set_of(ways.ends().at(node))), count);
  for (const explore::Fault& f : all.found.faults) {
    std::string what;
    report::write_json_string(what, text_of(f.what));
    line("{{\"fault\":\"{}\",\"rule\":\"{}\",\"what\":{},\"events\":{}", key_of(f.place),
         f.rule == no_rule ? "" : all.from.game->rule_ids()[f.rule], what,
         events_of(all.explorer, schema, f.way));
  }
  if (all.ends_nowhere()) line("{{\"fault\":\"endless\",\"positions\":{}", all.concluded.endless);
  if (all.concluded.rounds > 0)
    line("{{\"circles\":{},\"shortest\":{}", all.concluded.rounds,
         events_of(all.explorer, schema, all.way_round()));
  if (all.has_choices())
    for (std::size_t i = 0; i < ways.count(all.first()); ++i) {
      const std::vector<Choices> way{{static_cast<std::uint32_t>(i)}};
      std::string choice = "null";  // to pass
      all.explorer.follow(way, [&](const explore::Passed& p) {
        if (!p.decides || p.part != 0 || p.choice != 1) return;
        choice.clear();
        write_event(choice, schema, p.event);
        choice.pop_back();
      });
      line("{{\"seat\":{},\"choice\":{},\"winners\":{}", ways.who(all.first()) + 1, choice,
           seats(all.forces.winners_at(ways.way(all.first(), i).to)));
    }
  line("{{\"faults\":{},\"winners\":{}", all.faults(),
       seats(all.forces.winners_at(all.found.start)));
  return out;
}

Record witness_of(const Beginning& from, explore::Explorer& explorer, const Message& note,
                  std::span<const Choices> way) {
  Record r;
  r.game = from.game;
  r.ruleset = from.before.ruleset;
  r.labels = from.before.labels;
  r.setup = from.before.setup;
  r.note = text_of(note);
  for (std::size_t i = 0; i < from.before.size(); ++i) r.add(from.before.event(i), 0);
  explorer.follow(way, [&](const explore::Passed& p) { r.add(p.event, 0); });
  return r;
}

void write_witnesses(const std::string& path, ExploreFound& all) {
  if (all.found.faults.empty() && all.concluded.rounds == 0) return;
  OutFile file(path);
  const auto game = [&](const Message& note, const std::vector<Choices>& way) {
    std::string log;
    write_record(log, witness_of(all.from, all.explorer, note, way));
    file.write(log);
  };
  for (const explore::Fault& f : all.found.faults) game(f.what, f.way);
  if (all.concluded.rounds > 0)
    game(say::circle_in_note(all.concluded.shortest.way.size()), all.way_round());
  file.commit();
}

}  // namespace tally::cli
