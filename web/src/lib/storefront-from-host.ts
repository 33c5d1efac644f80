import type { ShopLanguage } from "./money.ts";

/** The four storefronts. */
export type Store = "de" | "at" | "ch" | "b2b";

/** Who the visitor shops with, and in which language. */
export interface Storefront {
  store: Store;
  language: ShopLanguage;
}

/**
 * Decides the storefront from the host alone (STORE-01..05, C-02, C-13). `educational` counts first,
 * so that an educational `.ch` host is still the business shop.
 * @param host host name, with or without port, in any case
 */
export function storefrontFromHost(host: string): Storefront {
  const name = host.trim().toLowerCase().replace(/:\d+$/u, "").replace(/\.$/u, "");
  if (name.includes("educational")) {
    return { store: "b2b", language: isEnglish(name) ? "en-DE" : "de-DE" };
  }
  if (name.startsWith("ch.") || name.endsWith(".ch")) return { store: "ch", language: "de-CH" };
  if (name.startsWith("at.") || name.endsWith(".at")) return { store: "at", language: "de-AT" };
  return { store: "de", language: "de-DE" };
}

function isEnglish(name: string): boolean {
  return name.startsWith("en.") || name.includes(".en.") || name.endsWith(".com");
}
