import { brotliDecompressSync } from "node:zlib";
import { request } from "undici";
import { describe, expect, it, vi } from "vitest";
import { login } from "./journey.ts";
import { invalidation, invalidationSecret } from "./invalidations.ts";
import { startTestGateway } from "./start.ts";

const category = (id: string) => `{ core_category(coreCategoryId: "${id}") { id name path } }`;
const verdict = ({ headers }: { readonly headers: Headers }) => headers.get("x-chalkbox-cache");

describe("public operations", () => {
  it("are requested once for all visitors of a storefront, signed in or not", async () => {
    const { upstream, browser } = await startTestGateway();
    const first = await browser().post({ query: category("7") });
    expect(verdict(first)).toBe("miss");
    const signedIn = browser("de.localhost");
    await signedIn.data(login, { password: "right" });
    const calls = upstream.state.calls.length;
    const second = await signedIn.post({ query: category("7") });
    expect(verdict(second)).toBe("hit");
    expect(second.text).toBe(first.text);
    expect(upstream.state.calls).toHaveLength(calls);
    const swiss = await browser("ch.localhost").post({ query: category("7") });
    expect(verdict(swiss)).toBe("miss");
    expect(swiss.text).toContain("ch/de-CH");
  });

  it("give the shop nothing of the visitor, and answers carry no cookies", async () => {
    const { upstream, browser } = await startTestGateway();
    const visitor = browser("shop.localhost");
    await visitor.data(login, { password: "right" });
    visitor.cookies.set("_ga", "GA1.1.foreign");
    visitor.cookies.delete("apiToken");
    upstream.state.calls.length = 0;
    const headers = { "x-forwarded-for": "203.0.113.7", referer: "http://localhost/secret" };
    const miss = await visitor.post({ query: category("8") }, headers);
    expect(verdict(miss)).toBe("miss");
    const [call] = upstream.state.calls;
    expect(Object.keys(call?.headers ?? {}).toSorted()).toEqual(
      ["accept", "authorization", "connection", "content-length", "content-type", "host", "x-request-id"].filter(
        (name) => name !== "connection" || call?.headers["connection"] !== undefined,
      ),
    );
    const hit = await browser().post({ query: category("8") });
    expect(hit.setCookies).toEqual([]);
    expect(hit.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(hit.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["a preview", { "x-preview": "ticket" }],
    ["a developer's switch", { "x-dev-flags": "basket" }],
    ["a test's group", { cookie: "BZ_AB_7=b" }],
  ])("are answered singly to who is in %s", async (_what, headers) => {
    const { upstream, browser } = await startTestGateway();
    await browser().post({ query: category("7") });
    for (let time = 0; time < 2; time += 1) {
      const calls = upstream.state.calls.length;
      expect(verdict(await browser().post({ query: category("7") }, headers))).toBe("bypass");
      expect(upstream.state.calls.length).toBe(calls + 1);
    }
  });

  it("are no others than the schema says", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    for (const query of ["{ shop_version }", `{ shop_version ${category("7").slice(1)}`]) {
      expect(verdict(await visitor.post({ query }))).toBe("uncacheable");
      expect(verdict(await visitor.post({ query }))).toBe("uncacheable");
    }
  });

  it("share an answer in whatever way the client writes the same question, also in a batch", async () => {
    const { upstream, browser } = await startTestGateway();
    const query =
      "query C($id: ID!, $unused: Boolean = true) { core_category(coreCategoryId: $id) { id @include(if: $unused) } }";
    await browser().post({ query, variables: { id: 7 } });
    const calls = upstream.state.calls.length;
    const answers = await browser().post([
      { query: query.replaceAll(" {", "\n  {"), variables: { unused: true, id: "7" }, operationName: "C" },
      { query, variables: { id: "7", unknown: 1 } },
    ]);
    const answer = { data: { core_category: { id: "7" } } };
    expect(JSON.parse(answers.text)).toEqual([answer, answer]);
    expect(upstream.state.calls).toHaveLength(calls);
  });

  it("are answered from memory to those alone who may send them", async () => {
    const operatorToken = "operator-token-for-tests";
    const { browser } = await startTestGateway({ environment: "live", operatorToken });
    const asOperator = { "x-operator-token": operatorToken };
    await browser().post({ query: category("7") }, asOperator);
    expect(verdict(await browser().post({ query: category("7") }, asOperator))).toBe("hit");
    const { status, text } = await browser().post({ query: category("7") });
    expect(status).toBe(403);
    expect(text).not.toContain("Category");
  });

  it("that come at the same time are requested once", async () => {
    const { upstream, browser } = await startTestGateway();
    await browser().post({ query: category("1") });
    const calls = upstream.state.calls.length;
    const answers = await Promise.all(Array.from({ length: 30 }, () => browser().post({ query: category("9") })));
    expect(upstream.state.calls.length).toBe(calls + 1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter((answer) => verdict(answer) === "miss")).toHaveLength(1);
  });

  it("with errors are not kept", async () => {
    const { browser } = await startTestGateway();
    for (let time = 0; time < 2; time += 1) {
      const { text, headers } = await browser().post({ query: category("boom") });
      expect(headers.get("x-chalkbox-cache")).toBe("uncacheable");
      expect(text).toContain("Internal error");
      expect(text).not.toContain("secrets");
    }
  });

  it("say on the visitor's answer that there was no API token (ERR-07)", async () => {
    const { upstream, browser } = await startTestGateway();
    upstream.state.issuesTokens = false;
    const { text, headers } = await browser().post({ query: category("7") });
    expect(headers.get("token-fail")).toBe("true");
    expect(text).toContain("UPSTREAM_UNAVAILABLE");
  });

  it("are sent compressed once the compressed form is there", async () => {
    const { origin, browser } = await startTestGateway();
    const query = `{ ${Array.from({ length: 25 }, (_, id) => `c${id}: core_category(coreCategoryId: "${id}") { id name path }`).join(" ")} }`;
    const { text } = await browser().post({ query });
    const ask = (encoding: string) =>
      request(`${origin}/api/shop/`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "accept-encoding": encoding,
          "x-forwarded-host": "localhost:3000",
        },
        body: JSON.stringify({ query }),
      });
    await vi.waitFor(
      async () => {
        const { headers, body } = await ask("gzip, br");
        const bytes = Buffer.from(await body.arrayBuffer());
        expect(headers["content-encoding"]).toBe("br");
        expect(headers["vary"]).toBe("accept, accept-encoding");
        expect(brotliDecompressSync(bytes).toString()).toBe(text);
      },
      { timeout: 10_000 },
    );
    const plain = await ask("identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(await plain.body.text()).toBe(text);
  });
});

