import { storefrontOf } from "@chalkbox/session";
import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ApiToken, TokenClient, TokenResult } from "./token-client.ts";
import { createTokenSource, renewalLead } from "./token-source.ts";

const german = storefrontOf("localhost", "http");
const log = pino({ level: "silent" });

/** A source whose requests for tokens a test answers by hand. */
function setUp() {
  const clock = { now: 1_000_000 };
  const pending: ((result: TokenResult) => void)[] = [];
  const client = {
    fetch: () => new Promise<TokenResult>((resolve) => pending.push(resolve)),
    close: async () => undefined,
  };
  const source = createTokenSource(client, log, () => clock.now);
  const answer = (token: string): void => {
    const issued: ApiToken = { token, expires: clock.now + 3_600_000, language: "de-DE" };
    pending.shift()?.({ ok: true, token: issued });
  };
  return { clock, pending, source, answer };
}

describe("the tokens of a storefront", () => {
  it("are requested once while a request is under way", async () => {
    const { pending, source, answer } = setUp();
    const asked = [source.get(german), source.get(german), source.replace(german, "old")];
    expect(pending).toHaveLength(1);
    answer("first");
    expect((await Promise.all(asked)).map((token) => token?.token)).toEqual(["first", "first", "first"]);
  });

  it("are renewed a minute before they end, and no request waits for it (SESS-06)", async () => {
    const { clock, pending, source, answer } = setUp();
    const first = source.get(german);
    answer("first");
    await first;
    clock.now += 3_600_000 - renewalLead - 1;
    await source.get(german);
    expect(pending).toHaveLength(0);
    clock.now += 1;
    expect((await source.get(german))?.token).toBe("first");
    expect(pending).toHaveLength(1);
    answer("second");
    await Promise.resolve();
    expect((await source.replace(german, "first"))?.token).toBe("second");
    expect((await source.get(german))?.token).toBe("second");
  });

  it("that have ended are waited for", async () => {
    const { clock, source, answer } = setUp();
    const first = source.get(german);
    answer("first");
    await first;
    clock.now += 3_600_000;
    expect(source.current(german)).toBeNull();
    const next = source.get(german);
    answer("second");
    expect((await next)?.token).toBe("second");
  });

  it("that were rejected are replaced once: who comes later gets the new one", async () => {
    const { pending, source, answer } = setUp();
    const first = source.get(german);
    answer("first");
    await first;
    const replaced = source.replace(german, "first");
    answer("second");
    expect((await replaced)?.token).toBe("second");
    expect((await source.replace(german, "first"))?.token).toBe("second");
    expect(pending).toHaveLength(0);
  });

  it("are renewed in time without requests, and again after that", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { clock, pending, source, answer } = setUp();
    const pass = async (ms: number) => {
      clock.now += ms;
      await vi.advanceTimersByTimeAsync(ms);
    };
    void source.get(german);
    answer("first");
    await pass(0);
    await pass(3_600_000 - renewalLead - 1);
    expect(pending).toHaveLength(0);
    await pass(1);
    expect(pending).toHaveLength(1);
    answer("second");
    await pass(0);
    expect(source.current(german)?.token).toBe("second");
    await pass(3_600_000 - renewalLead);
    answer("third");
    await pass(0);
    expect(source.current(german)?.token).toBe("third");
  });

  it("that could not be renewed are requested again soon, as long as the old one is good", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { clock, pending, source, answer } = setUp();
    const pass = async (ms: number) => {
      clock.now += ms;
      await vi.advanceTimersByTimeAsync(ms);
    };
    void source.get(german);
    answer("first");
    await pass(0);
    await pass(3_600_000 - renewalLead);
    for (const wait of [5_000, 5_000]) {
      pending.shift()?.({ ok: false, reason: "away" });
      await pass(wait);
      expect([pending.length, source.current(german)?.token]).toEqual([1, "first"]);
    }
    source.stop();
    pending.shift()?.({ ok: false, reason: "away" });
    await pass(600_000);
    expect(pending).toHaveLength(0);
  });

  it("that live shortly are renewed at half their life", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { clock, pending, source } = setUp();
    void source.get(german);
    const token: ApiToken = { token: "short", expires: clock.now + 30_000, language: "de-DE" };
    pending.shift()?.({ ok: true, token });
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(pending).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(pending).toHaveLength(1);
  });

  it("that were replaced are not renewed in their own time any more", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { clock, pending, source, answer } = setUp();
    const pass = async (ms: number) => {
      clock.now += ms;
      await vi.advanceTimersByTimeAsync(ms);
    };
    void source.get(german);
    answer("first");
    await pass(0);
    await pass(600_000);
    void source.replace(german, "first");
    answer("second");
    await pass(0);
    await pass(3_600_000 - renewalLead - 1);
    expect(pending).toHaveLength(0);
    await pass(1);
    expect(pending).toHaveLength(1);
  });

  it("are not renewed once nothing needs them any more", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { pending, source, answer } = setUp();
    void source.get(german);
    answer("first");
    await vi.advanceTimersByTimeAsync(0);
    source.stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(pending).toHaveLength(0);
  });

  it("that live longer than a timer can be set to are not requested all the time", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { clock, pending, source } = setUp();
    void source.get(german);
    const token: ApiToken = { token: "long", expires: clock.now + 60 * 24 * 3_600_000, language: "de-DE" };
    pending.shift()?.({ ok: true, token });
    await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
    expect(pending).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(pending).toHaveLength(1);
  });

  it("are known without waiting as long as they are good, and renewed on the way in their last minute", async () => {
    const { clock, pending, source, answer } = setUp();
    expect([source.current(german), source.atHand(german)]).toEqual([null, null]);
    expect(pending).toHaveLength(0);
    const first = source.get(german);
    answer("first");
    await first;
    clock.now += 3_600_000 - renewalLead;
    expect(source.current(german)?.token).toBe("first");
    expect(pending).toHaveLength(0);
    expect(source.atHand(german)?.token).toBe("first");
    expect(pending).toHaveLength(1);
  });

  it("that cannot be had, and never were, are not requested until a visitor comes", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { pending, source } = setUp();
    void source.get(german);
    pending.shift()?.({ ok: false, reason: "away" });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(pending).toHaveLength(0);
  });

  it("that come from the client say which one is not wanted again", async () => {
    const fetch = vi.fn<TokenClient["fetch"]>(async () => {
      return { ok: true, token: { token: "first", expires: Infinity, language: "de-DE" } };
    });
    const source = createTokenSource({ fetch, close: async () => undefined }, log, () => 1);
    await source.get(german);
    await source.replace(german, "first");
    source.stop();
    expect(fetch.mock.calls).toEqual([
      [german, null],
      [german, "first"],
    ]);
  });

  it("of different storefronts are different", async () => {
    const { pending, source } = setUp();
    void source.get(german);
    void source.get(storefrontOf("en.educational.localhost", "http"));
    void source.get(storefrontOf("educational.localhost", "http"));
    expect(pending).toHaveLength(3);
  });

  it("that cannot be had are requested again by the next visitor", async () => {
    const { pending, source } = setUp();
    const failed = source.get(german);
    pending.shift()?.({ ok: false, reason: "away" });
    expect(await failed).toBeNull();
    void source.get(german);
    expect(pending).toHaveLength(1);
  });
});
