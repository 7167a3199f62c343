#pragma once
// A game told as a story: seats, hands, what is played, what must hold after.
//
//   Story s(4);                                  // lord, loyalist, rebel, spy; 4 hit points each
//   s.hand(1, "S7.slash").hand(2, "H2.dodge");   // hands not named are empty
//   s.uses(1, "S7.slash").on(2);                 // seat 1's play phase, unless said otherwise
//   s.dodges(2, "H2.dodge");
//   s.expect_hp(2, 4);
//
// The story is played when it goes out of scope. Choices and expected events come about in the
// order of the script, every one of them, or the test fails. Questions the script does not mention
// are passed; one that must be answered fails the test. What is expected of the state is looked at
// as late as possible: just before the next choice or event of the script, or at the end, which is
// the first moment after the script when somebody could act again. Damage, recovery, chains,
// judgements, deaths and the end of the game are all in the script, unless the story allows for
// anything_else().
#include <array>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/step.h"

namespace tally::test {

class Story {
 public:
  // Roles by the table of roles, lord first, then loyalists, rebels, spies; or as named.
  explicit Story(int players, Where where = Where::current());
  explicit Story(std::string_view roles, Where where = Where::current());
  ~Story() { tell(); }
  Story(const Story&) = delete;
  Story& operator=(const Story&) = delete;

  // --- the rules
  Story& ruleset(std::string_view name);
  Story& with(std::string_view option, std::string_view value);
  Story& with(std::string_view option, int value);

  // --- the table as the story finds it
  Story& hand(int seat, std::string_view cards);
  Story& equip(int seat, std::string_view cards);
  Story& judging(int seat, std::string_view cards);  // judgement area, first placed first
  Story& hp(int seat, int points);
  Story& chained(int seat);
  Story& female(int seat);  // everybody else is male, unless a general says otherwise
  Story& general(int seat, std::string_view key);     // his skills, kingdom, gender, hit points
  Story& also_has(int seat, std::string_view skill);  // one that is not his general's
  Story& dead(int seat);
  // Kingdom war: his two generals, the main one first. Both lie face down, both open, or one does.
  Story& hidden(int seat, std::string_view generals) { return lay(seat, generals, {}); }
  Story& open(int seat, std::string_view generals) { return lay(seat, generals, {true, true}); }
  Story& main_open(int seat, std::string_view generals) { return lay(seat, generals, {true}); }
  Story& deputy_open(int seat, std::string_view generals) {
    return lay(seat, generals, {false, true});
  }
  Story& careerist(int seat);
  Story& has_mark(int seat, std::string_view mark);
  Story& first_out_before(int seat);  // he was the first to die in the game before
  Story& face_down(int seat);
  Story& beside(int seat, std::string_view skill, std::string_view cards);  // his pile of a skill
  Story& has_shapes(int seat, std::string_view generals);                   // 化身
  Story& drank(int seat);                    // used a Wine earlier this turn, and a Slash since
  Story& pile(std::string_view top_first);   // the top of the draw pile; the rest lies under it
  Story& discarded(std::string_view cards);  // in the discard pile
  Story& rest_in_hand(int seat);             // all other cards, instead of under the pile
  Story& rest_discarded();                   // the same, into the discard pile
  Story& reshuffled(int times);              // so often already
  Story& play_phase_of(int seat);            // the story begins with it (the default: seat 1)
  Story& turn_of(int seat);                  // the story begins with this turn
  Story& from_the_start();                   // … with the first shuffle, to the order of pile()
  Story& discards_whatever();                // discard phases that the script leaves open
  Story& anything_else();  // what it does not tell may come too, damage and deaths among it

