import { expect, it, vi } from "vitest";
import { sharedRenderHeader } from "./shared-render.server.ts";
import { startGateway } from "./testing/start-gateway.ts";

/** Calls to a gateway that answers `{}` with these headers, for the visitor of a request. */
async function setUp(url: string, headers: Record<string, string>, sent: Record<string, string | string[]> = {}) {
  const gateway = await startGateway((_call, response) => response.writeHead(200, sent).end("{}"));
  const { callsFor } = await import("./gateway.server.ts");
  return { ...gateway, graph: callsFor(new Request(url, { headers })) };
}

it("GQL-01: operations are posted to /api/shop/; the gateway receives of a visitor what it needs, and nothing else", async () => {
  const passed = {
    "user-agent": "browser",
    referer: "https://shop.test/a/",
    "accept-language": "de-AT",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "at.shop.test",
    "x-forwarded-proto": "https",
    "x-request-id": "id-1",
    cookie: "cartId=1",
  };
  const kept = { authorization: "Bearer a", "x-csp-nonce": "secret", "if-none-match": '"1"', "x-own": "1" };
  const { graph, calls } = await setUp("http://shop.test/a/", { ...passed, ...kept });
  await graph.send(['{"documentId":"a"}']);
  const [call] = calls;
  if (call === undefined) throw new Error("No call");
  const { method, url, headers, body } = call;
  expect([method, url, body]).toEqual(["POST", "/api/shop/", '{"documentId":"a"}']);
  expect(headers).toMatchObject({ ...passed, "content-type": "application/json", accept: "application/json" });
  for (const name of Object.keys(kept)) expect(headers).not.toHaveProperty(name);
  expect(Number(headers["x-timeout-ms"])).toBeGreaterThanOrEqual(100);
  expect(Number(headers["x-timeout-ms"])).toBeLessThanOrEqual(2_100);
});

it("a host that no proxy names is the page's own; what a request does not contain is not sent", async () => {
  const { graph, calls } = await setUp("http://educational.shop.test:3000/a/", {});
  await graph.send(["{}"]);
  expect(calls[0]?.headers["x-forwarded-host"]).toBe("educational.shop.test:3000");
  expect(calls[0]?.headers).not.toHaveProperty("referer");
});

it("several operations are one batch, one goes as it is", async () => {
  const { graph, calls } = await setUp("http://shop.test/", {});
  await graph.send(["{1}", "{2}"]);
  await graph.send(["{3}"]);
  expect(calls.map(({ body }) => body)).toEqual(["[{1},{2}]", "{3}"]);
});

it("what the gateway's cache had to do with each operation comes back in their order", async () => {
  const { graph } = await setUp("http://shop.test/", {}, { "x-chalkbox-cache": "hit, stale, miss" });
  expect(await graph.send(["{}"])).toEqual({ body: "{}", verdicts: ["hit", "stale", "miss"] });
});

it("ids are minted by a question without a body, and the next one has them", async () => {
  const minted = ["cartId=c-1; Path=/", "userId=u-1; Path=/"];
  const { graph, calls } = await setUp("http://shop.test/", { cookie: "a=b" }, { "set-cookie": minted });
  await graph.mintIds();
  await graph.send(["{}"]);
  expect(calls.map(({ method, url, headers }) => [method, url, headers.cookie])).toEqual([
    ["GET", "/api/cart-id", "a=b"],
    ["POST", "/api/shop/", "a=b; cartId=c-1; userId=u-1"],
  ]);
  expect(calls[0]?.headers).not.toHaveProperty("content-type");
  expect(Number(calls[0]?.headers["x-timeout-ms"])).toBeLessThanOrEqual(500);
  expect(graph.setCookies).toEqual(minted);
});

it("what is read for a visitor who has left is given up, and the gateway hears of it", async () => {
  const [arrived, hungUp] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await startGateway((_call, response) => {
    response.once("close", hungUp.resolve);
    arrived.resolve();
  });
  const { callsFor } = await import("./gateway.server.ts");
  const visitor = new AbortController();
  const graph = callsFor(new Request("http://shop.test/", { signal: visitor.signal }));
  const answer = graph.send(["{}"]);
  await arrived.promise;
  visitor.abort(new Error("left"));
  await expect(answer).rejects.toThrow("left");
  await hungUp.promise;
});

