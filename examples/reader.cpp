// Reads a format of one's own into a Record and holds it against the rules: reader club.txt
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/dou_dizhu/events.h"
#include "replay/books/wanted_rules.h"
#include "replay/check.h"

namespace kind = tally::dou_dizhu::kind;

// A card by its name in logs of the game: "S7", "RJ".
tally::Card card_called(const tally::Schema& schema, const std::string& name) {
  for (std::size_t i = 0; i < schema.cards.size(); ++i)
    if (schema.cards[i].token == name) return static_cast<tally::Card>(i);
  return tally::unknown_card;  // somebody's card that nobody has seen
}

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  tally::Record record;
  record.game = tally::find_game("dou_dizhu");
  record.ruleset = "seed";
  record.setup.players = 3;
  // What this format always tells. What follows from it (who leads, who has won) is not missed.
  record.shows = {kind::deal, kind::face_up, kind::play, kind::pass};
  std::ifstream file(argv[1]);
  std::uint32_t at = 0;  // the line, from 0: findings say where they are
  for (std::string line; std::getline(file, line); ++at) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word.empty() || word == "#") continue;
    tally::Event event;
    event.kind = word == "hand" ? kind::deal : word == "up" ? kind::face_up : kind::play;
    if (word == "hand") words >> word;
    if (word != "up") event.seat = static_cast<tally::Seat>(std::stoi(word) - 1);
    std::vector<tally::Card> cards;
    while (words >> word && word != "-") cards.push_back(card_called(record.game->schema(), word));
    if (event.kind == kind::play && cards.empty()) event.kind = kind::pass;
    event.cards = cards;
    record.add(event, at);  // copies the cards
  }
  tally::Rulesets rulesets({});
  tally::Checker checker(*record.game);
  tally::Report report;
  checker.check(record, rulesets.of(*record.game, record.ruleset), report);
  std::cout << name_of(report.verdict) << ", " << report.turns << " tricks\n";
  for (const tally::Finding& f : report.findings)
    std::cout << "line " << f.source_at + 1 << ": " << text_of(f.message) << '\n';
  return report.verdict == tally::VerdictKind::clean ? 0 : 1;
}
