/**
 * Switches that are offered above a list: each keeps what has the property. They are facets that no table has; their
 * value is `ja` in every language, as codes of facets stand in the URL.
 */
export const quickFilters = [
  { id: 30_001, code: "LIEFERBAR", displayDe: "Sofort lieferbar", displayEn: "In stock", property: "inStock" },
  { id: 30_002, code: "SALE", displayDe: "Reduziert", displayEn: "On sale", property: "isSale" },
  { id: 30_003, code: "NEU", displayDe: "Neu", displayEn: "New", property: "isNew" },
] as const;

/** The one value of a quick filter, as URLs name it. */
export const quickValue = "ja";

/** Id of a quick filter's value, made like that of any facet's. */
export const quickValueId = ({ id }: { readonly id: number }): number => id * 65_536 + 1;

/** Ids of the values of the quick filters that keep a product. */
export const quickValuesOf = (
  product: Readonly<Record<(typeof quickFilters)[number]["property"], boolean>>,
): number[] => quickFilters.filter(({ property }) => product[property]).map(quickValueId);
