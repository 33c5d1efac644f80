import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { freePort, withRedis } from "../../test/redis-server.ts";
import { describeSessionStore } from "../../test/store-contract.ts";
import { openRedisStore } from "./redis.ts";
import type { SessionStore } from "./session-store.ts";

withRedis((url) => {
  function open(prefix: string, lifetime?: number, most?: number): SessionStore {
    const store = openRedisStore(url(), prefix, () => undefined, lifetime, most);
    onTestFinished(() => store.close());
    return store;
  }

  describeSessionStore("the Redis", async (most) => {
    const prefix = `test-${randomUUID()}:`;
    return { store: open(prefix, undefined, most), reopen: () => open(prefix) };
  });

  describe("the Redis session store", () => {
    it("lets records end by themselves", async () => {
      const store = open(`test-${randomUUID()}:`, 1_500);
      await store.update("a", (record) => ({ ...record, orderId: "1" }));
      expect((await store.get("a"))?.orderId).toBe("1");
      await vi.waitFor(async () => expect(await store.get("a")).toBeNull(), { timeout: 10_000 });
    });

    it("reports that it is not ready when the server is away", async () => {
      const store = openRedisStore(`redis://127.0.0.1:${await freePort()}`, "", () => undefined);
      onTestFinished(() => store.close());
      expect(await store.isReady()).toBe(false);
    });

    it("leaves no connection behind when it is closed", async () => {
      const store = open(`test-${randomUUID()}:`);
      expect(await store.isReady()).toBe(true);
      await store.close();
      expect(await store.isReady()).toBe(false);
    });
  });
});
