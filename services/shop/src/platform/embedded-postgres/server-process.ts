import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Writable } from "node:stream";
import { handleOf } from "@chalkbox/edge";
import type { Logger } from "pino";
import type { ServerAccount } from "./account.ts";
import { cannotRun, firstFault, serverProcess } from "./cluster.ts";

/** A server process that is ready, or why it is not. */
export type Launch =
  | { readonly state: "ready"; readonly process: RunningServer }
  | {
      readonly state: "failed";
      /** Another server holds the folder: it may be about to go. */
      readonly inUse: boolean;
      readonly fault: string;
    };

export interface RunningServer {
  /** Resolves when the server has gone, for whatever reason. */
  readonly gone: Promise<void>;
  /** The end of the pipe that keeps the server running: it stops when the last process that has one is gone. */
  readonly keeper: unknown;
  /** Stops the server, within a second; resolves when it has gone. */
  stop(): Promise<void>;
}

/**
 * The shell stops the server when the pipe on descriptor 3 ends: first "fast" (INT: roll back and write a checkpoint),
 * then, should that take long, "immediate" (QUIT: the next start replays the log). Neither loses a committed row.
 */
const guard = `
"$@" </dev/null 3<&- &
server=$!
(cat >/dev/null; kill -INT $server; sleep 0.7; kill -QUIT $server) <&3 2>/dev/null &
watcher=$!
trap 'kill -INT $server' TERM INT
wait $server
while kill -0 $server 2>/dev/null; do wait $server; done
kill $watcher 2>/dev/null
`;

/**
 * Starts one server process and waits until it accepts connections.
 * @param command program and arguments
 */
export async function launchServer(
  command: readonly string[],
  account: ServerAccount | null,
  log: Logger,
): Promise<Launch> {
  const shell = spawn("/bin/sh", ["-c", guard, "sh", ...command], {
    ...serverProcess(account),
    // A session of its own: Ctrl-C in a terminal reaches the shop only, which stops its database last.
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const pipe = shell.stdio[3];
  const { stderr } = shell;
  if (stderr === null || !(pipe instanceof Writable)) throw new Error("The server was started without its pipes");
  // The pipe breaks when the server goes first; `exit` reports that.
  pipe.on("error", () => undefined);
  let output = "";
  const collect = (text: string): void => {
    output += text;
  };
  stderr.setEncoding("utf8").on("data", collect);
  const outcome = await new Promise<"ready" | "gone">((resolve, reject) => {
    shell.once("error", (error) => reject(cannotRun(error)));
    shell.once("exit", () => {
      // Our end has to go first: `close`, after which all output has arrived, waits for every pipe.
      pipe.destroy();
      shell.once("close", () => resolve("gone"));
    });
    stderr.on("data", () => {
      if (output.includes("ready to accept connections")) resolve("ready");
    });
  });
  if (outcome === "gone") {
    return {
      state: "failed",
      inUse: /lock file .* already exists|pre-existing shared memory/.test(output),
      fault: firstFault(output),
    };
  }
  stderr.removeAllListeners("data").on("data", (text: string) => reportFaults(text, log));
  return {
    state: "ready",
    process: { keeper: handleOf(pipe), gone: hasGone(shell, pipe), stop: () => stopServer(shell, pipe) },
  };
}

async function hasGone(shell: ChildProcess, pipe: Writable): Promise<void> {
  if (isRunning(shell)) await once(shell, "exit");
  pipe.destroy();
}

async function stopServer(shell: ChildProcess, pipe: Writable): Promise<void> {
  if (!isRunning(shell)) return;
  const exit = once(shell, "exit");
  pipe.end();
  await exit;
}

function isRunning(shell: ChildProcess): boolean {
  return shell.exitCode === null && shell.signalCode === null;
}

function reportFaults(text: string, log: Logger): void {
  for (const line of text.split("\n")) {
    if (/\b(FATAL|PANIC|WARNING):/.test(line)) log.warn({ postgres: line.trim() }, "embedded database");
  }
}
