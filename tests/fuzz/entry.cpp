// Where libFuzzer comes in: one program, called by the name of a target (build-fuzz/fuzz_<target>).
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tests/fuzz/targets.h"

namespace {

const tally::fuzz::Target* target = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** argv) {
  std::string_view name = (*argv)[0];
  name.remove_prefix(name.rfind('/') + 1);
  constexpr std::string_view prefix = "fuzz_";
  if (name.starts_with(prefix)) target = tally::fuzz::target_named(name.substr(prefix.size()));
  if (target == nullptr) {
    std::fputs("call this as fuzz_<target>; the targets are\n", stderr);
    for (const auto& t : tally::fuzz::targets())
      std::fprintf(stderr, "  %.*s\n", static_cast<int>(t.name.size()), t.name.data());
    std::exit(2);
  }
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  target->run({reinterpret_cast<const char*>(data), size});
  return 0;
}
