#pragma once
// Ctrl-C asks for an orderly end; a second one ends the program at once.
#include <memory>

#include "replay/io/input.h"

namespace tally::cli {

// Thrown out of a wait that Ctrl-C ended. Not a std::exception: only main and the command that
// knows what to save may catch it.
struct Interrupted {};

void catch_interrupts();
[[nodiscard]] bool was_interrupted();
inline void stop_if_interrupted() {
  if (was_interrupted()) throw Interrupted();
}

// A path as an Input; waiting for standard input ("-") ends with Interrupted on Ctrl-C.
io::Input open_input(const std::string& path);

}  // namespace tally::cli
