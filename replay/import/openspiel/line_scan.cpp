#include <bit>
#include <charconv>
#include <cstring>
#include <system_error>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "replay/import/openspiel/line.h"
#include "replay/import/openspiel/plays.h"

namespace tally::openspiel {
namespace {

// The numbers of the cards with a comma, and how long that is.
constexpr std::array<std::array<char, 4>, dou_dizhu::deck_size> card_texts = [] {
  std::array<std::array<char, 4>, dou_dizhu::deck_size> out{};
  for (int c = 0; c < dou_dizhu::deck_size; ++c) {
    std::array<char, 4>& text = out[static_cast<std::size_t>(c)];
    std::size_t n = 0;
    if (c >= 10) text[n++] = static_cast<char>('0' + c / 10);
    text[n++] = static_cast<char>('0' + c % 10);
    text[n++] = ',';
    text[3] = static_cast<char>(n);
  }
  return out;
}();

static_assert(std::endian::native == std::endian::little);

// 0x80 for each of eight bytes that is `c`.
std::uint64_t bytes_that_are(char c, const char* from) {
  constexpr std::uint64_t ones = 0x0101010101010101U;
  constexpr std::uint64_t low = 0x7F * ones;
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, from, sizeof bytes);
  bytes ^= ones * static_cast<unsigned char>(c);
  return ~(((bytes & low) + low) | bytes | low);
}

// How many bytes stand before `c`, up to 16.
std::size_t length_before(const char* from, char c) {
  const std::uint64_t first = bytes_that_are(c, from);
  if (first != 0) return static_cast<std::size_t>(std::countr_zero(first)) / 8;
  const std::uint64_t second = bytes_that_are(c, from + 8);
  return 8 + (second != 0 ? static_cast<std::size_t>(std::countr_zero(second)) / 8 : 8);
}

// Bit per byte of the 64: which is a comma or a closing bracket.
std::uint64_t marks_in(const char* from, std::uint64_t& brackets) {
  std::uint64_t commas = 0;
  brackets = 0;
#ifdef __SSE2__
  for (unsigned i = 0; i < 64; i += 16) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i));  // NOLINT
    const auto equal = [&](char c) {
      return std::uint64_t{
          static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(c))))};
    };
    commas |= equal(',') << i;
    brackets |= equal(']') << i;
  }
#else
  for (unsigned i = 0; i < 64; i += 8) {
    const auto equal = [&](char c) {
      return ((bytes_that_are(c, from + i) >> 7U) * 0x0102040810204080U) >> 56U;
    };
    commas |= equal(',') << i;
    brackets |= equal(']') << i;
  }
#endif
  return commas | brackets;
}

// The actions of a list, from behind its opening bracket, which stands eight bytes into the line or
// later. Where each ends is known before it is read, so none waits for the one before.
class Actions {
 public:
  Actions(const char* first, const char* end, const CommonActs& common)
      : start_(first), block_(first), end_(end), common_(common) {
    look();
  }

  // False for anything else, and at the end of the line.
  [[gnu::always_inline]] inline bool next(unsigned& action) {
    while (marks_ == 0) {
      block_ += block_size;
      if (last_ || block_ >= end_) return false;
      look();
    }
    const char* const stop = block_ + std::countr_zero(marks_);
    marks_ &= marks_ - 1;
    const auto size = static_cast<std::size_t>(stop - start_);
    start_ = stop + 1;
    if (size > CommonActs::most_digits) return false;
    // The highest bytes.
    static constexpr std::array<std::uint64_t, CommonActs::most_digits + 1> last = {
        0,
        0xFFULL << 56U,
        0xFFFFULL << 48U,
        0xFFFFFFULL << 40U,
        0xFFFFFFFFULL << 32U,
        0xFFFFFFFFFFULL << 24U};
    std::uint64_t digits = 0;
    std::memcpy(&digits, stop - sizeof digits, sizeof digits);
    if (common_.read(digits & last[size], action)) [[likely]]
      return true;
    return number(stop - size, size, action);
  }
  // Whether the last one was followed by the closing bracket.
  [[nodiscard]] bool done() const { return marks_ == 0 && last_; }
  [[nodiscard]] const char* behind() const { return start_; }

 private:
  static constexpr int block_size = 64;

  void look() {
    std::uint64_t brackets = 0;
    marks_ = marks_in(block_, brackets);
    last_ = brackets != 0;
    if (last_) marks_ &= brackets ^ (brackets - 1);
  }
  // As JSON spells it: no zeros before it.
  static bool number(const char* text, std::size_t size, unsigned& action) {
    const auto parsed = std::from_chars(text, text + size, action);
    return parsed.ec == std::errc() && parsed.ptr == text + size && (*text != '0' || size == 1) &&
           action < actions;
  }

