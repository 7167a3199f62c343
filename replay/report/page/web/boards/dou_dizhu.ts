// Dou Dizhu: three hands, the stock, the trick, who is the landlord.
import { aimed, AreaPicture, Board, wonTags } from "../board";
import { Game } from "../game";
import { say, seatName, texts } from "../texts";
import { View } from "../view";

const order = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"];

// Small to large; jokers, which have no rank, last.
function strength(game: Game, card: number): number {
  if (card < 0) return -1;
  const rank = game.face(card).replace(/^[♠♥♣♦]/u, "");
  const at = order.indexOf(rank);
  if (at >= 0) return at;
  return game.data.cards[card]![0].includes("red") ? 15 : 14;
}

const landlordOf = (view: View): number => Number(view.state.get("landlord") ?? 0) - 1;

// The cards of the trick that is going on, play by play.
function plays(view: View): AreaPicture[] {
  const { game } = view;
  let begin = view.at;
  while (begin > 0 && game.events[begin]!.kind !== "trick") --begin;
  const all = game.events.slice(begin, view.at + 1).filter((e) => e.kind === "play");
  return all.slice(-4).map((e, i, shown) => ({
    label: seatName(e.seat),
    cards: [...e.cards].sort((a, b) => strength(game, a) - strength(game, b)),
    big: i === shown.length - 1,
  }));
}

export const douDizhu: Board = {
  fans: true,

  seat(view, seat) {
    const { game } = view;
    const landlord = landlordOf(view);
    const size = Number(view.of(seat, "cards"));
    const seen = view.sees(seat) ? handOf(view, seat) : view.known(seat);
    const hand = [...seen].sort((a, b) => strength(game, b) - strength(game, a)).slice(0, size);
    while (hand.length < size) hand.push(-1);
    const score = Number(view.of(seat, "score"));
    const said = view.event.seat === seat && view.event.kind === "pass";
    return {
      title: "",
      badge: landlord < 0 ? "" : landlord === seat ? say("landlord") : say("farmer"),
      badgeKind: landlord === seat ? "lord" : "farmer",
      hand,
      handBefore: Number(view.was(seat, "cards")),
      rows: [],
      tags: said ? [{ text: say("pass") }] : wonTags(view, seat),
      out: false,
      note: score === 0 ? "" : `${say("score")} ${score > 0 ? "+" : ""}${score}`,
    };
  },

  areas(view) {
    const stock = view.game.events.find((e) => e.kind === "stock" && e.index <= view.at);
    const areas = plays(view);
    // In a part of a game it may have been told before.
    if (stock !== undefined || view.game.data.first === 0)
      areas.push({ label: say("stock"), cards: stock?.cards ?? [-1, -1, -1] });
    const bid = view.state.get("bid") ?? "0";
    if (bid !== "0") areas.push({ label: say("bid"), text: bid });
    areas.push({ label: say("bombs"), text: view.state.get("bombs") ?? "0" });
    return areas;
  },

  arrows: aimed,

  mark(event) {
    return event.kind === "landlord" ? "lord" : "";
  },

  graphs: [{ title: texts.cardsLeft, of: (view, seat) => Number(view.of(seat, "cards")) }],
};

// Where ranks alone were played, the suits of what is left of that rank are not known any more; of
// other ranks they are.
function handOf(view: View, seat: number): number[] {
  const { game } = view;
  const told = game.cardsIn(view.of(seat, "hand"));
  const known = view.known(seat);
  const of = (cards: number[], rank: number): number[] =>
    cards.filter((card) => strength(game, card) === rank);
  const ranks = new Set(told.map((card) => strength(game, card)));
  return [...ranks].flatMap((rank) => {
    const [left, suited] = [of(told, rank), of(known, rank)];
    return suited.length === left.length ? suited : left;
  });
}
