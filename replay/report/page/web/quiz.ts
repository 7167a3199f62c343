// Questions to the reader: the page stops before the decision, hides what follows, and shows after
// the answer what was legal, what was played, and what it led to.
import { el } from "./dom";
import { Choice, everything, Game } from "./game";
import { List } from "./list";
import { describe, sameSeats, seats } from "./options";
import { caption } from "./panels";
import { language, say } from "./texts";

interface Question {
  event: number; // the decision it is about
  nth: number; // of those about it, from 0
}

// One of the answers that were legal; null: to do nothing.
interface Option {
  choice: Choice | null;
  at: number[];
  taken: boolean;
}

const mostThatFollows = 8; // events told of what it led to

export class Quiz {
  readonly node = el("section", { class: "quiz", hidden: true });
  private readonly questions: Question[] = []; // in the order in which they are asked
  private readonly open: Set<Question>; // those not answered yet
  private readonly chosen = new Map<Question, number>(); // which option; none: just shown
  private wanted = -1; // where the reader wants to go and may not yet
  private drawn = "";
  private viewer = everything;

  constructor(
    private readonly game: Game,
    private readonly list: List,
    private readonly go: (at: number) => void,
  ) {
    for (const [at, asks] of game.data.notes)
      if (asks === 1) this.questions.push({ event: at + 1, nth: this.about(at + 1).length });
    this.open = new Set(this.questions);
  }

  // From this event on nothing is shown; one behind the last: everything is.
  get hiddenFrom(): number {
    return [...this.open][0]?.event ?? this.game.last + 1;
  }
  private about(event: number): Question[] {
    return this.questions.filter((question) => question.event === event);
  }

  // Where the reader comes to who wants to go to an event.
  hold(at: number): number {
    const stop = this.hiddenFrom - 1;
    this.wanted = at > stop ? at : -1;
    return Math.min(at, stop);
  }
  get holds(): boolean {
    return this.wanted >= 0;
  }

  show(at: number, viewer: number): void {
    const asked = [...this.open].find((question) => question.event === at + 1);
    const answered = at < this.hiddenFrom && this.about(at).length > 0;
    const drawn = `${at} ${asked?.nth} ${answered} ${viewer} ${language()}`;
    this.viewer = viewer;
    if (drawn !== this.drawn) {
      this.node.replaceChildren(
        ...(answered ? this.answer(at) : []),
        ...(asked !== undefined ? this.question(asked) : []),
      );
      this.node.hidden = asked === undefined && !answered;
      this.drawn = drawn;
    }
    if (this.holds && !this.node.contains(document.activeElement)) this.focus();
  }

  // Of an answer and the question after it that which the reader is at.
  private focus(): void {
    const headings = [...this.node.querySelectorAll<HTMLElement>("h3")];
    (this.holds ? headings.pop() : headings[0])?.focus();
  }

  // --- the question

  private question(question: Question): Node[] {
    const { event } = question;
    const options = this.options(event);
    const answers = options.map((option, i) =>
      el(
        "li",
        {},
        el(
          "button",
          { type: "button", click: () => this.take(question, i) },
          ...this.words(option, options),
        ),
      ),
    );
    const anyway = el("button", { type: "button", click: () => this.skip(event) }, say("anyway"));
    return [
      this.heading(say("question")),
      ...this.texts(question, ":scope > p"),
      answers.length > 0 ? el("p", { class: "dim" }, say("choose")) : "",
      answers.length > 0 ? el("ul", { class: "options" }, ...answers) : "",
      el("p", { class: "anyway" }, anyway),
    ].filter((node): node is HTMLElement => node !== "");
  }

  private take(question: Question, option: number): void {
    this.chosen.set(question, option);
    this.open.delete(question);
    this.go(question.event);
    this.focus();
  }

  // Shown without an answer, and all that is asked on the way to where the reader wants to go.
  private skip(event: number): void {
    const to = Math.max(this.wanted, event);
    for (const question of [...this.open]) if (question.event <= to) this.open.delete(question);
    this.go(to);
    this.focus();
  }

