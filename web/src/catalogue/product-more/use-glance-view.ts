import { useEffect } from "react";
import { useGraph } from "../../graph/context.ts";
import { RecordGlanceViewDocument } from "../../graph/generated/RecordGlanceView.ts";
import { hasConsent } from "../../lib/browser-memory.ts";
import { consentChosen } from "../../lib/consent.ts";

const key = "glanceViews";

/** Items that were looked at in this session; empty where a browser refuses its storage. */
function seen(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * Reports that an item is looked at: once a session for each (OP-M-58), and only with consent (C-93). What is chosen
 * while the page is open counts from then on.
 */
export function useGlanceView(productId: string, itemId: string): void {
  const graph = useGraph();
  useEffect(() => {
    const report = () => {
      if (!hasConsent() || seen().includes(itemId)) return;
      try {
        sessionStorage.setItem(key, [...seen(), itemId].join(" "));
      } catch {
        // What cannot be kept would be counted again and again.
        return;
      }
      const view = { productId, itemId, domain: location.hostname };
      void graph.mutate(RecordGlanceViewDocument, view, { isBeside: true });
    };
    report();
    document.addEventListener(consentChosen, report);
    return () => document.removeEventListener(consentChosen, report);
  }, [graph, productId, itemId]);
}
