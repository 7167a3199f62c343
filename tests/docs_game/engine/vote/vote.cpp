// The rules of the made-up game, and what the house needs to know of it.
#include <algorithm>
#include <cstring>

#include "engine/core/text_line.h"
#include "engine/vote/game.h"

namespace tally::vote {

int State::left() const {
  int n = 0;
  for (Seat s = 0; s < players; ++s) n += in(s) ? 1 : 0;
  return n;
}

void State::apply(const Event& e) {
  switch (e.kind) {
    case kind::turn:
      ++turn;
      current = e.seat;
      break;
    case kind::vote: ++votes[static_cast<std::size_t>(e.other)]; break;
    case kind::out: out.add(e.seat); break;
    case kind::over:
      over = true;
      winners = set_of(e.seats);
      break;
    default: break;
  }
}

namespace {

constexpr FieldInfo seat_f{Field::seat, FieldType::seat, "p"};
constexpr FieldInfo turn_f[] = {seat_f};
constexpr FieldInfo vote_f[] = {seat_f, {Field::other, FieldType::seat, "t"}};
constexpr FieldInfo over_f[] = {{Field::seats, FieldType::seats, "winners"}};
constexpr KindInfo kinds[] = {
    {"nothing", EventRole::outcome, {}, "nothing happens", "无事发生"},
    {"turn", EventRole::outcome, turn_f, "{p} is to vote", "轮到{p}投票", false, false, true},
    {"vote", EventRole::choice, vote_f, "{p} votes for {t}", "{p}投{t}"},
    {"out", EventRole::outcome, turn_f, "{p} is sent out", "{p}出局"},
    {"over", EventRole::outcome, over_f, "the game is over; winners: {winners}",
     "游戏结束，胜者：{winners}", false, false, false, false, true},
};
constexpr Word words[] = {{"day", "天数"},      {"current seat", "当前投票"},
                          {"out", "出局"},      {"votes", "得票"},
                          {"yes", "是"},        {"no", "否"},
                          {"turn", "轮到投票"}, {"vote", "投票"},
                          {"over", "结束"}};
constexpr std::string_view ids[] = {"",         "VOTE-PLAYERS", "VOTE-TURN",       "VOTE-VOTE",
                                    "VOTE-OUT", "VOTE-END",     "VOTE-UNEXPLAINED"};
static_assert(std::size(kinds) == kind::count && std::size(ids) == rule::count);
constexpr OptionInfo days[] = {{"OPT-VOTE-DAYS", "days", {}, 5, 1, 20}};

class VillageMatch final : public Match, private Judge {
 public:
  void play(const Setup& setup, const Ruleset& rules, Table& table) override {
    state_ = State{};
    state_.players = static_cast<Seat>(setup.players);
    table_ = &table;
    stopped_ = false;
    while (!stopped_ && state_.left() > 2 && state_.day < rules.value[0]) day();
    Event over = event(kind::over, nobody, rule::end);
    for (Seat s = 0; s < state_.players; ++s)
      if (state_.in(s)) over.seats.push(s);
    tell(over);
  }
  void stop() override { stopped_ = true; }
  void apply(const Event& e) override { state_.apply(e); }
  [[nodiscard]] ChanceAnswer chance_answer(const Question& /*q*/, Card* /*out*/) const override {
    return {};
  }
  [[nodiscard]] bool holds(const Event& /*e*/) const override { return false; }
  [[nodiscard]] Rule rule_against(const Event& e) const override {
    if (e.kind == kind::over) return rule::end;
    return e.kind < kind::count ? static_cast<Rule>(e.kind + 1) : Rule{rule::unexplained};
  }
  [[nodiscard]] Rule rule_for(const Event& e, const Event& /*shown*/, Field /*f*/) const override {
    return e.rule;
  }
  [[nodiscard]] bool over() const override { return state_.over; }
  [[nodiscard]] SeatList winners() const override { return list_of(state_.winners); }
  [[nodiscard]] int turn() const override { return state_.turn; }
  [[nodiscard]] Seat current() const override { return state_.current; }
  [[nodiscard]] std::span<const std::byte> state() const override {
    return std::as_bytes(std::span(&state_, 1));
  }
  void restore(std::span<const std::byte> bytes) override {
    if (bytes.size() == sizeof(State)) std::memcpy(&state_, bytes.data(), sizeof(State));
  }
  void fields(StateSink& sink) const override {
    TextLine today;
    sink.field("day", today.add(state_.day).text());
    for (Seat s = 0; s < state_.players; ++s) {
      TextLine path;
      TextLine votes;
      path.add("seat ").add(s + 1).add(" / ");
      TextLine out = path;
      sink.field(out.add("out").text(), state_.in(s) ? "no" : "yes");
      sink.field(path.add("votes").text(),
                 votes.add(state_.votes[static_cast<std::size_t>(s)]).text());
    }
  }
  [[nodiscard]] std::string_view unsound() const override { return {}; }

