# Each game and each program whose records are read comes in by its own folders and one line in a
# list. Run as: cmake -DROOT=… -P games.cmake
# Names every line outside of those that says such a name: an include, a namespace, a string.
cmake_minimum_required(VERSION 3.25)

file(GLOB games LIST_DIRECTORIES true RELATIVE ${ROOT}/engine ${ROOT}/engine/*)
list(FILTER games EXCLUDE REGEX "\\.|^(core|parts)$")
file(GLOB programs LIST_DIRECTORIES true RELATIVE ${ROOT}/replay/import ${ROOT}/replay/import/*)
list(FILTER programs EXCLUDE REGEX "\\.")
if(NOT games OR NOT programs)
  message(FATAL_ERROR "${ROOT}: no folders of games, or of programs")
endif()
set(lists "^(engine/games|verify/games/kits)\\.cpp$")

set(wrong "")
foreach(layer engine replay verify cli)
  file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/${layer}/*.h ${ROOT}/${layer}/*.cpp)
  foreach(file IN LISTS files)
    # Readers know the game their program plays.
    if(file MATCHES "${lists}" OR file MATCHES "^replay/import/")
      continue()
    endif()
    set(names ${games} ${programs})
    foreach(game IN LISTS games)
      if(file MATCHES "^(engine|verify/games)/${game}/")
        list(REMOVE_ITEM names ${game})
      endif()
    endforeach()
    list(JOIN names "|" any)
    file(STRINGS ${ROOT}/${file} lines
         REGEX "(^|[^a-z_])(${any})(::|/)|\"(${any})\"|namespace (tally::)?(${any})[^a-z_]")
    foreach(line IN LISTS lines)
      string(APPEND wrong "${file}: ${line}\n")
    endforeach()
  endforeach()
endforeach()

if(wrong)
  message(FATAL_ERROR "These lines name a game or a program outside of its own folders (docs/architecture.md, "
                      "\"add a game\"):\n${wrong}")
endif()

# Rules of a game with modes ask the mode: a role is named there, not in them.
set(roles "")
foreach(room flow cards generals legal timing)
  file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/engine/*/${room}/*.h ${ROOT}/engine/*/${room}/*.cpp)
  foreach(file IN LISTS files)
    file(STRINGS ${ROOT}/${file} lines REGEX "(^|[^A-Za-z])Role::")
    foreach(line IN LISTS lines)
      string(APPEND roles "${file}: ${line}\n")
    endforeach()
  endforeach()
endforeach()
if(roles)
  message(FATAL_ERROR "These lines name a role instead of asking the mode (docs/architecture.md, \"add a mode\"):\n${roles}")
endif()
