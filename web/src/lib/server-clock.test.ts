import { afterEach, beforeEach, expect, it, vi } from "vitest";

const start = new Date("2026-11-23T10:00:00Z");
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that has requested nothing yet, whose server answers with these headers; null: it does not answer. */
async function arrive(headers: Record<string, string> | null) {
  const request = vi.fn(async () => {
    if (headers === null) throw new TypeError("offline");
    return new Response(null, { headers });
  });
  vi.stubGlobal("fetch", request);
  const { learnServerTime } = await import("./time-left.ts");
  const { serverNow } = await import("./server-clock.ts");
  await learnServerTime();
  await learnServerTime();
  return { ahead: serverNow() - Date.now(), asked: request.mock.calls.length };
}
const later = (ms: number) => new Date(start.getTime() + ms).toUTCString();

it("asks the server for its time once, and counts how long an answer has lain in a cache", async () => {
  expect(await arrive({ date: later(3_600_000) })).toEqual({ ahead: 3_600_000, asked: 1 });
  vi.resetModules();
  expect(await arrive({ date: later(3_600_000), age: "60" })).toEqual({ ahead: 3_660_000, asked: 1 });
});

it("goes by the visitor's clock where the server does not answer", async () => {
  expect((await arrive(null)).ahead).toBe(0);
  vi.resetModules();
  expect((await arrive({})).ahead).toBe(0);
});
