import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { freePort, withRedis } from "../../../session/test/redis-server.ts";
import type { CounterStore } from "../security/counter-store.ts";
import { createEmbeddedCounters } from "./embedded-counters.ts";
import { createRedisCounters } from "./redis-counters.ts";
import { connectRedis } from "./redis-link.ts";

function describeCounters(name: string, open: () => CounterStore): void {
  describe(`${name} counters`, () => {
    it("count each key by itself, within its window", async () => {
      const counters = open();
      const [key, other] = [randomUUID(), randomUUID()];
      const first = await counters.increment(key, 60_000);
      expect(first.count).toBe(1);
      expect((await counters.increment(other, 60_000)).count).toBe(1);
      const second = await counters.increment(key, 5);
      expect(second.count).toBe(2);
      // The window that has begun keeps its length.
      expect(second.resetMs).toBeGreaterThan(30_000);
      expect(second.resetMs).toBeLessThanOrEqual(first.resetMs);
    });

    it("lose none of many increments at once", async () => {
      const counters = open();
      const key = randomUUID();
      const counts = await Promise.all(Array.from({ length: 50 }, () => counters.increment(key, 60_000)));
      expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      );
    });

    it("are read without being counted", async () => {
      const counters = open();
      const key = randomUUID();
      expect(await counters.read(key)).toBeNull();
      await counters.increment(key, 60_000);
      await counters.increment(key, 60_000);
      const read = await counters.read(key);
      expect([read?.count, (await counters.read(key))?.count]).toEqual([2, 2]);
      expect(read?.resetMs).toBeGreaterThan(30_000);
    });

    it("begin again when the window has ended", async () => {
      const counters = open();
      const key = randomUUID();
      await counters.increment(key, 20);
      await counters.increment(key, 20);
      await vi.waitFor(async () => expect((await counters.increment(key, 1)).count).toBe(1), { timeout: 10_000 });
    });
  });
}

describeCounters("embedded", () => createEmbeddedCounters(Date.now));

withRedis((url) => {
  function open(prefix: string, address = url()): CounterStore {
    const redis = connectRedis(address, () => undefined);
    onTestFinished(() => redis.disconnect());
    return createRedisCounters(redis, prefix, createEmbeddedCounters(Date.now));
  }

  describeCounters("Redis", () => open(`test-${randomUUID()}:`));

  describe("Redis counters", () => {
    it("are one for all gateways", async () => {
      const prefix = `test-${randomUUID()}:`;
      const [one, other] = [open(prefix), open(prefix)];
      expect((await one.increment("a", 60_000)).count).toBe(1);
      expect((await other.increment("a", 60_000)).count).toBe(2);
    });

    it("still count, each gateway for itself, while Redis is away", async () => {
      const counters = open("", `redis://127.0.0.1:${await freePort()}`);
      expect((await counters.increment("a", 60_000)).count).toBe(1);
      expect((await counters.increment("a", 60_000)).count).toBe(2);
    });
  });
});
