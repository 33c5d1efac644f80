import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { newItem, ordersOf, readyGuest, stockOf, writeAssortment } from "../../test/checkout-fixture.ts";
import { confirmation } from "../../test/confirmation.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress, Shopper } from "../../test/shopper.ts";
import { demoCustomerNumber, demoPassword, seedAccounts } from "../account/seed.service.ts";

const database = await startTestDatabase();

beforeAll(async () => {
  await writeAssortment(database);
  await database.transaction((tx) => seedAccounts(tx));
});

describe("ordering (OP-M-02)", () => {
  it("stores the order once, takes stock, closes the cart and mails it", async () => {
    const item = await newItem(database, 5);
    const anna = await readyGuest(database, "VORKASSE", [
      [item, 2],
      [1_001, 1],
    ]);
    const { orderId, newCartId, errorMessage } = await anna.submit();
    expect([errorMessage, await stockOf(database, item), await ordersOf(database, anna.cartId)]).toEqual([null, 3, 1]);
    expect((await anna.cart(newCartId ?? "")).positions).toEqual([]);
    const found = await confirmation(anna, orderId);
    expect(found).toMatchObject({ isGuestOrder: true, bankTransfer: { purpose: orderId } });
    const { order } = found ?? {};
    expect(order?.lines.reduce((sum, line) => sum + line.totalPrice.amount, 0)).toBe(order?.subtotal.amount);
    const [mail] =
      await database.write`select message from mail_outbox where idempotency_key = ${`order-confirmation:${orderId}`}`;
    expect(mail).toMatchObject({
      message: { to: "anna@example.org", reference: orderId, text: expect.stringContaining("IBAN") },
    });
  });

  it("answers the same order to twenty calls at once, and to later ones (CHKX-04)", async () => {
    const item = await newItem(database, 10);
    const anna = await readyGuest(database, "INVOICE", [[item, 1]]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => anna.submit()));
    answers.push(await anna.submit());
    expect(new Set(answers.map(({ orderId, newCartId }) => `${orderId} ${newCartId}`)).size).toBe(1);
    expect([await ordersOf(database, anna.cartId), await stockOf(database, item)]).toEqual([1, 9]);
  });

  it("does not change a submitted cart any more", async () => {
    const anna = await readyGuest(database);
    await anna.submit();
    expect(await anna.add(1_002)).toMatchObject({
      successful: false,
      messageKey: "vue.checkout.error.orderAlreadySubmitted",
    });
    expect((await anna.change(`setOrderComment(cartId: "${anna.cartId}", orderComment: "x")`)).successful).toBe(false);
    expect(await anna.choosePayment("VORKASSE")).toBe(false);
  });

  it.each<[string, (who: Shopper) => Promise<unknown>, string]>([
    [
      "positions",
      async (who) =>
        who.update([{ positionOp: { removePosition: { positionId: (await who.cart()).positions[0]?.id } } }]),
      "leer",
    ],
    [
      "address",
      async (who) => database.write`update cart set billing_address_id = null where id = ${who.cartId}`,
      "Rechnungsadresse",
    ],
    [
      "delivery address",
      async (who) => database.write`update cart set shipping_address_id = null where id = ${who.cartId}`,
      "Lieferadresse",
    ],
    [
      "payment",
      async (who) => database.write`update cart set payment_method = null where id = ${who.cartId}`,
      "Zahlungsart",
    ],
    [
      "email",
      async (who) =>
        database.write`update customer set email = null where id = ${who.caller.customer?.customerId ?? ""}`,
      "E-Mail",
    ],
    [
      "sign-in",
      async (who) =>
        database.write`update cart set customer_id = null where id = ${who.cartId}`.then(
          () => (who.caller = { ...who.caller, customer: null }),
        ),
      "melden Sie sich an",
    ],
  ])("stores nothing without %s, and says what is missing", async (_, spoil, cause) => {
    const anna = await readyGuest(database);
    await spoil(anna);
    const { errorMessage, orderId } = await anna.submit();
    expect([errorMessage, orderId]).toEqual([expect.stringContaining(cause), null]);
    expect(await ordersOf(database, anna.cartId)).toBe(0);
  });

  it("names what is no longer there, and takes nothing of the rest", async () => {
    const [gone, rest] = [await newItem(database, 2), await newItem(database, 2)];
    const anna = await readyGuest(database, "INVOICE", [
      [gone, 2],
      [rest, 2],
    ]);
    await database.write`update stock set quantity = 1 where item_id = ${gone}`;
    expect((await anna.submit()).errorMessage).toContain(`Einzelstück ${gone}`);
    expect([
      await stockOf(database, gone),
      await stockOf(database, rest),
      await ordersOf(database, anna.cartId),
    ]).toEqual([1, 2, 0]);
  });

  it("refuses a total that the shopper has not seen, once", async () => {
    const item = await newItem(database, 5);
    const anna = await readyGuest(database, "INVOICE", [[item, 1]]);
    await anna.cart();
    await database.write`update price set price_cents = 1100 where item_id = ${item}`;
    expect((await anna.submit()).errorMessage).toContain("Preise");
    await anna.cart();
    expect((await anna.submit()).orderId).not.toBeNull();
  });

  it("orders nothing of a cart that is another than was seen, also at an equal total (CHKX-06)", async () => {
    const read = (who: Shopper) =>
      who.run(
        "query ($cartId: ID!) { shop_findCart(cartId: $cartId) { fingerprint total { amount } } }",
        "shop_findCart",
        v.object({ fingerprint: v.string(), total: v.object({ amount: v.number() }) }),
        { cartId: who.cartId },
      );
    const [item, half] = [await newItem(database, 50), await newItem(database, 50)];
    await database.write`update price set price_cents = 500 where item_id = ${half}`;
    const anna = await readyGuest(database, "INVOICE", [[item, 1]]);
    const seen = await read(anna);
    expect(await read(anna)).toEqual(seen);
    const buyInstead = async (other: number, pieces: number) => {
      const positionId = (await anna.cart()).positions[0]?.id;
      await anna.update([{ positionOp: { removePosition: { positionId } } }]);
      return anna.add(other, pieces);
    };
    const changes: readonly (() => Promise<unknown>)[] = [
      () => buyInstead(half, 2),
      // The same article, another number of pieces.
      async () => {
        await database.write`update price set price_cents = 1000 where item_id = ${half}`;
        return buyInstead(half, 1);
      },
      () => anna.choosePayment("VORKASSE"),
      () => anna.chooseAddress({ ...goodAddress, streetAndHouseNr: "Invalidenstraße 44" }),
      () => anna.change(`setOrderReference(cartId: "${anna.cartId}", orderReference: "4b")`),
    ];
    let last = seen;
    for (const change of changes) {
      await change();
      const now = await read(anna);
      expect([now.total, now.fingerprint === last.fingerprint]).toEqual([seen.total, false]);
      expect(await anna.submit(anna.cartId, last.fingerprint)).toMatchObject({ cartChanged: true, orderId: null });
      last = now;
    }
    expect(await ordersOf(database, anna.cartId)).toBe(0);
    const { orderId, cartChanged } = await anna.submit(anna.cartId, last.fingerprint);
    expect([cartChanged, orderId]).toEqual([false, expect.any(String)]);
    // Repeated with whatever, it is the one order.
    expect((await anna.submit(anna.cartId, seen.fingerprint)).orderId).toBe(orderId);
  });

  it("never sells more than there is, however many order at once", async () => {
    const item = await newItem(database, 3);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => readyGuest(database, "INVOICE", [[item, 1]])));
    const answers = await Promise.all(buyers.map((buyer) => buyer.submit()));
    expect([answers.filter(({ orderId }) => orderId !== null).length, await stockOf(database, item)]).toEqual([3, 0]);
  });

  it("counts deal pieces as sold", async () => {
    const item = await newItem(database, 9);
    const [row] = await database.write<{ id: number }[]>`
      insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
      values ('de', ${item}, 400, 5, now() - interval '1 hour', now() + interval '1 hour') returning id`;
    const anna = await new Shopper(database).arrive();
    await anna.add(`${item}#LIGHTNING_DEAL`, 2);
    await anna.beGuest();
    await anna.chooseAddress();
    await anna.choosePayment("INVOICE");
    const { orderId } = await anna.submit();
    expect((await confirmation(anna, orderId))?.order.subtotal.amount).toBe(800);
    const [after] = await database.write<
      { taken: number }[]
    >`select taken from lightning_deal where id = ${row?.id ?? 0}`;
    expect(after?.taken).toBe(2);
  });

  it("shows the confirmation to its buyer only (C-80)", async () => {
    const [anna, ben] = [await readyGuest(database), await readyGuest(database)];
    const { orderId } = await anna.submit();
    expect((await confirmation(anna, orderId))?.order.orderId).toBe(orderId);
    expect(await confirmation(ben, orderId)).toBeNull();
    expect(await confirmation(anna, "99999999")).toBeNull();
  });

  it("opens a guest's confirmation by its ticket in the browser session that ordered, for 30 minutes (C-86)", async () => {
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    const anna = await readyGuest(database, "INVOICE", undefined, { clock });
    const ordered = await anna.submit();
    const { orderId } = ordered;
    const { ticket = "", secret = "" } = ordered.confirmation ?? {};
    const ben = await new Shopper(database, { clock }).arrive();
    const { confirmation: other } = await (await readyGuest(database)).submit();
    const austria = new Shopper(database, { store: "at", language: "de-AT", clock });
    const open = async (who: Shopper, brought: string | null, given: string | null) => {
      who.caller = { ...who.caller, customer: null, confirmation: brought };
      return (await confirmation(who, orderId, given))?.order.orderId ?? null;
    };
    expect(await open(anna, secret, ticket)).toBe(orderId);
    // The number alone, either part alone, and the parts of another order are worth nothing, to the buyer neither.
    for (const [brought, given] of [
      [secret, null],
      [null, ticket],
      [ticket, ticket],
      [secret, secret],
      [secret, ""],
      [other?.secret ?? null, ticket],
      [secret, other?.ticket ?? null],
      [other?.secret ?? null, other?.ticket ?? null],
    ] as const) {
      expect([await open(anna, brought, given), await open(ben, brought, given)]).toEqual([null, null]);
    }
    // An order is its store's.
    expect(await open(austria, secret, ticket)).toBeNull();
    now += 30 * 60_000;
    expect(await open(anna, secret, ticket)).toBe(orderId);
    now += 1;
    expect(await open(anna, secret, ticket)).toBeNull();
  });

  it("opens a customer's order to the customer alone, with a ticket as without (C-80, C-86)", async () => {
    const school = await new Shopper(database, { store: "b2b" }).arrive();
    await school.signIn("login(credentials: $c)", "$c: LoginInput!", {
      c: { email: demoCustomerNumber, password: demoPassword },
    });
    await school.add(1_001, 3);
    await school.chooseAddress();
    const { orderId, confirmation: access } = await school.submit();
    const { ticket = "", secret = "" } = access ?? {};
    school.caller = { ...school.caller, confirmation: secret };
    expect((await confirmation(school, orderId))?.order.orderId).toBe(orderId);
    expect((await confirmation(school, orderId, ticket))?.order.orderId).toBe(orderId);
    expect(await confirmation(school, orderId, "another")).toBeNull();
    school.caller = { ...school.caller, customer: null };
    expect(await confirmation(school, orderId, ticket)).toBeNull();
  });
});
