import { data } from "react-router";

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
