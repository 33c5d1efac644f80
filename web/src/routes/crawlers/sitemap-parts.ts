import type { PublicUrls } from "~/lib/environment.server.ts";
import type { Store } from "~/lib/storefront-from-host.ts";
import { alternateStores } from "~/shell/head/rules.ts";
import { xml } from "./xml.ts";

/** Most addresses of one part. */
export const partSize = 10_000;

/** Pages of the app, of which no operator is the author, that are results for searchers (SEO-02). */
export const appPages = ["/prime/", "/service/newsletter/", "/service/orderform/"] as const;

/** What a sitemap's part begins with. */
export const partStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
/** What it ends with. */
export const partEnd = "</urlset>\n";

/**
 * One address of a part: with its picture, and for consumers with the same page in the other stores (SEO-12, SEO-13).
 * @param of its picture, and the stores that have it where not all do
 */
export function entryOf(
  path: string,
  { store, origin, urls }: { readonly store: Store; readonly origin: string; readonly urls: PublicUrls },
  { picture, stores }: { readonly picture?: string | undefined; readonly stores?: readonly string[] } = {},
): string {
  const alternates =
    store === "b2b"
      ? []
      : alternateStores.flatMap(([language, of]) => {
          const there = urls[of];
          return there === null || stores?.includes(of) === false
            ? []
            : [`<xhtml:link rel="alternate" hreflang="${language}" href="${xml(there + path)}"/>`];
        });
  const image = picture ? `<image:image><image:loc>${xml(origin + picture)}</image:loc></image:image>` : "";
  return `<url><loc>${xml(origin + path)}</loc>${alternates.join("")}${image}</url>\n`;
}
