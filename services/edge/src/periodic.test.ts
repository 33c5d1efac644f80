import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runPeriodically } from "./periodic.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work whose runs end when the test decides. */
function slowWork() {
  const ends: { readonly succeed: () => void; readonly fail: (error: Error) => void }[] = [];
  const run = vi.fn<(stopping: AbortSignal) => Promise<void>>(
    () => new Promise((resolve, reject) => ends.push({ succeed: resolve, fail: reject })),
  );
  const log = { error: vi.fn<(fields: object, message: string) => void>() };
  return { run, log, ends, periodic: runPeriodically({ every: 1_000, run, log, onFailure: "not done" }) };
}

it("runs when the time has come, again and again", async () => {
  const { run, ends, periodic } = slowWork();
  await vi.advanceTimersByTimeAsync(999);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  ends[0]?.succeed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.succeed();
  await periodic.stop();
});

it("never overlaps a run that takes longer", async () => {
  const { run, ends, periodic } = slowWork();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.succeed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.succeed();
  await periodic.stop();
});

it("logs an error, whether thrown or rejected, and the next run comes", async () => {
  const { run, log, ends, periodic } = slowWork();
  await vi.advanceTimersByTimeAsync(1_000);
  const error = new Error("gone");
  ends[0]?.fail(error);
  run.mockImplementationOnce(() => {
    throw error;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log.error.mock.calls).toEqual([
    [{ err: error }, "not done"],
    [{ err: error }, "not done"],
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(3);
  ends[1]?.succeed();
  await periodic.stop();
});

it("stops by aborting the run under way, waiting for it, and starting none after it", async () => {
  const { run, ends, periodic } = slowWork();
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = vi.fn<() => void>();
  const stop = periodic.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([run.mock.calls[0]?.[0].aborted, stopped.mock.calls.length]).toEqual([true, 0]);
  ends[0]?.succeed();
  await stop;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it("stops although the run under way fails", async () => {
  const { ends, log, periodic } = slowWork();
  await vi.advanceTimersByTimeAsync(1_000);
  const stop = periodic.stop();
  ends[0]?.fail(new Error("gone"));
  await stop;
  expect(log.error).toHaveBeenCalledTimes(1);
});

it("runs once more on demand, after the run under way, and states how that ended", async () => {
  const { run, ends, log, periodic } = slowWork();
  await vi.advanceTimersByTimeAsync(1_000);
  const demanded = periodic.runNow().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.fail(new Error("gone"));
  expect(await demanded).toEqual(new Error("gone"));
  expect(log.error).not.toHaveBeenCalled();
  await periodic.stop();
});
