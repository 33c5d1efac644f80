import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  addressSubject,
  createEdgeServer,
  createFairQueue,
  createProxies,
  type EdgeServer,
  type FairQueueLimits,
  type Handle,
  isEmbeddedElsewhere,
  isForeign,
  type Refusal,
  refusals,
} from "@chalkbox/edge";
import { refusalPage, sendBusyPage } from "./busy-page.ts";
import type { Config } from "./config.ts";
import { createEndedLogins, createLoginCheck, fencePage } from "./ended-logins.ts";
import type { AdapterOptions } from "./fetch-adapter.ts";
import { createHealth, healthPaths } from "./health.ts";
import { createMemoryPages } from "./memory-pages.ts";
import { followChanges } from "./page-changes.ts";
import { sendMoved, utf8Target } from "./latin-query.ts";
import {
  bodyLimits,
  fileLimits,
  formLimitOf,
  holdsFiles,
  isFile,
  isForVisitorsAlone,
  pictureLimits,
  renderLimits,
  uploadLimits,
} from "./limits.ts";
import type { Pages } from "./pages.ts";
import { createPriceChanges, priceChangesPath } from "./price-changes.ts";
import { ownerOf } from "./proxied-paths.ts";
import { createProxy } from "./proxy.ts";
import { commonHeaders, contentSecurityPolicy, createNonce, mediaHeaders } from "./security.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";

/** What web is put together from; tests pass small ones. */
export interface WebParts {
  readonly config: Config;
  readonly log: Parameters<typeof createEdgeServer>[0]["log"];
  /** Makes the pages; they refuse bodies by the server's own rules. */
  readonly pages: (adapter: AdapterOptions) => Promise<Pages>;
  /** How many pages are rendered side by side; the usual limits without it. */
  readonly renders?: FairQueueLimits;
  /** Connections that are taken in one turn of the event loop; one without it. */
  readonly takers?: number;
}

/** A running web server. */
export interface Web {
  readonly port: number;
  /** Ends in order, as configured; settles when all connections are closed. */
  stop(): Promise<void>;
}

/** Headers of a request for a picture that the picture's server gets: nothing of the visitor but their address. */
const passedToMedia = [
  "accept",
  "accept-encoding",
  "if-modified-since",
  "if-none-match",
  "range",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-request-id",
];

