import type { Store } from "./storefront-from-host.ts";

/** Whether a store sells memberships: consumer stores do, and let them be cancelled on each page (C-71, § 312k BGB). */
export const hasMembership = (store: Store): boolean => store !== "b2b";
