#include "engine/sanguosha/cards/card.h"

namespace tally::sanguosha {

// 诸葛连弩 锁定技，出牌阶段使用【杀】没有次数限制。
// Zhuge Crossbow: no limit to Slashes in the play phase. SGS-CARD-CROSSBOW
constinit const CardRules cards::crossbow = equipment({.unlimited_slash = true});

}  // namespace tally::sanguosha
