#pragma once
// A function on a thread of its own that takes turns with its owner: only one of the two ever runs.
// So what has to be called in the order of its questions can be fed in the order of its answers.
#include <exception>
#include <functional>
#include <semaphore>
#include <thread>

namespace tally::follow {

class Strand {
 public:
  explicit Strand(std::function<void()> run);
  // The function must have ended.
  ~Strand();
  Strand(const Strand&) = delete;
  Strand& operator=(const Strand&) = delete;

  // Lets the function go on until it waits or ends; nothing where it has ended. Throws what ended
  // it.
  void resume();
  // From the inside: gives the turn back.
  void wait();
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  std::binary_semaphore turn_{0};  // of the function
  std::binary_semaphore back_{0};  // of the owner
  bool ended_ = false;
  std::exception_ptr failure_;
  std::thread thread_;
};

}  // namespace tally::follow
