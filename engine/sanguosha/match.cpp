// The identity game as the rest of the house sees it.
#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/core/game.h"
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/modes/identity/identities.h"
#include "engine/sanguosha/schema.h"

namespace tally::sanguosha {
namespace {

// The rule to cite against an event nobody's choice and no rule brought about.
Rule against(Kind k) {
  switch (k) {
    case kind::shuffle: return rule::draw_reshuffle;
    case kind::deal: return rule::setup_hand;
    case kind::round: return rule::turn_round;
    case kind::turn: return rule::turn_order;
    case kind::phase:
    case kind::skip: return rule::phase_order;
    case kind::draw: return rule::phase_draw;
    case kind::use:
    case kind::recast: return rule::use_time;
    case kind::respond: return rule::answer_who;
    case kind::nullify: return rule::nullify_window;
    case kind::discard: return rule::phase_discard;
    case kind::remove: return rule::dismantlement;
    case kind::snatch: return rule::snatch;
    case kind::pick:
    case kind::reveal: return rule::amazing_grace;
    case kind::show: return rule::fire_attack;
    case kind::put: return rule::use_done;
    case kind::equip:
    case kind::replace: return rule::equip_slot;
    case kind::place:
    case kind::due: return rule::phase_judge;
    case kind::give: return rule::collateral;
    case kind::flip:
    case kind::judged: return rule::judgement;
    case kind::damage: return rule::damage;
    case kind::prevented: return rule::ice_sword;
    case kind::heal: return rule::heal;
    case kind::hp: return rule::hp;
    case kind::chain: return rule::chain;
    case kind::dying: return rule::dying;
    case kind::death: return rule::death;
    case kind::forfeit: return rule::death_cards;
    case kind::over: return rule::end_open;
    case kind::lose: return rule::lose_hp;
    case kind::resume: return rule::midway;
    case kind::offer:
    case kind::general: return rule::setup_generals;
    default: return rule::unexplained;
  }
}

// The skill without which a player could not use or play this card so.
Skill needed(const Play& play, const Event& e) {
  const State& s = play.state();
  const auto as = static_cast<Name>(e.what < static_cast<int>(Name::count) ? e.what : 0);
  if (!s.seated(e.seat) || e.cards.size() != 1 || e.cards[0] >= deck_size) return Skill::none;
  const bool printed = face(e.cards[0]).name == as;
  const bool once_more = e.kind == kind::use && is_slash(as) && s.phase == Phase::play &&
                         s.current == e.seat && s.slashes() > 0;
  if (printed && !once_more) return Skill::none;
  for (const Skill skill : s.at(e.seat).skills) {
    const Effects& x = info(skill).effects;
    if (once_more && x.unlimited_slash) return skill;
    if (!printed && x.converts != nullptr && x.converts(play.legal(), e.seat, e.cards[0], as))
      return skill;
  }
  return Skill::none;
}

class IdentityMatch final : public Match {
 public:
  void play(const Setup& setup, const Ruleset& rules, Table& table) override {
    play_.run(setup, rules, table);
  }
  void stop() override { play_.stop(); }
  bool bookmark(const Event& told, std::vector<std::byte>& out) const override {
    if (told.kind != kind::turn) return false;
    const Bookmark here = play_.bookmark(told.seat);
    const auto bytes = std::as_bytes(std::span(&here, 1));
    out.assign(bytes.begin(), bytes.end());
    return true;
  }
  void play_on(std::span<const std::byte> bookmark, const Ruleset& rules, Table& table) override {
    Bookmark from;
    if (bookmark.size() != sizeof from) return;
    std::memcpy(static_cast<void*>(&from), bookmark.data(), sizeof from);
    play_.play_on(from, rules, table);
  }
  // By a record's word only: nothing follows from it.
  void apply(const Event& e) override { play_.take_word(e); }

  [[nodiscard]] Lot lot(const Question& q, Card* out) const override {
    const State& s = play_.state();
    const bool shuffles = static_cast<Ask>(q.ask) == Ask::shuffle;
    Lot lot;
    Event& e = lot.answer;
    if (static_cast<Ask>(q.ask) == Ask::offer) {
      e.kind = kind::offer;
      e.seat = q.who;
      e.value = q.value;
      if (q.what == 1)
        for (const General g : lord_generals) out[lot.fixed++] = static_cast<Card>(g);
      lot.cards = lot.fixed;
      for (const General g : q.what == 1 ? s.pool - lord_generals : s.pool)
        out[lot.cards++] = static_cast<Card>(g);
      return lot;
    }
    e.kind = q.accepts.first();
    e.seat = q.who;
    e.what = shuffles ? What{0} : q.what;
    if (e.kind == kind::shuffle || e.kind == kind::draw || e.kind == kind::peek) e.value = q.value;
    if (e.kind == kind::deal) e.value = q.value / s.players;
    if (shuffles && q.what == 1)  // what is left of the pile stays on top
      for (; lot.fixed < s.draw_count; ++lot.fixed)
        out[lot.fixed] = s.draw[static_cast<std::size_t>(s.draw_count - 1 - lot.fixed)];
    lot.cards = lot.fixed;
    constexpr auto one = [](Zone z) { return 1U << static_cast<unsigned>(z); };
    unsigned from = one(Zone::draw) | one(Zone::somewhere);
    if (shuffles) from = one(Zone::discard) | (q.what != 1 ? from : 0U);
    for (std::size_t c = 0; c < deck_size; ++c) {
      out[lot.cards] = static_cast<Card>(c);
      lot.cards += static_cast<int>(from >> static_cast<unsigned>(s.place[c].zone) & 1U);
    }
    return lot;
  }

