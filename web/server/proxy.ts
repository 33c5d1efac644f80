import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

// Hop-by-hop headers belong to one connection (RFC 9110, 7.6.1).
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

function refuse(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(
    JSON.stringify({ errors: [{ message: "Network error", extensions: { code: "UPSTREAM_UNAVAILABLE" } }] }),
  );
}

/** Passes a request on to `target` and its answer back, unread. A target that is down answers 503. */
export function proxyTo(target: string) {
  const origin = new URL(target);
  return (incoming: IncomingMessage, response: ServerResponse): void => {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !hopByHop.has(name)));
    const options = {
      agent,
      method: incoming.method,
      path: incoming.url,
      host: origin.hostname,
      port: origin.port,
      headers,
    };
    const outgoing = request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    outgoing.setTimeout(30_000, () => outgoing.destroy());
    outgoing.on("error", () => refuse(response));
    // A visitor who leaves must not keep the target working.
    response.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
}
