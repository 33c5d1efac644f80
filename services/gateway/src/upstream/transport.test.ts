import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { failed, type HttpAnswer } from "./http-answer.ts";
import type { Call } from "./call.ts";
import { createTransport } from "./transport.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const caller = { headers: { "content-type": "application/json" }, batchKey: "", visitor: "" };

/** Posts to a server that answers in its own way. */
async function start(listener: Listener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const transport = createTransport(new URL(`http://127.0.0.1:${address.port}/graphql`));
  const stop = async (): Promise<void> => {
    await new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
  };
  onTestFinished(async () => {
    await transport.close();
    await stop();
  });
  const post = () => {
    const { promise: answer, resolve } = Promise.withResolvers<HttpAnswer>();
    const { abandon } = bound(transport.post("{}", caller, resolve));
    return { answer, abandon };
  };
  return { post, stop };
}

function bound(call: Call): Call {
  return { abandon: () => call.abandon() };
}

async function post(listener: Listener): Promise<HttpAnswer> {
  return (await start(listener)).post().answer;
}

describe("a call to the shop", () => {
  it("brings the body's bytes, however many pieces it comes in", async () => {
    const answer = await post((_request, response) => {
      response.write('{"data":{"a":"ä');
      setImmediate(() => response.end('ö"}}'));
    });
    expect(answer.ok && answer.bytes.toString()).toBe('{"data":{"a":"äö"}}');
  });

  it("that is not awaited any more is ended", async () => {
    const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: hasEnded, resolve: ended } = Promise.withResolvers<void>();
    const { post: begin } = await start((request) => {
      request.socket.once("close", () => ended());
      arrive();
    });
    const call = begin();
    await hasArrived;
    call.abandon();
    expect(await call.answer).toEqual(failed("timeout"));
    await hasEnded;
  });

  const faults: readonly [string, Listener, HttpAnswer][] = [
    ["a reset", (request) => request.socket.destroy(), failed("unavailable")],
    [
      "a reset half-way",
      (request, response) => response.write('{"da', () => request.socket.destroy()),
      failed("unavailable"),
    ],
    [
      "a body that is cut off",
      (_request, response) =>
        void response.writeHead(200, { "content-length": 90 }).write("{", () => response.destroy()),
      failed("unavailable"),
    ],
    ["502 with HTML", (_request, response) => void response.writeHead(502).end("<html>"), failed("unavailable")],
    [
      "429",
      (_request, response) => void response.writeHead(429, { "retry-after": "7" }).end("{}"),
      failed("unavailable", { retryAfter: 7_000 }),
    ],
    [
      "503 until a date that is over",
      (_request, response) =>
        void response.writeHead(503, { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }).end("{}"),
      failed("unavailable", { retryAfter: 0 }),
    ],
    ["nothing", (_request, response) => void response.end(), failed("malformed")],
    [
      "a page in place of JSON",
      (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).end('{"data":{}}'),
      failed("malformed"),
    ],
    [
      "more than 16 MB",
      (_request, response) => void response.end(`{"data":"${"x".repeat(17 * 1024 * 1024)}"}`),
      failed("malformed"),
    ],
  ];
  it.each(faults)("that meets %s fails", async (_name, listener, answer) => {
    expect(await post(listener)).toEqual(answer);
  });

  it("that finds no listener is known not to have been sent", async () => {
    const { post: begin, stop } = await start((_request, response) => void response.end("{}"));
    await begin().answer;
    await stop();
    expect(await begin().answer).toEqual(failed("unavailable", { mayHaveArrived: false }));
  });

  it("with a 4xx answer brings its body, which says more", async () => {
    const answer = await post((_request, response) => void response.writeHead(400).end('{"errors":[]}'));
    expect(answer.ok && answer.bytes.toString()).toBe('{"errors":[]}');
  });
});
