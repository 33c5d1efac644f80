import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProxies } from "@chalkbox/edge";
import { openSessionStore, storefrontOf } from "@chalkbox/session";
import { expect, it, onTestFinished } from "vitest";
import { bodyOf } from "../upstream/operation.ts";
import type { ShopReply } from "../upstream/shop-reply.ts";
import { anonymousContext } from "./anonymous-context.ts";
import { CookieJar, cookieNames, cookieNaming, readCookies } from "./cookies.ts";
import { createEndedTokens } from "./ended-tokens.ts";
import { mintIds } from "./mint-ids.ts";
import { type ContextParts, RequestContext } from "./request-context.ts";

const storefront = storefrontOf("www.shop.de", "https");
const expires = Date.UTC(2026, 10, 22, 12);
const token = { token: "api-1", expires, language: "de-DE" };
const known = `${cookieNames.userId}=u1; ${cookieNames.cartId}=c1; ${cookieNames.device}=d1`;
const clean = (data: unknown): ShopReply => {
  return { kind: "clean", bytes: Buffer.from(JSON.stringify({ data })), isWhole: true };
};

interface Setting {
  readonly headers?: Readonly<Record<string, string>>;
  readonly reply?: ShopReply;
  readonly change?: Partial<ContextParts>;
}

/** The context of a request by `192.0.2.7`, whose shop gives one reply to everything. */
function open({ headers = { cookie: known }, reply = clean({}), change = {} }: Setting = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "request-context-"));
  const store = openSessionStore({ dataDir, redisUrl: null, redisPrefix: "", onError: () => undefined });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const asked: { kind: string; name: string | null; body: string; by: unknown }[] = [];
  const run: ContextParts["shop"]["run"] = async (operation, variables, by) => {
    asked.push({ kind: operation.kind, name: operation.name, body: bodyOf(operation, variables), by });
    return reply;
  };
  const parts: ContextParts = {
    isLocal: false,
    allowsDevFlags: false,
    proxies: createProxies(["loopback"]),
    store,
    tokens: {
      get: async () => token,
      current: () => token,
      atHand: () => token,
      replace: async (_storefront, rejected) => ({ ...token, token: `not ${rejected}` }),
      stop: () => undefined,
    },
    now: () => expires - 1,
    signOrigin: ({ address, device }, requestId) => ({ origin: `${address} ${device} ${requestId}` }),
    endToken: async () => undefined,
    ended: createEndedTokens(() => 1),
    newDevice: () => "new",
    shop: { run },
    mint: async () => ({ userId: "u2", cartId: "c2" }),
    ...change,
  };
  const naming = cookieNaming(false);
  const jar = new CookieJar(naming);
  const cookies = readCookies(headers["cookie"], naming);
  const facts = { requestId: "r-1", storefront, headers, address: "192.0.2.7", cookies, jar, calls: [] };
  return { context: new RequestContext(facts, parts), facts, parts, jar, asked, run, store };
}

it("a request is known to the shop by its host, address and agent, and by its own id", () => {
  const { context, facts } = open({ headers: { "user-agent": "Firefox", "x-forwarded-for": "203.0.113.9" } });
  expect(context.forwarded).toEqual({
    "x-forwarded-host": "www.shop.de",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "203.0.113.9, 192.0.2.7",
    "user-agent": "Firefox",
  });
  expect(context).toMatchObject({ requestId: "r-1", storefront, userAgent: "Firefox", deadline: Infinity });
  expect(context.calls).toBe(facts.calls);
  expect(open({ headers: {} }).context.userAgent).toBe("");
});

it("an address counts only as far as a trusted proxy has written it", () => {
  expect(open({ headers: { "x-forwarded-for": "203.0.113.9" } }).context.address).toBe("192.0.2.7");
  const proxies = createProxies(["192.0.2.7"]);
  expect(open({ headers: { "x-forwarded-for": "203.0.113.9" }, change: { proxies } }).context.address).toBe(
    "203.0.113.9",
  );
});

it("where a visitor comes from is reported with mutations, and with queries that the shop counts", () => {
  const { context } = open();
  const origin = { origin: "192.0.2.7 d1 r-1" };
  expect(context.originFor("mutation")).toEqual(origin);
  expect(context.originFor("query")).toBeNull();
  context.tellOrigin();
  expect(context.originFor("query")).toEqual(origin);
});

it("a call for all visitors states nothing about the one who came first", () => {
  const { facts, parts } = open({ headers: { cookie: `${known}; _ga=1`, "user-agent": "Firefox", "x-preview": "t" } });
  const context = anonymousContext(facts, parts);
  expect(context.forwarded).toEqual({});
  context.tellOrigin();
  expect([context.originFor("query"), context.originFor("mutation")]).toEqual([null, null]);
  expect(context.visitor).toMatchObject({ userId: null, cartId: null, customerToken: null, confirmation: null });
  expect(context).toMatchObject({ requestId: "r-1", storefront, userAgent: "", address: "", deadline: Infinity });
  expect(context.calls).toBe(facts.calls);
});

it("API tokens are the storefront's: one at hand, one that is waited for, another in place of a rejected one", async () => {
  const { context } = open();
  expect(context.apiTokenAtHand()).toBe("api-1");
  expect(await context.apiToken()).toBe("api-1");
  expect(await context.replaceApiToken("api-1")).toBe("not api-1");
  expect(context.tokenFailed).toBe(false);
});

