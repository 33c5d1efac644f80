import { choiceIn } from "./consent-choice.ts";

/** Whether the visitor has allowed more than what the shop cannot work without. */
export const hasConsent = (cookies: string = document.cookie): boolean => choiceIn(cookies) === "statistics";

/**
 * Where the browser keeps what a visitor did: with consent for good, before it for as long as the tab is open (C-93).
 * Null where a browser refuses its storage.
 */
function storage(): Storage | null {
  try {
    return hasConsent() ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

/** Words that were kept, latest first. */
export function readMemory(key: string): readonly string[] {
  const kept = storage()?.getItem(key) ?? "";
  return kept === "" ? [] : kept.split("\n");
}

/** Puts a word first, and keeps so many. */
export function remember(key: string, word: string, most: number): void {
  const words = [word, ...readMemory(key).filter((known) => known !== word)].slice(0, most);
  try {
    storage()?.setItem(key, words.join("\n"));
  } catch {
    // A full storage keeps what it has.
  }
}

/** Names, or beginnings of names, of what the browser keeps for good only with consent. */
const consented = /^(?:lastViewed|last-searches|trackingId|tracking:)/;

/** Deletes what was kept under a consent that is gone. What the tab alone remembers of searches and products stays (C-93). */
export function forgetWithoutConsent(): void {
  if (hasConsent()) return;
  try {
    for (const key of Object.keys(localStorage)) if (consented.test(key)) localStorage.removeItem(key);
    for (const key of ["newCustomer", "glanceViews"]) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage keeps nothing.
  }
}
