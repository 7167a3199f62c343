// For each invariant a fault in the rules' state, or in what they tell, that only this one sees.
#include "verify/invariants/invariants.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/state.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/state/state.h"
#include "replay/books/ruleset.h"
#include "replay/random/random.h"
#include "verify/fuzz/player.h"

namespace tally::verify {
namespace {

// What becomes of an event on its way to the invariants.
enum class Told : std::uint8_t { as_it_is, not_at_all, twice };

// A game at the quick players' table; a test may meddle with it.
class Meddled final : public Table {
 public:
  Meddled(const Game& game, const Ruleset& rules)
      : rules_(rules), match_(game.match()), player_(player_of(game)), watch_(watch_for(game)) {
    for (const int n : {5, 4, 3, 2, 6})
      if (setup_.players == 0) game.random_setup(n, rules, 7, setup_);
  }

  // Before each event; may change it, and its cards, and the state.
  std::function<Told(Event&, std::vector<Card>&)> meddle;
  // True: this question gets no answer.
  std::function<bool(const Question&)> leave_open;
  // Told after the last event.
  Event afterwards;

  // What is found broken; nothing of a game in which nothing is.
  std::optional<Finding> play(std::uint64_t seed) {
    broken_ = false;
    player_->start(*match_, setup_, seed, 0);
    watch_->start(setup_, rules_, *match_);
    match_->play(setup_, rules_, *this);
    if (!broken_ && afterwards.kind != nothing) look(afterwards, nullptr);
    if (!broken_) broken_ = !watch_->end(*match_, match_->over());
    if (!broken_) return {};
    Finding f;
    watch_->tell(f);
    return f;
  }

  template <class State>
  State state() const {
    State s;
    std::memcpy(static_cast<void*>(&s), match_->state().data(), sizeof s);
    return s;
  }
  template <class State>
  void set(const State& s) {
    match_->restore(std::as_bytes(std::span(&s, 1)));
  }

 private:
  Event answer(const Question& q) override {
    if (broken_ || (leave_open && leave_open(q))) return {};
    Event a = player_->answer(q);
    if (a.kind != nothing) happens(a, &q);
    return broken_ ? Event{} : a;
  }
  bool tell(Event& e) override {
    happens(e, nullptr);
    return !broken_;
  }
  void happens(const Event& e, const Question* q) {
    Event said = e;
    std::vector<Card> cards(e.cards.begin(), e.cards.end());
    const Told told = meddle ? meddle(said, cards) : Told::as_it_is;
    said.cards = cards;
    if (told == Told::not_at_all) return;
    look(said, q);
    if (told == Told::twice && !broken_) look(said, q);
  }
  void look(const Event& e, const Question* q) {
    if (broken_ || watch_->event(e, *match_, q)) return;
    broken_ = true;
    match_->stop();
  }

  const Ruleset& rules_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<Player> player_;
  std::unique_ptr<Watch> watch_;
  Setup setup_;
  bool broken_ = false;
};

std::string id_of(const Finding& f) {
  const std::string words = text_of(f.message);
  return words.substr(0, words.find(' '));
}

// Plays until the fault is planted, and sees that this invariant finds it.
class Plants {
 public:
  Plants(const char* game, const char* ruleset)
      : game_(*find_game(game)), rules_(load_ruleset(game_, ruleset)) {}

  using Setup = std::function<void(Meddled&, bool& planted)>;
  void finds(const std::string& id, Rule rule, const Setup& setup) {
    tried_.insert(id);
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      Meddled game(game_, rules_);
      bool planted = false;
      setup(game, planted);
      const std::optional<Finding> found = game.play(seed);
      if (!planted) continue;
      ASSERT_TRUE(found.has_value()) << id << ": nothing was found in game " << seed;
      EXPECT_EQ(id_of(*found), id) << text_of(found->expected) << "; " << text_of(found->found);
      EXPECT_EQ(found->rule, rule) << game_.rule_ids()[found->rule];
      EXPECT_EQ(found->kind, FindingKind::invariant);
      EXPECT_FALSE(text_of(found->expected).empty());
      EXPECT_FALSE(found->found.empty());
      return;
    }
    FAIL() << id << ": the fault could not be planted";
  }
  // From here on by these rules.
  void play_by(const char* ruleset) { rules_ = load_ruleset(game_, ruleset); }
  // Every invariant of the game was tried.
  void expect_all() const {
    for (const Invariant& i : invariants(game_))
      EXPECT_TRUE(tried_.contains(std::string(i.id))) << i.id << " has no planted fault";
  }

