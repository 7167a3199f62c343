#pragma once
// Which number a command has, for each program of the family.
#include <cstdint>

namespace tally::qsanguosha {

// clang-format off
// X(command, number in: v2 and Para, v2-Notify, For-Hegemony, Sheauhaw, xxyheaven, sijyu); -1: it
// has none
#define TALLY_QSGS_COMMANDS(X)                         \
  X(show_card,           4,  4,  4,  4,  4,  4)        \
  X(show_dummy,         -1, -1, -1,  6,  6, -1)        \
  X(invoke_skill,        8,  8,  8, 10,  9,  8)        \
  X(set_property,       29, 27, 27, 31, 30, 30)        \
  X(change_hp,          30, 28, 28, 32, 31, 31)        \
  X(change_max_hp,      31, 29, 29, 33, 32, 32)        \
  X(game_over,          35, 33, 33, 37, 36, 36)        \
  X(game_start,         36, 34, 34, 38, 37, 37)        \
  X(get_card,           38, 36, 36, 40, 39, 39)        \
  X(lose_card,          39, 37, 37, 41, 40, 40)        \
  X(log_event,          40, 38, 38, 42, 41, 41)        \
  X(log_skill,          41, 39, 39, 43, 42, 42)        \
  X(fill_amazing_grace, 46, 44, 44, 51, 50, 47)        \
  X(take_amazing_grace, 48, 46, 46, 53, 52, 49)        \
  X(skill_guanxing,     27, 25, 25, 29, 28, 28)        \
  X(update_card,        42, 40, 40, 44, 43, 43)        \
  X(kill_player,        51, 49, 48, 56, 55, 52)        \
  X(fill_general,       65, -1, 60, 70, 69, 67)        \
  X(take_general,       66, -1, 61, 71, 70, 68)        \
  X(update_pile,        57, 55, 54, 62, 61, 58)        \
  X(reset_pile,         58, 56, 55, 63, 62, 59)        \
  X(available_cards,    69, 60, 64, 74, 73, 71)        \
  X(check_version,      73, 64, 76, 79, 78, 75)        \
  X(setup,              74, 65, 77, 80, 79, 76)        \
  X(add_player,         76, 67, 78, 82, 81, 78)        \
  X(arrange_seats,      79, 70, 81, 85, 84, 81)        \
  X(animate,            70, 61, 65, 75, 74, 72)        \
  X(choose_general,     10, 10, 10, 12, 11, 10)        \
  X(actual_general,     -1, -1, 91, -1, -1, -1)        \
  X(set_turn,           -1, -1, -1, 97, 96, -1)        \
  X(card_flag,          -1, -1, 19, -1, -1, -1)        \
  X(set_mark,           -1, -1, 17, -1, -1, -1)        \
  X(show_all_cards,     -1, -1,  5, -1, -1, -1)        \
  X(mirror_guanxing,    -1, -1, 86, -1, -1, -1)
// clang-format on

enum class Command : std::uint8_t {
  unknown,
#define TALLY_X(name, ...) name,
  TALLY_QSGS_COMMANDS(TALLY_X)
#undef TALLY_X
};

enum class Family : std::uint8_t { v2, notify, hegemony, sheauhaw, xxyheaven, sijyu, unknown };

// By the first command of a recording, which tells the version.
[[nodiscard]] Family family_of(std::int64_t first_command);
[[nodiscard]] bool tells_rounds(Family family);
[[nodiscard]] Command command_of(Family family, std::int64_t number);

}  // namespace tally::qsanguosha
