import type { Language } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { readProducts } from "../catalogue.store.ts";
import { inLanguage, pick } from "../language.ts";

/** What the data sheet of a product states, in one language; null where it has none. */
export async function sheetFactsOf({ read }: Pick<Database, "read">, productId: number, language: Language) {
  const [product] = await readProducts(read, [productId]);
  if (product === undefined || product.downloads.length === 0) return null;
  return {
    language,
    name: pick(language, product.nameDe, product.nameEn),
    manufacturer: product.manufacturer,
    energyClass: product.energyEfficiency,
    facts: product.facts.map(({ name, value }) => ({
      name: inLanguage(name, language),
      value: inLanguage(value, language),
    })),
    features: product.features.map((feature) => inLanguage(feature, language)),
    createdOn: product.createdOn,
  };
}
