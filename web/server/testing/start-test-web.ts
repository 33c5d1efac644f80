import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";
import { readConfig } from "../config.ts";
import { type FetchHandler, nodeListener } from "../fetch-adapter.ts";
import type { Pages } from "../pages.ts";
import { startWeb, type WebParts } from "../start.ts";

/** A request as it reached an upstream. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/**
 * A tiny service behind web: answers each request with its own words, and keeps it.
 * @param mayAnswer settles when a request may be answered; all may at once without it
 */
export async function startUpstream(
  mayAnswer: (url: string) => Promise<void> | void = () => undefined,
): Promise<{ readonly origin: string; readonly seen: Seen[]; connections(): Promise<number> }> {
  const seen: Seen[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const { method = "", url = "", headers } = request;
    seen.push({ method, url, headers, body });
    await mayAnswer(url);
    response.writeHead(200, { connection: "keep-alive, x-secret", "x-secret": "hop", "x-kept": "1" });
    response.end(`${url} ${String(headers["x-visitor"] ?? "")} ${body}`);
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" ? (address?.port ?? 0) : 0);
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  return { origin: `http://127.0.0.1:${port}`, seen, connections };
}

/** What a test decides about a web of its own. */
export interface TestWeb extends Partial<Omit<WebParts, "pages">> {
  readonly env?: NodeJS.ProcessEnv;
  /** Answers pages; states which page it was without it. */
  readonly page?: FetchHandler;
  readonly asset?: Pages["asset"];
}

/** The real web server with small pages, in front of small services, until the test ends. */
export async function startTestWeb({ env = {}, page = sayPage, asset, ...parts }: TestWeb = {}) {
  const [gateway, media] = await Promise.all([startUpstream(), startUpstream()]);
  const log = { warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
  const web = await startWeb({
    config: readConfig({ WEB_PORT: "0", DRAIN_MS: "0", GATEWAY_URL: gateway.origin, MEDIA_URL: media.origin, ...env }),
    log,
    pages: async (adapter) => ({
      asset: asset ?? ((_request, _response, next) => next()),
      page: nodeListener(page, adapter),
    }),
    ...parts,
  });
  onTestFinished(() => web.stop());
  return { ...web, origin: `http://127.0.0.1:${web.port}`, gateway, media, log };
}

async function sayPage(request: Request): Promise<Response> {
  return new Response(`page ${request.method} ${request.url} ${await request.text()}`);
}
