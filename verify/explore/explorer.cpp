#include "verify/explore/explorer.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <unordered_map>
#include <utility>

#include "replay/check.h"
#include "replay/messages.h"
#include "replay/watch.h"
#include "verify/explore/kit.h"
#include "verify/explore/messages.h"
#include "verify/explore/step.h"
#include "verify/invariants/invariants.h"

namespace tally::explore {
namespace {

// The bytes of a position that are not as in the first: where, how many, which.
class Shortened {
 public:
  explicit Shortened(std::span<const std::byte> first) : first_(first.begin(), first.end()) {}

  [[nodiscard]] std::vector<std::byte> of(std::span<const std::byte> all) const {
    std::vector<std::byte> out;
    const auto put = [&](std::size_t n) {
      out.push_back(static_cast<std::byte>(n & 0xFFU));
      out.push_back(static_cast<std::byte>(n >> 8U));
    };
    for (std::size_t at = 0; at < all.size();) {
      std::size_t from = at;
      constexpr std::size_t many = 64;  // at once: most are as they were
      while (from + many <= all.size() && std::memcmp(&all[from], &first_[from], many) == 0)
        from += many;
      while (from < all.size() && all[from] == first_[from]) ++from;
      if (from == all.size()) break;
      std::size_t to = from;
      while (to < all.size() && all[to] != first_[to]) ++to;
      put(from);
      put(to - from);
      out.insert(out.end(), all.begin() + static_cast<std::ptrdiff_t>(from),
                 all.begin() + static_cast<std::ptrdiff_t>(to));
      at = to;
    }
    out.shrink_to_fit();
    return out;
  }
  [[nodiscard]] std::vector<std::byte> whole(std::span<const std::byte> some) const {
    std::vector<std::byte> out = first_;
    const auto number = [&](std::size_t i) {
      return static_cast<std::size_t>(some[i]) | static_cast<std::size_t>(some[i + 1]) << 8U;
    };
    for (std::size_t at = 0; at < some.size();) {
      const std::size_t n = number(at + 2);
      std::copy_n(some.begin() + static_cast<std::ptrdiff_t>(at) + 4, n,
                  out.begin() + static_cast<std::ptrdiff_t>(number(at)));
      at += 4 + n;
    }
    return out;
  }

 private:
  std::vector<std::byte> first_;
};

// Two numbers for some bytes; others have others, but for a chance of one in 2^90 or so among a
// million.
struct Key {
  std::uint64_t one = 0;
  std::uint64_t other = 0;
  bool operator==(const Key&) const = default;
};
struct KeyHash {
  std::size_t operator()(const Key& k) const { return k.one; }
};

// Four rows of words side by side, so that none waits for another.
Key key_of(std::span<const std::byte> bytes) {
  constexpr std::size_t rows = 4;
  std::array<std::uint64_t, rows> row{0x51ED270B9F7A3C15ULL, 0xC2B2AE3D27D4EB4FULL,
                                      0x165667B19E3779F9ULL, 0x27D4EB2F165667C5ULL};
  const auto take = [&](std::size_t r, std::uint64_t word) {
    row[r] = (row[r] ^ word) * 0x9E3779B97F4A7C15ULL;
    row[r] ^= row[r] >> 32U;
  };
  constexpr std::size_t word = sizeof(std::uint64_t);
  constexpr std::size_t step = rows * word;
  std::size_t at = 0;
  for (; at + step <= bytes.size(); at += step) {
    std::array<std::uint64_t, rows> words;  // NOLINT: filled here
    std::memcpy(words.data(), bytes.data() + at, step);
    for (std::size_t r = 0; r < rows; ++r) take(r, words[r]);
  }
  for (; at < bytes.size(); at += word) {
    std::uint64_t left = 0;
    std::memcpy(&left, bytes.data() + at, std::min(word, bytes.size() - at));
    take(0, left);
  }
  take(0, row[1]);
  take(2, row[3]);
  return {row[0] ^ (row[2] >> 29U), row[2] ^ (row[0] << 31U)};
}

}  // namespace

// One way after another from a position: plays along its steps, the first choice where it has none.
struct Explorer::Impl final : Table {
  Impl(const Game& g, const Ruleset& r, std::span<const std::byte> from)
      : game(g),
        schema(g.schema()),
        rules(r),
        kit(verify::explore_kit_of(g)),
        match(g.match()),
        books(verify::watch_for(g)),
        start(from.begin(), from.end()) {}

