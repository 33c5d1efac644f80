import { isOn, type Parameter } from "../lib/settings.ts";
import type { Store } from "../lib/storefront-from-host.ts";

/** The method that needs a buyer reference (CHKP-07). */
export const electronicInvoice = "X_RECHNUNG";

/** The ways to pay that the page shows: TWINT in the Swiss store alone and while its switch is on, whatever the shop answers (CHKP-08, C-53). */
export const shownMethods = <Method extends { readonly paymentId: string }>(
  methods: readonly Method[],
  store: Store,
  parameters: readonly Parameter[],
): Method[] =>
  methods.filter(({ paymentId }) => paymentId !== "TWINT" || (store === "ch" && isOn(parameters, "twint")));
