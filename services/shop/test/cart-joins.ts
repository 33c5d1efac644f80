import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Clock } from "../src/platform/clock.ts";
import type { Config } from "../src/platform/config.ts";
import type { Database } from "../src/platform/database.ts";
import { startCatalogue, writeCatalogue } from "./catalogue-fixture.ts";
import { devicesAt, password } from "./devices.ts";
import { Shopper, type ShopperOptions, type TestCart } from "./shopper.ts";
import { open, reset } from "./wallet-journey.ts";

/**
 * An assortment for carts that meet: 101 costs 10 € and goes up to ten pieces, 104 costs 2 € and begins at five; 102 comes
 * for nothing from 40 € on, 103 is a catalogue, 105 the article of a voucher.
 */
export async function writeJoinedAssortment(database: Database): Promise<void> {
  const product = (id: number, name: string, item: object) => ({
    id: id - 100,
    category: 1,
    name,
    items: [{ id, stock: 100, price: 1_000, ...item }],
  });
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [
      product(101, "Globus", { columns: { max_quantity: 10 } }),
      product(102, "Lineal", { price: 300 }),
      product(103, "Katalog", { price: 100 }),
      product(104, "Stempel", { price: 200, columns: { minimum_order_quantity: 5, max_quantity: 20 } }),
      product(105, "Radiergummi", { price: 100 }),
    ],
  });
  await startCatalogue(database);
  await database.write`
    insert into free_offer (store, item_id, kind, minimum_subtotal_cents)
    values ('de', 102, 'free', 4000), ('de', 103, 'catalog', 0)`;
}

let running = 0;

/** What a test decides about a voucher. */
export interface TestVoucher {
  readonly percent?: number;
  readonly itemId?: number;
  readonly from?: number;
  readonly own?: number;
  readonly all?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
}

/** Stores a voucher of the test's own, of 10 % without limits by default. @returns its code */
export async function aStoredVoucher(database: Database, voucher: TestVoucher = {}): Promise<string> {
  const code = `TEST${(running += 1)}`;
  const { itemId = null, percent = itemId === null ? 10 : null, from = 0, own = null, all = null } = voucher;
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points, item_id, minimum_subtotal_cents,
      max_per_customer, max_redemptions, starts_at, ends_at)
    values (${code}, ${itemId === null ? "percentage" : "free_article"}, ${`Rabatt ${code}`}, ${`Discount ${code}`},
      ${percent === null ? null : percent * 100}, ${itemId}, ${from}, ${own}, ${all},
      coalesce(${voucher.startsAt ?? null}::timestamptz, '-infinity'),
      coalesce(${voucher.endsAt ?? null}::timestamptz, 'infinity'))`;
  return code;
}

/** Runs a lightning deal of the item 101 for 7 € a piece, five of which a cart takes. */
export async function runDeal(database: Database, now: Date, minutes = 600): Promise<void> {
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
    values ('de', 101, 700, 50, 5, ${now}::timestamptz - interval '1 hour',
      ${now}::timestamptz + make_interval(mins => ${minutes}))`;
}

/** Types a voucher's code. */
export const redeem = (who: Shopper, code: string) => who.update([{ voucherOp: { addVoucher: { code } } }]);
/** Adds an item for nothing. */
export const addFree = (who: Shopper, itemId: number, asCatalog = false) =>
  who.update([
    {
      positionOp: {
        addPosition: {
          setItemId: String(itemId),
          updateQuantity: { quantity: 1 },
          asFreeArticle: !asCatalog,
          asCatalog,
        },
      },
    },
  ]);
/** Puts pieces in at the deal's price. */
export const addDeal = (who: Shopper, quantity: number) => who.add("101#LIGHTNING_DEAL", quantity, 700);
/** Takes the item's line out, and puts it in again as the undo of the basket does (CART-08). */
export async function undoRemoval(who: Shopper, itemId: number) {
  const line = (await who.cart()).mergedLineItems.find((known) => known.itemId === String(itemId));
  if (line === undefined) throw new Error("There is no such line");
  await who.update([{ positionOp: { removePosition: { positionId: line.id } } }]);
  const addPosition = {
    setItemId: String(itemId),
    updateQuantity: { quantity: line.quantity },
    restores: line.id.split(".")[0],
  };
  return { line, undo: () => who.update([{ positionOp: { addPosition } }]) };
}
/** Codes of the vouchers that a cart names. */
export const codesOf = (cart: TestCart) =>
  v
    .parse(v.array(v.looseObject({ voucherCode: v.string() })), cart["attainableInfos"])
    .map(({ voucherCode }) => voucherCode);
/** What a cart's page reports. */
export const noticesOf = (cart: TestCart): string => cart.notices.map(({ message }) => message).join("\n");
/** Pieces of goods, by item. */
export const piecesIn = (cart: TestCart): Record<string, number> =>
  Object.fromEntries(
    cart.mergedLineItems.filter(({ totalPrice }) => totalPrice.amount > 0).map((line) => [line.itemId, line.quantity]),
  );

