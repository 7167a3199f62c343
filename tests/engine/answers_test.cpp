// Every question of every game, two ways: the answers that are listed, and those the rules call
// legal among all that could be tried.
#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/dou_dizhu/events.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/rulebook/options.h"
#include "replay/books/ruleset.h"
#include "replay/random/random_table.h"
#include "replay/words.h"
#include "tests/engine/candidates.h"
#include "tests/support/sanitized.h"
#include "verify/fuzz/player.h"

namespace tally::test {
namespace {

constexpr std::size_t most_listed = 20'000;  // of more answers nobody looks at each

// What the tests must know of a game.
struct Told {
  std::string_view name;
  std::vector<int> tables;  // numbers of players
  int games;                // by each ruleset
  std::string_view base;    // of rulesets made by chance
  int last_ask;
  // Where a program may name the targets of a skill though it is not asked for them: alone, or with
  // other skills.
  int besides;
  int besides_any;
  // Questions without a list of answers, and why.
  std::map<int, std::string_view> unlisted;
  // Some 20,000 games may go by without these; stories have them.
  std::set<int> rare = {};
};

constexpr std::string_view by_record = "only a record answers it, by what it tells next";
constexpr std::string_view by_pile = "chance: too many to list";
constexpr std::string_view of_generals = "names generals: the candidates are cards and seats";

std::vector<Told> all_games() {
  using S = sanguosha::Ask;
  using D = dou_dizhu::Ask;
  const auto n = [](auto ask) { return static_cast<int>(ask); };
  return {{"sanguosha",
           {4, 5, 4, 3, 4, 2},
           20,
           "expansions",
           n(S::count) - 1,
           n(S::invoke),
           n(S::invoke_any),
           {{n(S::shuffle), by_pile},
            {n(S::deal), by_pile},
            {n(S::draw), by_pile},
            {n(S::flip), by_pile},
            {n(S::reveal), by_pile},
            {n(S::peek), by_pile},
            {n(S::offer), by_pile},
            {n(S::avatars), by_pile},
            {n(S::commands), by_pile},
            {n(S::pile), of_generals},
            {n(S::candidates), of_generals},
            {n(S::draft), of_generals},
            {n(S::forms), of_generals},
            {n(S::appoint), of_generals},
            {n(S::reborn), of_generals},
            {n(S::stands), by_record},
            {n(S::over), by_record},
            {n(S::punish), by_record}},
           {n(S::gift_beside)}},
          {"dou_dizhu",
           {3},
           10,
           "pagat",
           n(D::play),
           -1,
           -1,
           {{n(D::deal), by_pile}, {n(D::face_up), by_pile}}}};
}

// One answer in one spelling: what says the same is the same. Seats stand in any order.
std::string spelled(const Schema& schema, Event e) {
  std::vector<Card> cards(e.cards.begin(), e.cards.end());
  for (Card& c : cards)
    if (const Card same = schema.cards[c].name_only; same != unknown_card) c = same;
  if (!schema.of(e).ordered) std::sort(cards.begin(), cards.end());
  std::sort(e.seats.at.begin(), e.seats.at.begin() + e.seats.n);
  std::string out = fmt::format("{} {} {} {} {} {}:", e.kind, e.what, e.seat, e.other, int{e.value},
                                int{e.extra});
  for (const Seat s : e.seats) out += fmt::format(" {}", s);
  out += " /";
  for (const Card c : cards) out += fmt::format(" {}", c);
  return out;
}

// How often each question was compared and had an answer.
using Counts = std::map<int, int>;

class Comparing final : public Table {
 public:
  Comparing(const Game& game, const Told& told, Match& match, Table& players, int seats,
            Counts& counts, bool hides_pile, int looks)
      : counts_(counts),
        hides_pile_(hides_pile),
        looks_(looks),
        game_(game),
        schema_(game.schema()),
        told_(told),
        match_(match),
        players_(players),
        candidates_(game, match, seats) {}

  // How often each question came up, and how often it had an answer that was compared.
  std::map<int, int> asked;
  std::map<int, int> compared;
  int most_a_question = 2;

  Event answer(const Question& q) override {
    EXPECT_LE(q.ask, told_.last_ask) << "a question this test does not know";
    EXPECT_EQ(match_.unsound(), "");
    const auto why = told_.unlisted.find(q.ask);
    if (why != told_.unlisted.end() && why->second == of_generals) {
      ++counts_[q.ask];
      return saw(players_.answer(q));
    }
    if (why != told_.unlisted.end()) {
      Nothing none;
      q.each(none);
    } else if (counts_[q.ask] < looks_) {
      compare(q);
    }
    Event e = players_.answer(q);
    if (why != told_.unlisted.end() && e.kind != nothing) by_chance(q, e);
    return saw(e);
  }
  bool tell(Event& e) override {
    const bool happens = players_.tell(e);
    saw(e);
    return happens;
  }

