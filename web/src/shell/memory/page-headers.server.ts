import type { Keeping } from "../../graph/shared-render.server.ts";
import type { Encoding } from "../compression.server.ts";
import type { StoredPage } from "./stored-page.server.ts";

/** How long caches on the way may show a page that they cannot request again, in seconds. */
const staleIfError = 600;

/** Headers of a page for a visitor without ids. Browsers request it each time, as they receive no notice of changes; a CDN may keep it. */
export function sharedHeaders(
  { keeping, policy, etag, status }: StoredPage,
  age: number,
  encoding: Encoding | null,
): Record<string, string> {
  const headers = { ...bodyHeaders(encoding), "content-security-policy": policy };
  if (keeping === null || status !== 200) return { ...headers, "cache-control": "private, no-store" };
  return { ...headers, ...keptHeaders(etag, keeping, encoding), age: String(age) };
}

/** Headers of a page's payload file (OP-A-11): kept as long as the page. */
export const payloadHeaders = (
  { etag }: Pick<StoredPage, "etag">,
  keeping: Keeping,
  encoding: Encoding | null,
): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  vary: "accept-encoding",
  ...(encoding && { "content-encoding": encoding }),
  ...keptHeaders(etag, keeping, encoding),
});

const keptHeaders = (etag: string, { maxAge, tags }: Keeping, encoding: Encoding | null): Record<string, string> => ({
  "cache-control": `public, max-age=0, s-maxage=${Math.floor(maxAge / 1_000)}, stale-if-error=${staleIfError}`,
  "surrogate-key": ["pages", ...tags].join(" "),
  etag: etagOf(etag, encoding),
});

/** Headers of the same page with parts of a visitor's own. */
export const ownHeaders = ({ policy }: StoredPage, encoding: Encoding | null): Record<string, string> => ({
  ...bodyHeaders(encoding),
  "content-security-policy": policy,
  "cache-control": "private, no-store",
});

/** Each form of a page is an entity of its own. */
export const etagOf = (etag: string, encoding: Encoding | null): string => `"${etag}${encoding ? `-${encoding}` : ""}"`;

const bodyHeaders = (encoding: Encoding | null): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  // Who has cookies gets another page.
  vary: "accept-encoding, cookie",
  ...(encoding && { "content-encoding": encoding }),
});
