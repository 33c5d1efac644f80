import type { Picture } from "../catalogue/model.ts";
import type { GeneratedProduct } from "./products.ts";
import type { CategoryRow } from "./rows.ts";
import { itemPicture, looksOf } from "./variants.ts";

/** Products on a page of a listing. */
const pageSize = 60;

/** How a product could be drawn: one of its items, or another look for all of them. */
interface Candidate {
  readonly shown: Picture;
  readonly items: readonly Picture[];
}

/** A category of the path to a product, with the place that is next in its listing. */
interface Level {
  place: number;
  readonly shown: Map<string, number>;
}

/**
 * Chooses what products are drawn as, so that no page of a listing in the shop's own order shows one kind, design and
 * colour over and over: what neighbours show already comes last, on every level of the tree. Products in colours of
 * their own show one of these; the others take another look of their family. Stock must be final.
 */
export function spreadPictures(products: readonly GeneratedProduct[], categories: readonly CategoryRow[]): void {
  const byId = new Map(categories.map((row) => [row.id, row]));
  const levels = new Map(categories.map(({ id }) => [id, { place: 0, shown: new Map() } satisfies Level]));
  const pathOf = (id: number | null): Level[] => {
    const row = id === null ? undefined : byId.get(id);
    const level = row && levels.get(row.id);
    return row && level ? [level, ...pathOf(row.parent_id)] : [];
  };
  for (const product of products.toSorted(inShopOrder)) {
    const path = pathOf(product.row.category_id);
    const [first, ...others] = candidatesOf(product).map((candidate) => {
      const counts = path.map(({ place, shown }) => shown.get(keyOf(place, candidate.shown)) ?? 0);
      return { candidate, most: Math.max(...counts), sum: counts.reduce((sum, count) => sum + count, 0) };
    });
    if (first === undefined) continue;
    const { candidate } = others.reduce(
      (best, other) => (other.most < best.most || (other.most === best.most && other.sum < best.sum) ? other : best),
      first,
    );
    product.row.picture = candidate.shown;
    for (const [index, item] of product.items.entries()) item.picture = candidate.items[index] ?? candidate.shown;
    for (const level of path) {
      const key = keyOf(level.place, candidate.shown);
      level.shown.set(key, (level.shown.get(key) ?? 0) + 1);
      level.place += 1;
    }
  }
}

/** The shop's own order: what can be bought first, then by pieces sold. */
const inShopOrder = (a: GeneratedProduct, b: GeneratedProduct): number =>
  Number(isGone(a)) - Number(isGone(b)) || b.row.popularity - a.row.popularity || a.row.id - b.row.id;

const isGone = ({ stock }: GeneratedProduct): boolean => stock.every(({ quantity }) => quantity === 0);

const keyOf = (place: number, { kind, design = 1, colour }: Picture): string =>
  [Math.floor(place / pageSize), kind, design, colour].join(" ");

/** What a product can be drawn as, the look that it was made with first. */
function candidatesOf({ family, model, choices, items, stock, row }: GeneratedProduct): Candidate[] {
  const own: readonly [string, string] = [row.picture.colour, row.picture.accent];
  const available = items.flatMap((_, index) => ((stock[index]?.quantity ?? 0) > 0 ? [index] : []));
  const designs = row.picture.design === undefined ? ([1, 2] as const) : [row.picture.design];
  return designs.flatMap((design) =>
    [own, ...looksOf(family)].flatMap((look) => {
      const drawn = choices.map((choice) => ({ ...itemPicture(family, model, choice, look), design }));
      const shown = available.length > 0 ? available : items.map((_, index) => index);
      return shown.flatMap((index) => {
        const picture = drawn[index];
        return picture ? [{ shown: picture, items: drawn }] : [];
      });
    }),
  );
}
