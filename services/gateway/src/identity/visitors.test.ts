import { storefrontOf } from "@chalkbox/session";
import { UnsecuredJWT } from "jose";
import { expect, it } from "vitest";
import { CookieJar, cookieNames, cookieNaming, type CookieName } from "./cookies.ts";
import { createEndedTokens } from "./ended-tokens.ts";
import { isCrawler } from "./mint-ids.ts";
import { requestIdOf } from "./request-id.ts";
import { holdsToken, setTokenCookie } from "./token-cookie.ts";
import { digestOf } from "./token-digest.ts";

it("a token that ended counts for requests that began before, and for no others", () => {
  let time = 1;
  const tokens = createEndedTokens(() => time);
  const before = tokens.now();
  expect(tokens.hasEndedSince(before, "a")).toBe(false);
  tokens.add(digestOf("a"));
  expect(tokens.hasEndedSince(before, "a")).toBe(true);
  expect(tokens.hasEndedSince(before, "b")).toBe(false);
  const after = tokens.now();
  expect(tokens.hasEndedSince(after, "a")).toBe(false);
  tokens.add(digestOf("b"));
  expect(tokens.hasEndedSince(after, "a")).toBe(false);
  expect(tokens.hasEndedSince(after, "b")).toBe(true);
  time = 120_000;
  expect(tokens.hasEndedSince(before, "a")).toBe(true);
  time = 120_002;
  expect(tokens.hasEndedSince(before, "a")).toBe(false);
});

it("how long ago a token ended is known for two minutes", () => {
  let time = 1_000;
  const tokens = createEndedTokens(() => time);
  expect(tokens.endedAgo("a")).toBeNull();
  tokens.add(digestOf("a"));
  expect(tokens.endedAgo("a")).toBe(0);
  time += 500;
  expect([tokens.endedAgo("a"), tokens.endedAgo("b")]).toEqual([500, null]);
  time += 119_500;
  expect(tokens.endedAgo("a")).toBe(120_000);
  time += 1;
  expect(tokens.endedAgo("a")).toBeNull();
});

it("a digest names no token, and can be stored anywhere", () => {
  expect(digestOf("a")).toMatch(/^[\w-]{43}$/);
  expect(digestOf("a")).not.toBe(digestOf("b"));
});

const german = storefrontOf("www.shop.de", "https");
const now = 1_000_000;
const current = { token: "ours", language: "de-DE", expires: now + 600_000 };

function jwt(store: string, language: string, expiresIn: number): string {
  const claims = { shop_id: { store, language }, exp: (now + expiresIn) / 1_000 };
  return new UnsecuredJWT(claims).encode();
}

it.each([
  ["none", undefined, false],
  ["the gateway's own", "ours", true],
  ["of this storefront", jwt("de", "de-DE", 120_000), true],
  ["of this storefront, a minute before its end", jwt("de", "de-DE", 60_000), false],
  ["of this storefront, a second earlier", jwt("de", "de-DE", 61_000), true],
  ["of another store", jwt("at", "de-DE", 120_000), false],
  ["of another language", jwt("de", "en-DE", 120_000), false],
  ["of another kind", new UnsecuredJWT({ exp: now }).encode(), false],
  ["that is none", "nonsense", false],
])("a token cookie stays where it is good for this storefront: %s (SESS-11)", (_name, value, expected) => {
  const cookies = new Map<CookieName, string>(value === undefined ? [] : [[cookieNames.apiToken, value]]);
  expect(holdsToken(cookies, german, current, now)).toBe(expected);
});

it.each([
  ["ten minutes", 600_000, ["apiToken=ours; Max-Age=540; Path=/; HttpOnly; SameSite=Lax"]],
  ["a minute and a second", 61_000, ["apiToken=ours; Max-Age=1; Path=/; HttpOnly; SameSite=Lax"]],
  ["hardly more than a minute", 60_999, []],
])("a token that lives %s is put into a cookie until a minute before it ends", (_life, ms, lines) => {
  const jar = new CookieJar(cookieNaming(false));
  setTokenCookie(jar, { ...current, expires: now + ms }, now);
  expect(jar.lines()).toEqual(lines);
});

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0)", true],
  ["Baiduspider", true],
  ["Yahoo! Slurp", true],
  ["Mediapartners-Google", true],
  ["facebookexternalhit/1.1", true],
  ["SomeCrawler/1.0", true],
  ["Chrome-Lighthouse", true],
  ["Mozilla/5.0 (X11; Linux x64) Firefox/140.0", false],
  ["Mozilla/5.0 (Linux; Android 10; CUBOT X30)", true],
  ["Mozilla/5.0 (Linux) Botanika/1", false],
  ["curl/8.0", false],
  ["", false],
])("%j is a crawler: %s", (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});

it("a request keeps the id that it has when it can break no log line, and else has a new one", () => {
  for (const id of ["a", "A-1_b.c", "x".repeat(100)]) expect(requestIdOf({ "x-request-id": id })).toBe(id);
  const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  for (const id of ["", "a b", "a\n", "ä", "x".repeat(101), undefined]) {
    expect(requestIdOf(id === undefined ? {} : { "x-request-id": id })).toEqual(uuid);
  }
});
