import { describe, expect, it } from "vitest";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import type { Storefront } from "../context.ts";
import { issueAccessToken, revokeAccessTokens, verifyAccessToken } from "./access-token.ts";
import {
  issueCustomerToken,
  replaceCustomerToken,
  retireCustomerToken,
  revokeCustomerToken,
  revokeCustomerTokens,
  type TokenRequest,
  verifyCustomerToken,
} from "./customer-token.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date("2026-11-24T09:30:00Z"));
const platform = testPlatform({ database, clock });
const german: Storefront = { store: "de", language: "de-DE" };
const business: Storefront = { store: "b2b", language: "de-DE" };
const forged = (token: string): string => `${token.slice(0, -4)}AAAA`;

describe("API tokens", () => {
  it("are good for the storefront that they were issued for (SESS-10)", async () => {
    const { token, expiresIn } = await issueAccessToken(platform, german);
    expect(expiresIn).toBe(3600);
    expect(await verifyAccessToken(platform, token)).toEqual(german);
  });

  it("are refused when forged, and when they are something else", async () => {
    const { token } = await issueAccessToken(platform, german);
    expect(await verifyAccessToken(platform, forged(token))).toBeNull();
    expect(await verifyAccessToken(platform, "nonsense")).toBeNull();
  });

  it("are refused when signed with another secret", async () => {
    const other = testPlatform({
      database,
      clock,
      config: { ...platform.config, tokenSecret: "another-secret-for-tests" },
    });
    const { token } = await issueAccessToken(other, german);
    expect(await verifyAccessToken(platform, token)).toBeNull();
  });

  it("expire after the configured time", async () => {
    const { token } = await issueAccessToken(platform, german);
    clock.advance(3_599_000);
    expect(await verifyAccessToken(platform, token)).toEqual(german);
    clock.advance(1_000);
    expect(await verifyAccessToken(platform, token)).toBeNull();
  });

  it("are all refused once revoked, while new ones are good", async () => {
    const { token } = await issueAccessToken(platform, german);
    await revokeAccessTokens(platform);
    expect(await verifyAccessToken(platform, token)).toBeNull();
    const next = await issueAccessToken(platform, german);
    expect(await verifyAccessToken(platform, next.token)).toEqual(german);
  });
});

