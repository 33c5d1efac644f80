import { expect, it } from "vitest";
import { storefrontOfHost, storefronts } from "./storefront.ts";

it.each(storefronts)("$languageCode is found at its local address", (storefront) => {
  expect(storefrontOfHost(`${storefront.localPrefix}localhost:3000`)).toBe(storefront);
});

it.each([
  ["WWW.Chalkbox.AT.:443", "at-de"],
  [" ch.chalkbox.example", "ch-de"],
  ["educational.chalkbox.ch", "edu-de"],
  ["educational.chalkbox.com", "edu-en"],
  ["www.en.educational.chalkbox.de", "edu-en"],
  ["chalkbox.com", "de-de"],
  ["attic.example", "de-de"],
  ["", "de-de"],
])("%j is %s", (host, languageCode) => {
  expect(storefrontOfHost(host).languageCode).toBe(languageCode);
});

it("STORE-09, STORE-10: these are the language codes and the country codes; `edu` is the business store in either language", () => {
  expect(storefronts.map(({ languageCode, countryCode }) => [languageCode, countryCode])).toEqual([
    ["de-de", "de"],
    ["at-de", "at"],
    ["ch-de", "ch"],
    ["edu-de", "edu"],
    ["edu-en", "edu"],
  ]);
});
