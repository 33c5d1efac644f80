import { parentPort } from "node:worker_threads";
import { scanPdf } from "./pdf-scan.ts";

// Its first message says that it is ready.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.once("message", (bytes: Uint8Array) => parentPort?.postMessage(scanPdf(bytes)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage("ready");
