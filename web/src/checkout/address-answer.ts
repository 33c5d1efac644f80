import type { ErrorMap } from "../lib/error-map.ts";
import { type FormAnswer, type FormValues, refuseForm } from "../lib/form-values.ts";

/** What the address book answers when an address could not be stored. */
export interface AddressEditAnswer extends FormAnswer {
  /** Whether postcode and city do not seem to fit, and may be confirmed (ux 15). */
  readonly isDoubtful: boolean;
}

/** The form again, with what is wrong with it. */
export const refuseAddress = (values: FormValues, errors: ErrorMap, isDoubtful = false): AddressEditAnswer => ({
  ...refuseForm(values, errors),
  isDoubtful,
});
