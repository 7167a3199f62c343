// Notes somebody wrote on this game: shown at their event, marked on the timeline.
import { el } from "./dom";
import { Game } from "./game";

export interface Mark {
  at: number;
  kind: string;
}

export class Notes {
  readonly node = el("div", { class: "noted", "aria-live": "polite" });
  readonly marks: Mark[]; // in the order of their places

  constructor(game: Game) {
    this.marks = game.data.notes.map(([at, asks]) => ({
      at,
      kind: asks === 1 ? "question" : "note",
    }));
  }

  show(item: HTMLElement | null): void {
    const here = [...(item?.querySelectorAll(":scope > .n:not(.q)") ?? [])];
    this.node.replaceChildren(...here.map((note) => note.cloneNode(true)));
  }

  // The place of the next note after an event, or of the one before it; round and round.
  next(at: number, by: number): number | null {
    const places = this.marks.map((mark) => mark.at);
    const found =
      by > 0
        ? (places.find((p) => p > at) ?? places[0])
        : (places.filter((p) => p < at).pop() ?? places[places.length - 1]);
    return found ?? null;
  }
}
