import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { operationDocument } from "./testing/operation-document.ts";

const visitor = operationDocument<{ name: string }, Record<string, never>>("query", "sha256:visitor");

/** A gateway that answers with the visitor's cookie, and the number of calls that it got. */
async function startGateway() {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume().on("end", () => response.end(JSON.stringify({ data: { name: request.headers.cookie } })));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close().closeAllConnections());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  vi.stubEnv("GATEWAY_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { calls: () => calls };
}

it("GQL-15: no answer of one request is left for the next", async () => {
  const gateway = await startGateway();
  vi.resetModules();
  const { createServerGraph } = await import("./client.server.ts");
  const pageOf = (name: string) => createServerGraph(new Request("http://shop.test/", { headers: { cookie: name } }));

  const [first, second] = [pageOf("cartId=anna"), pageOf("cartId=berta")];
  const answers = await Promise.all([first, second].map((graph) => graph.query(visitor, {}, "cache-first")));
  expect(answers.map(({ data }) => data)).toEqual([{ name: "cartId=anna" }, { name: "cartId=berta" }]);
  // Within one request what is known is not asked again.
  await first.query(visitor, {}, "cache-first");
  expect(gateway.calls()).toBe(2);

  const later = pageOf("cartId=anna");
  expect(later.read(visitor, {})).toBeUndefined();
  expect(later.state()).toBe("{}");
});

it("C-87: ids are made with the first operation that is the visitor's alone, once; header and catalogue need none", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.cookie ?? ""}`);
    if (request.method === "GET") response.setHeader("set-cookie", "cartId=c-1; Path=/");
    request.resume().on("end", () => response.end(JSON.stringify({ data: { name: "" } })));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close().closeAllConnections());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  vi.stubEnv("GATEWAY_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.resetModules();
  const [{ createServerGraph }, { PageSessionDocument }] = await Promise.all([
    import("./client.server.ts"),
    import("./generated/PageSession.ts"),
  ]);
  const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Firefox/150.0" };
  const graph = createServerGraph(new Request("http://shop.test/", { headers: browser }));
  const { data } = await graph.query(PageSessionDocument, {}, "cache-first");
  expect(data?.session).toMatchObject({ cartId: null, cart: null, visitor: { state: "LOGGED_OUT" } });
  await graph.query(visitor, {}, "common");
  expect(asked).toEqual(["POST "]);
  expect(graph.setCookies).toEqual([]);

  const other = operationDocument<{ name: string }, Record<string, never>>("query", "sha256:other");
  await Promise.all([visitor, other].map((document) => graph.query(document, {}, "network-only")));
  expect(asked.slice(1, 2)).toEqual(["GET "]);
  expect(new Set(asked.slice(2))).toEqual(new Set(["POST cartId=c-1"]));
  expect(graph.setCookies).toEqual(["cartId=c-1; Path=/"]);

  // A crawler's visit leaves no cart behind.
  asked.length = 0;
  const crawler = createServerGraph(new Request("http://shop.test/", { headers: { "user-agent": "Googlebot/2.1" } }));
  await crawler.query(visitor, {}, "network-only");
  expect(asked).toEqual(["POST "]);
});
