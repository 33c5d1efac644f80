import { data } from "react-router";

/**
 * Whether a page path cannot exist: addresses are lower case and have no dollar sign (STATUS-06, STATUS-07, C-26).
 * @param pathname path without query, still percent-encoded
 */
export function isImpossiblePath(pathname: string): boolean {
  try {
    return /[A-Z$]/.test(decodeURIComponent(pathname));
  } catch {
    // A broken percent sequence names no page either.
    return true;
  }
}

/** Throws the 404 page for paths that cannot exist. */
export function requirePossiblePath(request: Request): void {
  if (isImpossiblePath(new URL(request.url).pathname)) throw data(null, { status: 404, statusText: "Not Found" });
}
