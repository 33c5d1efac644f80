import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";

const textRow = v.object({ productId: v.number(), name: v.string(), keywords: v.string(), description: v.string() });
/** What is searched of a product, in one language. */
export type TextRow = v.InferOutput<typeof textRow>;

/** The texts of all products in a language, in order of id. */
export async function readTexts(sql: Queryable, language: "de" | "en"): Promise<TextRow[]> {
  const column = (name: string) => sql(`${name}_${language}`);
  return v.parse(
    v.array(textRow),
    await sql`
    select product.id as product_id, product.${column("name")} || ' ' || product.brand as name,
      category.${column("name")} || ' ' || coalesce(carried.words, '') as keywords,
      product.${column("description")} as description
    from product
    join category on category.id = product.category_id
    left join (
      select product_id, string_agg(facet_value.${column("display")}, ' ' order by facet_value.id) as words
      from product_facet_value join facet_value on facet_value.id = facet_value_id group by product_id
    ) carried on carried.product_id = product.id
    order by product.id`,
  );
}

const orderNumberRow = v.object({ id: v.number() });

/** Id of the item with an order number that a store sells; null when there is none. */
export async function readItemIdByOrderNumber(
  sql: Queryable,
  store: Store,
  orderNumber: string,
): Promise<number | null> {
  const [row] = v.parse(
    v.array(orderNumberRow),
    await sql`
    select item.id from item join price on price.item_id = item.id and price.store = ${store}
    where order_number = ${orderNumber}`,
  );
  return row?.id ?? null;
}
