// Options of the identity game that change nothing, and why. A record may bring generals of any
// package, where nobody chooses any too: nothing is argued away that a skill can bring about.
#include <fmt/format.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/options.h"
#include "replay/books/rulebook.h"
#include "verify/games/sanguosha/deck.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::versus {

using proofs::Words;
using namespace sanguosha;

namespace {

// Why an option about this card changes nothing where no deck has it.
std::optional<Words> without_card(Name card, const Options& a, const Options& b) {
  for (const Options& o : {a, b})
    for (const proofs::DeckCard& c : proofs::deck_of(o))
      if (face(c.card).name == card) return std::nullopt;
  const auto i = static_cast<std::size_t>(card);
  return Words{fmt::format("it is about {}, and neither deck has one", name_en()[i]),
               fmt::format("只关系【{}】，而两者的牌堆都没有", name_zh()[i])};
}

// Which mode reads an option, if only one does.
enum class ReadBy : std::uint8_t { all, identity, sides, kingdoms, twos, landlords };
constexpr ReadBy reader_of(Opt o) {
  if (o >= Opt::roles_2 && o <= Opt::roles_10) return ReadBy::identity;
  switch (o) {
    case Opt::two_spies:
    case Opt::small_tables:
    case Opt::ten_one_spy:
    case Opt::lord_bonus_min_players:
    case Opt::lord_punish_scope:
    case Opt::lord_choice:
    case Opt::choice_count:
    case Opt::choice_count_10:
    case Opt::generals_shown:
    case Opt::lone_survivor:
    case Opt::end_lord_side:
    case Opt::end_rebels:
    case Opt::end_spy:
    case Opt::decay:
    case Opt::decay_rounds:
    case Opt::first_out:
    case Opt::reincarnation:
    case Opt::dark_souls:
    case Opt::luohan_pays:
    case Opt::reborn_as:
    case Opt::reborn_limits:
    case Opt::reincarnation_players:
    case Opt::reward:
    case Opt::reward_size:
    case Opt::reward_kind:
    case Opt::lord_bonus:
    case Opt::punish: return ReadBy::identity;
    case Opt::team_pool:
    case Opt::piles:
    case Opt::first_draft:
    case Opt::first_right:
    case Opt::first_turn:
    case Opt::round_start:
    case Opt::aoe_direction:
    case Opt::kill_reward:
    case Opt::commander_hp:
    case Opt::fifth_card:
    case Opt::vanguards:
    case Opt::round_end:
    case Opt::reserves:
    case Opt::own_kill:
    case Opt::first_cards:
    case Opt::lightning:
    case Opt::ex_nihilo_behind: return ReadBy::sides;
    case Opt::war_offer:
    case Opt::war_fish:
    case Opt::war_first:
    case Opt::peek_deputy:
    case Opt::play_unveil:
    case Opt::pioneer:
    case Opt::half_fish:
    case Opt::companion:
    case Opt::careerist_mark:
    case Opt::careerist_count:
    case Opt::careerist_kill:
    case Opt::war_punish:
    case Opt::reveal_end:
    case Opt::fray:
    case Opt::fray_peach:
    case Opt::war_unveil:
    case Opt::fray_small:
    case Opt::war_open:
    case Opt::war_reward:
    case Opt::lords:
    case Opt::lord_crown:
    case Opt::lord_cards:
    case Opt::companion_order:
    case Opt::alliance_cards:
    case Opt::war_stripped:
    case Opt::parted:
    case Opt::deputy_change:
    case Opt::alliance: return ReadBy::kingdoms;
    case Opt::fourth_card:
    case Opt::partner_draw:
    case Opt::fourth_feiyang: return ReadBy::twos;
    case Opt::landlord_feiyang: return ReadBy::landlords;
    default: return ReadBy::all;
  }
}

// Why an option of another mode than both are changes nothing.
std::optional<Words> of_another_mode(Opt o, const Options& a, const Options& b) {
  const ReadBy reader = reader_of(o);
  if (reader == ReadBy::all) return std::nullopt;
  const int mode = static_cast<int>(reader) - static_cast<int>(ReadBy::identity);
  if (a.is(Opt::mode, mode) || b.is(Opt::mode, mode)) return std::nullopt;
  switch (reader) {
    case ReadBy::identity:
      return Words{"it is about the identity game, and both play another mode",
                   "只关系身份局，而两者都是其他模式"};
    case ReadBy::sides:
      return Words{"it is about 3v3, and both play another mode", "只关系3v3，而两者都是其他模式"};
    case ReadBy::twos:
      return Words{"it is about 2v2, and both play another mode", "只关系2v2，而两者都是其他模式"};
    case ReadBy::landlords:
      return Words{"it is about 1v2, and both play another mode", "只关系1v2，而两者都是其他模式"};
    default:
      return Words{"it is about kingdom war, and both play another mode",
                   "只关系国战，而两者都是其他模式"};
  }
}

}  // namespace

