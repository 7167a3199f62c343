// Pictures on buttons, drawn on 24 by 24 points, and a button with one and its name.
import { el, icon } from "./dom";
import { say, texts } from "./texts";

export const icons = {
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
export type Icon = keyof typeof icons & keyof typeof texts;

export function iconButton(key: Icon, act: () => void): HTMLElement {
  const button = el("button", { type: "button", click: act });
  nameButton(button, key);
  return button;
}

export function nameButton(button: HTMLElement, key: Icon): void {
  button.replaceChildren(icon(icons[key]));
  button.title = say(key);
  button.setAttribute("aria-label", say(key));
  button.dataset.say = key;
}