  [[nodiscard]] bool holds(const Event& e) const override {
    const State& s = play_.state();
    switch (e.kind) {
      case kind::hp:
        return s.seated(e.seat) && s.at(e.seat).hp == e.value &&
               (!e.shows(Field::extra) || s.at(e.seat).max_hp == e.extra);
      case kind::chain: return s.seated(e.seat) && s.at(e.seat).chained == (e.value != 0);
      case kind::over: {
        SeatSet winners;
        for (const Seat w : e.seats) winners.add(w);
        return s.over && winners == s.winners;
      }
      default: return false;
    }
  }

  [[nodiscard]] Rule rule_against(const Event& e) const override {
    const State& s = play_.state();
    const bool acts = schema().of(e).role == EventRole::choice;
    if (acts && s.seated(e.seat) && !s.at(e.seat).alive) return rule::dead_acts;
    if (e.rule != rule::none) return e.rule;
    if (e.kind == kind::use && e.seat != s.current) return rule::phase_play;
    // In another phase, or of another player, it is not what the phase brings.
    const Phase its = e.kind == kind::draw      ? Phase::draw
                      : e.kind == kind::discard ? Phase::discard
                                                : Phase::none;
    if (its != Phase::none && (s.phase != its || e.seat != s.current)) return rule::unexplained;
    const bool by_skill = e.kind == kind::invoke || e.kind == kind::gift || e.kind == kind::retrial;
    if (const Skill k = skill_of(e.what); by_skill && k != Skill::none) return rule_of(k);
    const bool laid = e.kind == kind::place || e.kind == kind::equip;
    if (laid && e.cards.size() == 1 && e.cards[0] < deck_size)
      return info(face(e.cards[0]).name).rule;
    return against(e.kind);
  }

  [[nodiscard]] Rule rule_for(const Event& e, const Event& shown, Field f) const override {
    const Name name =
        e.what < static_cast<int>(Name::count) ? static_cast<Name>(e.what) : Name::none;
    if (f == Field::what && (e.kind == kind::use || e.kind == kind::respond))
      return name == Name::none ? e.rule : info(name).rule;
    if (f == Field::what && e.kind == kind::nullify) return rule::nullification;
    if (const Skill skill = skill_of(e.what); f == Field::what && e.kind == kind::invoke)
      return skill != Skill::none ? rule_of(skill) : name != Name::none ? info(name).rule : e.rule;
    if (f == Field::value && e.kind == kind::judged) {
      const Skill skill = skill_of(e.what);
      return skill != Skill::none ? rule_of(skill) : name != Name::none ? info(name).rule : e.rule;
    }
    // Too many or too few: not the pile is at fault but the rule that takes so many from it.
    if (f != Field::cards || e.cards.size() != shown.cards.size()) return e.rule;
    switch (e.kind) {
      case kind::draw:
      case kind::flip:
      case kind::peek:
      case kind::reveal: return rule::draw_top;
      case kind::judged: return rule::judgement;
      case kind::use:
      case kind::respond: {
        const Skill skill = needed(play_, e);
        return skill == Skill::none ? e.rule : rule_of(skill);
      }
      default: return e.rule;
    }
  }

  // Standing skills, which no event cites: where they make or forbid what is done, or change it.
  int also(const Event& e, std::span<Rule> out) const override {
    const State& s = play_.state();
    std::size_t n = 0;
    const auto cite = [&](Seat who, auto matters) {
      if (!s.living(who)) return;
      for (const Skill skill : s.at(who).skills) {
        if (n < out.size() && matters(info(skill).effects)) out[n++] = rule_of(skill);
      }
    };
    if (e.kind == kind::heal)
      cite(e.seat, [&](const Effects& x) { return x.rescued != nullptr && e.value > 1; });
    if (e.kind != kind::use) return static_cast<int>(n);
    const Name as = e.what < static_cast<int>(Name::count) ? static_cast<Name>(e.what) : Name::none;
    const bool near_only = as == Name::snatch || as == Name::supply_shortage;
    const auto needs_two = [](const Effects& x) { return x.needs_two; };
    if (is_slash(as) || as == Name::duel) cite(e.seat, needs_two);
    if (as == Name::duel && !e.seats.empty()) cite(e.seats[0], needs_two);
    for (Seat i = 0; i < s.players; ++i) {
      if (i == e.seat) continue;
      if (!e.seats.contains(i)) {
        cite(i,
             [&](const Effects& x) { return x.immune != nullptr && x.immune(s, i, e.seat, as); });
      } else if (s.living(e.seat) && s.living(i) && (near_only || is_slash(as))) {
        const int apart = play_.legal().distance(e.seat, i, e.cards);
        const Name weapon = s.weapon(e.seat);
        const int reach = near_only || weapon == Name::none ? 1 : info(weapon).range;
        cite(e.seat, [&](const Effects& x) { return near_only && apart > 1 && x.far_tricks; });
        cite(e.seat, [&](const Effects& x) { return apart == reach && x.nearer > 0; });
      }
    }
    return static_cast<int>(n);
  }

