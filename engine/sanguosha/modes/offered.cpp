#include "engine/sanguosha/modes/offered.h"

#include "engine/sanguosha/generals.h"

namespace tally::sanguosha {
namespace {

Question of_generals(Seat who, Ask what, Kind answer, Rule why) {
  Question q = Play::question_to(who, what, answer, why);
  q.may_pass = false;
  return q;
}

}  // namespace

void choose_of_offered(Play& g, std::span<const int> each, Rule why) {
  const State& s = g.state();
  if (generals_are_settled(g)) return;
  g.open_pool(generals_in(g.options()));
  for (Seat i = 0; i < s.players; ++i) {
    Question q = of_generals(i, Ask::offer, kind::offer, why);
    q.value = each[static_cast<std::size_t>(i)];
    g.ask_and_commit(q);
  }
  for (Seat i = 0; i < s.players; ++i) {
    Question q = of_generals(i, Ask::choose, kind::general, why);
    g.ask_and_commit(q);
  }
}

}  // namespace tally::sanguosha