  const char* start_;
  const char* block_;
  const char* const end_;
  const CommonActs& common_;
  std::uint64_t marks_ = 0;
  bool last_ = false;  // the list ends in this block
};

class Scanner {
 public:
  Scanner(std::string_view line, History& out)
      : at_(line.data()), end_(line.data() + line.size()), h_(out) {}

  bool line() {
    if (!take('{')) return false;
    do {
      if (!field()) return false;
    } while (take(','));
    h_.deal_in_bounds = true;  // history() has seen to it
    return take('}') && at_ == end_ && h_.size >= first_bid && in_bounds();
  }

 private:
  bool take(char c) {
    if (at_ >= end_ || *at_ != c) return false;
    ++at_;
    return true;
  }

  bool field() {
    if (!take('"')) return false;
    const char* const from = at_;
    at_ += length_before(at_, '"');
    const std::string_view key(from, static_cast<std::size_t>(at_ - from));
    if (!take('"') || !take(':')) return false;
    switch (key.size()) {
      case 3:
        if (key == "bid") return once(1) && small(h_.bid);
        break;
      case 4:
        if (key == "hist") return once(2) && history();
        if (key == "deal") return once(4) && deal();
        if (key == "acts") return once(8) && acts();
        break;
      case 6:
        if (key == "bottom") return once(16) && bottom();
        if (key == "n_bids") return once(32) && small(h_.n_bids);
        break;
      case 7:
        if (key == "returns") return once(64) && returns();
        break;
      case 8:
        if (key == "landlord") return once(128) && small(h_.landlord);
        break;
      case 11:
        if (key == "face_up_pos") return once(256) && small(h_.face_up_pos);
        break;
      case 12:
        if (key == "first_bidder") return once(512) && small(h_.first_bidder);
        break;
      default: break;
    }
    return other();
  }

  bool once(unsigned bit) {
    const bool first = (seen_ & bit) == 0;
    seen_ |= bit;
    return first;
  }

  [[nodiscard]] bool in_bounds() const {
    return h_.landlord <= 2 && h_.bid <= 3 && (h_.bid >= 0 || h_.bid == History::unsaid);
  }

  // A number or a text nobody asks for.
  bool other() {
    if (take('"')) {
      while (at_ < end_ && *at_ != '"' && *at_ != '\\') ++at_;
      return take('"');
    }
    const char* const from = at_;
    while (at_ < end_ && (is_digit(*at_) || *at_ == '-' || *at_ == '.')) ++at_;
    return at_ > from;
  }

  static bool is_digit(char c) { return static_cast<unsigned char>(c - '0') < 10; }

  // At most five digits, as JSON spells it.
  bool number(unsigned& out) {
    const char* const from = at_;
    auto digit = static_cast<unsigned char>(*at_ - '0');
    if (digit > 9) return false;
    unsigned n = digit;
    for (;;) {
      digit = static_cast<unsigned char>(*++at_ - '0');
      if (digit > 9) break;
      n = n * 10 + digit;
    }
    out = n;
    return at_ - from <= 5 && (*from != '0' || at_ - from == 1);
  }

  bool small(int& out) {
    const bool minus = take('-');
    unsigned n = 0;
    if (!number(n)) return false;
    out = minus ? -static_cast<int>(n) : static_cast<int>(n);
    return out >= -1;
  }

  static unsigned digit_at(const char* p) { return static_cast<unsigned char>(*p - '0'); }

  bool history() {
    if (!take('[')) return false;
    Actions row(at_, end_, common_);
    unsigned n = 0;
    if (!row.next(n)) return false;
    h_.actions[0] = static_cast<std::uint16_t>(n);
    std::size_t size = 1;
    for (; size < first_bid; ++size) {
      if (!row.next(n) || n - first_card > last_card - first_card) return false;
      h_.actions[size] = static_cast<std::uint16_t>(n);
    }
    for (; !row.done(); ++size) {
      if (size == History::most_actions || !row.next(n)) return false;
      h_.actions[size] = static_cast<std::uint16_t>(n);
      h_.common[size] = &common_.find(n);
    }
    h_.size = size;
    h_.looked_up = true;
    at_ = row.behind();
    return at_ <= end_;
  }

  // So many card numbers, of one or two digits.
  bool cards(std::uint8_t* to, int count) {
    if (at_ >= end_ || *at_ != '[') return false;
    for (int i = 0; i < count; ++i) {
      // Behind a bracket or comma.
      if (end_ - at_ < 4 || (i > 0 && *at_ != ',')) return false;
      const unsigned first = digit_at(at_ + 1);
      const unsigned second = digit_at(at_ + 2);
      const bool two = second < 10;
      const unsigned n = two ? first * 10 + second : first;
      if (first > 9 || (first == 0 && two) || n >= dou_dizhu::deck_size) return false;
      at_ += two ? 3 : 2;
      *to++ = static_cast<std::uint8_t>(n);
    }
    return take(']');
  }