 private:
  struct Nothing final : AnswerSink {
    bool take(const Event&) override {
      ADD_FAILURE() << "a question said to have no list of answers has one";
      return false;
    }
  };
  struct Listed final : AnswerSink {
    Listed(const Schema& schema_, const Question& q_) : schema(schema_), q(q_) {}
    bool take(const Event& e) override {
      EXPECT_TRUE(q.accepts.contains(e.kind));
      EXPECT_TRUE(q.judge(e).legal()) << "offered, though illegal: " << event_words(schema, e);
      Event whole = e;
      q.complete(whole);
      EXPECT_EQ(spelled(schema, whole), spelled(schema, e)) << "half an answer is offered";
      // Players that a skill names stand in an order.
      std::string exact = spelled(schema, e);
      for (const Seat s : e.seats) exact += fmt::format(" {}", s);
      EXPECT_TRUE(once.insert(exact).second) << "offered twice: " << event_words(schema, e);
      all[spelled(schema, e)] = e.cards.size();
      return once.size() < most_listed;
    }
    const Schema& schema;
    const Question& q;
    std::set<std::string> once;
    std::map<std::string, std::size_t> all;  // and how many cards it has
  };

  Event saw(const Event& e) {
    if (e.kind != nothing) candidates_.saw(e);
    return e;
  }

  // What chance says is legal, and not with a card less, a card twice, or one that lies elsewhere.
  // Now and then nobody sees how the pile lies, and chance is asked again for what comes from it.
  void by_chance(const Question& q, Event& e) {
    const bool legal = q.judge(e).legal();
    if (hides_pile_ && !legal) {  // cards put back on a hidden pile are known: Match::chance_answer
                                  // is not that fine
      e = {};
      return match_.stop();
    }
    EXPECT_TRUE(legal) << event_words(schema_, e);
    if (counts_[q.ask] < looks_) {
      ++counts_[q.ask];
      const auto expect_illegal = [&](std::vector<Card> cards) {
        Event wrong = e;
        wrong.cards = cards;
        EXPECT_FALSE(q.judge(wrong).legal()) << event_words(schema_, wrong);
      };
      std::vector<Card> cards(e.cards.begin(), e.cards.end());
      std::array<Card, max_cards> from{};
      const ChanceAnswer chance = match_.chance_answer(q, from.data());
      const auto end = from.begin() + chance.cards;
      for (std::size_t c = 0; c < schema_.cards.size() && !cards.empty(); ++c) {
        // A card whose place in the pile is known the judge takes for any other of it.
        const bool lies_in_pile = q.told != nullptr && hides_pile_;
        if (schema_.of(e).from == Spot::seat || !match_.plays_with(static_cast<Card>(c)) ||
            lies_in_pile || std::find(from.begin(), end, static_cast<Card>(c)) != end)
          continue;
        std::vector<Card> other = cards;
        other.back() = static_cast<Card>(c);
        expect_illegal(other);
      }
      if (cards.size() > 1) {
        std::vector<Card> twice = cards;
        twice.back() = twice.front();
        expect_illegal(twice);
        cards.pop_back();
        expect_illegal(cards);
      }
    }
    const KindInfo& kind = schema_.of(e);
    if (!hides_pile_ || !kind.ordered || kind.to != Spot::pile) return;
    e.hide(Field::cards);
    e.cards = {};
  }

  void compare(const Question& q) {
    Listed listed(schema_, q);
    q.each(listed);
    if (listed.once.size() >= most_listed) return;
    std::set<std::string> tried;
    std::string missing;
    candidates_.each(q, [&](const Event& a) {
      if (!q.judge(a).legal()) return;
      const std::string spelling = in_list(q, a, listed);
      if (spelling.empty() && missing.empty()) missing = event_words(schema_, a);
      tried.insert(spelling);
    });
    EXPECT_EQ(missing, "") << "legal, but not offered; question " << int{q.ask} << " "
                           << game_.rule_ids()[q.rule];
    for (const auto& [spelling, cards] : listed.all)
      EXPECT_TRUE(static_cast<int>(cards) > candidates_.most_cards() || tried.contains(spelling))
          << "offered, but no candidate: " << spelling << "\n  question " << int{q.ask};
    EXPECT_EQ(q.judge(Event{}).legal(), q.may_pass);
    if (!listed.once.empty()) ++counts_[q.ask];
    if (::testing::Test::HasFailure()) match_.stop();
  }

