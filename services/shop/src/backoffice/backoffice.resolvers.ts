import type { ReceivedCall } from "../platform/call-log.ts";
import type { Store } from "../platform/context.ts";
import { changeCategory } from "./assortment/category.service.ts";
import { createDeal, endDeal, removePrice, setPrice, setStock } from "./assortment/offer.service.ts";
import type { PriceRow } from "./assortment/offer.store.ts";
import {
  addItem,
  changeItem,
  changeProduct,
  createProduct,
  findStoredProduct,
  removeProduct,
  type StoredProduct,
} from "./assortment/product.service.ts";
import { endVoucher, findVoucher, saveVoucher } from "./assortment/voucher.service.ts";
import type { StoredVoucher } from "./assortment/voucher.store.ts";
import type { BackofficeContext as Context } from "./backoffice-context.ts";
import {
  clearCalls,
  findCalls,
  findMails,
  findOrder,
  findOrders,
  logOut,
  revokeApiTokens,
  type StoredOrder,
} from "./records/records.service.ts";
import type { LineRow, MailRow } from "./records/records.store.ts";
import { findStoredParameters, removePage, removeParameter, savePage, setParameter } from "./site/site.service.ts";

type Item = StoredProduct["items"][number];
type ById = { id: string };
type Given = { input: unknown };

const query = {
  product: (_: unknown, { id }: ById, context: Context) => findStoredProduct(context, id),
  voucher: (_: unknown, { code }: { code: string }, context: Context) => findVoucher(context, code),
  orders: (_: unknown, selection: { store?: Store | null; limit: number; offset: number }, context: Context) =>
    findOrders(context, selection),
  order: (_: unknown, { orderNumber }: { orderNumber: string }, context: Context) => findOrder(context, orderNumber),
  mails: (_: unknown, { to, limit }: { to?: string | null; limit: number }, context: Context) =>
    findMails(context, to ?? null, limit),
  calls: (_: unknown, { operationName, limit }: { operationName?: string | null; limit: number }, context: Context) =>
    findCalls(context, operationName ?? null, limit),
  globalParameters: (_: unknown, { name }: { name?: string | null }, context: Context) =>
    findStoredParameters(context, name ?? null),
};

const mutation = {
  createProduct: (_: unknown, { input }: Given, context: Context) => createProduct(context, input),
  changeProduct: (_: unknown, { id, input }: ById & Given, context: Context) => changeProduct(context, id, input),
  deleteProduct: (_: unknown, { id }: ById, context: Context) => removeProduct(context, id),
  addItem: (_: unknown, { productId, input }: { productId: string } & Given, context: Context) =>
    addItem(context, productId, input),
  changeItem: (_: unknown, { id, input }: ById & Given, context: Context) => changeItem(context, id, input),
  setPrice: (_: unknown, { itemId, price }: { itemId: string; price: unknown }, context: Context) =>
    setPrice(context, itemId, price),
  removePrice: (_: unknown, { itemId, store }: { itemId: string; store: Store }, context: Context) =>
    removePrice(context, itemId, store),
  setStock: (_: unknown, { itemId, ...stock }: { itemId: string }, context: Context) =>
    setStock(context, itemId, stock),
  createDeal: (_: unknown, { input }: Given, context: Context) => createDeal(context, input),
  deleteDeal: (_: unknown, { id }: ById, context: Context) => endDeal(context, id),
  saveVoucher: (_: unknown, { input }: Given, context: Context) => saveVoucher(context, input),
  endVoucher: (_: unknown, { code }: { code: string }, context: Context) => endVoucher(context, code),
  changeCategory: (_: unknown, { id, input }: ById & Given, context: Context) => changeCategory(context, id, input),
  saveContentPage: (_: unknown, { input }: Given, context: Context) => savePage(context, input),
  deleteContentPage: (_: unknown, { path, store }: { path: string; store?: Store | null }, context: Context) =>
    removePage(context, path, store ?? null),
  setGlobalParameter: (_: unknown, { input }: Given, context: Context) => setParameter(context, input),
  deleteGlobalParameter: (
    _: unknown,
    { name, entry, store }: { name: string; entry: string; store?: Store | null },
    context: Context,
  ) => removeParameter(context, name, entry, store ?? null),
  revokeApiTokens: (_: unknown, __: unknown, context: Context) => revokeApiTokens(context),
  revokeCustomerTokens: (_: unknown, { customerId }: { customerId: string }, context: Context) =>
    logOut(context, customerId),
  clearCalls: (_: unknown, __: unknown, context: Context) => clearCalls(context),
};