  [[nodiscard]] bool plays(Seat s) const override { return play_.state().living(s); }
  [[nodiscard]] bool plays_with(Card c) const override {
    return play_.state().where(c).zone != Zone::box;
  }
  [[nodiscard]] bool takes_from_within(Kind k) const override {
    return k == kind::deal && play_.options().is(Opt::first_hands, 1);
  }
  [[nodiscard]] bool mixes_rest() const override { return sanguosha::mixes_rest(play_.options()); }
  [[nodiscard]] bool over() const override { return play_.state().over; }
  [[nodiscard]] SeatList winners() const override { return list_of(play_.state().winners); }
  [[nodiscard]] int turn() const override { return play_.state().turn; }
  [[nodiscard]] Seat current() const override { return play_.state().current; }
  [[nodiscard]] std::span<const std::byte> state() const override {
    return std::as_bytes(std::span(&play_.state(), 1));
  }
  void restore(std::span<const std::byte> bytes) override {
    if (bytes.size() == sizeof(State)) play_.restore(bytes);
  }
  void fields(StateSink& sink) const override { visit(play_.state(), sink); }
  [[nodiscard]] std::string_view unsound() const override { return play_.state().unsound(); }

 private:
  Play play_;
};

class IdentityGame final : public Game {
 public:
  [[nodiscard]] std::string_view name() const override { return "sanguosha"; }
  [[nodiscard]] const Schema& schema() const override { return sanguosha::schema(); }
  [[nodiscard]] std::span<const OptionInfo> options() const override { return option_infos(); }
  [[nodiscard]] std::span<const std::string_view> rule_ids() const override {
    return all_rule_ids();
  }
  [[nodiscard]] std::span<const RuleWords> rule_words() const override { return skill_words(); }
  [[nodiscard]] std::span<const std::string_view> why_keys() const override {
    return sanguosha::why_keys();
  }
  [[nodiscard]] const Breach* breach(const Verdict& v) const override {
    return breach_of(v.broken, v.why);
  }
  [[nodiscard]] std::string_view default_ruleset() const override { return "classic"; }
  [[nodiscard]] int most_seats() const override { return most_players; }

  // SGS-SETUP-ROLES: the table of the seeds, the lord in the first seat. Hidden roles can be any.
  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Ruleset& rules) const override {
    const RoleCounts<int> want = table_of(setup.players, Options(rules));
    if (want.lord == 0) return rule::setup_roles;
    const auto first = static_cast<Role>(setup.seat[0][0]);
    if (first != Role::lord && first != Role::hidden) return rule::setup_roles;
    std::array<int, 5> have{0, 1};
    for (int i = 1; i < setup.players; ++i)
      ++have[std::min<std::size_t>(setup.seat[static_cast<std::size_t>(i)][0], 4)];
    const RoleCounts<int> dealt{have[1], have[2], have[3], have[4]};
    if (!deal_fits<bool>(dealt, have[0], want)) return rule::setup_roles;
    return no_rule;
  }

  bool random_setup(int players, const Ruleset& rules, std::uint64_t random,
                    Setup& out) const override {
    const RoleCounts<int> table = table_of(players, Options(rules));
    // A row of a ruleset's own may not add up: nobody can be dealt such roles.
    if (table.lord != 1 || table.lord + table.loyalists + table.rebels + table.spies != players)
      return false;
    out = {};
    out.players = players;
    std::array<std::uint8_t, max_seats> roles{};
    std::size_t n = 0;
    const auto add = [&](Role r, int count) {
      for (int i = 0; i < count; ++i) roles[n++] = static_cast<std::uint8_t>(r);
    };
    add(Role::lord, table.lord);
    add(Role::loyalist, table.loyalists);
    add(Role::rebel, table.rebels);
    add(Role::spy, table.spies);
    for (std::size_t i = n; i-- > 2;) {  // the lord keeps the first seat
      random = random * 6364136223846793005ULL + 1442695040888963407ULL;
      std::swap(roles[i], roles[1 + (random >> 33U) % i]);
    }
    for (std::size_t i = 0; i < n; ++i) {
      random = random * 6364136223846793005ULL + 1442695040888963407ULL;
      out.seat[i][0] = roles[i];
      out.seat[i][1] = static_cast<std::uint8_t>(1 + (random >> 40U) % 2);
    }
    return true;
  }

  [[nodiscard]] std::unique_ptr<Match> match() const override {
    return std::make_unique<IdentityMatch>();
  }
};

}  // namespace

const Game& identity_game() {
  static const IdentityGame game;
  return game;
}

}  // namespace tally::sanguosha
