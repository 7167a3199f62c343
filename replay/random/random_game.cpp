#include "replay/random/random_game.h"

#include "replay/log/log.h"
#include "replay/random/random_table.h"

namespace tally {
namespace {

class LogSink final : public EventSink {
 public:
  LogSink(const Schema& schema, std::string& text) : schema_(schema), text_(text) {}
  void event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) override {
    write_event(text_, schema_, e);
  }

 private:
  const Schema& schema_;
  std::string& text_;
};

}  // namespace

bool random_game(const Game& game, int players, const Ruleset& rules, std::uint64_t seed,
                 std::string& log_text) {
  Random random(seed);
  Record header;
  if (!game.random_setup(players, rules, random.bits(), header.setup)) return false;
  header.game = &game;
  header.program = "tally " TALLY_VERSION;
  header.ruleset = rules.name;
  header.note = "random game, seed " + std::to_string(seed);
  write_header(log_text, header);
  const std::unique_ptr<Match> match = game.match();
  LogSink sink(game.schema(), log_text);
  RandomTable table(game.schema(), *match, random.bits(), &sink);
  match->play(header.setup, rules, table);
  return true;
}

}  // namespace tally