  // The same for all that have the same future.
  Key future_of(std::span<const std::byte> bytes) {
    alike.assign(bytes.begin(), bytes.end());
    if (kit.same_future != nullptr) kit.same_future(alike, rules);
    return key_of(alike);
  }

  // How a position was first come to.
  struct From {
    Node position = no_node;  // from this one; none: it is the start
    Choices choices;
  };

  enum class Came : std::uint8_t { next, over, stuck, unsound, broken, cut };

  // Up to the next position, whose bytes are then in `next`.
  Came play(std::span<const std::byte> from) {
    at = chosen = 0;
    begun = opened = false;
    came = Came::cut;
    match->play_on(from, rules, *this);
    if (came == Came::cut && match->over()) came = Came::over;
    if ((came == Came::over || came == Came::next) && !sound()) came = Came::unsound;
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
    if (match->bookmark_at(q, next) && !begins()) {
      if (!keeps_books || holds(books->end(*match, false))) halt(Came::next);
      return {};
    }
    if (at == steps.size()) {
      if (!sound()) return halt(Came::unsound), Event{};
      steps.resize(at + 1);
      steps.back() = step_of(schema, *match, q);
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
    if (match->bookmark(e, next) && !begins()) {
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
  std::vector<Step> steps;
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
  Explored out;
  const Shortened shortened(play.start);
  struct Waiting {
    Node node;
    std::vector<std::byte> bytes;
  };
  std::deque<Waiting> waiting;
  std::unordered_map<Key, Node, KeyHash> known;
  play.from.clear();
  std::size_t kept = 0;  // bytes
  Node here = no_node;

  const auto position = [&](const std::vector<std::byte>& bytes, const Choices& way) {
    const auto [at, fresh] = known.emplace(play.future_of(bytes), no_node);
    if (!fresh) return at->second;
    at->second = out.ways.add_position();
    ++out.positions;
    play.from.emplace(at->second, Impl::From{here, way});
    waiting.push_back({at->second, shortened.of(bytes)});
    kept += waiting.back().bytes.size() + sizeof(Waiting) + 2 * sizeof(Key) + sizeof(Impl::From) +
            way.size() * sizeof(way[0]) + 64;
    return at->second;
  };
  const auto fault = [&](Place place, const Choices& last) {
    for (const Fault& f : out.faults)
      if (f.place == place && f.rule == play.asking) return;
    Fault f{place, play.asking, play.wrong, way_to(here)};
    f.way.push_back(last);
    out.faults.push_back(std::move(f));
  };

  out.start = position(play.start, {});
  while (!waiting.empty() && out.cut == Cut::none) {
    const Waiting w = std::move(waiting.front());
    waiting.pop_front();
    kept -= w.bytes.size();
    here = w.node;
    const std::vector<std::byte> bytes = shortened.whole(w.bytes);
    play.steps.clear();
    for (bool more = true; more && out.cut != Cut::ways;) {
      if (tick) tick();
      const Impl::Came came = play.play(bytes);
      if (++out.played > limits.ways) out.cut = Cut::ways;
      const Choices way = choices_of(play.steps);
      Node reached = no_node;
      switch (came) {
        case Impl::Came::next: reached = position(play.next, way); break;
        case Impl::Came::over: reached = out.ways.add_end(play.match->winners()); break;
        default: {
          const Place place = came == Impl::Came::unsound  ? Place::unsound
                              : came == Impl::Came::broken ? Place::broken
                                                           : Place::stuck;
          reached = out.ways.add_last(place);
          fault(place, way);
        }
      }
      for (const Step& s : play.steps)
        if (s.cut) out.cut = Cut::answers;
      // The steps that have no other choice left become places of the graph.
      more = go_on(play.steps, out.ways, reached);
      if (!more) out.ways.leads(here, reached);
    }
    if (out.positions > limits.positions) out.cut = Cut::positions;
    if (kept + out.ways.bytes() > limits.bytes) out.cut = Cut::memory;
  }
  play.keeps_books = false;
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
