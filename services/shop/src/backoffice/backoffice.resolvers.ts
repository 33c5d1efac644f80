import { type AgreedPayment, setAgreedPayment } from "./records/agreed-payment.service.ts";
import type { ReceivedCall } from "../platform/call-log.ts";
import type { Store } from "../platform/context.ts";
import { changeCategory } from "./assortment/category.service.ts";
import { createDeal, endDeal, moveDealEnd, removePrice, setPrice, setStock } from "./assortment/offer.service.ts";
import type { PriceRow } from "./assortment/offer.store.ts";
import { findCertificates } from "../account/certificate/operator-certificates.service.ts";
import {
  addItem,
  changeItem,
  changeProduct,
  createProduct,
  findStoredProduct,
  removeProduct,
  type StoredProduct,
} from "./assortment/product.service.ts";
import { createRatingLink, type RatingLinkWish } from "./assortment/rating-link.service.ts";
import { endVoucher, findVoucher, saveVoucher } from "./assortment/voucher.service.ts";
import type { StoredVoucher } from "./assortment/voucher.store.ts";
import type { BackofficeContext as Context } from "./backoffice-context.ts";
import {
  findCompetitions,
  findEntries,
  findMessages,
  findSubscriptions,
  type FormQuestion,
} from "./records/forms.service.ts";
import {
  cancelOrder,
  deliverShipment,
  packOrder,
  receiveReturn,
  recordPayment,
  releaseOrder,
  shipShipment,
} from "./records/fulfilment.service.ts";
import { findPaymentTasks, settlePaymentTask, type TaskWish } from "./records/payment-tasks.service.ts";
import {
  clearCalls,
  findCalls,
  findMails,
  findOrder,
  findOrders,
  findTrackingEvents,
  logOut,
  revokeApiTokens,
  type StoredOrder,
} from "./records/records.service.ts";
import type { LineRow, MailRow } from "./records/records.store.ts";
import type { CompetitionRecord } from "./records/forms.store.ts";
import { findMemberships, findWaiting, setPrimeDealLead, setPrimePlaces } from "./records/prime-records.service.ts";
import { saveCompetition } from "./site/competition.service.ts";
import { createPreviewTicket } from "./site/preview.service.ts";
import {
  findStoredGrid,
  findStoredPage,
  type GridId,
  type PageId,
  removeGrid,
  removePage,
  saveGrid,
  savePage,
} from "./site/content.service.ts";
import { findStoredParameters, removeParameter, setParameter } from "./site/site.service.ts";
import {
  findRedirects,
  findSynonyms,
  removeRedirect,
  removeSynonym,
  saveRedirect,
  saveSynonym,
} from "./site/search-words.service.ts";
import { findStoredTranslations, removeTranslation, setTranslation } from "./site/translation.service.ts";

type Item = StoredProduct["items"][number];
type ById = { id: string };
type Given = { input: unknown };
type ByOrder = { orderNumber: string };
type Pieces = { items?: readonly { lineNo: number; quantity: number }[] | null };

