# Dependencies point one way: cli -> verify, replay -> engine. Run as: cmake -DROOT=… -P layers.cmake
# Reads every #include below ROOT and names those that point the wrong way.
cmake_minimum_required(VERSION 3.25)

set(engine_forbids "\"(replay|verify|cli|tests|bench)/")
# What reads files, clocks, chance or threads, and every library that is not the language's own.
string(APPEND engine_forbids "|<(chrono|condition_variable|filesystem|fstream|future|iostream|mutex"
                             "|random|thread)>|<[^>]*[./]")
set(replay_forbids "\"(verify|cli|tests|bench)/")
set(verify_forbids "\"(cli|tests|bench)/")
set(cli_forbids "\"(tests|bench|verify/c)/")
# Seconds of compile time for everyone who includes the header; cli/describe.h is for those few files
# that speak with CLI11.
set(header_forbids "<(CLI|gtest|rapidcheck|simdjson|toml\\+\\+)[./]")

set(wrong "")
foreach(layer engine replay verify cli)
  file(GLOB_RECURSE files ${ROOT}/${layer}/*.h ${ROOT}/${layer}/*.cpp)
  foreach(file IN LISTS files)
    set(forbids "${${layer}_forbids}")
    if(file MATCHES "\\.h$" AND NOT file MATCHES "/cli/describe\\.h$")
      string(APPEND forbids "|${header_forbids}")
    endif()
    file(STRINGS ${file} lines REGEX "^ *# *include *(${forbids})")
    foreach(line IN LISTS lines)
      file(RELATIVE_PATH path ${ROOT} ${file})
      string(APPEND wrong "${path}: ${line}\n")
    endforeach()
  endforeach()
endforeach()

# Files below a folder, but for those that match `but`, include nothing that begins so.
function(forbid folder but path)
  file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/${folder}/*.h ${ROOT}/${folder}/*.cpp)
  list(FILTER files EXCLUDE REGEX "${but}")
  foreach(file IN LISTS files)
    file(STRINGS ${ROOT}/${file} lines REGEX "^ *# *include *\"${path}")
    foreach(line IN LISTS lines)
      string(APPEND wrong "${file}: ${line}\n")
    endforeach()
  endforeach()
  set(wrong "${wrong}" PARENT_SCOPE)
endfunction()

# What a mode is made of is its own; others ask the mode. Two files tell of it: of a general his
# companions, of a game its points.
forbid(engine "/modes/|/sanguosha/characters\\.cpp$|/sanguosha/score\\.h$"
       "engine/sanguosha/modes/[a-z_0-9]+/")
# What games bring to verify/ is gathered there; its folders know their own part alone.
forbid(verify "^verify/games/" "verify/games/")

if(wrong)
  message(FATAL_ERROR "These includes point the wrong way (docs/building.md, \"Layers\"):\n${wrong}")
endif()
