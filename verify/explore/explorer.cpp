#include "verify/explore/explorer.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <unordered_map>
#include <utility>

#include "replay/check.h"
#include "replay/messages.h"
#include "replay/watch.h"
#include "verify/explore/bytes.h"
#include "verify/explore/kit.h"
#include "verify/explore/messages.h"
#include "verify/explore/step.h"
#include "verify/invariants/invariants.h"

namespace tally::explore {
// One way after another from a position: plays along its steps, the first choice where it has none.
struct Explorer::Impl final : Table {
  Impl(const Game& g, const Ruleset& r, std::span<const std::byte> from)
      : game(g),
        schema(g.schema()),
        rules(r),
        kit(verify::explore_kit_of(g)),
        match(g.match()),
        books(verify::watch_for(g)),
        start(from.begin(), from.end()),
        shortened(start) {}

  // The same for all that have the same future.
  Key future_of(std::span<const std::byte> bytes) {
    alike.assign(bytes.begin(), bytes.end());
    if (kit.same_future != nullptr) kit.same_future(alike, rules);
    return shortened.key_of(alike);
  }

  // Whether all that comes behind this question is known, from another way that led to it: then it
  // is `met`. If not, `unmet` is what it will be known by.
  bool is_met(const Question& q) {
    unmet.reset();
    if (!knows_within || !kit.same_within(q, *match, played_from, rules, alike)) return false;
    const Key key = shortened.key_of(alike);
    const auto there = within.find(key);
    if (there == within.end()) return unmet = key, false;
    met = there->second;
    return true;
  }

  // How a position was first come to.
  struct From {
    Node position = no_node;  // from this one; none: it is the start
    Choices choices;
  };

  enum class Came : std::uint8_t { next, over, met, stuck, unsound, broken, cut };

  // Up to the next position, whose bytes are then in `next`, or to a place that leads to `met`.
  Came play(std::span<const std::byte> from) {
    at = chosen = 0;
    played_from = from;
    begun = opened = false;
    came = Came::cut;
    match->play_on(from, rules, *this);
    if (came == Came::cut && match->over()) came = Came::over;
    if (came == Came::over && !sound()) came = Came::unsound;
    if (came == Came::over && keeps_books && !books->end(*match, true)) breach();
    return came;
  }

  bool sound() {
    const std::string_view fault = match->unsound();
    if (fault.empty()) return true;
    wrong = tally::say::verbatim(std::string(fault));
    asking = no_rule;
    return false;
  }
  void breach() {
    Finding f;
    books->tell(f);
    wrong = tally::say::semicolon(f.message, tally::say::semicolon(f.expected, f.found));
    asking = f.rule;
    came = Came::broken;
  }
  void halt(Came why) {
    came = why;
    match->stop();
  }

  void halt_in_order(Came why) {
    if (!keeps_books || holds(books->end(*match, false))) halt(why);
  }

  bool in_books(const Event& e, const Question* q) {
    if (!keeps_books) return true;
    if (!opened) books->go_on(rules, *match);
    opened = true;
    return holds(books->event(e, *match, q));
  }
  bool holds(bool in_order) {
    if (in_order) [[likely]]
      return true;
    breach();
    match->stop();
    return false;
  }

  // A position ends what is played; the first is where it began.
  bool begins() { return !std::exchange(begun, true); }

  Event answer(const Question& q) override {
    if (!begins() && match->bookmark_at(q, next)) return halt_in_order(Came::next), Event{};
    if (at == steps.size()) {
      if (is_met(q)) return halt_in_order(Came::met), Event{};
      if (!sound()) return halt(Came::unsound), Event{};
      steps.push_back(step_of(schema, *match, q));
      steps.back().known_by = unmet;
      if (steps.back().answers.empty()) {
        asking = q.rule;
        wrong = say::nothing_to_answer(std::string(game.rule_ids()[asking]));
        steps.pop_back();
        return halt(Came::stuck), Event{};
      }
    }
    Step& step = steps[at++];
    if (step.is_choice() && ++chosen <= given.size())
      step.taken = std::min<std::size_t>(given[chosen - 1], step.answers.size() - 1);
    const Event e = step.answer();
    if (e.kind == nothing) return e;
    if (see) see({e, part, chosen, step.is_choice()});
    return in_books(e, &q) ? e : Event{};
  }
  bool tell(Event& e) override {
    if (!begins() && match->bookmark(e, next)) {
      if (in_books(e, nullptr)) halt(Came::next);
      return false;
    }
    if (see) see({e, part, chosen, false});
    return in_books(e, nullptr);
  }

