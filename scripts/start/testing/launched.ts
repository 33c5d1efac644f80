import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, vi } from "vitest";

/** A launcher that runs fake services in a folder of its own. */
export interface Launched {
  readonly process: ChildProcess;
  readonly port: number;
  /** Everything that it has printed so far. */
  output(): string;
  /** Settles when the text has been printed; rejects when the launcher ends without it. */
  saw(text: string): Promise<void>;
  /** Settles with the exit code. */
  readonly exit: Promise<number | null>;
  /** Ends the launcher and its services at once, whatever state they are in; settles when their ports are free. */
  end(): Promise<void>;
}

/** How long a machine may take to let go of the ports of processes that were killed, in ms. */
const orphanPatience = 30_000;

/**
 * Starts a launcher that ends with the test, failed or not.
 *
 * @param env added to the environment: FAKES, DATA_DIR …
 */
export function launchFakes(port: number, env: NodeJS.ProcessEnv): Launched {
  const script = fileURLToPath(new URL("launch-fakes.ts", import.meta.url));
  const pids = mkdtempSync(path.join(os.tmpdir(), "chalkbox-pids-"));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    env: { ...process.env, PORT: String(port), FAKE_PIDS: pids, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, as a shell gives one to each job: a test can press Ctrl-C there.
    detached: true,
  });
  let text = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  const end = async (): Promise<void> => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning) child.kill("SIGKILL");
    await exit;
    // Services have process groups of their own: nothing ends them along with a launcher that went wrong.
    const left = leftOf(pids);
    for (const pid of left) process.kill(pid, "SIGKILL");
    if (isRunning || left.length > 0) {
      await vi.waitFor(async () => expect(await allFree(port)).toBe(true), { timeout: orphanPatience });
    }
  };
  onTestFinished(async () => {
    await end();
    rmSync(pids, { recursive: true, force: true });
  });
  return {
    process: child,
    port,
    output: () => text,
    exit,
    end,
    saw: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (text.includes(wanted)) resolve();
        };
        listeners.add(look);
        look();
        void exit.then(() => reject(new Error(`ended without "${wanted}":\n${text}`)));
      }),
  };
}

/** Those of the processes named in a folder that still run. */
function leftOf(folder: string): readonly number[] {
  return readdirSync(folder).map(Number).filter(isAlive);
}

/** True while a process runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-start-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A port with five free ones above it. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const port = 21_000 + Math.floor(Math.random() * 9_000);
    if (await allFree(port)) return port;
  }
}

/** True when nothing listens on the port and the five above it. */
export async function allFree(port: number): Promise<boolean> {
  return (await Promise.all([0, 1, 2, 3, 4, 5].map((offset) => isFree(port + offset)))).every(Boolean);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
