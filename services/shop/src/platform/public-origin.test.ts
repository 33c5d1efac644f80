import { describe, expect, it } from "vitest";
import { publicOriginOf } from "./public-origin.ts";

const local = ["localhost", "*.localhost"];
const origin = (host: string, proto = "http", allowed = local) =>
  publicOriginOf({ "x-forwarded-host": host, "x-forwarded-proto": proto }, allowed);

describe("the origin that browsers are sent back to", () => {
  it.each([
    ["localhost:3000", "http://localhost:3000"],
    ["AT.localhost:3000", "http://at.localhost:3000"],
    ["en.educational.localhost", "http://en.educational.localhost"],
    ["localhost:3000, proxy.internal", "http://localhost:3000"],
  ])("takes %s", (host, expected) => expect(origin(host)).toBe(expected));

  it.each([
    "evil.example",
    "localhost.evil.example",
    "evillocalhost",
    "localhost@evil.example",
    "localhost/evil",
    ".localhost",
    "",
  ])("refuses %j", (host) => expect(origin(host)).toBeNull());

  it("refuses other schemes, and answers nothing without a forwarded host", () => {
    expect(origin("localhost", "javascript")).toBeNull();
    expect(publicOriginOf({}, local)).toBeNull();
  });

  it("keeps to a port that a pattern names", () => {
    expect(origin("shop.example:8443", "https", ["shop.example:8443"])).toBe("https://shop.example:8443");
    expect(origin("shop.example:9000", "https", ["shop.example:8443"])).toBeNull();
  });
});