const query = {
  product: (_: unknown, { id }: ById, context: Context) => findStoredProduct(context, id),
  voucher: (_: unknown, { code }: { code: string }, context: Context) => findVoucher(context, code),
  orders: (_: unknown, selection: { store?: Store | null; limit: number; offset: number }, context: Context) =>
    findOrders(context, selection),
  order: (_: unknown, { orderNumber }: { orderNumber: string }, context: Context) => findOrder(context, orderNumber),
  trackingEvents: (_: unknown, { name, limit }: { name?: string | null; limit: number }, context: Context) =>
    findTrackingEvents(context, name ?? null, limit),
  mails: (_: unknown, { to, limit }: { to?: string | null; limit: number }, context: Context) =>
    findMails(context, to ?? null, limit),
  newsletterSubscriptions: (_: unknown, question: FormQuestion, context: Context) =>
    findSubscriptions(context, question),
  primeMemberships: (_: unknown, question: FormQuestion, context: Context) => findMemberships(context, question),
  primeWaitingList: (_: unknown, question: FormQuestion, context: Context) => findWaiting(context, question),
  competitions: (_: unknown, question: FormQuestion, context: Context) => findCompetitions(context, question),
  competitionEntries: (
    _: unknown,
    { competitionId, ...question }: FormQuestion & { competitionId: string },
    context: Context,
  ) => findEntries(context, competitionId, question),
  paymentTasks: (
    _: unknown,
    { isSettled, limit, offset }: { isSettled: boolean; limit: number; offset: number },
    context: Context,
  ) => findPaymentTasks(context, isSettled, limit, offset),
  certificates: (_: unknown, { customerNumber }: { customerNumber: string }, context: Context) =>
    findCertificates(context, customerNumber),
  contactMessages: (_: unknown, question: FormQuestion, context: Context) => findMessages(context, question),
  calls: (_: unknown, { operationName, limit }: { operationName?: string | null; limit: number }, context: Context) =>
    findCalls(context, operationName ?? null, limit),
  contentPage: (_: unknown, page: PageId, context: Context) => findStoredPage(context, page),
  contentGrid: (_: unknown, grid: GridId, context: Context) => findStoredGrid(context, grid),
  globalParameters: (_: unknown, { name }: { name?: string | null }, context: Context) =>
    findStoredParameters(context, name ?? null),
  translations: (_: unknown, __: unknown, context: Context) => findStoredTranslations(context),
  searchSynonyms: (_: unknown, { language }: { language?: string | null }, context: Context) =>
    findSynonyms(context, language ?? null),
  searchRedirects: (_: unknown, __: unknown, context: Context) => findRedirects(context),
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
  moveDealEnd: (_: unknown, { id, endsAt }: ById & { readonly endsAt: Date }, context: Context) =>
    moveDealEnd(context, id, endsAt),
  deleteDeal: (_: unknown, { id }: ById, context: Context) => endDeal(context, id),
  saveVoucher: (_: unknown, { input }: Given, context: Context) => saveVoucher(context, input),
  endVoucher: (_: unknown, { code }: { code: string }, context: Context) => endVoucher(context, code),
  createRatingLink: (_: unknown, wish: RatingLinkWish, context: Context) => createRatingLink(context, wish),
  changeCategory: (_: unknown, { id, input }: ById & Given, context: Context) => changeCategory(context, id, input),
  saveContentPage: (_: unknown, { input }: Given, context: Context) => savePage(context, input),
  deleteContentPage: (_: unknown, page: PageId, context: Context) => removePage(context, page),
  saveContentGrid: (_: unknown, { input }: Given, context: Context) => saveGrid(context, input),
  deleteContentGrid: (_: unknown, grid: GridId, context: Context) => removeGrid(context, grid),
  setPrimePlaces: (_: unknown, { store, places }: { store: Store; places?: number | null }, context: Context) =>
    setPrimePlaces(context, store, places ?? null),
  setPrimeDealLead: (_: unknown, { store, minutes }: { store: Store; minutes: number }, context: Context) =>
    setPrimeDealLead(context, store, minutes),
  saveCompetition: (_: unknown, { input }: Given, context: Context) => saveCompetition(context, input),
  setGlobalParameter: (_: unknown, { input }: Given, context: Context) => setParameter(context, input),
  deleteGlobalParameter: (
    _: unknown,
    { name, entry, store }: { name: string; entry: string; store?: Store | null },
    context: Context,
  ) => removeParameter(context, name, entry, store ?? null),
  createPreviewTicket: (_: unknown, { seconds }: { seconds: number }, context: Context) =>
    createPreviewTicket(context, seconds),
  setTranslation: (_: unknown, { input }: Given, context: Context) => setTranslation(context, input),
  deleteTranslation: (_: unknown, { key }: { key: string }, context: Context) => removeTranslation(context, key),
  saveSearchSynonym: (_: unknown, { input }: Given, context: Context) => saveSynonym(context, input),
  deleteSearchSynonym: (_: unknown, { language, word }: { language: string; word: string }, context: Context) =>
    removeSynonym(context, language, word),
  saveSearchRedirect: (_: unknown, { input }: Given, context: Context) => saveRedirect(context, input),
  deleteSearchRedirect: (_: unknown, { query, store }: { query: string; store?: Store | null }, context: Context) =>
    removeRedirect(context, query, store ?? null),
  recordPayment: (_: unknown, { orderNumber }: ByOrder, context: Context) => recordPayment(context, orderNumber),
  settlePaymentTask: (_: unknown, wish: TaskWish, context: Context) => settlePaymentTask(context, wish),
  releaseOrder: (_: unknown, { orderNumber }: ByOrder, context: Context) => releaseOrder(context, orderNumber),
  packOrder: (_: unknown, { orderNumber, items }: ByOrder & Pieces, context: Context) =>
    packOrder(context, orderNumber, items),
  shipShipment: (
    _: unknown,
    { shipmentId, trackingCode }: { shipmentId: string; trackingCode: string },
    context: Context,
  ) => shipShipment(context, shipmentId, trackingCode),
  deliverShipment: (_: unknown, { shipmentId }: { shipmentId: string }, context: Context) =>
    deliverShipment(context, shipmentId),
  cancelOrder: (_: unknown, { orderNumber, items }: ByOrder & Pieces, context: Context) =>
    cancelOrder(context, orderNumber, items),
  receiveReturn: (_: unknown, { rma }: { rma: string }, context: Context) => receiveReturn(context, rma),
  revokeApiTokens: (_: unknown, __: unknown, context: Context) => revokeApiTokens(context),
  revokeCustomerTokens: (_: unknown, { customerId }: { customerId: string }, context: Context) =>
    logOut(context, customerId),
  setAgreedPayment: (
    _: unknown,
    given: { customerNumber: string; paymentMethod: AgreedPayment; termsOfPayment?: string | null },
    context: Context,
  ) => setAgreedPayment(context, given.customerNumber, given.paymentMethod, given.termsOfPayment ?? null),
  clearCalls: (_: unknown, __: unknown, context: Context) => clearCalls(context),
};

