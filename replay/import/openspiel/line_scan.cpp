#include <bit>
#include <cstring>

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

  // One to five digits, all at once: the eight bytes that can be read behind any place of a line.
  bool short_number(unsigned& out) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at_, sizeof bytes);
    const std::uint64_t digits = bytes ^ 0x3030303030303030U;
    // The highest bit of each byte that is no digit.
    const std::uint64_t others =
        (digits | ((digits & 0x7F7F7F7F7F7F7F7FU) + 0x7676767676767676U)) & 0x8080808080808080U;
    const int size = std::countr_zero(others | std::uint64_t{1} << 63U) / 8;
    if (size == 0 || size > 5) return false;
    std::uint64_t n = digits << (64 - 8 * size);
    n = (n * 10 + (n >> 8U)) & 0x00FF00FF00FF00FFU;
    n = (n * 100 + (n >> 16U)) & 0x0000FFFF0000FFFFU;
    out = static_cast<unsigned>(n * 10'000 + (n >> 32U));
    at_ += size;
    return true;
  }

  static unsigned digit_at(const char* p) { return static_cast<unsigned char>(*p - '0'); }

  bool history() {
    if (!take('[')) return false;
    std::size_t size = 0;
    unsigned n = 0;
    if (!number(n) || n >= actions) return false;
    h_.actions[size++] = static_cast<std::uint16_t>(n);
    for (; size < first_bid; ++size) {
      if (end_ - at_ < 5) return false;
      // Behind a comma 51 … 104.
      const unsigned tens = digit_at(at_ + 1);
      const unsigned ones = digit_at(at_ + 2);
      n = tens * 10 + ones;
      bool sound = at_[0] == ',' && ones < 10 && tens < 10;
      if (tens >= 5) [[likely]] {
        at_ += 3;
      } else {
        n = n * 10 + digit_at(at_ + 3);
        sound = sound && tens == 1 && ones == 0;
        at_ += 4;
      }
      if (!sound || n - first_card > last_card - first_card) return false;
      h_.actions[size] = static_cast<std::uint16_t>(n);
    }
    // Passes are most of the rest; numbers of one to five digits come in no order.
    while (take(',')) {
      if (size == History::most_actions) return false;
      if (at_[0] == '0') {
        n = 0;
        ++at_;
      } else if (!short_number(n) || n >= actions) {
        return false;
      }
      h_.actions[size++] = static_cast<std::uint16_t>(n);
    }
    h_.size = size;
    return take(']');
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
    unsigned seat = static_cast<unsigned>(auction.first);
    const std::size_t played = first_bid + auction.bids;
    // Nothing parts the first act from another: there the list begins.
    if (h_.size > first_bid) --at_;
    const char* at = at_;
    for (std::size_t i = first_bid; i < h_.size; ++i) {
      if (i == played) seat = static_cast<unsigned>(auction.landlord);
      const char parting = i == first_bid ? '[' : ',';
      if (at >= end_) return false;
      const CommonAct* const common = common_.find(h_.actions[i]);
      if (common != nullptr && common->text_size != 0) [[likely]] {
        std::array<std::uint64_t, 2> bytes;  // NOLINT: filled below
        std::memcpy(bytes.data(), at, sizeof bytes);
        bytes[0] ^= static_cast<unsigned char>(parting ^ ',');
        bytes[0] ^= common->text[0] + (std::uint64_t{seat} << 16U);
        if ((bytes[0] | ((bytes[1] ^ common->text[1]) & common->second)) != 0) return false;
        at += common->text_size;
      } else {
        at_ = at;
        if (!other_act(h_.actions[i], seat, parting)) return false;
        at = at_;
      }
      seat = seat == 2 ? 0 : seat + 1;
    }
    at_ = at;
    return take(']');
  }

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
