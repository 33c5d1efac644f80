import { randomInt } from "node:crypto";
import * as v from "valibot";
import { backOfficeCalls, resultFields } from "./back-office-calls.ts";
import type { Addresses } from "./chalkbox.ts";
import type { DealWish } from "./deal-wish.ts";
import type { ProductWish } from "./product-wish.ts";
import type { VoucherWish } from "./voucher-wish.ts";

const ProductSchema = v.object({
  id: v.string(),
  categoryId: v.string(),
  name: v.object({ de: v.string(), en: v.string() }),
  items: v.array(v.object({ id: v.string(), orderNumber: v.string() })),
});
const TrackingEvents = v.object({ trackingEvents: v.array(v.object({ payload: v.unknown() })) });
const OrderSchema = v.object({
  orderNumber: v.string(),
  /** Null where there was no cart, as for a membership. */
  cartId: v.nullable(v.string()),
  store: v.string(),
  isGuest: v.boolean(),
  paymentMethod: v.string(),
  subtotalCents: v.number(),
  shippingCostCents: v.number(),
  promotionsSavingCents: v.number(),
  taxCents: v.number(),
  totalCents: v.number(),
  lines: v.array(v.object({ itemId: v.string(), quantity: v.number(), totalPriceCents: v.number() })),
});

/** A product as the back office has it. */
export type StoredProduct = v.InferOutput<typeof ProductSchema>;
/** An order as the back office has it; amounts in integer cents. */
export type StoredOrder = v.InferOutput<typeof OrderSchema>;

const stores = ["de", "at", "ch", "b2b"] as const;

/** A switch as operators set it; without a store it holds in all of them. */
export interface StoredParameter {
  readonly name: string;
  readonly entry: string;
  readonly value: string;
  readonly store?: (typeof stores)[number];
}

/** Pieces of a line of an order, from 1. */
export interface OrderPieces {
  readonly lineNo: number;
  readonly quantity: number;
}

const Progress = v.object({
  progress: v.object({ status: v.string(), shipments: v.array(v.object({ id: v.string(), status: v.string() })) }),
});

/** What tests do as operators, over the shop's own door for them. */
export interface BackOffice {
  /** A product of one item that belongs to this test alone. */
  createProduct(wish?: ProductWish): Promise<StoredProduct>;
  /** Takes a product of the test's own out of the assortment. */
  deleteProduct(id: string): Promise<void>;
  /** @param store the only one in which it changes; all without */
  setPrice(itemId: string, priceCents: number, store?: (typeof stores)[number]): Promise<void>;
  setStock(itemId: string, quantity: number): Promise<void>;
  /** Sets the fewest pieces of an order, and the most where they are given. */
  setMinimum(itemId: string, minimumOrderQuantity: number, maxQuantity?: number): Promise<void>;
  /** Starts a deal, of an hour if nothing else is wished; returns its id. */
  createDeal(deal: DealWish): Promise<string>;
  /** Moves the end of a deal. @param seconds from now on */
  moveDealEnd(id: string, seconds: number): Promise<void>;
  endDeal(id: string): Promise<void>;
  /** Offers a voucher, or changes the one of this code. */
  saveVoucher(voucher: VoucherWish): Promise<void>;
  /** Ends a voucher now. */
  endVoucher(code: string): Promise<void>;
  /** Sets a switch for one store, where no other test looks at it meanwhile, or for all. */
  setParameter(parameter: StoredParameter): Promise<void>;
  /** Takes a switch away. */
  deleteParameter(parameter: Omit<StoredParameter, "value">): Promise<void>;
  /** Path of the rating page of a product, as the service sends it to who has bought it. */
  ratingLink(productId: string, author: string): Promise<string>;
  /** Limits the memberships of prime of a store; null: any number. */
  setPrimePlaces(store: (typeof stores)[number], places: number | null): Promise<void>;
  /** Sets how long before others members get the price of deals, in minutes. */
  setPrimeDealLead(store: (typeof stores)[number], minutes: number): Promise<void>;
  setText(key: string, text: { readonly de: string; readonly en: string }): Promise<void>;
  /** Takes a text away: the built-in one shows again. */
  deleteText(key: string): Promise<void>;
  /** The order of this number; null when there is none. */
  order(orderNumber: string): Promise<StoredOrder | null>;
  /** Pieces that are left of a product with one item. */
  stockOf(productId: string): Promise<number>;
  /** The orders that hold an item; a test's own item is in its own orders only. */
  ordersOf(itemId: string): Promise<readonly StoredOrder[]>;
  /** Lets an order go on after payment, and packs it, or the pieces of it that are named; returns the shipment's id. */
  packOrder(orderNumber: string, items?: readonly OrderPieces[]): Promise<string>;
  shipShipment(shipmentId: string, trackingCode: string): Promise<void>;
  deliverShipment(shipmentId: string): Promise<void>;
  cancelOrder(orderNumber: string, items?: readonly OrderPieces[]): Promise<void>;
  /** Takes in a return that has arrived. */
  receiveReturn(rma: string): Promise<void>;
  /** What was measured of that name, latest first: the payloads as JSON. */
  trackingEvents(name: string): Promise<readonly string[]>;
  /** Revokes every API token that is out. */
  revokeApiTokens(): Promise<void>;
  /** A ticket of the preview mode that holds for so many seconds. */
  previewTicket(seconds: number): Promise<string>;
}

