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
  const seconds = Math.floor(keeping.maxAge / 1_000);
  return {
    ...headers,
    "cache-control": `public, max-age=0, s-maxage=${seconds}, stale-if-error=${staleIfError}`,
    "surrogate-key": ["pages", ...keeping.tags].join(" "),
    etag: etagOf(etag, encoding),
    age: String(age),
  };
}

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
