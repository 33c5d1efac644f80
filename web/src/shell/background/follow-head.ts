import { canonicalPath, robotsOf } from "../head/rules.ts";

const all = (selector: string): readonly HTMLElement[] => [...document.head.querySelectorAll<HTMLElement>(selector)];

/**
 * Makes the head that the server sent true for the page that is shown now: share buttons of browsers read the canonical
 * address. What spoke of the first page alone goes.
 */
export function followHead(): void {
  const path = canonicalPath(location);
  for (const link of all('link[rel="canonical"],link[rel="alternate"][hreflang]')) {
    const href = link.getAttribute("href");
    if (href !== null) link.setAttribute("href", new URL(href).origin + path);
  }
  for (const tag of all('meta[property^="og:"],script[type="application/ld+json"]')) tag.remove();
  const [robots, ...others] = all('meta[name="robots"]');
  // An error page says its own.
  if (others.length > 0) robots?.remove();
  else robots?.setAttribute("content", robotsOf(location));
}
