import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPublicCache, type Fetched } from "./public-cache.ts";
import { createTagVersions } from "./tag-versions.ts";

const policy = { maxAge: 60, tags: ["catalogue", "content"] };
const clean = (text: string): Fetched => ({ isClean: true, bytes: Buffer.from(text) });
const faulty = (text: string): Fetched => ({ isClean: false, bytes: Buffer.from(text) });

function setUp(maxBytes = 10_000_000) {
  const clock = { now: 1_000_000 };
  const versions = createTagVersions();
  const cache = createPublicCache({ maxBytes, versions, now: () => clock.now });
  /** As the endpoint reads: from memory, else the shop. */
  const ask = async (key: string, fetch: () => Promise<Fetched>) => {
    const fresh = cache.fresh(key, policy);
    if (fresh !== undefined) return { text: fresh.identity.toString(), verdict: "hit" };
    const { body, verdict } = await cache.load(key, policy, fetch);
    return { text: body.identity.toString(), verdict };
  };
  return { clock, versions, cache, ask };
}

/** An upstream whose answers a test gives by hand. */
function byHand() {
  const pending: ((fetched: Fetched) => void)[] = [];
  return { pending, fetch: () => new Promise<Fetched>((resolve) => pending.push(resolve)) };
}

describe("the public cache", () => {
  it("calls the shop once, and again when the age is over", async () => {
    const { clock, ask } = setUp();
    const fetch = vi.fn(async () => clean("one"));
    expect(await ask("k", fetch)).toEqual({ text: "one", verdict: "miss" });
    clock.now += 59_999;
    expect(await ask("k", fetch)).toEqual({ text: "one", verdict: "hit" });
    expect(fetch).toHaveBeenCalledTimes(1);
    clock.now += 1;
    expect(await ask("k", async () => clean("two"))).toEqual({ text: "two", verdict: "miss" });
  });

  it("calls the shop once for all requests that arrive while it answers", async () => {
    const { ask } = setUp();
    const { pending, fetch } = byHand();
    const asked = [ask("k", fetch), ask("k", fetch), ask("other", fetch)];
    expect(pending).toHaveLength(2);
    pending.forEach((answer, index) => answer(clean(`answer ${index}`)));
    expect(await Promise.all(asked)).toEqual([
      { text: "answer 0", verdict: "miss" },
      { text: "answer 0", verdict: "coalesced" },
      { text: "answer 1", verdict: "miss" },
    ]);
  });

  it("gives a failure to all who wait for it, and requests again for the next", async () => {
    const { ask } = setUp();
    const failing = async (): Promise<Fetched> => Promise.reject(new Error("bug"));
    await expect(Promise.all([ask("k", failing), ask("k", failing)])).rejects.toThrow("bug");
    expect(await ask("k", async () => clean("one"))).toEqual({ text: "one", verdict: "miss" });
  });

  it("drops answers with a tag, and only those", async () => {
    const { versions, ask } = setUp();
    await ask("k", async () => clean("one"));
    versions.drop(["deals"]);
    expect((await ask("k", async () => clean("two"))).verdict).toBe("hit");
    versions.drop(["content"]);
    expect(await ask("k", async () => clean("two"))).toEqual({ text: "two", verdict: "miss" });
    versions.dropAll();
    expect(await ask("k", async () => clean("three"))).toEqual({ text: "three", verdict: "miss" });
  });

  it("never keeps an answer that was requested before the tag was dropped, nor lets others join it", async () => {
    const { versions, ask } = setUp();
    const { pending, fetch } = byHand();
    const before = ask("k", fetch);
    versions.drop(["catalogue"]);
    const after = ask("k", fetch);
    expect(pending).toHaveLength(2);
    // The later call is answered first; the earlier one must not overwrite it.
    pending[1]?.(clean("new"));
    expect((await after).text).toBe("new");
    pending[0]?.(clean("old"));
    expect((await before).text).toBe("old");
    expect(await ask("k", fetch)).toEqual({ text: "new", verdict: "hit" });
  });

  it("lets those who come after the change wait for one answer, also when the overtaken one comes first", async () => {
    const { versions, ask } = setUp();
    const { pending, fetch } = byHand();
    const before = ask("k", fetch);
    versions.drop(["catalogue"]);
    const after = ask("k", fetch);
    pending[0]?.(clean("old"));
    await before;
    const later = ask("k", fetch);
    expect(pending).toHaveLength(2);
    pending[1]?.(clean("new"));
    expect(await after).toEqual({ text: "new", verdict: "miss" });
    expect(await later).toEqual({ text: "new", verdict: "coalesced" });
  });

  it("gives an overtaken answer where the newer one is faulty, and there is no other", async () => {
    const { versions, ask } = setUp();
    const { pending, fetch } = byHand();
    const before = ask("k", fetch);
    versions.drop(["catalogue"]);
    pending[0]?.(clean("old"));
    await before;
    expect(await ask("k", async () => faulty("no"))).toEqual({ text: "old", verdict: "stale" });
  });

  it("does not take the old answer for fresh without a request since", async () => {
    const { versions, ask } = setUp();
    const { pending, fetch } = byHand();
    const before = ask("k", fetch);
    versions.drop(["catalogue"]);
    pending[0]?.(clean("old"));
    await before;
    expect(await ask("k", async () => clean("new"))).toEqual({ text: "new", verdict: "miss" });
  });

  it("keeps no faulty answer", async () => {
    const { ask } = setUp();
    expect(await ask("k", async () => faulty("no"))).toEqual({ text: "no", verdict: "uncacheable" });
    expect(await ask("k", async () => clean("one"))).toEqual({ text: "one", verdict: "miss" });
  });

  it("gives the last good answer in place of a faulty one, for ten minutes after its end", async () => {
    const { clock, ask } = setUp();
    await ask("k", async () => clean("one"));
    clock.now += 60_000 + 599_999;
    expect(await ask("k", async () => faulty("no"))).toEqual({ text: "one", verdict: "stale" });
    clock.now += 1;
    expect(await ask("k", async () => faulty("no"))).toEqual({ text: "one", verdict: "stale" });
    clock.now += 2_000;
    expect(await ask("k", async () => faulty("no"))).toEqual({ text: "no", verdict: "uncacheable" });
  });

  it("lets no request wait for a shop that has just failed, unless something changed since", async () => {
    const { clock, versions, ask } = setUp();
    await ask("k", async () => clean("one"));
    clock.now += 60_000;
    await ask("k", async () => faulty("no"));
    const fetch = vi.fn(async () => clean("two"));
    expect(await ask("k", fetch)).toEqual({ text: "one", verdict: "stale" });
    expect(fetch).not.toHaveBeenCalled();
    versions.drop(["catalogue"]);
    expect(await ask("k", fetch)).toEqual({ text: "two", verdict: "miss" });
  });

  it("calls a shop that has failed again after two seconds", async () => {
    const { clock, ask } = setUp();
    await ask("k", async () => clean("one"));
    clock.now += 60_000;
    await ask("k", async () => faulty("no"));
    clock.now += 1_999;
    expect(await ask("k", async () => clean("two"))).toEqual({ text: "one", verdict: "stale" });
    clock.now += 1;
    expect(await ask("k", async () => clean("two"))).toEqual({ text: "two", verdict: "miss" });
  });

  describe("while the shop lets answers wait", () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());
    const never = () => new Promise<Fetched>(() => undefined);

    it("gives the last good answer after a second, and at once to those who come next", async () => {
      const { clock, ask } = setUp();
      for (const key of ["k", "other"]) await ask(key, async () => clean("one"));
      clock.now += 60_000;
      const heard = vi.fn();
      const first = ask("k", never).then(heard);
      await vi.advanceTimersByTimeAsync(999);
      expect(heard).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await first;
      expect(heard).toHaveBeenCalledWith({ text: "one", verdict: "stale" });
      expect(await ask("k", never)).toEqual({ text: "one", verdict: "stale" });
      expect(await ask("other", never)).toEqual({ text: "one", verdict: "stale" });
    });

    it("keeps what comes in the end, and waits again for the shop once it answers", async () => {
      const { clock, ask } = setUp();
      for (const key of ["k", "other"]) await ask(key, async () => clean("one"));
      clock.now += 60_000;
      const { pending, fetch } = byHand();
      const first = ask("k", fetch);
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await first).verdict).toBe("stale");
      pending[0]?.(clean("two"));
      await vi.advanceTimersByTimeAsync(0);
      expect(await ask("k", never)).toEqual({ text: "two", verdict: "hit" });
      const second = ask("other", fetch);
      pending[1]?.(clean("two"));
      expect(await second).toEqual({ text: "two", verdict: "miss" });
    });

    it("gives the older answer to all who wait together", async () => {
      const { clock, ask } = setUp();
      await ask("k", async () => clean("one"));
      clock.now += 60_000;
      const asked = [ask("k", never), ask("k", never)];
      await vi.advanceTimersByTimeAsync(1_000);
      const stale = { text: "one", verdict: "stale" };
      expect(await Promise.all(asked)).toEqual([stale, stale]);
    });

    it("is over for a shop that has answered in time, however long ago", async () => {
      const { clock, ask } = setUp();
      await ask("k", async () => clean("one"));
      await vi.advanceTimersByTimeAsync(60_000);
      clock.now += 60_000;
      expect(vi.getTimerCount()).toBe(0);
      expect(await ask("k", async () => clean("two"))).toEqual({ text: "two", verdict: "miss" });
    });

    it("lets fail unheard what has been answered by an older answer", async () => {
      const { clock, ask } = setUp();
      for (const key of ["k", "other"]) await ask(key, async () => clean("one"));
      clock.now += 60_000;
      const slow = ask("k", never);
      await vi.advanceTimersByTimeAsync(1_000);
      await slow;
      const failing = async (): Promise<Fetched> => Promise.reject(new Error("bug"));
      expect(await ask("other", failing)).toEqual({ text: "one", verdict: "stale" });
      await vi.advanceTimersByTimeAsync(0);
    });

    it("has nothing to give when there is no good answer of the last ten minutes", async () => {
      const { clock, ask } = setUp();
      await ask("k", async () => clean("one"));
      clock.now += 660_000;
      const { pending, fetch } = byHand();
      const asked = [ask("k", fetch), ask("new", fetch)];
      await vi.advanceTimersByTimeAsync(5_000);
      pending.forEach((answer) => answer(faulty("no")));
      expect(await Promise.all(asked)).toEqual([
        { text: "no", verdict: "uncacheable" },
        { text: "no", verdict: "uncacheable" },
      ]);
    });
  });

  it("stays within its bytes, and keeps nothing that takes too large a part of them", async () => {
    const { cache, ask } = setUp(1_000_000);
    const fetch = async () => clean("x".repeat(10_000));
    for (let index = 0; index < 100; index += 1) await ask(`k${index}`, fetch);
    const kept = Array.from({ length: 100 }, (_, index) => cache.fresh(`k${index}`, policy)).filter(Boolean);
    // Twice the bytes, for compressed forms, and what surrounds them.
    expect(kept.length).toBeGreaterThan(40);
    expect(kept.length).toBeLessThan(50);
    expect((await ask("large", async () => clean("x".repeat(20_000)))).verdict).toBe("uncacheable");
    await turn();
    expect(cache.fresh("large", policy)).toBeUndefined();
  });

  it("keeps what takes a thirty-second of its bytes, with its key, both forms and what surrounds them", async () => {
    const { ask } = setUp(1_000_000);
    const verdictOf = async (key: string, bytes: number) =>
      (await ask(key, async () => clean("x".repeat(bytes)))).verdict;
    // 31,250 bytes in all, 400 of which surround the answer.
    expect(await verdictOf("k", 15_424)).toBe("miss");
    expect(await verdictOf("k".repeat(2), 15_424)).toBe("uncacheable");
    expect(await verdictOf("l", 15_425)).toBe("uncacheable");
    expect(await verdictOf("k".repeat(15_425), 0)).toBe("miss");
    expect(await verdictOf("k".repeat(15_426), 0)).toBe("uncacheable");
  });
});
