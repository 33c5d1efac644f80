import type { Store } from "../lib/storefront-from-host.ts";
import { hasWithdrawalRight } from "../lib/withdrawal-right.ts";

/**
 * Years of a maker's guarantee that consumers in the EU see a label of, as it is longer than the law's two years (Directive
 * 2011/83/EU, Article 22a); null without one.
 */
export const garanYears = (years: number | null, store: Store): number | null =>
  years !== null && years > 2 && hasWithdrawalRight(store) ? years : null;
