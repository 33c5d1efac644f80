/** A storefront as tests need it: where it is and what language its pages speak. */
export interface Storefront {
  /** Short name for test titles. */
  readonly name: "de" | "at" | "ch" | "b2b" | "b2b-en";
  /** Host without port. */
  readonly host: string;
  readonly store: "de" | "at" | "ch" | "b2b";
  readonly language: "de-DE" | "de-AT" | "de-CH" | "en-DE";
}

/** The German consumer shop. */
export const de: Storefront = { name: "de", host: "localhost", store: "de", language: "de-DE" };
/** The Austrian consumer shop. */
export const at: Storefront = { name: "at", host: "at.localhost", store: "at", language: "de-AT" };
/** The Swiss consumer shop. */
export const ch: Storefront = { name: "ch", host: "ch.localhost", store: "ch", language: "de-CH" };
/** The business shop in German. */
export const b2b: Storefront = { name: "b2b", host: "educational.localhost", store: "b2b", language: "de-DE" };
/** The business shop in English. */
export const b2bEnglish: Storefront = {
  name: "b2b-en",
  host: "en.educational.localhost",
  store: "b2b",
  language: "en-DE",
};

/** All five addresses. */
export const storefronts: readonly Storefront[] = [de, at, ch, b2b, b2bEnglish];
