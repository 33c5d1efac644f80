import { gzipSync } from "node:zlib";
import { refusals } from "@chalkbox/edge";
import { describe, expect, it } from "vitest";
import { sendRaw } from "@chalkbox/edge/testing";
import { startTestGateway } from "../start.ts";
import { refusalIn } from "./refusal.ts";
import { graphRequest, request } from "./request-text.ts";

/** Name, what is sent, and the refusal; null where Node answers before us. */
type Attack = readonly [string, () => string, number, Readonly<Record<string, unknown>> | null];

const body = JSON.stringify({ query: "{ shop_version }" });
const json = { "content-type": "application/json" };
const bad = { code: "BAD_REQUEST" };
const bodyTooLarge = { code: refusals.bodyTooLarge.code };
const headersTooLarge = { code: refusals.headersTooLarge.code };

const attacks: readonly Attack[] = [
  ["a huge body", () => graphRequest(JSON.stringify({ query: `#${"x".repeat(2_000_000)}` })), 413, bodyTooLarge],
  [
    "a body whose length lies upwards, so that we would wait for the rest",
    () => graphRequest("{}", { "content-length": "999999999" }),
    413,
    bodyTooLarge,
  ],
  [
    "a huge body in chunks, which names no length",
    () =>
      request(
        "POST /api/shop/",
        { ...json, "transfer-encoding": "chunked" },
        `${`10000\r\n${"x".repeat(0x1_0000)}\r\n`.repeat(12)}0\r\n\r\n`,
      ),
    413,
    bodyTooLarge,
  ],
  [
    "both a length and chunks (request smuggling)",
    () =>
      request(
        "POST /api/shop/",
        { ...json, "content-length": "4", "transfer-encoding": "chunked" },
        "0\r\n\r\nGET /api/token HTTP/1.1\r\nhost: localhost\r\n\r\n",
      ),
    400,
    bad,
  ],
  [
    "chunks under another name (request smuggling)",
    () => request("POST /api/shop/", { ...json, "transfer-encoding": "xchunked" }, `0\r\n\r\n`),
    501,
    { code: "NOT_IMPLEMENTED" },
  ],
  [
    "two lengths (request smuggling)",
    () => graphRequest(body).replace("content-type", "content-length: 2\r\ncontent-type"),
    400,
    bad,
  ],
  [
    "a header with a space before its colon (request smuggling)",
    () => request("POST /api/shop/", { ...json, "content-length ": "2" }, "{}"),
    400,
    bad,
  ],
  ["a header that goes on in the next line", () => graphRequest(body, { "x-request-id": "a\r\n b" }), 400, bad],
  ["a zero byte in a header", () => graphRequest(body, { "x-request-id": "a\0b" }), 400, bad],
  ["a line feed alone in a header", () => graphRequest(body, { "x-request-id": "a\nx-evil: 1" }), 400, bad],
  ["two hosts", () => graphRequest(body).replace("host:", "Host: ch.localhost\r\nhost:"), 400, bad],
  ["no host", () => graphRequest(body).replace(/host: .*\r\n/, ""), 400, null],
  ["an address with a host of its own", () => request("GET http://evil.example/api/token"), 400, bad],
  ["a tunnel", () => request("CONNECT evil.example:443"), 400, bad],
  ["a header of 20 kB", () => graphRequest(body, { "x-filler": "x".repeat(20_000) }), 431, headersTooLarge],
  [
    "a flood of headers",
    () => graphRequest(body, Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`x-${index}`, "1"]))),
    431,
    headersTooLarge,
  ],
  ["a cookie header of 20 kB", () => graphRequest(body, { cookie: `a=${"x".repeat(20_000)}` }), 431, headersTooLarge],
  ["a body that is no HTTP at all", () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400, bad],
];

