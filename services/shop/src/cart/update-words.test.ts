import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [
      { id: 1, category: 1, name: "Stift", nameEn: "Pencil", items: [{ id: 101, price: 1_000, stock: 100 }] },
      { id: 2, category: 1, name: "Heft", items: [{ id: 102, price: 500, stock: 0 }] },
      { id: 3, category: 1, name: "Katalog", items: [{ id: 103, price: 100 }] },
    ],
  });
  await startCatalogue(database);
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points, item_id, minimum_subtotal_cents, ends_at) values
      ('ZEHN', 'percentage', 'Zehn', 'Ten', 1000, null, 2000, 'infinity'), ('ELF', 'percentage', 'Elf', 'Eleven', 1100, null, 0, 'infinity'),
      ('ALT', 'percentage', 'Alt', 'Old', 1000, null, 0, now()), ('GABE', 'free_article', 'Gabe', 'Gift', null, 103, 0, 'infinity')`;
  await database.write`
    insert into free_offer (store, item_id, kind, minimum_subtotal_cents)
    values ('de', 103, 'catalog', 2000), ('de', 103, 'free', 3000)`;
});

const shopper = (language: "de-DE" | "en-DE" = "de-DE") => new Shopper(database, { language }).arrive();
const add = (setItemId: number, more = {}) => ({
  positionOp: { addPosition: { setItemId: String(setItemId), updateQuantity: { quantity: 1 }, ...more } },
});
const redeem = (code: string) => ({ voucherOp: { addVoucher: { code } } });

describe("a change of the cart that is refused (OP-M-10)", () => {
  const wrong = "vue.cart.error.somethingWentWrong";
  it.each([
    ["sold out", add(102), "vue.buybox.text.quantity.error", "„Heft“ ist zurzeit nicht lieferbar."],
    ["unknown", add(9), wrong, "Diesen Artikel führen wir nicht mehr."],
    [
      "not there",
      { positionOp: { removePosition: { positionId: randomUUID() } } },
      wrong,
      "Diese Position liegt nicht mehr in Ihrem Warenkorb.",
    ],
    ["not offered", add(101, { asFreeArticle: true }), wrong, "Dieser Artikel wird nicht gratis angeboten."],
    [
      "not earned",
      add(103, { asFreeArticle: true }),
      wrong,
      "Diesen Gratisartikel gibt es ab einem Warenwert von 30,00\u00a0€.",
    ],
  ])("says why, and changes nothing: %s", async (_, op, messageKey, errorMessage) => {
    const anna = await shopper();
    await anna.add(101);
    const answer = await anna.update([add(101), op]);
    expect(answer).toMatchObject({ successful: false, messageKey, errorMessage, notices: [] });
    expect(answer.cart.positions).toMatchObject([{ itemId: "101", quantity: 1 }]);
    expect(answer.cart.voucherCodeStatus).toBe("NONE");
  });

  it("gives no notice where it was made", async () => {
    expect(await (await shopper()).add(101)).toMatchObject({
      successful: true,
      errorMessage: null,
      messageKey: null,
      notices: [],
    });
  });
});

describe("vouchers (CART-06)", () => {
  it("are refused with their cause, and the cart reports it", async () => {
    const anna = await shopper();
    await anna.add(101);
    for (const code of ["NIE", "ALT"]) {
      expect(await anna.update([redeem(code)])).toMatchObject({
        successful: false,
        cart: { voucherCodeStatus: "INVALID" },
      });
    }
    await anna.update([redeem("ELF")]);
    expect(await anna.update([redeem("ZEHN")])).toMatchObject({
      successful: false,
      messageKey: "vue.cart.voucher.error.onlyOne",
    });
    // The same one again, and one of another kind, are no second percentage.
    expect((await anna.update([redeem(" elf ")])).successful).toBe(true);
    expect((await anna.update([redeem("GABE")])).successful).toBe(true);
    const { cart } = await anna.update([{ voucherOp: { removeVoucher: { code: "elf" } } }]);
    expect([cart.promotionsSaving.amount, (await anna.update([redeem("ZEHN")])).successful]).toEqual([0, true]);
  });

  it("that do not count yet are reported, when they are redeemed and not later", async () => {
    const anna = await shopper();
    await anna.add(101);
    const early = await anna.update([redeem("ZEHN")]);
    expect(early).toMatchObject({
      successful: true,
      notices: [{ quantity: null, message: expect.stringContaining("10,00") }],
    });
    expect((await anna.update([{ voucherOp: { removeVoucher: { code: "NIE" } } }])).notices).toEqual([]);
    const { notices, cart } = await anna.add(101);
    expect([notices, cart.promotionsSaving.amount]).toEqual([[], 200]);
    expect((await anna.update([redeem("ZEHN")])).notices).toEqual([]);
  });
});

describe("what is offered for nothing (CART-02)", () => {
  const offers = `query ($id: ID!) { shop_findCart(cartId: $id) {
    freeArticles { attained minimumPrice { amount } item { itemId } } catalogs { attained minimumPrice { amount } item { itemId } } } }`;
  const offer = v.object({
    attained: v.boolean(),
    minimumPrice: v.object({ amount: v.number() }),
    item: v.object({ itemId: v.string() }),
  });
  const schema = v.object({ freeArticles: v.array(offer), catalogs: v.array(offer) });

  it("is shown in its kind, with its minimum and whether the cart has reached it", async () => {
    const anna = await shopper();
    await anna.add(101, 2);
    const free = { attained: false, minimumPrice: { amount: 3_000 }, item: { itemId: "103" } };
    const catalog = { attained: true, minimumPrice: { amount: 2_000 }, item: { itemId: "103" } };
    expect(await anna.run(offers, "shop_findCart", schema, { id: anna.cartId })).toEqual({
      freeArticles: [free],
      catalogs: [catalog],
    });
    const { cart } = await anna.update([add(103, { asCatalog: true })]);
    expect(cart.positions.map(({ itemId, totalPrice }) => [itemId, totalPrice.amount])).toEqual([
      ["101", 2_000],
      ["103", 0],
    ]);
  });
});

describe("a cart that was closed meanwhile", () => {
  it("is followed by what is put in, and by nothing else", async () => {
    const anna = await newAccount(database);
    await anna.add(101);
    const closed = anna.cartId;
    await database.write`update cart set merged_at = now() where id = ${closed}`;
    const answer = await anna.update([add(101), redeem("ELF")], closed);
    expect([answer.successful, answer.cart.id === closed, answer.cart.positions.length]).toEqual([true, false, 1]);
    const change = "mutation ($data: CartUpdateInput!) { cart_update(data: $data) { successful } }";
    const ops = [{ voucherOp: { removeVoucher: { code: "ELF" } } }];
    expect((await anna.errorsOf(change, { data: { cartId: closed, ops } }))[0]?.extensions["classification"]).toBe(
      "CART_NOT_FOUND",
    );
    const stranger = await shopper();
    for (const cartId of [closed, "nonsense"]) {
      expect(
        (await stranger.errorsOf(change, { data: { cartId, ops: [add(101)] } }))[0]?.extensions["classification"],
      ).toBe("CART_NOT_FOUND");
    }
  });

  it("by its order stays as it is", async () => {
    const anna = await newAccount(database);
    await anna.add(101);
    await database.write`update cart set submitted_at = now() where id = ${anna.cartId}`;
    expect(await anna.update([add(101)])).toMatchObject({
      successful: false,
      messageKey: "vue.checkout.error.orderAlreadySubmitted",
    });
  });
});
