import { pick } from "../../catalogue/language.ts";
import type { ShopContext } from "../../platform/context.ts";
import { readTranslations } from "./translation.store.ts";

/** A page needs some dozens. */
const maxKeys = 500;

/** Texts by message key in the shop language (OP-Q-29), in the order requested; unknown keys are left out. */
export async function findTranslations(
  context: ShopContext,
  keys: readonly string[],
): Promise<{ key: string; text: string }[]> {
  const asked = [...new Set(keys)].slice(0, maxKeys);
  const rows = await readTranslations(context.database.read, asked);
  return rows
    .toSorted((a, b) => asked.indexOf(a.key) - asked.indexOf(b.key))
    .map(({ key, textDe, textEn }) => ({ key, text: pick(context.storefront.language, textDe, textEn) }));
}
