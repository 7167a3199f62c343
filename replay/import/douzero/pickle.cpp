#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "replay/import/dou_dizhu/messages.h"
#include "replay/import/douzero/douzero.h"
#include "replay/io/input_error.h"

namespace tally::douzero {

namespace say = dou_dizhu::say;
namespace {

// The operations of a pickle that a file of deals needs.
enum Op : std::uint8_t {
  op_proto = 0x80,
  op_frame = 0x95,
  op_empty_list = ']',
  op_empty_dict = '}',
  op_memoize = 0x94,
  op_mark = '(',
  op_short_text = 0x8C,
  op_get = 'h',
  op_small_int = 'K',
  op_append = 'a',
  op_appends = 'e',
  op_setitems = 'u',
  op_stop = '.',
};

constexpr std::size_t most_stack = 256;
constexpr std::size_t most_texts = 256;  // BINGET reaches no more
constexpr int lowest_protocol = 4;
constexpr int highest_protocol = 5;

// Names for messages, of what other pickles are made of.
struct OpName {
  std::uint8_t op;
  std::string_view name;
};
constexpr std::array<OpName, 23> other_ops = {{
    {'s', "SETITEM"},        {'c', "GLOBAL"},      {0x93, "STACK_GLOBAL"}, {'R', "REDUCE"},
    {'i', "INST"},           {'o', "OBJ"},         {0x81, "NEWOBJ"},       {0x92, "NEWOBJ_EX"},
    {'b', "BUILD"},          {'J', "BININT"},      {'M', "BININT2"},       {'q', "BINPUT"},
    {'r', "LONG_BINPUT"},    {'j', "LONG_BINGET"}, {'X', "BINUNICODE"},    {'N', "NONE"},
    {'t', "TUPLE"},          {0x85, "TUPLE1"},     {0x86, "TUPLE2"},       {0x87, "TUPLE3"},
    {'C', "SHORT_BINBYTES"}, {'P', "PERSID"},      {'Q', "BINPERSID"},
}};

std::string name_of_op(std::uint8_t op) {
  for (const OpName& o : other_ops)
    if (o.op == op) return fmt::format("{} (0x{:02X})", o.name, op);
  return fmt::format("0x{:02X}", op);
}

}  // namespace

class Deals::Machine {
 public:
  explicit Machine(io::Input& input) : input_(input), block_(block_size) {}

  bool next(Record& out) {
    if (done_) return false;
    done_ = true;  // also when this throws
    while (step()) {
      if (!deal_ready_) continue;
      deal_ready_ = false;
      write_deal(deal_, out);
      for (dou_dizhu::CardList& c : deal_.cards) c.size = 0;
      given_ = true;
      done_ = false;
      return true;
    }
    if (!given_) throw io::InputError(say::no_deal_in_pickle());
    return false;
  }

 private:
  // What lies on the stack. Of lists only one of cards has content: the deals of the outer one are
  // given away as they come.
  struct Item {
    enum class Is : std::uint8_t { mark, number, key, list, dict };
    Is is = Is::mark;
    std::uint8_t value = 0;  // number, or index of a key
  };

  static constexpr std::size_t block_size = std::size_t{1} << 16;

  [[noreturn]] void fail(Message words) const {
    throw io::InputError(say::at_byte(op_at_, std::move(words)), 0, op_at_);
  }

  bool more() {
    if (at_ < end_) return true;
    before_ += end_;
    at_ = end_ = 0;
    end_ = input_.read(block_);
    return end_ > 0;
  }
  [[nodiscard]] std::uint64_t position() const { return before_ + at_; }

  std::uint8_t byte() {
    if (!more()) fail(say::ends_in_operation());
    return static_cast<std::uint8_t>(block_[at_++]);
  }

  void push(Item::Is is, std::uint8_t value = 0) {
    if (stack_.size() == most_stack) fail(say::nested_too_deep());
    stack_.push_back({is, value});
  }

  // False at the end of the file, behind STOP.
  bool step() {
    op_at_ = position();
    if (!more()) {
      if (!begun_) return false;
      fail(say::ends_before_stop());
    }
    const std::uint8_t op = byte();
    if (!begun_ && op != op_proto) fail(say::expected_start());
    switch (op) {
      case op_proto: protocol(); break;
      case op_frame:
        for (int i = 0; i < 8; ++i) byte();
        break;
      case op_empty_list:
        if (depth_of_lists() == 2) fail(say::list_in_list());
        push(Item::Is::list);
        cards_.size = 0;
        break;
      case op_empty_dict: push(Item::Is::dict); break;
      case op_memoize: memoize(); break;
      case op_mark: push(Item::Is::mark); break;
      case op_short_text: short_text(); break;
      case op_get: get(); break;
      case op_small_int: push(Item::Is::number, byte()); break;
      case op_append: append(); break;
      case op_appends: appends(); break;
      case op_setitems: set_items(); break;
      case op_stop: stop(); break;
      default: fail(say::unknown_operation(name_of_op(op)));
    }
    return true;
  }

