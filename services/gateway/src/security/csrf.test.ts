import { isForeign } from "@chalkbox/edge";
import { expect, it } from "vitest";
import { isForged, isJson } from "./csrf.ts";
import { rejectRequest } from "./request-guard.ts";

const own = { host: "shop.example", origin: "https://shop.example" };
const json = { "content-type": "application/json" };

it.each([
  ["application/json", true],
  ["application/json; charset=utf-8", true],
  [" Application/GraphQL+JSON ;x", true],
  ["application/graphql-response+json", true],
  ["text/plain", false],
  ["text/plain; application/json", false],
  ["application/x-www-form-urlencoded", false],
  ["", false],
  [undefined, false],
])("the content type %j makes browsers send a preflight to another site: %s", (type, expected) => {
  expect(isJson(type)).toBe(expected);
});

it.each([
  ["of its own origin", own, false],
  ["of another origin", { ...own, origin: "https://evil.example" }, true],
  ["of another port", { ...own, origin: "https://shop.example:8443" }, true],
  ["of an opaque origin", { ...own, origin: "null" }, true],
  ["of a page of its own, without an origin", { host: "shop.example", "sec-fetch-site": "same-origin" }, false],
  ["typed by a person", { host: "shop.example", "sec-fetch-site": "none" }, false],
  ["of another site, without an origin", { host: "shop.example", "sec-fetch-site": "cross-site" }, true],
  ["of a neighbouring site, without an origin", { host: "shop.example", "sec-fetch-site": "same-site" }, true],
  ["that claims its own origin from another site", { ...own, "sec-fetch-site": "cross-site" }, true],
  ["of its own origin on the usual port", { host: "shop.example:443", origin: "https://shop.example" }, false],
  ["of no browser", { host: "shop.example" }, false],
])("a request %s is foreign: %s", (_name, headers, expected) => {
  expect(isForeign(headers)).toBe(expected);
});

it("a request to the graph is JSON or has a header that needs a preflight, and comes from here", () => {
  expect(isForged({ ...own, ...json })).toBe(false);
  expect(isForged({ ...own })).toBe(true);
  expect(isForged({ ...own, "apollo-require-preflight": "1" })).toBe(false);
  expect(isForged({ ...own, "x-apollo-operation-name": "Cart" })).toBe(false);
  expect(isForged({ ...own, "x-apollo-operation-name": "" })).toBe(true);
  expect(isForged({ ...own, ...json, origin: "https://evil.example" })).toBe(true);
});

const foreign = { host: "shop.example", origin: "https://evil.example" };
const forged = expect.objectContaining({
  status: 403,
  error: {
    message: "The request does not come from this site, or not as JSON",
    extensions: { code: "CSRF", classification: "CSRF" },
  },
});

it.each([
  ["POST", "/api/shop/", { ...foreign, ...json }, forged],
  ["POST", "/api/shop/", own, forged],
  ["POST", "/api/shop/", { ...own, ...json }, null],
  ["GET", "/api/shop/graph", foreign, forged],
  ["GET", "/api/shop/graph", own, null],
  ["GET", "/api/shop/?query=x", foreign, null],
  ["GET", "/api/shop", foreign, null],
  ["GET", "/api/shop/x", foreign, forged],
  ["GET", "/other/api/shop", foreign, forged],
  ["GET", "/api/shop/ide/main.js", foreign, null],
  ["GET", "/x/api/shop/ide/", foreign, forged],
  ["GET", "/health/ready", foreign, null],
  ["GET", "/metrics", foreign, null],
  ["GET", "/metrics?all", foreign, null],
  ["GET", "/metrics/x", foreign, forged],
  ["POST", "/metrics", foreign, null],
])("%s %s with %j comes in, or not", (method, url, headers, expected) => {
  expect(rejectRequest({ method, url, headers })).toEqual(expected);
});

it("a body that unfolds is refused wherever it goes, and what is not compressed is not", () => {
  for (const encoding of ["gzip", "br", "identity, gzip", ""]) {
    const rejection = rejectRequest({ url: "/health/ready", headers: { "content-encoding": encoding } });
    expect(rejection).toEqual({
      status: 415,
      error: { message: "Send the body as it is, not compressed", extensions: { code: "BAD_REQUEST" } },
    });
  }
  expect(rejectRequest({ url: "/", headers: { "content-encoding": "identity" } })).toBeNull();
  expect(rejectRequest({ headers: {} })).toBeNull();
});
