import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { orderNow } from "../../../test/orders.ts";
import { day, hour, retentionRows, stored } from "../../../test/retention-rows.ts";
import { retentionSamples } from "../../../test/retention-samples.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { removeOver } from "./retention.ts";
import { retentions } from "./rules.store.ts";

const database = await startTestDatabase();
await writeAssortment(database);
const { orderNumber } = await orderNow(database);
const sql = database.write;
const [item] = await sql`select id, product_id from item order by id limit 1`;
const [itemId, productId] = [Number(item?.["id"]), Number(item?.["productId"])];
const count = async (table: string, column: string, value: string | number): Promise<number> =>
  Number((await sql`select count(*)::int as count from ${sql(table)} where ${sql(column)} = ${value}`)[0]?.["count"]);
const samples = retentionSamples(sql, { itemId, productId, orderNumber });
const { insert, newCart, fill, newList, newEntry, newCustomer } = retentionRows(sql, { itemId, productId });
const runAt = (moment: number) => removeOver({ database, clock: { now: () => new Date(moment) } });
/** Puts a piece of a running deal into a cart. */
async function fillWithDeal(cartId: string) {
  const times = { starts_at: stored, ends_at: new Date(stored.getTime() + 900 * day) };
  const deal = { store: "de", item_id: itemId, price_cents: 1, quantity: 5, max_per_cart: 5, ...times };
  const [row] = await sql`
    insert into lightning_deal ${sql(deal)} on conflict (store, item_id, starts_at) do update set taken = 0 returning id`;
  const position = { id: randomUUID(), cart_id: cartId, item_id: itemId, kind: "deal", quantity: 1 };
  await insert("cart_position", { ...position, deal_id: Number(row?.["id"]), reserved_until: stored });
}
const second = 1_000;
const daily: ReadonlySet<string> = new Set(["glance_view", "review"]);
/** Makes a row, and says where it is found again. */
type Sample = () => Promise<readonly [table: string, column: string, value: string]>;
const nameOf = ({ table, rows }: (typeof retentions)[number]) => `${table}: ${rows}`;

