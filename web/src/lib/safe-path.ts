/** Most characters of a path: an order form's address holds its list. */
const most = 8_000;

/**
 * A path of our own to go to after something else is done, e.g. after a sign-in. Anything that would leave the shop
 * (`//host`, `/\host`, a scheme, control characters) is the fallback.
 */
export function safePath(path: unknown, fallback = "/"): string {
  const isSafe =
    typeof path === "string" && path.length <= most && /^\/(?![/\\])[^\\]*$/.test(path) && !/\p{Cc}/u.test(path);
  return isSafe ? path : fallback;
}
