import { serverNow } from "../lib/server-clock.ts";

interface Deal {
  readonly isAvailableLightningDeal: boolean;
  readonly lightningDealTimestampUntil: string;
}

/**
 * A deal while it is active: pieces of it are left, or all are taken and it has not ended (DEAL-02). The shop gives none
 * out while the feature is off (DEAL-03).
 */
export const activeDeal = <Found extends Deal>(deal: Found | null): Found | null =>
  deal !== null && (deal.isAvailableLightningDeal || Date.parse(deal.lightningDealTimestampUntil) > serverNow())
    ? deal
    : null;