describe("what is stored for strangers", () => {
  it.each(retentions.map((rule) => ({ name: nameOf(rule), ...rule })))(
    "$name: stays until its time is over, and no longer",
    async ({ name, table, kept }) => {
      const [column, value] = (await samples[name]?.()) ?? ["", ""];
      expect(await count(table, column, value)).toBe(1);
      await runAt(stored.getTime() + kept - second);
      expect(await count(table, column, value)).toBe(1);
      // Rows that have a day in place of a moment go with the next one.
      await runAt(stored.getTime() + kept + (daily.has(table) ? day : second));
      expect(await count(table, column, value)).toBe(0);
    },
  );

  it("stays where something hangs on it: an order, a payment, a reserved piece, an account, a list that is used", async () => {
    const paid = await newCart();
    await insert("payment_attempt", {
      id: paid,
      cart_id: paid,
      amount_cents: 1,
      state: "open",
      order_draft: sql.json({}),
      created_at: stored,
    });
    const used = await newList({ user_id: randomUUID() });
    await newEntry(used, { added_at: new Date(stored.getTime() + 450 * day) });
    const account = await newCustomer(false);
    const orders = await count("shop_order", "order_number", orderNumber);
    await runAt(stored.getTime() + 500 * day);
    expect(await count("cart", "id", paid)).toBe(1);
    expect(await count("wishlist", "id", used)).toBe(1);
    expect(await count("customer", "id", account)).toBe(1);
    expect([orders, await count("shop_order", "order_number", orderNumber)]).toEqual([1, 1]);
  });

  const kept: Readonly<Record<string, Sample>> = {
    "newsletter that was confirmed": async () => {
      const email = randomUUID();
      const row = { email, store: "de", language: "de-DE", requested_at: stored, confirmed_at: stored };
      await insert("newsletter_request", row);
      return ["newsletter_request", "email", email];
    },
    "review that was released, with the vote of a customer": async () => {
      const [author, voter] = [randomUUID(), await newCustomer(false)];
      const words = { author, title: "t", text: "t", written_on: "2026-01-01" };
      await insert("review", { product_id: productId, language: "de", rating: 5, ...words, is_released: true });
      await sql`insert into review_vote select id, ${voter}, ${stored} from review where author = ${author}`;
      return ["review_vote", "voter", voter];
    },
    "cart with pieces of a deal": async () => {
      const id = await newCart({ customer_id: await newCustomer(true) });
      await fillWithDeal(id);
      return ["cart", "id", id];
    },
    "cart in which a voucher was used": async () => {
      const id = await newCart();
      const code = id.slice(0, 8).toUpperCase();
      await insert("voucher", { code, kind: "percentage", name_de: "a", name_en: "a", percent_basis_points: 1 });
      await insert("voucher_redemption", { code, cart_id: id, redeemer: "a@example.org", redeemed_at: stored });
      return ["cart", "id", id];
    },
    "wallet session that a customer's cart is to be paid with": async () => {
      const id = await newCart({ customer_id: await newCustomer(false) });
      await insert("wallet_session", { id, cart_id: id, state: "bound", changed_at: stored });
      return ["wallet_session", "id", id];
    },
    "cart of a customer": async () => {
      const id = await newCart({ customer_id: await newCustomer(false) });
      await fill(id);
      return ["cart", "id", id];
    },
    "picture of a return that was announced": async () => {
      const [rma, submission_id, user_id, id] = ["R-1", randomUUID(), randomUUID(), randomUUID()];
      const wish = { kind: "return", status: "announced", regulation: "REFUND", labels: 0, contact: sql.json({}) };
      await insert("return_order", { rma, order_number: orderNumber, ...wish, submission_id, created_at: stored });
      const picture = { width: 1, height: 1, preview: Buffer.from("x"), added_at: stored };
      await insert("return_image", { id, order_number: orderNumber, line: 0, user_id, rma, ...picture });
      return ["return_image", "id", id];
    },
    "list of a customer": async () => {
      const id = await newList({ customer_id: randomUUID() });
      await newEntry(id);
      return ["wishlist", "id", id];
    },
  };
  it.each(Object.keys(kept))("stays however old it is: a %s", async (name) => {
    const [table, column, value] = (await kept[name]?.()) ?? ["cart", "id", ""];
    await runAt(stored.getTime() + 500 * day);
    expect(await count(table, column, value)).toBe(1);
  });

  it("a merged cart goes in its time with its pieces of a deal: another cart has reserved them", async () => {
    const guest = await newCustomer(true);
    const id = await newCart({ customer_id: guest, merged_at: stored });
    await fillWithDeal(id);
    await runAt(stored.getTime() + 30 * day + second);
    expect(await count("cart", "id", id)).toBe(0);
    await runAt(stored.getTime() + 90 * day + second);
    expect(await count("customer", "id", guest)).toBe(0);
  });

  it("a guest's vote goes in its time though the guest is still known", async () => {
    const [author, voter] = [randomUUID(), await newCustomer(true)];
    await sql`update customer set created_at = ${new Date(stored.getTime() + 399 * day)} where id = ${voter}`;
    const words = { author, title: "t", text: "t", written_on: "2026-01-01" };
    await insert("review", { product_id: productId, language: "de", rating: 5, ...words, is_released: true });
    await sql`insert into review_vote select id, ${voter}, ${stored} from review where author = ${author}`;
    await runAt(stored.getTime() + 400 * day + second);
    expect([await count("review_vote", "voter", voter), await count("customer", "id", voter)]).toEqual([0, 1]);
  });

  it("a payment stays that was paid back, or that an operator looks into: the books name it", async () => {
    const [refunded, examined] = [await newCart(), await newCart()];
    for (const id of [refunded, examined]) {
      const attempt = { id, cart_id: id, amount_cents: 1, order_draft: sql.json({}), created_at: stored };
      await insert("payment_attempt", { ...attempt, state: "expired", ended_at: stored });
    }
    const moments = { requested_at: stored, next_try_at: stored };
    await insert("payment_refund", {
      attempt_id: refunded,
      reference: "payment",
      provider_reference: "p",
      amount_cents: 1,
      ...moments,
    });
    const task = { transaction_id: examined, reason: "no_answer", created_at: stored };
    await insert("payment_task", { attempt_id: examined, ...task });
    await runAt(stored.getTime() + 500 * day);
    for (const id of [refunded, examined]) expect(await count("payment_attempt", "id", id)).toBe(1);
  });

  it("is deleted in batches until nothing is left, by one shop at a time", async () => {
    await sql`
      insert into rate_counter (key, used, ends_at)
      select 'batch ' || at, 1, ${stored} from generate_series(1, 2500) at`;
    const both = await database.transaction(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext('retention'))`;
      return runAt(stored.getTime() + day);
    });
    expect(both.size).toBe(0);
    expect((await runAt(stored.getTime() + day)).get("rate_counter")).toBeGreaterThanOrEqual(2_500);
  });
});

describe("the guide", () => {
  const read = async () => {
    const text = await readFile(resolve(import.meta.dirname, "../../../../../docs/guides/retention.md"), "utf8");
    return new Map(
      [...text.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, table = "", cells = ""]) => [
        table,
        cells.split("|").map((cell) => cell.trim()),
      ]),
    );
  };
  const inWords = (kept: number): string => {
    if (kept === 0) return "at its end";
    if (kept === hour) return "1 hour";
    return kept === day ? "1 day" : `${kept / day} days`;
  };

  it("has a row for each table there is, and for no other", async () => {
    const tables = await sql`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
    const own = tables.map(({ name }) => String(name)).filter((name) => name !== "schema_migration");
    expect([...(await read()).keys()].toSorted()).toEqual(own.toSorted());
  });

  it("states owner, limit and end in each, and the end that the job keeps", async () => {
    const rows = await read();
    for (const [table, cells] of rows) expect([table, cells.length, cells.includes("")]).toEqual([table, 3, false]);
    for (const { table, kept } of retentions) expect(rows.get(table)?.[2]).toContain(inWords(kept));
  });
});