it("a request that is given no API token reports it", async () => {
  const none = async () => null;
  const tokens = { get: none, current: () => null, atHand: () => null, replace: none, stop: () => undefined };
  const { context } = open({ change: { tokens } });
  expect(context.apiTokenAtHand()).toBeNull();
  expect(await context.replaceApiToken("api-1")).toBeNull();
  expect(context.tokenFailed).toBe(false);
  expect(await context.apiToken()).toBeNull();
  expect(context.tokenFailed).toBe(true);
  expect(await context.session.host.tokenState()).toBeNull();
});

it("of several pauses that the shop requests the longest counts", () => {
  const { context } = open();
  const said = [null, 2_000, null, 1_000, 3_000].map((wait) => {
    context.noteRetryAfter(wait);
    return context.retryAfter;
  });
  expect(said).toEqual([null, 2_000, 2_000, 2_000, 3_000]);
});

it("all parts of a request share one session, which calls the shop in the visitor's name", async () => {
  const { context, asked } = open({ reply: clean({ a: 1 }) });
  const { session } = context;
  expect(context.session).toBe(session);
  expect(session.host).toMatchObject({ storefront, visitor: context.visitor });
  expect(session.host.now()).toBe(expires - 1);
  expect(await session.host.tokenState()).toEqual({ expires: new Date(expires), language: "de-DE" });
  const answers = [
    await session.host.shop.call("query A ($n: Int) {\n  a(n: $n)\n}", { n: 1 }),
    await session.host.shop.call("mutation { a }", {}),
  ];
  expect(answers).toEqual([
    { data: { a: 1 }, errors: [] },
    { data: { a: 1 }, errors: [] },
  ]);
  expect(asked).toEqual([
    { kind: "query", name: "A", body: expect.stringContaining('"operationName":"A","variables":{"n":1}'), by: context },
    { kind: "mutation", name: null, body: '{"query":"mutation{a}","variables":{}}', by: context },
  ]);
});

it("what goes wrong at the shop reaches the session as clients may read it, with the request's id", async () => {
  const error = { message: "null at line 3", path: ["a"], classification: null, messageKey: null, code: null };
  const { context } = open({ reply: { kind: "errors", result: { data: { a: null }, errors: [error] } } });
  const internal = { code: "INTERNAL_ERROR", classification: "INTERNAL_ERROR", requestId: "r-1" };
  expect(await context.session.host.shop.call("{ a }", {})).toEqual({
    data: { a: null },
    errors: [{ message: "Internal error", extensions: expect.objectContaining(internal) }],
  });
});

it("ids are requested without renewing any on the way", async () => {
  const reply = clean({ shop_init: { cartId: "c9", userId: "u9" } });
  const { context, run, asked } = open({ reply });
  const client = { runPlain: run, run: () => Promise.reject(new Error("renews ids")), start: () => undefined };
  expect(await mintIds(client, context)).toEqual({ cartId: "c9", userId: "u9" });
  expect(asked).toEqual([expect.objectContaining({ kind: "mutation", by: context })]);
});

it("a visitor whose cart is unknown is given new ids, and stays the customer that the shop reported", async () => {
  const { context, store } = open();
  const account = { token: "digest", state: "LOGGED_IN", firstName: "Ada", lastName: null } as const;
  await context.session.remember((record) => ({ ...record, account, paymentDone: true }));
  expect(await context.renewIds("c1")).toEqual({ userId: "u2", cartId: "c2" });
  expect(context.visitor.cartId).toBe("c2");
  expect(await store.get("u2.c2")).toMatchObject({ account, paymentDone: false });
  expect(await context.session.record()).toMatchObject({ account, paymentDone: false });
});

it("a visitor of whom the shop has reported nothing starts again", async () => {
  const { context, store } = open();
  await context.session.remember((record) => ({ ...record, paymentDone: true }));
  expect(await context.renewIds("c1")).toEqual({ userId: "u2", cartId: "c2" });
  expect(await context.session.record()).toMatchObject({ account: null, paymentDone: false });
  expect(await store.get("u2.c2")).toBeNull();
});

it("calls that meet the same fault later go on with the ids that the first was given", async () => {
  const { context, jar } = open();
  await context.renewIds("c1");
  const lines = jar.lines();
  expect(await context.renewIds("c1")).toEqual({ userId: "u2", cartId: "c2" });
  expect(jar.lines()).toEqual(lines);
});

it("who is given no ids has none to go on with", async () => {
  const { context } = open({ change: { mint: async () => null } });
  expect(await context.renewIds("c1")).toBeNull();
  expect(context.visitor.cartId).toBeNull();
});

/** A context to whose visitor the shop gives no ids, and the visitors' ids by which they were requested. */
function openWithoutIds() {
  const requested: (string | null)[] = [];
  const mint: ContextParts["mint"] = async () => {
    requested.push(context.visitor.userId);
    return null;
  };
  const { context } = open({ change: { mint } });
  return { context, requested };
}

it("another cart is requested by the visitor's own id: the shop gives a guest's back whose login never arrived", async () => {
  const { context, requested } = openWithoutIds();
  const { userId } = context.visitor;
  await context.renewIds("c1");
  expect(userId).not.toBeNull();
  expect(requested).toEqual([userId]);
});

it("where the cart that came back is not found either, another visitor's is requested", async () => {
  const { context, requested } = openWithoutIds();
  await context.renewIds("c1", true);
  expect(requested).toEqual([null]);
});

it("what is sent to the shop is sent in the request's own name", async () => {
  const { context, asked } = open({ reply: clean({ b: 2 }) });
  const operation = { kind: "query", name: "B", head: '{"query":"{b}","variables":', hasEndSentinel: false } as const;
  expect(await context.askShop(operation, { n: 2 })).toEqual(clean({ b: 2 }));
  expect(asked).toEqual([{ kind: "query", name: "B", body: '{"query":"{b}","variables":{"n":2}}', by: context }]);
});
