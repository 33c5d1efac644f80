import { deliveryScopeOf } from "./texts.ts";
import type { GeneratedProduct } from "./products.ts";
import type { ComponentRow } from "./rows.ts";

/** What the items of sets consist of: the parts that their scope of delivery names. */
export function components(products: readonly GeneratedProduct[]): ComponentRow[] {
  return products
    .filter(({ model }) => /set\b/i.test(model[0].split(" | ")[0] ?? ""))
    .flatMap(({ family, model, items }) => {
      const { de, en } = deliveryScopeOf(family, model);
      const parts = de.split(", ");
      const names = en.split(", ");
      if (parts.length < 3 || names.length !== parts.length) return [];
      return items.flatMap(({ id }) =>
        parts.map((part, index) => ({
          item_id: id,
          position: index + 1,
          name_de: nameOf(part),
          name_en: nameOf(names[index] ?? ""),
          quantity: Number(/^(\d+) /.exec(part)?.[1] ?? 1),
        })),
      );
    });
}

const nameOf = (part: string): string => {
  const name = part.replace(/^\d+ /, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
};
