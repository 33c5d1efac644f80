import { randomBytes, randomUUID } from "node:crypto";
import type { MiddlewareFunction } from "react-router";
import { isKnownVisitor } from "../../graph/anonymous-session.server.ts";
import { type ServerGraph, serverGraphContext } from "../../graph/client.server.ts";
import { PageSessionDocument } from "../../graph/generated/PageSession.ts";
import { type KnownAnswers, offerLastAnswers, sharedRenderHeader } from "../../graph/shared-render.server.ts";
import { consentLine } from "../../lib/consent-choice.ts";
import { withinTime } from "../../lib/within-time.ts";
import { compress, encodingFor } from "../compression.server.ts";
import { nonceHeader } from "../nonce.ts";
import { PageResponse } from "../page-response.server.ts";
import { anonymousParts, ownParts } from "./own-parts.server.tsx";
import { ownHeaders, sharedHeaders } from "./page-headers.server.ts";
import { pageKey, type PageKeyParts, pageKeyParts } from "./page-key.server.ts";
import { pageOfPayload, payloadResponse } from "./page-payload.server.ts";
import { createPageMemory, type PageMemory, type SharedAnswer } from "./page-memory.server.ts";
import { type OwnParts, type PolicyFor, StoredPage } from "./stored-page.server.ts";

/** What the web server lends to the pages' memory. */
export interface MemorySettings {
  /** Most memory that pages take, in bytes. */
  readonly maxBytes: number;
  /** The app itself. */
  readonly handle: (request: Request) => Promise<Response>;
  readonly policyFor: PolicyFor;
}

/** How long a page that is there waits for what is its visitor's own, in milliseconds. */
const sessionPatience = 1_000;

/** The pages' memory of this process; null while every page is rendered for its visitor. */
let memory: PageMemory | null = null;

/** The graphs of shared renders that are under way, by their mark. */
const renders = new Map<string, ServerGraph>();

/** Keeps pages from now on. @param keyOf tests leave parts of the key out to see that it is noticed */
export function startPageMemory(settings: MemorySettings, keyOf: typeof pageKey = pageKey): PageMemory {
  const render = (parts: PageKeyParts, last: (() => KnownAnswers) | null) => renderShared(settings, parts, last);
  memory = createPageMemory({ maxBytes: settings.maxBytes, render, keyOf, now: Date.now });
  return memory;
}

/** Renders a page for all visitors: without cookies, on the storefront's own host. */
async function renderShared(
  { handle, policyFor }: MemorySettings,
  { storefront, path, query, hasChosen }: PageKeyParts,
  last: (() => KnownAnswers) | null,
): Promise<SharedAnswer> {
  const [mark, nonce] = [randomUUID(), randomBytes(16).toString("base64")];
  const withdraw = last && offerLastAnswers(mark, last);
  try {
    // What was chosen makes no difference to a page, that it was does.
    const [cookie = ""] = consentLine("necessary").split(";");
    // An error page states the id under which this render is logged (C-91).
    const request = { "x-request-id": randomUUID(), [sharedRenderHeader]: mark, [nonceHeader]: nonce };
    const headers = { ...request, ...(hasChosen && { cookie }) };
    const answer = await handle(new Request(`http://${storefront.localPrefix}localhost${path}${query}`, { headers }));
    const graph = renders.get(mark);
    const isOwn = graph === undefined || graph.isPersonal || answer.headers.has("set-cookie");
    const location = answer.headers.get("location");
    if (!isOwn && location !== null) return { kind: "redirect", status: answer.status, location };
    const html = answer instanceof PageResponse ? answer.page : null;
    if (isOwn || typeof html !== "string") {
      void answer.body?.cancel();
      return { kind: "own" };
    }
    const { status } = answer;
    const facts = { keeping: graph.keeping(), isOutdated: graph.isOutdated, own: anonymousParts(storefront) };
    return { kind: "page", page: new StoredPage({ html, status, nonce, policyFor, ...facts }) };
  } finally {
    renders.delete(mark);
    withdraw?.();
  }
}

/** What is the visitor's own; as of one of whom nothing is known when the gateway does not say it whole and in time. */
async function readOwnParts(graph: ServerGraph, { storefront }: PageKeyParts): Promise<OwnParts> {
  const answer = await withinTime(graph.query(PageSessionDocument, {}, "cache-first"), sessionPatience);
  const data = answer?.error ? undefined : answer?.data;
  return ownParts(storefront, data);
}

/**
 * Answers with pages from memory: as they are to visitors without ids, with their own parts filled in to all others.
 * Stands inside of what makes the request's graph.
 */
export const pagesFromMemory: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const graph = context.get(serverGraphContext);
  const { method, headers } = request;
  const mark = headers.get(sharedRenderHeader);
  if (mark !== null) {
    renders.set(mark, graph);
    return next();
  }
  const { host, pathname, search } = new URL(request.url);
  const target = pathname + search;
  const payloadOf = pageOfPayload(pathname);
  if (payloadOf !== null) return payloadResponse(memory, { method, target: payloadOf + search, host, headers });
  const parts = memory && pageKeyParts({ method, target, host, header: (name) => headers.get(name) });
  if (!memory || !parts) return next();
  const isKnown = isKnownVisitor(headers.get("cookie"));
  const reading = isKnown ? readOwnParts(graph, parts) : null;
  const answer = await memory.load(parts);
  if (answer.kind === "redirect") {
    const { status, location } = answer;
    return new Response(null, { status, headers: { location } });
  }
  if (answer.kind === "own" || (isKnown && !answer.page.isFillable)) return next();
  const { page } = answer;
  const encoding = encodingFor(headers.get("accept-encoding") ?? "");
  if (reading === null) {
    return new PageResponse(page.bytes(encoding), { status: page.status, headers: sharedHeaders(page, 0, encoding) });
  }
  const filled = page.fillIn(await reading);
  const body = encoding ? compress(filled, encoding) : filled;
  return new PageResponse(body, { status: page.status, headers: ownHeaders(page, encoding) });
};
