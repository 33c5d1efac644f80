import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  addressSubject,
  createEdgeServer,
  createFairQueue,
  createProxies,
  type EdgeServer,
  type Handle,
  type Refusal,
  refusals,
} from "@chalkbox/edge";
import { sendBusyPage } from "./busy-page.ts";
import type { Config } from "./config.ts";
import { createEndedLogins, createLoginCheck, fencePage } from "./ended-logins.ts";
import type { AdapterOptions } from "./fetch-adapter.ts";
import { createHealth, healthPaths } from "./health.ts";
import { createMemoryPages } from "./memory-pages.ts";
import { followChanges } from "./page-changes.ts";
import { bodyLimits, formLimitOf, holdsFiles, pictureLimits, renderLimits, uploadLimits } from "./limits.ts";
import type { Pages } from "./pages.ts";
import { ownerOf } from "./proxied-paths.ts";
import { createProxy } from "./proxy.ts";
import { createRenderQueue, type QueueLimits } from "./render-queue.ts";
import { commonHeaders, contentSecurityPolicy, createNonce, mediaHeaders } from "./security.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";

/** What web is put together from; tests pass small ones. */
export interface WebParts {
  readonly config: Config;
  readonly log: Parameters<typeof createEdgeServer>[0]["log"];
  /** Makes the pages; they refuse bodies by the server's own rules. */
  readonly pages: (adapter: AdapterOptions) => Promise<Pages>;
  /** How many pages are rendered side by side; the usual limits without it. */
  readonly renders?: QueueLimits;
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
export async function startWeb({ config, log, pages: makePages, renders = renderLimits }: WebParts): Promise<Web> {
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
  const queue = createRenderQueue(renders);
  const pictures = createFairQueue(pictureLimits);
  const passToMedia: Handle = async (request, response) => {
    const turn = await pictures(addressSubject(String(request.headers["x-forwarded-for"])), async () => {
      if (!response.destroyed) await toMedia.pass(request, response);
      return "passed";
    });
    if (turn === null && !response.destroyed) refuse(response, refusals.busy);
  };
  const uploads = createFairQueue(uploadLimits);
  const takeUpload: Handle = async (request, response) => {
    const turn = await uploads(addressSubject(String(request.headers["x-forwarded-for"])), async () => {
      if (!response.destroyed) await answerOwn(request, response);
      return "taken";
    });
    if (turn === null && !response.destroyed) refuse(response, refusals.busy);
  };
  const health = createHealth(config, () => server.isEnding);
  const admit: AdapterOptions["admit"] = async ({ headers }, response) => {
    const leave = await queue.enter(response);
    if (leave === null && !response.destroyed) sendBusyPage(response, String(headers["x-forwarded-host"]));
    return leave;
  };
  const release: AdapterOptions["release"] = (request, answer) => fencePage(logins, loginCheck, request, answer);
  const { asset, page, memory = null } = await makePages({ bodyLimitOf: formLimitOf, refuse, admit, release });
  const fromMemory = memory && createMemoryPages(memory, common);
  const changes = memory && followChanges(config.gatewayUrl, memory);

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
    switch (ownerOf(path)) {
      case "api":
        return toGateway.pass(request, response);
      case "media":
        return passToMedia(request, response);
      case "none":
        return refuse(response, refusals.notFound);
      case "pages":
        return isUpload(request, path) ? takeUpload(request, response) : answerOwn(request, response);
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
    style: { format: (url) => (url.startsWith("/api/") ? "json" : "text"), headers: common },
    limits: { bodyBytes: bodyLimits.certificate, connectionsPerAddress: config.connectionsPerAddress },
    proxies,
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

/** Whether a form is larger than those without files, or does not say how large it is. */
const isUpload = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === "POST" && holdsFiles(path) && !(Number(headers["content-length"]) <= bodyLimits.form);

function sendSecurityTxt({ headers }: IncomingMessage, response: ServerResponse, contact: string): void {
  const origin = `${String(headers["x-forwarded-proto"])}://${String(headers["x-forwarded-host"])}`;
  const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" };
  response.writeHead(200, type).end(securityTxt({ contact, origin, now: Date.now() }));
}
