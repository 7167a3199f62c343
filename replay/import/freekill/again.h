// What FreeKill says twice: a fact has a packet of its own, and the screen is told again. The
// second statement is held against the first. docs/formats.md has the same as a table, with those
// statements that are not looked at.
#pragma once

#include <string_view>

#include "replay/import/freekill/again_cards.h"
#include "replay/import/freekill/again_pile.h"
#include "replay/import/freekill/again_players.h"
#include "replay/import/freekill/again_skills.h"
#include "replay/import/freekill/again_turns.h"

namespace tally::freekill {

struct Again {
  Again(Written& written, Piles& piles)
      : w(written), turns(w), players(w), cards(w), skills(w, cards), pile(w, piles) {}

  // Packets that are nothing else, and log lines; false for another line.
  void packet(const Packet& p);
  bool log(std::string_view type, cbor::Value v);
  void animation(cbor::Value v);
  void mark(cbor::Value v);
  void banner(cbor::Value v);

  Written& w;
  TurnsAgain turns;
  PlayersAgain players;
  CardsAgain cards;
  SkillsAgain skills;
  PileAgain pile;

 private:
  void log_event(cbor::Value v);
  void judged_by_another(cbor::Value v);
  void target_changed(cbor::Value v, bool added);
};

}  // namespace tally::freekill
