import { compress, encodingFor } from "../compression.server.ts";
import { PageResponse } from "../page-response.server.ts";
import { etagOf, payloadHeaders } from "./page-headers.server.ts";
import { pageKeyParts } from "./page-key.server.ts";
import type { PageMemory } from "./page-memory.server.ts";

const fileName = "_payload.json";

/** The page of which a path is the payload file (OP-A-11); null for every other path. */
export const pageOfPayload = (pathname: string): string | null =>
  pathname.endsWith(`/${fileName}`) ? pathname.slice(0, -fileName.length) : null;

interface PayloadRequest {
  readonly method: string;
  /** Path and query of the page. */
  readonly target: string;
  readonly host: string;
  readonly headers: Headers;
}

/**
 * The answers with which a page is shown, as one file that a cache may keep (OP-A-11): a browser that fetches a page
 * ahead needs one GET in place of a call for each. Only of pages that all visitors share, and without the session; 204
 * where there is none, so that the browser requests what it needs itself.
 */
export async function payloadResponse(
  memory: PageMemory | null,
  { method, target, host, headers }: PayloadRequest,
): Promise<Response> {
  const parts = memory && pageKeyParts({ method, target, host, header: (name) => headers.get(name) });
  const answer = memory && parts && (await memory.load(parts));
  const page = answer?.kind === "page" ? answer.page : null;
  if (page === null || page.keeping === null || page.status !== 200 || page.isOutdated) {
    return new Response(null, { status: 204, headers: { "cache-control": "private, no-store" } });
  }
  const encoding = encodingFor(headers.get("accept-encoding") ?? "");
  const own = payloadHeaders(page, page.keeping, encoding);
  if (headers.get("if-none-match") === etagOf(page.etag, encoding))
    return new Response(null, { status: 304, headers: own });
  const json = Buffer.from(page.payload());
  return new PageResponse(encoding ? compress(json, encoding) : json, { status: 200, headers: own });
}
