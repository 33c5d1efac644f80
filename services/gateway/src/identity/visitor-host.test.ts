import type { IncomingHttpHeaders } from "node:http";
import { createProxies } from "@chalkbox/edge";
import { describe, expect, it } from "vitest";
import { hostOf, otherStoreOf, sharedDomainOf, storefrontOfRequest } from "./visitor-host.ts";

describe("the storefront of a request", () => {
  it.each([
    ["de", "de", "de-DE"],
    ["at", "at", "de-AT"],
    ["ch", "ch", "de-CH"],
    ["b2b", "b2b", "de-DE"],
    ["b2b-en", "b2b", "en-DE"],
  ])("is the one that %s requests, on the visitor's own host", (value, store, language) => {
    const headers = { host: "localhost:3000", "x-chalkbox-storefront": value };
    const own = { host: "localhost:3000", baseUrl: "http://localhost:3000" };
    expect(storefrontOfRequest(headers)).toMatchObject({ store, language, ...own });
  });

  it("is the host's when what is requested is none", () => {
    const headers = { host: "ch.localhost:3000", "x-chalkbox-storefront": "constructor" };
    expect(storefrontOfRequest(headers)).toMatchObject({ store: "ch", host: "ch.localhost:3000" });
  });

  it.each([
    ["https", "https://www.shop.de"],
    ["http", "http://www.shop.de"],
    ["ftp", "http://www.shop.de"],
    [undefined, "http://www.shop.de"],
  ])("has the scheme by which the visitor came: %s", (scheme, baseUrl) => {
    const headers = { host: "www.shop.de", ...(scheme !== undefined && { "x-forwarded-proto": scheme }) };
    expect(storefrontOfRequest(headers).baseUrl).toBe(baseUrl);
    expect(storefrontOfRequest({ ...headers, "x-chalkbox-storefront": "at" })).toMatchObject({ store: "at", baseUrl });
  });
});

it.each([
  ["educational.chalkbox.test", "educational.chalkbox.test"],
  ["EN.Educational.localhost:3000", "educational.localhost"],
  ["educational", null],
  ["localhost:3000", null],
  ["at.localhost", null],
  ["ch.chalkbox.test", null],
  ["educational.test;a", null],
  ["educational.en.test", "educational.en.test"],
  ["my.en.educational.test", "my.en.educational.test"],
])("STORE-13: the hosts of the business store alone share a visitor, below the German one: %s", (host, domain) => {
  expect(sharedDomainOf({ host })).toBe(domain);
});

it("no header that requests another store widens the cookies of a consumer's host", () => {
  expect(sharedDomainOf({ host: "localhost", "x-chalkbox-storefront": "b2b" })).toBeNull();
});

it.each<[Readonly<Record<string, string | string[]>>, string]>([
  [{ host: "WWW.Shop.de:8443" }, "www.shop.de:8443"],
  [{ host: "inner", "x-forwarded-host": "www.shop.de" }, "www.shop.de"],
  [{ host: "inner", "x-forwarded-host": "sent.by.a.client , www.shop.de " }, "www.shop.de"],
  [{ host: "inner", "x-forwarded-host": ["sent.by.a.client", "www.shop.de"] }, "www.shop.de"],
  [{ host: "www.shop.de", "x-forwarded-host": "" }, "www.shop.de"],
  [{ host: "www.shop.de", "x-forwarded-host": "sent.by.a.client, " }, "www.shop.de"],
  [{ host: "www.shop.de", "x-forwarded-host": "no host" }, "www.shop.de"],
  [{}, "localhost"],
  [{ host: "" }, "localhost"],
  [{ host: "a b" }, "localhost"],
  [{ host: "shop.de/evil" }, "localhost"],
  [{ host: "evil@shop.de" }, "localhost"],
  [{ host: "shop.de:" }, "localhost"],
  [{ host: "shop.de:123456" }, "localhost"],
  [{ host: "shop.de:x" }, "localhost"],
  [{ host: "shop.de:8a" }, "localhost"],
  [{ host: "a".repeat(253) }, "a".repeat(253)],
  [{ host: "a".repeat(254) }, "localhost"],
])("the host that a visitor addressed, by the headers %j, is %s", (headers, host) => {
  expect(hostOf(headers)).toBe(host);
});

it.each<string | string[]>([
  "www.shop.de",
  "a.example, www.shop.at",
  "a.example , ch.shop.example:8443 ",
  ["a.example", "at.shop.example"],
  "a.example,",
  ",",
  "",
  "bad host",
  "a.example, bad/host",
  "[::1]:3000",
  "WWW.Shop.De",
])("the host of several is the one that web takes, too: %j", (forwarded) => {
  const sent = { host: "inner.example", "x-forwarded-host": forwarded, "x-forwarded-proto": "http, https" };
  const stamped: IncomingHttpHeaders = { ...sent };
  createProxies(["loopback"]).stamp(stamped, "127.0.0.1");
  expect(hostOf(sent)).toBe(String(stamped["x-forwarded-host"]).toLowerCase());
  expect(storefrontOfRequest(sent).baseUrl.split(":")[0]).toBe(stamped["x-forwarded-proto"]);
});

it.each([
  ["localhost", "b2b", "b2b"],
  ["localhost", "b2b-en", "b2b"],
  ["localhost", "at", "at"],
  ["localhost", "de", null],
  ["ch.localhost", "ch", null],
  ["educational.localhost", "b2b-en", null],
  ["educational.localhost", "de", "de"],
  ["localhost", "constructor", null],
  ["at.localhost", undefined, null],
])("a visitor of %s who requests the storefront %s is another visitor of the store %s", (host, chosen, store) => {
  const headers = { host, ...(chosen !== undefined && { "x-chalkbox-storefront": chosen }) };
  expect(otherStoreOf(headers)).toBe(store);
});
