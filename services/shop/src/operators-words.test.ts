import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { startBackoffice } from "../test/backoffice-fixture.ts";
import { runQuery, testContext } from "../test/shop-test.ts";
import { Shopper } from "../test/shopper.ts";
import { aCustomer } from "../test/wishlists.ts";
import { inOperatorsWords } from "./platform/messages/operators-words.service.ts";

const { database, operate } = await startBackoffice();

/** Files that give a message its key. */
const sources = [
  "cart/texts.ts",
  "cart/change-texts.ts",
  "cart/voucher-texts.ts",
  "cart/settle/correction-texts.ts",
  "wishlist/texts.ts",
];
const read = (file: string) => readFile(fileURLToPath(new URL(file, import.meta.url)), "utf8");
const keys = [
  ...new Set((await Promise.all(sources.map(read))).flatMap((code) => code.match(/\bvue(?:\.\w+)+/g) ?? [])),
].toSorted();

const set = async (key: string, de: string, en: string) => {
  const { setTranslation } = await operate(
    `mutation ($input: TranslationInput!) { setTranslation(input: $input) { successful } }`,
    { input: { key, text: { de, en } } },
  );
  expect(setTranslation).toEqual({ successful: true });
};

beforeAll(async () => {
  await database.write`
    insert into voucher (code, kind, name_de, name_en, item_id, minimum_subtotal_cents, ends_at)
    values ('GABE', 'free_article', 'Gabe', 'Gift', 101, 99900, 'infinity')`;
  await database.write`update item set max_quantity = 4, minimum_order_quantity = 2 where id = 101`;
});

describe("operators' words (WISH-24, WISH-25, C-88)", () => {
  it("win for each key of a message, in both languages, with the figure of it", async () => {
    expect(keys.length).toBeGreaterThanOrEqual(19);
    for (const key of keys) await set(key, `Eigen: ${key}`, `Own: ${key}`);
    const built = keys.map((messageKey) => ({ messageKey, message: "Eingebaut.", figure: "höchstens 3" }));
    for (const [language, word] of [
      ["de-DE", "Eigen"],
      ["en-DE", "Own"],
    ] as const) {
      const worded = await inOperatorsWords(testContext({ database, store: "b2b", language }), built);
      expect(worded.map(({ message }) => message)).toEqual(keys.map((key) => `${word}: ${key} (höchstens 3)`));
    }
    const plain = { messageKey: keys[0] ?? "", message: "Eingebaut.", figure: "" };
    expect(await inOperatorsWords(testContext({ database }), [plain])).toMatchObject([
      { message: `Eigen: ${keys[0]}` },
    ]);
  });

  it("are what a change of the basket says, refused or made otherwise", async () => {
    const anna = await new Shopper(database).arrive();
    const { notices } = await anna.add(101, 9);
    const key = "vue.buybox.text.quantity.error";
    expect(notices).toEqual([{ messageKey: key, message: `Eigen: ${key} („Füller“: höchstens 4 Stück)`, quantity: 4 }]);
    expect(await anna.update([{ voucherOp: { addVoucher: { code: "NIE" } } }])).toMatchObject({
      errorMessage: "Eigen: vue.cart.voucher.error.invalid",
    });
    expect(await anna.add(9)).toMatchObject({
      errorMessage: "Eigen: vue.cart.error.somethingWentWrong (Diesen Artikel führen wir nicht mehr.)",
    });
  });

  it("are what the basket says of a change by the shop, and of a voucher that is short of goods", async () => {
    const anna = await new Shopper(database).arrive();
    await anna.add(101, 4);
    const { cart } = await anna.update([{ voucherOp: { addVoucher: { code: "GABE" } } }]);
    expect(cart["attainableInfos"]).toMatchObject([
      { failureDescriptions: [expect.stringMatching(/^Eigen: vue\.cart\.voucher\.notAttained \(es fehlen /)] },
    ]);
    await database.write`update stock set quantity = 3 where item_id = 101`;
    const key = "vue.cart.notice.shortage";
    expect((await anna.cart()).notices).toContainEqual(
      expect.objectContaining({ messageKey: key, message: `Eigen: ${key} („Füller“: noch 3 Stück)` }),
    );
    await database.write`update stock set quantity = 5 where item_id = 101`;
  });

  it("are what a cart says of what was settled in it, in the language of the page", async () => {
    const anna = await new Shopper(database, { store: "b2b", language: "en-DE" }).arrive();
    await database.write`
      insert into cart_correction (cart_id, message_key, text_de, text_en, figure_de, figure_en, made_at)
      values (${anna.cartId}, 'vue.cart.notice.voucherDropped', 'Weg.', 'Gone.', '„Zehn“', '“Ten”', now())`;
    expect((await anna.cart()).notices).toMatchObject([{ message: "Own: vue.cart.notice.voucherDropped (“Ten”)" }]);
  });

  it("are what a wish list says of a quantity beyond its limits", async () => {
    const carla = await aCustomer(database);
    const list = await carla.makeList();
    const entry = (quantity: number) =>
      `addProductToWishlist(externalId: "${list}", entry: { productId: "1", quantity: ${quantity} }) { messageKey message }`;
    const said = async (quantity: number) =>
      Object((await runQuery(carla.context(), `mutation { ${entry(quantity)} }`)).data)["addProductToWishlist"];
    const [most, least] = ["vue.buybox.text.quantity.error", "vue.pdp.minQuantity"];
    expect(await said(9)).toEqual({ messageKey: most, message: `Eigen: ${most} (höchstens 4 Stück)` });
    expect(await said(1)).toEqual({ messageKey: least, message: `Eigen: ${least} (mindestens 2 Stück)` });
  });

  it("are none where the words are those that came with the shop", async () => {
    await operate(`mutation { deleteTranslation(key: "vue.pdp.minQuantity") { successful } }`);
    await database.write`
      insert into translation (key, text_de, text_en) values ('vue.pdp.minQuantity', 'Zu wenig.', 'Too few.')`;
    const built = { messageKey: "vue.pdp.minQuantity", message: "Ab 2 Stück.", figure: "mindestens 2 Stück" };
    const said = async () => (await inOperatorsWords(testContext({ database }), [built]))[0]?.message;
    expect(await said()).toBe(built.message);
    await set("vue.pdp.minQuantity", "Zu wenig.", "Too few.");
    expect(await said()).toBe(built.message);
    await set("vue.pdp.minQuantity", "Mehr!", "More!");
    expect(await said()).toBe("Mehr! (mindestens 2 Stück)");
  });
});
