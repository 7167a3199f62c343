#pragma once
// Kingdom war 国战: two generals of one kingdom for everybody, face down; the last kingdom has won.
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

class KingdomWar final : public Mode {
 public:
  // --- seating.cpp
  [[nodiscard]] int most_seats() const override;
  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Options& options) const override;
  [[nodiscard]] SkillSet skills_of_all(const Options& options) const override;
  bool random_setup(int players, const Options& options, std::uint64_t random,
                    Setup& out) const override;
  [[nodiscard]] Counted first_hp(const State& s, const Options& options, Seat who) const override;
  [[nodiscard]] int lords_first_hp(const State& s, const Options& options, Seat who) const override;
  [[nodiscard]] NextTurn first_turn(Play& g) const override;
  [[nodiscard]] NextTurn turn_of_round(Play& g) const override;
  [[nodiscard]] NextTurn next_turn(Play& g, Seat last) const override;
  [[nodiscard]] bool on_same_side(const State& s, Seat one, Seat other) const override;
  // --- lords.cpp
  void sit_down(State& s, const Options& options) const override;
  void after_death(Play& g, Seat who) const override;
  // --- choosing.cpp
  void choose_generals(Play& g) const override;
  // --- unveiling.cpp
  void begun(Play& g) const override;
  void preparing(Play& g, Seat who, bool turn_starts) const override;
  void prepared(Play& g, Seat who) const override;
  void unveiled(Play& g, Seat who, std::size_t place, bool both, bool first) const override;
  void deputy_changed(Play& g, Seat who) const override;
  [[nodiscard]] Kingdom kingdom_if_shown(const State& s, const Options& options,
                                         Seat who) const override;
  // --- marks.cpp
  void turn_begun(Play& g, Seat who) const override;
  void discarding(Play& g, Seat who) const override;
  void carry_out(Play& g, Event answer) const override;
  // --- questions.cpp
  [[nodiscard]] KindSet own_answers(const Legal& legal, const Question& q) const override;
  [[nodiscard]] Verdict judge(const Legal& legal, const Question& q,
                              const Event& answer) const override;
  [[nodiscard]] bool could_answer(const Legal& legal, const Question& q,
                                  const Event& answer) const override;
  void offer(Offers& o) const override;
  // --- ending.cpp
  [[nodiscard]] bool hides_end(const State& s, const Options& options) const override;
  [[nodiscard]] bool can_have_won(const State& s, const Options& options,
                                  const SeatSet& winners) const override;
  [[nodiscard]] bool may_go_on(const State& s) const override;
  [[nodiscard]] bool ended_by_death(Play& g) const override;
  void pay_out(Play& g, Seat victim, Seat killer) const override;
  // --- citing.cpp
  [[nodiscard]] Rule rule_against(const Event& e) const override;
};

// The lord 君主 of the same name; none if there is none. Which one of several depends on the
// packages there are.
[[nodiscard]] General lord_version(General g);
[[nodiscard]] General lord_version(General g, const Options& options);
// How many halves of fish 阴阳鱼 he has in this place (AMB-SGS-069, SGS-GZ-PLACE).
[[nodiscard]] int half_fish(General g, std::size_t place, const Options& options);
// The generals there are to choose from: no lords.
[[nodiscard]] GeneralSet war_pool(const Options& options);
// Whether it is printed on one of two generals that they are companions 珠联璧合.
[[nodiscard]] bool companions(General one, General other);
// He stands for the kingdom of his generals from now on, or for himself alone.
void take_side(Play& g, Seat who);
// One of his generals who lies face down is shown, when he has died or the game ends.
[[nodiscard]] Event disclosing(const State& s, Seat who, std::size_t place);
// All his generals are shown that still lie face down, and for whom he stands.
void show_all(Play& g, Seat who);
// Whether a lord 君主 of the kingdom lives, or has died.
struct Lorded {
  bool lives = false;
  bool died = false;
};
[[nodiscard]] Lorded lorded(const State& s, Kingdom kingdom);
// SGS-GZ-CAREERIST: half of the players are of that kingdom already, so that he would stand alone.
[[nodiscard]] bool would_be_careerist(const State& s, const Options& options, Seat who,
                                      Kingdom kingdom);
// `turned_up`: his main general has just been.
void may_become_lord(Play& g, Seat who, bool turned_up);
// One kingdom is left: the game is over.
bool ended_by_kingdoms(Play& g);
[[nodiscard]] Rule rule_of_mark(Token token);
void get_mark(Play& g, Seat who, Token token, Rule why);

}  // namespace tally::sanguosha
