import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Agent, request } from "undici";

/** A request as the upstream behind a tap would read it. */
export interface TappedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A listener in front of an upstream that sees every request on its way there. */
export interface RequestTap {
  readonly origin: string;
  /** Requests so far. */
  readonly count: number;
  stop(): Promise<void>;
}

/** Headers that belong to one connection and not to the message. */
const ownHeaders = new Set(["connection", "content-length", "transfer-encoding", "keep-alive", "expect", "upgrade"]);

/**
 * @param upstream origin that requests go on to
 * @param see called with each request before it goes on
 */
export async function tapRequests(upstream: string, see: (seen: TappedRequest) => void): Promise<RequestTap> {
  const dispatcher = new Agent({ bodyTimeout: 0 });
  let count = 0;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    count += 1;
    const left = new AbortController();
    outgoing.once("close", () => left.abort());
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const { method = "GET", url: target = "/", headers } = incoming;
    see({ method, target, headers, body: body.toString("latin1") });
    const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
    const answer = await request(upstream + target, {
      method,
      headers: passed,
      body: body.length === 0 ? null : body,
      dispatcher,
      signal: left.signal,
    });
    const kept = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
    outgoing.writeHead(answer.statusCode, Object.fromEntries(kept));
    // Piece by piece: an answer may last as long as its connection.
    outgoing.flushHeaders();
    await pipeline(answer.body, outgoing);
  };
  const server = createServer({ keepAliveTimeout: 75_000 }, (incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    get count() {
      return count;
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await dispatcher.destroy();
    },
  };
}
