// Which piece of equipment has which effects.
#include "engine/sanguosha/cards/equipment_effects.h"

namespace tally::sanguosha {
namespace {

constexpr Effects no_effects;

}  // namespace

constinit const std::array<const Effects*, static_cast<std::size_t>(Name::count)>
    equipment_effects = [] {
      std::array<const Effects*, static_cast<std::size_t>(Name::count)> all{};
      all.fill(&no_effects);
      const auto put = [&](Name n, const Effects& x) { all[static_cast<std::size_t>(n)] = &x; };
      put(Name::crossbow, equipment::crossbow);
      put(Name::double_swords, equipment::double_swords);
      put(Name::qinggang_sword, equipment::qinggang_sword);
      put(Name::blade, equipment::blade);
      put(Name::axe, equipment::axe);
      put(Name::guding_blade, equipment::guding_blade);
      put(Name::kylin_bow, equipment::kylin_bow);
      put(Name::ice_sword, equipment::ice_sword);
      put(Name::eight_diagram, equipment::trigrams);
      put(Name::vine, equipment::vines);
      put(Name::silver_lion, equipment::lion);
      return all;
    }();

}  // namespace tally::sanguosha