it("nothing is read for a visitor who has left before", async () => {
  const gateway = await startGateway((_call, response) => response.end("{}"));
  const { callsFor } = await import("./gateway.server.ts");
  const graph = callsFor(new Request("http://shop.test/", { signal: AbortSignal.abort(new Error("left")) }));
  await expect(graph.send(["{}"])).rejects.toThrow("left");
  expect(gateway.calls).toEqual([]);
});

it.each([
  ["a change", "GET", true],
  ["what a form reads before its change", "POST", false],
])("%s is done whether the visitor stays or not", async (_what, method, isChange) => {
  const gateway = await startGateway((_call, response) => response.end("{}"));
  const { callsFor } = await import("./gateway.server.ts");
  const signal = AbortSignal.abort(new Error("left"));
  expect((await callsFor(new Request("http://shop.test/", { method, signal })).send(["{}"], isChange)).body).toBe("{}");
  expect(gateway.calls).toHaveLength(1);
});

it("a call leaves nothing behind at its visitor's request, and takes no longer than it may", async () => {
  const hanging = await startGateway(() => undefined);
  const { callsFor } = await import("./gateway.server.ts");
  const { signal } = new AbortController();
  const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
  const request = new Request("http://shop.test/");
  Object.defineProperty(request, "signal", { value: signal });
  await expect(callsFor(request, 500).send(["{}"])).rejects.toThrow("too long");
  expect(hanging.calls).toHaveLength(1);
  expect([added, removed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("a change may take longer than a page waits for what it reads", async () => {
  const { graph, calls } = await setUp("http://shop.test/", {});
  await graph.send(["{}"], true);
  expect(Number(calls[0]?.headers["x-timeout-ms"])).toBeGreaterThan(5_000);
});

it("what a change sets counts, whatever a query beside it was given later", async () => {
  let count = 0;
  await startGateway((_call, response) =>
    response.writeHead(200, { "set-cookie": `cartId=${(count += 1)}` }).end("{}"),
  );
  const { callsFor } = await import("./gateway.server.ts");
  const graph = callsFor(new Request("http://shop.test/"));
  await graph.send(["{}"], true);
  await graph.send(["{}"]);
  expect(graph.setCookies).toEqual(["cartId=1"]);
});

it("a page for all visitors leaves out the storefront's own token; with any other cookie it is its visitor's", async () => {
  const token = "apiToken=t-1; Path=/";
  const ids = "cartId=c-1; Path=/";
  const lines = [[token], [token, ids], [token]];
  await startGateway((_call, response) =>
    response
      .writeHead(200, {
        "set-cookie": lines.shift() ?? [],
        "surrogate-control": "max-age=60",
        "surrogate-key": "product:1",
      })
      .end("{}"),
  );
  const { callsFor } = await import("./gateway.server.ts");
  const graph = callsFor(new Request("http://shop.test/", { headers: { [sharedRenderHeader]: "render-1" } }));
  await graph.send(["{}"]);
  expect(graph.setCookies).toEqual([]);
  await graph.send(["{}"]);
  expect(graph.setCookies).toEqual([ids]);
  expect(graph.keepings).toEqual([{ maxAge: 60_000, tags: ["product:1"] }, null]);

  const own = callsFor(new Request("http://shop.test/"));
  await own.send(["{}"]);
  expect([own.setCookies, own.keepings]).toEqual([[token], [null]]);
});

it("a gateway that is away is an error, not a wait", async () => {
  const gateway = await startGateway((_call, response) => void response.destroy());
  const { callsFor } = await import("./gateway.server.ts");
  await expect(callsFor(new Request("http://shop.test/")).send(["{}"])).rejects.toThrow("closed");
  expect(gateway.calls).toHaveLength(1);
});
