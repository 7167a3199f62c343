// 隙仇 Rift
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// Of a phase: the colour of the card used last in it; of the game: that he has been turned up.
constexpr Mark last_color = mark_of(Skill::xichou);

// 1 to 3, none too: 0 stands for no card yet.
int code_of(Color color) { return static_cast<int>(color) + 1; }

bool somebody_is_dying(const State& s) {
  for (const Seat who : s.living_seats())
    if (s.at(who).hp <= 0) return true;
  return false;
}

}  // namespace

constinit const SkillInfo skills::xichou{
    .id = "SGS-SKILL-XICHOU",
    .en = "Rift",
    .zh = "隙仇",
    .compulsory = true,
    .shown_only = [](const Options&) { return true; },
    .text_en =
        "Compulsory. The first time this general is turned up you gain 2 maximum hit points and "
        "recover 2. When you use a card in your play phase whose colour differs from that of the "
        "card you used before it in that phase, you lose 1 hit point, unless somebody is dying.",
    .text_zh =
        "锁定技，首次明置此武将牌时，你加2点体力上限并回复2点体力；于出牌阶段内使用与此阶段内上一"
        "张使用的牌颜色不同的牌时，若没有角色处于濒死状态，你失去1点体力。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 李傕郭汜; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将李傕郭汜；实测",
    .effects = {
        .general_revealed =
            [](Play& g, Seat owner, GeneralTime& time) {
              constexpr Rule why = rule_of(Skill::xichou);
              const bool his =
                  time.who == owner &&
                  skills_of(static_cast<General>(time.general), false).contains(Skill::xichou);
              if (!his || g.state().noted(owner, Skill::xichou, Life::game) > 0) return;
              g.note(owner, mark_of(Skill::xichou), Life::game);
              g.change_max_hp(owner, 2, why);
              if (!g.stopped() && g.state().living(owner)) g.heal(owner, 2, why);
            },
        .card_used =
            [](Play& g, Seat owner, Use& u) {
              const State& s = g.state();
              if (u.by != owner || s.current != owner || s.phase != Phase::play) return;
              const int before = s.noted(owner, Skill::xichou, Life::phase);
              const int now = code_of(u.color);
              if (before == now) return;
              // First, since who is dying of it may use a card.
              g.note(owner, last_color, Life::phase, now - before);
              if (before != 0 && !somebody_is_dying(s)) g.lose_hp(owner, 1, rule_of(Skill::xichou));
            }}};

}  // namespace tally::sanguosha