  // As the actions, if they come first, make one expect it; else number by number.
  bool deal() {
    if (h_.size >= first_bid && expected_deal()) return true;
    h_.has_deal = true;
    if (!take('[')) return false;
    for (std::size_t p = 0; p < 3; ++p)
      if ((p > 0 && !take(',')) || !cards(h_.deal.data() + p * hand, hand)) return false;
    return take(']');
  }

  bool expected_deal() {
    constexpr std::size_t longest = 256;
    std::array<char, longest> text;  // NOLINT: filled as far as it is compared
    char* to = text.data();
    *to++ = '[';
    for (std::size_t p = 0; p < 3; ++p) {
      *to++ = '[';
      for (std::size_t i = 0; i < hand; ++i) {
        const auto& number = card_texts[h_.actions[1 + 3 * i + p] - std::size_t{first_card}];
        std::memcpy(to, number.data(), number.size());
        to += number[3];
      }
      to[-1] = ']';  // for the last comma
      *to++ = ',';
    }
    to[-1] = ']';
    const auto size = static_cast<std::size_t>(to - text.data());
    if (static_cast<std::size_t>(end_ - at_) < size || std::memcmp(at_, text.data(), size) != 0)
      return false;
    at_ += size;
    return true;
  }

  bool bottom() {
    h_.has_bottom = true;
    return cards(h_.bottom.data(), 3);
  }

  bool returns() {
    h_.has_returns = true;
    if (!take('[')) return false;
    for (std::size_t p = 0; p < 3; ++p) {
      unsigned n = 0;
      if (p > 0 && !take(',')) return false;
      const bool minus = take('-');
      if (!number(n)) return false;
      h_.returns[p] = minus ? -static_cast<int>(n) : static_cast<int>(n);
      if (take('.') && !take('0')) return false;
    }
    return take(']');
  }

  bool text(std::string_view t) {
    if (static_cast<std::size_t>(end_ - at_) < t.size() ||
        std::memcmp(at_, t.data(), t.size()) != 0)
      return false;
    at_ += t.size();
    return true;
  }

  // [[2,"Pass"],[0,"Bid 3"],[0,"999AA"],…], held against the actions, which come before it.
  bool acts() {
    if (h_.size < first_bid || !take('[')) return false;
    const Auction auction(h_);
    const auto seat = static_cast<unsigned>(auction.first);
    const std::size_t played = first_bid + auction.bids;
    const char* at = at_;
    // Nothing parts the first act from another: there the list begins.
    if (h_.size > first_bid) --at;
    char first = '[' ^ ',';
    std::uint64_t by = std::uint64_t{seat} << seat_at;
    for (std::size_t i = first_bid; i < h_.size; ++i) {
      if (i == played) by = static_cast<std::uint64_t>(auction.landlord) << seat_at;
      if (at >= end_) return false;
      const CommonAct* const common = h_.common[i];
      if (common->text_size != 0) [[likely]] {
        std::array<std::uint64_t, 2> bytes;  // NOLINT: filled below
        std::memcpy(bytes.data(), at, sizeof bytes);
        bytes[0] ^= static_cast<unsigned char>(first);
        bytes[0] ^= common->text[0] + by;
        if ((bytes[0] | ((bytes[1] ^ common->text[1]) & common->second)) != 0) return false;
        at += common->text_size;
      } else {
        at_ = at;
        if (!other_act(h_.actions[i], static_cast<unsigned>(by >> seat_at), first != 0 ? '[' : ','))
          return false;
        at = at_;
      }
      first = 0;
      by = by == std::uint64_t{2} << seat_at ? 0 : by + (std::uint64_t{1} << seat_at);
    }
    at_ = at;
    return take(']');
  }
  static constexpr unsigned seat_at = 16;  // in the text of an act: bits

  bool other_act(unsigned id, unsigned seat, char parting) {
    Play room;
    return take(parting) && take('[') && take(static_cast<char>('0' + seat)) && text(",\"") &&
           text(play_of(static_cast<int>(id), room).view()) && text("\"]");
  }

  const char* at_;
  const char* const end_;
  History& h_;
  unsigned seen_ = 0;
  const CommonActs& common_ = common_acts();
};

}  // namespace

bool scan(std::string_view line, History& out) {
  // The least a game can be: 52 actions.
  constexpr std::size_t shortest = 100;
  return line.size() >= shortest && line.starts_with("{\"") && Scanner(line, out).line();
}

}  // namespace tally::openspiel