describe("customer tokens", () => {
  const request = (customerId: string): TokenRequest => ({
    customerId,
    isGuest: false,
    storefront: business,
    staySignedIn: false,
  });

  it("say who the customer is, on both languages of the store", async () => {
    const { token } = await issueCustomerToken(platform, { ...request("c-1"), isGuest: true });
    for (const language of ["de-DE", "en-DE"] as const) {
      const verdict = await verifyCustomerToken(platform, token, { store: "b2b", language });
      expect(verdict).toMatchObject({ customer: { customerId: "c-1", isGuest: true }, fault: null });
    }
  });

  it("are invalid on another store, when forged, and when they are API tokens", async () => {
    const { token } = await issueCustomerToken(platform, request("c-2"));
    const api = await issueAccessToken(platform, business);
    const invalid = { customer: null, fault: "invalid" };
    expect(await verifyCustomerToken(platform, token, german)).toEqual(invalid);
    expect(await verifyCustomerToken(platform, forged(token), business)).toEqual(invalid);
    expect(await verifyCustomerToken(platform, api.token, business)).toEqual(invalid);
    expect(await verifyAccessToken(platform, token)).toBeNull();
  });

  it("last 12 hours, or 30 days for who stays logged in (AUTH-01)", async () => {
    const session = await issueCustomerToken(platform, request("c-3"));
    const stay = await issueCustomerToken(platform, { ...request("c-3"), staySignedIn: true });
    const now = clock.now().getTime();
    expect([session, stay].map(({ expires }) => (expires.getTime() - now) / 3_600_000)).toEqual([12, 720]);
    clock.advance(12 * 3_600_000);
    expect((await verifyCustomerToken(platform, session.token, business)).fault).toBe("invalid");
    expect((await verifyCustomerToken(platform, stay.token, business)).fault).toBeNull();
  });

  it("are revoked one at a time at logout", async () => {
    const [first, second] = [
      await issueCustomerToken(platform, request("c-4")),
      await issueCustomerToken(platform, request("c-4")),
    ];
    const { customer } = await verifyCustomerToken(platform, first.token, business);
    expect(await revokeCustomerToken(platform, customer?.tokenId ?? "")).toBe(true);
    expect(await verifyCustomerToken(platform, first.token, business)).toEqual({ customer: null, fault: "revoked" });
    expect((await verifyCustomerToken(platform, second.token, business)).fault).toBeNull();
    expect(await revokeCustomerToken(platform, customer?.tokenId ?? "")).toBe(false);
  });

  it("are revoked on every device but the calling one", async () => {
    const tokens = [1, 2, 3].map(() => issueCustomerToken(platform, request("c-5")));
    const [kept, ...others] = await Promise.all(tokens);
    const { customer } = await verifyCustomerToken(platform, kept?.token ?? "", business);
    expect(await revokeCustomerTokens(platform, "c-5", customer?.tokenId)).toBe(2);
    expect((await verifyCustomerToken(platform, kept?.token ?? "", business)).fault).toBeNull();
    for (const { token } of others)
      expect((await verifyCustomerToken(platform, token, business)).fault).toBe("revoked");
  });

  it("leave no rows behind once expired", async () => {
    await issueCustomerToken(platform, request("c-6"));
    clock.advance(13 * 3_600_000);
    await issueCustomerToken(platform, request("c-7"));
    const rows = await database.write`select 1 from customer_token where customer_id = 'c-6'`;
    expect(rows).toHaveLength(0);
  });
});

describe("a token that another took the place of", () => {
  const other = (customerId: string): TokenRequest => ({
    customerId,
    isGuest: false,
    storefront: german,
    staySignedIn: false,
  });

  it("is no theft while calls with it are on their way, and one like all others from 15 seconds on", async () => {
    const customerId = "00000000-0000-4000-8000-0000000000f1";
    await database.write`insert into customer (id, realm, is_guest) values (${customerId}, 'consumer', true)`;
    const request: TokenRequest = { customerId, isGuest: true, storefront: german, staySignedIn: false };
    const { token } = await issueCustomerToken(platform, request);
    const verdict = async () => (await verifyCustomerToken(platform, token, german)).fault;
    const { customer } = await verifyCustomerToken(platform, token, german);
    await replaceCustomerToken(platform, customer?.tokenId ?? "");
    clock.advance(14_999);
    expect(await verdict()).toBe("replaced");
    clock.advance(1);
    expect(await verdict()).toBe("revoked");
  });

  it("ends in a minute, and at once when it is logged out of or its owner ends all sessions meanwhile", async () => {
    const { token } = await issueCustomerToken(platform, other("c-8"));
    const all = await Promise.all([1, 2].map(() => issueCustomerToken(platform, other("c-9"))));
    const idOf = async (text: string) => (await verifyCustomerToken(platform, text, german)).customer?.tokenId ?? "";
    const faultOf = async (text: string) => (await verifyCustomerToken(platform, text, german)).fault;
    const tokenId = await idOf(token);
    await retireCustomerToken(platform, tokenId);
    for (const each of all) await retireCustomerToken(platform, await idOf(each.token));
    expect(await faultOf(token)).toBeNull();
    expect(await revokeCustomerToken(platform, tokenId)).toBe(true);
    expect(await revokeCustomerTokens(platform, "c-9")).toBe(2);
    for (const text of [token, ...all.map((each) => each.token)]) expect(await faultOf(text)).toBe("revoked");
    // To retire what has ended gives it no further minute.
    await retireCustomerToken(platform, tokenId);
    expect(await faultOf(token)).toBe("revoked");
  });
});