describe("when something changes at the shop", () => {
  it("its signed word drops the answers that are made of it, and no others", async () => {
    const { origin, upstream, browser } = await startTestGateway({ invalidationSecret });
    await browser().post({ query: category("7") });
    upstream.state.revision = " (new)";
    expect((await fetch(`${origin}/internal/invalidate`, invalidation(["content"]))).status).toBe(204);
    expect(verdict(await browser().post({ query: category("7") }))).toBe("hit");
    expect((await fetch(`${origin}/internal/invalidate`, invalidation(["deals", "catalogue"]))).status).toBe(204);
    const next = await browser().post({ query: category("7") });
    expect(verdict(next)).toBe("miss");
    expect(next.text).toContain("(new)");
  });

  it("the last answer is used while the shop fails, and reports it", async () => {
    const { origin, upstream, browser } = await startTestGateway({ invalidationSecret });
    const good = await browser().post({ query: category("7") });
    await fetch(`${origin}/internal/invalidate`, invalidation(["catalogue"]));
    upstream.state.faults.push((respond) => respond(200, '{"errors":[{"message":"database is down"}],"data":null}'));
    const stale = await browser().post({ query: category("7") });
    expect(verdict(stale)).toBe("stale");
    expect(stale.text).toBe(good.text);
    // After two seconds the shop is called again.
    const next = async () => verdict(await browser().post({ query: category("7") }));
    await expect.poll(next, { timeout: 10_000, interval: 200 }).toBe("miss");
  });

  it.each([
    ["another's signature", { secret: "the secret of another shop" }],
    ["no signature", { signature: "" }],
    ["half a signature", { signature: "abcd" }],
    ["a signature that is no hex", { signature: "z".repeat(64) }],
    ["an old message", { age: 61_000 }],
    ["a message from the future", { age: -61_000 }],
  ])("%s is refused", async (_what, forgery) => {
    const { origin, browser } = await startTestGateway({ invalidationSecret });
    await browser().post({ query: category("7") });
    expect((await fetch(`${origin}/internal/invalidate`, invalidation(["catalogue"], forgery))).status).toBe(401);
    expect(verdict(await browser().post({ query: category("7") }))).toBe("hit");
  });

  it("a message works once, and what is no list of tags is refused", async () => {
    const { origin } = await startTestGateway({ invalidationSecret });
    const message = invalidation(["catalogue"]);
    expect((await fetch(`${origin}/internal/invalidate`, message)).status).toBe(204);
    expect((await fetch(`${origin}/internal/invalidate`, message)).status).toBe(401);
    for (const body of ["", "{}", '{"tags":"all"}', '{"tags":[1]}', "[]"]) {
      expect((await fetch(`${origin}/internal/invalidate`, invalidation([], { body }))).status).toBe(400);
    }
    const long = JSON.stringify({ tags: ["x".repeat(20_000)] });
    expect((await fetch(`${origin}/internal/invalidate`, invalidation([], { body: long }))).status).toBe(413);
  });

  it("no invalidation is accepted without a secret", async () => {
    const { origin } = await startTestGateway();
    expect((await fetch(`${origin}/internal/invalidate`, invalidation(["catalogue"]))).status).toBe(404);
  });
});