/** Fills a cart. */
type Fill = (who: Shopper) => Promise<unknown>;
/** Two carts meet: one of an account, and one of a visitor. The result is the one that is left. */
export type Meeting = (own: Fill, visitors: Fill, email?: string) => Promise<Shopper>;

/** The ways in which carts meet, are carried over or are filled out of something that was kept. */
export function joinsAt(database: Database, options: ShopperOptions = {}) {
  const { register, signIn } = devicesAt(database);
  const shopper = (more: ShopperOptions = {}) => new Shopper(database, { ...options, ...more }).arrive();
  const account = async (own: Fill, email = `${randomUUID()}@example.org`) => {
    const home = await shopper();
    const answer = await signIn(home, email);
    if (!answer.successfull) await register(home, email);
    await own(home);
    return { home, email };
  };
  const login: Meeting = async (own, visitors, known) => {
    const { email } = await account(own, known);
    const visitor = await shopper();
    await visitors(visitor);
    await signIn(visitor, email);
    return visitor;
  };
  /** Someone goes on as a guest, and signs in after all. */
  const checkout: Meeting = async (own, visitors, known) => {
    const { email } = await account(own, known);
    const visitor = await shopper();
    await visitors(visitor);
    await visitor.beGuest(null);
    await signIn(visitor, email);
    return visitor;
  };
  /** A tab that has not heard of the sign-in goes on shopping with the ids from before. */
  const anotherTab: Meeting = async (own, visitors, known) => {
    const { email } = await account(own, known);
    const visitor = await shopper();
    const tab = new Shopper(database, options);
    tab.caller = visitor.caller;
    await signIn(visitor, email);
    await tab.arrive();
    await visitors(tab);
    return visitor;
  };
  /** A visitor's cart becomes a new account's. */
  const registration = async (visitors: Fill, email = `${randomUUID()}@example.org`) => {
    const visitor = await shopper();
    await visitors(visitor);
    await register(visitor, email);
    return visitor;
  };
  /** The wallet is left again, and the goods go on in another cart (CHKX-01). */
  const wallet = async (config: Config, fill: Fill) => {
    const visitor = await shopper({ config });
    await fill(visitor);
    await open(visitor);
    const { isReset, cartId } = await reset(visitor);
    if (!isReset) throw new Error("The wallet was not left");
    visitor.cartId = cartId;
    return visitor;
  };
  /** The ways in which two carts meet, by the names that the guide of the rules has for them. */
  const meetings = [
    ["login", login],
    ["checkout", checkout],
    ["another tab", anotherTab],
  ] as const;
  return { shopper, account, login, checkout, anotherTab, meetings, registration, wallet, signIn, register, password };
}

/** Orders a signed-in or anonymous shopper's cart on invoice. @returns the number of the order */
export async function order(who: Shopper): Promise<string> {
  if (who.caller.customer === null) await who.beGuest();
  await who.chooseAddress();
  await who.choosePayment("INVOICE");
  await who.cart();
  const { orderId, newCartId, errorMessage } = await who.submit();
  if (orderId === null) throw new Error(errorMessage ?? "It was not ordered");
  who.cartId = newCartId ?? who.cartId;
  return orderId;
}

const filled = v.object({ successful: v.boolean() });

/** Puts an order's articles in again. */
export const reorder = (who: Shopper, orderId: string) =>
  who.run(
    `mutation ($orderId: ID!, $cartId: ID!) { buyAgain(orderId: $orderId, cartId: $cartId) {
      successful added { quantity reason } missing { quantity reason } } }`,
    "buyAgain",
    v.object({
      successful: v.boolean(),
      added: v.array(v.object({ quantity: v.number() })),
      missing: v.array(v.object({ quantity: v.number(), reason: v.nullable(v.string()) })),
    }),
    { orderId, cartId: who.cartId },
  );

/** Puts a list into the basket: a wish list and a class list go the same way (OP-M-51). */
export const fromList = (who: Shopper, entries: readonly (readonly [itemId: number, quantity: number])[]) =>
  who.run(
    `mutation ($list: [TeaserWishlistEntryInput!]!, $cartId: ID!) {
      addProductsToCartFromTeaserWishlist(teaserWishlist: $list, cartId: $cartId) { successful } }`,
    "addProductsToCartFromTeaserWishlist",
    filled,
    {
      list: entries.map(([itemId, quantity]) => ({
        itemId: String(itemId),
        productId: String(itemId - 100),
        quantity,
      })),
      cartId: who.cartId,
    },
  );

/** Sends an order form into the basket: all of its lines at once. */
export const fromOrderForm = (who: Shopper, lines: readonly (readonly [itemId: number, quantity: number])[]) =>
  who.update(
    lines.map(([itemId, quantity]) => ({
      positionOp: { addPosition: { setItemId: String(itemId), updateQuantity: { quantity } } },
    })),
  );

/** The same cart, read in English. */
export async function inEnglish(who: Shopper, database: Database, clock?: Clock): Promise<TestCart> {
  const reader = new Shopper(database, { language: "en-DE", ...(clock === undefined ? {} : { clock }) });
  reader.caller = who.caller;
  return reader.cart(who.cartId);
}
