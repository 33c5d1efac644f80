import type { HeaderGridQuery } from "../../graph/generated/HeaderGrid.ts";

/** A way to reach the shop: its words, and the address that it leads to. */
interface Way {
  readonly text: string;
  readonly url: string;
}

/** How to reach the shop, as far as operators say. */
export interface Contact {
  readonly hotline: Way | null;
  readonly email: Way | null;
  /** When someone answers. */
  readonly hours: string | null;
}

/** Only what a link of its kind may lead to. */
const isWay = /^(tel:|mailto:)/;

/** The contact teaser among the header's content (HEAD-13, HEAD-15). */
export function contactOf(grid: HeaderGridQuery["getGridByPageId"]): Contact {
  const teasers = grid?.rows.flatMap(({ cells }) => cells.map(({ teaser }) => teaser)) ?? [];
  const attributes = teasers.find((teaser) => teaser?.id === "header-contact")?.attributes ?? [];
  const find = (name: string) => attributes.find((attribute) => attribute.name === name);
  const way = (name: string): Way | null => {
    const { text, url } = find(name) ?? {};
    return text && url && isWay.test(url) ? { text, url } : null;
  };
  return { hotline: way("hotline"), email: way("email"), hours: find("hours")?.text ?? null };
}
