import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { CallingVisitor } from "./call-context.ts";
import { callerOf, type ForwardedRequest, forwardedHeaders } from "./headers.ts";

const storefront = { host: "localhost:3000", baseUrl: "https://localhost:3000" };
const address = "127.0.0.1";

function forwarded(
  headers: ForwardedRequest["headers"],
  changes: Partial<ForwardedRequest> = {},
  allowsDevFlags = true,
) {
  return forwardedHeaders({ headers, address, storefront, ...changes }, { allowsDevFlags });
}

describe("what the shop receives of a visitor's request", () => {
  it("is never more than the list, whatever comes (GQL-06, GQL-07, SESS-21)", () => {
    const known = new Set(
      "user-agent referer x-forwarded-for x-forwarded-host x-forwarded-proto x-preview x-dev-flags cookie".split(" "),
    );
    const name = fc.oneof(fc.constantFrom(...known, "authorization", "x-jwt", "host"), fc.string());
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (headers) => {
        const received = forwarded(headers);
        expect(Object.keys(received).filter((each) => !known.has(each))).toEqual([]);
        expect(received["x-forwarded-host"]).toBe("localhost:3000");
        expect(received["x-forwarded-proto"]).toBe("https");
      }),
    );
  });

  it("states by which scheme the visitor came", () => {
    const http = { host: "localhost:3000", baseUrl: "http://localhost:3000" };
    expect(forwarded({}, { storefront: http })["x-forwarded-proto"]).toBe("http");
  });

  it("has agent and page as they came, unless they are empty", () => {
    const sent = { "user-agent": "Firefox", referer: "https://localhost:3000/a" };
    expect(forwarded(sent)).toMatchObject(sent);
    expect(Object.keys(forwarded({ "user-agent": "", referer: "" }))).toEqual([
      "x-forwarded-host",
      "x-forwarded-proto",
      "x-forwarded-for",
    ]);
  });

  it.each([
    [undefined, address, "127.0.0.1"],
    [undefined, "::ffff:10.0.0.9", "10.0.0.9"],
    ["203.0.113.7", address, "203.0.113.7, 127.0.0.1"],
    ["203.0.113.7, 10.0.0.1", "::1", "203.0.113.7, 10.0.0.1, ::1"],
    ["203.0.113.7\r\nx-evil: 1", address, "127.0.0.1"],
    ["<script>", address, "127.0.0.1"],
    ["203.0.113.7", undefined, "203.0.113.7"],
    [["203.0.113.7", "10.0.0.1"], address, "203.0.113.7, 10.0.0.1, 127.0.0.1"],
    ["1".repeat(500), address, `${"1".repeat(500)}, 127.0.0.1`],
    ["1".repeat(501), address, "127.0.0.1"],
    [undefined, "::ffff:a:9", "::ffff:a:9"],
    [undefined, "1::ffff:10.0.0.9", "1::ffff:10.0.0.9"],
    [undefined, undefined, undefined],
  ])("names the addresses on the way: %s through %s", (earlier, own, expected) => {
    const headers = earlier === undefined ? {} : { "x-forwarded-for": earlier };
    expect(forwarded(headers, { address: own })["x-forwarded-for"]).toBe(expected);
  });

  it.each([
    ["BZ_AB_tile=b; _ga=GA1.1.5; X-JWT=secret; cartId=1", "BZ_AB_tile=b; _ga=GA1.1.5"],
    ["_ga=GA1.1.5;BZ_AB_b=2;BZ_AB_a=1", "BZ_AB_a=1; BZ_AB_b=2; _ga=GA1.1.5"],
    ["BZ_AB_name=%C3%A4", "BZ_AB_name=%C3%A4"],
    ["xBZ_AB_a=1; _gat=1; _ga_AB12=1; bz_ab_c=1", undefined],
    ["BZ_AB_=1; BZ_AB_a b=1", undefined],
    ['BZ_AB_a="1"; BZ_AB_b=a b', undefined],
    ["X-JWT=secret", undefined],
  ])("has of its cookies those of A/B tests and _ga alone: %s", (cookie, expected) => {
    expect(forwarded({ cookie })["cookie"]).toBe(expected);
  });

  it("keeps the visitor's secrets back, whatever comes beside them", () => {
    const noise = fc.array(fc.constantFrom("_ga=GA1.1.5", "BZ_AB_a=1", "a=b", "", ";", "=", '"', "BZ_AB_", "X-JWT"));
    fc.assert(
      fc.property(noise, noise, (before, after) => {
        const cookie = [...before, "X-JWT=secret", "userid=secret", ...after].join("; ");
        const received = forwarded({ cookie, authorization: "Bearer secret", "x-jwt": "secret" });
        expect(JSON.stringify(received)).not.toContain("secret");
      }),
    );
  });

  it("has preview and flags from header or cookie, the header first (GQL-07)", () => {
    const cookie = "preview=from-cookie; devFlags=a,b";
    expect(forwarded({ cookie })).toMatchObject({ "x-preview": "from-cookie", "x-dev-flags": "a,b" });
    expect(forwarded({ cookie, "x-preview": "from-header" })).toMatchObject({ "x-preview": "from-header" });
    expect(forwarded({ "x-preview": "a b" })).not.toHaveProperty("x-preview");
  });

  it("has no developers' flags in the live environment", () => {
    const received = forwarded({ "x-dev-flags": "a", "x-preview": "t" }, {}, false);
    expect(received).not.toHaveProperty("x-dev-flags");
    expect(received).toHaveProperty("x-preview");
  });
});

