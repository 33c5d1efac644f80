import { pino } from "pino";
import { afterAll } from "vitest";
import { insertRows } from "../seed/insert-rows.ts";
import { type SnapshotSource, watchSnapshot } from "../src/catalogue/snapshot.loader.ts";
import type { Store } from "../src/platform/context.ts";
import type { Database } from "../src/platform/database.ts";

export { insertRows };

/** A category of a test; children are below it. */
export interface TestCategory {
  readonly id: number;
  readonly name?: string;
  readonly nameEn?: string;
  /** More columns, e.g. `is_sale`. */
  readonly columns?: Readonly<Record<string, unknown>>;
  readonly children?: readonly TestCategory[];
}

/** An item of a test; sold in every store at one price by default. */
export interface TestItem {
  readonly id: number;
  readonly orderNumber?: string;
  readonly price?: number;
  readonly prices?: Partial<Record<Store, number>>;
  /** Price before a reduction. */
  readonly oldPrice?: number;
  readonly stock?: number;
  /** Option codes by attribute. */
  readonly variant?: Readonly<Record<string, string>>;
  readonly columns?: Readonly<Record<string, unknown>>;
}

/** A product of a test. */
export interface TestProduct {
  readonly id: number;
  readonly category: number;
  readonly name?: string;
  readonly nameEn?: string;
  /** Codes of facet values by facet code, e.g. `{ FARBE: ["rot"] }`. */
  readonly facets?: Readonly<Record<string, readonly string[]>>;
  readonly columns?: Readonly<Record<string, unknown>>;
  /** One item by default, with the product's id plus 1000. */
  readonly items?: readonly TestItem[];
}

/** An assortment small enough to be read in a test. */
export interface TestCatalogue {
  readonly categories: readonly TestCategory[];
  readonly products: readonly TestProduct[];
}

const stores = ["de", "at", "ch", "b2b"] as const;
const picture = { kind: "pencil", colour: "#d8352a", accent: "#f4c430" };

/** Writes an assortment into an empty database. */
export async function writeCatalogue(database: Database, { categories, products }: TestCatalogue): Promise<void> {
  const items = products.flatMap((product) => itemsOf(product).map((item) => ({ ...item, product })));
  const { facets, values, carried } = facetRowsOf(products);
  const { attributes, options } = variantRowsOf(items);
  await database.transaction(async (tx) => {
    await insertRows(tx, "category", categoryRowsOf(categories));
    await insertRows(tx, "variant_attribute", attributes);
    await insertRows(tx, "variant_option", options);
    await insertRows(tx, "facet", facets);
    await insertRows(tx, "facet_value", values);
    for (const product of products) await insertRows(tx, "product", [productRowOf(product)]);
    for (const { product, ...item } of items) await insertRows(tx, "item", [itemRowOf(item, product)]);
    await insertRows(
      tx,
      "price",
      items.flatMap((item) => priceRowsOf(item)),
    );
    await insertRows(
      tx,
      "stock",
      items.map(({ id, stock }) => ({ item_id: id, quantity: stock ?? 10 })),
    );
    await insertRows(tx, "product_facet_value", carried);
  });
}

/** Starts the catalogue of a test database; stopped after the file's tests. Refresh it after further changes. */
export async function startCatalogue(database: Database): Promise<SnapshotSource> {
  const source = await watchSnapshot(database, pino({ level: "silent" }));
  afterAll(() => source.stop());
  return source;
}

function categoryRowsOf(categories: readonly TestCategory[]): object[] {
  const rows: object[] = [];
  let edge = 0;
  const visit = (
    category: TestCategory,
    parent: TestCategory | null,
    depth: number,
    position: number,
    above: string,
  ): void => {
    const lft = (edge += 1);
    const path = `${above}k${category.id}/`;
    (category.children ?? []).forEach((child, index) => visit(child, category, depth + 1, index, path));
    const name = category.name ?? `Kategorie ${category.id}`;
    rows.push({
      id: category.id,
      parent_id: parent?.id ?? null,
      name_de: name,
      name_en: category.nameEn ?? `Category ${category.id}`,
      path,
      lft,
      rgt: (edge += 1),
      depth,
      position,
      is_sale: false,
      is_excluded_from_nav: false,
      seo_de: "",
      ...category.columns,
    });
  };
  categories.forEach((category, index) => visit(category, null, 1, index, "/"));
  return rows;
}

