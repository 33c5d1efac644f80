import type { Sql } from "postgres";
import type { Judged, SoldProduct } from "./judged/wanted.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly categoryId: number;
  readonly category: string;
  readonly description: string;
  readonly orderNumber: string;
  readonly facets: readonly string[] | null;
  readonly facetNames: readonly string[] | null;
}

/** The whole assortment that a shop sells in Germany, in a language, straight from its tables: what judgements are made on. */
export async function readAssortment(sql: Sql, language: Judged["language"]): Promise<SoldProduct[]> {
  const column = (name: string) => sql(`${name}_${language}`);
  const rows = await sql<Row[]>`
    select product.id, product.${column("name")} as name, product.brand, product.${column("description")} as description,
      category.id as "categoryId", category.${column("name")} as category, first.order_number as "orderNumber",
      carried.codes as facets, carried.names as "facetNames"
    from product
    join category on category.id = product.category_id
    join lateral (
      select order_number from item join price on price.item_id = item.id and store = 'de'
      where product_id = product.id order by position limit 1
    ) first on true
    left join lateral (
      select array_agg(facet.code || '/' || facet_value.code) as codes,
        array_agg(facet_value.${column("display")}) as names
      from product_facet_value
      join facet_value on facet_value.id = facet_value_id join facet on facet.id = facet_value.facet_id
      where product_id = product.id
    ) carried on true
    order by product.id`;
  return rows.map(({ id, categoryId, category, facets, facetNames, ...row }) => ({
    ...row,
    id: String(id),
    category: { id: String(categoryId), name: category },
    facets: new Set(facets),
    facetNames: facetNames ?? [],
  }));
}
