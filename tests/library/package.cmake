# The Debian package: cmake -DBUILD=… -P package.cmake
# Makes it, and runs what is in it from another folder.
cmake_minimum_required(VERSION 3.25)
set(into ${BUILD}/packaged)
file(REMOVE_RECURSE ${into})
file(MAKE_DIRECTORY ${into})
foreach(command IN ITEMS "cpack|-G|DEB|--config|${BUILD}/CPackConfig.cmake|-B|${into}"
                         "sh|-c|dpkg-deb -x *.deb root && dpkg-deb -f *.deb Depends"
                         "root/usr/bin/tally|check|root/usr/share/doc/tally/examples/game.jsonl")
  string(REPLACE "|" ";" command "${command}")
  execute_process(COMMAND ${command} WORKING_DIRECTORY ${into} OUTPUT_VARIABLE out
                  ERROR_VARIABLE err RESULT_VARIABLE result)
  if(NOT result STREQUAL "0")
    message(FATAL_ERROR "${command}: ${result}\n${out}${err}")
  endif()
  string(APPEND all "${out}")
endforeach()
foreach(part "libz3-4" "libc6" "1 game: 1 clean")
  string(FIND "${all}" "${part}" at)
  if(at LESS 0)
    message(FATAL_ERROR "expected \"${part}\" in:\n${all}")
  endif()
endforeach()
foreach(file include/tally.h include/tally/replay/source.h share/doc/tally/docs/library.md
        share/man/man1/tally.1 share/man/zh_CN/man1/tally.1
        share/bash-completion/completions/tally share/zsh/vendor-completions/_tally
        share/fish/vendor_completions.d/tally.fish)
  if(NOT EXISTS ${into}/root/usr/${file})
    file(GLOB_RECURSE there RELATIVE ${into}/root ${into}/root/usr/share/doc/*)
    message(FATAL_ERROR "the package has no ${file}; it has ${there}")
  endif()
endforeach()
