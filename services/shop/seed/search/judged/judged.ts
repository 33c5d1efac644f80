import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Queryable } from "../../../src/platform/database.ts";

/** Products by what their names match, and what they have or are. */
const rule = v.strictObject({
  name: v.optional(v.string()),
  not: v.optional(v.string()),
  /** A value of a facet or a variant, as `FARBE/blau`. */
  has: v.optional(v.string()),
  brand: v.optional(v.string()),
  categories: v.optional(v.array(v.number())),
  orderNumber: v.optional(v.string()),
});
type Rule = v.InferOutput<typeof rule>;

const judgement = v.strictObject({
  best: v.array(rule),
  good: v.optional(v.array(rule), []),
});
/** Judgements by what is typed, by kinds of searches. */
const judgements = v.record(v.string(), v.record(v.string(), judgement));

const soldProduct = v.object({
  id: v.number(),
  name: v.string(),
  brand: v.string(),
  category: v.number(),
  orderNumber: v.string(),
  values: v.array(v.string()),
});
type SoldProduct = v.InferOutput<typeof soldProduct>;

/** A search with the ids of the products that are right for it. */
export interface Judged {
  readonly query: string;
  readonly best: ReadonlySet<string>;
  readonly right: ReadonlySet<string>;
}

/** A judged set over an assortment, and how its products are called, by id. */
export interface JudgedSet {
  readonly judged: readonly Judged[];
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Reads the judged searches of a language over the demo's assortment.
 * @throws Error for a rule that names no product
 */
export async function readJudged(sql: Queryable, language: "de" | "en"): Promise<JudgedSet> {
  const file = new URL(`${language}.json`, import.meta.url);
  const kinds = v.parse(judgements, JSON.parse(readFileSync(file, "utf8")));
  const products = await readProducts(sql, language);
  const judged = Object.values(kinds).flatMap((searches) =>
    Object.entries(searches).map(([query, { best, good }]) => {
      const ids = idsOf(best, products);
      return {
        query,
        best: ids,
        right: new Set([...ids, ...idsOf(good, products)]),
      };
    }),
  );
  return {
    judged,
    names: new Map(products.map(({ id, name }) => [String(id), name])),
  };
}

function idsOf(rules: readonly Rule[], products: readonly SoldProduct[]): Set<string> {
  const ids = rules.flatMap((one) => {
    const meant = products.filter((product) => isMeant(one, product));
    if (meant.length === 0) throw new Error(`No product is meant by ${JSON.stringify(one)}`);
    return meant.map(({ id }) => String(id));
  });
  return new Set(ids);
}

const isMeant = ({ name, not, has, brand, categories, orderNumber }: Rule, product: SoldProduct): boolean =>
  (name === undefined || new RegExp(name, "iu").test(product.name)) &&
  (not === undefined || !new RegExp(not, "iu").test(product.name)) &&
  (has === undefined || product.values.includes(has)) &&
  (brand === undefined || product.brand === brand) &&
  (categories?.includes(product.category) ?? true) &&
  (orderNumber === undefined || product.orderNumber === orderNumber);

/** What is sold in Germany. */
async function readProducts(sql: Queryable, language: "de" | "en"): Promise<SoldProduct[]> {
  const rows = await sql`
    select product.id, product.${sql(`name_${language}`)} as name, product.brand, category_id as category,
      first.order_number, coalesce(carried.codes, '{}') || varied.codes as values
    from product
    join lateral (
      select order_number from item join price on price.item_id = item.id and store = 'de'
      where product_id = product.id order by position limit 1
    ) first on true
    left join lateral (
      select array_agg(facet.code || '/' || facet_value.code) as codes
      from product_facet_value
      join facet_value on facet_value.id = facet_value_id join facet on facet.id = facet_value.facet_id
      where product_id = product.id
    ) carried on true
    join lateral (
      select coalesce(array_agg(distinct (chosen ->> 'name') || '/' || (chosen ->> 'value')), '{}') as codes
      from item cross join jsonb_array_elements(variant_attributes) chosen where product_id = product.id
    ) varied on true
    order by product.id`;
  return v.parse(v.array(soldProduct), rows);
}
