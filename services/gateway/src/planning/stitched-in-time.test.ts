import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noHeaders } from "./operation-request.ts";
import { stitchedInTime } from "./stitched-in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("an operation without a deadline of its client ends after 30 seconds, is aborted, and leaves no timer", async () => {
  const run = vi.fn<Parameters<typeof stitchedInTime>[0]>(() => new Promise(() => undefined));
  const ended = vi.fn<(answer: unknown) => void>();
  void stitchedInTime(run, Infinity).then(ended);
  await vi.advanceTimersByTimeAsync(29_900);
  expect(ended).not.toHaveBeenCalled();
  expect(run.mock.calls[0]?.[0].aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalledExactlyOnceWith(null);
  expect(run.mock.calls[0]?.[0].aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("an answer in time leaves no timer either", async () => {
  const answer = { status: 200, bytes: Buffer.from("{}"), headers: noHeaders };
  expect(await stitchedInTime(async () => answer, performance.now() + 1_000)).toBe(answer);
  expect(vi.getTimerCount()).toBe(0);
});
