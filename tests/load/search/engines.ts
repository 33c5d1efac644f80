import { create, insertMultiple, search as searchOrama } from "@orama/orama";
import MiniSearch from "minisearch";
import type { Sql } from "postgres";
import type { Judged, SoldProduct } from "./judged/wanted.ts";

/** Finds ids of products, best first, at most ten. */
export type Engine = (query: string) => Promise<readonly string[]>;

const depth = 10;

/** What all engines index of a product, and how much a word there counts. */
const boosts = { name: 4, brand: 2, category: 2, traits: 1.5, orderNumber: 4, description: 1 };
const documentOf = ({ category, facetNames, ...product }: SoldProduct) => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  category: category.name,
  traits: facetNames.join(" "),
  orderNumber: product.orderNumber,
  description: product.description,
});
const fields = ["name", "brand", "category", "traits", "orderNumber", "description"];

/** MiniSearch with what its documentation recommends for shops: prefixes, and a slip in five letters. */
export function miniSearch(products: readonly SoldProduct[]): Engine {
  const index = new MiniSearch({ fields, searchOptions: { boost: boosts, prefix: true, fuzzy: 0.2 } });
  index.addAll(products.map(documentOf));
  return async (query) =>
    index
      .search(query)
      .slice(0, depth)
      .map(({ id }) => String(id));
}

/** Orama with its stemmer of the language and a tolerance of one letter. */
export async function orama(products: readonly SoldProduct[], language: Judged["language"]): Promise<Engine> {
  const string = "string" as const;
  const index = create({
    schema: { name: string, brand: string, category: string, traits: string, orderNumber: string, description: string },
    language: language === "de" ? "german" : "english",
  });
  await insertMultiple(index, products.map(documentOf));
  return async (query) => {
    const { hits } = await searchOrama(index, { term: query, boost: boosts, tolerance: 1, limit: depth });
    return hits.map(({ id }) => id);
  };
}

/** PostgreSQL's full text search in the language: all words, or else any. */
export async function postgresFullText(
  sql: Sql,
  products: readonly SoldProduct[],
  language: Judged["language"],
): Promise<Engine> {
  const table = `bench_search_${language}`;
  const dictionary = language === "de" ? "german" : "english";
  await sql.unsafe(`drop table if exists ${table}; create table ${table} (id text, words tsvector)`);
  for (const product of products.map(documentOf)) {
    const most = `${product.name} ${product.orderNumber}`;
    const some = `${product.brand} ${product.category} ${product.traits}`;
    await sql`insert into ${sql(table)} select ${product.id},
      setweight(to_tsvector(${dictionary}::regconfig, ${most}), 'A')
      || setweight(to_tsvector(${dictionary}::regconfig, ${some}), 'B')
      || setweight(to_tsvector(${dictionary}::regconfig, ${product.description}), 'D')`;
  }
  return async (query) => {
    const rows = await sql<{ id: string }[]>`
      with typed as (select websearch_to_tsquery(${dictionary}::regconfig, ${query}) as all_words),
      loose as (select all_words, replace(all_words::text, '&', '|')::tsquery as any_word from typed)
      select id from ${sql(table)}, loose where words @@ any_word
      order by (words @@ all_words) desc, ts_rank_cd(words, any_word) desc limit ${depth}`;
    return rows.map(({ id }) => id);
  };
}
