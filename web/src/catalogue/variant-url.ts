/** Prefix of a chosen variant in a product page's query, e.g. `v.FARBE=Rot`. */
const prefix = "v.";

/** What variants a product page's address requests: an item (VARIANT-01), or a selection that may be incomplete. */
export interface VariantState {
  readonly itemId: string | null;
  readonly selected: readonly { readonly name: string; readonly value: string }[];
}

/** Reads the variants of a product page's query; a selection that is being made wins over the item it began from. */
export function readVariants(query: URLSearchParams): VariantState {
  const selected = [...query]
    .filter(([key, value]) => key.startsWith(prefix) && value !== "")
    .map(([key, value]) => ({ name: key.slice(prefix.length), value }));
  return { itemId: selected.length > 0 ? null : query.get("varid"), selected };
}

/** The query of a selection; the latest choice goes last, so that it yields to none that came before it. */
export function writeVariants(selected: VariantState["selected"]): string {
  return `?${new URLSearchParams(selected.map(({ name, value }) => [prefix + name, value]))}`;
}

/** Name of a variant attribute's field in the plain form. */
export const variantField = (name: string): string => prefix + name;