describe("HTTP that no honest client speaks", () => {
  it.each(attacks)("is refused: %s", async (_name, attack, status, extensions) => {
    const { origin, upstream } = await startTestGateway();
    const result = await sendRaw(origin, [attack()]);
    expect(result.status).toBe(status);
    if (extensions !== null) {
      expect(result.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(refusalIn(result.body)).toEqual(extensions);
      expect(result.headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect(result.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(upstream.state.httpCalls).toBe(0);
    expect(upstream.state.tokenRequests).toBe(0);
  });

  it("is refused: a body that unfolds to a thousand times its size (gzip bomb)", async () => {
    const { origin, upstream } = await startTestGateway();
    const bomb = gzipSync(JSON.stringify({ query: `{ shop_version } #${"x".repeat(50_000_000)}` }));
    for (const coding of ["gzip", "br", "deflate", "gzip, gzip"]) {
      const result = await sendRaw(origin, [
        request("POST /api/shop/", { ...json, "content-encoding": coding, "content-length": String(bomb.length) }),
        bomb,
      ]);
      expect([result.status, refusalIn(result.body)["code"]]).toEqual([415, "BAD_REQUEST"]);
    }
    expect(upstream.state.httpCalls).toBe(0);
  });

  it("does not hold a connection: headers or a body by the drop (slowloris)", { timeout: 40_000 }, async () => {
    const { origin } = await startTestGateway();
    const drops = Array.from({ length: 80 }, (_, index) => `x-${index}: 1\r\n`);
    const head = request("POST /api/shop/", { ...json, "content-length": "1000" });
    const [headers, slowBody] = await Promise.all([
      sendRaw(origin, ["GET /api/token HTTP/1.1\r\nhost: a\r\n", ...drops], { pause: 300 }),
      sendRaw(origin, [head, ...Array.from({ length: 90 }, () => " ")], { pause: 300 }),
    ]);
    expect([headers.status, refusalIn(headers.body)["code"]]).toEqual([408, "REQUEST_TIMEOUT"]);
    expect(headers.endMs).toBeLessThan(15_000);
    expect([400, 408]).toContain(slowBody.status);
    expect(slowBody.endMs).toBeLessThan(20_000);
  });

  it("does not stop others: two hundred connections that say nothing", async () => {
    const { origin, browser } = await startTestGateway();
    const idle = Array.from({ length: 200 }, () => sendRaw(origin, ["GET / HTTP/1.1\r\n"]));
    expect((await browser().post({ query: "{ shop_version }" })).status).toBe(200);
    expect(await Promise.race([Promise.all(idle), Promise.resolve("still open")])).toBe("still open");
  });

  it("finds no way around its routes: paths", async () => {
    const { origin, upstream } = await startTestGateway();
    const paths = [
      "//api/shop/",
      "/api//shop/",
      "/api/%73hop/",
      "/api/shop/%2e%2e/token",
      "/api/shop/../token",
      "/api/shop/..;/token",
      "/api/shop\\..\\token",
      "/API/SHOP/",
      "/api/shop/ide/..%2f..%2fpackage.json",
      "/api/shop/ide/../../../package.json",
      "/api/shop/;a=b",
      "/internal/",
      "/.env",
      "/api/shop/ide/%00",
    ];
    for (const path of paths) {
      // What readers resolve differently is no address at all.
      const expected = /\\|%00/.test(path) ? 400 : 404;
      const { status } = await sendRaw(origin, [request(`POST ${path}`, { ...json, "content-length": "2" }, "{}")]);
      expect([path, status]).toEqual([path, expected]);
      const get = await sendRaw(origin, [request(`GET ${path}`)]);
      expect([path, get.status]).toEqual([path, expected]);
    }
    expect(upstream.state.httpCalls).toBe(0);
  });

  it("offers no other methods and echoes nothing: TRACE, PUT, upgrade", async () => {
    const { origin } = await startTestGateway();
    for (const method of ["TRACE", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      const { status, body: text } = await sendRaw(origin, [request(`${method} /api/shop/`, { "x-secret": "canary" })]);
      expect([method, status]).toEqual([method, 405]);
      expect(text).not.toContain("canary");
    }
    const upgrade = { connection: "upgrade, close", upgrade: "websocket", "sec-websocket-key": "a" };
    const { status } = await sendRaw(origin, [request("GET /api/shop/", upgrade)]);
    expect(status).toBe(403);
  });
});
