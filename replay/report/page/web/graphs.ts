// Numbers of each seat over the turns, as lines.
import { Board } from "./board";
import { el, svg } from "./dom";
import { Game } from "./game";
import { language, seatName } from "./texts";

const width = 320;
const height = 90;

export class Graphs {
  private readonly lines: SVGElement[] = [];
  private readonly covers: SVGElement[] = [];

  constructor(root: HTMLElement, game: Game, board: Board, go: (at: number) => void) {
    const ends = game.turns.map((t) => game.state(t.end - 1));
    const x = (turn: number): number => (turn / Math.max(ends.length - 1, 1)) * width;
    root.replaceChildren();
    for (const graph of board.graphs) {
      const rows: number[][] = [];
      for (let seat = 0; seat < game.players; ++seat)
        rows.push(
          ends.map((state) =>
            graph.of({ of: (s, key) => state.get(`seat ${s + 1} / ${key}`) ?? "" }, seat),
          ),
        );
      const most = Math.max(1, ...rows.flat());
      const y = (n: number): number => height - (Math.max(n, 0) / most) * (height - 14) - 7;
      const line = svg("line", { class: "now", x1: 0, x2: 0, y1: 0, y2: height });
      this.lines.push(line);
      const title = graph.title[language() === "en" ? 0 : 1];
      const picture = svg("svg", {
        viewBox: `0 0 ${width} ${height}`,
        role: "img",
        "aria-label": title,
        preserveAspectRatio: "none",
        click: (event) => {
          const mouse = event as MouseEvent;
          const box = picture.getBoundingClientRect();
          const turn = Math.round(((mouse.clientX - box.left) / box.width) * (ends.length - 1));
          go(game.turns[Math.min(Math.max(turn, 0), ends.length - 1)]!.begin);
        },
      });
      rows.forEach((row, seat) => {
        const aside = (seat - game.players / 2) * 0.9; // equal lines beside each other
        const points = row
          .map((n, i) => `${x(i).toFixed(1)},${(y(n) + aside).toFixed(1)}`)
          .join(" ");
        picture.append(svg("polyline", { class: `s${seat % 10}`, points }));
      });
      const cover = svg("rect", { class: "cover", x: width, y: 0, width, height });
      this.covers.push(cover);
      picture.append(cover, line);
      root.append(el("figure", {}, el("figcaption", {}, `${title} (0–${most})`), picture));
    }
    const legend = el("p", { class: "legend" });
    for (let seat = 0; seat < game.players; ++seat)
      legend.append(
        el("span", { class: `s${seat % 10}`, title: seatName(seat) }, String(seat + 1)),
      );
    if (board.graphs.length > 0) root.append(legend);
    this.count = ends.length;
  }
  private readonly count: number;

  // Hides what follows the end of this turn.
  hideAfter(turn: number): void {
    const x = String((turn / Math.max(this.count - 1, 1)) * width);
    for (const cover of this.covers) cover.setAttribute("x", x);
  }

  at(turn: number): void {
    const x = String((turn / Math.max(this.count - 1, 1)) * width);
    for (const line of this.lines) {
      line.setAttribute("x1", x);
      line.setAttribute("x2", x);
    }
  }
}
