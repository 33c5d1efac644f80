import { spawn } from "node:child_process";
import process from "node:process";
import { root } from "./root.ts";

/** A program of the project that runs until it is stopped. */
export interface Program {
  readonly pid: number;
  /** Everything that it has printed so far. */
  output(): string;
  /**
   * Ends it (SIGTERM), kills it when it does not within `stopPatience`, and settles once it has ended.
   * @returns "killed" when it did not end by itself
   */
  stop(): Promise<"ended" | "killed">;
}

export interface ProgramOptions {
  /** TypeScript file, relative to the checkout. */
  readonly entry: string;
  readonly args?: readonly string[];
  /** Absolute path of the checkout; this one without it. */
  readonly checkout?: string;
  readonly env: Readonly<Record<string, string>>;
  /** Text that it prints once it can be used. */
  readonly readyText: string;
  /** Patience until then, in ms. */
  readonly patience?: number;
  /** How long it may take to end on SIGTERM, in ms. */
  readonly stopPatience?: number;
}

/**
 * Starts a program and waits until it can be used.
 *
 * Variables of this process whose names the program reads do not reach it: a test states what it needs itself.
 *
 * @throws Error with the last thing that it printed, when it ends or takes too long
 */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", options.entry, ...(options.args ?? [])],
    {
      cwd: options.checkout ?? root,
      // No balancer is in front of it, unless the test starts one.
      env: { ...inherited(), DRAIN_MS: "0", STOP_PATIENCE_MS: "1200", ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let text = "";
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const ready = new Promise<void>((resolve) => {
    const take = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes(options.readyText)) resolve();
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
  });
  const stop = async (): Promise<"ended" | "killed"> => {
    child.kill("SIGTERM");
    // time: patience with a program that might hang for ever
    const overdue = setTimeout(() => child.kill("SIGKILL"), options.stopPatience ?? 5_000);
    await ended;
    clearTimeout(overdue);
    return child.signalCode === "SIGKILL" ? "killed" : "ended";
  };
  const outcome = await Promise.race([
    ready.then(() => "ready" as const),
    ended.then(() => "ended" as const),
    tooLong(options.patience ?? 60_000),
  ]);
  if (outcome !== "ready") {
    await stop();
    throw new Error(
      `${options.entry} ${outcome === "ended" ? "ended at once" : "took too long"}:\n${text.slice(-3_000)}`,
    );
  }
  return { pid: child.pid ?? -1, output: () => text, stop };
}

function tooLong(patience: number): Promise<"late"> {
  return new Promise((resolve) => {
    // time: patience with a program that might hang for ever
    setTimeout(() => resolve("late"), patience).unref();
  });
}

/** What any program needs from a shell, and nothing that configures Chalkbox. */
function inherited(): NodeJS.ProcessEnv {
  const wanted = ["PATH", "HOME", "TMPDIR", "LANG", "TZ", "NODE_COMPILE_CACHE", "SystemRoot", "TEMP", "USERPROFILE"];
  return Object.fromEntries(wanted.map((name) => [name, process.env[name]]));
}
