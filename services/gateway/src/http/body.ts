import type { IncomingMessage } from "node:http";
import { type Body as WholeBody, readBody as readWhole } from "@chalkbox/edge";
import type { ParsedBody } from "./graphql-params.ts";

/** The body of a request with its operations, where they were looked for already; or why it was not read. */
export type Body = WholeBody & { readonly parsed?: ParsedBody };

/** Bodies that were read before the usual way came to them. */
const early = new WeakMap<IncomingMessage, Body>();

/** Keeps a body that is read already for {@link readBody}. */
export function handOver(request: IncomingMessage, bytes: Buffer<ArrayBuffer>, parsed: ParsedBody): void {
  early.set(request, { ok: true, bytes, parsed });
}

/** Reads a request's body, unless that was done. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  const body = early.get(request);
  return body === undefined ? readWhole(request, { maxBytes }) : Promise.resolve(body);
}
