import { randomUUID } from "node:crypto";
import { storefrontOf } from "@chalkbox/session";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort, withRedis } from "../../../session/test/redis-server.ts";
import type { TokenClient, TokenResult } from "../identity/token-client.ts";
import { connectRedis } from "./redis-link.ts";
import { createSealer } from "./sealed-text.ts";
import { shareTokens } from "./shared-tokens.ts";

const german = storefrontOf("localhost", "http");
const swiss = storefrontOf("ch.localhost", "http");
const secret = "client-secret-for-tests";

/** A shop's token endpoint. */
function endpoint(answer: () => TokenResult | Promise<TokenResult>) {
  let asked = 0;
  const client: TokenClient = {
    fetch: async () => {
      asked += 1;
      return answer();
    },
    close: async () => undefined,
  };
  return { client, asked: () => asked };
}

const issued = (token: string, life = 3_600_000): TokenResult => ({
  ok: true,
  token: { token, expires: Date.now() + life, language: "de-DE" },
});
const tokenOf = (result: TokenResult): string | null => (result.ok ? result.token.token : null);

withRedis((url) => {
  function gateway(client: TokenClient, prefix: string, address = url(), now = Date.now): TokenClient {
    const redis = connectRedis(address, () => undefined);
    onTestFinished(() => redis.disconnect());
    return shareTokens(client, { redis, prefix, secret, now });
  }

  function redisClient(): Redis {
    const redis = new Redis(url());
    onTestFinished(() => redis.disconnect());
    return redis;
  }

  describe("API tokens of several gateways", () => {
    it("are fetched by one of them, for each storefront once", async () => {
      const prefix = `test-${randomUUID()}:`;
      const { client, asked } = endpoint(() => issued(randomUUID()));
      const gateways = Array.from({ length: 4 }, () => gateway(client, prefix));
      const results = await Promise.all(
        gateways.flatMap((each) => [each.fetch(german, null), each.fetch(german, null)]),
      );
      expect(new Set(results.map(tokenOf)).size).toBe(1);
      expect(asked()).toBe(1);
      expect(tokenOf(await gateways[0]!.fetch(swiss, null))).not.toBe(tokenOf(results[0]!));
      expect(asked()).toBe(2);
    });

    it("are replaced for all by the first gateway whose token is refused", async () => {
      const prefix = `test-${randomUUID()}:`;
      const { client, asked } = endpoint(() => issued(randomUUID()));
      const [one, other] = [gateway(client, prefix), gateway(client, prefix)];
      const first = tokenOf(await one.fetch(german, null));
      const [second, third] = await Promise.all([one.fetch(german, first), other.fetch(german, first)]);
      expect(tokenOf(second)).not.toBe(first);
      expect(tokenOf(third)).toBe(tokenOf(second));
      expect(asked()).toBe(2);
    });

    it("are not waited for when the shop gives none: each gateway finds that out itself", async () => {
      const prefix = `test-${randomUUID()}:`;
      const { client, asked } = endpoint(() => ({ ok: false, reason: "no" }));
      const results = await Promise.all(
        [gateway(client, prefix), gateway(client, prefix)].map((each) => each.fetch(german, null)),
      );
      expect(results.map(tokenOf)).toEqual([null, null]);
      expect(asked()).toBe(2);
    });

    it("are fetched by another gateway when the one with the lock has ended", async () => {
      const prefix = `test-${randomUUID()}:`;
      // What a gateway leaves behind that was killed: its lock, until that ends.
      await redisClient().set(`${prefix}token-lock:de:de-DE`, "another", "PX", 300);
      const { client, asked } = endpoint(() => issued("mine"));
      expect(tokenOf(await gateway(client, prefix).fetch(german, null))).toBe("mine");
      expect(asked()).toBe(1);
    });

    it("that another process put there are not taken", async () => {
      const prefix = `test-${randomUUID()}:`;
      const redis = redisClient();
      const forged = JSON.stringify({ token: "forged", expires: Date.now() + 60_000, language: "de-DE" });
      const { client } = endpoint(() => issued("mine"));
      for (const planted of [
        forged,
        createSealer("another secret", "chalkbox shared API tokens").seal(forged),
        "",
        "A".repeat(80),
      ]) {
        await redis.set(`${prefix}token:de:de-DE`, planted);
        expect(tokenOf(await gateway(client, prefix).fetch(german, null))).toBe("mine");
      }
    });

    it("are fetched by each gateway while Redis is away", async () => {
      const away = `redis://127.0.0.1:${await freePort()}`;
      const { client } = endpoint(() => issued("mine"));
      // On a clock that does not move, the time that others have to store a token is never over.
      const stopped = Date.now();
      expect(tokenOf(await gateway(client, "", away, () => stopped).fetch(german, null))).toBe("mine");
    });
  });
});
