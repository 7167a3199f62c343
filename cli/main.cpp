#include <csignal>
#include <exception>
#include <string>
#include <variant>

#include <fcntl.h>
#include <unistd.h>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/terminal.h"

namespace {

using namespace tally::cli;

// A standard stream that the caller closed must not become the number of a file opened later. What
// is written to standard output all the same gets lost, and that is a failure as it is anywhere.
void open_standard_streams() {
  for (int fd = 0; fd <= 2; ++fd) {
    const int way = fd == STDOUT_FILENO ? O_RDONLY : O_RDWR;
    if (::fcntl(fd, F_GETFD) < 0) (void)::open("/dev/null", way);
  }
}

ExitCode run_command(int argc, char** argv) {
  const auto parsed = parse(argc, argv);
  if (const auto* answer = std::get_if<Answer>(&parsed)) {
    answer->for_person ? read_out(answer->text) : write_out(answer->text);
    return ok;
  }
  return std::visit([](const auto& arguments) { return run(arguments); },
                    std::get<Command>(parsed));
}

}  // namespace

int main(int argc, char** argv) {
  open_standard_streams();
  std::signal(SIGPIPE, SIG_IGN);  // it is told by ReaderGone
  try {
    return run_command(argc, argv);
  } catch (const Failure& failure) {
    complain(words(failure.message));
    return failure.code;
  } catch (const ReaderGone&) {
    std::signal(SIGPIPE, SIG_DFL);  // a reader who has seen enough ends this program quietly
    return std::raise(SIGPIPE);
  } catch (const Interrupted&) {
    complain(words(say::was_interrupted()));
    return interrupted;
  } catch (const std::bad_alloc&) {
    complain(words(say::out_of_memory()));
    return internal;
  } catch (const std::exception& error) {
    complain(words(say::internal_error(error.what())));
    return internal;
  }
}
