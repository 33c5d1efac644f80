import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Cores: the system that is measured has one to itself, its upstream and the load share the other. */
export const cores = { system: 0, others: 1 } as const;

/** Whether processes can be tied to a core here. */
export const canPin = spawnSync("taskset", ["--version"]).status === 0;

/** A command line that keeps to one core where that can be had. */
export function pinned(core: number, command: readonly string[]): readonly string[] {
  return canPin ? ["taskset", "-c", String(core), ...command] : command;
}

/** CPU time of a process and its threads so far, in milliseconds. @throws Error where there is no /proc */
export function cpuMillisOf(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  }
  return nanoseconds / 1e6;
}

/** Memory that a process holds, in MB of 2^20 bytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}

/** Jiffies that each core was busy, with any process. */
function busyJiffies(): number {
  const lines = readFileSync("/proc/stat", "utf8").split("\n");
  const relevant = lines.filter((line) => /^cpu[01] /.test(line));
  return relevant.reduce((sum, line) => {
    const [, user, nice, system, , , irq, softirq, steal] = line.split(" ").map(Number);
    return sum + [user, nice, system, irq, softirq, steal].reduce<number>((total, part) => total + (part ?? 0), 0);
  }, 0);
}

/** Share of the two cores, 0 to 2, that is in use while nothing of ours runs, over 0.3 s. */
export async function backgroundLoad(): Promise<number> {
  const before = busyJiffies();
  await new Promise((resolve) => setTimeout(resolve, 300));
  return (busyJiffies() - before) / 30;
}

/** Waits until others leave the machine alone, at most so many milliseconds. */
export async function waitForQuiet(patience: number): Promise<void> {
  const deadline = performance.now() + patience;
  while ((await backgroundLoad()) > 0.15 && performance.now() < deadline);
}
