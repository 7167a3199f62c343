# An outsider's programs over an installed copy. Run as:
# cmake -DSOURCE=… -DBUILD=… -DLIBDIR=lib -DCOMPILER=… -DCC=cc -DFLAGS=-O0 [-DPYTHON=…] -P installed.cmake
# Installs BUILD into a folder beside it, builds the examples against that, runs them, and holds what
# they say against the command.
cmake_minimum_required(VERSION 3.25)
set(into ${BUILD}/installed)
set(built ${BUILD}/installed-examples)
file(REMOVE_RECURSE ${into} ${built})

# run(NAME COMMAND...): its output in out_NAME. Ends the test when it fails.
function(run name)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE result
                  WORKING_DIRECTORY ${into})
  if(NOT result STREQUAL "0")
    message(FATAL_ERROR "${ARGN}: ${result}\n${out}${err}")
  endif()
  set(out_${name} "${out}" PARENT_SCOPE)
endfunction()

function(expect text part)
  string(FIND "${text}" "${part}" at)
  if(at LESS 0)
    message(FATAL_ERROR "expected \"${part}\" in:\n${text}")
  endif()
endfunction()

file(MAKE_DIRECTORY ${into})
run(install ${CMAKE_COMMAND} --install ${BUILD} --prefix ${into})
set(examples ${into}/share/doc/tally/examples)
run(configure ${CMAKE_COMMAND} -S ${examples} -B ${built} -G Ninja -DCMAKE_PREFIX_PATH=${into}
    -DCMAKE_CXX_FLAGS=${FLAGS} -DCMAKE_CXX_COMPILER=${COMPILER})
run(build ${CMAKE_COMMAND} --build ${built})

# Records and rules need no solver, no Boost, no command line.
file(READ ${built}/build.ninja ninja)
string(REGEX MATCHALL "build follow:[^\n]*\n(  [^\n]*\n)*" link "${ninja}")
string(REGEX MATCH "LINK_LIBRARIES = [^\n]*" libraries "${link}")
expect("${libraries}" tally_replay)
if(libraries MATCHES "z3|[Bb]oost|CLI|tally_verify")
  message(FATAL_ERROR "follow needs: ${libraries}")
endif()
file(GLOB_RECURSE headers ${into}/include/tally/*.h)
foreach(header IN LISTS headers)
  file(STRINGS ${header} lines REGEX "# *include *<[^>]*[./]")
  if(lines)
    message(FATAL_ERROR "${header}: ${lines}")
  endif()
endforeach()

run(check ${built}/check ${examples}/game.jsonl)
run(tally ${into}/bin/tally check ${examples}/game.jsonl)
expect("${out_tally}" "${out_check}")
expect("${out_check}" "clean")
run(follow sh -c "${built}/follow <${examples}/game.jsonl")
expect("${out_follow}" "the game is over; winners: seat 2\n39 events recorded")
run(reader ${built}/reader ${examples}/club.txt)
expect("${out_reader}" "clean, 7 tricks")
run(bot ${built}/bot 3)
expect("${out_bot}" "not allowed by DDZ-")
expect("${out_bot}" "the game is over; winners:")

# The same by pkg-config, without CMake.
set(ENV{PKG_CONFIG_PATH} ${into}/${LIBDIR}/pkgconfig)
run(flags pkg-config --cflags --libs tally-replay)
separate_arguments(flags UNIX_COMMAND "${out_flags}")
separate_arguments(own UNIX_COMMAND "${FLAGS}")
run(compile ${COMPILER} -std=c++20 ${own} ${examples}/reader.cpp -o ${built}/reader-pc ${flags})
run(reader ${built}/reader-pc ${examples}/club.txt)
expect("${out_reader}" "clean, 7 tricks")

# From C, where a game that is being recorded is followed.
run(flags pkg-config --cflags --libs tally-c)
separate_arguments(flags UNIX_COMMAND "${out_flags}")
run(compile ${CC} -std=c99 -Wall -Wextra -pedantic -Werror ${SOURCE}/tests/library/follow.c
    -o ${built}/follow-c ${flags} -Wl,-rpath,${into}/${LIBDIR})
run(c sh -c "${built}/follow-c <${SOURCE}/corpus/faults/wrong-winner.jsonl")
expect("${out_c}" "SGS-END-LORD-DEAD The lord is dead")
expect("${out_c}" "91 events judged\nverdict 1\n{\"source\":")
run(c sh -c "${built}/follow-c zh <${SOURCE}/corpus/faults/bad-line.jsonl")
expect("${out_c}" "error: ")

# From Python every verdict of the command, on every record of the corpus.
if(PYTHON)
  set(ENV{TALLY_LIBRARY} ${into}/${LIBDIR}/libtally.so)
  file(GLOB_RECURSE records ${SOURCE}/corpus/*)
  list(FILTER records EXCLUDE REGEX "\\.(md|tsv)$")
  list(SORT records)
  execute_process(COMMAND ${into}/bin/tally check --format jsonl ${records}
                  OUTPUT_VARIABLE by_command ERROR_QUIET)
  run(python ${PYTHON} ${examples}/check.py ${records})
  if(NOT out_python STREQUAL by_command)
    file(WRITE ${built}/by-command.jsonl "${by_command}")
    file(WRITE ${built}/by-python.jsonl "${out_python}")
    message(FATAL_ERROR "${built}/by-command.jsonl and by-python.jsonl differ")
  endif()
endif()
