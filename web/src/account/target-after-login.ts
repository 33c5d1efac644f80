import { safePath } from "../lib/safe-path.ts";

/** Start page of the account. */
export const accountPath = "/myaccount/";

/** Steps of a purchase that lead to a sign-in on the way; the sign-in goes on there (record 0033), order forms as they are. */
const steps = /^\/(?:prime\/checkout\/$|service\/orderform\/(?:\?|$))/u;

/**
 * Where a sign-in on the login page leads (AUTH-07, AUTH-08, C-14): to the stored target on the business store, or when
 * it shares a list; else to the account.
 *
 * @param to as the address has it; anything that is no path of our own counts as none
 * @param from the page that the sign-in covers, which they stay on; the login page when not given
 */
export function targetAfterLogin(to: string | null, isBusiness: boolean, from: string | null = null): string {
  const stay = safePath(from, accountPath);
  const usual = /^\/login\b/.test(stay) ? accountPath : stay;
  const target = safePath(to, usual);
  return isBusiness || target.includes("share_data") || steps.test(target) ? target : usual;
}
