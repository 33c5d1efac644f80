import type { ServerResponse } from "node:http";

const latin = new TextDecoder("windows-1252");

/** A letter of several bytes in UTF-8, or the beginning of one, as a link has it that was cut off. */
const utf8Letter = /[\xc3-\xf4][\x80-\xbf]/;

/**
 * One escaped run of bytes as UTF-8; older pages and programs escape the letters of Windows-1252 instead. What holds a
 * letter in UTF-8 is damaged UTF-8 and stays as it is.
 */
function asUtf8(run: string): string {
  try {
    decodeURIComponent(run);
    return run;
  } catch {
    const bytes = Buffer.from(run.replaceAll("%", ""), "hex");
    return utf8Letter.test(bytes.toString("latin1")) ? run : encodeURIComponent(latin.decode(bytes));
  }
}

/**
 * Where a page is whose query is escaped in another encoding than UTF-8, e.g. `/search/?q=F%FCller`.
 * @param target path with query
 * @returns the same in UTF-8; null where it is that already
 */
export function utf8Target(target: string): string | null {
  const [path = "", ...rest] = target.split("?");
  // A path of two slashes is another host's address.
  if (!/^\/(?![/\\])/.test(path)) return null;
  const query = rest.join("?");
  const read = query.replaceAll(/(?:%[\da-f]{2})+/gi, asUtf8);
  return read === query ? null : `${path}?${read}`;
}

/** Sends a reader to another address of the same page for good. */
export function sendMoved(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, "cache-control": "public, max-age=86400" }).end();
}
