// The bar at the bottom: buttons, and the timeline with its marks.
import { Board } from "./board";
import { el, svg } from "./dom";
import { Game } from "./game";
import { iconButton, nameButton } from "./icons";
import { Mark } from "./notes";
import { say, turnName } from "./texts";

export interface Steps {
  to(at: number): void;
  step(by: number): void;
  turn(by: number): void;
  problem(by: number): void;
  note(by: number): void;
  play(): void;
}

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
    this.playButton = iconButton("play", steps.play);
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
      iconButton("first", () => steps.to(0)),
      iconButton("turnBack", () => steps.turn(-1)),
      iconButton("back", () => steps.step(-1)),
      this.playButton,
      iconButton("next", () => steps.step(1)),
      iconButton("turnNext", () => steps.turn(1)),
      iconButton("last", () => steps.to(game.last)),
    ];
    if (notes.length > 0) buttons.push(iconButton("noteNext", () => steps.note(1)));
    if (problemsAt.length > 0) buttons.push(iconButton("problemNext", () => steps.problem(1)));
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
    nameButton(this.playButton, yes ? "pause" : "play");
  }
}
