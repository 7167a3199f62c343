#pragma once
// The packages there are, one header each in this folder: a table of generals.
#include "engine/sanguosha/generals/fire.h"
#include "engine/sanguosha/generals/forest.h"
#include "engine/sanguosha/generals/formation.h"
#include "engine/sanguosha/generals/kingdom_war.h"
#include "engine/sanguosha/generals/kingdom_war_hs.h"
#include "engine/sanguosha/generals/kingdom_war_lords.h"
#include "engine/sanguosha/generals/kingdom_war_noname.h"
#include "engine/sanguosha/generals/kingdom_war_qsanguosha.h"
#include "engine/sanguosha/generals/momentum.h"
#include "engine/sanguosha/generals/mountain.h"
#include "engine/sanguosha/generals/noname_war.h"
#include "engine/sanguosha/generals/power.h"
#include "engine/sanguosha/generals/qsanguosha.h"
#include "engine/sanguosha/generals/sheauhaw.h"
#include "engine/sanguosha/generals/standard.h"
#include "engine/sanguosha/generals/transformation.h"
#include "engine/sanguosha/generals/v33.h"
#include "engine/sanguosha/generals/variants.h"
#include "engine/sanguosha/generals/wind.h"

// Y(name, table). A new package goes to the end, for the numbers of generals stand in signatures.
#define TALLY_SGS_PACKAGES(Y)                                 \
  Y(standard, TALLY_SGS_STANDARD)                             \
  Y(wind, TALLY_SGS_WIND)                                     \
  Y(fire, TALLY_SGS_FIRE)                                     \
  Y(forest, TALLY_SGS_FOREST)                                 \
  Y(mountain, TALLY_SGS_MOUNTAIN)                             \
  Y(variants, TALLY_SGS_VARIANTS)                             \
  Y(v33, TALLY_SGS_V33)                                       \
  Y(kingdom_war, TALLY_SGS_KINGDOM_WAR)                       \
  Y(kingdom_war_hs, TALLY_SGS_KINGDOM_WAR_HS)                 \
  Y(kingdom_war_lords, TALLY_SGS_KINGDOM_WAR_LORDS)           \
  Y(formation, TALLY_SGS_FORMATION)                           \
  Y(momentum, TALLY_SGS_MOMENTUM)                             \
  Y(transformation, TALLY_SGS_TRANSFORMATION)                 \
  Y(power, TALLY_SGS_POWER)                                   \
  Y(kingdom_war_noname, TALLY_SGS_KINGDOM_WAR_NONAME)         \
  Y(qsanguosha, TALLY_SGS_QSANGUOSHA)                         \
  Y(kingdom_war_qsanguosha, TALLY_SGS_KINGDOM_WAR_QSANGUOSHA) \
  Y(sheauhaw, TALLY_SGS_SHEAUHAW)                             \
  Y(noname_war, TALLY_SGS_NONAME_WAR)

// X as each table takes it, over all of them.
#define TALLY_SGS_GENERALS(X)         \
  TALLY_SGS_STANDARD(X)               \
  TALLY_SGS_WIND(X)                   \
  TALLY_SGS_FIRE(X)                   \
  TALLY_SGS_FOREST(X)                 \
  TALLY_SGS_MOUNTAIN(X)               \
  TALLY_SGS_VARIANTS(X)               \
  TALLY_SGS_V33(X)                    \
  TALLY_SGS_KINGDOM_WAR(X)            \
  TALLY_SGS_KINGDOM_WAR_HS(X)         \
  TALLY_SGS_KINGDOM_WAR_LORDS(X)      \
  TALLY_SGS_FORMATION(X)              \
  TALLY_SGS_MOMENTUM(X)               \
  TALLY_SGS_TRANSFORMATION(X)         \
  TALLY_SGS_POWER(X)                  \
  TALLY_SGS_KINGDOM_WAR_NONAME(X)     \
  TALLY_SGS_QSANGUOSHA(X)             \
  TALLY_SGS_KINGDOM_WAR_QSANGUOSHA(X) \
  TALLY_SGS_SHEAUHAW(X)               \
  TALLY_SGS_NONAME_WAR(X)
