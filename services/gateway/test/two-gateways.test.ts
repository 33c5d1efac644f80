import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { withRedis } from "../../session/test/redis-server.ts";
import { Browser } from "./browser.ts";
import { invalidation, invalidationSecret } from "./invalidations.ts";
import { access, guest, login, payment, shipping, withFullCart } from "./journey.ts";
import { clientSecret, startTestGateway } from "./start.ts";

const category = '{ core_category(coreCategoryId: "7") { id name path } }';
const cart = "{ session { cart { id details { articleCount } } visitor { state firstName } } }";

withRedis((url) => {
  /** Two gateways in front of one shop, and what they share. */
  async function startBoth() {
    const shared = { redisUrl: url(), redisPrefix: `test-${randomUUID()}:`, invalidationSecret };
    const one = await startTestGateway(shared);
    const { upstream } = one;
    const token = { url: new URL(upstream.tokenUrl), clientId: "chalkbox", clientSecret };
    const other = await startTestGateway({ ...shared, upstreamUrl: new URL(upstream.graphqlUrl), token });
    return { one, other, upstream, prefix: shared.redisPrefix };
  }

  /** The same visitor, whose next request comes to another gateway. */
  function continueAt({ origin }: { readonly origin: string }, browser: Browser): Browser {
    const next = new Browser(origin);
    for (const [name, value] of browser.cookies) next.cookies.set(name, value);
    return next;
  }

  describe("two gateways that share a Redis", () => {
    it("recognise a visitor who signed in at the other one, with their cart", async () => {
      const { one, other, upstream } = await startBoth();
      const visitor = await withFullCart(one.browser(), upstream);
      await visitor.data(login, { password: "right" });
      const next = continueAt(other, visitor);
      expect(await next.data(cart)).toEqual({
        session: {
          cart: { id: visitor.cookies.get("cartId"), details: { articleCount: 2 } },
          visitor: { state: "LOGGED_IN", firstName: "Ada" },
        },
      });
    });

    it("let a visitor go through the checkout at both in turn", async () => {
      const { one, other, upstream } = await startBoth();
      const visitor = await withFullCart(one.browser(), upstream);
      await visitor.data(guest);
      const second = continueAt(other, visitor);
      await second.data(shipping);
      const third = continueAt(one, second);
      await third.data(payment, { id: "INVOICE" });
      const { session } = await continueAt(other, third).data(access("SUMMARY"));
      expect(session).toMatchObject({ checkout: { access: { allowed: true } } });
    });

    it("fetch an API token once, and once again when the shop does not take it any more", async () => {
      const { one, other, upstream } = await startBoth();
      const ask = () =>
        Promise.all(
          Array.from({ length: 6 }, async () => {
            for (const { browser } of [one, other]) await browser().data("{ shop_version }");
          }),
        );
      await ask();
      expect(upstream.state.tokenRequests).toBe(1);
      upstream.state.apiTokens.clear();
      await ask();
      expect(upstream.state.tokenRequests).toBe(2);
    });

    it("keep the token in Redis so that it cannot be read there, nor in a log", async () => {
      const { one, other, upstream, prefix } = await startBoth();
      for (const { browser } of [one, other]) await browser().data("{ shop_version }");
      const redis = new Redis(url());
      onTestFinished(() => redis.disconnect());
      const sealed = await redis.get(`${prefix}token:de:de-DE`);
      const [token = ""] = upstream.state.apiTokens;
      expect(sealed?.length).toBeGreaterThan(100);
      for (const part of token.split(".")) expect(sealed).not.toContain(part);
      expect(await redis.pttl(`${prefix}token:de:de-DE`)).toBeGreaterThan(3_000_000);
      for (const { log } of [one, other]) expect(log.join("")).not.toContain(token);
    });

    it("both drop answers when one of them is notified of a change", async () => {
      const { one, other, upstream } = await startBoth();
      for (const { browser } of [one, other]) await browser().data(category);
      upstream.state.revision = " (new)";
      expect((await fetch(`${one.origin}/internal/invalidate`, invalidation(["catalogue"]))).status).toBe(204);
      expect((await one.browser().post({ query: category })).text).toContain("(new)");
      await vi.waitFor(
        async () => {
          expect((await other.browser().post({ query: category })).text).toContain("(new)");
        },
        { timeout: 10_000 },
      );
    });
  });
});
