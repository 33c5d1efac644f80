import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

/** Pages whose actions are looked at; certificates have a few. */
const mostPages = 200;

/** Whether opening the document, or using it, would run something. @throws what the parser throws for what is no PDF */
async function isActive(bytes: Uint8Array): Promise<boolean> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  if ((await pdf.hasJSActions()) || (await pdf.getJSActions()) !== null) return true;
  if ((await pdf.getAttachments()) !== null) return true;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    if (Object.keys((await page.getJSActions()) ?? {}).length > 0) return true;
  }
  return false;
}

// What cannot be parsed runs nowhere: the person who checks the certificate sees that it cannot be read.
const answer = await isActive(new Uint8Array(workerData)).catch(() => false);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(answer);
