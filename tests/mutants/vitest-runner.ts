import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { dataFolder } from "./folders.ts";
import type { Report, RunRequest } from "./messages.ts";

/** How a run ended. */
export type Done = Extract<Report, { kind: "done" }>;

/** A process of vitest in a copy of the repository, started again when it hangs. */
export class VitestProcess {
  readonly #area: string;
  readonly #folder: string;
  readonly #projects: readonly string[];
  #running: { readonly child: ChildProcess; readonly files: readonly string[] } | undefined;

  constructor(area: string, folder: string, projects: readonly string[]) {
    this.#area = area;
    this.#folder = folder;
    this.#projects = projects;
  }

  /** Paths of all test files of the projects. */
  async files(): Promise<readonly string[]> {
    return (await this.#start()).files;
  }

  /** Runs tests. @param ms when the process counts as hanging @returns "late" when it did */
  async run(request: RunRequest, ms: number): Promise<Done | "late"> {
    const { child } = await this.#start();
    child.send(request);
    const report = await reportOf(child, ms);
    if (report === "late") this.#kill();
    if (report === "late" || report.kind === "done") return report;
    throw new Error("a process of vitest reported itself twice");
  }

  /** Ends the process, and what it has started. */
  async stop(): Promise<void> {
    const child = this.#running?.child;
    if (child === undefined || child.exitCode !== null) return;
    this.#running = undefined;
    const ended = once(child, "exit");
    child.disconnect();
    await ended;
  }

  async #start() {
    if (this.#running?.child.connected === true) return this.#running;
    const log = openSync(join(dataFolder, `${this.#area}.log`), "a");
    const child = fork(join(this.#folder, "tests/mutants/vitest-process.ts"), this.#projects, {
      cwd: this.#folder,
      stdio: ["ignore", log, log, "ipc"],
      // A group of its own, so that the workers of a process that hangs end with it.
      detached: true,
    });
    closeSync(log);
    const report = await reportOf(child, 300_000);
    if (report === "late" || report.kind !== "ready") throw new Error(`vitest did not start; see ${this.#area}.log`);
    this.#running = { child, files: report.files };
    return this.#running;
  }

  #kill(): void {
    const pid = this.#running?.child.pid;
    this.#running = undefined;
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  }
}

/** The next report. @throws Error when the process ends without one */
async function reportOf(child: ChildProcess, ms: number): Promise<Report | "late"> {
  const { promise, resolve, reject } = Promise.withResolvers<Report | "late">();
  const timer = setTimeout(() => resolve("late"), ms);
  const onMessage = (report: Report) => resolve(report);
  const onExit = () => reject(new Error("the process of vitest ended"));
  child.once("message", onMessage).once("exit", onExit);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", onMessage).off("exit", onExit);
  }
}
