/** Stands for the shop's own address: no such host exists, so whatever leaves it is seen. */
const own = new URL("https://shop.invalid");

/** What URL parsers drop or turn into something else, and what is never typed into an address on purpose. */
const misleading = /[\\\s\p{Cc}]/u;

/** Whether it is a path of the shop itself, with or without query and fragment: what browsers make of it stays there. */
export function isOwnPath(target: string): boolean {
  if (!target.startsWith("/") || misleading.test(target) || !URL.canParse(target, own)) return false;
  const { origin, pathname } = new URL(target, own);
  return origin === own.origin && !pathname.startsWith("//");
}

/** Whether it is a whole `http` or `https` address, which a redirect may lead to as well (SEARCH-21). */
export function isWebAddress(target: string): boolean {
  if (!/^https?:\/\//i.test(target) || misleading.test(target) || !URL.canParse(target)) return false;
  const { hostname, username, password } = new URL(target);
  return hostname !== "" && username === "" && password === "";
}
