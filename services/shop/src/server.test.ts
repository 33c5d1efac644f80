import { request } from "node:http";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { describe, expect, it } from "vitest";
import { startTestDatabase, startTestShop, testConfig, testPlatform } from "../test/shop-test.ts";
import { revokeAccessTokens } from "./platform/auth/access-token.ts";
import { issueCustomerToken, revokeCustomerTokens } from "./platform/auth/customer-token.ts";
import { requireCustomer, requireUserId } from "./platform/auth/require.ts";
import type { ShopContext } from "./platform/context.ts";
import type { Domain } from "./platform/domain.ts";

const database = await startTestDatabase();
const platform = testPlatform({ database });
const schema = makeExecutableSchema({
  typeDefs: "type Query { store: String! language: String! user: String customer: String bug: String }",
  resolvers: {
    Query: {
      store: (_source: unknown, _args: unknown, { storefront }: ShopContext) => storefront.store,
      language: (_source: unknown, _args: unknown, { storefront }: ShopContext) => storefront.language,
      user: (_source: unknown, _args: unknown, context: ShopContext) => requireUserId(context),
      customer: (_source: unknown, _args: unknown, context: ShopContext) => requireCustomer(context).customerId,
      bug: () => {
        throw new Error("password=secret");
      },
    },
  },
});
const media: Domain = {
  name: "media",
  routes: () => [
    ["GET /media/*", (incoming, response) => void response.end(incoming.url)],
    ["POST /callbacks/card", (_incoming, response) => void response.end("taken")],
    ["GET /media/broken", () => Promise.reject(new Error("password=secret"))],
  ],
};
const shop = await startTestShop(platform, [media], schema);

const basic = `Basic ${Buffer.from(`${testConfig.oauth.clientId}:${testConfig.oauth.clientSecret}`).toString("base64")}`;