  // --- choices
  Step& uses(int seat, std::string_view cards, Where where = Where::current());
  Step& strikes(int seat, std::string_view cards, Where where = Where::current());  // when allowed
  Step& dodges(int seat, std::string_view cards, Where where = Where::current());
  Step& plays(int seat, std::string_view cards, Where where = Where::current());  // a Slash
  Step& saves(int seat, std::string_view cards, Where where = Where::current());  // the dying
  Step& nullifies(int seat, std::string_view card, Where where = Where::current());
  Step& recasts(int seat, std::string_view card, Where where = Where::current());
  Step& discards(int seat, std::string_view cards, Where where = Where::current());
  Step& removes(int seat, std::string_view card, Where where = Where::current());  // another's card
  Step& puts_on_top(int seat, std::string_view card, Where where = Where::current());
  Step& takes(int seat, std::string_view card, Where where = Where::current());
  Step& picks(int seat, std::string_view card, Where where = Where::current());
  Step& shows(int seat, std::string_view card, Where where = Where::current());
  // The effect of a skill or of one's equipment, asked for or in one's play phase.
  Step& invokes(int seat, std::string_view what, Where where = Where::current());
  Step& gives(int seat, std::string_view cards, Where where = Where::current());
  Step& sacrifices(int seat, std::string_view card, Where where = Where::current());
  Step& possesses(int seat, int host, Where where = Where::current());
  Step& haunts(int seat, int host, Where where = Where::current());
  Step& replaces_judgement(int seat, std::string_view card, Where where = Where::current());
  // The cards of the pile that were looked at: so many on top, in this order, the others below.
  Step& arranges(int seat, std::string_view cards, int top, Where where = Where::current());
  Step& declares(int seat, std::string_view suit, Where where = Where::current());
  Step& exposes(int seat, std::string_view card, Where where = Where::current());  // another's
  Step& chooses(int seat, std::string_view general, Where where = Where::current());
  Step& lays(int seat, std::string_view cards, std::string_view skill,
             Where where = Where::current());
  // … on that of another: .to(…)
  Step& pays_tribute(int seat, std::string_view cards, std::string_view skill,
                     Where where = Where::current());
  Step& puts_up(int seat, std::string_view card, Where where = Where::current());  // for a pindian
  Step& decides(int seat, std::string_view way, Where where = Where::current());
  Step& relocates(int seat, std::string_view card, Where where = Where::current());
  Step& retrieves(int seat, std::string_view cards, Where where = Where::current());
  Step& claims(int seat, std::string_view card, Where where = Where::current());  // .as(…)
  Step& doubts(int seat, Where where = Where::current());
  Step& takes_shape(int seat, std::string_view general, std::string_view skill,
                    Where where = Where::current());
  // 3v3: a pile of generals, which of the commanders is to begin, generals taken and appointed, who
  // of one's side acts next.
  Step& takes_pile(int seat, int pile, Where where = Where::current());
  Step& lets_draft_first(int seat, int who, Where where = Where::current());
  Step& lets_act_first(int seat, int who, Where where = Where::current());
  Step& drafts(int seat, std::string_view generals, Where where = Where::current());
  Step& appoints(int seat, std::string_view generals, Where where = Where::current());
  Step& lets_act(int seat, int who, Where where = Where::current());
  // Another is to have one of his cards: he says which.
  Step& yields(int seat, std::string_view card, int to, bool discarded,
               Where where = Where::current());
  // Kingdom war: lays two generals face down, turns one up (for a skill of his), spends a mark;
  // another's general is turned down again, or loses its skills.
  Step& pairs(int seat, std::string_view generals, Where where = Where::current());
  Step& unveils(int seat, std::string_view general, std::string_view skill = {},
                Where where = Where::current());
  Step& spends(int seat, std::string_view mark, std::string_view way,
               Where where = Where::current());
  Step& conceals(int seat, std::string_view general, Where where = Where::current());
  Step& mutes(int seat, std::string_view general, Where where = Where::current());
  Step& strips(int seat, bool deputy, Where where = Where::current());
  // Commands 军令: one is given; whoever it is given to carries it out; somebody is to be hurt.
  Step& commands(int seat, std::string_view command, Where where = Where::current());
  Step& obeys(int seat, Where where = Where::current());
  Step& names_victim(int seat, int victim, Where where = Where::current());
  Step& learns(int seat, std::string_view skill, Where where = Where::current());
  Step& becomes_lord(int seat, std::string_view lord, Where where = Where::current());
  // 形 of kingdom war.
  Step& takes_forms(int seat, std::string_view generals, Where where = Where::current());
  Step& puts_back(int seat, std::string_view form, Where where = Where::current());
  // A limited skill of another's may be used again.
  Step& renews(int seat, std::string_view skill, Where where = Where::current());
  Step& changes_deputy(int seat, std::string_view general, Where where = Where::current());
  // Is asked, and passes; seat 0: whoever is asked.
  Step& declines(int seat, Ask ask, Where where = Where::current());
  // Chance: these cards first, the others in their usual order.
  Step& reshuffles(std::string_view top_first, Where where = Where::current());
  Step& deals(std::string_view cards, Where where = Where::current());
  // … these generals, beside those that are always offered.
  Step& offers(int seat, std::string_view generals, Where where = Where::current());
  Step& gets_commands(int seat, std::string_view two, Where where = Where::current());
  Step& gets_shapes(int seat, std::string_view generals, Where where = Where::current());
  Step& enters(int seat, std::string_view general, Where where = Where::current());
  Step& is_reborn(int seat, std::string_view general, Where where = Where::current());
  Step& lie_open(std::string_view generals, Where where = Where::current());
  // The next choice is an attempt that breaks this rule. It is judged, not carried out.
  Story& illegal(std::string_view rule_id);

