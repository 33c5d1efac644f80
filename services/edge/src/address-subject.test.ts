import { describe, expect, it } from "vitest";
import { addressSubject, networkSubject } from "./address-subject.ts";

describe("an address", () => {
  it("is counted with those that one visitor has as easily", () => {
    expect(addressSubject("2001:db8:1:2:3::4")).toBe(addressSubject("2001:0db8:1:2::9"));
    expect(addressSubject("2001:db8:1:2::4")).not.toBe(addressSubject("2001:db8:1:3::4"));
    expect(addressSubject("203.0.113.9")).not.toBe(addressSubject("203.0.113.8"));
    expect(networkSubject("203.0.113.9")).toBe(networkSubject("203.0.113.200"));
    expect(networkSubject("203.0.113.9")).not.toBe(networkSubject("203.0.112.9"));
    expect(networkSubject("2001:db8:1:2::4")).toBe(networkSubject("2001:db8:1:ff::"));
    expect(networkSubject("2001:db8:1:2::4")).not.toBe(networkSubject("2001:db8:1:100::"));
  });

  it("that is none counts as one that is unknown", () => {
    expect(["", "unknown", "300.1.1.1"].map(addressSubject)).toEqual(["unknown", "unknown", "unknown"]);
  });
});
