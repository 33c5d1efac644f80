import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storefrontOf } from "./storefront.ts";

describe("a host", () => {
  it.each([
    ["localhost:3000", "de", "de-DE", "de-de", "de"],
    ["de.localhost", "de", "de-DE", "de-de", "de"],
    ["at.localhost", "at", "de-AT", "at-de", "at"],
    ["www.shop.at:65535", "at", "de-AT", "at-de", "at"],
    ["www.shop.ch:", "ch", "de-CH", "ch-de", "ch"],
    ["www.shop.ch.", "ch", "de-CH", "ch-de", "ch"],
    ["www.shop.at", "at", "de-AT", "at-de", "at"],
    ["ch.localhost:3000", "ch", "de-CH", "ch-de", "ch"],
    ["www.shop.ch", "ch", "de-CH", "ch-de", "ch"],
    ["educational.localhost", "b2b", "de-DE", "edu-de", "edu"],
    ["en.educational.localhost:3000", "b2b", "en-DE", "edu-en", "edu"],
    ["www.shop-educational.com", "b2b", "en-DE", "edu-en", "edu"],
    ["educational.shop.ch", "b2b", "de-DE", "edu-de", "edu"],
    ["EDUCATIONAL.localhost", "b2b", "de-DE", "edu-de", "edu"],
    ["chalk.example", "de", "de-DE", "de-de", "de"],
    ["", "de", "de-DE", "de-de", "de"],
  ])("%s is store %s in %s (STORE-01..10, C-02, C-13)", (host, store, language, languageCode, countryCode) => {
    expect(storefrontOf(host, "https")).toMatchObject({ store, language, languageCode, countryCode });
  });

  it("is business exactly when it contains `educational` (STORE-07), and sells in EUR on the web (STORE-11)", () => {
    const parts = fc.array(fc.constantFrom("educational", "ch", "at", "en", "shop", "com", "de", "-"), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(parts, (names) => {
        const host = names.join(".");
        const storefront = storefrontOf(host, "http");
        expect(storefront.isB2b).toBe(host.includes("educational"));
        expect(storefront.store === "b2b").toBe(storefront.isB2b);
        expect(storefront).toMatchObject({ channel: "web", currency: "EUR", host, baseUrl: `http://${host}` });
      }),
    );
  });

  it("STORE-06: keeps host, isB2b and baseUrl, beside what the host stands for, and nothing else", () => {
    const { store, language, languageCode, countryCode, channel, currency, ...state } = storefrontOf(
      "Educational.shop.test:8443",
      "https",
    );
    expect(state).toEqual({
      host: "educational.shop.test:8443",
      isB2b: true,
      baseUrl: "https://educational.shop.test:8443",
    });
    expect([store, language, languageCode, countryCode]).toEqual(["b2b", "de-DE", "edu-de", "edu"]);
    expect([channel, currency]).toEqual(["web", "EUR"]);
  });
});
