import { parentPort, workerData } from "node:worker_threads";
import * as v from "valibot";
import { scanPdf } from "./pdf-scan.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(scanPdf(v.parse(v.instance(Uint8Array), workerData)));
