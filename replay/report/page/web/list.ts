// The text of the page as a list to walk through: one turn open at a time, words as a viewpoint
// has them.
import { must } from "./dom";
import { everything, Game } from "./game";

export class List {
  private readonly root = must("#story");
  private readonly sections: HTMLElement[];
  private readonly items: HTMLElement[] = []; // by event
  private readonly own = new Map<ChildNode, string>(); // words that another viewpoint replaced
  private current: Element | null = null;

  constructor(
    private readonly game: Game,
    go: (at: number) => void,
  ) {
    this.sections = [...this.root.querySelectorAll<HTMLElement>(".turn")];
    // Addresses lead to places in the game; the browser must not scroll to the text of them.
    for (const item of this.root.querySelectorAll<HTMLElement>("[id]")) {
      if (item.matches("li")) this.items[Number(item.id.slice(1))] = item;
      item.removeAttribute("id");
    }
    document.querySelectorAll("#contents li").forEach((line, n) => {
      const heading = this.sections[n]?.querySelector("h2");
      const [link, summary] = [line.querySelector("a"), line.querySelector("span")];
      if (!heading || !link || !summary) return;
      heading.replaceChildren(link, summary);
      summary.className = "summary";
    });
    this.sections.forEach((s) => s.classList.toggle("faulty", s.querySelector(".f") !== null));
    this.root.addEventListener("click", (event) => {
      const target = event.target as Element;
      const link = target.closest("a");
      const item = target.closest("li");
      const heading = target.closest("h2");
      if (link === null && item === null && heading === null) return;
      event.preventDefault();
      if (item !== null) go(this.items.indexOf(item as HTMLElement));
      else if (heading !== null)
        go(game.turns[this.sections.indexOf(heading.parentElement!)]!.begin);
    });
  }

  // Hides what follows from this event on.
  hideFrom(at: number): void {
    this.items.forEach((item, i) => (item.hidden = i >= at));
    this.sections.forEach((section, n) => {
      const { begin, end } = this.game.turns[n]!;
      section.hidden = begin >= at;
      section.classList.toggle("cut", end > at); // its line tells all of it
    });
  }

  item(at: number): HTMLElement | null {
    return this.items[at] ?? null;
  }

  show(at: number): void {
    const turn = this.game.turnAt(at);
    this.sections.forEach((s, n) => s.classList.toggle("open", n === turn));
    this.current?.removeAttribute("aria-current");
    this.current = this.items[at] ?? null;
    if (this.current === null) return;
    this.current.setAttribute("aria-current", "true");
    const [box, frame] = [this.current.getBoundingClientRect(), this.root.getBoundingClientRect()];
    // The list moves, never the page.
    if (this.root.scrollHeight > this.root.clientHeight)
      this.root.scrollTop += box.top - frame.top - frame.height * 0.4;
  }

  // Puts in what the viewer saw in place of what happened.
  see(viewer: number): void {
    for (const [node, words] of this.own) node.textContent = words;
    this.own.clear();
    for (const [at] of this.game.data.unseen) {
      const seen = this.game.unseen(at, viewer);
      const item = this.items[at];
      if (seen === null || item === undefined) continue;
      this.game.data.langs.forEach((lang, i) => {
        const node = item.querySelector(`:scope > i[lang=${lang}]`) ?? item.firstChild;
        if (node === null) return;
        this.own.set(node as ChildNode, node.textContent ?? "");
        node.textContent = seen.words[i] ?? "";
      });
    }
    document.body.classList.toggle("seat-view", viewer !== everything);
    // The line of a turn names what a seat may not have seen.
    document.body.classList.toggle("knows-all", this.game.data.viewer === everything);
  }
}
