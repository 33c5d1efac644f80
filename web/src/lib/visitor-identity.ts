import { cookiesIn } from "./cookies.ts";

/** What scripts may read of who is here: whose cart it is, and whether someone is signed in. @param cookies `document.cookie` */
export function identityOf(cookies: string): string {
  const known = cookiesIn(cookies);
  const names = ["X-JWT-exist", "X-JWT-guest", "cartId"].filter((name) => known[name] !== undefined);
  return names.map((name) => `${name}=${known[name]}`).join(";");
}

/** Names in session storage that belong to one checkout, its shopper and what was looked at (CHKX-15). */
const personal = /^(?:checkout|user|glance-?views|rating-?mail-?consent)/iu;

/** Names of what a storage keeps. */
export const namesIn = (storage: Pick<Storage, "length" | "key">): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");

/** Drops all that belongs to a checkout that ended (CHKX-15), or to a person who is not here any more. */
export function forgetShopper(storage: Pick<Storage, "length" | "key" | "removeItem">): void {
  for (const name of namesIn(storage)) if (personal.test(name)) storage.removeItem(name);
}
