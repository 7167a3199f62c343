#include "cli/prove_telling.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cli/messages.h"
#include "cli/prove_messages.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "replay/messages.h"

namespace tally::cli {
namespace {

using proofs::Proof;
using proofs::Status;
using proofs::TheoremText;
using proofs::Words;
using ProvedBy = std::vector<const Proved*>;

Message named(std::string_view name) { return tally::say::verbatim(name); }

Message names_of(const ProvedBy& rulesets) {
  std::vector<Message> names;
  for (const Proved* p : rulesets) names.push_back(named(p->of.rules.name));
  return joined(std::move(names), tally::say::comma);
}

bool refuted(std::span<const Proved> all, const TheoremText& theorem) {
  return std::ranges::any_of(all, [&](const Proved& p) {
    return std::ranges::any_of(p.proofs, [&](const Proof& proof) {
      return proof.theorem == &theorem && proof.status == Status::refuted;
    });
  });
}

class TheoremTelling {
 public:
  TheoremTelling(std::span<const Proved> all, const Game& game, Lines& out)
      : all_(all), game_(game), book_(Rulebook::load(game.name())), out_(out) {}

  void tell(const TheoremText& theorem) {
    std::map<Status, ProvedBy> by_status;
    for (const Proved& p : all_)
      for (const Proof& proof : p.proofs)
        if (proof.theorem == &theorem) by_status[proof.status].push_back(&p);
    if (by_status.empty()) return;
    const bool asked_for_one =
        std::ranges::all_of(all_, [](const Proved& p) { return p.proofs.size() == 1; });
    if (!asked_for_one && by_status.size() == 1 && by_status.contains(Status::absent)) {
      put_off(theorem);
      return;
    }
    const bool refuted = by_status.contains(Status::refuted);
    out_.heading(theorem.id);
    out_.wrapped(tally::say::word(texts(theorem)), 2);
    if (!refuted) {
      std::vector<Message> ids;
      for (const std::string_view id : theorem.rules) ids.push_back(named(id));
      out_.wrapped(say::cites(theorem.rules.size(), joined(std::move(ids), tally::say::comma)), 2);
    }
    for (const auto& [status, rulesets] : by_status) result(theorem, status, rulesets);
    if (refuted) rules(theorem);
  }

  // The theorems that say nothing of any of these rules, each reason once.
  void tell_nothing_to_prove() {
    for (auto& [reason, ids] : nothing_to_prove_)
      out_.wrapped(say::nothing_to_prove(ids.size(), reason, joined(ids, tally::say::comma)), 0);
  }

 private:
  void put_off(const TheoremText& theorem) {
    std::vector<Message> why;
    for (const Proved& p : all_)
      for (const Proof& proof : p.proofs)
        for (const Words& w : proof.positions) {
          Message words = tally::say::word(texts(w));
          if (proof.theorem == &theorem && std::ranges::find(why, words) == why.end())
            why.push_back(std::move(words));
        }
    Message reason = joined(std::move(why), tally::say::semicolon);
    const auto at = std::ranges::find(nothing_to_prove_, reason, &Reasoned::first);
    if (at == nothing_to_prove_.end())
      nothing_to_prove_.emplace_back(std::move(reason), std::vector<Message>{named(theorem.id)});
    else
      at->second.push_back(named(theorem.id));
  }

  void result(const TheoremText& theorem, Status status, const ProvedBy& rulesets) {
    if (status == Status::proved || (status == Status::absent && all_.size() > 1)) {
      put(status, names_of(rulesets));
      if (status == Status::absent) each_once(theorem, rulesets, &Proof::positions, say::reason);
      if (all_.size() == 1 && theorem.possible) examples(*rulesets.front(), theorem);
      claims(theorem, rulesets);
      return;
    }
    for (const Proved* p : rulesets) {
      put(status, named(p->of.rules.name));
      for (const Proof& proof : p->proofs)
        if (proof.theorem == &theorem)
          for (const Words& w : proof.positions) out_.wrapped(tally::say::word(texts(w)), 4);
      claims(theorem, {p});
    }
  }

  void put(Status status, Message names) {
    constexpr const Says<>* rows[] = {&say::is_proved, &say::is_refuted, &say::is_listed,
                                      &say::is_absent, &say::is_unknown};
    const report::Style& style = out_.style();
    const std::string_view colour = status == Status::refuted  ? style.red()
                                    : status == Status::proved ? style.green()
                                                               : style.yellow();
    const std::string_view words = rows[static_cast<std::size_t>(status)]->in(out_.lang());
    out_.line(tally::say::colon(named(fmt::format("{}{}{}", colour, words, style.off())),
                                std::move(names)),
              2);
  }

  void examples(const Proved& p, const TheoremText& theorem) {
    // Of long ones, one for every table, the smallest is enough.
    constexpr std::size_t short_enough = 80;
    for (const Proof& proof : p.proofs) {
      if (proof.theorem != &theorem) continue;
      for (const Words& w : proof.positions)
        if (&w == proof.positions.data() || w.en.size() <= short_enough)
          out_.wrapped(say::as_an_example(texts(w)), 4);
    }
  }

  // Of a theorem's claims those about nothing, and those left open.
  void claims(const TheoremText& theorem, const ProvedBy& rulesets) {
    each_once(theorem, rulesets, &Proof::absent, say::nothing_to_prove_of);
    each_once(theorem, rulesets, &Proof::open, say::undecided_claim);
  }

