// One fault in a whole game of the native kind, at a place where a skill is at work.
#pragma once

#include <cstddef>
#include <list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/sanguosha/skills/skills.h"
#include "engine/sanguosha/state/state.h"
#include "replay/record.h"

namespace tally::faults {

// An event of a game, and how things stand just before it.
struct SkillPlace {
  const Record& game;
  std::size_t i;
  const sanguosha::State& state;
  Rule cited = no_rule;  // by which it comes about

  // The events from there on; one of no kind behind the end.
  [[nodiscard]] Event event(std::size_t ahead = 0) const {
    return i + ahead < game.size() ? game.event(i + ahead) : Event{};
  }
  [[nodiscard]] Event before(std::size_t back) const {
    return back <= i ? game.event(i - back) : Event{};
  }
};

// `gone` events from `at` on give way to `instead`.
struct SkillFault {
  std::size_t at = 0;
  std::size_t gone = 0;
  std::vector<Event> instead;
  std::list<std::vector<Card>> cards;  // of those that are new

  void add(Event e) { instead.push_back(e); }
  void add(Event e, std::vector<Card> its) {
    e.cards = cards.emplace_back(std::move(its));
    instead.push_back(e);
  }
};
using MaybeFault = std::optional<SkillFault>;

struct SkillPlant {
  std::string_view name;
  std::string_view rules;  // one of which the first finding cites, with blanks between
  Kind at;                 // an event of this kind …
  sanguosha::Cause what;   // … and this name, unless none; the skill, for plants that take one
  MaybeFault (*plant)(const SkillPlace& place, sanguosha::Skill skill);
  std::size_t slack = 0;  // how many events later it may show
};

[[nodiscard]] std::span<const SkillPlant> skill_plants();
[[nodiscard]] std::span<const SkillPlant> kingdom_war_plants();
[[nodiscard]] std::span<const SkillPlant> two_sides_plants();

}  // namespace tally::faults
