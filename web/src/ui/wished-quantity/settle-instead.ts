import type { FormEvent } from "react";

/**
 * For the form of a quantity, whose field sends it once it is settled: on a page that has just come to life, Enter may reach the
 * form and not the field. The field then settles what is typed, as when it is left.
 */
export function settleInstead(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const field = event.currentTarget.querySelector("input[name=quantity]");
  field?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}