/** Resolvers of the back office, by type and field. */
export const backofficeResolvers = {
  Query: query,
  Mutation: mutation,
  Product: {
    id: ({ row }: StoredProduct) => row.id,
    categoryId: ({ row }: StoredProduct) => row.category_id,
    name: ({ row }: StoredProduct) => ({ de: row.name_de, en: row.name_en }),
    brand: ({ row }: StoredProduct) => row.brand,
  },
  Item: {
    orderNumber: (item: Item) => item.order_number,
    name: (item: Item) => ({ de: item.name_de, en: item.name_en }),
  },
  Voucher: {
    name: (voucher: StoredVoucher) => ({ de: voucher.name_de, en: voucher.name_en }),
    percentBasisPoints: (voucher: StoredVoucher) => voucher.percent_basis_points,
    itemId: (voucher: StoredVoucher) => voucher.item_id,
    minimumSubtotalCents: (voucher: StoredVoucher) => voucher.minimum_subtotal_cents,
    startsAt: (voucher: StoredVoucher) => voucher.starts_at,
    endsAt: (voucher: StoredVoucher) => voucher.ends_at,
    maxRedemptions: (voucher: StoredVoucher) => voucher.max_redemptions,
    maxPerCustomer: (voucher: StoredVoucher) => voucher.max_per_customer,
  },
  StorePrice: {
    priceCents: (price: PriceRow) => price.price_cents,
    oldPriceCents: (price: PriceRow) => price.old_price_cents,
    listPriceCents: (price: PriceRow) => price.list_price_cents,
    lowest30DaysCents: (price: PriceRow) => price.lowest_30_days_cents,
  },
  Order: {
    orderNumber: (order: StoredOrder) => order.order_number,
    cartId: (order: StoredOrder) => order.cart_id,
    customerId: (order: StoredOrder) => order.customer_id,
    isGuest: (order: StoredOrder) => order.is_guest,
    orderedAt: (order: StoredOrder) => order.ordered_at,
    paymentMethod: (order: StoredOrder) => order.payment_method,
    subtotalCents: (order: StoredOrder) => order.subtotal_cents,
    shippingCostCents: (order: StoredOrder) => order.shipping_cost_cents,
    promotionsSavingCents: (order: StoredOrder) => order.promotions_saving_cents,
    taxCents: (order: StoredOrder) => order.tax_cents,
    totalCents: (order: StoredOrder) => order.total_cents,
  },
  OrderLine: {
    itemId: (line: LineRow) => line.item_id,
    orderArticleNumber: (line: LineRow) => line.order_article_number,
    singlePriceCents: (line: LineRow) => line.single_price_cents,
    totalPriceCents: (line: LineRow) => line.total_price_cents,
  },
  Mail: {
    to: ({ message }: MailRow) => message.to,
    subject: ({ message }: MailRow) => message.subject,
    reference: ({ message }: MailRow) => message.reference,
    text: ({ message }: MailRow) => message.text,
    html: ({ message }: MailRow) => message.html,
    createdAt: (mail: MailRow) => mail.created_at,
    sentAt: (mail: MailRow) => mail.sent_at,
    lastFault: (mail: MailRow) => mail.last_fault,
  },
  ReceivedCall: {
    store: ({ storefront }: ReceivedCall) => storefront?.store ?? null,
    language: ({ storefront }: ReceivedCall) => storefront?.language ?? null,
  },
};
