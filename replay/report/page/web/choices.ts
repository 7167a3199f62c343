// What the reader chooses for this page, and for others like it: a browser may keep nothing.
import { Lang, language, useLanguage } from "./texts";

function remembered(key: string): string | null {
  try {
    return window.localStorage.getItem(`tally-${key}`);
  } catch {
    return null;
  }
}
function remember(key: string, value: string): void {
  try {
    window.localStorage.setItem(`tally-${key}`, value);
  } catch {
    // Then it holds for this page alone.
  }
}

export function startTheme(): void {
  const theme = remembered("theme");
  if (theme !== null) document.documentElement.dataset.theme = theme;
}

export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const dark =
    dataset.theme === "dark" ||
    (dataset.theme === undefined && window.matchMedia("(prefers-color-scheme: dark)").matches);
  dataset.theme = dark ? "light" : "dark";
  remember("theme", dataset.theme);
}

// The languages of the page, as its text has them (document.cpp).
export const langs = (
  document.documentElement.dataset.langs ?? document.documentElement.lang
).split(" ") as Lang[];

function setLanguage(lang: Lang): void {
  useLanguage(lang);
  document.documentElement.lang = lang;
  document.title = document.querySelector("title")?.dataset[lang] ?? document.title;
}

// The language of the page at first: Chinese where the browser is, else the one it was made in.
export function startLanguage(): void {
  const wanted = remembered("lang") ?? (navigator.language.startsWith("zh") ? "zh" : langs[0]);
  setLanguage(langs.find((lang) => lang === wanted) ?? langs[0]!);
}

// The other language; false where there is none.
export function switchLanguage(): boolean {
  if (langs.length < 2) return false;
  setLanguage(language() === "en" ? "zh" : "en");
  remember("lang", language());
  return true;
}

export function onlyProblems(yes: boolean): void {
  document.body.classList.toggle("only", yes);
  const box = document.querySelector<HTMLInputElement>("#only");
  if (box !== null) box.checked = yes;
}
