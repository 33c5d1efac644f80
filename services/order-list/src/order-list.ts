import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type ListResult, readListText } from "./read-file.ts";

export { type ListResult, mostBytes, mostLines } from "./read-file.ts";
export type { ListLine } from "./lines.ts";

/** Texts up to this many characters are read at once: they cost a few milliseconds, however they are written. */
const short = 2_000;
/** Longest times of a thread: to start, to read a list, to wait for another one, in ms; and most lists that wait. */
const limits = { start: 20_000, reading: 5_000, idle: 30_000, waiting: 20 } as const;
/** A thread's memory beside what it was given, in MB. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 } as const;

interface Thread {
  readonly worker: Worker;
  /** Settled once it has loaded what it reads with. */
  readonly ready: Promise<unknown>;
}
let thread: Thread | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

function end(): void {
  const ending = thread;
  thread = null;
  void ending?.worker.terminate();
}

function start(): Thread {
  const worker = new Worker(new URL("list.thread.ts", import.meta.url), {
    resourceLimits,
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const started = { worker, ready: once(worker, "message", { signal: AbortSignal.timeout(limits.start) }) };
  worker
    .on("error", () => undefined)
    .once("exit", () => {
      if (thread === started) thread = null;
    });
  return started;
}

/** Code of a thread that needs more memory than there is for it. */
const outOfMemory = "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Reads a list in the thread; what takes too long, or too much memory, is too large.
 * @throws what the thread threw: a fault of ours
 */
async function readInThread(list: string | Uint8Array): Promise<ListResult> {
  clearTimeout(idle);
  const { worker, ready } = (thread ??= start());
  worker.ref();
  let patience: AbortSignal | undefined;
  try {
    await ready;
    patience = AbortSignal.timeout(limits.reading);
    // An error of the thread rejects, too.
    const answered = once(worker, "message", { signal: patience });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(list);
    const [result]: ListResult[] = await answered;
    if (result === undefined) throw new Error("The thread answered without a result");
    return result;
  } catch (error) {
    end();
    const isTooMuch =
      patience?.aborted === true || (error instanceof Error && "code" in error && error.code === outOfMemory);
    if (isTooMuch) return { kind: "tooLarge" };
    throw error;
  } finally {
    // A process that has nothing else to do may end.
    worker.unref();
    idle = setTimeout(end, limits.idle).unref();
  }
}

/**
 * Reads an order list: a text that was pasted, or a file's bytes. Little of it happens on the thread that
 * answers visitors: one list at a time is read beside it, in limited time and memory.
 */
export async function readOrderList(list: string | Uint8Array): Promise<ListResult> {
  if (typeof list === "string" && list.length <= short) return readListText(list);
  if (waiting >= limits.waiting) return { kind: "busy" };
  waiting += 1;
  const reading = last.then(() => readInThread(list));
  last = reading.catch(() => undefined);
  try {
    return await reading;
  } finally {
    waiting -= 1;
  }
}
