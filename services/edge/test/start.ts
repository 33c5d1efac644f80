import { onTestFinished } from "vitest";
import { createEdgeServer, type EdgeServer } from "../src/index.ts";
import type { EdgeOptions } from "../src/edge-server.ts";

/** A line that a server has logged. */
export interface Line {
  readonly level: "warn" | "error" | "fatal";
  readonly message: string;
  readonly fields: object;
}

/** A running server; it ends with the test. */
export interface TestServer {
  readonly server: EdgeServer;
  readonly port: number;
  readonly lines: readonly Line[];
}

/** Starts a server that answers every request with what it received, unless a handler is given. */
export async function startServer(options: Partial<EdgeOptions> = {}): Promise<TestServer> {
  const lines: Line[] = [];
  const write =
    (level: Line["level"]) =>
    (fields: object, message: string): void => {
      lines.push({ level, message, fields });
    };
  const server = createEdgeServer({
    handle: (request, response) => void response.end(`${request.method} ${request.url}`),
    log: { warn: write("warn"), error: write("error"), fatal: write("fatal") },
    methods: ["GET", "HEAD", "POST"],
    style: { format: () => "json", headers: { "x-content-type-options": "nosniff" } },
    ...options,
  });
  const port = await server.listen(0, "127.0.0.1");
  onTestFinished(() => server.stop({ drain: 0, patience: 0 }));
  return { server, port, lines };
}
