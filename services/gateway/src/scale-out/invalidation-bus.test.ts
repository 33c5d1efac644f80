import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { withRedis } from "../../../session/test/redis-server.ts";
import { createTagVersions } from "../cache/tag-versions.ts";
import { createRedisBus } from "./invalidation-bus.ts";
import { connectRedis } from "./redis-link.ts";

withRedis((url) => {
  /** A gateway's bus that receives what others send; settles once it listens. */
  async function open(prefix: string) {
    const redis = connectRedis(url(), () => undefined);
    const versions = createTagVersions();
    const bus = createRedisBus(redis, prefix, versions);
    onTestFinished(async () => {
      await bus.close();
      redis.disconnect();
    });
    await vi.waitFor(async () => expect(await listeners(prefix)).toBeGreaterThan(0), { timeout: 10_000 });
    return { bus, versions };
  }

  function admin(): Redis {
    const redis = new Redis(url());
    onTestFinished(() => redis.disconnect());
    return redis;
  }

  async function listeners(prefix: string): Promise<number> {
    const [, count] = await admin().pubsub("NUMSUB", `${prefix}invalidate`);
    return Number(count);
  }

  describe("word of a change", () => {
    it("drops the tag in every gateway, and no other tag", async () => {
      const prefix = `test-${randomUUID()}:`;
      const [one, other] = [await open(prefix), await open(prefix)];
      await vi.waitFor(async () => expect(await listeners(prefix)).toBe(2), { timeout: 10_000 });
      const before = [one, other].map(({ versions }) => [versions.versionKey(["a"]), versions.versionKey(["b"])]);
      expect(await one.bus.drop(["a"])).toBe(true);
      expect(one.versions.versionKey(["a"])).not.toBe(before[0]?.[0]);
      await vi.waitFor(() => expect(other.versions.versionKey(["a"])).not.toBe(before[1]?.[0]), { timeout: 10_000 });
      for (const [index, { versions }] of [one, other].entries()) {
        expect(versions.versionKey(["b"])).toBe(before[index]?.[1]);
      }
    });

    it("may have been missed while a gateway did not listen, so it drops everything", async () => {
      const prefix = `test-${randomUUID()}:`;
      const { versions } = await open(prefix);
      const before = versions.versionKey(["a"]);
      const redis = admin();
      const list = String(await redis.client("LIST"));
      const [, id = ""] = new RegExp(`^id=(\\d+) .*name=${prefix}invalidate`, "m").exec(list) ?? [];
      await redis.client("KILL", "ID", id);
      await vi.waitFor(() => expect(versions.versionKey(["a"])).not.toBe(before), { timeout: 10_000 });
    });

    it("that is not understood drops everything, too", async () => {
      const prefix = `test-${randomUUID()}:`;
      const { versions } = await open(prefix);
      for (const text of ["{", '{"tags":"all"}']) {
        const before = versions.versionKey(["a"]);
        await admin().publish(`${prefix}invalidate`, text);
        await vi.waitFor(() => expect(versions.versionKey(["a"])).not.toBe(before), { timeout: 10_000 });
      }
    });
  });
});
