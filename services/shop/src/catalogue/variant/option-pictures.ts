import type { ItemRow, StoredPicture } from "../catalogue.types.ts";

type PicturedItem = Pick<ItemRow, "variantAttributes" | "picture">;

/**
 * Pictures of an attribute's values by code, for an attribute that can be seen, e.g. the motif (VARIANT-02): items that
 * differ in it alone have different pictures. Null for what looks the same, e.g. the size.
 */
export function optionPictures(
  items: readonly PicturedItem[],
  attribute: string,
): ReadonlyMap<string, StoredPicture> | null {
  const pictures = new Map<string, StoredPicture>();
  const seen = new Map<string, Map<string, string>>();
  let canBeSeen = false;
  for (const { variantAttributes, picture } of items) {
    const code = variantAttributes.find(({ name }) => name === attribute)?.value;
    if (code === undefined) continue;
    if (!pictures.has(code)) pictures.set(code, picture);
    const others = JSON.stringify(variantAttributes.filter(({ name }) => name !== attribute));
    const alike = seen.get(others) ?? new Map<string, string>();
    seen.set(others, alike);
    const look = JSON.stringify(picture);
    const double = alike.get(look);
    if (double !== undefined && double !== code) return null;
    canBeSeen ||= alike.size > 0;
    alike.set(look, code);
  }
  return canBeSeen ? pictures : null;
}
