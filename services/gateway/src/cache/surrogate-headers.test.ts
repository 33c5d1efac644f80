import { describe, expect, it } from "vitest";
import { EncodedBytes } from "./encoded-bytes.ts";
import { surrogateHeaders } from "./surrogate-headers.ts";

const now = 1_000_000;
const kept = (seconds: number, ...tags: readonly string[]) => ({
  encoded: new EncodedBytes(Buffer.from("{}"), { until: now + seconds * 1_000, tags }),
});

describe("the headers for surrogates", () => {
  it("allow what the least of the parts allows, until any of their tags is dropped", () => {
    expect(surrogateHeaders([kept(60, "a"), kept(5, "b", "a")], now)).toEqual({
      "surrogate-control": "max-age=5",
      "surrogate-key": "a b",
    });
  });

  it("allow two seconds for an outdated answer, whatever its own age", () => {
    const stale = { ...kept(-30, "a"), cache: "stale" as const };
    expect(surrogateHeaders([stale], now)).toMatchObject({ "surrogate-control": "max-age=2" });
  });

  it("never allow less than nothing, and round up to whole seconds", () => {
    expect(surrogateHeaders([kept(-30)], now)).toMatchObject({ "surrogate-control": "max-age=0" });
    expect(surrogateHeaders([kept(1.2)], now)).toMatchObject({ "surrogate-control": "max-age=2" });
  });

  it.each([
    ["is its visitor's own", { encoded: new EncodedBytes(Buffer.from("{}")) }],
    ["is not encoded at all", {}],
  ])("are none when a part %s", (_, part) => {
    expect(surrogateHeaders([kept(60, "a"), part], now)).toEqual({});
  });
});
