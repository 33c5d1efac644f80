import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A balancer of HTTP, as small as a test needs it. */
export interface Balancer {
  /** e.g. `http://127.0.0.1:23456` */
  readonly origin: string;
  stop(): Promise<void>;
}

/** How often each target is requested its readiness, in ms. */
const checkInterval = 200;
/** A target is dropped after so many answers that are no 200. */
const fall = 2;

/**
 * Sends requests to the targets in turn, over connections that it keeps, and drops a target whose readiness fails. It
 * never sends a request twice: what a target loses is lost.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const backends = targets.map((target) => ({
    url: new URL(target),
    agent: new Agent({ keepAlive: true }),
    failures: 0,
  }));
  let turn = 0;
  const pick = () => {
    const up = backends.filter(({ failures }) => failures < fall);
    turn += 1;
    return up[turn % up.length];
  };
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const backend = pick();
    if (backend === undefined) return void response.writeHead(503).end("no target");
    const { hostname, port } = backend.url;
    const { method, url: path, headers } = incoming;
    const outgoing = request({ agent: backend.agent, hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once("error", () => response.destroy());
      answer.pipe(response);
    });
    outgoing.once("error", (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(String(error));
    });
    incoming.pipe(outgoing);
  });
  // time: a balancer looks after its backends at intervals
  const checks = setInterval(() => {
    for (const backend of backends) {
      const failed = (): void => void (backend.failures += 1);
      const { url } = backend;
      get({ hostname: url.hostname, port: url.port, path: "/health/ready", timeout: 1_000, agent: false }, (answer) => {
        answer.resume();
        if (answer.statusCode === 200) backend.failures = 0;
        else failed();
      }).once("error", failed);
    }
  }, checkInterval);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    stop: () =>
      new Promise((resolve) => {
        clearInterval(checks);
        server.close(() => {
          for (const { agent } of backends) agent.destroy();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
