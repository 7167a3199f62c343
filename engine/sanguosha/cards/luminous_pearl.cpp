// 定澜夜明珠
// 其效果见其技能（skills/mingzhu.cpp）；有【制衡】者弃牌数不受限制（skills/zhiheng_gz.cpp）。
// Luminous Pearl: what it does is a skill, which its owner has while he wears it
// (skills/mingzhu.cpp); one who has Balance of Power may discard any number by it
// (skills/zhiheng_gz.cpp). SGS-CARD-LUMINOUS-PEARL (published kingdom war 变, card text)
#include "engine/sanguosha/cards/card.h"

namespace tally::sanguosha {

constinit const CardRules cards::luminous_pearl = equipment({});

}  // namespace tally::sanguosha
