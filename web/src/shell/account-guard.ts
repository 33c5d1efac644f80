import { redirect } from "react-router";

/**
 * Account pages are for registered customers; guests count as not signed in (ACCESS-01, ACCESS-36, C-42). Others are sent
 * to the sign-in, with the address that they wanted (C-14).
 *
 * @param state of the visitor, requested past every cache
 */
export function requireAccount(request: Request, state: string | undefined): void {
  if (state === "LOGGED_IN") return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login/?to=${encodeURIComponent(pathname + search)}`);
}
