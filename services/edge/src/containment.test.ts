import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openRaw, sendRaw } from "../test/raw-socket.ts";
import { startServer } from "../test/start.ts";
import { type Handle, installProcessPolicy, readBody } from "./index.ts";

const get = (target: string): string => `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
const post = (target: string, body: string): string =>
  `POST ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Takes the place of the test runner's own listeners, which would fail the test. */
function withPolicy() {
  const events = ["uncaughtException", "unhandledRejection"] as const;
  const before = events.map((event) => [event, process.rawListeners(event)] as const);
  for (const event of events) process.removeAllListeners(event);
  const onGiveUp = vi.fn<() => void>();
  const fatal = vi.fn<(fields: object, message: string) => void>();
  const log = { warn: vi.fn(), error: vi.fn(), fatal };
  const remove = installProcessPolicy({ log, onGiveUp });
  onTestFinished(() => {
    remove();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they were listeners of this event a moment ago
    for (const [event, listeners] of before) for (const each of listeners) process.on(event, each as () => void);
  });
  return { onGiveUp, fatal };
}

const bug = (): never => {
  throw new Error("bug");
};

/** A place in the life of a request, and a handler that throws there. */
const stages: readonly (readonly [string, Handle])[] = [
  ["at once", bug],
  ["in a promise", async () => bug()],
  ["in a promise that nothing waits for", () => void Promise.resolve().then(bug)],
  // time: nothing is waited for, the timer is where it throws
  ["in a timer", () => void setTimeout(bug, 1)],
  ["in the next tick", () => process.nextTick(bug)],
  ["in an event of the body", (request) => void request.resume().on("end", bug)],
  ["with something that is no error", () => Promise.reject(null)],
];

