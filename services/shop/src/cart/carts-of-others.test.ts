import { beforeAll, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { mergeInto } from "./merge.service.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date("2026-05-04T11:30:00Z"));
beforeAll(async () => {
  await writeCatalogue(database, { categories: [{ id: 1 }], products: [{ id: 1, category: 1, items: [{ id: 101 }] }] });
  await startCatalogue(database);
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points) values ('ZEHN', 'percentage', 'Zehn', 'Ten', 1000)`;
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
    values ('de', 101, 700, 10, 5, '2026-05-01', '2026-06-01')`;
});
const shopper = () => new Shopper(database, { clock }).arrive();
const voucherOp = (op: object) => [{ voucherOp: op }];

describe("what is done to one cart", () => {
  it("changes nothing about which vouchers count in others", async () => {
    const [mine, other] = [await shopper(), await shopper()];
    for (const who of [mine, other]) {
      await who.add(101);
      await who.update(voucherOp({ addVoucher: { code: "ZEHN" } }));
    }
    const [line] = (await other.cart()).positions;
    await other.update([{ positionOp: { removePosition: { positionId: line?.id ?? "" } } }]);
    const rows = await database.write`select counted from cart_voucher where cart_id = ${mine.cartId}`;
    expect([...rows]).toEqual([{ counted: true }]);
  });

  it("drops nothing of what was reported about others", async () => {
    const [mine, other] = [await shopper(), await shopper()];
    await database.write`
      insert into cart_correction (cart_id, item_id, quantity, message_key, text_de, text_en, made_at, told_at)
      values (${mine.cartId}, 101, 1, 'x', 'x', 'x', now(), now())`;
    await other.add(101);
    expect(await database.write`select from cart_correction where cart_id = ${mine.cartId}`).toHaveLength(1);
  });

  it("ends no reservation of others, also where carts are merged", async () => {
    const [early, into] = [await shopper(), await shopper()];
    await early.add("101#LIGHTNING_DEAL");
    clock.advance(5 * 60_000);
    const mine = await shopper();
    await mine.add("101#LIGHTNING_DEAL");
    const end = async () =>
      (await database.write`select reserved_until from cart_position where cart_id = ${mine.cartId}`)[0]?.[
        "reservedUntil"
      ];
    const before = await end();
    await database.transaction((tx) => mergeInto(tx, early.cartId, into.cartId, clock.now()));
    expect(await end()).toEqual(before);
  });
});
