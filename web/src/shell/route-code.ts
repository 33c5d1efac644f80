import { use, useCallback } from "react";
import {
  data,
  matchRoutes,
  type Params,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";

/** The code of a page. */
export interface RouteCode {
  /** The addresses of the modules that show it: layouts first, its own last. */
  readonly modules: readonly [...string[], string];
  /** What the path holds, such as a product's id. */
  readonly params: Params;
}

/** Finds the code of a page by its path and query, as the router will; null where no route answers. */
export type FindRouteCode = (path: string) => RouteCode | null;

/** What finds the code of pages. */
export function useRouteCode(): FindRouteCode {
  const router = use(DataRouterContext)?.router;
  const manifest = use(FrameworkContext)?.manifest;
  return useCallback(
    (path) => {
      const matches = matchRoutes(router?.routes ?? [], path) ?? [];
      const modules = matches.flatMap(({ route }) => manifest?.routes[route.id]?.module ?? []);
      const own = modules.pop();
      return own === undefined ? null : { modules: [...modules, own], params: matches.at(-1)?.params ?? {} };
    },
    [router, manifest],
  );
}

/** Least time between two page loads for missing code, in ms: code that stays away must not keep the tab busy (ERR-10). */
const guardTime = 10_000;
const guard = "reloadedAt";

/**
 * The code of a page could not be loaded, most likely because another version has been deployed. Loading the whole page
 * that the visitor opened loads the new one, once within ten seconds (ERR-10).
 * @param target address of that page, or its path with query and hash
 * @returns whether the page is being loaded
 */
export function loadDocument(target: string): boolean {
  if (Date.now() - Number(sessionStorage.getItem(guard)) < guardTime) return false;
  sessionStorage.setItem(guard, String(Date.now()));
  const [page] = target.split("#", 1);
  // The address of this very page would be a jump within it.
  if (page === location.pathname + location.search) location.reload();
  else location.assign(target);
  return true;
}

/**
 * Waits for code that a loader needs before there is a page. Where it cannot be had, the whole page is loaded, once within
 * ten seconds (ERR-10).
 * @returns the code; never settles where the page is left
 * @throws the response of a shop that cannot be reached (503), when the page was loaded for that just now
 */
export const codeOrWholePage = <Code>(code: Promise<Code>, { url }: Request): Promise<Code> =>
  import.meta.env.SSR
    ? code
    : code.catch(() => {
        if (loadDocument(url)) return new Promise(() => undefined);
        throw data(null, { status: 503, statusText: "Network error" });
      });

let isOutdated = false;

/** A newer build is there: the files of this one may be gone. */
export function noteNewerBuild(): void {
  isOutdated = true;
}

/** Loads the whole page where a newer build is there, so that no page of one build runs with files of another. @returns whether it does */
export const loadNewerBuild = (target: string): boolean => isOutdated && loadDocument(target);