 private:
  const Game& game_;
  Ruleset rules_;
  std::set<std::string> tried_;
};

namespace sgs = tally::sanguosha;
namespace ddz = tally::dou_dizhu;

// Changes the state once, at the first event that fits.
Plants::Setup in_state(std::function<bool(const Event&, sgs::State&)> change) {
  return [change](Meddled& game, bool& planted) {
    game.meddle = [&game, &planted, change](Event& e, std::vector<Card>&) {
      if (planted) return Told::as_it_is;
      auto s = game.state<sgs::State>();
      if (s.turn < 3 || !change(e, s)) return Told::as_it_is;
      game.set(s);
      planted = true;
      return Told::as_it_is;
    };
  };
}

// Changes what is told once, at the first event that fits.
Plants::Setup in_words(std::function<std::optional<Told>(Event&, std::vector<Card>&)> change) {
  return [change](Meddled& game, bool& planted) {
    game.meddle = [&planted, change](Event& e, std::vector<Card>& cards) {
      if (planted) return Told::as_it_is;
      const auto told = change(e, cards);
      planted = told.has_value();
      return told.value_or(Told::as_it_is);
    };
  };
}

Plants::Setup leaves_out(Kind kind, Rule rule = no_rule) {
  return in_words([=](Event& e, std::vector<Card>&) -> std::optional<Told> {
    if (e.kind != kind || (rule != no_rule && e.rule != rule)) return {};
    return Told::not_at_all;
  });
}

TEST(invariants, of_the_identity_game_find_a_planted_fault_each) {
  namespace kind = sgs::kind;
  namespace rule = sgs::rule;
  Plants p("sanguosha", "classic");
  p.finds("INV-SGS-ROLES", rule::setup_roles, in_state([](const Event& e, sgs::State& s) {
            if (e.kind != kind::turn) return false;
            s.player[1].role =
                s.player[1].role == sgs::Role::spy ? sgs::Role::rebel : sgs::Role::spy;
            return true;
          }));
  p.finds("INV-SGS-ONE-PLACE", rule::setup_deck, in_state([](const Event& e, sgs::State& s) {
            if (e.kind != kind::turn || s.draw_count == 0) return false;
            s.place[s.draw[0]] = {sgs::Zone::discard, nobody};
            return true;
          }));
  p.finds("INV-SGS-ONE-PLACE", rule::setup_deck,  // a card drawn from elsewhere
          in_words([](Event& e, std::vector<Card>& cards) -> std::optional<Told> {
            static Card first = unknown_card;
            if (e.kind == kind::deal) first = cards[0];
            if (e.kind != kind::draw) return {};
            cards[0] = first;
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-HAND-COUNT", rule::use_hold, in_state([](const Event& e, sgs::State& s) {
            if (e.kind != kind::draw) return false;
            ++s.at(e.seat).hidden_cards;
            return true;
          }));
  p.finds("INV-SGS-HAND-COUNT", rule::use_hold,
          in_words([](Event& e, std::vector<Card>& cards) -> std::optional<Told> {
            if (e.kind != kind::draw) return {};
            cards.pop_back();
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-TURN-OWNER", rule::turn_order, in_state([](const Event& e, sgs::State& s) {
            if (e.kind != kind::phase) return false;
            s.current = s.next(s.current);
            return true;
          }));
  p.finds("INV-SGS-TURN-OWNER", rule::turn_order,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::turn || e.seat != 2) return {};
            e.seat = 3;
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-TURN-OWNER", rule::turn_order, leaves_out(kind::round, rule::turn_round));
  p.finds("INV-SGS-PHASE-ORDER", rule::phase_order,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::phase) return {};
            ++e.what;
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-TABLE-CLEAR", rule::use_done, [](Meddled& game, bool& planted) {
    // A card that would be put away at the end of a turn stays.
    game.meddle = [&](Event& e, std::vector<Card>&) {
      if (planted || e.kind != kind::put || game.state<sgs::State>().phase != sgs::Phase::play)
        return Told::as_it_is;
      planted = true;
      return Told::not_at_all;
    };
  });
  p.finds("INV-SGS-HAND-LIMIT", rule::hand_limit, [](Meddled& game, bool& planted) {
    game.leave_open = [&](const Question& q) {
      if (static_cast<sgs::Ask>(q.ask) != sgs::Ask::hand_limit) return false;
      return planted = true;
    };
  });
  p.finds("INV-SGS-SLASH-LIMIT", rule::slash_limit, in_state([](const Event&, sgs::State& s) {
            if (s.slashes() == 0) return false;
            s.memory.forget(s.current, sgs::Mark::slashes, sgs::Life::phase);
            return true;
          }));
  p.finds("INV-SGS-SLASH-LIMIT", rule::slash_limit,  // told twice: used twice
          in_words([](Event& e, std::vector<Card>& cards) -> std::optional<Told> {
            const auto as = static_cast<sgs::Name>(e.what);
            if (e.kind != kind::use || !sgs::is_slash(as) || e.rule == sgs::rule::blade) return {};
            cards.clear();
            return Told::twice;
          }));
  p.finds("INV-SGS-WINE-LIMIT", rule::wine_limit, in_state([](const Event&, sgs::State& s) {
            if (s.wines(sgs::Life::turn) == 0) return false;
            s.memory.forget(s.current, sgs::Mark::wines, sgs::Life::turn);
            return true;
          }));
  p.finds("INV-SGS-EQUIP-SLOT", rule::equip_slot, [](Meddled& game, bool& planted) {
    // What is replaced stays in its slot, by the state too.
    game.meddle = [&](Event& e, std::vector<Card>&) {
      if (planted || e.kind != kind::replace) return Told::as_it_is;
      planted = true;
      return Told::not_at_all;
    };
  });
  p.finds("INV-SGS-JUDGEMENT-AREA", rule::delayed_same, in_state([](const Event& e, sgs::State& s) {
            if (e.kind != kind::turn) return false;
            for (Seat i = 0; i < s.players; ++i)
              if (s.at(i).judge_count > 0) {
                s.at(i).judge_as[0] = s.at(i).judge_as[0] == sgs::Name::lightning
                                          ? sgs::Name::indulgence
                                          : sgs::Name::lightning;
                return true;
              }
            return false;
          }));
  p.finds("INV-SGS-JUDGEMENT-AREA", rule::delayed_same,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::place) return {};
            e.what = static_cast<std::uint8_t>(sgs::Name::duel);
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-HIT-POINTS", rule::hp, in_state([](const Event& e, sgs::State& s) {
            if (e.kind != kind::draw) return false;
            ++s.at(e.seat).hp;
            return true;
          }));
  p.finds("INV-SGS-HIT-POINTS", rule::hp,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::damage) return {};
            ++e.value;
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-DYING", rule::dying,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::draw || e.rule != rule::phase_draw) return {};
            e.kind = kind::dying;
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-ALIVE", rule::death, in_state([](const Event& e, sgs::State& s) {
            if (e.kind != kind::turn) return false;
            --s.alive;
            return true;
          }));
  p.finds("INV-SGS-ALIVE", rule::death,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::draw || e.rule != rule::phase_draw) return {};
            e.kind = kind::death;
            e.hide(Field::what);
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-DEAD-REST", rule::dead_acts, [](Meddled& game, bool& planted) {
    game.meddle = [&](Event& e, std::vector<Card>&) {
      const auto s = game.state<sgs::State>();
      if (planted || e.kind != kind::draw || e.rule != rule::phase_draw) return Told::as_it_is;
      for (Seat i = 0; i < s.players; ++i)
        if (!s.at(i).alive) {
          e.seat = i;
          planted = true;
        }
      return Told::as_it_is;
    };
  });
  p.finds("INV-SGS-REWARD", rule::reward, leaves_out(kind::draw, rule::reward));
  p.finds("INV-SGS-REWARD", rule::reward,  // for nobody's death
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::draw || e.rule != rule::phase_draw) return {};
            e.rule = rule::reward;
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-PUNISHMENT", rule::punish, leaves_out(kind::forfeit, rule::punish));
  p.finds("INV-SGS-WINNER", rule::end_open,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::over) return {};
            e.seats = SeatList{0, 1, 2, 3, 4};
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-WINNER", rule::end_open, leaves_out(kind::over));
  p.finds("INV-SGS-AFTER-END", rule::end_open, [](Meddled& game, bool& planted) {
    game.afterwards.kind = kind::round;
    planted = true;
  });
  // What tables may add.
  const auto twice = [](Kind told) {
    return in_words([told](Event& e, std::vector<Card>&) -> std::optional<Told> {
      if (e.kind != told) return {};
      return Told::twice;
    });
  };
  p.play_by("seed-000-reincarnation");
  p.finds("INV-SGS-REINCARNATION", rule::reborn,  // to one who lives
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::sacrifice) return {};
            e.other = e.seat;
            return Told::as_it_is;
          }));
  p.play_by("noname-3v3");
  p.finds("INV-SGS-3V3-RESERVES", rule::v3_reserves,  // for one who lives
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::enter) return {};
            e.seat = static_cast<Seat>((e.seat + 1) % 6);
            return Told::as_it_is;
          }));
  p.play_by("2v2");
  p.finds("INV-SGS-REWARD", rule::reward, leaves_out(kind::draw, rule::v2_partner));
  p.finds("INV-SGS-WINNER", rule::end_open, leaves_out(kind::over));
  p.play_by("1v2");
  p.finds("INV-SGS-REWARD", rule::reward,  // two hit points where one is due
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::heal || e.rule != rule::v12_legacy) return {};
            ++e.value;
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-WINNER", rule::end_open, leaves_out(kind::over));
  p.play_by("seed-000-dark-souls");
  p.finds("INV-SGS-DARK-SOUL", rule::dark_soul, twice(kind::vanish));
  p.play_by("seed-000");
  p.finds("INV-SGS-DECAY", rule::decay, [](Meddled& game, bool& planted) {
    game.meddle = [&](Event& e, std::vector<Card>&) {
      if (planted || e.kind != kind::lose || e.rule != rule::decay) return Told::as_it_is;
      const auto s = game.state<sgs::State>();
      for (const Seat who : s.living_seats())
        if (s.at(who).hp < 3) return Told::as_it_is;  // somebody may die, and the game end
      e.rule = rule::hp;                              // he loses it for another reason
      planted = true;
      return Told::as_it_is;
    };
  });
  p.play_by("guozhan");
  p.finds("INV-SGS-KINGDOM", rule::gz_generals,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::allegiance) return {};
            e.what = static_cast<What>(e.what == 1 ? 2 : 1);
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-MARKS", rule::gz_pioneer, twice(kind::mark));
  p.finds("INV-SGS-MARKS", rule::gz_pioneer, leaves_out(kind::mark));
  p.finds("INV-SGS-KINGDOM", rule::gz_generals, leaves_out(kind::fray));
  p.finds("INV-SGS-KINGDOM", rule::gz_generals,  // two generals of two kingdoms
          in_words([](Event& e, std::vector<Card>& cards) -> std::optional<Told> {
            if (e.kind != kind::pair || cards.size() != 2) return {};
            const auto of_wei = static_cast<Card::Number>(sgs::General::caocao_gz);
            const auto of_shu = static_cast<Card::Number>(sgs::General::guanyu_gz);
            const auto kingdom = sgs::info(static_cast<sgs::General>(cards[0].number())).kingdom;
            cards[1] = kingdom == sgs::Kingdom::wei ? of_shu : of_wei;
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-KINGDOM",
          rule::gz_generals,  // half of them are known, and one more is no careerist
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            const auto alone = static_cast<What>(sgs::Kingdom::careerist);
            if (e.kind != kind::allegiance || e.what != alone) return {};
            e.what = static_cast<What>(sgs::Kingdom::wei);
            return Told::as_it_is;
          }));
  p.finds("INV-SGS-HIT-POINTS", rule::hp,  // more than both generals' fish
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::hp || e.rule != rule::gz_hp) return {};
            ++e.value;
            ++e.extra;
            return Told::as_it_is;
          }));
  p.play_by("guozhan-lords");
  p.finds("INV-SGS-LORDS", rule::gz_lord,  // a heavenly soldier too few
          in_words([](Event& e, std::vector<Card>& cards) -> std::optional<Told> {
            if (e.kind != kind::lay || e.rule != sgs::rule_of(sgs::Skill::hongfa)) return {};
            cards.pop_back();
            return Told::as_it_is;
          }));
  p.expect_all();
}

