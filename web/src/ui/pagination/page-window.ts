/** A page number, or a gap where pages are left out. */
export type PageSlot = number | "gap";

/**
 * Which pages a pagination shows: the first, the last, and the current one with a neighbour on each
 * side. A gap never replaces a single page.
 * @param current and `pages` count from 1
 */
export function pageWindow(current: number, pages: number): PageSlot[] {
  const shown = new Set<number>();
  for (const page of [1, pages, current - 1, current, current + 1]) {
    if (page >= 1 && page <= pages) shown.add(page);
  }
  if (shown.has(3)) shown.add(2);
  if (shown.has(pages - 2)) shown.add(pages - 1);
  const slots: PageSlot[] = [];
  let before = 0;
  for (const page of [...shown].filter((page) => page >= 1).toSorted((a, b) => a - b)) {
    if (page > before + 1) slots.push("gap");
    slots.push(page);
    before = page;
  }
  return slots;
}
