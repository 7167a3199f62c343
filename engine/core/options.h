#pragma once
// The options of a ruleset as a game's rules read them: by the names of an option and of its value.
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/rulebook.h"

namespace tally {

// A value of an option by its name, as rulesets have it: OptionValue<Opt::reshuffle>("on_need").
// Which number it has says the game: value_named(Opt, name), in the namespace of its Opt.
template <auto option>
struct OptionValue {
  int number;
  consteval OptionValue(const char* name)  // NOLINT: options.is<Opt::…>("…")
      : number(value_named(option, name)) {}
};

// Without a ruleset every option has its first value: how a table stands is asked so where no rules
// are at hand (who reaches whom in a graph).
template <class Opt>
class OptionsOf {
 public:
  OptionsOf() = default;
  explicit OptionsOf(const Ruleset& rules) : value_(&rules.value) {}
  [[nodiscard]] int operator[](Opt o) const { return (*value_)[static_cast<std::size_t>(o)]; }
  template <Opt option>
  [[nodiscard]] bool is(OptionValue<option> value) const {
    return (*this)[option] == value.number;
  }
  // True when the option is this number, or has its n-th value.
  [[nodiscard]] bool is(Opt o, int n) const { return (*this)[o] == n; }

 private:
  static constexpr std::array<std::int32_t, max_options> first_values{};
  const std::array<std::int32_t, max_options>* value_ = &first_values;
};

}  // namespace tally
