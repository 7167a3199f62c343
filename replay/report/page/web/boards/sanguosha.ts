// Three Kingdoms Kill: generals, roles, hit points, hands, equipment, judgement areas, piles.
import { aimed, Arrow, Board, SeatPicture, Tag, wonTags } from "../board";
import { GameEvent } from "../game";
import { say, texts } from "../texts";
import { View } from "../view";

const points = (text: string): [number, number] => {
  const [now, most] = text.split("/").map(Number);
  return [now ?? 0, most ?? 0];
};

const slots: [string, string][] = [
  ["weapon", "weapon"],
  ["armour", "armour"],
  ["defensive horse", "+1"],
  ["offensive horse", "−1"],
  ["treasure", "treasure"],
];

// A general of kingdom war in its place, open or face down; "" where there is none.
const generalIn = (view: View, seat: number, open: string, veiled: string): string => {
  const { game } = view;
  const shown = view.of(seat, open);
  if (shown !== "") return game.word(shown);
  const hidden = view.of(seat, veiled);
  if (hidden === "") return "";
  return hidden === "?" || !view.sees(seat)
    ? say("faceDown")
    : `${game.word(hidden)} (${say("faceDown")})`;
};

// What else a seat has: piles beside it, marks.
const fields = new Set([
  "hp",
  "alive",
  "role",
  "general",
  "deputy",
  "main general, face down",
  "deputy, face down",
  "kingdom",
  "chained",
  "wine",
  "hand",
  "judgement area",
  ...slots.map(([slot]) => slot),
]);

export const sanguosha: Board = {
  fans: false,

  seat(view, seat) {
    const { game } = view;
    const alive = view.of(seat, "alive") === "yes";
    const over = view.at === game.last && view.event.kind === "over";
    const kingdom = view.of(seat, "kingdom"); // of kingdom war: in the place of a role
    const role = kingdom !== "" ? kingdom : view.secret(seat, "role", !alive || over);
    const generals = [
      generalIn(view, seat, "general", "main general, face down"),
      generalIn(view, seat, "deputy", "deputy, face down"),
    ].filter((name) => name !== "");
    const [now, most] = points(view.of(seat, "hp"));
    const hand = game
      .cardsIn(view.of(seat, "hand"))
      .map((card) => (view.sees(seat) || view.knows(seat, card) ? card : -1));
    const notes: string[] = []; // marks
    const rows = slots
      .map(([slot, label]): SeatPicture["rows"][number] => ({
        label,
        cards: game.cardsIn(view.of(seat, slot)),
        kind: "gear",
      }))
      .filter((row) => row.cards.length > 0);
    for (const [path, value] of view.state) {
      const field = path.startsWith(`seat ${seat + 1} / `) ? path.split(" / ")[1]! : "";
      if (field === "" || fields.has(field) || value === "") continue;
      const beside = game.cardsIn(value);
      if (beside.some((card) => card >= 0) || /^\?( \?)*$/.test(value))
        rows.push({
          label: "beside",
          cards: beside,
          kind: "gear piled",
          name: game.word(field),
        });
      else if (field === "marks" || field === "marks of war")
        notes.push(...value.split(", ").map((mark) => game.word(mark)));
      else notes.push(value === "yes" ? game.word(field) : `${game.word(field)} ${game.word(value)}`);
    }
    const judged = game.cardsIn(view.of(seat, "judgement area"));
    if (judged.length > 0) rows.push({ label: "judgement", cards: judged, kind: "judged" });
    const tags: Tag[] = [...wonTags(view, seat), ...notes.map((text) => ({ text }))];
    if (view.of(seat, "chained") === "yes") tags.push({ text: say("chained"), picture: "chained" });
    if (view.of(seat, "wine") === "yes") tags.push({ text: say("wine"), picture: "wine" });
    return {
      title: generals.join(" / "),
      badge: role === "hidden" || role === "none" ? say("unknown") : game.word(role),
      badgeKind: role,
      points: [now, most, points(view.was(seat, "hp"))[0]],
      hand: hand.sort((a, b) => Number(a < 0) - Number(b < 0)),
      handBefore: game.cardsIn(view.was(seat, "hand")).length,
      rows,
      tags,
      out: !alive,
    };
  },

  areas(view) {
    const drawn = Number(view.state.get("draw pile") ?? 0);
    const discarded = Number(view.state.get("discard pile") ?? 0);
    // Before the first shuffle all cards lie on one heap, which nobody has discarded.
    const shuffle = view.game.events.find((e) => e.kind === "shuffle");
    const unshuffled = drawn === 0 && shuffle !== undefined && view.at < shuffle.index;
    return [
      {
        label: say("inUse"),
        cards: view.laid.map((l) => l.card),
        by: view.laid.map((l) => l.seat),
        big: true,
      },
      { label: say("drawPile"), count: unshuffled ? discarded : drawn },
      {
        label: say("discardPile"),
        count: unshuffled ? 0 : discarded,
        cards: view.discarded >= 0 ? [view.discarded] : [],
      },
    ];
  },

  arrows(event: GameEvent): Arrow[] {
    if (event.kind === "damage" && event.other >= 0 && event.other !== event.seat)
      return [{ from: event.other, to: event.seat, kind: "hurt" }];
    // "use" names a victim beside its targets (Borrowed Sword).
    const arrows = aimed(event);
    const target = event.seats[0];
    if (event.kind === "use" && event.other >= 0 && target !== undefined)
      arrows.push({ from: target, to: event.other, kind: "hurt" });
    return arrows;
  },

  mark: (event) => (event.kind === "death" ? "death" : ""),

  graphs: [
    { title: texts.hitPoints, of: (view, seat) => points(view.of(seat, "hp"))[0] },
    {
      title: texts.handSizes,
      of: (view, seat) => {
        const hand = view.of(seat, "hand");
        return hand === "" ? 0 : hand.split(" ").length;
      },
    },
  ],
};
