import { type ShopLanguage, type Store, storefrontOfHost } from "@chalkbox/storefront";

export type { ShopLanguage, Store };

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

/**
 * The storefront that a host stands for. `educational` is looked for first, so that the store and `isB2b` never
 * disagree (C-02, C-13); a host that names no store is the German shop (STORE-05).
 *
 * @param host as in the `Host` header, with or without port
 * @param scheme of the visitor's address
 */
export function storefrontOf(host: string, scheme: "http" | "https"): Storefront {
  const known = host.toLowerCase();
  const { store, language, languageCode, countryCode } = storefrontOfHost(known);
  const isB2b = store === "b2b";
  const baseUrl = `${scheme}://${known}`;
  return { store, language, languageCode, countryCode, isB2b, channel: "web", currency: "EUR", host: known, baseUrl };
}
