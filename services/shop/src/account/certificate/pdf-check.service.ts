import { once } from "node:events";
import { Worker } from "node:worker_threads";
import * as v from "valibot";
import type { PdfVerdict } from "./pdf-scan.ts";

/** Longest times of a thread, to start and to look at a file, in ms; most files that are looked at or wait, and of an address. */
const limits = { start: 20_000, reading: 4_000, files: 8, ofAddress: 3 } as const;
/** A thread's memory beside the file, in MB. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 } as const;
const verdictSchema = v.picklist(["plain", "active", "locked", "unreadable"] satisfies PdfVerdict[]);
/** Code of a thread that needs more memory than there is for it. */
const outOfMemory = "ERR_WORKER_OUT_OF_MEMORY";

let last: Promise<unknown> = Promise.resolve();
/** From which addresses the files are that are looked at or wait: one entry a file. */
const underWay: string[] = [];

/** @throws what the thread threw: a fault of ours */
async function scanInThread(bytes: Uint8Array): Promise<PdfVerdict> {
  const worker = new Worker(new URL("pdf-scan.thread.ts", import.meta.url), {
    resourceLimits,
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  // One that is ended while it fails has no one else to listen.
  worker.on("error", () => undefined);
  let patience: AbortSignal | undefined;
  try {
    // What it reads with is loaded on a busy machine, too.
    await once(worker, "message", { signal: AbortSignal.timeout(limits.start) });
    patience = AbortSignal.timeout(limits.reading);
    const answered = once(worker, "message", { signal: patience });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(bytes);
    const [verdict]: unknown[] = await answered;
    return v.parse(verdictSchema, verdict);
  } catch (error) {
    const isTooMuch =
      patience?.aborted === true || (error instanceof Error && "code" in error && error.code === outOfMemory);
    // Certificates take a few tenths of a second: what keeps its reader busy is made to.
    if (isTooMuch) return "unreadable";
    throw error;
  } finally {
    await worker.terminate();
  }
}

/**
 * Looks at a PDF that someone has handed in, in a thread of its own with little time and memory: one after the other. A
 * school is behind one address with all who sit in it, so some of one may wait.
 * @returns null when too many wait already, or too many of the same address do
 */
export async function checkPdf(bytes: Uint8Array, address: string): Promise<PdfVerdict | null> {
  const own = underWay.filter((other) => other === address);
  if (own.length >= limits.ofAddress || underWay.length >= limits.files) return null;
  underWay.push(address);
  const checking = last.then(() => scanInThread(bytes));
  last = checking.catch(() => undefined);
  try {
    return await checking;
  } finally {
    underWay.splice(underWay.indexOf(address), 1);
  }
}
