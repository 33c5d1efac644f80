import { describe, expect, it } from "vitest";
import { pageKey, pageKeyParts } from "./page-key.server.ts";

const keyOf = (
  target: string,
  headers: Readonly<Record<string, string>> = {},
  { host = "localhost:3000", method = "GET" } = {},
) => {
  const parts = pageKeyParts({ method, target, host, header: (name) => headers[name] ?? null });
  return parts && pageKey(parts);
};

describe("the key of a page", () => {
  it("is storefront, path and what the page reads of the query", () => {
    expect(keyOf("/cat/1000/?p=2&sort=price")).toBe("de de-DE /cat/1000/?p=2&sort=price asked");
    expect(keyOf("/cat/1000/", {}, { host: "ch.localhost" })).toBe("ch de-CH /cat/1000/ asked");
    expect(keyOf("/cat/1000/?utm_source=mail&gclid=1&p=2")).toBe("de de-DE /cat/1000/?p=2 asked");
    expect(keyOf("/?to=%2Fa")).toBe("de de-DE / asked");
  });

  it("SEO-05, SEO-09: keeps all of a query with `order`, which decides the head of every page", () => {
    expect(keyOf("/?order=price")).toBe("de de-DE /?order=price asked");
    expect(keyOf("/?%6Frder&utm_source=mail")).toBe("de de-DE /?%6Frder&utm_source=mail asked");
    expect(keyOf("/cat/1000/?gclid=1&order=price&")).toBe("de de-DE /cat/1000/?gclid=1&order=price& asked");
    expect(keyOf("/?reorder=1&x=order")).toBe(keyOf("/"));
  });

  it("is the same for hosts of one storefront, for crawlers, and with cookies that say nothing of the visitor", () => {
    expect(keyOf("/", {}, { host: "de.localhost" })).toBe(keyOf("/"));
    expect(keyOf("/", { cookie: "_ga=GA1; consent=all" })).toBe(keyOf("/"));
    expect(keyOf("/", {}, { method: "HEAD" })).toBe(keyOf("/"));
  });

  it("differs for who has chosen about cookies, whatever it was, and is asked no more", () => {
    const chosen = keyOf("/", { cookie: "a=1; cookie_consent=necessary.1" });
    expect(chosen).toBe("de de-DE /");
    expect(keyOf("/", { cookie: "cookie_consent=statistics.1" })).toBe(chosen);
    // Among other texts, or something that is no choice.
    for (const value of ["statistics", "statistics.0", "all.1", ""])
      expect(keyOf("/", { cookie: `cookie_consent=${value}` })).toBe(keyOf("/"));
  });

  it.each([
    "/login/",
    "/logout",
    "/myaccount/",
    "/checkout/basket/",
    "/computop/success",
    "/prime/checkout/",
    "/a.data",
  ])("%s is a page of the visitor's own", (path) => expect(keyOf(path)).toBeNull());

  it.each([
    ["a form", () => keyOf("/prod/1/", {}, { method: "POST" })],
    ["the business store, which is behind its sign-in", () => keyOf("/", {}, { host: "educational.localhost" })],
    ["its English host", () => keyOf("/", {}, { host: "en.educational.localhost" })],
    ["a preview", () => keyOf("/", { cookie: "a=1; preview=t" })],
    ["a preview by header", () => keyOf("/", { "x-preview": "t" })],
    ["a developer's switch", () => keyOf("/", { cookie: "devFlags=x" })],
    ["a test's group", () => keyOf("/", { cookie: "BZ_AB_7=b" })],
    ["toasts of a redirect", () => keyOf("/", { cookie: "flash=%5B%5D" })],
    ["toasts over TLS", () => keyOf("/", { cookie: "__Host-flash=%5B%5D" })],
    ["a logout for security", () => keyOf("/", { cookie: "SecurityLogout=true" })],
    ["an operator", () => keyOf("/", { authorization: "Bearer x" })],
    ["an address that is no page's", () => keyOf(`/${"a".repeat(600)}`)],
  ])("%s has none: it neither reads nor writes the memory", (_what, key) => expect(key()).toBeNull());
});
