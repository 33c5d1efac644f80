import { expect, it } from "vitest";
import { isEmbeddedElsewhere, isForeign } from "./request-origin.ts";

const host = "shop.example";
const own = { host, origin: "https://shop.example" };

it.each([
  ["of its own page", own, false],
  ["of its own page, whatever the case of its host", { ...own, host: "SHOP.example" }, false],
  ["of its own page, by the proxy's word", { ...own, host: "inner", "x-forwarded-host": "shop.example" }, false],
  ["of its own page, by the nearest proxy's word", { ...own, "x-forwarded-host": "evil.example, shop.example" }, false],
  [
    "whose sender wrote the host of its origin",
    { host, origin: "https://a.b", "x-forwarded-host": "a.b, shop.example" },
    true,
  ],
  ["of its own page, as its browser reports", { ...own, "sec-fetch-site": "same-origin" }, false],
  ["of no page", { host, "sec-fetch-site": "none" }, false],
  ["of no browser", { host }, false],
  ["of another site", { host, origin: "https://evil.example" }, true],
  ["of a site whose name begins alike", { host, origin: "https://shop.example.evil" }, true],
  ["of another port", { host, origin: "https://shop.example:8443" }, true],
  ["of an opaque origin", { host, origin: "null" }, true],
  ["of an origin that is none", { host, origin: "shop.example" }, true],
  ["of another site, without its origin", { host, "sec-fetch-site": "cross-site" }, true],
  ["of a neighbouring host, without its origin", { host, "sec-fetch-site": "same-site" }, true],
  ["that contradicts itself", { ...own, "sec-fetch-site": "cross-site" }, true],
  ["without a host", { origin: "https://shop.example" }, true],
])("a request %s is foreign, or not", (_name, headers, expected) => {
  expect(isForeign(headers)).toBe(expected);
});

it.each([
  ["a link of another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, false],
  ["a picture on another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, true],
  ["a script of another site", { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" }, true],
  ["a script of our own", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }, false],
  ["a crawler", {}, false],
])("%s is embedded elsewhere, or not", (_name, headers, expected) => {
  expect(isEmbeddedElsewhere({ host, ...headers })).toBe(expected);
});
