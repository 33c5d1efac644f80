import * as v from "valibot";
import type { TransactionSql } from "../../src/platform/database.ts";
import { text } from "../bilingual.ts";
import { houseBrand } from "../generate/products.ts";
import { insertRows } from "../insert-rows.ts";
import type { Random } from "../random.ts";
import type { SeedSection } from "../section.ts";
import { type ClassList, classLists } from "./class-lists.ts";

const productRow = v.object({ id: v.number(), nameDe: v.string(), itemId: v.number() });
type Products = ReadonlyMap<string, v.InferOutput<typeof productRow>>;

/** Products of the shop's own brand by name, with their first item. */
async function readProducts(tx: TransactionSql): Promise<Products> {
  const names = classLists.flatMap(({ lines }) => lines.map(([name]) => `${houseBrand} ${name}`));
  const rows = await tx`
    select product.id, name_de, (select min(item.id) from item where product_id = product.id) as item_id
    from product where name_de = any(${names})`;
  return new Map(v.parse(v.array(productRow), [...rows]).map((row) => [row.nameDe, row]));
}

function entriesOf(list: ClassList, products: Products) {
  return list.lines.map(([name, quantity, choice], position) => {
    const product = products.get(`${houseBrand} ${name}`);
    if (product === undefined) throw new Error(`Class list ${list.id}: no product is called ${houseBrand} ${name}`);
    return {
      teaser_wishlist_id: list.id,
      product_id: product.id,
      item_id: choice === "any" ? null : product.itemId,
      quantity,
      position,
    };
  });
}

/** Ids as random as the rest of the demo data, so that two seeds of one number are alike. */
function uuidOf(random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random.next() * 16).toString(16)).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

async function seed(tx: TransactionSql, random: Random, now: Date): Promise<void> {
  const products = await readProducts(tx);
  const rows = classLists.map(({ id, audience, name, description, picture }, position) => ({
    id,
    audience,
    stores: audience === "school" ? ["b2b"] : ["de", "at", "ch"],
    name_de: text(name).de,
    name_en: text(name).en,
    description_de: text(description).de,
    description_en: text(description).en,
    picture,
    position,
    created_at: now,
  }));
  await insertRows(tx, "teaser_wishlist", rows);
  const entries = classLists.flatMap((list) => entriesOf(list, products));
  await insertRows(
    tx,
    "teaser_wishlist_entry",
    entries.map((entry) => ({ id: uuidOf(random), ...entry })),
  );
}

/** Class lists. */
export const wishlistSection: SeedSection = { name: "wishlist", seed };
