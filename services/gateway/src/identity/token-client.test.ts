import { createServer } from "node:http";
import { storefrontOf } from "@chalkbox/session";
import { SignJWT } from "jose";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTokenClient } from "./token-client.ts";

const german = storefrontOf("localhost", "http");
const key = new TextEncoder().encode("the endpoint under test signs with this");
const now = 1_800_000_000_000;

/** What the endpoint received. */
interface Received {
  readonly address: string;
  readonly accept: string;
  readonly authorization: string;
  readonly contentType: string;
  readonly form: URLSearchParams;
}
type Answer = { readonly status: number; readonly body: string } | "silence";

const jwt = (store: string, language: string) =>
  new SignJWT({ shop_id: { store, language } }).setProtectedHeader({ alg: "HS256" }).sign(key);
const granted = async (store = "de", language = "de-DE"): Promise<Answer> => ({
  status: 200,
  body: JSON.stringify({ access_token: await jwt(store, language), token_type: "Bearer", expires_in: 600 }),
});

/** A token endpoint that gives these answers, one after the other, and a client of it. */
async function setUp(answers: readonly Answer[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const answer = answers[received.length] ?? "silence";
      const { authorization = "", "content-type": contentType = "", accept = "" } = request.headers;
      const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
      received.push({ address: `${request.method} ${request.url}`, accept, authorization, contentType, form });
      if (answer !== "silence") response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const client = createTokenClient(
    {
      url: new URL(`http://127.0.0.1:${address.port}/oauth/token?shop=1`),
      clientId: "chalk:box",
      clientSecret: "s€cret & more",
    },
    () => now,
  );
  onTestFinished(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });
  return { client, received };
}

describe("the token request", () => {
  it("is a form with basic auth, for one store and language (SESS-03)", async () => {
    const { client, received } = await setUp([await granted()]);
    const result = await client.fetch(german, null);
    expect(result).toMatchObject({ ok: true, token: { expires: now + 600_000, language: "de-DE" } });
    const [sent] = received;
    expect(sent?.address).toBe("POST /oauth/token?shop=1");
    expect(sent?.accept).toBe("application/json");
    expect(sent?.contentType).toBe("application/x-www-form-urlencoded");
    expect(Object.fromEntries(sent?.form ?? [])).toEqual({
      grant_type: "client_credentials",
      scope: "store:de language:de-DE",
      client_id: "chalk:box",
      client_secret: "s€cret & more",
    });
    // RFC 6749, 2.3.1: id and secret are form-encoded before they are joined.
    const [, encoded = ""] = sent?.authorization.split(" ") ?? [];
    expect(Buffer.from(encoded, "base64").toString("utf8")).toBe("chalk%3Abox:s%E2%82%ACcret%20%26%20more");
  });

  it("is made once more after a failure, and then no more (SESS-04)", async () => {
    const once = await setUp([{ status: 503, body: "{}" }, await granted()]);
    expect(await once.client.fetch(german, null)).toMatchObject({ ok: true });
    expect(once.received).toHaveLength(2);
    const never = await setUp([{ status: 500, body: "" }, { status: 401, body: "{}" }, await granted()]);
    expect(await never.client.fetch(german, null)).toEqual({ ok: false, reason: "the token endpoint answered 401" });
    expect(never.received).toHaveLength(2);
  });

  it("is given up after 3000 ms, twice (SESS-04)", async () => {
    const { client, received } = await setUp([]);
    const started = performance.now();
    expect(await client.fetch(german, null)).toEqual({
      ok: false,
      reason: "the token endpoint took longer than 3000 ms",
    });
    expect(performance.now() - started).toBeGreaterThanOrEqual(5_990);
    expect(received).toHaveLength(2);
  }, 20_000);

  it.each([
    ["another language", "de", "de-AT", "the token is for another storefront"],
    ["another store", "ch", "de-DE", "the token is for another storefront"],
  ])("is not content with a token of %s (SESS-10, SESS-11)", async (_name, store, language, reason) => {
    const { client, received } = await setUp([await granted(store, language), await granted(store, language)]);
    expect(await client.fetch(german, null)).toEqual({ ok: false, reason });
    expect(received).toHaveLength(2);
  });

  it.each<[string, (token: string) => object]>([
    ["a line break before the token", (token) => ({ access_token: `a\r\nb${token}` })],
    ["a line break behind the token", (token) => ({ access_token: `${token}\r\nb` })],
    ["a token of more than 4096 characters", (token) => ({ access_token: token + "x".repeat(4_097 - token.length) })],
    ["a life of no second", () => ({ expires_in: 0 })],
    ["a life in words", () => ({ expires_in: "600" })],
  ])("takes an answer with %s for none", async (_name, change) => {
    const good = { access_token: await jwt("de", "de-DE"), token_type: "bearer", expires_in: 600 };
    const answer = { status: 200, body: JSON.stringify({ ...good, ...change(good.access_token) }) };
    const { client } = await setUp([answer, answer]);
    expect(await client.fetch(german, null)).toEqual({
      ok: false,
      reason: "the token endpoint's answer was not understood",
    });
  });

  it("takes a token of 4096 characters, of either kind of bearer, that lives for a second", async () => {
    const token = await jwt("de", "de-DE");
    const access_token = token + "x".repeat(4_096 - token.length);
    const answer = { status: 200, body: JSON.stringify({ access_token, token_type: "BEARER", expires_in: 1 }) };
    const { client } = await setUp([answer]);
    expect(await client.fetch(german, null)).toEqual({
      ok: true,
      token: { token: access_token, expires: now + 1_000, language: "de-DE" },
    });
  });

  it("reports that the endpoint cannot be reached, as it cannot be by a client that is closed", async () => {
    const { client, received } = await setUp([await granted()]);
    await client.close();
    expect(await client.fetch(german, null)).toEqual({ ok: false, reason: "the token endpoint cannot be reached" });
    expect(received).toEqual([]);
  });

  it.each([
    ["no JSON", "<html>"],
    ["no token", '{"token_type":"bearer","expires_in":1}'],
    ["no bearer token", '{"access_token":"a.b.c","token_type":"mac","expires_in":600}'],
    ["a token that is no JWT", '{"access_token":"abc","token_type":"bearer","expires_in":600}'],
    ["a token with a line break", '{"access_token":"a\\r\\nb","token_type":"bearer","expires_in":600}'],
  ])("takes an answer with %s for none, and does not quote it", async (_name, body) => {
    const answer = { status: 200, body };
    const { client } = await setUp([answer, answer]);
    const result = await client.fetch(german, null);
    expect(result).toEqual({ ok: false, reason: "the token endpoint's answer was not understood" });
  });
});
