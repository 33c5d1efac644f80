import { pick } from "../catalogue/language.ts";
import type { Language, Store } from "../platform/context.ts";

/** `Country` of the graph. */
export interface Country {
  readonly code: "DE" | "AT" | "CH";
  readonly name: string;
}

const order: Readonly<Record<Store, readonly Country["code"][]>> = {
  de: ["DE", "AT", "CH"],
  at: ["AT", "DE", "CH"],
  ch: ["CH", "DE", "AT"],
  b2b: ["DE", "AT", "CH"],
};

/** Where a store delivers to, its own country first. */
export function deliveryCountries(store: Store, language: Language): Country[] {
  const names = {
    DE: pick(language, "Deutschland", "Germany"),
    AT: pick(language, "Österreich", "Austria"),
    CH: pick(language, "Schweiz", "Switzerland"),
  };
  return order[store].map((code) => ({ code, name: names[code] }));
}

/** Whether a store offers packstations: they exist in Germany only. */
export function offersPackstations(store: Store): boolean {
  return store === "de" || store === "b2b";
}
