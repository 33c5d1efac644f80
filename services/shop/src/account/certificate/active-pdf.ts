import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Longest time in which a PDF is looked through, in ms. */
const patience = 10_000;
/** A thread's memory beside the file, in MB. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 } as const;

let last: Promise<unknown> = Promise.resolve();

async function lookThrough(bytes: Uint8Array): Promise<boolean> {
  const worker = new Worker(new URL("active-pdf.thread.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits,
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  try {
    const [answer]: unknown[] = await once(worker, "message", { signal: AbortSignal.timeout(patience) });
    return answer === true;
  } catch {
    // One that keeps its reader busy, or takes all its memory, is made to.
    return true;
  } finally {
    await worker.terminate();
  }
}

/**
 * Tells PDFs that would run something in the hands of the person who opens them: scripts, also of fields and pages, and
 * files within the file (H-100). One at a time is looked through, in a thread of its own with limits.
 */
export function isActivePdf(bytes: Uint8Array): Promise<boolean> {
  const looked = last.then(() => lookThrough(bytes));
  last = looked.catch(() => undefined);
  return looked;
}