  // --- the answer

  private answer(event: number): Node[] {
    const options = this.options(event);
    const questions = this.about(event);
    const chosen = questions.map((question) => this.chosen.get(question));
    const mine = options[chosen[chosen.length - 1] ?? -1];
    const lines = options.map((option, i) =>
      el(
        "li",
        { class: option.taken ? "taken" : "" },
        ...this.words(option, options),
        option.taken ? el("span", { class: "tag" }, say("taken")) : null,
        chosen.includes(i) ? el("span", { class: "tag mine" }, say("yours")) : null,
      ),
    );
    const part = (title: string, ...nodes: Node[]): Node[] =>
      nodes.length > 0 ? [el("h4", {}, title), ...nodes] : [];
    const led = this.follows(event).map((at) =>
      el("li", {}, caption(this.list.item(at))),
    );
    return [
      this.heading(say(mine === undefined ? "shown" : mine.taken ? "asPlayed" : "otherPlayed")),
      ...part(say("played"), el("p", {}, caption(this.list.item(event)))),
      ...questions.flatMap((question) => [
        // Of several it must be said which one is answered.
        ...(questions.length > 1 ? part(say("question"), ...this.texts(question, ":scope > p")) : []),
        ...part(say("answer"), ...this.texts(question, "details > p")),
      ]),
      ...part(say("ledTo"), ...(led.length > 0 ? [el("ul", { class: "led" }, ...led)] : [])),
      ...part(say("wasLegal"), ...(lines.length > 0 ? [el("ul", { class: "options" }, ...lines)] : [])),
    ];
  }

  // What comes of it: up to where the same player chooses again, or the turn is over.
  private follows(event: number): number[] {
    const { seat } = this.game.events[event]!;
    const { end } = this.game.turns[this.game.turnAt(event)]!;
    const out: number[] = [];
    for (let at = event + 1; at < Math.min(end, this.hiddenFrom); ++at) {
      const next = this.game.events[at]!;
      if ((next.choice && next.seat === seat) || out.length === mostThatFollows) break;
      out.push(at);
    }
    return out;
  }

  // --- of both

  private heading(words: string): HTMLElement {
    return el("h3", { tabindex: -1 }, words);
  }

  // What the teacher wrote, as the text of the page has it: before the event it is about.
  private texts({ event, nth }: Question, which: string): Node[] {
    const note = this.list.item(event - 1)?.querySelectorAll(":scope > .n.q")[nth];
    return [...(note?.querySelectorAll(which) ?? [])].map((p) => p.cloneNode(true));
  }

  private options(event: number): Option[] {
    const decision = this.game.decision(event);
    const { seat, seats: given } = this.game.events[event]!;
    // What another can do depends on cards that the viewer does not see.
    const sees = this.viewer === everything || this.viewer === seat;
    if (decision === null || !sees) return [];
    const out: Option[] = [];
    decision.legal.forEach((choice, i) => {
      const aims = choice.at.length > 0 ? choice.at : [[]];
      for (const at of aims) {
        const taken = i === decision.taken && (aims.length === 1 || sameSeats(at, given));
        out.push({ choice, at, taken });
      }
    });
    if (decision.mayPass) out.push({ choice: null, at: [], taken: false });
    return out;
  }

  private words({ choice, at }: Option, all: Option[]): (Node | string)[] {
    if (choice === null) return [say("doNothing")];
    // What is done need be named only where it is not always the same.
    const several = all.some((other) => other.choice !== null && other.choice.kind !== choice.kind);
    const out = describe(this.game, choice, several);
    const self = at.length === 1 && at[0] === choice.seat;
    if (at.length > 0 && !self) out.push(`→ ${seats(at)} `);
    if (choice.other >= 0) out.push(at.length > 0 ? `${say("against")} ` : "→ ", `${choice.other + 1} `);
    return out;
  }
}
