import { describe, expect, it } from "vitest";
import { createProxies } from "./proxies.ts";

const proxies = createProxies(["loopback", "10.0.0.0/8", "2001:db8::7"]);

describe("the visitor's address", () => {
  it.each([
    ["203.0.113.9", undefined, "203.0.113.9"],
    ["::ffff:203.0.113.9", undefined, "203.0.113.9"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["::ffff:127.0.0.1", "203.0.113.9, 10.1.2.3", "203.0.113.9"],
    ["2001:db8::7", "198.51.100.1, 203.0.113.9, 10.1.2.3", "203.0.113.9"],
    ["10.1.2.3", "10.9.9.9, 10.1.2.4", "10.9.9.9"],
    ["127.0.0.1", "nonsense, , 203.0.113.9, <script>", "203.0.113.9"],
    ["203.0.113.1", "198.51.100.7", "203.0.113.1"],
    ["203.0.113.1", "127.0.0.1", "203.0.113.1"],
    ["127.0.0.1", "nonsense", "127.0.0.1"],
    ["::1", "2001:db8::1", "2001:db8::1"],
    [undefined, "203.0.113.9", ""],
    [undefined, undefined, ""],
  ])("is the last that no proxy of ours has: from %s, forwarded for %s", (peer, forwarded, expected) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(proxies.visitorAddress(headers, peer)).toBe(expected);
    // Headers that the sender may not set change nothing.
    proxies.clean(headers, peer);
    expect(proxies.visitorAddress(headers, peer)).toBe(expected);
  });
});

describe("what only a proxy may say", () => {
  const sent = {
    forwarded: "a",
    "x-forwarded-for": "b",
    "x-forwarded-host": "c",
    "x-forwarded-proto": "d",
    "x-real-ip": "e",
  };

  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:10.0.0.1", "2001:db8::7"])("counts from %s", (peer) => {
    const headers = { ...sent };
    proxies.clean(headers, peer);
    expect(headers).toEqual(sent);
  });

  it.each(["11.0.0.1", "2001:db8::8", "192.168.0.1", "", undefined])("does not count from %s", (peer) => {
    const headers = { ...sent, accept: "f" };
    proxies.clean(headers, peer);
    expect(headers).toEqual({ accept: "f" });
  });
});

it.each(["everyone", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "10.0.0", ""])(
  "a network that is none is named: %j",
  (entry) => {
    expect(() => createProxies([entry])).toThrow(TypeError);
  },
);
