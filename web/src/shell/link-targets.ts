/** Paths that other servers answer: they need a full page load. */
const served = /^\/(api|media|assets|language)\//;

/** Pages that change something or guard a step must never be fetched before a visitor requests them. */
const guarded = /^\/(logout|myaccount|computop|checkout|prime\/checkout)\b/;

/** Whether the router answers an address of the shop's own origin. */
export const isRouted = (path: string): boolean => !served.test(path);

/** Whether a page may be fetched ahead. */
export const isPrefetchable = (path: string): boolean => isRouted(path) && !guarded.test(path);

/**
 * The path, query and hash that a link leads to within the app; null when the browser must follow it itself:
 * another origin, a file, a new window, a download, or a jump within the page.
 */
export function inAppTarget(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute("href");
  if (href === null || href.startsWith("#") || link.target !== "" || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = new URL(href, location.href);
  return origin === location.origin && isRouted(pathname) ? pathname + search + hash : null;
}

/** The link that an event happened in. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