  [[nodiscard]] int depth_of_lists() const {
    return static_cast<int>(std::count_if(stack_.begin(), stack_.end(),
                                          [](const Item& i) { return i.is == Item::Is::list; })) -
           lists_in_dict_;
  }

  void protocol() {
    const int version = byte();
    if (begun_) fail(say::pickle_in_pickle());
    if (version < lowest_protocol || version > highest_protocol)
      fail(say::expected_protocol(lowest_protocol, highest_protocol, version));
    begun_ = true;
    stack_.clear();
    memo_.clear();
    memo_size_ = 0;
    lists_in_dict_ = 0;
    by_itself_ = false;
  }

  // Only texts are asked for again.
  void memoize() {
    if (stack_.empty()) fail(say::nothing_to_remember());
    if (memo_size_++ < most_texts) memo_.push_back(stack_.back());
  }
  void get() {
    const std::size_t i = byte();
    if (i >= memo_.size() || memo_[i].is != Item::Is::key) fail(say::remembered_no_text(i));
    push(Item::Is::key, memo_[i].value);
  }

  void short_text() {
    std::string text(byte(), '\0');
    for (char& c : text) c = static_cast<char>(byte());
    const auto* const key = std::find(Deal::keys.begin(), Deal::keys.end(), text);
    if (key == Deal::keys.end()) fail(say::expected_hand_key(io::in_quotes(text)));
    push(Item::Is::key, static_cast<std::uint8_t>(key - Deal::keys.begin()));
  }

  // Index of the last mark.
  [[nodiscard]] std::size_t mark() const {
    for (std::size_t i = stack_.size(); i > 0; --i)
      if (stack_[i - 1].is == Item::Is::mark) return i - 1;
    fail(say::no_mark());
  }

  // A list of one deal, or the last of very many.
  void append() {
    if (!by_itself_) fail(say::value_no_deal());
    by_itself_ = false;
  }

  void appends() {
    const std::size_t m = mark();
    if (m == 0 || stack_[m - 1].is != Item::Is::list) fail(say::no_list_for_values());
    if (m == 1) {  // the outer list: its deals are gone already
      if (stack_.size() > m + 1) fail(say::expected_deals());
      stack_.resize(m);
      return;
    }
    for (std::size_t i = m + 1; i < stack_.size(); ++i) {
      const Card c = stack_[i].is == Item::Is::number ? card_of(stack_[i].value) : unknown_card;
      if (c == unknown_card)
        fail(stack_[i].is == Item::Is::number ? say::expected_card(stack_[i].value)
                                              : say::expected_card_no_number());
      if (cards_.size == most_cards) fail(say::more_than_hand());
      cards_.at[cards_.size++] = c;
    }
    stack_.resize(m);
    keep_hand();
  }

  // A list of cards stands right behind its key.
  void keep_hand() {
    const std::size_t n = stack_.size();
    if (n < 2 || stack_[n - 2].is != Item::Is::key) fail(say::cards_without_name());
    deal_.cards[stack_[n - 2].value] = cards_;
    ++lists_in_dict_;
  }

  void set_items() {
    const std::size_t m = mark();
    if (m == 0 || stack_[m - 1].is != Item::Is::dict) fail(say::no_deal_for_entries());
    unsigned named = 0;
    for (std::size_t i = m + 1; i < stack_.size(); i += 2) {
      if (i + 1 == stack_.size() || stack_[i].is != Item::Is::key ||
          stack_[i + 1].is != Item::Is::list)
        fail(say::names_and_cards());
      named |= 1U << stack_[i].value;
    }
    if (named != (1U << Deal::keys.size()) - 1) fail(say::expected_four_keys());
    // Of several [ list, mark, dict, mark, …; one by itself [ list, dict, mark, …
    const bool one_of_several = m == 3 && stack_[1].is == Item::Is::mark;
    if (!one_of_several && m != 2) fail(say::deal_outside());
    if (stack_[0].is != Item::Is::list) fail(say::deal_outside());
    stack_.resize(m - 1);
    by_itself_ = !one_of_several;
    lists_in_dict_ = 0;
    deal_ready_ = true;
  }

  void stop() {
    if (stack_.size() != 1 || stack_[0].is != Item::Is::list || by_itself_)
      fail(say::stop_too_early());
    begun_ = false;
  }

  static constexpr std::size_t most_cards = 20;

  io::Input& input_;
  std::vector<char> block_;
  std::size_t at_ = 0;
  std::size_t end_ = 0;
  std::uint64_t before_ = 0;
  std::uint64_t op_at_ = 0;
  std::vector<Item> stack_;
  std::vector<Item> memo_;
  std::size_t memo_size_ = 0;
  dou_dizhu::CardList cards_;  // of the list on top
  int lists_in_dict_ = 0;
  Deal deal_;
  bool by_itself_ = false;  // the deal just given is not in the list yet
  bool begun_ = false;
  bool deal_ready_ = false;
  bool given_ = false;
  bool done_ = false;
};

Deals::Deals(io::Input& input) : machine_(std::make_unique<Machine>(input)) {}
Deals::~Deals() = default;
bool Deals::next(Record& out) { return machine_->next(out); }

}  // namespace tally::douzero