const itemsOf = ({ id, items }: TestProduct): readonly TestItem[] => items ?? [{ id: id + 1_000 }];

function productRowOf({ id, category, name, nameEn, columns }: TestProduct): object {
  return {
    id,
    category_id: category,
    name_de: name ?? `Produkt ${id}`,
    name_en: nameEn ?? `Product ${id}`,
    description_de: "",
    description_en: "",
    delivery_scope_de: "",
    delivery_scope_en: "",
    brand: "Marke",
    manufacturer: "Hersteller",
    created_on: "2026-01-01",
    picture,
    ...columns,
  };
}

function itemRowOf({ id, orderNumber, variant, columns }: TestItem, product: TestProduct): object {
  return {
    id,
    product_id: product.id,
    order_number: orderNumber ?? String(100_000 + id),
    name_de: product.name ?? `Artikel ${id}`,
    name_en: product.nameEn ?? `Item ${id}`,
    position: itemsOf(product).findIndex((item) => item.id === id),
    variant_attributes: Object.entries(variant ?? {}).map(([attribute, value]) => ({ name: attribute, value })),
    weight_grams: 100,
    picture,
    ...columns,
  };
}

function priceRowsOf({ id, price, prices, oldPrice }: TestItem): object[] {
  return stores.flatMap((store) => {
    const cents = prices ? prices[store] : (price ?? 1_000);
    if (cents === undefined) return [];
    return [
      {
        store,
        item_id: id,
        price_cents: cents,
        old_price_cents: oldPrice ?? null,
        lowest_30_days_cents: oldPrice ?? null,
        vat_basis_points: 1_900,
      },
    ];
  });
}

function facetRowsOf(products: readonly TestProduct[]) {
  const codes = [...new Set(products.flatMap(({ facets }) => Object.keys(facets ?? {})))];
  const facets = codes.map((code, position) => ({
    id: position + 1,
    code,
    display_de: `${code} de`,
    display_en: `${code} en`,
    position,
  }));
  const values = facets.flatMap((facet) => {
    const valueCodes = [...new Set(products.flatMap((product) => product.facets?.[facet.code] ?? []))];
    return valueCodes.map((code, position) => ({
      id: facet.id * 65_536 + position + 1,
      facet_id: facet.id,
      code,
      display_de: `${code} de`,
      display_en: `${code} en`,
      position,
    }));
  });
  const idOf = (facetCode: string, code: string) =>
    values.find(
      (value) => value.code === code && value.facet_id === facets.find((facet) => facet.code === facetCode)?.id,
    )?.id;
  const carried = products.flatMap((product) =>
    Object.entries(product.facets ?? {}).flatMap(([facet, list]) =>
      list.map((code) => ({ product_id: product.id, facet_value_id: idOf(facet, code) })),
    ),
  );
  return { facets, values, carried };
}

function variantRowsOf(items: readonly TestItem[]) {
  const names = [...new Set(items.flatMap(({ variant }) => Object.keys(variant ?? {})))];
  const attributes = names.map((name, position) => ({
    name,
    display_de: `${name} de`,
    display_en: `${name} en`,
    position,
  }));
  const options = names.flatMap((attribute) => {
    const codes = [...new Set(items.flatMap(({ variant }) => variant?.[attribute] ?? []))];
    return codes.map((code, position) => ({
      attribute,
      code,
      display_de: `${code} de`,
      display_en: `${code} en`,
      position,
    }));
  });
  return { attributes, options };
}
