import type { ErrorMap } from "../lib/error-map.ts";
import { type FormAnswer, type FormValues, refuseForm } from "../lib/form-values.ts";
import type { AddressGroup } from "./shipping-choice.ts";

/** What the shipping step answers when it could not be closed. */
export interface ShippingAnswer extends FormAnswer {
  /** Groups whose postcode and city do not seem to fit, and may be confirmed (ux 15). */
  readonly doubtful: readonly AddressGroup[];
  /** Ways to ship or their costs are others than those that the page has shown. */
  readonly shipperChanged: boolean;
}

/** The form again, with what is wrong with it. */
export const refuseShipping = (values: FormValues, errors: ErrorMap): ShippingAnswer => ({
  ...refuseForm(values, errors),
  doubtful: [],
  shipperChanged: false,
});
