import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { DatabaseFolderError, DiskFull } from "./folder-error.ts";
import { keepRunning } from "./keep-running.ts";
import type { RunningServer } from "./server-process.ts";

const full = new DiskFull("The disk of /data is full.");

/** Servers without processes: each launch takes the next outcome, and waits are noted, not waited for. */
function servers(outcomes: readonly (Error | "runs")[], { holdAt = Infinity } = {}) {
  const running: { die(): void; readonly isStopped: boolean }[] = [];
  const waits: number[] = [];
  const lines: string[] = [];
  const clock = { time: 0 };
  let launches = 0;
  const launch = async (): Promise<RunningServer> => {
    const outcome = outcomes[launches] ?? "runs";
    launches += 1;
    if (outcome !== "runs") throw outcome;
    const gone = Promise.withResolvers<void>();
    const server = { die: gone.resolve, isStopped: false };
    running.push(server);
    return {
      keeper: null,
      gone: gone.promise,
      stop: async () => {
        server.isStopped = true;
        gone.resolve();
      },
    };
  };
  const wait = async (delay: number, signal: AbortSignal): Promise<void> => {
    waits.push(delay);
    if (waits.length < holdAt) return;
    await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
  };
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const started = keepRunning({ launch, log, wait, now: () => clock.time });
  return { started, running, waits, lines, clock, launches: () => launches };
}

describe("an embedded server", () => {
  it("that is gone is started again, later each time, and for as long as it takes", async () => {
    const broken = new DatabaseFolderError("not now");
    const { started, running, waits } = servers(["runs", ...Array.from({ length: 9 }, () => broken), "runs"]);
    await started;
    running[0]?.die();
    await expect.poll(() => running.length).toBe(2);
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000]);
  });

  it("that has run for a minute starts over with the shortest wait", async () => {
    const { started, running, waits, clock } = servers([]);
    await started;
    running[0]?.die();
    await expect.poll(() => running.length).toBe(2);
    clock.time = 10_000;
    running[1]?.die();
    await expect.poll(() => running.length).toBe(3);
    clock.time = 100_000;
    running[2]?.die();
    await expect.poll(() => running.length).toBe(4);
    expect(waits).toEqual([250, 500, 250]);
  });

  it("waits for space on a full disk, also when it starts for the first time", async () => {
    const { started, running, waits, lines } = servers([full, full, "runs"]);
    await started;
    expect([running.length, waits]).toEqual([1, [250, 500]]);
    expect(lines[0]).toContain("The disk of /data is full.");
  });

  it("that cannot start at all is not tried again", async () => {
    const { started, launches } = servers([new DatabaseFolderError("in use")]);
    await expect(started).rejects.toThrow("in use");
    expect(launches()).toBe(1);
  });

  it("that is being stopped stays down", async () => {
    const { started, running, launches } = servers([]);
    await (await started).stop();
    expect([running[0]?.isStopped, launches()]).toEqual([true, 1]);
  });

  it("that is being stopped while it waits for its restart stays down", async () => {
    const { started, running, waits, launches } = servers([], { holdAt: 1 });
    const server = await started;
    running[0]?.die();
    await expect.poll(() => waits.length).toBe(1);
    await server.stop();
    expect(launches()).toBe(1);
  });
});
