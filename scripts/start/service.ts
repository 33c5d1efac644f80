import { spawn, type ChildProcess, type SendHandle } from "node:child_process";
import { createInterface } from "node:readline";
import { failure, success, type Outcome } from "./outcome.ts";
import { openLogFile } from "./log-file.ts";
import { type Handed, handedBy, type Handover, isHandover } from "./handover.ts";
import { readLogLine, type ProgressReport } from "./log-lines.ts";

const exitWithParent = new URL("exit-with-parent.ts", import.meta.url).href;
/** Lines kept to show when the service ends. */
const keptLines = 12;
/** Lines of a stack trace that say nothing about our own code. */
const noise = /^\s*$|^\s+at .*(node:internal|node_modules)|^Node\.js v/;
/** Quiet time after which a service that is not ready counts as stuck, in ms. */
const startPatience = 180_000;

/** What is needed to run one service. */
export interface ServicePlan {
  /** Shown to people and used as the name of the log file. */
  readonly name: string;
  /** True where two instances can run for a moment, so that the successor is ready before the old one ends. */
  readonly canOverlap: boolean;
  /** Sockets that were reserved for it and not taken yet; those of a service that ended are gone. */
  readonly sockets?: () => readonly Handed[];
  /** Whether the others end with it when it cannot be kept running. */
  readonly isEssential: boolean;
  /** Absolute path of the file to run. */
  readonly entry: string;
  /** Options of Node itself. */
  readonly nodeOptions: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  readonly onWarning: (text: string) => void;
  readonly onProgress: (report: ProgressReport) => void;
}

/** Why a service ended on its own, with its last output. */
export interface ServiceEnd {
  readonly service: string;
  readonly how: string;
  /** The signal that ended it, e.g. `SIGKILL`; null when it went by itself. */
  readonly signal: NodeJS.Signals | null;
  readonly lastLines: readonly string[];
  readonly logFile: string;
}

export interface Service {
  readonly name: string;
  /** Settles when the service listens; a failure when it ended or wrote nothing for three minutes. */
  readonly ready: Promise<Outcome<void>>;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<ServiceEnd>;
  /**
   * Settles when something else than the launcher has asked the service to end: with what the next one takes over.
   * Until {@link Service.release} it goes on.
   */
  readonly leaving: Promise<readonly Handed[]>;
  /**
   * Lets it end.
   * @param linger how long connections stay open whose clients do not know yet, in ms; without it no other takes its
   *   place
   */
  release(linger?: number): void;
  /** Stops the service. */
  stop(): void;
  /** Ends the service at once. */
  kill(): void;
}

/**
 * Starts a service in a process group of its own, so that Ctrl-C reaches the launcher alone, which then stops the
 * services in order. Their end with a killed launcher is the task of `exit-with-parent.ts`.
 *
 * @param succession what it takes over where it takes another one's place; without it, sockets that were reserved
 */
export function startService(plan: ServicePlan, succession?: Succession): Service {
  const { handed, onPrepared } = succession ?? { handed: plan.sockets?.() ?? [], onPrepared: () => undefined };
  const options = ["--disable-warning=ExperimentalWarning", ...plan.nodeOptions, "--import", exitWithParent];
  const child = spawn(process.execPath, [...options, plan.entry], {
    cwd: plan.cwd,
    env: {
      ...plan.env,
      HANDOVER: succession === undefined ? "first" : "next",
      HANDOVER_NAMES: handed.map(({ name }) => name).join(","),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
  });
  const lastLines: string[] = [];
  const ended = untilEnd(child, plan, lastLines);
  const leaving = untilLeaving(child, { handed, onPrepared });
  return {
    name: plan.name,
    leaving,
    release: (linger) => tell(child, { handover: "leave", ...(linger !== undefined && { linger }) }),
    ready: Promise.race([untilReady(child, plan, lastLines), ended.then(({ how }) => failure(`${plan.name} ${how}`))]),
    ended,
    stop: () => {
      // No one takes its place.
      tell(child, { handover: "leave" });
      child.kill("SIGTERM");
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

/** Handles that a service takes over from its predecessor. */
export interface Succession {
  readonly handed: readonly Handed[];
  /** Called when it is about to listen. */
  readonly onPrepared: () => void;
}

/** Collects what a service hands over that is about to leave, and gives it what it takes over itself. */
function untilLeaving(child: ChildProcess, { handed, onPrepared }: Succession): Promise<readonly Handed[]> {
  const own: Handed[] = [];
  return new Promise((resolve) => {
    child.on("message", (message: unknown, handle: unknown) => {
      if (!isHandover(message)) return;
      if (message.handover === "leaving") resolve(own);
      if (message.handover === "prepared") onPrepared();
      if (message.handover === "handle" && handle !== undefined) own.push(handedBy(message.name, handle));
      if (message.handover !== "wants") return;
      const wanted = handed.find(({ name }) => name === message.name);
      tell(child, { handover: "handle", name: message.name }, wanted?.handle, wanted?.close);
    });
  });
}

/** Sends a message; a service that has gone meanwhile needs none. */
function tell(child: ChildProcess, message: Handover, handle?: unknown, onSent = (): void => undefined): void {
  if (!child.connected) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node sends its own handles, which its types leave out
  child.send(message, handle as SendHandle, undefined, onSent);
}

function untilEnd(child: ChildProcess, plan: ServicePlan, lastLines: readonly string[]): Promise<ServiceEnd> {
  return new Promise((resolve) => {
    const end = (how: string, signal: NodeJS.Signals | null): void =>
      resolve({ service: plan.name, how, signal, lastLines: [...lastLines], logFile: plan.logFile });
    child.once("error", (error) => end(`did not start (${error.message})`, null));
    // "close" comes after the last line was read, "exit" may come before.
    child.once("close", (code, signal) =>
      end(code === null ? `was ended by ${signal}` : `ended with code ${code}`, signal),
    );
  });
}

function untilReady(child: ChildProcess, plan: ServicePlan, lastLines: string[]): Promise<Outcome<void>> {
  const log = openLogFile(plan.logFile);
  return new Promise((resolve) => {
    const stuck = setTimeout(() => resolve(failure(`${plan.name} has not answered for three minutes.`)), startPatience);
    const remember = (line: string): void => {
      log.write(line);
      if (noise.test(line)) return;
      lastLines.push(readable(line));
      if (lastLines.length > keptLines) lastLines.shift();
    };
    linesOf(child.stdout, (line) => {
      const read = readLogLine(line);
      stuck.refresh();
      if (read.kind === "progress") return plan.onProgress(read);
      remember(line);
      if (read.kind === "warning") plan.onWarning(read.text);
      if (read.kind !== "ready") return;
      clearTimeout(stuck);
      resolve(success(undefined));
    });
    // What Node itself prints goes to the log; when the service ends because of it, it is among the last lines.
    linesOf(child.stderr, remember);
    child.once("close", () => {
      clearTimeout(stuck);
      log.end();
    });
  });
}

/** The text of a log entry, which is JSON. */
function readable(line: string): string {
  const read = readLogLine(line);
  return "text" in read ? read.text : line;
}

function linesOf(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on("line", onLine);
}
