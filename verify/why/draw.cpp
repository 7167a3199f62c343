#include "verify/why/draw.h"

#include <iterator>

#include <fmt/format.h>

#include "replay/report/page/html.h"
#include "verify/why/layout.h"
#include "verify/why/messages.h"

namespace tally::why {
namespace {

using Ids = std::span<const std::string_view>;

std::string quoted(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string escaped(std::string_view text) {
  std::string out;
  report::append_html(out, text);
  return out;
}

// "34 · SGS-SLASH-LIMIT"; what was not done has no number.
std::string title_of(const Reason& r, Ids rule_ids) {
  const std::string_view id = r.own_rule < rule_ids.size() ? rule_ids[r.own_rule] : "";
  if (!r.happened) return std::string(id);
  return fmt::format("{}{}{}", r.event, id.empty() ? "" : " · ", id);
}

constexpr std::string_view dot_style[] = {"solid", "dashed", "dotted", "dotted", "dotted"};
constexpr std::string_view svg_class[] = {"made", "possible", "row", "row", "row"};
template <class T>
std::size_t number(T value) {
  return static_cast<std::size_t>(value);
}

constexpr std::string_view style = R"(
.paper{fill:#fbfaf7}.box{fill:#fff;stroke:#b9b4a8}.had .box{stroke:#a8321f;stroke-width:2.5}
.undone .box{stroke-dasharray:5 4}.self .box{fill:#a8321f;stroke:#a8321f}
text{font:12.5px system-ui,"Noto Sans CJK SC",sans-serif;fill:#23211d}
.title{font-size:11px;fill:#6d675b}.self text,.self .title{fill:#fff}
path{fill:none;stroke:#8a8475;stroke-width:1.4}.made{stroke:#4c473d;stroke-width:1.8}
.possible{stroke-dasharray:6 4}.row{stroke-dasharray:1.5 4;stroke-linecap:round}
@media(prefers-color-scheme:dark){.paper{fill:#191817}.box{fill:#262422;stroke:#5c574d}
.had .box{stroke:#e8836f}.self .box{fill:#b8432f;stroke:#b8432f}text{fill:#ece8df}
.title{fill:#a9a294}path{stroke:#7d776a}.made{stroke:#c2bbab}}
)";

void draw_arrow(std::string& out, const Layout& l, const Arrow& a, const Reason& r, Lang lang) {
  const Box& from = l.boxes[a.from];
  const Box& to = l.boxes[a.to];
  const double x1 = from.x + box_width / 2;
  const double y1 = from.y + from.height;
  const double x2 = to.x + box_width / 2;
  const double half = (to.y - y1) / 2;
  fmt::format_to(std::back_inserter(out),
                 "<path class=\"{}\" d=\"M{:.0f} {:.0f}C{:.0f} {:.0f} {:.0f} {:.0f} {:.0f} {:.0f}\""
                 " marker-end=\"url(#tip)\"><title>{}</title></path>\n",
                 svg_class[number(r.sort)], x1, y1, x1, y1 + half, x2, to.y - half, x2, to.y - 2,
                 escaped(text_of(r.said, lang)));
}

void draw_box(std::string& out, const Box& b, const Reason& r, bool self, Ids rule_ids) {
  fmt::format_to(
      std::back_inserter(out),
      "<g class=\"{}{}{}\"><rect class=\"box\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.0f}\""
      " height=\"{:.0f}\" rx=\"6\"/>\n",
      self ? "self" : "", r.had_to && !self ? " had" : "", r.happened ? "" : " undone", b.x, b.y,
      box_width, b.height);
  double y = b.y + box_padding + line_height - 4;
  const auto line = [&](std::string_view attribute, std::string_view words) {
    fmt::format_to(std::back_inserter(out), "<text{} x=\"{:.0f}\" y=\"{:.0f}\">{}</text>\n",
                   attribute, b.x + box_padding + 2, y, escaped(words));
    y += line_height;
  };
  line(" class=\"title\"", title_of(r, rule_ids));
  for (const std::string& words : b.lines) line("", words);
  out += "</g>\n";
}

}  // namespace

std::string dot_of(const Explanation& all, Ids rule_ids, Lang lang) {
  std::string out = "digraph {\n  node [shape=box];\n";
  for (std::size_t i = 0; i < all.reasons.size(); ++i) {
    const Reason& r = all.reasons[i];
    if (!r.again)
      fmt::format_to(std::back_inserter(out), "  n{} [label=\"{}\\n{}\"{}{}];\n", i,
                     quoted(title_of(r, rule_ids)), quoted(text_of(r.what, lang)),
                     r.had_to ? ", penwidth=2.5" : "", r.happened ? "" : ", style=dashed");
    if (i > 0)
      fmt::format_to(std::back_inserter(out), "  n{} -> n{} [style={}];\n", r.at, r.of,
                     dot_style[number(r.sort)]);
  }
  return out + "}\n";
}

std::string svg_of(const Explanation& all, Ids rule_ids, Lang lang) {
  constexpr double legend = 30;
  const Layout l = layout_of(all, lang);
  const double height = l.height + legend;
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
      "viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\">\n<title>{2}</title>\n<style>{3}</style>\n"
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" "
      "markerHeight=\"7\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0L8 4L0 8\"/>"
      "</marker></defs>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
      l.width, height, escaped(text_of(all.reasons[0].what, lang)), style);
  for (const Arrow& a : l.arrows) draw_arrow(out, l, a, all.reasons[a.reason], lang);
  for (const Box& b : l.boxes) draw_box(out, b, all.reasons[b.reason], b.reason == 0, rule_ids);
  fmt::format_to(std::back_inserter(out),
                 "<text class=\"title\" x=\"16\" y=\"{:.0f}\">{}</text>\n</svg>\n", l.height + 10,
                 escaped(text_of(say::legend(), lang)));
  return out;
}

}  // namespace tally::why
