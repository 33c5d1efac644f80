import type { BrowserGraph } from "../../graph/client.ts";
import { FooterGridDocument } from "../../graph/generated/FooterGrid.ts";
import { HeaderGridDocument } from "../../graph/generated/HeaderGrid.ts";
import { NavigationModelDocument } from "../../graph/generated/NavigationModel.ts";
import { checkoutFooterPageId, footerPageId } from "../footer.tsx";
import { departmentsId, topRowId } from "../header/ids.ts";
import { renewMarkup } from "../static-markup.ts";
import { maximumAge } from "./stale-queries.ts";

/** Code with which parts of the frame render themselves; most tabs never need it. */
const loadParts = () => Promise.all([import("../header/live-parts.tsx"), import("../footer/live-footer.tsx")]);

/**
 * Keeps menu, header and footer as young as what the page shows (GQL-13): they came as markup without their data. On the
 * first route change after ten minutes their answers are requested, and they render themselves from then on, so that
 * they are refetched like all active queries. What fails leaves them as they are, until the next route change.
 */
export function createFrameRenewal({ query }: Pick<BrowserGraph, "query">) {
  const start = Date.now() - performance.now();
  let isDone = false;
  const renew = async (): Promise<boolean> => {
    const isShown = (id: string): boolean => document.getElementById(id) !== null;
    const footers = [footerPageId, checkoutFooterPageId].filter(isShown);
    const answers = await Promise.all([
      ...(isShown(departmentsId) ? [query(NavigationModelDocument, {}, "network-only")] : []),
      ...(isShown(topRowId) ? [query(HeaderGridDocument, {}, "network-only")] : []),
      ...footers.map((pageId) => query(FooterGridDocument, { pageId }, "network-only")),
    ]);
    if (answers.some(({ data, error }) => error !== undefined || data == null)) return false;
    await loadParts();
    renewMarkup();
    return true;
  };
  return {
    /** A page is there. */
    arrive(): void {
      if (isDone || Date.now() - start <= maximumAge) return;
      isDone = true;
      renew().then(
        (done) => void (isDone = done),
        () => void (isDone = false),
      );
    },
  };
}
