#include "replay/import/qsanguosha/commands.h"

#include <array>
#include <cstddef>

namespace tally::qsanguosha {
namespace {

constexpr std::size_t families = static_cast<std::size_t>(Family::unknown);
constexpr std::size_t numbers = 128;

struct Row {
  Command command;
  std::array<int, families> number;
};
constexpr Row rows[] = {
#define TALLY_X(name, ...) {Command::name, {__VA_ARGS__}},
    TALLY_QSGS_COMMANDS(TALLY_X)
#undef TALLY_X
};

constexpr auto make_table() {
  std::array<std::array<Command, numbers>, families> out{};
  for (const Row& row : rows)
    for (std::size_t f = 0; f < families; ++f)
      if (row.number[f] >= 0) out[f][static_cast<std::size_t>(row.number[f])] = row.command;
  return out;
}
constexpr auto table = make_table();

}  // namespace

Family family_of(std::int64_t first_command) {
  for (std::size_t f = 0; f < families; ++f)
    if (command_of(static_cast<Family>(f), first_command) == Command::check_version)
      return static_cast<Family>(f);
  return Family::unknown;
}

bool tells_rounds(Family family) {
  const auto f = static_cast<std::size_t>(family);
  for (const Row& row : rows)
    if (row.command == Command::set_turn) return f < families && row.number[f] >= 0;
  return false;
}

Command command_of(Family family, std::int64_t number) {
  const auto f = static_cast<std::size_t>(family);
  return f < families && number >= 0 && number < static_cast<std::int64_t>(numbers)
             ? table[f][static_cast<std::size_t>(number)]
             : Command::unknown;
}

}  // namespace tally::qsanguosha
