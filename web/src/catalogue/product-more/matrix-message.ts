import type { Storefront } from "../../lib/storefront-from-host.ts";

/** Keys of an item's messages by store (PDP-16, C-49); the business store has one for each language. */
const keys = { at: "bat_de", ch: "bch_ch", b2b: "b2b_de", de: "bde_de" } as const;

/** The key of the messages that are for a storefront. */
export const matrixKeyOf = ({ store, language }: Storefront): string =>
  store === "b2b" && language.startsWith("en") ? "b2b_en" : keys[store];

/** The message of an item for a storefront; null when it has none there. */
export const matrixMessageOf = (
  messages: readonly { readonly key: string; readonly message: string }[],
  storefront: Storefront,
): string | null => messages.find(({ key }) => key === matrixKeyOf(storefront))?.message ?? null;
