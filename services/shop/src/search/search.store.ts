import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";

const textRow = v.object({
  productId: v.number(),
  name: v.string(),
  brand: v.string(),
  category: v.string(),
  above: v.string(),
  isOnSale: v.boolean(),
  traits: v.string(),
  description: v.string(),
});
/** What is searched of a product, in one language. */
export type TextRow = v.InferOutput<typeof textRow>;

/** The texts of all products in a language, in order of id. */
export async function readTexts(sql: Queryable, language: "de" | "en"): Promise<TextRow[]> {
  const column = (name: string) => sql(`${name}_${language}`);
  return v.parse(
    v.array(textRow),
    await sql`
    select product.id as product_id, product.${column("name")} as name, product.brand,
      category.${column("name")} as category, coalesce(above.words, '') as above, category.is_sale as is_on_sale,
      concat_ws(' ', carried.words, varied.words) as traits, product.${column("description")} as description
    from product
    join category on category.id = product.category_id
    left join (
      select part.id, string_agg(category.${column("name")}, ' ' order by category.lft) as words
      from category join category part on part.lft > category.lft and part.rgt < category.rgt
      where not category.is_sale group by part.id
    ) above on above.id = category.id
    left join (
      select product_id, string_agg(facet_value.${column("display")}, ' ' order by facet_value.id) as words
      from product_facet_value join facet_value on facet_value.id = facet_value_id group by product_id
    ) carried on carried.product_id = product.id
    left join (
      select product_id, string_agg(distinct variant_option.${column("display")}, ' ') as words
      from item
      cross join jsonb_array_elements(variant_attributes) chosen
      join variant_option on attribute = chosen ->> 'name' and code = chosen ->> 'value'
      where not exists (select from facet where facet.code = attribute)
      group by product_id
    ) varied on varied.product_id = product.id
    order by product.id`,
  );
}

const synonymRow = v.object({ language: v.picklist(["de", "en"]), word: v.string(), meant: v.array(v.string()) });
/** What shoppers call something, in one language. */
export type SynonymRow = v.InferOutput<typeof synonymRow>;

/** All synonyms. */
export async function readSynonymRows(sql: Queryable): Promise<SynonymRow[]> {
  return v.parse(v.array(synonymRow), await sql`select language, word, meant from search_synonym`);
}

const redirectRow = v.object({
  store: v.nullable(v.picklist(["de", "at", "ch", "b2b"])),
  query: v.string(),
  address: v.string(),
  overwrittenQuery: v.string(),
});
/** A search that leads to a page. */
export type RedirectRow = v.InferOutput<typeof redirectRow>;

/** All redirects of searches, those of all stores first. */
export async function readRedirectRows(sql: Queryable): Promise<RedirectRow[]> {
  return v.parse(
    v.array(redirectRow),
    await sql`select store, query, address, overwritten_query from search_redirect order by store nulls first`,
  );
}

const orderNumberRow = v.object({ id: v.number() });

/** Id of the item with one of these order numbers that a store sells, the first that there is; null when there is none. */
export async function readItemIdByOrderNumber(
  sql: Queryable,
  store: Store,
  orderNumbers: readonly string[],
): Promise<number | null> {
  const [row] = v.parse(
    v.array(orderNumberRow),
    await sql`
    select item.id from item join price on price.item_id = item.id and price.store = ${store}
    where order_number = any(${[...orderNumbers]}::text[])
    order by array_position(${[...orderNumbers]}::text[], order_number) limit 1`,
  );
  return row?.id ?? null;
}
