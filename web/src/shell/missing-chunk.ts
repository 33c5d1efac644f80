import type { RouteObject } from "react-router";

/** What of the router tells where the visitor is going. */
interface RouterState {
  readonly location: Path;
  readonly navigation: { readonly location?: Path | undefined };
  readonly fetchers: ReadonlyMap<string, { readonly state: string }>;
}
type Path = Pick<Location, "pathname" | "search" | "hash">;

declare global {
  interface Window {
    /** The router of the tab, as it keeps itself. */
    __reactRouterDataRouter?: { readonly state: RouterState; readonly routes?: readonly RouteObject[] };
    /** Where the code of each route is, by the route's id. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, { readonly module: string }>> };
    /** Called by the router when a page's code cannot be loaded (see bundling/router-parts.ts). */
    __onMissingChunk?: typeof onMissingChunk;
  }
}

/** Least time between two reloads, in ms: code that stays away must not keep the tab busy (ERR-10). */
const guardTime = 10_000;
const guard = "reloadedAt";

/**
 * The code of a page could not be loaded, most likely because another version has been deployed. A load of the whole
 * page that the visitor wants brings the new one, once within ten seconds (ERR-10). Nothing happens when a page was
 * only fetched ahead.
 *
 * @throws what the import has thrown when it was tried already: the page shows an error
 */
export function onMissingChunk(error: unknown): Promise<never> {
  const state = window.__reactRouterDataRouter?.state;
  const isSending = [...(state?.fetchers.values() ?? [])].some((fetcher) => fetcher.state === "submitting");
  const target = state?.navigation.location ?? (isSending ? state?.location : undefined);
  if (target) {
    if (Date.now() - Number(sessionStorage.getItem(guard)) < guardTime) throw error;
    sessionStorage.setItem(guard, String(Date.now()));
    const page = target.pathname + target.search;
    // The address of this very page would be a jump within it.
    if (page === location.pathname + location.search) location.reload();
    else location.assign(page + target.hash);
  }
  return new Promise(() => undefined);
}
