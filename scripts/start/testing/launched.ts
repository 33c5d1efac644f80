import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

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
}

/** @param env added to the environment: FAKES, DATA_DIR … */
export function launchFakes(port: number, env: NodeJS.ProcessEnv): Launched {
  const script = fileURLToPath(new URL("launch-fakes.ts", import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
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
  return {
    process: child,
    port,
    output: () => text,
    exit,
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

/** A folder that is removed after the task. */
export async function inFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-start-"));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A port with three free ones above it. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const port = 21_000 + Math.floor(Math.random() * 9_000);
    const free = await Promise.all([port, port + 1, port + 2, port + 3].map(isFree));
    if (free.every(Boolean)) return port;
  }
}

/** True when nobody listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
