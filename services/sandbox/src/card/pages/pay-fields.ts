import { html } from "../../platform/html.ts";
import type { SafeHtml } from "../../platform/html.ts";
import type { CardFaults, CardInput } from "../card-form.ts";
import type { CardCopy } from "./copy.ts";

type FieldName = keyof CardInput;

interface FieldTraits {
  readonly autocomplete: string;
  readonly inputmode: "numeric" | "text";
  readonly maxlength: number;
}

const traits: Readonly<Record<FieldName, FieldTraits>> = {
  // Longer than 16 digits, so that any spacing fits.
  number: { autocomplete: "cc-number", inputmode: "numeric", maxlength: 40 },
  expiry: { autocomplete: "cc-exp", inputmode: "numeric", maxlength: 12 },
  cvc: { autocomplete: "cc-csc", inputmode: "numeric", maxlength: 6 },
  holder: { autocomplete: "cc-name", inputmode: "text", maxlength: 100 },
};

const fieldOrder: readonly FieldName[] = ["number", "expiry", "cvc", "holder"];

/** The sentence for a field's fault; null when it has none. */
function faultText(copy: CardCopy, field: FieldName, faults: CardFaults): string | null {
  switch (field) {
    case "number":
      return faults.number === undefined ? null : copy.faults.number[faults.number];
    case "expiry":
      return faults.expiry === undefined ? null : copy.faults.expiry[faults.expiry];
    case "cvc":
      return faults.cvc === undefined ? null : copy.faults.cvc[faults.cvc];
    case "holder":
      return faults.holder === undefined ? null : copy.faults.holder[faults.holder];
  }
}

/** The summary above the form, which links to each field; nothing without faults. */
export function renderErrorSummary(copy: CardCopy, faults: CardFaults): SafeHtml | null {
  const failed = fieldOrder.flatMap((field) => {
    const text = faultText(copy, field, faults);
    return text === null ? [] : [{ field, text }];
  });
  if (failed.length === 0) return null;
  return html`<div class="summary-error" role="alert" tabindex="-1" autofocus>
    <h2>${copy.errorSummary(failed.length)}</h2>
    <ul>
      ${failed.map(({ field, text }) => html`<li><a href="#${field}">${text}</a></li>`)}
    </ul>
  </div>`;
}

/** One field: label above, hint, input, fault. The security code is never sent back to the browser. */
export function renderField(copy: CardCopy, field: FieldName, input: CardInput, faults: CardFaults): SafeHtml {
  const { autocomplete, inputmode, maxlength } = traits[field];
  const labels = {
    number: [copy.number, copy.numberHint],
    expiry: [copy.expiry, copy.expiryHint],
    cvc: [copy.cvc, copy.cvcHint],
    holder: [copy.holder, copy.holderHint],
  } as const;
  const [label, hint] = labels[field];
  const fault = faultText(copy, field, faults);
  const describedBy = fault === null ? `${field}-hint` : `${field}-error ${field}-hint`;
  return html`<div class="field">
    <label for="${field}">${label}</label>
    <span class="hint" id="${field}-hint">${hint}</span>
    ${fault === null ? null : html`<span class="error" id="${field}-error">${fault}</span>`}
    <input
      class="${field}-input"
      id="${field}"
      name="${field}"
      type="text"
      inputmode="${inputmode}"
      autocomplete="${autocomplete}"
      maxlength="${maxlength}"
      value="${field === "cvc" ? "" : input[field]}"
      required
      aria-invalid="${fault === null ? "false" : "true"}"
      aria-describedby="${describedBy}"
      spellcheck="false"
    />
  </div>`;
}