const productFields = "id categoryId name { de en } items { id orderNumber }";
const orderFields = `orderNumber cartId store isGuest paymentMethod subtotalCents shippingCostCents promotionsSavingCents
  taxCents totalCents lines { itemId quantity totalPriceCents }`;
const progressFields = "progress { status shipments { id status } }";
/** New products go where this one is, among the musical instruments: tests of listings look elsewhere. */
const neighbour = "11275";
const pageSize = 200;
/** Orders that are looked through, newest first. */
const depth = 2_000;

export function backOfficeOf(addresses: Pick<Addresses, "shop" | "operatorToken">): BackOffice {
  const { ask, change } = backOfficeCalls(addresses);

  async function leafCategory(): Promise<string> {
    const data = await ask(`query ($id: ID!) { product(id: $id) { ${productFields} } }`, { id: neighbour });
    return v.parse(ProductSchema, data["product"]).categoryId;
  }

  return {
    async createProduct(wish = {}) {
      const {
        priceCents = 1_299,
        stock = 1_000,
        shippingClass = "parcel",
        weightGrams,
        minimum,
        maximum,
        tiers,
      } = wish;
      const number = String(randomInt(10 ** 11, 10 ** 12));
      const input = {
        categoryId: await leafCategory(),
        name: { de: `Prüfstück ${number}`, en: `Test piece ${number}` },
        brand: "Prüfwerk",
        items: (wish.colours ?? [null]).map((colour, index) => ({
          orderNumber: index === 0 ? number : `${number}-${index}`,
          ...(colour !== null && {
            name: { de: `Prüfstück ${number} ${colour}`, en: `Test piece ${number} ${colour}` },
            variantAttributes: [{ name: "FARBE", value: colour }],
          }),
          stock,
          shippingClass,
          weightGrams,
          minimumOrderQuantity: minimum,
          maxQuantity: maximum,
          prices: stores.map((store) => ({ store, priceCents, tiers })),
        })),
      };
      const query = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${resultFields} product { ${productFields} } } }`;
      const outcome = await change("createProduct", query, { input });
      return v.parse(v.object({ product: ProductSchema }), outcome).product;
    },
    async deleteProduct(id) {
      await change("deleteProduct", `mutation ($id: ID!) { deleteProduct(id: $id) { ${resultFields} } }`, { id });
    },
    async setPrice(itemId, priceCents, only) {
      const query = `mutation ($itemId: ID!, $price: PriceInput!) { setPrice(itemId: $itemId, price: $price) { ${resultFields} } }`;
      for (const store of only === undefined ? stores : [only])
        await change("setPrice", query, { itemId, price: { store, priceCents } });
    },
    async setPrimePlaces(store, places) {
      const query = `mutation ($store: Store!, $places: Int) { setPrimePlaces(store: $store, places: $places) { ${resultFields} } }`;
      await change("setPrimePlaces", query, { store, places });
    },
    async setPrimeDealLead(store, minutes) {
      const query = `mutation ($store: Store!, $minutes: Int!) { setPrimeDealLead(store: $store, minutes: $minutes) { ${resultFields} } }`;
      await change("setPrimeDealLead", query, { store, minutes });
    },
    async setStock(itemId, quantity) {
      const query = `mutation ($itemId: ID!, $quantity: Int!) { setStock(itemId: $itemId, quantity: $quantity) { ${resultFields} } }`;
      await change("setStock", query, { itemId, quantity });
    },
    async setMinimum(id, minimumOrderQuantity, maxQuantity) {
      const query = `mutation ($id: ID!, $input: ItemChange!) { changeItem(id: $id, input: $input) { ${resultFields} } }`;
      await change("changeItem", query, { id, input: { minimumOrderQuantity, maxQuantity } });
    },
    async createDeal({ store = "de", quantity = 100, maxPerCart = 5, startsIn, lasts = 60, ...deal }) {
      const query = `mutation ($deal: DealInput!) { createDeal(input: $deal) { ${resultFields} dealId } }`;
      const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      const start = startsIn !== undefined && { startsAt: inMinutes(startsIn) };
      const times = { ...start, endsAt: inMinutes((startsIn ?? 0) + lasts) };
      const outcome = await change("createDeal", query, { deal: { ...deal, store, quantity, maxPerCart, ...times } });
      return v.parse(v.object({ dealId: v.string() }), outcome).dealId;
    },
    async moveDealEnd(id, seconds) {
      const query = `mutation ($id: ID!, $endsAt: DateTime!) { moveDealEnd(id: $id, endsAt: $endsAt) { ${resultFields} } }`;
      await change("moveDealEnd", query, { id, endsAt: new Date(Date.now() + seconds * 1_000).toISOString() });
    },
    async endDeal(dealId) {
      await change("deleteDeal", `mutation ($id: ID!) { deleteDeal(id: $id) { ${resultFields} } }`, { id: dealId });
    },
    async saveVoucher({ name, ...voucher }) {
      const query = `mutation ($input: VoucherInput!) { saveVoucher(input: $input) { ${resultFields} } }`;
      await change("saveVoucher", query, { input: { ...voucher, name: { de: name, en: name } } });
    },
    async endVoucher(code) {
      await change("endVoucher", `mutation ($code: String!) { endVoucher(code: $code) { ${resultFields} } }`, { code });
    },
    async stockOf(productId) {
      const { product } = await ask("query ($id: ID!) { product(id: $id) { items { stock } } }", { id: productId });
      const [item] = v.parse(v.object({ items: v.array(v.object({ stock: v.number() })) }), product).items;
      return item?.stock ?? 0;
    },
    async setParameter(input) {
      const query = `mutation ($input: GlobalParameterInput!) { setGlobalParameter(input: $input) { ${resultFields} } }`;
      await change("setGlobalParameter", query, { input });
    },
    async deleteParameter({ name, entry, store }) {
      const query = `mutation ($name: String!, $entry: String!, $store: Store) { deleteGlobalParameter(name: $name, entry: $entry, store: $store) { ${resultFields} } }`;
      await change("deleteGlobalParameter", query, { name, entry, store });
    },
    async ratingLink(productId, author) {
      const query = `mutation ($productId: ID!, $author: String) { createRatingLink(productId: $productId, author: $author) { ${resultFields} path } }`;
      const outcome = await change("createRatingLink", query, { productId, author });
      return v.parse(v.object({ path: v.string() }), outcome).path;
    },
    async setText(key, text) {
      const query = `mutation ($input: TranslationInput!) { setTranslation(input: $input) { ${resultFields} } }`;
      await change("setTranslation", query, { input: { key, text } });
    },
    async deleteText(key) {
      const query = `mutation ($key: String!) { deleteTranslation(key: $key) { ${resultFields} } }`;
      await change("deleteTranslation", query, { key });
    },
    async order(orderNumber) {
      const data = await ask(`query ($id: ID!) { order(orderNumber: $id) { ${orderFields} } }`, { id: orderNumber });
      return v.parse(v.nullable(OrderSchema), data["order"]);
    },
    async ordersOf(itemId) {
      const query = `query ($limit: Int!, $offset: Int!) { orders(limit: $limit, offset: $offset) { ${orderFields} } }`;
      const found: StoredOrder[] = [];
      for (let offset = 0; offset < depth; offset += pageSize) {
        const data = await ask(query, { limit: pageSize, offset });
        const orders = v.parse(v.array(OrderSchema), data["orders"]);
        found.push(...orders.filter(({ lines }) => lines.some((line) => line.itemId === itemId)));
        if (orders.length < pageSize) break;
      }
      return found;
    },
    async packOrder(orderNumber, items) {
      // One that is paid already, or needs no payment in advance, is released by itself.
      await ask(`mutation ($id: ID!) { releaseOrder(orderNumber: $id) { ${resultFields} } }`, { id: orderNumber });
      const query = `mutation ($id: ID!, $items: [OrderPiecesInput!]) {
        packOrder(orderNumber: $id, items: $items) { ${resultFields} ${progressFields} } }`;
      const outcome = await change("packOrder", query, { id: orderNumber, items });
      const { progress } = v.parse(Progress, outcome);
      return progress.shipments.findLast(({ status }) => status === "packed")?.id ?? "";
    },
    async shipShipment(id, trackingCode) {
      const query = `mutation ($id: ID!, $code: String!) {
        shipShipment(shipmentId: $id, trackingCode: $code) { ${resultFields} } }`;
      await change("shipShipment", query, { id, code: trackingCode });
    },
    async deliverShipment(id) {
      const query = `mutation ($id: ID!) { deliverShipment(shipmentId: $id) { ${resultFields} } }`;
      await change("deliverShipment", query, { id });
    },
    async cancelOrder(orderNumber, items) {
      const query = `mutation ($id: ID!, $items: [OrderPiecesInput!]) {
        cancelOrder(orderNumber: $id, items: $items) { ${resultFields} } }`;
      await change("cancelOrder", query, { id: orderNumber, items });
    },
    async receiveReturn(rma) {
      await change("receiveReturn", `mutation ($rma: ID!) { receiveReturn(rma: $rma) { ${resultFields} } }`, { rma });
    },
    async trackingEvents(name) {
      const query = "query ($name: String) { trackingEvents(name: $name, limit: 200) { payload } }";
      const { trackingEvents } = v.parse(TrackingEvents, await ask(query, { name }));
      return trackingEvents.map(({ payload }) => JSON.stringify(payload));
    },
    async previewTicket(seconds) {
      const query = `mutation ($seconds: Int!) { createPreviewTicket(seconds: $seconds) { ${resultFields} ticket } }`;
      const outcome = await change("createPreviewTicket", query, { seconds });
      return v.parse(v.object({ ticket: v.string() }), outcome).ticket;
    },
    async revokeApiTokens() {
      await change("revokeApiTokens", `mutation { revokeApiTokens { ${resultFields} } }`, {});
    },
  };
}