/**
 * Puts web together and listens.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startWeb({
  config,
  log,
  pages: makePages,
  renders = renderLimits,
  takers,
}: WebParts): Promise<Web> {
  const proxies = createProxies(config.trustedProxies);
  const common = commonHeaders(config);
  const refuse = (response: ServerResponse, refusal: Refusal): void => server.refuse(response, refusal);
  const logins = createEndedLogins();
  const loginCheck = createLoginCheck(config.gatewayUrl);
  const toGateway = createProxy({
    target: config.gatewayUrl,
    bodyLimit: bodyLimits.graph,
    refuse,
    mayLeave: logins.mayLeave,
  });
  const toMedia = createProxy({
    target: config.mediaUrl,
    bodyLimit: 0,
    passes: passedToMedia,
    headers: mediaHeaders,
    refuse,
  });
  /** Handles in turn: one address has its share, and who waits and leaves costs nothing. */
  const inTurn = (limits: FairQueueLimits, handle: Handle): Handle => {
    const queue = createFairQueue(limits);
    return async (request, response) => {
      const end = await queue.enter(visitorOf(request), response);
      if (end === null) {
        if (!response.destroyed) refuse(response, refusals.busy);
        return;
      }
      await Promise.resolve(handle(request, response)).finally(end);
    };
  };
  const passToMedia = inTurn(pictureLimits, (request, response) => toMedia.pass(request, response));
  const takeUpload = inTurn(uploadLimits, (request, response) => answerOwn(request, response));
  const makeFile = inTurn(fileLimits, (request, response) => answerOwn(request, response));
  const pageTurns = createFairQueue(renders);
  const health = createHealth(config, () => server.isEnding);
  const admit: AdapterOptions["admit"] = async (request, response) => {
    await untilLeaversAreKnown();
    if (!request.socket.writable) return null;
    const end = await pageTurns.enter(visitorOf(request), response);
    if (end === null && !response.destroyed) sendBusyPage(response, String(request.headers["x-forwarded-host"]));
    return end;
  };
  const release: AdapterOptions["release"] = (request, answer) => fencePage(logins, loginCheck, request, answer);
  const { asset, page, memory = null } = await makePages({ bodyLimitOf: formLimitOf, refuse, admit, release });
  const fromMemory = memory && createMemoryPages(memory, common);
  const prices = createPriceChanges();
  const changes =
    memory &&
    followChanges(config.gatewayUrl, {
      drop: (tags) => [memory, prices].forEach((one) => one.drop(tags)),
      hear: (isConnected) => [memory, prices].forEach((one) => one.hear(isConnected)),
    });

  /** Refuses what another site's page sends in a visitor's name. @returns whether it has */
  const isRefused = (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isForged = isRead
      ? isForVisitorsAlone(path) && isEmbeddedElsewhere(request.headers)
      : isForeign(request.headers);
    if (!isForged) return false;
    const { origin, "x-request-id": requestId } = request.headers;
    log.warn({ requestId, method: request.method, path, origin }, "a request of another site was refused");
    refuse(response, refusals.foreign);
    return true;
  };

  const answerOwn: Handle = (request, response) => {
    const nonce = createNonce();
    const own = [`'nonce-${nonce}'`];
    request.headers["x-csp-nonce"] = nonce;
    response.setHeader("content-security-policy", contentSecurityPolicy({ scripts: own, styles: own }, config));
    // Its errors reach the edge's boundary, whichever way the asset's answer takes.
    return new Promise((resolve, reject) => {
      response.once("close", () => resolve());
      asset(request, response, () => void page(request, response).then(resolve, reject));
    });
  };
  const handle: Handle = (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (healthPaths.has(path)) return health(request, response);
    introduce(request);
    if (fromMemory?.answer(request, response, String(request.headers["x-forwarded-host"])) === true) return;
    logins.enter(request);
    for (const name in common) response.setHeader(name, common[name] ?? "");
    if (path === securityTxtPath && config.securityContact !== null) {
      return sendSecurityTxt(request, response, config.securityContact);
    }
    if (path === priceChangesPath) return prices.answer(request, response);
    switch (ownerOf(path)) {
      case "api":
        return toGateway.pass(request, response);
      case "media":
        return passToMedia(request, response);
      case "none":
        return refuse(response, refusals.notFound);
      case "pages": {
        if (isRefused(request, response, path)) return;
        const moved = request.method === "POST" ? null : utf8Target(request.url ?? "/");
        if (moved !== null) return sendMoved(response, moved);
        if (isFile(path)) return makeFile(request, response);
        return isUpload(request, path) ? takeUpload(request, response) : answerOwn(request, response);
      }
    }
  };

  /** Makes true what a request reports about its origin; pages and gateway read it from these headers. */
  function introduce(request: IncomingMessage): void {
    const { headers, socket } = request;
    const isFromProxy = proxies.trusts(socket.remoteAddress);
    proxies.stamp(headers, socket.remoteAddress);
    headers["x-forwarded-host"] ??= "localhost";
    const sent = headers["x-request-id"];
    const isUsable = isFromProxy && typeof sent === "string" && /^[\w.-]{1,100}$/.test(sent);
    if (!isUsable) headers["x-request-id"] = randomUUID();
    // Only the server decides which scripts may run, and which pages are for all.
    delete headers["x-csp-nonce"];
    delete headers["x-shared-render"];
  }

  const server: EdgeServer = createEdgeServer({
    handle,
    log,
    methods: ["GET", "HEAD", "POST"],
    style: { format: (url) => (url.startsWith("/api/") ? "json" : "text"), headers: common, page: refusalPage },
    limits: { bodyBytes: bodyLimits.certificate, connectionsPerAddress: config.connectionsPerAddress },
    proxies,
    takers,
  });
  const port = await server.listen(config.port, config.host);
  return {
    port,
    stop: async () => {
      await server.stop(config.ending);
      await Promise.all([changes?.close(), toGateway.close(), toMedia.close(), loginCheck.close()]);
    },
  };
}

/**
 * Waits until the system has reported whose connections have ended: a client that sends a request and goes at once is
 * read as two events, in two turns of the event loop.
 */
const untilLeaversAreKnown = (): Promise<void> =>
  new Promise((resolve) => void setImmediate(() => void setImmediate(resolve)));

/** Who a request counts for: its visitor's address, which the server has made true. */
const visitorOf = ({ headers }: IncomingMessage): string => addressSubject(String(headers["x-forwarded-for"]));

/** Whether a form is larger than those without files, or does not say how large it is. */
const isUpload = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === "POST" && holdsFiles(path) && !(Number(headers["content-length"]) <= bodyLimits.form);

function sendSecurityTxt({ headers }: IncomingMessage, response: ServerResponse, contact: string): void {
  const origin = `${String(headers["x-forwarded-proto"])}://${String(headers["x-forwarded-host"])}`;
  const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" };
  response.writeHead(200, type).end(securityTxt({ contact, origin, now: Date.now() }));
}
