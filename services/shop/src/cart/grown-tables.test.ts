import { beforeAll, expect, it } from "vitest";
import pino from "pino";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { insertAccount } from "../../test/accounts.ts";
import { password } from "../../test/devices.ts";
import { rowsReadBy } from "../../test/rows-read.ts";
import { Shopper } from "../../test/shopper.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { watchSnapshot } from "../catalogue/snapshot.loader.ts";
import type { TransactionSql } from "../platform/database.ts";

/** Visitors who were here before, each with an earlier id, a guest, an open cart with goods, and every second with an order. */
const others = 4_000;
const observer = await startTestDatabase();

async function fill(sql: TransactionSql): Promise<void> {
  await sql`create temporary table visit as select n, gen_random_uuid() as first_id, gen_random_uuid() as user_id,
    gen_random_uuid() as customer_id, gen_random_uuid() as cart_id, gen_random_uuid() as ordered_id from generate_series(1, ${others}) n`;
  await sql`insert into shop_user (id) select first_id from visit`;
  await sql`insert into shop_user (id, predecessor_id) select user_id, first_id from visit`;
  await sql`insert into customer (id, realm, is_guest, email) select customer_id, 'consumer', true, n || '@example.org' from visit`;
  await sql`insert into customer_token (token_id, customer_id, store, is_guest, issued_at, expires_at)
    select gen_random_uuid(), customer_id::text, 'de', true, now(), now() + interval '1 day' from visit`;
  await sql`insert into address (id, customer_id, kind, first_name, last_name, street, post_code, city, country)
    select gen_random_uuid(), customer_id, 'billing', 'Ada', 'Kreide', 'Weg 1', '10115', 'Berlin', 'DE' from visit`;
  await sql`insert into cart (id, store, user_id, customer_id) select cart_id, 'de', user_id, customer_id from visit`;
  await sql`insert into cart_position (id, cart_id, item_id, kind, quantity)
    select gen_random_uuid(), cart_id, 1001, 'normal', 1 from visit`;
  await sql`insert into cart (id, store, user_id, customer_id, submitted_at)
    select ordered_id, 'de', user_id, customer_id, now() from visit where n % 2 = 0`;
  await sql`insert into shop_order (order_number, cart_id, new_cart_id, store, language, user_id, customer_id, is_guest, ordered_at,
      payment_method, snapshot, subtotal_cents, promotions_saving_cents, shipping_cost_cents, tax_cents, tax_included, total_cents)
    select 10_000_000 + n, ordered_id, cart_id, 'de', 'de', user_id, customer_id, true, now(), 'INVOICE', '{}', 100, 0, 0, 0, true, 100
    from visit where n % 2 = 0`;
  await sql`insert into voucher (code, kind, name_de, name_en, percent_basis_points) values ('ALLE', 'percentage', 'Alle', 'All', 500)`;
  await sql`insert into voucher_redemption (code, cart_id, redeemer, order_number, redeemed_at)
    select 'ALLE', ordered_id, 'r-' || n, 10_000_000 + n, now() from visit where n % 2 = 0`;
  await sql`insert into mail_outbox (idempotency_key, message, created_at, next_try_at, sent_at)
    select 'mail-' || n, '{}', now(), now(), now() from visit`;
}

beforeAll(async () => {
  await rowsReadBy(observer, async (database) => {
    await writeAssortment(database);
    await database.transaction(fill);
    await insertAccount(database, { email: "ada@example.org" });
  });
  await observer.write`analyze`;
});

/** Tables with rows of every visitor. */
const growing = [
  "shop_user",
  "customer",
  "customer_token",
  "address",
  "cart",
  "cart_position",
  "shop_order",
  "voucher_redemption",
  "mail_outbox",
];

it("a guest's and a customer's way to an order read their own rows, however many others there are", async () => {
  const read = await rowsReadBy(observer, async (database) => {
    const catalogue = await watchSnapshot(database, pino({ level: "silent" }));
    const guest = await new Shopper(database).arrive();
    await guest.add(1_001, 2);
    await guest.beGuest();
    await guest.update([{ voucherOp: { addVoucher: { code: "ALLE" } } }]);
    await guest.chooseAddress();
    await guest.choosePayment("INVOICE");
    await guest.cart();
    expect(await guest.submit()).toMatchObject({ errorMessage: null });
    const customer = await new Shopper(database).arrive();
    await customer.add(1_002, 1);
    const credentials = { email: "ada@example.org", password, stayLogged: false };
    const signIn = "login(credentials: $credentials, cartId: $cartId)";
    expect(
      await customer.signIn(signIn, "$credentials: LoginInput!, $cartId: ID", { credentials, cartId: customer.cartId }),
    ).toMatchObject({
      successfull: true,
    });
    await customer.chooseAddress();
    await customer.choosePayment("INVOICE");
    await customer.cart();
    expect(await customer.submit()).toMatchObject({ errorMessage: null });
    await catalogue.stop();
  });
  for (const table of growing) expect(read[table] ?? 0, `rows read of ${table}`).toBeLessThan(others / 20);
});
