#include "replay/follow/follower.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "replay/follow/strand.h"
#include "replay/guide/feed.h"
#include "replay/guide/guide.h"
#include "replay/io/input.h"
#include "replay/io/limits.h"
#include "replay/source.h"

namespace tally {
namespace {

constexpr std::string_view first_key = "\"tally\"";  // of the line a log begins with

}  // namespace

// A reader waits in the middle of a game for more of it; the guide waits in the middle of the rules
// for the next event. Each has a thread to wait on, and all take turns.
struct Follower::Impl final : guide::Feed {
  Impl(const WantedRules& wanted, FollowSink& its_sink)
      : rulesets(wanted), sink(its_sink), reader([this] { read(); }) {}

  // Of a game; beyond that what disagrees is told as it is met.
  static constexpr std::uint64_t most_work = 16'000'000;

  // What is written, for the reader: asked for more, all it has read so far is judged first.
  class Source final : public io::ByteSource {
   public:
    explicit Source(Impl& owner) : owner_(owner) {}
    // A log is told by its first line; who follows it does not wait for more.
    [[nodiscard]] bool enough(std::string_view bytes) const override {
      const std::size_t line = bytes.find('\n');
      return line != std::string_view::npos && bytes.find(first_key) < line;
    }

   private:
    std::size_t read_some(std::span<char> into) override {
      owner_.judge();
      while (owner_.bytes.empty()) {
        if (owner_.closed) return 0;
        owner_.reader.wait();
      }
      // A line at a time: what is said does not depend on how much is written at once.
      const std::size_t line = std::min(owner_.bytes.find('\n'), owner_.bytes.size() - 1) + 1;
      const std::size_t n = owner_.bytes.copy(into.data(), std::min(line, into.size()));
      owner_.bytes.remove_prefix(n);
      return n;
    }

    Impl& owner_;
  };

  // --- the reader's thread
  void read() {
    RecordStream stream;
    try {
      stream.open(io::Input(std::make_unique<Source>(*this)));
    } catch (io::InputError& error) {
      stream.open(std::move(error));
    }
    for (;;) {
      record.seen().reserve(io::Limits{}.max_events);  // the guide stands among them
      const RecordStream::Got got = stream.next(record);
      if (got == RecordStream::Got::end) return;
      any = true;
      if (got == RecordStream::Got::record) judge();
      whole = true;
      if (player) player->resume();
      player.reset();
      if (!quiet && got == RecordStream::Got::record) sink.ended(record);
      if (!quiet && got == RecordStream::Got::error)
        sink.unreadable(stream.error(), stream.format());
      record.clear();
      whole = false;
      told = findings_told = 0;
      again = 0;
      pause = 1;
      read_next = 0;
      work = 0;
    }
  }

  // What the record has by now.
  void judge() {
    if (record.game == nullptr || quiet) return;
    if (!player && !start()) return;
    player->resume();
    if (!reads_again()) return;
    abandoned = true;
    player->resume();
    player.reset();
    ++again;
    if (start()) player->resume();
    pause = report.given_up ? 2 * pause : 1;
    read_next = told + pause;
  }

  // When it can be told better what disagreed than at first sight: behind the turn. Or what was not
  // shown, so that nothing is judged: with the next event, and ever more seldom while it stays so.
  // So what only follows from it is not found again and again.
  [[nodiscard]] bool reads_again() const {
    if (!live || told == 0 || work >= most_work) return false;
    if (report.given_up) return told >= read_next;
    return report.findings.size() > findings_before &&
           record.game->schema().of(record.event(told - 1)).boundary;
  }

  // False where the rules cannot be played: the last word says why.
  bool start() {
    const int players = record.setup.players;
    if (!record.not_covered.empty() || players < 1 || players > record.game->most_seats())
      return false;
    try {
      rules = &rulesets.of(*record.game, record.ruleset);
    } catch (const io::InputError&) {
      return false;
    }
    report = {};
    live = abandoned = false;
    if (again == 0) sink.begun(record);
    player.emplace([this] {
      const std::unique_ptr<Match> match = record.game->match();
      Guide guide(*record.game);
      guide.allow(most_work / 16);
      guide.follow(record, *rules, *match, report, gate, *this, again > 0);
      work += guide.work();
      if (live && !abandoned) tell(record.size());
    });
    return true;
  }

