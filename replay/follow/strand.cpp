#include "replay/follow/strand.h"

#include <utility>

namespace tally::follow {

Strand::Strand(std::function<void()> run)
    : thread_([this, run = std::move(run)] {
        turn_.acquire();
        try {
          run();
        } catch (...) {
          failure_ = std::current_exception();
        }
        ended_ = true;
        back_.release();
      }) {}

Strand::~Strand() {
  if (thread_.joinable()) thread_.join();
}

void Strand::resume() {
  if (ended_) return;
  turn_.release();
  back_.acquire();
  if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

void Strand::wait() {
  back_.release();
  turn_.acquire();
}

}  // namespace tally::follow