// Those that are read off the flow of a game, not off its tables, are held against games in
// tests/verify/settled_test.cpp.
std::optional<Words> sanguosha_same_because(const Game& game, const Ruleset& a, const Ruleset& b,
                                            std::size_t option) {
  static const Rulebook book = Rulebook::load(identity_game().name());
  if (const OptionText* const text = book.option(game.options()[option].id);
      text != nullptr && !text->idle.en.empty())
    return Words{text->idle.en, text->idle.zh};
  const Options oa(a);
  const Options ob(b);
  if (auto because = of_another_mode(static_cast<Opt>(option), oa, ob)) return because;
  switch (static_cast<Opt>(option)) {
    // Not so the options of skills: a record may bring generals where nobody chooses any.
    case Opt::lord_choice:
    case Opt::choice_count:
    case Opt::choice_count_10:
    case Opt::generals_shown:
      if (!oa.is<Opt::generals>("none") || !ob.is<Opt::generals>("none")) return std::nullopt;
      return Words{"it is about choosing generals, and by both nobody chooses any",
                   "只关系选择武将，而两者都不选将"};
    case Opt::decay_rounds:
      if (!oa.is<Opt::decay>("off") || !ob.is<Opt::decay>("off")) return std::nullopt;
      return Words{"it is about the hit points lost when three are left, and by both none are",
                   "只关系剩三人时失去体力，而两者都不失去"};
    case Opt::luohan_pays:
      if (!oa.is<Opt::dark_souls>("false") || !ob.is<Opt::dark_souls>("false")) return std::nullopt;
      return Words{"it is about dark souls, and by both there are none",
                   "只关系暗魂，而两者都没有暗魂"};
    case Opt::reborn_as:
    case Opt::reborn_limits:
    case Opt::reincarnation_players:
      if (!oa.is<Opt::reincarnation>("false") || !ob.is<Opt::reincarnation>("false"))
        return std::nullopt;
      return Words{"it is about the reborn, and by both the dead stay dead",
                   "只关系转世，而两者都不采用转世"};
    case Opt::reshuffle_rest:
      if (!oa.is<Opt::reshuffle>("immediate") || !ob.is<Opt::reshuffle>("immediate"))
        return std::nullopt;
      return Words{"both refill the draw pile as soon as it is empty, so nothing is left of it",
                   "两者都是牌堆一空就重洗，没有余牌"};
    // Not so Fire Attack and Iron Chain: generals make other cards of a hand into these.
    case Opt::feast: return without_card(Name::alliance_feast, oa, ob);
    case Opt::peace_spell: return without_card(Name::peace_spell, oa, ob);
    case Opt::order_leaves:
    case Opt::order_used: return without_card(Name::imperial_order, oa, ob);
    case Opt::war_nullify: return without_card(Name::heg_nullification, oa, ob);
    default: return std::nullopt;
  }
}

}  // namespace tally::versus
