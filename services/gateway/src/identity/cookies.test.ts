import { parseCookie } from "cookie";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CookieJar, cookieNames, cookieNaming, readCookies } from "./cookies.ts";

const life = { maxAge: 60, httpOnly: true } as const;

describe("cookies that are set (SESS-19)", () => {
  it("hold for all paths and same-site requests, over TLS only where there is one", () => {
    const [secure, local] = [new CookieJar(cookieNaming(true)), new CookieJar(cookieNaming(false))];
    for (const jar of [secure, local]) jar.set(cookieNames.userId, "u-1", life);
    expect(secure.lines()).toEqual(["X-iSHOP-API-USERID=u-1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax"]);
    expect(local.lines()).toEqual(["X-iSHOP-API-USERID=u-1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it("have URL-encoded values, whatever is in them: no value adds a header or an attribute", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const jar = new CookieJar(cookieNaming(true));
        jar.set(cookieNames.cartId, value, life);
        const [line = ""] = jar.lines();
        expect(line).toMatch(/^cartId=[\w.~!*'()%-]*; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      }),
    );
  });

  it("have the names of the specification, and ours so that no other host can have set them", () => {
    const jars = [new CookieJar(cookieNaming(true)), new CookieJar(cookieNaming(false))];
    const names = jars.map((jar) => {
      for (const name of Object.values(cookieNames)) jar.set(name, "1", life);
      return jar.lines().map((line) => line.split("=", 1)[0]);
    });
    const specified = Object.values(cookieNames).filter((name) => name !== cookieNames.device);
    expect(names).toEqual([
      [...specified, "__Host-device"],
      [...specified, "device"],
    ]);
    expect(readCookies("device=d-1", cookieNaming(true)).size).toBe(0);
    expect(readCookies("__Host-device=d-1", cookieNaming(true)).get("device")).toBe("d-1");
  });

  it("are shared by both hosts of the business store, but for the device; a clear takes those of one host away, too", () => {
    const jar = new CookieJar(cookieNaming(true), "educational.chalkbox.test");
    jar.set(cookieNames.cartId, "c-1", life);
    jar.clear(cookieNames.customerToken);
    jar.set(cookieNames.device, "d-1", life);
    expect(jar.lines()).toEqual([
      "cartId=c-1; Max-Age=60; Domain=educational.chalkbox.test; Path=/; HttpOnly; Secure; SameSite=Lax",
      "X-JWT=; Max-Age=0; Path=/; Secure; SameSite=Lax",
      "X-JWT=; Max-Age=0; Domain=educational.chalkbox.test; Path=/; Secure; SameSite=Lax",
      "__Host-device=d-1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  it("of a visitor of another store than the host's have names of their own, and are read by these alone", () => {
    const [german, business] = [cookieNaming(false), cookieNaming(false, "b2b")];
    const jar = new CookieJar(business);
    jar.set(cookieNames.cartId, "c-1", life);
    expect(jar.lines()).toEqual(["cartId.b2b=c-1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax"]);
    expect([...readCookies("cartId=c-2; cartId.b2b=c-1", business)]).toEqual([["cartId", "c-1"]]);
    expect([...readCookies("cartId=c-2; cartId.b2b=c-1", german)]).toEqual([["cartId", "c-2"]]);
    expect([...readCookies("cartId.at=c-3; cartId.b2b=c-1", cookieNaming(true, "at"))]).toEqual([["cartId", "c-3"]]);
  });

  it("are kept for whole seconds, and end at once when their time is over", () => {
    const jar = new CookieJar(cookieNaming(false));
    jar.set(cookieNames.cartId, "c", { maxAge: 59.9, httpOnly: false });
    jar.set(cookieNames.userId, "u", { maxAge: -5, httpOnly: false });
    jar.set(cookieNames.guest, "true", { maxAge: null, httpOnly: false });
    expect(jar.lines()).toEqual([
      "cartId=c; Max-Age=59; Path=/; SameSite=Lax",
      "X-iSHOP-API-USERID=u; Max-Age=0; Path=/; SameSite=Lax",
      "X-JWT-guest=true; Path=/; SameSite=Lax",
    ]);
  });

  it("say one thing about each name: the last", () => {
    const jar = new CookieJar(cookieNaming(false));
    jar.set(cookieNames.signedIn, "true", { maxAge: null, httpOnly: false });
    jar.clear(cookieNames.signedIn);
    expect(jar.lines()).toEqual(["X-JWT-exist=; Max-Age=0; Path=/; SameSite=Lax"]);
  });
});

describe("cookies that are read", () => {
  it("are ours alone, and only with values that can be ours", () => {
    const header =
      "cartId=c-1; X-JWT=a.b-c_d; other=1; X-JWT-guest=%22%3E; X-iSHOP-API-USERID=a%0d%0ab; __proto__=x; SecurityLogout=";
    expect([...readCookies(header, cookieNaming(false))]).toEqual([
      ["cartId", "c-1"],
      ["X-JWT", "a.b-c_d"],
    ]);
  });

  it("have at most 4096 characters", () => {
    const read = (length: number) => readCookies(`cartId=${"c".repeat(length)}`, cookieNaming(false)).size;
    expect([read(4_096), read(4_097)]).toEqual([1, 0]);
    expect(readCookies(undefined, cookieNaming(false)).size).toBe(0);
  });

  it("are those that a library finds, however the header is written", () => {
    const name = fc.constantFrom(...Object.values(cookieNames), "other", "", "X-JWT-", "__proto__");
    const part = fc.oneof(
      fc.tuple(name, fc.constantFrom("=", " = ", "", "=="), fc.constantFrom("c-1", "a.b_c", "", '"q"', "é", "x y")),
      fc.tuple(fc.constantFrom("", " ", "=", "\t")),
    );
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom(";", "; ", " ;"), (parts, separator) => {
        const header = parts.map((each) => each.join("")).join(separator);
        const all = parseCookie(header);
        const ours = Object.values(cookieNames).filter((each) => /^[\w.~-]+$/.test(all[each] ?? ""));
        expect(Object.fromEntries(readCookies(header, cookieNaming(false)))).toEqual(
          Object.fromEntries(ours.map((each) => [each, all[each]])),
        );
      }),
    );
  });

  it("never fail on any header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (header) => {
        for (const value of readCookies(header, cookieNaming(false)).values()) expect(value).toMatch(/^[\w.~-]+$/);
      }),
    );
  });
});
