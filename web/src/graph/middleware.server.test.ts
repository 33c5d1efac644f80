import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { operationDocument } from "./testing/operation-document.ts";
import { startGateway } from "./testing/start-gateway.ts";

const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0" };
const crawler = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

const visitor = operationDocument<{ name: string }, Record<string, never>>("query", "sha256:visitor");

/** Visits a page behind a gateway that mints a cart's id; the page has this status and asks for what is the visitor's. */
async function visit(headers: Record<string, string>, { status = 200, isAway = false, asks = false } = {}) {
  const gateway = await startGateway((_call, response) => {
    if (isAway) response.destroy();
    else response.writeHead(200, { "set-cookie": ["cartId=c-1; Path=/", "userId=u-1; Path=/"] }).end("{}");
  });
  const { graphMiddleware } = await import("./middleware.server.ts");
  const { serverGraphContext } = await import("./client.server.ts");
  const { graphContext: contextOfGraph } = await import("./context.ts");
  const request = new Request("http://shop.test/", { headers });
  const context = new RouterContextProvider();
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "/" };
  let hasGraph = false;
  const answer = await graphMiddleware(args, async () => {
    hasGraph = context.get(contextOfGraph) === context.get(serverGraphContext);
    if (asks) await context.get(serverGraphContext).query(visitor, {}, "network-only");
    return new Response("page", { status, headers: { "set-cookie": "own=1" } });
  });
  if (!(answer instanceof Response)) throw new Error("The middleware gave no response");
  return { answer, hasGraph, asked: gateway.calls.map(({ url }) => url) };
}

it("C-87: a page that requests what is a person's own brings their ids, beside what the page itself sets", async () => {
  const { answer, asked, hasGraph } = await visit(person, { asks: true });
  expect(asked).toEqual(["/api/cart-id", "/api/shop/"]);
  expect(answer.headers.getSetCookie()).toEqual(["own=1", "cartId=c-1; Path=/", "userId=u-1; Path=/"]);
  expect(hasGraph).toBe(true);
});

it("C-87: a page without anything personal mints none", async () => {
  const { answer, asked } = await visit(person);
  expect(asked).toEqual([]);
  expect(answer.headers.getSetCookie()).toEqual(["own=1"]);
});

it.each([
  ["a crawler", crawler],
  ["who has ids already", { ...person, cookie: "a=b; cartId=c-0" }],
])("none are minted for %s", async (_who, headers) => {
  const { asked } = await visit(headers, { asks: true });
  expect(asked).toEqual(["/api/shop/"]);
});

it("a page is made although no ids are to be had", async () => {
  const { answer } = await visit(person, { isAway: true, asks: true });
  expect([answer.status, await answer.text()]).toEqual([200, "page"]);
});

it("no cache keeps a page, and only one that cannot be had now states when to come again", async () => {
  for (const [status, retryAfter] of [
    [200, null],
    [404, null],
    [503, "5"],
  ] as const) {
    const { headers } = (await visit(crawler, { status })).answer;
    expect([headers.get("cache-control"), headers.get("retry-after")]).toEqual(["private, no-store", retryAfter]);
  }
});
