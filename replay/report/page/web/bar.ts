// The bar at the bottom: buttons, and the timeline with its marks.
import { Board } from "./board";
import { el, icon, svg } from "./dom";
import { Game } from "./game";
import { Mark } from "./notes";
import { say, texts, turnName } from "./texts";

export interface Steps {
  to(at: number): void;
  step(by: number): void;
  turn(by: number): void;
  problem(by: number): void;
  note(by: number): void;
  play(): void;
}

const paths = {
  first: "M6 5h2v14H6zM20 5v14l-11-7z",
  turnBack: "M12 5v14l-8-7zM20 5v14l-8-7z",
  back: "M16 5v14L6 12z",
  play: "M8 5l11 7-11 7z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  next: "M8 5l10 7-10 7z",
  turnNext: "M4 5l8 7-8 7zM12 5l8 7-8 7z",
  last: "M4 5l11 7-11 7zM16 5h2v14h-2z",
  noteNext: "M5 3h11l4 4v14H5zM8 9h8v2H8zm0 4h8v2H8z",
  problemNext: "M12 3L2.5 20h19zM11 9h2v6h-2zm0 7h2v2h-2z",
};

export class Bar {
  readonly node: HTMLElement;
  private readonly slider: HTMLInputElement;
  private readonly playButton: HTMLElement;
  private readonly counter = el("output", { class: "counter" });

  constructor(
    private readonly game: Game,
    board: Board | null,
    problemsAt: number[],
    notes: Mark[],
    steps: Steps,
  ) {
    const button = (key: keyof typeof paths & keyof typeof texts, act: () => void): HTMLElement =>
      el(
        "button",
        { type: "button", "data-say": key, title: say(key), "aria-label": say(key), click: act },
        icon(paths[key]),
      );
    this.playButton = button("play", steps.play);
    this.slider = el("input", {
      type: "range",
      min: 0,
      max: game.last,
      value: 0,
      step: 1,
      "aria-label": say("timeline"),
      "data-say": "timeline",
      input: () => steps.to(Number(this.slider.value)),
    }) as HTMLInputElement;
    const buttons = [
      button("first", () => steps.to(0)),
      button("turnBack", () => steps.turn(-1)),
      button("back", () => steps.step(-1)),
      this.playButton,
      button("next", () => steps.step(1)),
      button("turnNext", () => steps.turn(1)),
      button("last", () => steps.to(game.last)),
    ];
    if (notes.length > 0) buttons.push(button("noteNext", () => steps.note(1)));
    if (problemsAt.length > 0) buttons.push(button("problemNext", () => steps.problem(1)));
    this.node = el(
      "footer",
      { id: "bar" },
      el("div", { class: "buttons" }, ...buttons),
      el("div", { class: "timeline" }, this.marks(board, problemsAt, notes), this.slider),
      this.counter,
    );
  }

  private marks(board: Board | null, problemsAt: number[], notes: Mark[]): Element {
    const { game } = this;
    const x = (at: number): string => ((at / Math.max(game.last, 1)) * 1000).toFixed(1);
    const ticks = svg("svg", { viewBox: "0 0 1000 10", preserveAspectRatio: "none" });
    for (const turn of game.turns)
      ticks.append(svg("line", { x1: x(turn.begin), x2: x(turn.begin), y1: 0, y2: 10 }));
    const all = el("div", { class: "marks", "aria-hidden": "true" }, ticks);
    const mark = (at: number, kind: string): void => {
      const node = el("span", { class: `mark ${kind}`, "data-at": at });
      node.style.left = `${(at / Math.max(game.last, 1)) * 100}%`;
      all.append(node);
    };
    if (board !== null)
      for (const event of game.events) {
        const kind = board.mark(event);
        if (kind !== "") mark(event.index, kind);
      }
    if (game.data.begin >= 0) mark(game.data.begin, "fork");
    for (const { at, kind } of notes) mark(at, kind);
    for (const at of problemsAt) mark(at, "problem");
    return all;
  }

  // Hides the marks from this event on.
  hideFrom(at: number): void {
    for (const mark of this.node.querySelectorAll<HTMLElement>(".mark"))
      mark.hidden = Number(mark.dataset.at) >= at;
  }

  show(at: number, words: string): void {
    this.slider.value = String(at);
    const turn = this.game.turns[this.game.turnAt(at)]!;
    this.slider.setAttribute("aria-valuetext", words);
    this.counter.textContent = `${turnName(turn.number)} · ${at}/${this.game.last}`;
  }

  playing(yes: boolean): void {
    const key = yes ? "pause" : "play";
    this.playButton.replaceChildren(icon(paths[key]));
    this.playButton.title = say(key);
    this.playButton.setAttribute("aria-label", say(key));
    this.playButton.dataset.say = key;
  }
}
