import { describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

const query =
  "{ session { storefront { store language languageCode countryCode channel currency host isB2b baseUrl } } }";

describe("the storefront of a session (STORE-01..11)", () => {
  it.each([
    ["localhost:3000", "de", "de-DE", "de-de", "de", false],
    ["at.localhost:3000", "at", "de-AT", "at-de", "at", false],
    ["ch.localhost:3000", "ch", "de-CH", "ch-de", "ch", false],
    ["educational.localhost:3000", "b2b", "de-DE", "edu-de", "edu", true],
    ["en.educational.localhost:3000", "b2b", "en-DE", "edu-en", "edu", true],
    ["EDUCATIONAL.example.ch", "b2b", "de-DE", "edu-de", "edu", true],
    ["unknown.example", "de", "de-DE", "de-de", "de", false],
  ])("%s is %s in %s; host, isB2b and baseUrl go together (STORE-06, STORE-07)", async (host, ...expected) => {
    const { browser } = await startTestGateway();
    const [store, language, languageCode, countryCode, isB2b] = expected;
    expect(await browser(host).data(query)).toEqual({
      session: {
        storefront: {
          store,
          language,
          languageCode,
          countryCode,
          channel: "web",
          currency: "EUR",
          host: host.toLowerCase(),
          isB2b,
          baseUrl: `http://${host.toLowerCase()}`,
        },
      },
    });
  });

  it("STORE-07: isB2b follows the host of each request, and nothing else of it in the live environment", async () => {
    const operatorToken = "operator-token-of-a-test";
    const { browser } = await startTestGateway({ environment: "live", operatorToken });
    const isB2b = async (host: string) => {
      const headers = {
        "x-chalkbox-storefront": host.includes("educational") ? "de" : "b2b",
        "x-operator-token": operatorToken,
      };
      const { text } = await browser(host).post({ query: "{ session { storefront { isB2b } } }" }, headers);
      return [host, JSON.parse(text).data.session.storefront.isB2b];
    };
    for (const host of ["localhost", "educational.localhost", "localhost", "ch.localhost", "en.educational.localhost"])
      expect(await isB2b(host)).toEqual([host, host.includes("educational")]);
  });

  it("decides the token that the shop is called with, however the visitor's cookies are", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser("ch.localhost");
    await visitor.send("/api/token");
    const german = browser("localhost");
    german.cookies.set("apiToken", visitor.cookies.get("apiToken") ?? "");
    expect(await german.data("{ shop_version }")).toEqual({ shop_version: "1 for de/de-DE" });
    expect(upstream.state.tokenRequests).toBe(2);
  });
});