/** Resolvers of the back office, by type and field. */
export const backofficeResolvers = {
  Query: query,
  Mutation: mutation,
  Product: {
    id: ({ row }: StoredProduct) => row.id,
    categoryId: ({ row }: StoredProduct) => row.categoryId,
    name: ({ row }: StoredProduct) => ({ de: row.nameDe, en: row.nameEn }),
    brand: ({ row }: StoredProduct) => row.brand,
  },
  Item: {
    orderNumber: (item: Item) => item.orderNumber,
    name: (item: Item) => ({ de: item.nameDe, en: item.nameEn }),
  },
  Voucher: {
    name: (voucher: StoredVoucher) => ({ de: voucher.nameDe, en: voucher.nameEn }),
    percentBasisPoints: (voucher: StoredVoucher) => voucher.percentBasisPoints,
    itemId: (voucher: StoredVoucher) => voucher.itemId,
    minimumSubtotalCents: (voucher: StoredVoucher) => voucher.minimumSubtotalCents,
    startsAt: (voucher: StoredVoucher) => voucher.startsAt,
    endsAt: (voucher: StoredVoucher) => voucher.endsAt,
    maxRedemptions: (voucher: StoredVoucher) => voucher.maxRedemptions,
    maxPerCustomer: (voucher: StoredVoucher) => voucher.maxPerCustomer,
  },
  Competition: {
    title: ({ titleDe, titleEn }: CompetitionRecord) => ({ de: titleDe, en: titleEn }),
    prize: ({ prizeDe, prizeEn }: CompetitionRecord) => ({ de: prizeDe, en: prizeEn }),
    question: ({ questionDe, questionEn }: CompetitionRecord) => ({ de: questionDe, en: questionEn }),
  },
  StorePrice: {
    priceCents: (price: PriceRow) => price.priceCents,
    oldPriceCents: (price: PriceRow) => price.oldPriceCents,
    listPriceCents: (price: PriceRow) => price.listPriceCents,
    lowest30DaysCents: (price: PriceRow) => price.lowest30DaysCents,
  },
  Order: {
    orderNumber: (order: StoredOrder) => order.orderNumber,
    cartId: (order: StoredOrder) => order.cartId,
    customerId: (order: StoredOrder) => order.customerId,
    isGuest: (order: StoredOrder) => order.isGuest,
    orderedAt: (order: StoredOrder) => order.orderedAt,
    paymentMethod: (order: StoredOrder) => order.paymentMethod,
    subtotalCents: (order: StoredOrder) => order.subtotalCents,
    shippingCostCents: (order: StoredOrder) => order.shippingCostCents,
    promotionsSavingCents: (order: StoredOrder) => order.promotionsSavingCents,
    taxCents: (order: StoredOrder) => order.taxCents,
    totalCents: (order: StoredOrder) => order.totalCents,
  },
  OrderLine: {
    itemId: (line: LineRow) => line.itemId,
    orderArticleNumber: (line: LineRow) => line.orderArticleNumber,
    singlePriceCents: (line: LineRow) => line.singlePriceCents,
    totalPriceCents: (line: LineRow) => line.totalPriceCents,
  },
  Mail: {
    to: ({ message }: MailRow) => message.to,
    subject: ({ message }: MailRow) => message.subject,
    reference: ({ message }: MailRow) => message.reference,
    text: ({ message }: MailRow) => message.text,
    html: ({ message }: MailRow) => message.html,
    createdAt: (mail: MailRow) => mail.createdAt,
    sentAt: (mail: MailRow) => mail.sentAt,
    undeliverableAt: (mail: MailRow) => mail.undeliverableAt,
    lastFault: (mail: MailRow) => mail.lastFault,
  },
  ReceivedCall: {
    store: ({ storefront }: ReceivedCall) => storefront?.store ?? null,
    language: ({ storefront }: ReceivedCall) => storefront?.language ?? null,
  },
};
