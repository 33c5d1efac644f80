/** Shop store code (STORE-01..05). */
export type Store = "de" | "at" | "ch" | "b2b";

/** Shop language of a storefront: decides texts, number and date formats. */
export type ShopLanguage = "de-DE" | "de-AT" | "de-CH" | "en-DE";

/** A storefront, and how it is known outside (STORE-01..11). */
export interface StorefrontIdentity {
  readonly store: Store;
  readonly language: ShopLanguage;
  readonly languageCode: "de-de" | "at-de" | "ch-de" | "edu-de" | "edu-en";
  readonly countryCode: "de" | "at" | "ch" | "edu";
  /** What is before `localhost` in its local address. */
  readonly localPrefix: "" | "at." | "ch." | "educational." | "en.educational.";
}

const german = { store: "de", language: "de-DE", languageCode: "de-de", countryCode: "de", localPrefix: "" } as const;
const austrian = {
  store: "at",
  language: "de-AT",
  languageCode: "at-de",
  countryCode: "at",
  localPrefix: "at.",
} as const;
const swiss = { store: "ch", language: "de-CH", languageCode: "ch-de", countryCode: "ch", localPrefix: "ch." } as const;
const business = {
  store: "b2b",
  language: "de-DE",
  languageCode: "edu-de",
  countryCode: "edu",
  localPrefix: "educational.",
} as const;
/** The second face of the business shop (C-01). */
const businessEnglish = {
  ...business,
  language: "en-DE",
  languageCode: "edu-en",
  localPrefix: "en.educational.",
} as const;

/** The five storefronts. */
export const storefronts = [
  german,
  austrian,
  swiss,
  business,
  businessEnglish,
] as const satisfies readonly StorefrontIdentity[];

/**
 * The storefront that a host stands for, by the host alone (STORE-01..05). `educational` is looked for first, so that an
 * educational `.ch` host is still the business shop (C-02, C-13); a host without a hint is the German shop (STORE-05).
 * @param host with or without port, in any case
 */
export function storefrontOfHost(host: string): StorefrontIdentity {
  const name = host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
  if (name.includes("educational")) return isEnglish(name) ? businessEnglish : business;
  if (belongsTo(name, "ch")) return swiss;
  if (belongsTo(name, "at")) return austrian;
  return german;
}

function isEnglish(name: string): boolean {
  return name.startsWith("en.") || name.includes(".en.") || name.endsWith(".com");
}

function belongsTo(name: string, country: "at" | "ch"): boolean {
  return name.startsWith(`${country}.`) || name.endsWith(`.${country}`);
}
