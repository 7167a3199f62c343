#include "cli/pipe_to.h"

#include <csignal>
#include <cstdio>

#include <sys/wait.h>

namespace tally::cli {

int pipe_to(const std::string& command, std::string_view text) {
  std::FILE* const in = ::popen(command.c_str(), "we");
  if (in == nullptr) return no_such_program;
  // Ctrl-C is for the other one.
  const auto before = std::signal(SIGINT, SIG_IGN);
  (void)std::fwrite(text.data(), 1, text.size(), in);
  const int status = ::pclose(in);
  std::signal(SIGINT, before);
  if (status < 0) return no_such_program;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace tally::cli
