import { parentPort } from "node:worker_threads";
import { readListFile, readListText } from "./read-file.ts";

// Reads lists beside the thread that answers visitors: a file can be made to keep its reader busy. Its first message says
// that it is ready.
parentPort?.on("message", (list: string | Uint8Array) => {
  const reading = typeof list === "string" ? Promise.resolve(readListText(list)) : readListFile(list);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  void reading.then((result) => parentPort?.postMessage(result));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage("ready");
