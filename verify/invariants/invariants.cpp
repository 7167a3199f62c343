#include "verify/invariants/invariants.h"

#include "verify/invariants/games.h"

namespace tally::verify {

std::span<const Invariant> invariants(const Game& game) {
  if (game.name() == "sanguosha") return identity_invariants();
  if (game.name() == "dou_dizhu") return dou_dizhu_invariants();
  return {};
}

std::unique_ptr<Watch> watch_for(const Game& game) {
  if (game.name() == "sanguosha") return identity_watch();
  if (game.name() == "dou_dizhu") return dou_dizhu_watch();
  return nullptr;
}

void word(Finding& finding, Lang lang, const Invariant& broken, std::string_view books,
          std::string_view state) {
  finding.kind = FindingKind::invariant;
  finding.rule = broken.rules.front();
  const bool zh = lang == Lang::zh;
  finding.message = std::string(broken.id) + (zh ? " 不成立：" : " does not hold: ");
  finding.message += zh ? broken.zh : broken.en;
  finding.expected = (zh ? "按此前的事件：" : "by what has happened: ") + std::string(books);
  finding.found = (zh ? "实际：" : "but: ") + std::string(state);
}

}  // namespace tally::verify
