import type { AnalyticsState } from "../lib/data-layer.ts";
import { teaserIds } from "./promotions.ts";

const productId = (path: string): string | null => /^\/prod\/(\d+)(?:\/|$)/.exec(path)?.[1] ?? null;

/** What is on the page that is shown: the product that it is about, those that it lists, its teasers (TRACK-11). */
export function analyticsState(): AnalyticsState {
  const own = productId(location.pathname);
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="/prod/"]');
  const listed = [...links].flatMap(({ href }) => productId(new URL(href, location.href).pathname) ?? []);
  return {
    products: own === null ? [] : [own],
    listProducts: [...new Set(listed)].filter((id) => id !== own),
    teaserIds: teaserIds(),
  };
}
