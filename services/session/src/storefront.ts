/** Shop store code (STORE-01..05). */
export type Store = "de" | "at" | "ch" | "b2b";

/** Shop language of a storefront (STORE-01..05). */
export type ShopLanguage = "de-DE" | "de-AT" | "de-CH" | "en-DE";

/** What a host stands for: the storefront and all that follows from it (STORE-01..11). */
export interface Storefront {
  readonly store: Store;
  readonly language: ShopLanguage;
  readonly languageCode: "de-de" | "at-de" | "ch-de" | "edu-de" | "edu-en";
  readonly countryCode: "de" | "at" | "ch" | "edu";
  readonly channel: "web";
  readonly currency: "EUR";
  readonly host: string;
  readonly isB2b: boolean;
  readonly baseUrl: string;
}

type Identity = Pick<Storefront, "store" | "language" | "languageCode" | "countryCode" | "isB2b">;

const german: Identity = { store: "de", language: "de-DE", languageCode: "de-de", countryCode: "de", isB2b: false };
const austrian: Identity = { store: "at", language: "de-AT", languageCode: "at-de", countryCode: "at", isB2b: false };
const swiss: Identity = { store: "ch", language: "de-CH", languageCode: "ch-de", countryCode: "ch", isB2b: false };
const business: Identity = { store: "b2b", language: "de-DE", languageCode: "edu-de", countryCode: "edu", isB2b: true };
const businessEnglish: Identity = { ...business, language: "en-DE", languageCode: "edu-en" };

/**
 * The storefront that a host stands for. `educational` is looked for first, so that the store and `isB2b` never
 * disagree (C-02, C-13); a host that says nothing is the German shop (STORE-05).
 *
 * @param host as in the `Host` header, with or without port
 * @param scheme of the visitor's address
 */
export function storefrontOf(host: string, scheme: "http" | "https"): Storefront {
  const known = host.toLowerCase();
  const identity = identify(known.replace(/:\d*$/, "").replace(/\.$/, ""));
  return { ...identity, channel: "web", currency: "EUR", host: known, baseUrl: `${scheme}://${known}` };
}

function identify(name: string): Identity {
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
