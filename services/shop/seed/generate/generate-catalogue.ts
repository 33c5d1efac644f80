import { departments } from "../catalogue/departments.ts";
import { catalogues, outletLeaves, sale, service } from "../catalogue/service.ts";
import { createRandom } from "../random.ts";
import { layOutCategories } from "./categories.ts";
import { components } from "./components.ts";
import { facetRows, variantRows } from "./facets.ts";
import { type Counters, familyProducts, type GeneratedProduct } from "./products.ts";
import { accessories, lightningDeals, replacements } from "./relations.ts";
import { reviewsOf } from "./reviews.ts";
import type { CatalogueRows, PriceRow, ReviewRow } from "./rows.ts";
import { spreadPictures } from "./spread-pictures.ts";

/** Id of the product that makes a customer a prime member (C-71). */
export const primeProductId = 10001;

/**
 * Makes the whole assortment from a seed number: the same seed and moment give the same rows, always.
 * @param now dates of products, reviews and deals are counted from here, so that a fresh shop has running deals
 */
export function generateCatalogue(seed: number, now: Date): CatalogueRows {
  const random = createRandom(seed);
  const tree = layOutCategories(
    [...departments, sale, service, catalogues],
    new Set([service.slug, catalogues.slug]),
    new Set([sale.slug]),
  );
  const leafId = (slug: string): number => {
    const id = tree.leafIds.get(slug);
    if (id === undefined) throw new Error(`No leaf category ${slug}`);
    return id;
  };
  // The membership comes first, so that its id never depends on the rest of the assortment.
  const counters: Counters = { product: primeProductId - 1, item: 500_000 };
  const products = [service, ...departments, catalogues].flatMap((department) =>
    department.families.flatMap((family) =>
      familyProducts(
        department,
        family,
        leafId,
        counters,
        now,
        random.fork(`${department.slug}/${family.category}/${family.kind}`),
      ),
    ),
  );
  const goods = products.filter(({ department }) => department !== service && department !== catalogues);
  keepMembershipOnSale(products);
  keepInPrint(products.filter(({ department }) => department === catalogues));
  fillOutlet(products, leafId);
  spreadPictures(products, tree.rows);
  return {
    category: tree.rows,
    ...variantRows(),
    ...facetRows(products),
    product: products.map(({ row }) => row),
    item: products.flatMap(({ items }) => items),
    item_component: components(goods),
    price: products.flatMap(({ prices }) => prices),
    stock: products.flatMap(({ stock }) => stock),
    review: rate(products, now, (label) => random.fork(label)),
    accessory: accessories(goods, random.fork("accessories")),
    replacement_product: replacements(products),
    lightning_deal: lightningDeals(goods, now, random.fork("deals")),
  };
}

/** Catalogues are free with any order: they do not run out, and are no bargain. */
function keepInPrint(products: readonly GeneratedProduct[]): void {
  for (const stock of products.flatMap((product) => product.stock))
    Object.assign(stock, { quantity: 50_000, shortage_de: null, shortage_en: null });
  for (const price of products.flatMap(({ prices }) => prices)) takeReductionBack(price);
}

/** The membership never sells out and costs what it costs, whatever the dice say. */
function keepMembershipOnSale(products: readonly GeneratedProduct[]): void {
  const membership = products.find(({ row }) => row.id === primeProductId);
  for (const stock of membership?.stock ?? [])
    Object.assign(stock, { quantity: 100_000, shortage_de: null, shortage_en: null });
  for (const item of membership?.items ?? [])
    Object.assign(item, { max_quantity: 1, delivery_free: true, prime_faehig: false });
  for (const price of membership?.prices ?? []) takeReductionBack(price);
}

function takeReductionBack(price: PriceRow): void {
  Object.assign(price, {
    price_cents: price.old_price_cents ?? price.price_cents,
    old_price_cents: null,
    lowest_30_days_cents: null,
    list_price_cents: null,
    is_best_price: false,
  });
}

/** Moves every fourth reduced product to the sale department. */
function fillOutlet(products: readonly GeneratedProduct[], leafId: (slug: string) => number): void {
  const reduced = products.filter(
    ({ isOnSale, department }) => isOnSale && outletLeaves[department.slug] !== undefined,
  );
  reduced.forEach(({ row, department }, index) => {
    const slug = outletLeaves[department.slug];
    if (index % 4 === 0 && slug !== undefined) row.category_id = leafId(slug);
  });
}

/** Writes reviews and puts their mean and number on the products. */
function rate(
  products: readonly GeneratedProduct[],
  now: Date,
  fork: (label: string) => ReturnType<typeof createRandom>,
): ReviewRow[] {
  return products.flatMap(({ row, family }) => {
    const ageInDays = Math.floor((now.getTime() - Date.parse(row.created_on)) / 86_400_000);
    const { rows, rating } = reviewsOf(row.id, family.tone, ageInDays, now, fork(`reviews ${row.id}`));
    row.rating = rating;
    row.ratings_count = rows.length;
    if (rating >= 4.7 && rows.length >= 8)
      row.extra_badges.push({ id: "top-rated", name: { de: "Bestens bewertet", en: "Top rated" } });
    return rows;
  });
}
