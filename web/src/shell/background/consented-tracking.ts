import type { OperationResult } from "urql";
import { hasConsent } from "../../lib/browser-memory.ts";
import { consentChosen } from "../../lib/consent.ts";
import type { Page, Tracking } from "./page.ts";

/** Measures visitors from the moment on at which they have agreed; until then none of it is loaded. */
export function createConsentedTracking({ graph, loadTracking }: Pick<Page, "graph" | "loadTracking">) {
  let tracking: Promise<Tracking> | undefined;
  const withTracking = (since: number, use: (tracking: Tracking) => unknown): void => {
    if (!hasConsent()) return;
    tracking ??= loadTracking().then(({ startTracking }) => startTracking(graph, since));
    // Its code may be gone after a deployment: the page works on without being measured.
    tracking.then(use).catch(() => undefined);
  };
  document.addEventListener(consentChosen, () => {
    if (tracking) void tracking.then((begun) => begun.choose()).catch(() => undefined);
    // What was done before is not measured.
    else withTracking(globalThis.dataLayer?.length ?? 0, (begun) => begun.arrive());
  });
  return {
    arrive: (): void => withTracking(0, (begun) => begun.arrive()),
    hear: (result: Pick<OperationResult, "data" | "operation">): void => withTracking(0, (begun) => begun.hear(result)),
  };
}
