import { Histogram as Reference, Registry } from "prom-client";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Histogram } from "./histogram.ts";

const name = "waits_seconds";
const help = "How long it took";
const bounds = [0.001, 0.5, 2];

describe("histogram", () => {
  it("prints what the library prints, whatever was added", async () => {
    const label = fc.string({ minLength: 1, unit: fc.constantFrom("a", "é", " ", '"', "\\", "\n") });
    const values = fc.array(fc.tuple(label, fc.constantFrom(0, 0.001, 0.25, 0.5, 1.5, 2, 64)), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(values, async (added) => {
        const registry = new Registry();
        const buckets = [...bounds];
        const reference = new Reference({ name, help, labelNames: ["who"], buckets, registers: [registry] });
        const own = new Histogram({ name, help, labelNames: ["who"], bounds });
        for (const [who, value] of added) {
          reference.observe({ who }, value);
          own.series(who).add(value);
        }
        expect(own.print()).toBe(await registry.metrics());
      }),
    );
  });

  it("accepts series without labels as well", async () => {
    const registry = new Registry();
    const reference = new Reference({ name, help, buckets: [...bounds], registers: [registry] });
    const own = new Histogram({ name, help, labelNames: [], bounds });
    for (const histogram of [{ add: (value: number) => reference.observe(value) }, own.series()]) histogram.add(0.5);
    expect(own.print()).toBe(await registry.metrics());
  });
});