  // As the list has it; "" when it is not there. What the question says already may be left out.
  [[nodiscard]] std::string in_list(const Question& q, Event a, const Listed& listed) const {
    q.complete(a);
    std::string spelling = spelled(schema_, a);
    if (listed.all.contains(spelling)) return spelling;
    Event of_him = a;
    if (a.seats.empty() && q.other != nobody)
      a.seats = {q.other};
    else if ((q.ask == told_.besides && a.what == q.what) || q.ask == told_.besides_any)
      a.seats = {};
    spelling = spelled(schema_, a);
    if (listed.all.contains(spelling)) return spelling;
    if (of_him.other == nobody) of_him.other = q.other;
    spelling = spelled(schema_, of_him);
    return listed.all.contains(spelling) ? spelling : "";
  }

  Counts& counts_;
  bool hides_pile_;
  int looks_;  // at each question
  const Game& game_;
  const Schema& schema_;
  const Told& told_;
  Match& match_;
  Table& players_;
  Candidates candidates_;
};

// A ruleset in which every option of play that has names has any of them, by chance; of a set all.
Ruleset any_rules(const Game& game, std::string_view base, Random random) {
  Ruleset rules = load_ruleset(game, base);
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    const OptionInfo& o = game.options()[i];
    const auto n = static_cast<int>(o.values.size());
    if (n > 0 && !o.setup) rules.value[i] = static_cast<std::int16_t>(random.below(n));
    if (!o.members.empty()) rules.value[i] = static_cast<std::int16_t>(o.high);  // all of them
  }
  return rules;
}

TEST(Answers, ThoseListedAreThoseTheRulesAllowAmongAllThatCouldBeTried) {
  for (Told& told : all_games()) {
    const Game& game = *find_game(told.name);
    const auto match = game.match();
    Counts all;
    std::uint64_t seed = 0;
    const auto play = [&](const Ruleset& rules, Counts& counts, int looks) {
      int seats = told.tables[++seed % told.tables.size()];
      tally::Setup setup;
      if (!game.random_setup(seats, rules, seed, setup)) {
        // Rules with one table of their own.
        seats = 2;
        while (seats <= game.most_seats() && !game.random_setup(seats, rules, seed, setup)) ++seats;
        if (seats > game.most_seats()) return;
      }
      RandomTable players(game.schema(), *match, seed);
      Comparing table(game, told, *match, players, seats, counts, seed % 3 == 0, looks);
      match->play(setup, rules, table);
      if (::testing::Test::HasFailure())
        FAIL() << rules.name << ", " << seats << " players, seed " << seed;
    };
    for (const std::string& name : ruleset_names(told.name)) {
      Counts own;
      Counts& counts = sanitized ? all : own;  // there each question once, by whatever rules
      const Ruleset rules = load_ruleset(game, name);
      for (int n = 0; n < (sanitized ? 2 : told.games); ++n) {
        play(rules, counts, 1);
        if (::testing::Test::HasFatalFailure()) return;
      }
      for (const auto& [ask, n] : own) all[ask] += n;
    }
    // Somebody becomes a lord of kingdom war in every tenth game.
    if (const int crown = static_cast<int>(sanguosha::Ask::crown); told.name == "sanguosha") {
      const Ruleset rules = load_ruleset(game, "guozhan-lords");
      for (int n = 0; n < (sanitized ? 2 : 200) && all[crown] == 0; ++n) {
        play(rules, all, 1);
        if (::testing::Test::HasFatalFailure()) return;
      }
    }
    Counts any;
    // By other rules for as long as some question has not come up.
    const auto missing = [&] {
      std::string out;
      for (int ask = 1; ask <= told.last_ask; ++ask)
        if (all[ask] == 0 && !told.rare.contains(ask) &&
            !(told.unlisted.contains(ask) && told.unlisted.at(ask) == by_record))
          out += fmt::format(" {}", ask);
      return out;
    };
    constexpr int least = sanitized ? 5 : 100;
    constexpr int most = sanitized ? least : 20'000;
    for (int n = 0; n < least || (n < most && !missing().empty()); ++n) {
      play(any_rules(game, told.base, Random(seed)), any, sanitized ? 1 : 4);
      for (const auto& [ask, n] : any) all[ask] += n;
      if (::testing::Test::HasFatalFailure()) return;
    }
    EXPECT_TRUE(sanitized || missing().empty())
        << missing() << told.name << ": questions that never came up";
  }
}

}  // namespace
}  // namespace tally::test
