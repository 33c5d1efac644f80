import { Grid } from "./grid.tsx";
import type { Teaser } from "./teaser-attributes.ts";
import type { ListRenderer, ProductRenderer } from "./teasers/block.ts";

interface CategoryTeasersProps {
  readonly teasers: readonly Teaser[];
  readonly product: ProductRenderer;
  readonly list?: ListRenderer | undefined;
}

/** Teasers of a category's page, each over the full width (LIST-16). The page has its heading. */
export function CategoryTeasers({ teasers, product, list }: CategoryTeasersProps) {
  return <Grid rows={rowsOf(teasers)} product={product} list={list} />;
}

/** Rows by their first teaser: a grid knows its rows by identity, and lists of teasers are made again. */
const rows = new WeakMap<Teaser, Parameters<typeof Grid>[0]["rows"]>();

function rowsOf(teasers: readonly Teaser[]) {
  const [first] = teasers;
  const known = first && rows.get(first);
  if (known) return known;
  const made = [{ flags: [], cells: teasers.map((teaser) => ({ columns: 12, flags: [], teaser })) }];
  if (first) rows.set(first, made);
  return made;
}
