/**
 * Keeps a shopper's place over a reload, and over Back from a page that the browser loaded whole (ux 37). The lengths that
 * browsers keep do not do: rows out of sight have estimated heights (`content-visibility`), which differ from one load to
 * the next. Kept is the first row in the window, and where in the window it begins.
 *
 * It is sent as its own text, so it may use nothing from outside.
 */
export function keepPlace(): void {
  const rows = (): Element[] => [...document.querySelectorAll("main article, main [data-teaser-id]")];
  /** Of this entry of the tab's history, which the router gives its key. */
  const name = (): string => `place:${String(Object(history.state).key)}`;
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(name());
  } catch {
    // Without storage the browser's own lengths have to do.
    return;
  }
  addEventListener("pagehide", () => {
    const all = scrollY > 0 ? rows() : [];
    const index = all.findIndex((row) => row.getBoundingClientRect().bottom > 0);
    const top = all[index]?.getBoundingClientRect().top;
    if (top === undefined) sessionStorage.removeItem(name());
    else sessionStorage.setItem(name(), `${index} ${top}`);
  });
  if (kept === null) return;
  const [index = 0, top = 0] = kept.split(" ").map(Number);
  history.scrollRestoration = "manual";
  /** Rows get their true heights when they come near the window: it takes a few frames until the place stays. */
  const restore = (frames: number): void => {
    const row = rows()[index];
    if (!row) return;
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: "instant" });
    if (frames > 1) requestAnimationFrame(() => restore(frames - 1));
  };
  addEventListener("DOMContentLoaded", () => restore(4), { once: true });
}