  // Lets through what happens now, not what has been told before.
  class Gate final : public EventSink {
   public:
    explicit Gate(Impl& owner) : owner_(owner) {}
    void event(const Event& e, const Match& match, std::uint32_t source_at) override {
      if (open()) owner_.sink.event(e, match, source_at);
    }
    void decided(const Question& q, const Event& answer) override {
      if (open()) owner_.sink.decided(q, answer);
    }
    void guessed(std::uint8_t fields) override {
      if (open()) owner_.sink.guessed(fields);
    }
    void passed(const Question& q) override {
      if (open()) owner_.sink.passed(q);
    }
    void implied(const Question& q, const Event& answer) override {
      if (open()) owner_.sink.implied(q, answer);
    }
    void disputed(const Finding& f, const Question* q, const Event* e,
                  const Event* shown) override {
      if (open()) owner_.sink.disputed(f, q, e, shown);
    }

   private:
    [[nodiscard]] bool open() const {
      return (owner_.live || owner_.again == 0) && !owner_.abandoned && !owner_.quiet;
    }

    Impl& owner_;
  };

  // --- the guide's thread
  bool more(std::size_t at) override {
    if (!live) {
      live = true;
      if (again > 0) findings_told = report.findings.size();  // of what has been told before
      findings_before = findings_told;
    }
    while (!abandoned && at >= record.size()) {
      tell(at);
      if (whole) return false;
      player->wait();
    }
    return !abandoned;
  }

  void tell(std::size_t to) {
    const std::span<const Finding> findings = std::span(report.findings).subspan(findings_told);
    if (quiet || (to <= told && findings.empty())) return;
    const std::size_t from = std::exchange(told, std::max(told, to));
    findings_told = report.findings.size();
    sink.judged(record, from, told, findings);
  }

  Rulesets rulesets;
  FollowSink& sink;
  const Ruleset* rules = nullptr;
  Record record;
  Report report;
  std::size_t told = 0;           // observations
  std::size_t findings_told = 0;  // of `report`
  std::size_t findings_before =
      0;                   // … that were there when the guide had caught up with the record
  bool live = false;       // it has
  bool abandoned = false;  // the record is read again
  int again = 0;           // so often
  std::size_t pause = 1;   // of events, before that is done where nothing is judged
  std::size_t read_next = 0;
  std::uint64_t work = 0;  // of all readings of this game
  Gate gate{*this};
  std::string first_line;  // as far as it was taken
  std::string_view bytes;  // taken, and not yet read
  bool any = false;        // a game, or what cannot be read, is behind
  bool closed = false;
  bool whole = false;  // nothing more comes of this game
  bool quiet = false;  // nobody listens any more
  std::optional<follow::Strand> player;
  follow::Strand reader;
};

Follower::Follower(const WantedRules& wanted, FollowSink& sink)
    : impl_(std::make_unique<Impl>(wanted, sink)) {}

Follower::~Follower() {
  impl_->quiet = true;
  try {
    close();
  } catch (...) {
    // Nobody is left to be told.
  }
}

void Follower::take(std::string_view bytes) {
  constexpr std::size_t most_of_line = io::Limits{}.max_line;
  if (std::string& line = impl_->first_line; line.size() < most_of_line && !line.ends_with('\n'))
    line += bytes.substr(0, std::min(bytes.find('\n'), most_of_line) + 1);
  impl_->bytes = bytes;
  if (!bytes.empty()) impl_->reader.resume();
}

void Follower::close() {
  impl_->closed = true;
  impl_->reader.resume();
}

const Record& Follower::record() const { return impl_->record; }

bool Follower::over() const {
  const Record& r = impl_->record;
  return r.game != nullptr && r.size() > 0 &&
         r.game->schema().kinds[r.event(r.size() - 1).kind].ends;
}

bool Follower::breaks_off() const {
  const std::string& line = impl_->first_line;
  if (impl_->record.game != nullptr) return !over();
  if (impl_->any) return false;
  return line.empty() || (!line.ends_with('\n') && line.find(first_key) != std::string::npos);
}

}  // namespace tally
