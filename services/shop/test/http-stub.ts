import { createServer, type IncomingHttpHeaders } from "node:http";
import * as v from "valibot";
import { afterAll } from "vitest";

/** A request that a stub got. */
export interface StubRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server whose answer a test sets, and keeps what it received; it ends with the file's tests. */
export async function startStub() {
  const stub = {
    url: "",
    status: 200,
    headers: {} as Record<string, string>,
    body: "{}",
    requests: [] as StubRequest[],
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
    request.on("end", () => {
      stub.requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      response.writeHead(stub.status, stub.headers).end(stub.body);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  stub.url = `http://127.0.0.1:${v.parse(v.object({ port: v.number() }), server.address()).port}`;
  return stub;
}
