import { describe, expect, it } from "vitest";
import { publicOriginOf } from "./public-origin.ts";

const local = ["localhost:*", "*.localhost:*"];
const origin = (host: string, proto = "http", allowed = local) =>
  publicOriginOf({ "x-forwarded-host": host, "x-forwarded-proto": proto }, allowed);

describe("the origin that browsers are sent back to", () => {
  it.each([
    ["localhost:3000", "http://localhost:3000"],
    ["AT.localhost:3000", "http://at.localhost:3000"],
    ["en.educational.localhost", "http://en.educational.localhost"],
    ["evil.example, localhost:3000", "http://localhost:3000"],
  ])("takes %s", (host, expected) => expect(origin(host)).toBe(expected));

  it.each([
    "evil.example",
    "localhost, evil.example",
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

  it("takes no port of the sender's where a pattern names none: a link would lead there", () => {
    const patterns = ["shop.example", "*.shop.example"];
    expect(origin("shop.example", "https", patterns)).toBe("https://shop.example");
    expect(origin("at.shop.example", "https", patterns)).toBe("https://at.shop.example");
    // The scheme's own is none.
    expect(origin("shop.example:443", "https", patterns)).toBe("https://shop.example");
    expect(origin("shop.example:80", "http", patterns)).toBe("http://shop.example");
    for (const host of ["shop.example:9000", "at.shop.example:9000", "shop.example:80", "shop.example:0443"]) {
      expect([host, origin(host, "https", patterns)]).toEqual([host, null]);
    }
  });
});
