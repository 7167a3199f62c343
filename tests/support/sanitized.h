// Whether this is the build under sanitizers, in which a test runs some ten times as long: what
// only tries many games tries fewer of them there.
#pragma once

namespace tally::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

}  // namespace tally::test