  // --- what must be told
  Step& sees(std::string_view event, int seat = 0, Where where = Where::current());
  Step& never(std::string_view event, int seat = 0, Where where = Where::current());
  // Nobody is asked this; for nullify and rescue the seat is that of the victim.
  void never_asked(Ask ask, int seat, Where where = Where::current());
  // Were a record to claim this event out of the blue, the rule it breaks.
  Step& baseless(std::string_view rule_id, std::string_view event, int seat = 0,
                 Where where = Where::current());

  // --- what must hold
  void expect_hp(int seat, int points, Where where = Where::current());
  void expect_hand(int seat, std::string_view cards, Where where = Where::current());
  void expect_hand_size(int seat, int n, Where where = Where::current());
  void expect_equip(int seat, std::string_view cards, Where where = Where::current());
  void expect_judging(int seat, std::string_view cards, Where where = Where::current());
  void expect_general(int seat, std::string_view key, Where where = Where::current());
  void expect_chained(int seat, bool on, Where where = Where::current());
  void expect_face_down(int seat, bool down, Where where = Where::current());
  void expect_max_hp(int seat, int points, Where where = Where::current());
  void expect_skill(int seat, std::string_view skill, bool has, Where where = Where::current());
  void expect_beside(int seat, std::string_view skill, std::string_view cards,
                     Where where = Where::current());
  void expect_kingdom(int seat, std::string_view kingdom, Where where = Where::current());
  void expect_mark(int seat, std::string_view mark, bool has, Where where = Where::current());
  // Whether the general in a place lies face down.
  void expect_hidden(int seat, bool deputy, bool down, Where where = Where::current());
  void expect_dead(int seat, Where where = Where::current());
  void expect_alive(int seat, Where where = Where::current());
  void expect_discarded(std::string_view cards, Where where = Where::current());
  void expect_pile(std::string_view top_first, Where where = Where::current());
  void expect_pile_size(int n, Where where = Where::current());
  void expect_discard_size(int n, Where where = Where::current());
  void expect_distance(int from, int to, int steps, Where where = Where::current());
  void expect_in_range(int from, int to, bool within, Where where = Where::current());
  // How often a question was put since the story began; a window for Nullification counts once.
  void expect_asked(Ask ask, int times, Where where = Where::current());
  void expect_going_on(Where where = Where::current());
  void expect_winners(std::vector<int> seats, Where where = Where::current());
  // By seat; the dead in the order of their deaths, each with who killed him, 0 for nobody.
  void expect_points(std::vector<int> points, std::vector<std::pair<int, int>> deaths = {},
                     Where where = Where::current());
  void expect_drawn(Where where = Where::current()) { expect_winners({}, where); }
  void expect(std::string what, std::function<void(const Scene&, const Step&)> check,
              Where where = Where::current());

  // The set-up itself breaks this rule: nothing is played.
  Story& setup_breaks(std::string_view rule_id);

  // Plays the story; the destructor does it if nobody else has.
  void tell();

 private:
  friend class Storyteller;

  struct Person {
    std::vector<Card> hand, equip, judging;
    std::optional<int> hp;  // none: as the rules say
    bool chained = false;
    bool dead = false;
    bool face_down = false;
    std::array<sanguosha::General, 2> laid{};
    std::array<bool, 2> open{};
    bool careerist = false;
    std::uint8_t marks = 0;
    sanguosha::SkillSet skills;  // beside those of his general
    sanguosha::GeneralSet shapes;
    std::map<sanguosha::Skill, std::vector<Card>> beside;
  };
  enum class Begin : std::uint8_t { play, turn, shuffle };
  enum class Rest : std::uint8_t { pile, discard, hand };

  Step& add(Step::Type type, std::string text, Where where);
  Step& choice(std::string_view verb, std::string_view kind, int seat, std::string_view cards,
               std::initializer_list<Ask> asks, Where where);
  Person& person(int seat);
  Story& lay(int seat, std::string_view generals, std::array<bool, 2> open);
  void arrange_generals(sanguosha::State& s, Seat i, const Person& want) const;
  void arrange(sanguosha::State& state) const;
  void require(Where where, std::string what, std::function<bool(const Scene&)> holds);

  Where where_;
  Setup setup_;
  Ruleset rules_;
  std::map<int, Person> people_;
  std::vector<Card> pile_, discard_;
  int drank_ = 0;
  int reshuffled_ = 0;
  int first_seat_ = 1;
  Begin begin_ = Begin::play;
  Rest rest_ = Rest::pile;
  int rest_hand_ = 0;
  bool whatever_ = false;
  bool strict_ = true;
  bool told_ = false;
  Rule next_breaks_ = no_rule;
  Rule setup_breaks_ = no_rule;
  std::deque<Step> steps_;
  std::deque<Step> never_;  // events and questions that must not come
};

}  // namespace tally::test
