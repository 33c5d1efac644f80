import { readMemory, remember } from "../../lib/browser-memory.ts";

const key = "last-searches";
/** A list that is read at a glance. */
const most = 5;

/** What was searched for last, newest first, as the browser keeps it (C-93); the server does not see it. */
export const lastSearches = (): readonly string[] => readMemory(key);

/** Notes a search. */
export function noteSearch(query: string): void {
  if (query !== "") remember(key, query, most);
}

/** Deletes all of them, wherever they are. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // There are none.
  }
}
