# What nobody says is no row of a table of messages. Run as: cmake -DROOT=… -P rows.cmake
# Names every row of TALLY_SAY that nobody asks for as say::ROW, or, what a game says of a broken
# rule, as breach::ROW; of its numbers, as sum::ROW and needs::ROW; of a general, as card::ROW; of
# options, as help::ROW.
cmake_minimum_required(VERSION 3.25)

set(rows "")
set(used "")
foreach(layer engine replay verify cli)
  file(GLOB_RECURSE files ${ROOT}/${layer}/*.h ${ROOT}/${layer}/*.cpp)
  list(REMOVE_ITEM files ${ROOT}/engine/core/message.h)  # its example
  foreach(file IN LISTS files)
    file(READ ${file} text)
    string(REGEX MATCHALL "(say|breach|sum|needs|card|help)::[A-Za-z0-9_]+" found "${text}")
    list(APPEND used ${found})
    string(REGEX MATCHALL "TALLY_SAY\\([ \n]*[A-Za-z0-9_]+" found "${text}")
    list(APPEND rows ${found})
  endforeach()
endforeach()
list(TRANSFORM rows REPLACE "TALLY_SAY\\([ \n]*" "")
list(TRANSFORM used REPLACE ".*::" "")
if(NOT rows)
  message(FATAL_ERROR "${ROOT}: no rows of messages found")
endif()

list(REMOVE_ITEM rows ${used})
if(rows)
  list(JOIN rows "\n" rows)
  message(FATAL_ERROR "Nobody says these rows:\n${rows}")
endif()
