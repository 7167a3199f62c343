#include "tests/faults/tree.h"

#include "replay/import/freekill/cbor_writer.h"

namespace tally::faults {

namespace cbor = freekill::cbor;

Tree Tree::of(std::int64_t n) {
  Tree t;
  t.kind = Kind::integer;
  t.number = n;
  return t;
}

Tree Tree::of(std::string_view s) {
  Tree t;
  t.kind = Kind::string;
  t.text = s;
  return t;
}

Tree Tree::of(bool b) {
  Tree t;
  t.kind = Kind::boolean;
  t.number = b ? 1 : 0;
  return t;
}

Tree Tree::list(std::vector<Tree> items) {
  Tree t;
  t.kind = Kind::array;
  t.items = std::move(items);
  return t;
}

Tree Tree::map(std::vector<std::pair<std::string_view, Tree>> pairs) {
  Tree t;
  t.kind = Kind::map;
  for (auto& [key, value] : pairs) t.pairs.emplace_back(of(key), std::move(value));
  return t;
}

const Tree& Tree::at(std::string_view key) const {
  static const Tree none;
  for (const auto& [k, v] : pairs)
    if (k.text == key) return v;
  return none;
}

Tree& Tree::at(std::string_view key) {
  for (auto& [k, v] : pairs)
    if (k.text == key) return v;
  return pairs.emplace_back(of(key), Tree()).second;
}

std::int64_t Tree::integer(std::string_view key, std::int64_t otherwise) const {
  const Tree& t = at(key).plain();
  return t.kind == Kind::integer ? t.number : otherwise;
}

Tree read_tree(cbor::Value value) {
  Tree t;
  if (const auto tag = value.tag()) {
    t.kind = Tree::Kind::tagged;
    t.number = static_cast<std::int64_t>(*tag);
    t.items.push_back(read_tree(value.untagged()));
    return t;
  }
  switch (value.kind()) {
    case cbor::Kind::integer: return Tree::of(*value.as_int());
    case cbor::Kind::boolean: return Tree::of(*value.as_bool());
    case cbor::Kind::bytes:
    case cbor::Kind::text: return Tree::of(*value.as_text());
    case cbor::Kind::real:
      t.kind = Tree::Kind::real;
      t.real = *value.as_real();
      return t;
    case cbor::Kind::array:
      t.kind = Tree::Kind::array;
      for (cbor::Value item : value.items()) t.items.push_back(read_tree(item));
      return t;
    case cbor::Kind::map:
      t.kind = Tree::Kind::map;
      for (auto [key, item] : value.pairs()) t.pairs.emplace_back(read_tree(key), read_tree(item));
      return t;
    default: return t;
  }
}

namespace {

void write(const Tree& t, cbor::Writer& out) {
  switch (t.kind) {
    case Tree::Kind::null: out.null(); break;
    case Tree::Kind::boolean: out.boolean(t.number != 0); break;
    case Tree::Kind::integer: out.integer(t.number); break;
    case Tree::Kind::real: out.real(t.real); break;
    case Tree::Kind::string: out.bytes(t.text); break;
    case Tree::Kind::array:
      out.array(t.items.size());
      for (const Tree& item : t.items) write(item, out);
      break;
    case Tree::Kind::map:
      out.map(t.pairs.size());
      for (const auto& [key, item] : t.pairs) {
        write(key, out);
        write(item, out);
      }
      break;
    case Tree::Kind::tagged:
      out.tag(static_cast<std::uint64_t>(t.number));
      write(t.items[0], out);
      break;
  }
}

}  // namespace

std::vector<std::uint8_t> write_tree(const Tree& tree) {
  std::vector<std::uint8_t> bytes;
  cbor::Writer writer(bytes);
  write(tree, writer);
  return bytes;
}

}  // namespace tally::faults
