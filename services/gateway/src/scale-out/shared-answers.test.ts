import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { freePort, withRedis } from "../../../session/test/redis-server.ts";
import { connectRedis } from "./redis-link.ts";
import { createSharedAnswers } from "./shared-answers.ts";

/** The shared answers as a gateway has them. */
function gateway(address: string, prefix: string) {
  const redis = connectRedis(address, () => undefined);
  onTestFinished(() => redis.disconnect());
  const settings = { redis, prefix, secret: "client-secret-for-tests", remembered: 120_000 };
  return { redis, ...createSharedAnswers(settings) };
}

withRedis((url) => {
  it("a change is one gateway's to make; the others wait for its answer, which cannot be read on the way", async () => {
    const prefix = `test-${randomUUID()}:`;
    const [one, other] = [gateway(url(), prefix), gateway(url(), prefix)];
    expect(await one.claim("a")).toBeNull();
    const waiting = other.claim("a");
    await one.keep("a", "the answer");
    expect(await waiting).toBe("the answer");
    expect(await other.claim("a")).toBe("the answer");
    expect(await other.claim("b")).toBeNull();
    expect(await one.redis.get(`${prefix}change:a`)).not.toContain("the answer");
    expect(await one.redis.pttl(`${prefix}change:a`)).toBeGreaterThan(100_000);
  });

  it("one that failed is the next gateway's to make", async () => {
    const prefix = `test-${randomUUID()}:`;
    const [one, other] = [gateway(url(), prefix), gateway(url(), prefix)];
    await one.claim("a");
    const waiting = other.claim("a");
    await one.keep("a", null);
    expect(await waiting).toBeNull();
  });

  it("without Redis each gateway is by itself", async () => {
    const { claim, keep } = gateway(`redis://127.0.0.1:${await freePort()}`, "test:");
    expect(await claim("a")).toBeNull();
    await keep("a", "the answer");
    expect(await claim("a")).toBeNull();
  });
});