  // Words of these proofs, each once for all rulesets, with their names where there are several.
  void each_once(const TheoremText& theorem, const ProvedBy& rulesets,
                 std::vector<Words> Proof::*which, const Says<Texts>& row) {
    std::vector<std::pair<Message, ProvedBy>> lines;
    for (const Proved* p : rulesets)
      for (const Proof& proof : p->proofs) {
        if (proof.theorem != &theorem) continue;
        for (const Words& w : proof.*which) {
          Message words = row(texts(w));
          const auto at = std::ranges::find(lines, words, &std::pair<Message, ProvedBy>::first);
          if (at == lines.end())
            lines.emplace_back(std::move(words), ProvedBy{p});
          else
            at->second.push_back(p);
        }
      }
    for (const auto& [words, of] : lines)
      out_.wrapped(all_.size() == 1 ? words : say::in_brackets(words, names_of(of)), 4);
  }

  // The rules it speaks of, and below each the options of it that are why it fails; of other rules
  // they stand below all.
  void rules(const TheoremText& theorem) {
    std::vector<std::pair<std::string_view, std::string>> why;  // id, "key = value"
    for (const Proved& p : all_) {
      const auto causes = p.causes.find(&theorem);
      if (causes == p.causes.end()) continue;
      for (const std::size_t i : causes->second) {
        const OptionInfo& info = game_.options()[i];
        why.emplace_back(
            info.id, fmt::format("{} = {}{}", info.key, value_in_toml(info, p.of.rules.value[i]),
                                 all_.size() == 1 ? "" : "  # " + p.of.rules.name));
      }
    }
    for (const std::string_view id : theorem.rules) {
      const RuleText* const rule = book_.rule(id);
      if (rule == nullptr) continue;
      titled(id, &rule->title);
      std::erase_if(why, [&](const auto& option) {
        if (std::ranges::find(rule->options, option.first) == rule->options.end()) return false;
        out_.line(option.second, 6);
        return true;
      });
    }
    for (const auto& [id, words] : why) {
      const OptionText* const option = book_.option(id);
      titled(id, option == nullptr ? nullptr : &option->title);
      out_.line(words, 6);
    }
  }

  void titled(std::string_view id, const Text* title) {
    out_.line(fmt::format("{}  {}", id, title == nullptr ? std::string() : title->in(out_.lang())),
              4);
  }

  std::span<const Proved> all_;
  const Game& game_;
  Rulebook book_;
  Lines& out_;
  using Reasoned = std::pair<Message, std::vector<Message>>;  // why, of which theorems
  std::vector<Reasoned> nothing_to_prove_;
};

// Whether theorems about the end are among them.
bool of_the_end(const Proved& p) {
  return std::ranges::any_of(p.proofs, [](const Proof& proof) {
    return proof.theorem->id.find("-END-") != std::string_view::npos;
  });
}

// Up to five of them.
Message names_of_refuted(std::span<const Proved> all) {
  constexpr std::size_t most = 5;
  std::vector<Message> names;
  std::size_t n = 0;
  for (const Game* game : games())
    for (const TheoremText& theorem : proofs::theorems_of(*game))
      if (refuted(all, theorem) && n++ < most) names.push_back(named(theorem.id));
  Message list = joined(std::move(names), tally::say::comma);
  return n > most ? say::and_others(std::move(list), n - most) : list;
}

}  // namespace

std::size_t count(std::span<const Proved> all, Status status) {
  std::size_t n = 0;
  for (const Proved& p : all)
    n += static_cast<std::size_t>(std::ranges::count(p.proofs, status, &Proof::status));
  return n;
}

void tell_theorems(std::span<const Proved> all, Lines& out) {
  for (const bool last : {false, true})
    for (const Game* game : games()) {
      const bool named_here =
          std::ranges::any_of(all, [&](const Proved& p) { return p.of.game == game; });
      if (!named_here) continue;
      TheoremTelling telling(all, *game, out);
      for (const TheoremText& theorem : proofs::theorems_of(*game))
        if (refuted(all, theorem) == last) telling.tell(theorem);
      telling.tell_nothing_to_prove();
    }
  bool first = true;
  for (const Proved& p : all) {
    if (!of_the_end(p)) continue;
    for (const Words& w : proofs::not_in_proofs(*p.of.game, p.of.rules)) {
      if (std::exchange(first, false)) out.empty_line();
      out.wrapped(tally::say::colon(named(p.of.rules.name), tally::say::word(texts(w))), 0);
    }
  }
}

Message last_line(std::span<const Proved> all, double seconds) {
  const auto n = [&](Status s) { return count(all, s); };
  std::size_t claims = 0;
  for (const Proved& p : all)
    for (const Proof& proof : p.proofs) claims += proof.undecided;
  Message out = say::theorems_proved(all.size(), n(Status::proved));
  const auto add = [&](Message m) { out = say::behind(std::move(out), std::move(m)); };
  if (n(Status::listed) > 0) add(say::and_listed(n(Status::listed)));
  add(say::and_refuted(n(Status::refuted)));
  if (n(Status::unknown) > 0) add(say::and_undecided(n(Status::unknown)));
  if (claims > 0) add(say::of_claims(claims));
  if (n(Status::absent) > 0) add(say::and_absent(n(Status::absent)));
  if (n(Status::refuted) > 0) add(say::these_refuted(names_of_refuted(all)));
  add(say::in_seconds(fmt::format("{:.1f}", seconds)));
  return out;
}

}  // namespace tally::cli
