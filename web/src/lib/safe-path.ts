/**
 * A path of our own to go to after something else is done, e.g. after a sign-in. Anything that would leave the shop
 * (`//host`, `/\host`, a scheme, control characters) is the fallback.
 */
export function safePath(path: unknown, fallback = "/"): string {
  const isSafe =
    typeof path === "string" && path.length <= 2_000 && /^\/(?![/\\])[^\\]*$/.test(path) && !/\p{Cc}/u.test(path);
  return isSafe ? path : fallback;
}

/**
 * Where a redirect of the graph may lead: a path of our own, or a whole http or https address, which is loaded as a page
 * of its own (SEARCH-21). Null for anything else.
 */
export function redirectTarget(target: string | null | undefined): string | null {
  if (safePath(target, "") !== "") return target ?? null;
  if (!target || !/^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(target) || !URL.canParse(target)) return null;
  const { username, password } = new URL(target);
  return username === "" && password === "" ? target : null;
}