  const Game& game;
  const Schema& schema;
  const Ruleset& rules;
  const verify::ExploreKit& kit;
  std::unique_ptr<Match> match;
  std::unique_ptr<Watch> books;
  std::vector<std::byte> start;
  Shortened shortened;
  std::vector<Step> steps;
  Places within;  // places between two positions, all behind which has been looked at
  bool knows_within = false;
  std::optional<Key> unmet;
  Node met = no_node;
  std::span<const std::byte> played_from;
  std::vector<std::byte> next;
  std::vector<std::byte> alike;
  Message wrong;
  Rule asking = no_rule;
  std::size_t at = 0;
  bool begun = false;   // the position it began in has been seen
  bool opened = false;  // the books
  bool keeps_books = false;
  Came came = Came::cut;
  std::unordered_map<Node, From> from;
  See see;
  std::size_t part = 0;
  std::span<const std::uint32_t> given;  // the choices to take, for who follows a way
  std::size_t chosen = 0;                // choices made so far
};

Explorer::Explorer(const Game& game, const Ruleset& rules, std::span<const std::byte> start)
    : impl_(std::make_unique<Impl>(game, rules, start)) {}
Explorer::~Explorer() = default;

Explored Explorer::explore(const Limits& limits, const std::function<void()>& tick) {
  Impl& play = *impl_;
  play.see = nullptr;
  play.keeps_books = play.books != nullptr;
  play.knows_within = play.kit.same_within != nullptr && !limits.whole_ways;
  play.within.clear();
  Explored out;
  struct Waiting {
    Node node;
    std::vector<std::byte> bytes;
  };
  std::deque<Waiting> waiting;
  Places known;
  play.from.clear();
  std::size_t kept = 0;  // bytes
  Node here = no_node;

  const auto position = [&](const Key& future, const std::vector<std::byte>& bytes,
                            const Choices& way) {
    const Node at = out.ways.add_position();
    known.emplace(future, at);
    ++out.positions;
    play.from.emplace(at, Impl::From{here, way});
    waiting.push_back({at, play.shortened.of(bytes)});
    kept += waiting.back().bytes.size() + sizeof(Waiting) + 2 * sizeof(Key) + sizeof(Impl::From) +
            way.size() * sizeof(way[0]) + 64;
    return at;
  };
  const auto fault = [&](Place place) {
    const Node at = out.ways.add_last(place);
    for (const Fault& f : out.faults)
      if (f.place == place && f.rule == play.asking) return at;
    Fault f{place, play.asking, play.wrong, way_to(here)};
    f.way.push_back(choices_of(play.steps));
    out.faults.push_back(std::move(f));
    return at;
  };
  // A position that was met before has been held against itself then.
  const auto next = [&] {
    const Key future = play.future_of(play.next);
    if (const auto at = known.find(future); at != known.end()) return at->second;
    if (!play.sound()) return fault(Place::unsound);
    return position(future, play.next, choices_of(play.steps));
  };

  out.start = position(play.future_of(play.start), play.start, {});
  std::vector<std::byte> bytes;
  while (!waiting.empty() && out.cut == Cut::none) {
    const Waiting w = std::move(waiting.front());
    waiting.pop_front();
    kept -= w.bytes.size();
    here = w.node;
    play.shortened.whole(w.bytes, bytes);
    play.steps.clear();
    for (bool more = true; more && out.cut == Cut::none;) {
      if (tick) tick();
      const Impl::Came came = play.play(bytes);
      if (++out.played > limits.ways) out.cut = Cut::ways;
      Node reached = no_node;
      switch (came) {
        case Impl::Came::next: reached = next(); break;
        case Impl::Came::met: reached = play.met; break;
        case Impl::Came::over: reached = out.ways.add_end(play.match->winners()); break;
        case Impl::Came::unsound: reached = fault(Place::unsound); break;
        case Impl::Came::broken: reached = fault(Place::broken); break;
        default: reached = fault(Place::stuck);
      }
      for (const Step& s : play.steps)
        if (s.cut) out.cut = Cut::answers;
      // The steps that have no other choice left become places of the graph.
      more = go_on(play.steps, out.ways, play.within, reached);
      if (!more) out.ways.leads(here, reached);
    }
    if (out.positions > limits.positions) out.cut = Cut::positions;
    const std::size_t places = play.within.size() * (sizeof(Places::value_type) + 32);
    if (kept + places + out.ways.bytes() > limits.bytes) out.cut = Cut::memory;
  }
  play.keeps_books = play.knows_within = false;
  return out;
}

void Explorer::follow(std::span<const Choices> way, const See& see) {
  Impl& play = *impl_;
  std::vector<std::byte> here = play.start;
  play.part = 0;
  for (const Choices& choices : way) {
    play.steps.clear();
    play.given = choices;
    play.see = see;
    const Impl::Came came = play.play(here);
    play.see = nullptr;
    play.given = {};
    if (came != Impl::Came::next) return;
    here = play.next;
    ++play.part;
  }
}

std::vector<Choices> Explorer::way_to(Node position) const {
  std::vector<Choices> way;
  for (auto at = impl_->from.find(position);
       at != impl_->from.end() && at->second.position != no_node;
       at = impl_->from.find(at->second.position))
    way.push_back(at->second.choices);
  std::reverse(way.begin(), way.end());
  return way;
}

std::vector<std::byte> Explorer::bookmark_of(Node position) {
  const std::vector<Choices> way = way_to(position);
  if (way.empty()) return impl_->start;
  follow(way, nullptr);
  return impl_->next;
}

}  // namespace tally::explore
