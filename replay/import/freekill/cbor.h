// CBOR (RFC 8949) as FreeKill writes it, read in place.
//
// Own code because no library fits: TinyCBOR is not packaged for Debian 12, and libcbor, which is,
// builds a tree with an allocation for every value. A game has some ten thousand packets of about
// ten values each, of which a quarter is looked into.
//
// check() tests a whole item once: bounds, nesting, reserved codes. A Value is then a view into
// checked bytes. Asking it for something it is not gives nothing; it never throws.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/message.h"

namespace tally::freekill::cbor {

inline constexpr std::size_t max_depth = 32;  // of arrays, maps and tags in one another

// A decoded item head. What `argument` means depends on the major type: a number, a length in
// bytes, a count of elements or pairs, a tag, or the bits of a simple value.
struct Head {
  std::uint8_t major;
  std::uint8_t width;  // the low five bits of the first byte
  std::uint64_t argument;
};

enum class Major : std::uint8_t { positive, negative, bytes, text, array, map, tag, simple };

// Reads a head and moves `at` behind it. Returns what is wrong, or null. Also refuses lengths and
// counts that the bytes up to `end` cannot hold.
const Says<>* read_head(const std::uint8_t*& at, const std::uint8_t* end, Head& head);

// Throws io::InputError, with an offset into `data`, unless `data` is exactly one well-formed item
// of definite lengths. Text is not tested for being UTF-8.
void check(std::span<const std::uint8_t> data);

// Moves `at` behind one well-formed item, without entering byte strings. Throws like check(), with
// an offset from `start`.
void skip_checked(const std::uint8_t*& at, const std::uint8_t* start, const std::uint8_t* end);

enum class Kind : std::uint8_t {
  none,  // no value: not found, or past the end
  integer,
  bytes,
  text,
  array,
  map,
  tagged,
  boolean,
  null,
  real,
  simple  // undefined, and codes without a meaning
};

class Items;
class Pairs;

class Value {
 public:
  Value() = default;
  // The item that starts at `start`, in bytes that check() accepted.
  Value(const std::uint8_t* start, const std::uint8_t* end);

  Kind kind() const { return kind_; }
  explicit operator bool() const { return kind_ != Kind::none; }
  bool is_null() const { return kind_ == Kind::null; }

  std::optional<std::int64_t> as_int() const;  // also of a real number without a fraction
  std::optional<double> as_real() const;       // also of an integer
  std::optional<bool> as_bool() const;
  std::optional<std::string_view> as_text() const;  // of a text string and of a byte string

  std::optional<std::uint64_t> tag() const;  // the outermost one
  Value untagged() const;                    // without its tags; itself if it has none

  std::size_t size() const;                // elements of an array, pairs of a map, otherwise 0
  Items items() const;                     // empty unless an array
  Pairs pairs() const;                     // empty unless a map
  Value at(std::size_t index) const;       // in an array; walks over those before it
  Value find(std::string_view key) const;  // in a map, by a text or byte string; the first such
  Value find(std::int64_t key) const;      // in a map, by an integer

  // The bytes that encode this value and all in it.
  std::span<const std::uint8_t> encoding() const;

 private:
  friend class Items;
  friend class Pairs;
  const std::uint8_t* after() const;

  const std::uint8_t* start_ = nullptr;
  const std::uint8_t* body_ = nullptr;  // behind the head
  const std::uint8_t* end_ = nullptr;   // of the checked bytes
  Head head_{};
  Kind kind_ = Kind::none;
};

// check()s and gives the item. The bytes must outlive the Value.
Value parse(std::span<const std::uint8_t> data);

struct End {};

// for (Value value : array.items())
class Items {
 public:
  class Iterator {
   public:
    Iterator() = default;
    Iterator(Value first, std::size_t left) : value_(first), left_(left) {}
    const Value& operator*() const { return value_; }
    const Value* operator->() const { return &value_; }
    Iterator& operator++();
    bool operator==(End) const { return left_ == 0; }

   private:
    Value value_;
    std::size_t left_ = 0;
  };
  Items() = default;
  explicit Items(Iterator first) : first_(first) {}
  Iterator begin() const { return first_; }
  End end() const { return {}; }

 private:
  Iterator first_;
};

struct Pair {
  Value key;
  Value value;
};

// for (auto [key, value] : map.pairs())
class Pairs {
 public:
  class Iterator {
   public:
    Iterator() = default;
    Iterator(Value first_key, std::size_t left);
    const Pair& operator*() const { return pair_; }
    const Pair* operator->() const { return &pair_; }
    Iterator& operator++();
    bool operator==(End) const { return left_ == 0; }

   private:
    Pair pair_;
    std::size_t left_ = 0;
  };
  Pairs() = default;
  explicit Pairs(Iterator first) : first_(first) {}
  Iterator begin() const { return first_; }
  End end() const { return {}; }

 private:
  Iterator first_;
};

}  // namespace tally::freekill::cbor