describe("an exception", () => {
  it.each(stages)("ends its own request with 500 and no other: %s", async (_stage, stage) => {
    const { fatal, onGiveUp } = withPolicy();
    const arrived = Promise.withResolvers<ServerResponse>();
    const { port, lines } = await startServer({
      handle: (request, response) => {
        if (request.url === "/throws") return stage(request, response);
        if (request.url === "/neighbour") return arrived.resolve(response);
        return void response.end("fine");
      },
    });
    const waiting = sendRaw(port, get("/neighbour"));
    const underWay = await arrived.promise;
    const thrown = await sendRaw(port, post("/throws", "body"));
    underWay.end("fine");
    const neighbour = await waiting;
    expect([thrown.status, JSON.parse(thrown.body)]).toMatchObject([
      500,
      { errors: [{ message: "Internal error", extensions: { code: "INTERNAL_ERROR" } }] },
    ]);
    expect([neighbour.status, neighbour.body]).toEqual([200, "fine"]);
    expect((await sendRaw(port, get("/"))).status).toBe(200);
    expect(lines).toMatchObject([{ level: "error", message: "request failed", fields: { path: "/throws" } }]);
    expect([fatal, onGiveUp].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it("breaks an answer off that has begun: it must not be taken for whole", async () => {
    withPolicy();
    const { port } = await startServer({
      handle: (_request, response) => {
        response.writeHead(200, { "content-length": "100" }).write("begun");
        // time: nothing is waited for, the timer is where it throws
        setTimeout(bug, 1);
      },
    });
    const { status, body } = await sendRaw(port, get("/"));
    expect([status, body]).toEqual([200, "begun"]);
  });

  it("is survived by the server when the log fails as well", async () => {
    withPolicy();
    const log = { warn: bug, error: bug, fatal: bug };
    const { port } = await startServer({ log, handle: bug });
    expect((await sendRaw(port, get("/"))).status).toBe(500);
    expect((await sendRaw(port, get("/"))).status).toBe(500);
  });

  it("of no request is logged, and ends the process in order only when they keep coming", async () => {
    const { fatal, onGiveUp } = withPolicy();
    // time: nothing is waited for, the timer is where it throws
    for (let count = 0; count < 19; count += 1) setTimeout(bug, 0);
    await vi.waitFor(() => expect(fatal).toHaveBeenCalledTimes(19), { timeout: 10_000 });
    expect(onGiveUp).not.toHaveBeenCalled();
    void Promise.reject(new Error("one more"));
    await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  });
});

describe("a body", () => {
  const reads: Handle = async (request, response) => {
    const body = await readBody(request, { maxBytes: 10 });
    response.end(body.ok ? body.bytes : String(body.refusal.status));
  };

  it("is read whole up to its limit, with a length and in chunks", async () => {
    const { port } = await startServer({ handle: reads });
    expect((await sendRaw(port, post("/", "0123456789"))).body).toBe("0123456789");
    const chunks = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect((await sendRaw(port, [chunks, "5\r\n01234\r\n", "5\r\n56789\r\n0\r\n\r\n"])).body).toContain("0123456789");
    expect((await sendRaw(port, [chunks, "5\r\n01234\r\n", "6\r\n567890\r\n0\r\n\r\n"])).body).toContain("413");
    expect((await sendRaw(port, post("/", "01234567890"))).body).toBe("413");
  });

  it("is a value when its sender leaves half-way", async () => {
    const [arrived, read] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
    const { port } = await startServer({
      handle: async (request) => {
        arrived.resolve();
        read.resolve(await readBody(request, { maxBytes: 100 }));
      },
    });
    const socket = await openRaw(port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nabc");
    await arrived.promise;
    socket.destroy();
    expect(await read.promise).toMatchObject({ ok: false, refusal: { status: 400 } });
  });

  it("is read to its end when it is refused, so that the client reads why: 413 of a body of 2 MB", async () => {
    const { port, server } = await startServer({
      handle: async (request, response) => {
        const body = await readBody(request, { maxBytes: 10 });
        if (!body.ok) server.refuse(response, body.refusal);
      },
      limits: { bodyBytes: 10_000_000 },
    });
    const answer = await sendRaw(port, post("/", "x".repeat(2_000_000)));
    expect([answer.status, answer.headers.get("connection")]).toEqual([413, "close"]);
  });

  it("that arrives too slowly is refused with 408", async () => {
    const { port } = await startServer({ handle: reads, limits: { checkInterval: 20, slowBodyTime: 60 } });
    const socket = await openRaw(port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("408 Request Timeout");
    await once(socket, "close");
  });
});

describe("connections", () => {
  it("that send no headers are answered 408 and closed", async () => {
    const { port } = await startServer({ limits: { headersTime: 50, checkInterval: 20 } });
    const answers = await Promise.all(["GET / HTTP/1.1\r\n", ""].map((start) => sendRaw(port, start)));
    expect(answers.map(({ status }) => status)).toEqual([408, 408]);
  });

  it("of one address are bounded, and leave others alone", async () => {
    const { port, lines, server } = await startServer({ limits: { connectionsPerAddress: 5 } });
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openRaw(port, "GET / HTTP/1.1\r\n")));
    expect((await sendRaw(port, get("/"))).status).toBe(0);
    expect((await sendRaw(port, get("/"), { from: "127.0.0.2" })).status).toBe(200);
    expect(lines).toMatchObject([{ level: "warn", fields: { address: "127.0.0.1" } }]);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(server.connections).toBe(0), { timeout: 10_000 });
    expect((await sendRaw(port, get("/"))).status).toBe(200);
  });

  it("of a trusted proxy are not bounded", async () => {
    const { port } = await startServer({ limits: { connectionsPerAddress: 1 }, proxies: { trusts: () => true } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendRaw(port, get("/"))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it("that pipeline more than a few requests are closed", async () => {
    const waiting: ServerResponse[] = [];
    const { port } = await startServer({
      limits: { pipelined: 3 },
      handle: (_request, response) => void waiting.push(response),
    });
    const one = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    expect((await sendRaw(port, one.repeat(4))).status).toBe(0);
    const patient = sendRaw(port, `${one.repeat(2)}${get("/")}`);
    for (let served = 2; served <= 4; served += 1) {
      await vi.waitFor(() => expect(waiting).toHaveLength(served), { timeout: 10_000 });
      waiting.at(-1)?.end("fine");
    }
    expect((await patient).text.match(/200 OK/g)).toHaveLength(3);
  });
});

it("ends in order: answers on while it drains, without keeping connections", async () => {
  const { port, server } = await startServer();
  const stopped = server.stop({ drain: 1_000, patience: 1_000 });
  const answer = await sendRaw(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  expect(server.isEnding).toBe(true);
  await stopped;
  expect((await sendRaw(port, get("/"))).status).toBe(0);
});
