import { hasConsent } from "../../lib/browser-memory.ts";
import { consentChosen } from "../../lib/consent.ts";
import type { MessageToWorker } from "../offline/messages-to-worker.ts";
import { isConnectionGood } from "./connection.ts";

/** Where the worker is (OP-A-12). */
export const workerPath = "/sw.js";

/**
 * Registers the service worker, and reports to it which pages are seen, as far as the visitor agrees that the browser
 * keeps that for longer than the tab is open (C-93). Nothing of it on a connection that costs.
 */
export function createOfflinePages() {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const send = async (message: MessageToWorker): Promise<void> => {
    const worker = (await serviceWorker?.getRegistration())?.active;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its own
    worker?.postMessage(message);
  };
  // Without it, or where a browser refuses it, the shop works as ever.
  const ready = isConnectionGood()
    ? serviceWorker?.register(workerPath).then(
        () => serviceWorker.ready,
        () => undefined,
      )
    : undefined;
  document.addEventListener(consentChosen, () => {
    if (!hasConsent()) void send({ kind: "forget" });
  });
  return {
    /** A page is shown. */
    arrive(): void {
      const path = location.pathname + location.search;
      if (ready && hasConsent() && isConnectionGood()) void ready.then(() => send({ kind: "seen", path }));
    },
  };
}
