#pragma once
// Ctrl-C: one is enough. The command has a moment to end in order and to say what is known so far;
// then, or with a second Ctrl-C, the program ends wherever it is. No unfinished file is left.
#include <chrono>
#include <functional>
#include <string>

namespace tally::cli {

// Thrown where a command stops in order. Not a std::exception: only main and the command that
// knows what to save may catch it.
struct Interrupted {};

// Thrown where nobody reads standard output any more: the program ends quietly, as a closed pipe
// ends others, but no unfinished file is left. Not a std::exception, as above.
struct ReaderGone {};

// Before any other thread is started. `moment` is what a command has to end in order.
void catch_interrupts(std::chrono::milliseconds moment = std::chrono::milliseconds(100));
[[nodiscard]] bool was_interrupted();
inline void stop_if_interrupted() {
  if (was_interrupted()) throw Interrupted();
}

// What a command that does not come to its end is to say, as long as this lives; it is called on
// another thread, and never after the destructor.
class LastWords {
 public:
  explicit LastWords(std::function<void()> say);
  ~LastWords();
  LastWords(const LastWords&) = delete;
  LastWords& operator=(const LastWords&) = delete;
};

// Makes a file beside the path, open for writing, that is gone when the program ends, unless it is
// renamed. Its descriptor, or -1 with errno; `name` is its name.
int make_temporary(const std::string& path, std::string& name);
// False with errno when it cannot be renamed.
bool rename_temporary(const std::string& name, const std::string& path);
void remove_temporary(const std::string& name);

}  // namespace tally::cli
