import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";

/** A call as it reached the gateway. */
export interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A gateway of the test's own, which modules that are imported afterwards call; until the test ends.
 * @param answer answers a call
 */
export async function startGateway(answer: (call: Call, response: ServerResponse) => unknown): Promise<{
  readonly calls: Call[];
  readonly origin: string;
}> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = { method: request.method, url: request.url, headers: request.headers, body };
      calls.push(call);
      return answer(call, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  vi.stubEnv("GATEWAY_URL", origin);
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  return { calls, origin };
}
