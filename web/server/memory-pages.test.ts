import { request } from "undici";
import { storefrontOfHost } from "@chalkbox/storefront";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { createPageMemory } from "../src/shell/memory/page-memory.server.ts";
import { pageKey } from "../src/shell/memory/page-key.server.ts";
import { StoredPage } from "../src/shell/memory/stored-page.server.ts";
import { nodeListener } from "./fetch-adapter.ts";
import { readConfig } from "./config.ts";
import { startTestWeb } from "./testing/start-test-web.ts";
import { startWeb } from "./start.ts";

const html = `<script nonce="n">1</script>${"page ".repeat(100)}`;
const page = new StoredPage({
  html,
  status: 200,
  nonce: "n",
  own: { shortcuts: "x", session: "y" },
  policyFor: (scripts) => `script-src ${scripts.join(" ")}`,
  keeping: { maxAge: 60_000, tags: ["catalogue"] },
  isOutdated: false,
});

/** A web that has the German store's home page in its memory; every other page states that it was rendered. */
async function start() {
  const memory = createPageMemory({
    maxBytes: 1e6,
    render: async () => ({ kind: "page", page }),
    keyOf: pageKey,
    now: Date.now,
  });
  const { gateway, media, log } = await startTestWeb();
  const web = await startWeb({
    config: readConfig({ WEB_PORT: "0", DRAIN_MS: "0", GATEWAY_URL: gateway.origin, MEDIA_URL: media.origin }),
    log,
    pages: async (adapter) => ({
      asset: (_request, _response, next) => next(),
      page: nodeListener(async () => new Response("rendered"), adapter),
      // The gateway of this test reports no changes.
      memory: { ...memory, hear: () => undefined },
    }),
  });
  memory.hear(true);
  await memory.load({ storefront: storefrontOfHost("localhost"), path: "/", query: "", hasChosen: false });
  const get = async (target = "/", headers: Readonly<Record<string, string>> = {}, method: "GET" | "HEAD" = "GET") => {
    const answer = await request(`http://127.0.0.1:${web.port}${target}`, { method, headers });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, bytes };
  };
  return { get, stop: () => web.stop() };
}

it("a visitor without ids gets the page from memory, in their coding, with all headers of a page", async () => {
  const { get, stop } = await start();
  const { status, headers, bytes } = await get("/", { "accept-encoding": "gzip, br", cookie: "_ga=1" });
  expect([status, headers["content-encoding"], headers["content-length"]]).toEqual([200, "br", String(bytes.length)]);
  expect(brotliDecompressSync(bytes).toString()).toBe(html.replace(' nonce="n"', ""));
  expect(headers).toMatchObject({
    age: "0",
    "cache-control": "public, max-age=0, s-maxage=60, stale-if-error=600",
    "content-security-policy": expect.stringContaining("'sha256-"),
    "surrogate-key": "pages catalogue",
    vary: "accept-encoding, cookie",
    "x-content-type-options": "nosniff",
  });
  expect(headers).not.toHaveProperty("set-cookie");
  const same = await get("/", { "accept-encoding": "br", "if-none-match": String(headers.etag) });
  expect([same.status, same.bytes.length]).toEqual([304, 0]);
  const head = await get("/", {}, "HEAD");
  expect([head.status, head.bytes.length, Number(head.headers["content-length"]) > 0]).toEqual([200, 0, true]);
  await stop();
});

it.each([
  ["a visitor with ids", "/", { cookie: "cartId=c" }],
  ["another store's visitor", "/", { host: "at.localhost" }],
  ["a preview", "/", { cookie: "preview=t" }],
  ["another page", "/other/", {}],
])("%s does not", async (_what, target, headers) => {
  const { get, stop } = await start();
  expect((await get(target, headers)).bytes.toString()).toBe("rendered");
  await stop();
});

it("a client's mark of a shared render does not reach the pages", async () => {
  const web = await startTestWeb({
    page: async ({ headers }) => new Response(headers.get("x-shared-render") ?? "none"),
  });
  const answer = await fetch(`${web.origin}/x`, { headers: { "x-shared-render": "mark" } });
  expect(await answer.text()).toBe("none");
});
