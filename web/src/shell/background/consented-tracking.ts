import type { OperationResult } from "urql";
import { forgetWithoutConsent, hasConsent } from "../../lib/browser-memory.ts";
import { consentChosen } from "../../lib/consent.ts";
import type { Page, Tracking } from "./page.ts";

/** Measures visitors from the moment on at which they have agreed, in whichever tab; until then none of it is loaded. */
export function createConsentedTracking({ graph, loadTracking }: Pick<Page, "graph" | "loadTracking">) {
  let tracking: Promise<Tracking> | undefined;
  const layer = (globalThis.dataLayer ??= []);
  // What was done before the visitor agreed is not measured.
  let since = hasConsent() ? 0 : layer.length;
  layer.push = (...events) => {
    const length = Array.prototype.push.apply(layer, events);
    if (!hasConsent()) since = length;
    return length;
  };
  const withTracking = (use: (tracking: Tracking) => unknown): void => {
    if (!hasConsent()) return;
    tracking ??= loadTracking().then(({ startTracking }) => startTracking(graph, since));
    // Its code may be gone after a deployment: the page works on without being measured.
    tracking.then(use).catch(() => undefined);
  };
  // It may have been withdrawn in another tab, or without scripts.
  forgetWithoutConsent();
  document.addEventListener(consentChosen, () => {
    forgetWithoutConsent();
    if (tracking) void tracking.then((begun) => begun.choose()).catch(() => undefined);
    else withTracking((begun) => begun.arrive());
  });
  return {
    arrive: (): void => withTracking((begun) => begun.arrive()),
    hear: (result: Pick<OperationResult, "data" | "operation">): void => withTracking((begun) => begun.hear(result)),
  };
}
