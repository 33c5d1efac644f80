import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

/** One range from a byte on, to another or to the end. */
const oneRange = /^bytes=(\d{1,15})-(\d{0,15})$/;

/**
 * The headers by which files are sent, as their server reads them rightly. What RFC 9110 lets a server leave aside it
 * does not get: a range that ends before it begins, a suffix, several ranges or another unit (14.2), a range with a
 * condition (13.1.5) or of another method than GET, and encodings that the client refuses (12.5.3).
 */
export function assetHeaders(method: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { range, "accept-encoding": accepted, ...others } = headers;
  const isRanged = method === "GET" && headers["if-range"] === undefined && isPlainRange(range);
  return {
    ...others,
    ...(accepted !== undefined && { "accept-encoding": encodingsOfFiles(accepted) }),
    ...(isRanged && { range }),
  };
}

function isPlainRange(range: string | undefined): boolean {
  const [, first, last] = oneRange.exec(range ?? "") ?? [];
  if (first === undefined) return false;
  // The files' server takes a last byte of 0 for none.
  return last === "" || (Number(last) >= Number(first) && Number(last) > 0);
}

/** Those of the encodings in which files lie there that the client takes. */
const encodingsOfFiles = (accepted: string): string =>
  new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(["br", "gzip"]).join(", ");
