import { renderToStaticMarkup } from "react-dom/server";
import type { Storefront } from "../lib/storefront-from-host.ts";
import type { IslandMarkup } from "../ui/static-island/island-markup.ts";
import { StorefrontProvider } from "./storefront-provider.tsx";

/** Markup by what it shows, gone with it; null: it was shown once. */
const known = new WeakMap<object, Map<string, string | null>>();

/**
 * Renders content that shows an answer which all visitors share once for each storefront: half of a page's time went
 * into the same tiles and tables again. What is seen for the first time is left to its page, as most of what comes but
 * once, a visitor's own above all, need not be kept; only answers that are read once for all
 * (`shared-answers.server.ts`) are seen again.
 */
export function islandMarkupFor(storefront: Storefront): IslandMarkup {
  const { store, language } = storefront;
  return (shows, mark, content) => {
    const key = `${store} ${language} ${mark}`;
    const markups = known.get(shows) ?? new Map<string, string | null>();
    const markup = markups.get(key);
    if (typeof markup === "string") return markup;
    const rendered =
      markup === undefined
        ? null
        : renderToStaticMarkup(<StorefrontProvider storefront={storefront}>{content}</StorefrontProvider>);
    markups.set(key, rendered);
    known.set(shows, markups);
    return rendered;
  };
}
