#pragma once
// A formula with one term changed, so that tests see which theorem notices. Every operation of
// z3_logic.h asks here what it is to be: within a text of the engine (`Text`) the operation that a
// change names is another one. Without a change, as everywhere but in tests, each is itself.
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tally::proofs {

// What a formula is built with, as its text writes it. The last four stand only in place of others.
// clang-format off
#define TALLY_TERMS(X) \
  X(plus, "+") \
  X(minus, "-") \
  X(times, "*") \
  X(over, "/") \
  X(doubled, "<<") \
  X(choice, "?") \
  X(equal, "==") \
  X(less, "<") \
  X(more, ">") \
  X(at_most, "<=") \
  X(at_least, ">=") \
  X(both, "and") \
  X(either, "or") \
  X(negate, "not") \
  X(none, "none") \
  X(number, "number") \
  X(first, "first") \
  X(second, "second") \
  X(always, "true") \
  X(never, "false")
// clang-format on

enum class Term : std::uint8_t {
#define TALLY_X(name, text) name,
  TALLY_TERMS(TALLY_X)
#undef TALLY_X
      count
};
std::string_view text_of(Term t);

// In the engine's text `text`, the `nth` of its terms like this (from 1) is `into`; a number is
// `number` instead.
struct Change {
  std::string_view text;  // "distance": the engine's template
  Term term = Term::count;
  int nth = 1;
  Term into = Term::count;
  int number = 0;
};

// As long as it lives, texts of this thread are built with it. Proofs of before are of no use then:
// a Prover of its own.
class Changed {
 public:
  explicit Changed(const Change& change);
  ~Changed();
  Changed(const Changed&) = delete;
  Changed& operator=(const Changed&) = delete;
};

// How often each text has each term, as far as it was built while this lives.
class Watched {
 public:
  struct Seen {
    std::string_view text;
    std::array<int, static_cast<std::size_t>(Term::count)> terms{};
    std::vector<int> numbers;  // of the terms `number`, in their order
  };
  Watched();
  ~Watched();
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;
  [[nodiscard]] const std::vector<Seen>& texts() const { return texts_; }
  void add(const Seen& one);

 private:
  std::vector<Seen> texts_;
};

// What is built while it lives is the text of this template of the engine, and nothing of a
// theorem's.
class Text {
 public:
  explicit Text(std::string_view name);
  ~Text();
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;
};

// What an operation, or a number, is to be.
Term term_now(Term t);
int number_now(int n);

}  // namespace tally::proofs
