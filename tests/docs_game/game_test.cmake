# What the house does with a game that has come in by its own folders and one line in each list.
# Run as: cmake -DTALLY=program -DFOLDER=… -P game_test.cmake
cmake_minimum_required(VERSION 3.25)

# Runs tally: `code` is expected, and of what it prints that it matches.
function(expect code matches)
  execute_process(COMMAND ${TALLY} ${ARGN} RESULT_VARIABLE got OUTPUT_VARIABLE out ERROR_VARIABLE err)
  set(out "${out}${err}")
  if(NOT got EQUAL code OR NOT out MATCHES "${matches}")
    message(SEND_ERROR "tally ${ARGN}: exit ${got}, expected ${code} and \"${matches}\":\n${out}")
  endif()
  set(out "${out}" PARENT_SCOPE)
endfunction()

set(log ${FOLDER}/village.jsonl)
expect(0 "" play --game vote --players 6 --seed 3 --games 2 -o ${log})
expect(0 "2 games: 2 clean" check ${log})
file(READ ${log} text)

# A vote for oneself breaks the rule of votes, and nothing else.
string(REGEX REPLACE "\"e\":\"vote\",\"p\":1,\"t\":[2-6]" "\"e\":\"vote\",\"p\":1,\"t\":1" self "${text}")
if(self STREQUAL text)
  message(SEND_ERROR "nobody in seat 1 votes:\n${text}")
endif()
file(WRITE ${FOLDER}/self.jsonl "${self}")
expect(1 "VOTE-VOTE A vote .*a vote is for another player who is not out" check ${FOLDER}/self.jsonl)

expect(0 "seat 1 votes for seat .*VOTE-VOTE" show ${log} --game 1)
expect(0 "1号位投.号位" show ${log} --game 1 --lang zh)
expect(0 "p. votes for {t}" format vote)
expect(0 "INV-VOTE-IN" rules --invariants --game vote)
expect(0 "1 invariants in every game.*500 games: all of it holds" fuzz --game vote --games 500 --jobs 1)
expect(0 "all reached, no dead end" graph phases --game vote)

# What it does not bring it is said to lack; no other game's stands in.
expect(2 "this game has no theorems" prove --game vote)
expect(2 "such a graph there is only of rulesets of sanguosha" graph states --ruleset village)
expect(2 "vote has no distances between seats" graph seats ${log})
expect(0 "theorems proved" prove --game dou_dizhu --ruleset seed)