 private:
  static Event event(Kind kind, Seat seat, Rule why) {
    Event e;
    e.kind = kind;
    e.seat = seat;
    e.rule = why;
    return e;
  }
  void tell(Event e) {
    if (!stopped_ && table_->tell(e)) state_.apply(e);
  }

  void day() {
    ++state_.day;
    state_.votes.fill(0);
    for (Seat s = 0; s < state_.players && !stopped_; ++s) {
      if (!state_.in(s)) continue;
      tell(event(kind::turn, s, rule::turn));
      Question q;
      q.who = s;
      q.rule = rule::vote;
      q.accepts = kind::vote;
      q.may_pass = true;  // a vote may be kept
      q.rules = this;
      if (stopped_) return;
      Event vote = table_->answer(q);
      if (stopped_ || vote.kind == nothing) continue;
      vote.rule = rule::vote;
      tell(vote);
    }
    const auto most = std::max_element(state_.votes.begin(), state_.votes.end());
    if (*most > 0 && std::count(state_.votes.begin(), state_.votes.end(), *most) == 1)
      tell(event(kind::out, static_cast<Seat>(most - state_.votes.begin()), rule::out));
  }

  [[nodiscard]] Verdict judge(const Question& q, const Event& a) const override {
    if (a.kind == nothing) return {};
    if (a.seat != q.who) return {.broken = rule::turn};
    return {.broken = state_.in(a.other) && a.other != a.seat ? no_rule : Rule{rule::vote}};
  }
  void each(const Question& q, AnswerSink& sink) const override {
    for (Seat s = 0; s < state_.players; ++s) {
      Event vote = event(kind::vote, q.who, no_rule);
      vote.other = s;
      if (judge(q, vote).legal() && !sink.take(vote)) return;
    }
  }

  State state_;
  Table* table_ = nullptr;
  bool stopped_ = false;
};

#define TALLY_TABLE "vote"
TALLY_SAY(not_for_another, (Message), "{0}: a vote is for another player who is not out",
          "{0}：须投给另一名未出局的玩家")
#undef TALLY_TABLE

class VillageGame final : public Game {
 public:
  [[nodiscard]] std::string_view name() const override { return "vote"; }
  [[nodiscard]] const Schema& schema() const override {
    static const Schema all{kinds, {}, {}, words};
    return all;
  }
  [[nodiscard]] std::span<const OptionInfo> options() const override { return days; }
  [[nodiscard]] std::span<const std::string_view> rule_ids() const override { return ids; }
  [[nodiscard]] const Breach* breach(const Verdict& v) const override {
    return v.broken == rule::vote ? &not_for_another : nullptr;
  }
  [[nodiscard]] std::string_view default_ruleset() const override { return "village"; }
  [[nodiscard]] int most_seats() const override { return most_players; }
  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Ruleset& /*rules*/) const override {
    const bool fits = setup.players >= 3 && setup.players <= most_players;
    return fits ? no_rule : Rule{rule::players};
  }
  bool random_setup(int players, const Ruleset& rules, std::uint64_t /*random*/,
                    Setup& out) const override {
    out = {};
    out.players = players;
    return setup_breaks(out, rules) == no_rule;
  }
  [[nodiscard]] std::unique_ptr<Match> match() const override {
    return std::make_unique<VillageMatch>();
  }
};

}  // namespace

const Game& village_game() {
  static const VillageGame game;
  return game;
}

}  // namespace tally::vote
