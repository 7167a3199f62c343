#include "tests/faults/script.h"

#include <algorithm>

namespace tally::faults {

Name name_of(int card) {
  const Card c = freekill::card_of(card);
  return c == unknown_card ? Name::none : sanguosha::face(c).name;
}

sanguosha::Suit suit_of(int card) { return sanguosha::face(freekill::card_of(card)).suit; }

std::vector<Move> moves_of(const Step& step) {
  std::vector<Move> out;
  if (step.command != "MoveCards" || step.data.items.empty()) return out;
  for (const Tree& t : step.data.items[0].items) {
    Move m;
    for (const Tree& info : t.at("moveInfo").items) {
      m.cards.push_back(static_cast<int>(info.integer("cardId")));
      m.areas.push_back(static_cast<Area>(info.integer("fromArea")));
    }
    if (!m.areas.empty()) m.from = m.areas[0];
    m.to = static_cast<Area>(t.integer("toArea"));
    m.reason = static_cast<Reason>(t.integer("moveReason"));
    m.of = t.integer("from");
    m.into = t.integer("to");
    m.proposer = t.integer("proposer");
    m.skill = t.at("skillName").text;
    out.push_back(std::move(m));
  }
  return out;
}

Tree card_tree(int card) {
  Tree t;
  t.kind = Tree::Kind::tagged;
  t.number = 33002;
  t.items.push_back(Tree::of(std::int64_t{card}));
  return t;
}

Tree move_packet(const Move& move) {
  std::vector<Tree> info;
  for (int card : move.cards)
    info.push_back(Tree::map({{"cardId", Tree::of(std::int64_t{card})},
                              {"fromArea", Tree::of(static_cast<std::int64_t>(move.from))}}));
  Tree t = Tree::map({{"moveInfo", Tree::list(std::move(info))},
                      {"toArea", Tree::of(static_cast<std::int64_t>(move.to))},
                      {"moveReason", Tree::of(static_cast<std::int64_t>(move.reason))},
                      {"skillName", Tree::of(std::string_view(move.skill))}});
  if (move.of != 0) t.at("from") = Tree::of(move.of);
  if (move.into != 0) t.at("to") = Tree::of(move.into);
  if (move.proposer != 0) t.at("proposer") = Tree::of(move.proposer);
  return Tree::list({Tree::list({t}), Tree::of(std::int64_t{1})});
}

Tree log_packet(std::string_view type, std::vector<std::pair<std::string_view, Tree>> rest) {
  Tree t = Tree::map(std::move(rest));
  t.at("type") = Tree::of(type);
  return t;
}

Script::Script(std::span<const std::uint8_t> file) {
  freekill::Recording recording;
  recording.parse(file);
  draft = freekill::draft_of(recording);
  constexpr std::string_view opened[] = {"GameLog",         "PropertyUpdate", "MoveCards",
                                         "ArrangeSeats",    "SyncDrawPile",   "PrepareDrawPile",
                                         "ShuffleDrawPile", "GameOver",       "SetCurrent"};
  for (const freekill::Packet& p : recording.packets()) {
    Step& s = steps.emplace_back();
    s.command = p.command;
    s.request = p.request;
    if (p.request || std::find(std::begin(opened), std::end(opened), p.command) == std::end(opened))
      continue;
    s.data = read_tree(freekill::Recording::open(p));
    if (s.command == "GameLog") s.type = s.data.at("type").text;
    if (s.command == "PropertyUpdate") s.type = s.data.items[1].text;
  }
}

bool Script::is(std::size_t i, std::string_view command, std::string_view type) const {
  return i < steps.size() && steps[i].command == command && !steps[i].request &&
         (type.empty() || steps[i].type == type);
}

std::size_t Script::next(std::size_t i, std::string_view command, std::string_view type,
                         std::size_t within) const {
  for (std::size_t k = i + 1; k < std::min(steps.size(), i + within); ++k)
    if (is(k, command, type)) return k;
  return 0;
}

std::size_t Script::next_move(std::size_t i, int card, Area from, std::size_t within) const {
  for (std::size_t k = i + 1; k < std::min(steps.size(), i + within); ++k)
    for (const Move& m : moves_of(steps[k]))
      for (std::size_t c = 0; c < m.cards.size(); ++c)
        if (m.cards[c] == card && m.areas[c] == from) return k;
  return 0;
}

Tree& Edit::tree(std::size_t i) {
  Change& c = changes_[i];
  if (!c.data) c.data = script_->steps[i].data;
  return *c.data;
}

Edit& Edit::erase(std::size_t i) {
  changes_[i].erased = true;
  return *this;
}

Edit& Edit::erase(std::size_t first, std::size_t last) {
  for (std::size_t i = first; i <= last; ++i) erase(i);
  return *this;
}

Edit& Edit::insert(std::size_t before, std::string command, Tree data) {
  changes_[before].before.emplace_back(std::move(command), std::move(data));
  return *this;
}

Edit& Edit::copy(std::size_t first, std::size_t last, std::size_t before) {
  for (std::size_t i = first; i <= last; ++i) {
    const Step& s = script_->steps[i];
    if (s.data.kind != Tree::Kind::null) insert(before, s.command, s.data);
  }
  return *this;
}

Edit& Edit::winner_in_title(std::string winner) {
  title_ = script_->draft.title.substr(0, script_->draft.title.rfind('.') + 1) + std::move(winner);
  return *this;
}

namespace {

void replace_card(Tree& t, int old_card, int new_card) {
  if (t.kind == Tree::Kind::integer && t.number == old_card) t.number = new_card;
}

}  // namespace

Edit& Edit::other_card(std::size_t first, std::size_t last, int old_card, int new_card) {
  for (std::size_t i = first; i <= last; ++i) {
    const Step& s = script_->steps[i];
    if (s.command == "GameLog") {
      for (Tree& c : tree(i).at("card").items) replace_card(c.plain(), old_card, new_card);
      const bool judgement = s.type == "#InitialJudge" || s.type == "#JudgeResult";
      if (judgement || s.type == "#UseCardToCard")
        replace_card(tree(i).at("arg").plain(), old_card, new_card);
    } else if (s.command == "MoveCards") {
      for (Tree& m : tree(i).items[0].items)
        for (Tree& info : m.at("moveInfo").items)
          replace_card(info.at("cardId"), old_card, new_card);
    } else {
      continue;
    }
    if (write_tree(*changes_[i].data) == write_tree(s.data)) changes_.erase(i);
  }
  return *this;
}

Edit& Edit::other_player(std::size_t first, std::size_t last, Id old_id, Id new_id) {
  const auto change = [&](Tree& t) {
    if (t.plain().kind == Tree::Kind::integer && t.plain().number == old_id)
      t.plain().number = new_id;
  };
  for (std::size_t i = first; i <= last; ++i) {
    const Step& s = script_->steps[i];
    if (s.command == "GameLog") {
      Tree& t = tree(i);
      if (t.at("from").kind != Tree::Kind::null) change(t.at("from"));
      for (Tree& to : t.at("to").items) change(to);
    } else if (s.command == "MoveCards") {
      for (Tree& m : tree(i).items[0].items)
        for (auto& [key, value] : m.pairs)
          if (key.text == "from" || key.text == "to" || key.text == "proposer") change(value);
    } else if (s.command == "PropertyUpdate" || s.command == "SetCurrent") {
      change(tree(i).items[0]);
    } else {
      continue;
    }
    if (write_tree(*changes_[i].data) == write_tree(s.data)) changes_.erase(i);
  }
  return *this;
}

std::uint32_t Edit::first() const {
  return static_cast<std::uint32_t>(changes_.empty() ? script_->size() : changes_.begin()->first);
}

freekill::Draft Edit::apply() const {
  freekill::Draft out = script_->draft;
  out.packets.clear();
  if (!title_.empty()) out.title = title_;
  auto change = changes_.begin();
  for (std::size_t i = 0; i <= script_->size(); ++i) {
    const bool here = change != changes_.end() && change->first == i;
    const std::int64_t ms = script_->draft.packets[std::min(i, script_->size() - 1)].ms;
    if (here)
      for (const auto& [command, data] : change->second.before)
        out.packets.push_back({ms, false, command, write_tree(data)});
    if (i < script_->size() && !(here && change->second.erased)) {
      out.packets.push_back(script_->draft.packets[i]);
      if (here && change->second.data) out.packets.back().data = write_tree(*change->second.data);
    }
    if (here) ++change;
  }
  return out;
}

}  // namespace tally::faults
