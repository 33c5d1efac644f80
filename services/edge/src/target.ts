import { isHost } from "./host.ts";
import { type Refusal, refusals } from "./refusal.ts";

/** Where a request goes: a path with its query, or why it cannot be read. */
export type Target = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly refusal: Refusal };

/** Segments of plain characters, none of them beginning with a dot; any query. */
const ordinary = /^(?:\/[\w~@,;:=+&!$'()*-][\w~@,;:=+&!$'()*.-]*)*\/?(?:\?[\x21\x22\x24-\x7e]*)?$/;
/** Visible ASCII without `#`: a fragment never leaves a browser. */
const printable = /^[\x21\x22\x24-\x7e]+$/;
/** Controls: a NUL ends texts elsewhere, and a line break a header, as soon as an address is sent back. */
const encodedControl = /%(?:[01][\da-f]|7f)/i;
/** Segments `.` and `..`, also encoded: clients resolve them, so that who sends one looks for a way around rules. */
const dots = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Reads a request's target (RFC 9112, 3.2). An address with a host of its own is taken when that is the Host header's.
 * @param host value of the Host header, if there is one
 */
export function readTarget(url: string, host: string | undefined): Target {
  if (ordinary.test(url) && url !== "") return { ok: true, path: url };
  if (!printable.test(url)) return refused(refusals.ambiguousTarget);
  if (url.startsWith("/")) return readPath(url);
  return readAbsolute(url, host);
}

function readPath(url: string): Target {
  const path = url.split("?", 1)[0] ?? "";
  // Browsers and the platform's URL take a backslash for a slash.
  if (path.includes("\\") || encodedControl.test(path)) return refused(refusals.ambiguousTarget);
  // A path that begins with two slashes is read as a host when it is resolved.
  if (path.startsWith("//") || dots.test(path)) return refused(refusals.notFound);
  return { ok: true, path: url };
}

function readAbsolute(url: string, host: string | undefined): Target {
  const [, authority, rest = ""] = /^https?:\/\/([^/?]*)(.*)$/i.exec(url) ?? [];
  if (authority === undefined || host === undefined || !isHost(authority)) return refused(refusals.ambiguousTarget);
  if (authority.toLowerCase() !== host.toLowerCase()) return refused(refusals.ambiguousTarget);
  return readPath(rest.startsWith("/") ? rest : `/${rest}`);
}

const refused = (refusal: Refusal): Target => ({ ok: false, refusal });
