import { type ShopLanguage, type Store, storefrontOfHost } from "@chalkbox/storefront";

export type { Store };

/** Who the visitor shops with, and in which language. */
export interface Storefront {
  readonly store: Store;
  readonly language: ShopLanguage;
}

/**
 * Decides the storefront from the host alone (STORE-01..05, C-02, C-13).
 * @param host host name, with or without port, in any case
 */
export function storefrontFromHost(host: string): Storefront {
  const { store, language } = storefrontOfHost(host);
  return { store, language };
}
