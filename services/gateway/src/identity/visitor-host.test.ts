import { describe, expect, it } from "vitest";
import { sharedDomainOf, storefrontOfRequest } from "./visitor-host.ts";

describe("the storefront of a request", () => {
  it.each([
    ["de", "de", "de-DE"],
    ["at", "at", "de-AT"],
    ["ch", "ch", "de-CH"],
    ["b2b", "b2b", "de-DE"],
    ["b2b-en", "b2b", "en-DE"],
  ])("is the one that %s asks for, on the visitor's own host", (value, store, language) => {
    const headers = { host: "localhost:3000", "x-chalkbox-storefront": value };
    const own = { host: "localhost:3000", baseUrl: "http://localhost:3000" };
    expect(storefrontOfRequest(headers)).toMatchObject({ store, language, ...own });
  });

  it("is the host's when what is asked for is none", () => {
    const headers = { host: "ch.localhost:3000", "x-chalkbox-storefront": "constructor" };
    expect(storefrontOfRequest(headers)).toMatchObject({ store: "ch", host: "ch.localhost:3000" });
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
])("STORE-13: the hosts of the business store alone share a visitor, below the German one: %s", (host, domain) => {
  expect(sharedDomainOf({ host })).toBe(domain);
});

it("no header that asks for another store widens the cookies of a consumer's host", () => {
  expect(sharedDomainOf({ host: "localhost", "x-chalkbox-storefront": "b2b" })).toBeNull();
});