// Where the conditions leave a gap, some are alive and nobody has won; it is over all the same.
TEST(invariants, know_that_a_game_without_winners_is_over) {
  namespace kind = sgs::kind;
  const Game& game = *find_game("sanguosha");
  Ruleset rules = load_ruleset(game, "classic");
  rules.value[static_cast<std::size_t>(sgs::Opt::end_rebels)] = 1;  // rebel_alive
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Meddled table(game, rules);
    bool planted = false;
    table.meddle = [&](Event& e, std::vector<Card>&) {
      planted = e.kind == kind::over && e.seats.empty() && table.state<sgs::State>().alive > 1;
      return planted ? Told::not_at_all : Told::as_it_is;
    };
    table.afterwards.kind = kind::round;
    const std::optional<Finding> found = table.play(seed);
    if (!planted) continue;
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(id_of(*found), "INV-SGS-WINNER");
    EXPECT_EQ(text_of(found->expected), "by what has happened: the game is decided");
    EXPECT_EQ(text_of(found->found), "but: it goes on");
    return;
  }
  FAIL() << "no game ended without winners";
}

TEST(invariants, of_dou_dizhu_find_a_planted_fault_each) {
  namespace kind = ddz::kind;
  namespace rule = ddz::rule;
  Plants p("dou_dizhu", "openspiel");
  const auto in_ddz = [](std::function<bool(const Event&, ddz::State&)> change) -> Plants::Setup {
    return [change](Meddled& game, bool& planted) {
      game.meddle = [&game, &planted, change](Event& e, std::vector<Card>&) {
        auto s = game.state<ddz::State>();
        if (planted || s.tricks < 2 || !change(e, s)) return Told::as_it_is;
        game.set(s);
        planted = true;
        return Told::as_it_is;
      };
    };
  };
  p.finds("INV-DDZ-DEAL", rule::deal,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::deal || e.seat != 1) return {};
            e.seat = 2;
            return Told::as_it_is;
          }));
  p.finds("INV-DDZ-DEAL", rule::deal,
          in_words([](Event& e, std::vector<Card>& cards) -> std::optional<Told> {
            static Card first = unknown_card;
            if (e.kind == kind::deal && e.seat == 0) first = cards[0];
            if (e.kind != kind::deal || e.seat != 1) return {};
            cards[0] = first;
            return Told::as_it_is;
          }));
  p.finds("INV-DDZ-CARDS-HELD", rule::hold, in_ddz([](const Event&, ddz::State& s) {
            ++s.hand[1].size;
            return true;
          }));
  p.finds("INV-DDZ-CARDS-HELD", rule::hold,
          in_words([](Event& e, std::vector<Card>& cards) -> std::optional<Told> {
            static std::vector<Card> played;
            if (e.kind == kind::deal) played.clear();
            if (e.kind != kind::play) return {};
            const bool again = !played.empty();
            if (again) cards = played;
            played = cards;
            if (!again) return {};
            return Told::as_it_is;
          }));
  p.finds("INV-DDZ-BID-ORDER", rule::bid_order,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            static int bids = 0;
            if (e.kind == kind::deal) bids = 0;
            if (e.kind != kind::bid || ++bids < 2) return {};
            e.seat = ddz::State::next(e.seat);
            return Told::as_it_is;
          }));
  p.finds("INV-DDZ-TURN-ORDER", rule::turn, in_ddz([](const Event& e, ddz::State& s) {
            if (e.kind != kind::play || s.leads) return false;
            s.current = ddz::State::next(s.current);
            return true;
          }));
  p.finds("INV-DDZ-TURN-ORDER", rule::turn,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::pass) return {};
            e.seat = ddz::State::next(e.seat);
            return Told::as_it_is;
          }));
  p.finds("INV-DDZ-TRICK-ORDER", rule::trick_end, in_ddz([](const Event&, ddz::State& s) {
            ++s.tricks;
            return true;
          }));
  p.finds("INV-DDZ-TRICK-ORDER", rule::trick_end,  // the leader passes
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            static bool leads = false;
            if (e.kind == kind::trick) leads = true;
            if (e.kind != kind::play || !leads) return {};
            e.kind = kind::pass;
            return Told::as_it_is;
          }));
  p.finds("INV-DDZ-END", rule::end,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::trick) return {};
            e.kind = kind::over;
            return Told::as_it_is;
          }));
  p.finds("INV-DDZ-END", rule::end, [](Meddled& game, bool& planted) {
    game.afterwards.kind = kind::trick;
    game.afterwards.seat = 0;
    planted = true;
  });
  p.finds("INV-DDZ-WINNER", rule::winner,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::over || e.seats.empty()) return {};
            e.seats = e.seats.size() == 1 ? SeatList{0, 1, 2} : SeatList{e.seats[0]};
            return Told::as_it_is;
          }));
  p.finds("INV-DDZ-SCORE", rule::score,
          in_words([](Event& e, std::vector<Card>&) -> std::optional<Told> {
            if (e.kind != kind::score || e.value == 0) return {};
            ++e.value;
            return Told::as_it_is;
          }));
  p.expect_all();
}

TEST(invariants, are_told_in_both_languages_and_cite_rules) {
  for (const Game* game : games()) {
    std::set<std::string_view> ids;
    ASSERT_FALSE(invariants(*game).empty());
    for (const Invariant& i : invariants(*game)) {
      EXPECT_TRUE(ids.insert(i.id).second) << i.id;
      EXPECT_FALSE(i.en.empty());
      EXPECT_FALSE(i.zh.empty());
      ASSERT_FALSE(i.rules.empty()) << i.id;
      for (const Rule r : i.rules) EXPECT_LT(r, game->rule_ids().size());
    }
  }
}

}  // namespace
}  // namespace tally::verify
