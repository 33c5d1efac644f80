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
  const transport = createTransport(new URL(`http://127.0.0.1:${address.port}/graphql?version=2`));
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
    const answers: HttpAnswer[] = [];
    const done = (given: HttpAnswer): void => {
      answers.push(given);
      resolve(given);
    };
    const { abandon } = bound(transport.post("{}", caller, done));
    return { answer, answers, abandon };
  };
  return { post, stop };
}

function bound(call: Call): Call {
  return { abandon: () => call.abandon("timeout") };
}

async function post(listener: Listener): Promise<HttpAnswer> {
  return (await start(listener)).post().answer;
}

describe("a call to the shop", () => {
  it("returns the body's bytes, however many pieces it comes in", async () => {
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
    call.abandon("timeout");
    expect(await call.answer).toEqual(failed("timeout"));
    await hasEnded;
    call.abandon("timeout");
    expect(call.answers).toHaveLength(1);
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
    [
      "429 until a date to come",
      (_request, response) =>
        void response.writeHead(429, { "retry-after": "Fri, 31 Dec 9999 23:59:59 GMT" }).end("{}"),
      { ...failed("unavailable"), retryAfter: expect.toSatisfy((wait: number) => wait > 1e12) },
    ],
    [
      "429 until a date that begins with its day",
      (_request, response) => void response.writeHead(429, { "retry-after": "31 Dec 9999 23:59:59 GMT" }).end("{}"),
      { ...failed("unavailable"), retryAfter: expect.toSatisfy((wait: number) => wait > 1e12) },
    ],
    [
      "429 until a date that ends with its year",
      (_request, response) => void response.writeHead(429, { "retry-after": "Fri Dec 31 23:59:59 9999" }).end("{}"),
      { ...failed("unavailable"), retryAfter: expect.toSatisfy((wait: number) => wait > 1e12) },
    ],
    ...["soon", "", "1234567"].map((asked): [string, Listener, HttpAnswer] => [
      `503 with the Retry-After ${JSON.stringify(asked)}`,
      (_request, response) => void response.writeHead(503, { "retry-after": asked }).end("{}"),
      failed("unavailable"),
    ]),
    ["500", (_request, response) => void response.writeHead(500).end('{"data":{}}'), failed("unavailable")],
    ["nothing", (_request, response) => void response.end(), failed("malformed")],
    [
      "a page in place of JSON",
      (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).end('{"data":{}}'),
      failed("malformed"),
    ],
    [
      "more than 16 MB",
      (_request, response) => void response.end("x".repeat(16 * 1024 * 1024 + 1)),
      failed("malformed"),
    ],
  ];
  it.each(faults)("that meets %s fails", async (_name, listener, answer) => {
    expect(await post(listener)).toEqual(answer);
  });

  it.each([
    "application/json",
    "Application/JSON; charset=utf-8",
    "application/graphql-response+json",
    "application/graphql+json",
  ])("returns what is called %s", async (type) => {
    const answer = await post((_request, response) => void response.writeHead(200, { "content-type": type }).end("{}"));
    expect(answer).toEqual({ ok: true, bytes: Buffer.from("{}") });
  });

  it.each(["text/json", "application/jsonp", "application/x-graphql+json", "x-application/json", "text/plain"])(
    "does not take for JSON what is called %s",
    async (type) => {
      const headers = { "content-type": type };
      expect(await post((_request, response) => void response.writeHead(200, headers).end("{}"))).toEqual(
        failed("malformed"),
      );
    },
  );

  it("reports about a call that works what its caller passes, at the address", async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<unknown>();
    const { post: begin } = await start((request, response) => {
      arrive([request.method, request.url, request.headers["content-type"]]);
      response.end("{}");
    });
    await begin().answer;
    expect(await arrived).toEqual(["POST", "/graphql?version=2", "application/json"]);
  });

  it("that is abandoned before it has a connection is never sent", async () => {
    const waiting: ServerResponse[] = [];
    const [all, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { post: begin } = await start((_request, response) => {
      waiting.push(response);
      if (waiting.length === 128) all.resolve();
      if (waiting.length === 129) next.resolve();
    });
    const underWay = Array.from({ length: 128 }, () => begin());
    await all.promise;
    const [abandoned, patient] = [begin(), begin()];
    abandoned.abandon("timeout");
    expect(await abandoned.answer).toEqual(failed("timeout", { mayHaveArrived: false }));
    for (const response of waiting) response.end("{}");
    await Promise.all(underWay.map(({ answer }) => answer));
    await next.promise;
    waiting[128]?.end("{}");
    expect(await patient.answer).toEqual({ ok: true, bytes: Buffer.from("{}") });
    expect([waiting.length, abandoned.answers.length]).toEqual([129, 1]);
  });

  it("that finds no listener is known not to have been sent", async () => {
    const { post: begin, stop } = await start((_request, response) => void response.end("{}"));
    await begin().answer;
    await stop();
    expect(await begin().answer).toEqual(failed("unavailable", { mayHaveArrived: false }));
  });

  it("returns up to 16 MB", async () => {
    const answer = await post((_request, response) => void response.end("x".repeat(16 * 1024 * 1024)));
    expect(answer.ok && answer.bytes.length).toBe(16 * 1024 * 1024);
  });

  it("with a 4xx answer returns its body, which explains more", async () => {
    const answer = await post((_request, response) => void response.writeHead(400).end('{"errors":[]}'));
    expect(answer.ok && answer.bytes.toString()).toBe('{"errors":[]}');
  });
});
