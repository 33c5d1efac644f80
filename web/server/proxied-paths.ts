/** Segments of plain characters, none beginning with a dot: `/api/shop/ide/assets/a-1.2.js`. */
const api = /^\/api(?:\/[\w-][\w.-]*)+\/?$/;
/** The same with what addresses of files may hold; nothing encoded that means something when it is decoded. */
const media =
  /^\/media(?:\/(?:[\w~@,;:=+&!$'()*-]|%(?!2[eEfF5]|5[cC]|[01]|7[fF])[\da-fA-F]{2})(?:[\w.~@,;:=+&!$'()*-]|%(?!2[eEfF5]|5[cC]|[01]|7[fF])[\da-fA-F]{2})*)+\/?$/;

/** Where a path belongs: to the gateway, to the pictures, to neither (404), or to the pages. */
export type PathOwner = "api" | "media" | "none" | "pages";

/**
 * Who answers a path. What is below `/api/` and `/media/` leaves this process, so that only paths which every reader
 * reads alike are let through: no dot segments, no encoded slash, backslash, dot or percent sign.
 */
export function ownerOf(path: string): PathOwner {
  if (isBelow("/api", path)) return api.test(path) ? "api" : "none";
  if (isBelow("/media", path)) return media.test(path) ? "media" : "none";
  return "pages";
}

/** Also in capitals: no page has such an address, and another reader might take it for the same. */
function isBelow(prefix: string, path: string): boolean {
  const start = path.slice(0, prefix.length + 1).toLowerCase();
  return start === `${prefix}/` || (start === prefix && path.length === prefix.length);
}
