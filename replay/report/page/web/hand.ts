// One hand in large, and what lies before that seat: of the viewer, else of whose turn it is, or of
// the seat the reader picks.
import { Board } from "./board";
import { cardsOf } from "./cards";
import { el } from "./dom";
import { rowNode } from "./draw";
import { Game } from "./game";
import { handName, say } from "./texts";
import { View } from "./view";

export class Hand {
  readonly node = el("div", { class: "hand" });
  private picked = -1; // -1: none

  constructor(
    private readonly game: Game,
    private readonly board: Board | null,
  ) {}

  // The same seat once more: none is picked any longer.
  pick(seat: number): void {
    this.picked = seat === this.picked ? -1 : seat;
  }
  next(): void {
    this.picked = (this.picked + 1) % this.game.players;
  }

  show(view: View): void {
    this.node.replaceChildren();
    const viewer = view.viewer >= 0 ? view.viewer : this.game.data.viewer;
    const fixed = this.picked >= 0 ? this.picked : viewer;
    const seat = fixed >= 0 ? fixed : this.game.turns[this.game.turnAt(view.at)]!.seat;
    this.node.hidden = this.board === null || this.board.fans || seat < 0;
    if (this.node.hidden || this.board === null) return;
    const { hand, rows } = this.board.seat(view, seat);
    this.node.append(
      el("p", { class: "label" }, handName(seat)),
      hand.length > 0
        ? cardsOf(this.game, hand, "large")
        : el("span", { class: "dim" }, say("noCards")),
      el("div", { class: "laid" }, ...rows.map((row) => rowNode(this.game, row))),
    );
  }
}
