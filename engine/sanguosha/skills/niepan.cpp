// 涅槃 Nirvana
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::niepan{
    .id = "SGS-SKILL-NIEPAN",
    .en = "Nirvana",
    .zh = "涅槃",
    .limited = true,
    .text_en =
        "Limited. When you are dying and your turn to help has come, you may discard all your "
        "cards, those in your judgement area too; then you lie face up and unchained, draw "
        "three cards and have 3 hit points.",
    .text_zh =
        "限定技，处于濒死状态时，可以弃置区域里的所有牌，将武将牌复原（翻至正面、重置），然后"
        "摸三张牌，将体力回复至3点。",
    .source = "published Fire edition, general 庞统",
    .source_zh = "火扩展，武将庞统",
    .option = "OPT-SGS-NIEPAN",
    .effects = {.asked_for_rescue = [](Play& g, Seat owner, Dying& time) {
      if (time.who != owner || time.helper != owner) return;
      if (g.state().noted(owner, Skill::niepan, Life::game) > 0 || !g.invokes(owner, Skill::niepan))
        return;
      constexpr Rule why = rule_of(Skill::niepan);
      std::array<Card, deck_size> all;  // NOLINT: as far as it is read
      const int n = g.state().cards_of(owner, true, true, true, all.data());
      if (n > 0) g.say(kind::forfeit, owner, why, {all.data(), static_cast<std::size_t>(n)});
      if (!g.state().living(owner)) return;  // SGS-CARD-WAY-OF-PEACE
      const auto stands_up = [&] {
        if (g.state().at(owner).chained) g.set_chained(owner, false, why);
        if (g.state().at(owner).face_down) g.turn_over(owner, why);
      };
      const bool heals_first = g.options().is<Opt::niepan>("heal_first");
      const auto heals = [&] { g.heal(owner, 3 - g.state().at(owner).hp, why); };
      heals_first ? heals() : stands_up();
      g.draw(owner, 3, why);
      heals_first ? stands_up() : heals();
    }}};

}  // namespace tally::sanguosha
