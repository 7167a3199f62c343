// What strangers' bytes reach, one function each: libFuzzer calls them with bytes of its own
// (entry.cpp), the tests with those that are kept (corpus/).
#pragma once

#include <span>
#include <string_view>

namespace tally::fuzz {

struct Target {
  std::string_view name;          // of its folder in corpus/
  void (*run)(std::string_view);  // what goes wrong in it is no InputError, BookError or Failure
};

std::span<const Target> targets();
// nullptr when there is none of this name.
const Target* target_named(std::string_view name);

// targets_books.cpp
void ruleset(std::string_view bytes);
void notes(std::string_view bytes);
void defects(std::string_view bytes);
void rulebook(std::string_view bytes);
// targets_parts.cpp
void part(std::string_view bytes);
// targets_records.cpp
void freekill(std::string_view bytes);
void freekill_packets(std::string_view bytes);
void qsanguosha(std::string_view bytes);
void noname(std::string_view bytes);
void openspiel(std::string_view bytes);
void rlcard(std::string_view bytes);
void botzone(std::string_view bytes);
void douzero(std::string_view bytes);
void log(std::string_view bytes);
void log_lines(std::string_view bytes);
void any_record(std::string_view bytes);
// target_arguments.cpp
void arguments(std::string_view bytes);

}  // namespace tally::fuzz
