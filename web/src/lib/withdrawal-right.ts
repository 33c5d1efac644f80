import type { Store } from "./storefront-from-host.ts";

/** Whether who buys in a store may withdraw by law: consumers in the EU may, Swiss buyers and businesses may return (C-99). */
export const hasWithdrawalRight = (store: Store): store is "de" | "at" => store === "de" || store === "at";
