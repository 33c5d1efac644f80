import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { lastOfEach, mergeCookies } from "./cookies.server.ts";
import { operationDocument } from "./testing/operation-document.ts";

it("states one thing of each cookie, the last", () => {
  expect(lastOfEach(["cartId=1; Path=/", "X-JWT=; Max-Age=0", "cartId=2; Path=/"])).toEqual([
    "X-JWT=; Max-Age=0",
    "cartId=2; Path=/",
  ]);
});

it("distinguishes a cookie of one host from the one that its subdomains share; the last line for each holds", () => {
  const [shared, hostEnds, sharedEnds] = [
    "cartId=1; Domain=a.test",
    "cartId=; Max-Age=0",
    "cartId=; Max-Age=0; Domain=a.test",
  ];
  expect(lastOfEach([shared, hostEnds, sharedEnds])).toEqual([hostEnds, sharedEnds]);
  expect(lastOfEach([shared, hostEnds, sharedEnds, shared])).toEqual([hostEnds, shared]);
  expect(mergeCookies("cartId=0", lastOfEach([shared, hostEnds, sharedEnds, shared]))).toBe("cartId=1");
});

it.each(["\x80", "\xa0\xff", "\xc0\x80", "%zz", "a b"])(
  "passes on what a browser keeps under another name: %j",
  (odd) => {
    expect(mergeCookies(`other=${odd}; cartId=0`, ["cartId=1; Path=/"])).toBe(`other=${odd}; cartId=1`);
  },
);

it("a page that ends the session sets the ids of its logout, whatever the queries beside it were given", async () => {
  const loggedOut = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isLogout = body.includes("sha256:logout");
      const answer = () => {
        response.setHeader("set-cookie", `cartId=${isLogout ? "new" : "old"}; Path=/`);
        response.end(JSON.stringify({ data: { a: 1 } }));
      };
      // The query's answer comes last.
      if (isLogout) return answer();
      return void loggedOut.promise.then(answer);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close().closeAllConnections());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  vi.stubEnv("GATEWAY_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.resetModules();
  const { createServerGraph } = await import("./client.server.ts");
  const graph = createServerGraph(new Request("http://shop.test/logout/"));
  await Promise.all([
    graph.query(operationDocument("query", "sha256:session"), {}, "cache-first"),
    graph.mutate(operationDocument("mutation", "sha256:logout"), {}).then(() => loggedOut.resolve()),
  ]);
  expect(graph.setCookies).toEqual(["cartId=new; Path=/"]);
});
