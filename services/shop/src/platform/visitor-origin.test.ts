import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testConfig } from "../../test/shop-test.ts";
import { visitorOriginOf } from "./visitor-origin.ts";

const device = "d".repeat(22);

/** Headers as a gateway sends them. @param secret that it shares with the shop */
function headersOf(address: string, secret = testConfig.oauth.clientSecret, sent = device) {
  const signed = `visitor\nrequest-1\n${address}\n${sent}`;
  return {
    "x-request-id": "request-1",
    "x-visitor-address": address,
    "x-visitor-device": sent,
    "x-visitor-signature": createHmac("sha256", secret).update(signed).digest("base64url"),
  };
}

describe("the origin of a visitor", () => {
  it("is what the gateway signs", () => {
    const origin = visitorOriginOf(headersOf("203.0.113.7"), "10.0.0.1", testConfig);
    expect(origin).toEqual({ visitorAddress: "203.0.113.7", visitorDevice: device });
  });

  it("is none where the gateway saw none", () => {
    expect(visitorOriginOf(headersOf("gone"), "10.0.0.1", testConfig).visitorAddress).toBeNull();
  });

  it.each([
    ["nothing is said", {}],
    ["nothing is signed", { "x-visitor-address": "203.0.113.7", "x-forwarded-for": "203.0.113.7" }],
    ["another secret signed", headersOf("203.0.113.7", "a secret that is not ours")],
    ["another address was signed", { ...headersOf("203.0.113.7"), "x-visitor-address": "203.0.113.8" }],
    ["another device was signed", { ...headersOf("203.0.113.7"), "x-visitor-device": "e".repeat(22) }],
    ["another request was signed", { ...headersOf("203.0.113.7"), "x-request-id": "request-2" }],
    ["the signature is none", { ...headersOf("203.0.113.7"), "x-visitor-signature": "é" }],
  ])("is the connection's when %s", (_, headers) => {
    expect(visitorOriginOf(headers, "10.0.0.1", testConfig)).toEqual({
      visitorAddress: "10.0.0.1",
      visitorDevice: null,
    });
  });
});
