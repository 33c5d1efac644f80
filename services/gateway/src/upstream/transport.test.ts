import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { presentFailure } from "../errors/failure.ts";
import { createTransport, type HttpAnswer } from "./transport.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Posts to a server that answers in its own way. */
async function post(listener: Listener, timeout = 2_000): Promise<HttpAnswer> {
  const server = createServer(listener);
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const transport = createTransport(new URL(`http://127.0.0.1:${address.port}/graphql`));
  onTestFinished(async () => {
    await transport.close();
    server.closeAllConnections();
    server.close();
  });
  return transport.post("{}", { "content-type": "application/json" }, timeout);
}

describe("a call to the shop", () => {
  it("brings the body's bytes, however many pieces it comes in", async () => {
    const answer = await post((_request, response) => {
      response.write('{"data":{"a":"ä');
      setImmediate(() => response.end('ö"}}'));
    });
    expect(answer.ok && answer.bytes.toString()).toBe('{"data":{"a":"äö"}}');
  });

  it("that takes too long fails with the exact message (GQL-09), and is ended", async () => {
    let ended: () => void = () => undefined;
    const hasEnded = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const answer = await post((request) => request.socket.once("close", ended), 60);
    expect(answer).toEqual({ ok: false, failure: "timeout" });
    expect(presentFailure("timeout").message).toBe("Request timed out (5000ms)");
    await hasEnded;
  });

  const faults: readonly [string, Listener, string][] = [
    ["a reset", (request) => request.socket.destroy(), "unavailable"],
    ["a reset half-way", (request, response) => response.write('{"da', () => request.socket.destroy()), "unavailable"],
    [
      "a body that is cut off",
      (_request, response) =>
        void response.writeHead(200, { "content-length": 90 }).write("{", () => response.destroy()),
      "unavailable",
    ],
    ["502 with HTML", (_request, response) => void response.writeHead(502).end("<html>"), "unavailable"],
    ["429", (_request, response) => void response.writeHead(429, { "retry-after": "1" }).end("{}"), "unavailable"],
    ["nothing", (_request, response) => void response.end(), "malformed"],
  ];
  it.each(faults)("that meets %s fails", async (_name, listener, failure) => {
    expect(await post(listener)).toEqual({ ok: false, failure });
  });

  it("with a 4xx answer brings its body, which says more", async () => {
    const answer = await post((_request, response) => void response.writeHead(400).end('{"errors":[]}'));
    expect(answer.ok && answer.bytes.toString()).toBe('{"errors":[]}');
  });
});
