#pragma once
// What each piece of equipment does that does anything: weapons.cpp, armour.cpp. Which card has
// which is in the table of equipment_effects.cpp.
#include "engine/sanguosha/timing/windows.h"

namespace tally::sanguosha::equipment {

extern const Effects crossbow, double_swords, qinggang_sword, blade, axe, guding_blade, kylin_bow,
    ice_sword;
extern const Effects trigrams, vines, lion;

}  // namespace tally::sanguosha::equipment
