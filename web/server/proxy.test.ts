import { createServer, get, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { answerHeaders, createProxy, headersToPass, type ProxyOptions } from "./proxy.ts";

/** Serves until the test ends. @returns its origin */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** A proxy in front of a target. @returns its origin */
async function pass(target: RequestListener, options: Partial<ProxyOptions> = {}): Promise<string> {
  const proxy = createProxy({ target: await serve(target), bodyLimit: 100, refuse: vi.fn(), ...options });
  onTestFinished(() => proxy.close());
  return serve((request, response) => void proxy.pass(request, response));
}

const connectionsOwn = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

it.each(connectionsOwn)("%s belongs to one connection and goes no further, in either direction", (name) => {
  expect(headersToPass({ [name]: "x", accept: "*/*" }, null)).toEqual({ accept: "*/*" });
  expect(answerHeaders({ [name]: "x", etag: "1" })).toEqual({ etag: "1" });
});

it.each(["host", "content-length", "expect"])("%s is what web sets itself for the target", (name) => {
  expect(headersToPass({ [name]: "1", accept: "*/*" }, null)).toEqual({ accept: "*/*" });
});

it("what the Connection header names goes no further, however it is written", () => {
  const headers = { connection: "Close,  X-Hop ,x-two", "x-hop": "1", "x-two": "2", "x-three": "3" };
  expect(headersToPass(headers, null)).toEqual({ "x-three": "3" });
  expect(answerHeaders(headers)).toEqual({ "x-three": "3" });
  expect(answerHeaders({ ...headers, connection: ["x-hop", "X-Three"] })).toEqual({ "x-two": "2" });
});

it("no Connection header takes away a length, or who the visitor is", () => {
  const connection = "content-length, x-forwarded-for, x-forwarded-host";
  const who = { "x-forwarded-for": "203.0.113.9", "x-forwarded-host": "shop.test" };
  expect(headersToPass({ connection, ...who }, null)).toEqual(who);
  expect(answerHeaders({ connection, "content-length": "5" })).toEqual({ "content-length": "5" });
});

it("passes on only what is listed, where there is a list", () => {
  const headers = { accept: "image/avif", cookie: "X-JWT=a", "accept-language": undefined };
  expect(headersToPass(headers, new Set(["accept", "accept-language"]))).toEqual({ accept: "image/avif" });
});

it("a header with several lines keeps them", () => {
  expect(answerHeaders({ "set-cookie": ["a=1", "b=2"], etag: undefined })).toEqual({ "set-cookie": ["a=1", "b=2"] });
});

it("passes on method, address and body as they came; a request without a body has none", async () => {
  const seen: unknown[] = [];
  const origin = await pass((request, response) => {
    void text(request).then((body) => {
      seen.push([request.method, request.url, request.headers["content-length"], body]);
      return response.writeHead(201).end();
    });
  });
  expect((await fetch(`${origin}/a?b=1`, { method: "POST", body: "text" })).status).toBe(201);
  await fetch(`${origin}/c`, { method: "HEAD" });
  await fetch(`${origin}/d`);
  expect(seen).toEqual([
    ["POST", "/a?b=1", "4", "text"],
    ["HEAD", "/c", undefined, ""],
    ["GET", "/d", undefined, ""],
  ]);
});

it("a body that is too long is refused and never sent on", async () => {
  const target = vi.fn<RequestListener>();
  const refuse = vi.fn<ProxyOptions["refuse"]>((response, { status }) => void response.writeHead(status).end());
  const origin = await pass(target, { refuse, bodyLimit: 4 });
  expect((await fetch(origin, { method: "POST", body: "12345" })).status).toBe(413);
  expect(target).not.toHaveBeenCalled();
});

it("answers in place of the target where it reports it", async () => {
  const origin = await pass((_request, response) => response.writeHead(200, { "x-own": "theirs", etag: "1" }).end(), {
    headers: { "x-own": "ours" },
  });
  const { headers } = await fetch(origin);
  expect([headers.get("x-own"), headers.get("etag")]).toEqual(["ours", "1"]);
});

it("an answer of a login that has ended is not sent; the visitor reads that it has ended", async () => {
  const asked: unknown[] = [];
  const origin = await pass(
    (request, response) =>
      response.writeHead(200, { "set-cookie": request.url === "/two" ? ["a=1", "b=2"] : [] }).end("Ada"),
    {
      mayLeave: (_request, setCookies) => {
        asked.push(setCookies);
        return false;
      },
    },
  );
  const answer = await fetch(`${origin}/two`);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    {
      errors: [
        {
          message: "The login has ended.",
          extensions: { code: "UNAUTHENTICATED", messageKey: "vue.error.security.valid_token_required" },
        },
      ],
    },
  ]);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  await fetch(`${origin}/none`);
  expect(asked).toEqual([["a=1", "b=2"], []]);
});

it("a target that answers nonsense is one that is away, and no cache keeps that", async () => {
  const origin = await pass((request) => void request.socket.end("nonsense\r\n\r\n"));
  const answer = await fetch(origin);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it("an answer that breaks off is broken off for the visitor, too: it must not be taken for whole", async () => {
  const origin = await pass((_request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half", () => response.destroy());
  });
  const answer = await fetch(origin);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow("terminated");
});

it("a visitor who leaves does not keep the target working", async () => {
  const ended = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const origin = await pass((_request, response) => {
    response.once("close", () => ended.resolve());
    asked.resolve();
  });
  const visitor = get(origin, { agent: false }).on("error", () => undefined);
  await asked.promise;
  visitor.destroy();
  await expect(ended.promise).resolves.toBeUndefined();
});

it("sends nothing on for who has left while their body arrived", async () => {
  const target = vi.fn<RequestListener>((_request, response) => void response.end("late"));
  const proxy = createProxy({ target: await serve(target), bodyLimit: 100, refuse: vi.fn() });
  onTestFinished(() => proxy.close());
  const passed = Promise.withResolvers<void>();
  const origin = await serve((request, response) => {
    // What has come is read once the client has gone.
    response.once("close", () => void proxy.pass(request, response).finally(passed.resolve));
  });
  const leaving = get(origin);
  leaving.on("error", () => undefined);
  // time: the request has to arrive before it is left
  setTimeout(() => leaving.destroy(), 50);
  await passed.promise;
  expect(target).not.toHaveBeenCalled();
});
