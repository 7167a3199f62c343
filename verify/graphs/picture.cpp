#include "verify/graphs/picture.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "replay/report/display.h"
#include "replay/report/page/html.h"

namespace tally::graphs {
namespace {

constexpr std::size_t most_nodes = 30;
constexpr std::size_t most_edges = 150;
constexpr double margin = 24;
constexpr double half_height = 15;

struct Point {
  double x = 0;
  double y = 0;
};

struct Node {
  Point at;  // its middle
  double half_width = 0;
  std::string words;
  bool end = false;
};

std::string escaped(std::string_view text) {
  std::string out;
  report::append_html(out, text);
  return out;
}

// Where the way from the middle of a node towards a point leaves its box.
Point edge_of(const Node& n, Point towards) {
  const double dx = towards.x - n.at.x;
  const double dy = towards.y - n.at.y;
  const double sideways = dx == 0 ? 1e9 : (n.half_width + 3) / std::abs(dx);
  const double upright = dy == 0 ? 1e9 : (half_height + 3) / std::abs(dy);
  const double part = std::min({sideways, upright, 1.0});
  return {n.at.x + dx * part, n.at.y + dy * part};
}

std::vector<Node> placed(const Graph& graph, Lang lang, Point& size) {
  constexpr double column = 7.2;
  std::vector<Node> nodes;
  double widest = 0;
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    Node n;
    n.words = of_language(lang, graph.nodes[i].en, graph.nodes[i].zh);
    n.half_width = static_cast<double>(report::columns(n.words)) * column / 2 + 10;
    n.end = std::ranges::count(graph.ends, i) > 0;
    widest = std::max(widest, n.half_width);
    nodes.push_back(std::move(n));
  }
  const auto count = static_cast<double>(nodes.size());
  const double high = std::max(110.0, count * 26);
  const double wide = std::max(high, count * widest * 0.55);
  size = {2 * (wide + widest + margin), 2 * (high + half_height + margin)};
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / count;
    nodes[i].at = {size.x / 2 + wide * std::sin(angle), size.y / 2 - high * std::cos(angle)};
  }
  return nodes;
}

// Bent to its right, so that a way and the way back lie side by side.
void draw_way(std::string& out, const Node& from, const Node& to, std::string_view label) {
  const double dx = to.at.x - from.at.x;
  const double dy = to.at.y - from.at.y;
  const bool round = dx == 0 && dy == 0;  // back to itself
  constexpr double bend = 0.12;
  const Point middle =
      round ? Point{from.at.x + from.half_width + 60, from.at.y - 50}
            : Point{(from.at.x + to.at.x) / 2 - dy * bend, (from.at.y + to.at.y) / 2 + dx * bend};
  const Point begin = edge_of(from, round ? Point{middle.x, middle.y + 90} : middle);
  const Point end = edge_of(to, middle);
  fmt::format_to(std::back_inserter(out),
                 "<path d=\"M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}\" "
                 "marker-end=\"url(#tip)\"/>\n",
                 begin.x, begin.y, middle.x, middle.y, end.x, end.y);
  if (label.empty()) return;
  fmt::format_to(std::back_inserter(out),
                 "<text class=\"way\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>\n",
                 (begin.x + 2 * middle.x + end.x) / 4, (begin.y + 2 * middle.y + end.y) / 4 + 4,
                 escaped(label));
}

void draw_node(std::string& out, const Node& n) {
  const auto box = [&](double larger, std::string_view sort) {
    fmt::format_to(
        std::back_inserter(out),
        "<rect class=\"{}\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.0f}\" height=\"{:.0f}\" "
        "rx=\"6\"/>\n",
        sort, n.at.x - n.half_width - larger, n.at.y - half_height - larger,
        2 * (n.half_width + larger), 2 * (half_height + larger));
  };
  if (n.end) box(3, "box");
  box(0, "box");
  fmt::format_to(std::back_inserter(out), "<text x=\"{:.0f}\" y=\"{:.0f}\">{}</text>\n", n.at.x,
                 n.at.y + 4, escaped(n.words));
}

constexpr std::string_view style = R"(
.paper{fill:#fbfaf7}.box{fill:#fff;stroke:#b9b4a8}
text{font:12.5px system-ui,"Noto Sans CJK SC",sans-serif;fill:#23211d;text-anchor:middle}
.way{font-size:11px;fill:#6d675b;stroke:#fbfaf7;stroke-width:3;paint-order:stroke}
path{fill:none;stroke:#8a8475;stroke-width:1.3}
@media(prefers-color-scheme:dark){.paper{fill:#191817}.box{fill:#262422;stroke:#5c574d}
text{fill:#ece8df}.way{fill:#a9a294;stroke:#191817}path{stroke:#7d776a}}
)";

}  // namespace

bool fits_in_circle(const Graph& graph) {
  return graph.nodes.size() <= most_nodes && graph.edges.size() <= most_edges;
}

std::string svg_of(const Graph& graph, Lang lang) {
  Point size;
  const std::vector<Node> nodes = placed(graph, lang, size);
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
      "viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\">\n<style>{2}</style>\n"
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" "
      "markerHeight=\"7\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0L8 4L0 8\"/>"
      "</marker></defs>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
      size.x, size.y, style);
  for (const Edge& e : graph.edges)
    draw_way(out, nodes[e.from], nodes[e.to], of_language(lang, e.label.en, e.label.zh));
  for (const Node& n : nodes) draw_node(out, n);
  return out + "</svg>\n";
}

}  // namespace tally::graphs
