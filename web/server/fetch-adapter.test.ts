import { get, request as send } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { createEdgeServer, type EdgeServer } from "@chalkbox/edge";
import { expect, it, onTestFinished, vi } from "vitest";
import { PageResponse } from "../src/shell/page-response.server.ts";
import { type FetchHandler, nodeListener } from "./fetch-adapter.ts";

/** Serves a handler on a free port, as web does, until the test ends. */
async function serve(handle: FetchHandler) {
  const error = vi.fn<(fields: object, message: string) => void>();
  const page = nodeListener(handle, {
    bodyLimitOf: () => 100,
    refuse: (response, refusal) => server.refuse(response, refusal),
    admit: async () => () => undefined,
    release: (_incoming, answer) => answer,
  });
  const server: EdgeServer = createEdgeServer({
    handle: page,
    log: { warn: error, error, fatal: error },
    methods: ["GET", "HEAD", "POST"],
    style: { format: () => "text", headers: {} },
  });
  const port = await server.listen(0, "127.0.0.1");
  onTestFinished(() => server.stop({ drain: 0, patience: 0 }));
  return { origin: `http://127.0.0.1:${port}`, error };
}

it("hands over method, address, headers and body", async () => {
  const { origin } = await serve(async (request) =>
    Response.json({
      method: request.method,
      url: request.url,
      language: request.headers.get("accept-language"),
      body: await request.text(),
    }),
  );
  const headers = { "accept-language": "de-AT", "x-forwarded-host": "shop.test", "x-forwarded-proto": "https" };
  const seen = await new Promise<string>((resolve, reject) => {
    const outgoing = send(origin, { method: "POST", path: "/cart?step=1", headers }, (answer) => {
      text(answer).then(resolve, reject);
    });
    outgoing.end("quantity=2");
  });
  expect(JSON.parse(seen)).toEqual({
    method: "POST",
    url: "https://shop.test/cart?step=1",
    language: "de-AT",
    body: "quantity=2",
  });
});

it("sends status, headers and each cookie on a line of its own", async () => {
  const { origin } = await serve(async () => {
    const headers = new Headers({ location: "/next" });
    headers.append("set-cookie", "a=1; Path=/");
    headers.append("set-cookie", "b=2, 3; Path=/");
    return new Response(null, { status: 302, headers });
  });
  const answer = await fetch(origin, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/next"]);
  expect(answer.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2, 3; Path=/"]);
});

it.each([
  ["text", "Prüfung", 8],
  ["bytes", new Uint8Array([80, 81]), 2],
])("sends a page that is whole with its length: %s", async (_what, page, length) => {
  const { origin } = await serve(async () => new PageResponse(page, { headers: { "content-type": "text/html" } }));
  const answer = await fetch(origin);
  expect(answer.headers.get("content-length")).toBe(String(length));
  expect(answer.headers.get("transfer-encoding")).toBeNull();
  expect(await answer.text()).toBe(typeof page === "string" ? page : "PQ");
  const head = await fetch(origin, { method: "HEAD" });
  expect([head.headers.get("content-length"), await head.text()]).toEqual([String(length), ""]);
});

it("passes a stream on piece by piece", async () => {
  const later = Promise.withResolvers<undefined>();
  const { origin } = await serve(
    async () =>
      new Response(
        new ReadableStream({
          async start(stream) {
            stream.enqueue(Buffer.from("shell"));
            await later.promise;
            stream.enqueue(Buffer.from(", rest"));
            stream.close();
          },
        }),
      ),
  );
  const answer = await fetch(origin);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("shell");
  later.resolve(undefined);
  expect((await reader?.read())?.value).toBe(", rest");
});

it("aborts the request of a visitor who has left, and calls that no failure", async () => {
  const arrived = Promise.withResolvers<undefined>();
  const aborted = Promise.withResolvers<undefined>();
  const { origin, error } = await serve(async ({ signal }) => {
    arrived.resolve(undefined);
    await new Promise((resolve) => {
      signal.addEventListener("abort", resolve);
    });
    aborted.resolve(undefined);
    throw signal.reason;
  });
  const outgoing = get(origin).on("error", () => undefined);
  await arrived.promise;
  outgoing.destroy();
  await aborted.promise;
  // What the handler threw has been dealt with by then.
  await setImmediate();
  expect(error).not.toHaveBeenCalled();
});

it("does not abort a request that was answered", async () => {
  const signals: AbortSignal[] = [];
  const { origin } = await serve(async ({ signal }) => {
    signals.push(signal);
    return new Response("done");
  });
  await (await fetch(origin, { headers: { connection: "close" } })).text();
  await (await fetch(origin)).text();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

it("answers 500 and reports the error when a page throws", async () => {
  const failure = new Error("bug");
  const { origin, error } = await serve(() => Promise.reject(failure));
  const answer = await fetch(origin);
  expect([answer.status, await answer.text()]).toEqual([500, "Internal error\n"]);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ err: failure }), "request failed");
});

it("breaks a page off that fails half way: a visitor must not take it for whole", async () => {
  const failure = new Error("bug");
  const fail = Promise.withResolvers<undefined>();
  const { origin, error } = await serve(
    async () =>
      new Response(
        new ReadableStream({
          async start(stream) {
            stream.enqueue(Buffer.from("shell"));
            await fail.promise;
            stream.error(failure);
          },
        }),
      ),
  );
  const answer = await fetch(origin);
  expect(answer.status).toBe(200);
  fail.resolve(undefined);
  await expect(answer.text()).rejects.toThrow("terminated");
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ err: failure }), "request failed");
});
