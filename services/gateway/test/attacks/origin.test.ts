import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { login, withFullCart } from "../journey.ts";
import { clientSecret, startTestGateway } from "../start.ts";
import type { ReceivedCall } from "../upstream-state.ts";

const logout = "mutation { logout { successful } }";
const planted = {
  "x-visitor-address": "192.0.2.1",
  "x-visitor-device": "d".repeat(22),
  "x-visitor-signature": "s".repeat(43),
};

function callOf(calls: readonly ReceivedCall[], part: string): ReceivedCall["headers"] {
  return calls.findLast(({ query }) => query.includes(part))?.headers ?? {};
}

/** What the shop computes. */
function signatureOf(headers: ReceivedCall["headers"]): string {
  const { "x-request-id": id, "x-visitor-address": address, "x-visitor-device": device = "" } = headers;
  return createHmac("sha256", clientSecret).update(`visitor\n${id}\n${address}\n${device}`).digest("base64url");
}

describe("where a visitor comes from", () => {
  it("is sent to the shop where it counts, signed, and not as the visitor claims", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    const from = { ...planted, "x-forwarded-for": "198.51.100.9, 203.0.113.7" };
    await visitor.post({ query: login, variables: { password: "wrong" } }, from);
    await visitor.post({ query: '{ isUniqueEmail(email: "a@example.org") }' }, from);
    for (const part of ["login(", "isUniqueEmail"]) {
      const headers = callOf(upstream.state.calls, part);
      expect(headers["x-visitor-address"]).toBe("203.0.113.7");
      expect(headers["x-visitor-signature"]).toBe(signatureOf(headers));
      expect(headers["x-visitor-device"]).not.toBe(planted["x-visitor-device"]);
    }
    await visitor.post({ query: '{ getCustomerInfo(url: "/") { userId } }' }, from);
    expect(Object.keys(callOf(upstream.state.calls, "getCustomerInfo")).filter((name) => name in planted)).toEqual([]);
  });
});

describe("a browser that signed in", () => {
  it("is known again by a cookie that scripts cannot read and that stays after the logout", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data(login, { password: "wrong" });
    expect(visitor.cookies.has("device")).toBe(false);
    const { setCookies } = await visitor.post({ query: login, variables: { password: "right" } });
    const cookie = setCookies.find(({ name }) => name === "device");
    expect(cookie).toMatchObject({ httpOnly: true, path: "/", sameSite: "lax", maxAge: 180 * 24 * 3_600 });
    expect(callOf(upstream.state.calls, "login(")["x-visitor-device"]).toBe(cookie?.value);
    await visitor.data(logout);
    expect(visitor.cookies.get("device")).toBe(cookie?.value);
    await visitor.data(login, { password: "wrong" });
    const headers = callOf(upstream.state.calls, "login(");
    expect([headers["x-visitor-device"], headers["x-visitor-signature"]]).toEqual([
      cookie?.value,
      signatureOf(headers),
    ]);
  });

  it("is none for guests", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data("mutation { registerGuest { successfull } }");
    expect(visitor.cookies.has("device")).toBe(false);
  });
});
