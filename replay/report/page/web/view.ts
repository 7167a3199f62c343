// What one viewpoint knows at an event: cards in hands that it has seen, cards that lie open.
import { everything, Game, GameEvent, spot, State } from "./game";

export interface Laid {
  card: number;
  seat: number;
  event: number;
}

export class View {
  readonly state: State;
  readonly before: State;
  readonly after: State;
  readonly event: GameEvent;
  readonly laid: Laid[] = []; // on the table, in the order in which they came
  discarded = -1; // the card on top of the discards
  private readonly holder = new Map<number, number>(); // of cards this viewer knows to be in a hand

  // `viewer`: a seat, -1 somebody who only looks on, -2 everything. `held`: the table as it stands
  // just before the event.
  constructor(
    readonly game: Game,
    readonly at: number,
    readonly viewer: number,
    held = false,
  ) {
    this.before = game.state(at - 1);
    this.after = game.state(at);
    this.state = held ? this.before : this.after;
    this.event = game.events[at]!;
    const turns = new Set(game.turns.map((t) => t.begin));
    for (let i = 0; held ? i < at : i <= at; ++i) {
      if (turns.has(i)) this.laid.length = 0;
      this.follow(game.events[i]!);
    }
  }

  private follow(e: GameEvent): void {
    const cards = this.game.unseen(e.index, this.viewer)?.cards ?? e.cards;
    const owner = e.from === spot.other ? e.other : e.from === spot.seat ? e.seat : -1;
    if (e.to === spot.none || e.from === e.to) return;
    // One that left unseen could be any of those in that hand.
    if (owner >= 0 && cards.some((c) => c < 0))
      for (const [card, seat] of this.holder) if (seat === owner) this.holder.delete(card);
    const share = Math.floor(cards.length / this.game.players);
    cards.forEach((card, i) => {
      const lay = this.laid.findIndex((l) => l.card === card);
      if (lay >= 0) this.laid.splice(lay, 1);
      if (e.to === spot.table || e.to === spot.shown)
        this.laid.push({ card, seat: e.seat, event: e.index });
      if (e.to === spot.discard) this.discarded = card;
      if (card < 0) return;
      const seat =
        e.to === spot.seat
          ? e.seat
          : e.to === spot.other
            ? e.other
            : e.to === spot.each && share > 0
              ? Math.floor(i / share)
              : -1;
      if (seat >= 0) this.holder.set(card, seat);
      else this.holder.delete(card);
    });
  }

  of(seat: number, key: string): string {
    return this.state.get(`seat ${seat + 1} / ${key}`) ?? "";
  }
  was(seat: number, key: string): string {
    return this.before.get(`seat ${seat + 1} / ${key}`) ?? "";
  }
  sees(seat: number): boolean {
    return this.viewer === everything || this.viewer === seat;
  }
  // The cards known to be in a hand, in the order of the table of cards.
  known(seat: number): number[] {
    return [...this.holder].filter(([, s]) => s === seat).map(([card]) => card);
  }
  knows(seat: number, card: number): boolean {
    return this.holder.get(card) === seat;
  }
  // Something that is secret of each seat, as this viewpoint knows it: `out` when all know it.
  secret(seat: number, key: string, out: boolean): string {
    const value = this.of(seat, key);
    const field = this.game.data.secrets.find((f) => f[0] === key);
    if (field === undefined || field.length < 2 || this.sees(seat) || out) return value;
    return field.indexOf(value, 2) > 0 ? value : field[1]!;
  }
}
