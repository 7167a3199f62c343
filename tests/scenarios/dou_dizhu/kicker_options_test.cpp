// What may be attached: each value of each option.
#include "tests/scenarios/dou_dizhu/told.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

Told lead(std::string_view cards, std::initializer_list<Told::Option> options) {
  Told t("seed", options);
  t.hand(1, cards).plays(cards);
  return t;
}

STORY(DdzKickers, OptionKickersEqual) {
  lead("33344455", {{"kickers_equal", 1}}).breaks("DDZ-TRIPLETS-SINGLES");
  lead("33344455", {{"kickers_equal", 2}}).legal();
  lead("333444555888", {{"kickers_equal", 2}}).breaks("DDZ-TRIPLETS-SINGLES");
  lead("333444555888", {{"kickers_equal", 3}}).legal();
  lead("3334445556668888", {{"kickers_equal", 3}}).breaks("DDZ-TRIPLETS-SINGLES");
  lead("3334445556668888", {{"kickers_equal", 4}}).legal();
}
STORY(DdzKickers, OptionKickersTrio) {
  // 7 7 7 beside 3 … 6: a longer chain, if it were led bare.
  lead("3334445556667778", {{"kickers_equal", 3}, {"kickers_trio", 0}})
      .breaks("DDZ-TRIPLETS-SINGLES");
  lead("3334445556667778", {{"kickers_equal", 3}, {"kickers_trio", 1}}).legal();
  // 2 is beside nothing.
  lead("QQQKKKAAA222", {{"kickers_equal", 3}, {"kickers_trio", 0}}).legal();
}
STORY(DdzKickers, OptionFullChain) {
  const std::initializer_list<Told::Option> any = {
      {"kickers_equal", 3}, {"kickers_trio", 1}, {"full_chain", 1}};
  const std::initializer_list<Told::Option> chain = {
      {"kickers_equal", 3}, {"kickers_trio", 1}, {"full_chain", 0}};
  lead("333444555666", any).legal();
  lead("333444555666", any).as("triplets_singles").legal();
  lead("333444555666", chain).as("triplets").legal();
  lead("333444555666", chain).as("triplets_singles").breaks("DDZ-TRIPLETS-SINGLES");
  // It goes on as what it was played for, so that what beats that is no second fault.
  Told("seed", chain)
      .hand(1, "333444555666")
      .hand(2, "JJJQQQKKK789")
      .plays("333444555666")
      .as("triplets_singles")
      .plays("JJJQQQKKK789")
      .breaks("DDZ-TRIPLETS-SINGLES");
  // What is read as it must be to beat the trick.
  Told("seed", any)
      .hand(1, "33344455579J")
      .hand(2, "666777888999")
      .plays("33344455579J 666777888999")
      .legal();
  Told("seed", any)
      .hand(1, "333444555666")
      .hand(2, "777888999TTT")
      .plays("333444555666 777888999TTT")
      .legal();
  Told("seed", chain)
      .hand(1, "33344455579J")
      .hand(2, "666777888999")
      .plays("33344455579J 666777888999")
      .breaks("DDZ-SAME-TYPE");
}
STORY(DdzKickers, OptionKickersJokers) {
  lead("333444BR", {{"kickers_jokers", 0}}).breaks("DDZ-TRIPLETS-SINGLES");
  lead("333444BR", {{"kickers_jokers", 1}}).legal();
  lead("3333BR", {{"kickers_jokers", 1}}).legal();
}
STORY(DdzKickers, OptionQuadSingles) {
  lead("333355", {{"quad_singles", 0}}).breaks("DDZ-QUAD-SINGLES");
  lead("333355", {{"quad_singles", 1}}).legal();
  lead("333356", {{"quad_singles", 1}}).legal();
  lead("333356", {{"quad_singles", 2}}).breaks("DDZ-QUAD-SINGLES");
}
STORY(DdzKickers, OptionQuadPairs) {
  lead("33335566", {{"quad_pairs", 0}}).breaks("DDZ-QUAD-PAIRS");
  lead("33335566", {{"quad_pairs", 1}}).legal();
  lead("33335555", {{"quad_pairs", 1}}).breaks("DDZ-QUAD-PAIRS");
}
STORY(DdzKickers, OptionQuads) {
  lead("33334444", {{"quads", 0}}).breaks("DDZ-QUADS");
  lead("33334444", {{"quads", 1}}).legal();
  lead("AAAA2222", {{"quads", 1}}).breaks("DDZ-QUAD-PAIRS");
}

}  // namespace
}  // namespace tally::test
