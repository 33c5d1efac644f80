import type { IncomingMessage } from "node:http";
import { isForeign } from "@chalkbox/edge";
import type { PublicError } from "../errors/rules.ts";
import { isForged } from "./csrf.ts";

/** Why a request goes no further. */
export interface Rejection {
  readonly status: number;
  readonly error: PublicError;
}

/** Requests that read nothing of a visitor and change nothing: probes, figures, and the IDE's files. */
const open = /^\/(?:health\/|metrics$|api\/shop\/ide\/)/;
/** A link may lead to the IDE's page; a query in the address needs the preflight header there. */
const page = /^\/api\/shop\/?$/;
const forged: Rejection = {
  status: 403,
  error: {
    message: "The request does not come from this site, or not as JSON",
    extensions: { code: "CSRF", classification: "CSRF" },
  },
};
const encoded: Rejection = {
  status: 415,
  error: { message: "Send the body as it is, not compressed", extensions: { code: "BAD_REQUEST" } },
};
/**
 * Looks at where a request comes from before anything is done for it, whatever its address; null when it may come in.
 * What is no clear HTTP the edge has refused.
 */
export function rejectRequest({
  headers,
  method = "GET",
  url = "/",
}: Pick<IncomingMessage, "headers" | "method" | "url">): Rejection | null {
  // What unfolds to gigabytes is best not unfolded: no client of a graph needs to compress what it sends.
  if (!["identity", undefined].includes(headers["content-encoding"])) return encoded;
  const path = url.split("?", 1)[0] ?? "/";
  if (open.test(path)) return null;
  // Forms can post; any other method needs a preflight.
  if (method === "POST") return isForged(headers) ? forged : null;
  return isForeign(headers) && !page.test(path) ? forged : null;
}