describe("who calls, in the eyes of the shop,", () => {
  const visitor = (part: Partial<CallingVisitor> = {}): CallingVisitor => {
    const unknown = { userId: null, cartId: null, customerToken: null, confirmation: null };
    return { ...unknown, noteTokenSent: vi.fn(), flagSecurityLogout: () => undefined, ...part };
  };
  const always = {
    "content-type": "application/json",
    accept: "application/json",
    "x-request-id": "r-1",
    authorization: "Bearer t",
  };

  it("is named by API token, user id, login and confirmation, as far as there are any", () => {
    const first = visitor();
    expect(callerOf("t", first, {}, "r-1", null)).toMatchObject({ headers: always, visitor: "" });
    expect(first.noteTokenSent).not.toHaveBeenCalled();
    const customer = visitor({ userId: "u", customerToken: "j", confirmation: "s" });
    const forwardedOn = { "user-agent": "Firefox", "x-forwarded-for": "203.0.113.7" };
    const { headers } = callerOf("t", customer, forwardedOn, "r-1", { "x-visitor-address": "203.0.113.7" });
    expect(headers).toEqual({
      ...always,
      ...forwardedOn,
      "x-ishop-api-userid": "u",
      "x-jwt": "j",
      "x-confirmation": "s",
      "x-visitor-address": "203.0.113.7",
    });
    expect(customer.noteTokenSent).toHaveBeenCalledOnce();
  });

  it("is one person by user id, else by address", () => {
    const forwardedOn = { "x-forwarded-for": "203.0.113.7" };
    expect(callerOf("t", visitor({ userId: "u" }), forwardedOn, "r-1", null).visitor).toBe("u");
    expect(callerOf("t", visitor(), forwardedOn, "r-1", null).visitor).toBe("203.0.113.7");
  });

  it("shares calls with those alone of whom the shop reads the same, whatever the request's id", () => {
    const ada = { userId: "u", customerToken: "j", confirmation: "s" };
    const on = { cookie: "c", referer: "r" };
    const origin = { "x-visitor-address": "a", "x-visitor-device": "d" };
    const keyOf = (part: Partial<CallingVisitor> = {}, token = "t", others = on, from = origin) =>
      callerOf(token, visitor({ ...ada, ...part }), others, "r-1", from).batchKey;
    const others = [
      keyOf(),
      ...[null, "u2"].map((userId) => keyOf({ userId })),
      ...[null, "j2"].map((customerToken) => keyOf({ customerToken })),
      ...[null, "s2"].map((confirmation) => keyOf({ confirmation })),
      keyOf({}, "t2"),
      keyOf({}, "t", { ...on, cookie: "c2" }),
      keyOf({}, "t", { ...on, referer: "r2" }),
      keyOf({}, "t", on, { ...origin, "x-visitor-device": "d2" }),
      callerOf("t", visitor(ada), { cookie: "c" }, "r-1", origin).batchKey,
      callerOf("t", visitor(ada), on, "r-1", { "x-visitor-address": "a" }).batchKey,
      callerOf("t", visitor(ada), on, "r-1", null).batchKey,
    ];
    expect(new Set(others).size).toBe(others.length);
    expect(callerOf("t", visitor(ada), on, "r-2", origin).batchKey).toBe(keyOf());
  });
});
