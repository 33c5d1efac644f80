import { type FormValues, groupOf } from "../lib/form-values.ts";
import type { ReturnOrder } from "./return-gate.ts";
import { keptSelections } from "./selection-values.ts";

/** The carrier of a return that needs no label (RET-05, C-65). */
export const noLabel = "nolabel";

/** Most labels of a return. */
export const mostLabels = 9;

/** Carrier and labels as the graph takes them: with no label, neither (RET-07). */
export function sendingOf({ carrier, labels }: { readonly carrier: string; readonly labels: number }) {
  return labels === 0 ? { carrier: null, labels: null } : { carrier, labels };
}

/** The third step's form as the graph takes it. */
export function carrierStateOf(values: FormValues) {
  const { salutation = "", firstName = "", lastName = "", email = "", phone = "" } = groupOf(values, "contact");
  const contact = { salutation, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone };
  const { carrier = noLabel, labels = "1" } = values;
  return { ...sendingOf({ carrier, labels: Number(labels) }), contact };
}

/** All that the steps have kept, as the graph takes it for carriers and for the submit (OP-Q-23, OP-M-31). */
export function returnInputOf(order: ReturnOrder) {
  const { hash, orderId, salesOrderNo, state } = order;
  const { selectedRegulation: regulation, selectedCarrier: carrier, labels } = state;
  const items = keptSelections(order);
  // Field by field: what the graph gave also names its type, which no input takes.
  const { salutation, firstName, lastName, email, phone } = state.contact;
  const contact = { salutation, firstName, lastName, email, phone };
  return { hash, orderId, salesOrderNo, regulation, items, ...sendingOf({ carrier, labels }), contact };
}
