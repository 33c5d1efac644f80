import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

const query = '{ core_category(coreCategoryId: "7") { id name path } }';
const body = JSON.stringify({ query });

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Sends exactly these headers; a client of our own might add some. */
function post(
  origin: string,
  headers: Readonly<Record<string, string>>,
  text = body,
  path = "/api/shop/",
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = {
      host: "localhost:3000",
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    };
    const outgoing = httpRequest(
      `${origin}${path}`,
      { method: "POST", headers: { ...sent, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(text);
  });
}

/** What of an answer must not depend on the way it took. */
function comparable({ status, headers, text }: Reply): object {
  const { date: _date, "x-request-id": requestId, ...rest } = headers;
  return { status, headers: rest, text, hasId: typeof requestId === "string" && requestId.length > 0 };
}

describe("a query that was sent before", () => {
  it.each([
    ["plainly", {}],
    ["by another proxy's host", { "x-forwarded-host": "ch.localhost" }],
    ["over TLS", { "x-forwarded-proto": "https" }],
    ["for the newer media type", { accept: "application/graphql-response+json" }],
    ["from our own page", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }],
    ["by a customer", { cookie: "X-JWT=token; X-JWT-exist=true; cartId=1" }],
    ["from another page", { origin: "https://evil.example" }],
    ["across sites", { "sec-fetch-site": "cross-site" }],
    ["as a form", { "content-type": "text/plain" }],
    ["compressed", { "content-encoding": "gzip" }],
    ["in preview", { "x-preview": "ticket" }],
    ["in a test's group", { cookie: "BZ_AB_1=b" }],
    ["for another storefront", { "x-chalkbox-storefront": "at" }],
  ])("%s, is answered as without the fast path", async (_how, headers) => {
    const { origin } = await startTestGateway();
    // The gateway has the body, and the fingerprint of a plain request.
    for (let time = 0; time < 4; time += 1) await post(origin, {});
    // Parsed again and read with a promise, as this is longer; twice, as the storefront may be another.
    await post(origin, headers, `${body}${" ".repeat(9_000)}`);
    const usual = await post(origin, headers, `${body}${" ".repeat(9_000)}`);
    for (let time = 0; time < 4; time += 1) {
      expect(comparable(await post(origin, headers))).toEqual(comparable(usual));
    }
  });

  it("keeps the id that the client gave it, unless that would break a log line", async () => {
    const { origin } = await startTestGateway();
    for (let time = 0; time < 3; time += 1) await post(origin, {});
    expect((await post(origin, { "x-request-id": "abc-1" })).headers["x-request-id"]).toBe("abc-1");
    expect((await post(origin, { "x-request-id": "a b" })).headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  });

  it("is answered in the words of the requested storefront", async () => {
    const { origin } = await startTestGateway();
    const hosts = ["localhost", "ch.localhost", "at.localhost", "educational.localhost", "en.educational.localhost"];
    for (let time = 0; time < 3; time += 1) {
      const texts = await Promise.all(hosts.map(async (host) => (await post(origin, { host })).text));
      expect(new Set(texts).size).toBe(5);
    }
  });

  it("makes no way for other addresses, nor for what is no question", async () => {
    const { origin } = await startTestGateway();
    for (let time = 0; time < 3; time += 1) await post(origin, {});
    expect((await post(origin, {}, body, "/api/shop/x")).status).toBe(404);
    expect((await post(origin, {}, "{")).status).toBe(400);
    expect((await post(origin, {}, "")).status).toBe(400);
    const [first, second] = JSON.parse((await post(origin, {}, `[${body},${body}]`)).text);
    expect(first).toEqual(second);
  });
});