function askToken(form: Record<string, string>, authorization: string | null = basic): Promise<Response> {
  return fetch(`${shop}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "client_credentials", ...form }),
    headers: authorization === null ? {} : { authorization },
  });
}

async function tokenFor(scope: string): Promise<string> {
  const body: unknown = await (await askToken({ scope })).json();
  if (typeof body === "object" && body !== null && "access_token" in body) return String(body.access_token);
  throw new Error("no token");
}

async function ask(body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${shop}/graphql`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  return { status: response.status, body: await response.json() };
}

const bearer = async (): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await tokenFor("store:de language:de-DE")}`,
});

describe("what another site's page sends", () => {
  const own = { origin: shop, "sec-fetch-site": "same-origin" };

  it.each(["/graphql", "/oauth/token", "/callbacks/card"])("POST %s is 403; a page of its own may", async (path) => {
    const send = async (headers: Record<string, string>): Promise<number> => {
      const outgoing = request(shop + path, { method: "POST", headers });
      const status = new Promise<number>((resolve, reject) => {
        outgoing.once("response", (answer) => resolve(answer.resume().statusCode ?? 0)).once("error", reject);
      });
      outgoing.end();
      return status;
    };
    expect(await send({ origin: "https://evil.example" })).toBe(403);
    expect(await send({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await send(own)).not.toBe(403);
    expect(await send({})).not.toBe(403);
  });
});

describe("POST /oauth/token (SESS-03)", () => {
  it("answers with a bearer token for the scope's storefront", async () => {
    const response = await askToken({ scope: "store:b2b language:en-DE" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      token_type: "Bearer",
      expires_in: 3600,
      scope: "store:b2b language:en-DE",
    });
  });

  it("takes the credentials from the form, too", async () => {
    const { clientId, clientSecret } = testConfig.oauth;
    const form = { scope: "store:at language:de-AT", client_id: clientId, client_secret: clientSecret };
    expect((await askToken(form, null)).status).toBe(200);
  });

  it.each([
    [
      "wrong credentials",
      { scope: "store:de language:de-DE" },
      `Basic ${btoa("chalkbox:wrong")}`,
      401,
      "invalid_client",
    ],
    ["no credentials", { scope: "store:de language:de-DE" }, null, 401, "invalid_client"],
    [
      "another grant",
      { scope: "store:de language:de-DE", grant_type: "password" },
      basic,
      400,
      "unsupported_grant_type",
    ],
    ["a scope that is no storefront", { scope: "store:de language:en-DE" }, basic, 400, "invalid_scope"],
    ["no scope", {}, basic, 400, "invalid_scope"],
  ])("refuses %s", async (_case, form, authorization, status, error) => {
    const response = await askToken(form, authorization);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  });

  it("is closed for an address that shows wrong secrets, to the right one as well, and for no other, until ten minutes are over", async () => {
    let now = new Date("2026-03-01T12:00:00Z");
    const own = await startTestShop({ ...platform, clock: { now: () => now } });
    const statusFrom = async (address: string, authorization: string) => {
      const answer = await fetch(`${own}/oauth/token`, {
        method: "POST",
        headers: { authorization, "x-forwarded-for": address },
        body: new URLSearchParams({ grant_type: "client_credentials", scope: "store:de language:de-DE" }),
      });
      return answer.status === 429 ? `429 ${answer.headers.get("retry-after")}` : answer.status;
    };
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => statusFrom("203.0.113.7", `Basic ${btoa(`chalkbox:guess-${guess}`)}`)),
    );
    expect(guesses.filter((status) => status === 401)).toHaveLength(20);
    expect(await statusFrom("203.0.113.7", basic)).toBe("429 600");
    expect(await statusFrom("198.51.100.7", basic)).toBe(200);
    now = new Date(now.getTime() + 600_000);
    expect(await statusFrom("203.0.113.7", basic)).toBe(200);
  });

  it("refuses GET", async () => {
    expect((await fetch(`${shop}/oauth/token`)).status).toBe(405);
  });
});

describe("POST /graphql", () => {
  it("serves the storefront of the token (C-02)", async () => {
    const authorization = `Bearer ${await tokenFor("store:b2b language:en-DE")}`;
    expect((await ask({ query: "{ store language }" }, { authorization })).body).toEqual({
      data: { store: "b2b", language: "en-DE" },
    });
  });

  it("answers a batch in order, each operation with errors of its own (GQL-02)", async () => {
    const batch = [{ query: "{ store }" }, { query: "{ user }" }];
    expect((await ask(batch, await bearer())).body).toMatchObject([
      { data: { store: "de" } },
      { data: { user: null }, errors: [{ message: "A valid user id is required.", path: ["user"] }] },
    ]);
  });

  it("takes ten operations in a batch and no more (GQL-02)", async () => {
    const batch = (length: number): unknown => Array.from({ length }, () => ({ query: "{ store }" }));
    expect((await ask(batch(10), await bearer())).status).toBe(200);
    expect((await ask(batch(11), await bearer())).status).toBe(413);
  });

  it("answers `Invalid access token` with status 200 on every operation without a valid token (ERR-04)", async () => {
    const error = { errors: [{ message: "Invalid access token", extensions: { classification: "INVALID_TOKEN" } }] };
    expect(await ask({ query: "{ store }" })).toEqual({ status: 200, body: error });
    expect(await ask([{ query: "{ store }" }, { query: "{ store }" }], { authorization: "Bearer x" })).toEqual({
      status: 200,
      body: [error, error],
    });
  });

  it("answers so, too, once the API tokens were revoked", async () => {
    const headers = await bearer();
    await revokeAccessTokens(platform);
    expect((await ask({ query: "{ store }" }, headers)).body).toMatchObject({
      errors: [{ message: "Invalid access token" }],
    });
    expect((await ask({ query: "{ store }" }, await bearer())).body).toEqual({ data: { store: "de" } });
  });

  it("identifies the user and the customer by their headers (GQL-05)", async () => {
    const { token } = await issueCustomerToken(platform, {
      customerId: "c-1",
      isGuest: false,
      storefront: { store: "de", language: "de-DE" },
      staySignedIn: false,
    });
    const headers = { ...(await bearer()), "x-ishop-api-userid": "u-1", "x-jwt": token };
    expect((await ask({ query: "{ user customer }" }, headers)).body).toEqual({
      data: { user: "u-1", customer: "c-1" },
    });
    await revokeCustomerTokens(platform, "c-1");
    expect((await ask({ query: "{ user customer }" }, headers)).body).toMatchObject({
      data: { user: "u-1", customer: null },
      errors: [{ extensions: { messageKey: "ishop.api.error.revoked_token" } }],
    });
  });

  it("serves what needs no login in spite of a bad customer token (GQL-14)", async () => {
    const headers = { ...(await bearer()), "x-jwt": "forged" };
    expect((await ask({ query: "{ store customer }" }, headers)).body).toMatchObject({
      data: { store: "de", customer: null },
      errors: [{ extensions: { messageKey: "ishop.api.error.invalid_token" } }],
    });
  });

  it("masks a bug and gives the request id for support (ERR-01)", async () => {
    const { body } = await ask({ query: "{ bug }" }, { ...(await bearer()), "x-request-id": "r-1" });
    expect(body).toMatchObject({
      errors: [{ message: "Internal error", extensions: { classification: "INTERNAL_ERROR", requestId: "r-1" } }],
    });
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  it("reports what is wrong with a document", async () => {
    const { body } = await ask({ query: "{ nope }" }, await bearer());
    expect(body).toMatchObject({ errors: [{ message: 'Cannot query field "nope" on type "Query".' }] });
  });

  it("refuses a body of more than a megabyte", async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request(`${shop}/graphql`, { method: "POST" }, (response) => resolve(response.statusCode));
      call.on("error", reject);
      call.end(Buffer.alloc(1_000_001));
    });
    expect(status).toBe(413);
  });

  it("records every operation received, by its name, without secrets", async () => {
    await ask([{ query: "query One { store }" }, { query: "query Two { store }", operationName: "Two" }], {
      ...(await bearer()),
      "x-request-id": "r-recorded",
      "user-agent": "Browser",
    });
    const recorded = platform.calls.latest(9).filter(({ requestId }) => requestId === "r-recorded");
    expect(new Set(recorded.map(({ operationName }) => operationName))).toEqual(new Set(["One", "Two"]));
    expect(recorded[0]).toMatchObject({ storefront: { store: "de" }, headers: { "user-agent": "Browser" } });
    expect(recorded[0]?.headerNames).toContain("authorization");
    expect(JSON.stringify(recorded)).not.toContain("Bearer");
  });
});

describe("the IDE", () => {
  const askPage = (address: string): Promise<Response> =>
    fetch(`${address}/graphql`, { headers: { accept: "text/html" } });

  it("is the gateway's: the shop's own graph has none", async () => {
    expect((await askPage(shop)).status).toBe(405);
  });
});

describe("other addresses", () => {
  it("go to the domain that registered them, the longest prefix first", async () => {
    expect(await (await fetch(`${shop}/media/pencil/red.avif?x=1`)).text()).toBe("/media/pencil/red.avif?x=1");
    expect((await fetch(`${shop}/media/broken`)).status).toBe(500);
  });

  it("answer 404 when no domain did, and 500 without the reason when a handler fails", async () => {
    expect((await fetch(`${shop}/nowhere`)).status).toBe(404);
    expect(await (await fetch(`${shop}/media/broken`)).text()).not.toContain("secret");
  });

  it("report that the shop lives and is ready", async () => {
    expect((await fetch(`${shop}/health/live`)).status).toBe(200);
    expect((await fetch(`${shop}/health/ready`)).status).toBe(200);
  });

  it("report that it is not ready when the database is gone", async () => {
    const closed = { ...database, isAnswering: async () => false };
    const broken = await startTestShop({ ...platform, database: closed }, [], schema);
    expect((await fetch(`${broken}/health/live`)).status).toBe(200);
    const ready = await fetch(`${broken}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: "database unavailable" }]);
  });

  it("report that it is not ready while the disk has no room for orders", async () => {
    const full = { ...database, hasRoom: async () => false };
    const closed = await startTestShop({ ...platform, database: full }, [], schema);
    expect((await fetch(`${closed}/health/live`)).status).toBe(200);
    const ready = await fetch(`${closed}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: "disk full" }]);
  });
});
