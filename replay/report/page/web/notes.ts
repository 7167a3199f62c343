// Notes somebody wrote on this game: shown at their event, marked on the timeline.
import { el } from "./dom";
import { Game } from "./game";

export interface Mark {
  at: number;
  kind: string;
}

export class Notes {
  readonly node = el("div", { class: "noted", "aria-live": "polite" });
  readonly marks: Mark[];

  constructor(game: Game) {
    // A question stands before the event it is about.
    this.marks = game.data.notes.map(([event, asks]) =>
      asks === 1 ? { at: event - 1, kind: "question" } : { at: event, kind: "note" },
    );
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
