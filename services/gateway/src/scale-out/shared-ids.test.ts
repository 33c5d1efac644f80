import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { freePort, withRedis } from "../../../session/test/redis-server.ts";
import { createNewcomers } from "../identity/newcomers.ts";
import { connectRedis } from "./redis-link.ts";
import { createSharedIds } from "./shared-ids.ts";

const newcomer = "a-secret-of-a-browser-1";
const mint = async () => ({ userId: randomUUID(), cartId: randomUUID() });

/** The newcomers of a gateway. */
function gateway(address: string, prefix: string, secret = "client-secret-for-tests") {
  const redis = connectRedis(address, () => undefined);
  onTestFinished(() => redis.disconnect());
  return { redis, idsOf: createNewcomers(createSharedIds({ redis, prefix, secret }), Date.now) };
}

withRedis((url) => {
  it("first requests of a browser that reach several gateways get the same ids", async () => {
    const prefix = `test-${randomUUID()}:`;
    const gateways = Array.from({ length: 4 }, () => gateway(url(), prefix));
    const ids = await Promise.all(gateways.map(({ idsOf }) => idsOf(newcomer, mint)));
    expect(new Set(ids.map(({ userId, cartId }) => `${userId} ${cartId}`)).size).toBe(1);
    expect(await gateway(url(), prefix).idsOf("a-secret-of-a-browser-2", mint)).not.toEqual(ids[0]);
    // Neither the secret nor an id can be read there, and a minute is all that they stay.
    const { redis } = gateways[0]!;
    const [key = ""] = await redis.keys(`${prefix}*`);
    const kept = `${(await redis.keys(`${prefix}*`)).join()} ${await redis.get(key)}`;
    for (const own of [newcomer, ids[0]!.userId, ids[0]!.cartId]) expect(kept).not.toContain(own);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
  });

  it("what another secret has sealed is not read", async () => {
    const prefix = `test-${randomUUID()}:`;
    const theirs = await gateway(url(), prefix, "another").idsOf(newcomer, mint);
    expect(await gateway(url(), prefix).idsOf(newcomer, mint)).not.toEqual(theirs);
  });

  it("without Redis each gateway is by itself", async () => {
    const { idsOf } = gateway(`redis://127.0.0.1:${await freePort()}`, "test:");
    const first = await idsOf(newcomer, mint);
    expect(await idsOf(newcomer, mint)).toEqual(first);
  });
});
