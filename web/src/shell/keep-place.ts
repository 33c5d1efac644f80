declare global {
  interface Window {
    /** Where the shopper is in a list, and how to come back there. */
    place?: {
      /** The first row in the window and where in the window it begins; null at the top of a page. */
      readonly now: () => string | null;
      /** Scrolls until that row begins there again. */
      readonly restore: (place: string) => void;
    };
  }
}

/**
 * Keeps a shopper's place over a reload, and over Back from a page that the browser loaded whole (ux 37). The lengths that
 * browsers keep do not do: rows out of sight have estimated heights (`content-visibility`), which differ from one load to
 * the next. Kept is the first row in the window, and where in the window it begins.
 *
 * It is sent as its own text, so it may use nothing from outside.
 */
export function keepPlace(): void {
  const rows = (): Element[] => [...document.querySelectorAll("main article, main [data-teaser-id]")];
  /** What tells a row from others: content that comes later moves the numbers of those below it. */
  const nameOf = (row: Element | undefined): string =>
    row?.getAttribute("data-teaser-id") ?? row?.querySelector("a")?.getAttribute("href") ?? "";
  const now = (): string | null => {
    const all = scrollY > 0 ? rows() : [];
    const index = all.findIndex((row) => row.getBoundingClientRect().bottom > 0);
    const top = all[index]?.getBoundingClientRect().top;
    return top === undefined ? null : `${index} ${top} ${nameOf(all[index])}`;
  };
  /** Of this entry of the tab's history, which the router gives its key. */
  const name = (): string => `place:${String(Object(history.state).key)}`;
  let running = 0;
  /**
   * Rows get their true heights when they come near the window, on a slow machine late: for some frames the place is
   * restored again, until the shopper moves or is on another entry of the tab's history.
   */
  const restore = (place: string, frames = 40, run = (running += 1), entry = name()): void => {
    if (run !== running || entry !== name()) return;
    const [number = "", begins = "", named = ""] = place.split(" ");
    const [index, top] = [Number(number), Number(begins)];
    const all = rows();
    const nearer = (found: number, at: number): number =>
      nameOf(all[at]) === named && !(Math.abs(found - index) < Math.abs(at - index)) ? at : found;
    const row = all[[...all.keys()].reduce(nearer, Number.NaN)] ?? all[index];
    if (!row) return;
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: "instant" });
    if (frames > 1) requestAnimationFrame(() => restore(place, frames - 1, run, entry));
  };
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(type, () => void (running += 1), { capture: true, passive: true });
  window.place = { now, restore: (place) => restore(place) };
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(name());
  } catch {
    // Without storage the browser's own lengths have to do.
    return;
  }
  addEventListener("pagehide", () => {
    const place = now();
    if (place === null) sessionStorage.removeItem(name());
    else sessionStorage.setItem(name(), place);
  });
  if (kept === null) return;
  const place = kept;
  history.scrollRestoration = "manual";
  addEventListener("DOMContentLoaded", () => restore(place), { once: true });
}
