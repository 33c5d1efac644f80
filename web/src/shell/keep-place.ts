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

/** Where a row was left by the frame before, from the window's upper end and from the page's. */
interface Left {
  readonly row?: Element;
  readonly inWindow?: number;
  readonly inPage?: number;
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
  const near = (one: number | undefined, other: number): boolean => Math.abs((one ?? Number.NaN) - other) < 1;
  /** Of this entry of the tab's history, which the router gives its key. */
  const name = (): string => `place:${String(Object(history.state).key)}`;
  let running = 0;
  /**
   * Rows get their true heights when they come near the window, on a slow machine late: for three seconds' frames the
   * place is restored again, until the shopper moves or is on another entry of the tab's history. A row that has left its
   * place in the window, but not in the page, was scrolled: by the bar, which no event tells from a script.
   */
  const restore = (place: string, frames = 180, left: Left = {}, run = (running += 1), entry = name()): void => {
    if (run !== running || entry !== name()) return;
    const [number = "", begins = "", named = ""] = place.split(" ");
    const [index, top] = [Number(number), Number(begins)];
    const all = rows();
    const nearer = (found: number, at: number): number =>
      nameOf(all[at]) === named && !(Math.abs(found - index) < Math.abs(at - index)) ? at : found;
    const row = all[[...all.keys()].reduce(nearer, Number.NaN)] ?? all[index];
    if (!row) return;
    const found = row.getBoundingClientRect().top;
    const isScrolled = left.row === row && near(left.inPage, found + scrollY) && !near(left.inWindow, found);
    if (isScrolled) return;
    if (!near(found, top)) scrollBy({ top: found - top, behavior: "instant" });
    const inWindow = row.getBoundingClientRect().top;
    const now = { row, inWindow, inPage: inWindow + scrollY };
    if (frames > 1) requestAnimationFrame(() => restore(place, frames - 1, now, run, entry));
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
