import { describe, expect, it } from "vitest";
import { newItem, readyGuest } from "../../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../../test/shopper.ts";
import { chosen, complete, open, redeem, setWalletParameter, startWalletShop } from "../../../test/wallet-journey.ts";
import { walletBuyer } from "../../../test/wallet-provider.ts";
import { excludedCategories } from "./wallet-rules.service.ts";

const database = await startTestDatabase();
const { wallet, approved } = await startWalletShop(database);

describe("the wallet refuses a shopper", () => {
  it("that has a session of another cart, or one that is not approved", async () => {
    const [mine, theirs] = [await approved(), await approved()];
    expect((await redeem(mine.buyer, theirs.id)).successful).toBe(false);
    expect((await redeem(mine.buyer, "no-such-session")).successful).toBe(false);
    wallet.decide(mine.id, "cancelled");
    expect((await redeem(mine.buyer, mine.id)).generalErrorMessage).toContain("beendet");
    expect((await complete(mine.buyer, theirs.id)).errorMessage).toContain("beendet");
    expect((await redeem(theirs.buyer, theirs.id)).successful).toBe(true);
  });

  it("without a cart of their own, or without being a guest at least", async () => {
    const { id, buyer } = await approved();
    const stranger = await new Shopper(database, { config: wallet.config }).arrive();
    const call = `mutation ($cartId: ID!, $id: ID!) { redeemWalletSession(cartId: $cartId, amazonCheckoutSessionId: $id) { successful } }`;
    const errors = await stranger.errorsOf(call, { cartId: stranger.cartId, id });
    expect(errors[0]?.extensions["messageKey"]).toBe("vue.error.security.valid_token_required");
    await stranger.beGuest(null);
    expect((await stranger.errorsOf(call, { cartId: buyer.cartId, id }))[0]?.extensions["classification"]).toBe(
      "CART_NOT_FOUND",
    );
  });

  it("who chooses it from the list of payment methods without the wallet", async () => {
    const guest = await readyGuest(database, "INVOICE", [[1_001, 1]], { config: wallet.config });
    expect(await guest.choosePayment("AMAZONPAY")).toBe(false);
  });

  it("with an address that the shop does not deliver to", async () => {
    const { buyer, id } = await approved();
    const paris = { ...walletBuyer.billingAddress, postCode: "75001", city: "Paris", country: "FR" };
    wallet.approve(id, { ...walletBuyer, deliveryAddress: paris });
    expect((await redeem(buyer, id)).generalErrorMessage).toContain("können wir nicht liefern");
    expect(await chosen(buyer)).toMatchObject({ selectedPaymentMethodInCart: null });
  });
});

describe("the wallet is not for", () => {
  const refusal = async (options: ShopperOptions = {}, items: readonly number[] = [1_001]) => {
    const buyer = await new Shopper(database, { config: wallet.config, ...options }).arrive();
    for (const item of items) await buyer.add(item);
    const { successful, generalErrorMessage } = await open(buyer);
    return { successful, generalErrorMessage, available: (await chosen(buyer)).walletAvailable };
  };

  it("businesses (CART-13)", async () => {
    expect(await refusal({ store: "b2b" })).toMatchObject({ successful: false, available: false });
  });

  it.each(["amazonpay.deactivated", "AMAZONPAY.ACTIVATED", ""])(
    "shops whose parameter is %j (CART-15)",
    async (value) => {
      await setWalletParameter(database, value);
      expect(await refusal()).toMatchObject({ successful: false, available: false });
    },
  );

  it("empty baskets, and memberships", async () => {
    expect(await refusal({}, [])).toMatchObject({ successful: false, available: false });
    const buyer = await new Shopper(database, { config: wallet.config }).arrive();
    await buyer.add(1_001);
    expect((await open(buyer, "primecheckout")).generalErrorMessage).toContain("Mitgliedschaft");
  });

  it("goods of the nine categories and of those below (CART-14)", async () => {
    expect(excludedCategories).toEqual([757883, 757887, 757888, 757889, 757890, 757891, 757958, 757892, 757893]);
    await database.write`insert into category (id, parent_id, name_de, name_en, path, lft, rgt, depth, position)
      values (757890, null, 'Gutscheine', 'Vouchers', '/gutscheine/', 901, 904, 1, 9),
        (900001, 757890, 'Karten', 'Cards', '/gutscheine/karten/', 902, 903, 2, 0)`;
    await database.write`insert into product (id, category_id, name_de, name_en, description_de, description_en,
        delivery_scope_de, delivery_scope_en, brand, manufacturer, created_on, picture)
      select 77, 900001, name_de, name_en, description_de, description_en, delivery_scope_de, delivery_scope_en, brand,
        manufacturer, created_on, picture from product where id = 1`;
    const item = await newItem(database, 5);
    await database.write`update item set product_id = 77 where id = ${item}`;
    expect(await refusal({}, [1_001, item])).toMatchObject({ successful: false, available: false });
    expect(await refusal({}, [1_001])).toMatchObject({ successful: true, available: true });
  });
});
