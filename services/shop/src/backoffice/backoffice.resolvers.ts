import type { Resolvers } from "../generated/backoffice.ts";
import { setAgreedPayment } from "./records/agreed-payment.service.ts";
import { changeCategory } from "./assortment/category.service.ts";
import { createDeal, endDeal, moveDealEnd, removePrice, setPrice, setStock } from "./assortment/offer.service.ts";
import { findCertificates } from "../account/certificate/operator-certificates.service.ts";
import {
  addItem,
  changeItem,
  changeProduct,
  createProduct,
  findStoredProduct,
  removeProduct,
} from "./assortment/product.service.ts";
import { createRatingLink } from "./assortment/rating-link.service.ts";
import { endVoucher, findVoucher, saveVoucher } from "./assortment/voucher.service.ts";
import { findCompetitions, findEntries, findMessages, findSubscriptions } from "./records/forms.service.ts";
import {
  cancelOrder,
  deliverShipment,
  packOrder,
  receiveReturn,
  recordPayment,
  releaseOrder,
  shipShipment,
} from "./records/fulfilment.service.ts";
import { findPaymentTasks, settlePaymentTask } from "./records/payment-tasks.service.ts";
import {
  clearCalls,
  findCalls,
  findMails,
  findOrder,
  findOrders,
  findTrackingEvents,
  logOut,
  revokeApiTokens,
} from "./records/records.service.ts";
import { findMemberships, findWaiting, setPrimeDealLead, setPrimePlaces } from "./records/prime-records.service.ts";
import { saveCompetition } from "./site/competition.service.ts";
import { createPreviewTicket } from "./site/preview.service.ts";
import { findStoredGrid, findStoredPage, removeGrid, removePage, saveGrid, savePage } from "./site/content.service.ts";
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

const query = {
  product: (_, { id }, context) => findStoredProduct(context, id),
  voucher: (_, { code }, context) => findVoucher(context, code),
  orders: (_, selection, context) => findOrders(context, selection),
  order: (_, { orderNumber }, context) => findOrder(context, orderNumber),
  trackingEvents: (_, { name, limit }, context) => findTrackingEvents(context, name ?? null, limit),
  mails: (_, { to, limit }, context) => findMails(context, to ?? null, limit),
  newsletterSubscriptions: (_, question, context) => findSubscriptions(context, question),
  primeMemberships: (_, question, context) => findMemberships(context, question),
  primeWaitingList: (_, question, context) => findWaiting(context, question),
  competitions: (_, question, context) => findCompetitions(context, question),
  competitionEntries: (_, { competitionId, ...question }, context) => findEntries(context, competitionId, question),
  paymentTasks: (_, { isSettled, limit, offset }, context) => findPaymentTasks(context, isSettled, limit, offset),
  certificates: (_, { customerNumber }, context) => findCertificates(context, customerNumber),
  contactMessages: (_, question, context) => findMessages(context, question),
  calls: (_, { operationName, limit }, context) => findCalls(context, operationName ?? null, limit),
  contentPage: (_, page, context) => findStoredPage(context, page),
  contentGrid: (_, grid, context) => findStoredGrid(context, grid),
  globalParameters: (_, { name }, context) => findStoredParameters(context, name ?? null),
  translations: (_, __, context) => findStoredTranslations(context),
  searchSynonyms: (_, { language }, context) => findSynonyms(context, language ?? null),
  searchRedirects: (_, __, context) => findRedirects(context),
} satisfies Resolvers["Query"];

const mutation = {
  createProduct: (_, { input }, context) => createProduct(context, input),
  changeProduct: (_, { id, input }, context) => changeProduct(context, id, input),
  deleteProduct: (_, { id }, context) => removeProduct(context, id),
  addItem: (_, { productId, input }, context) => addItem(context, productId, input),
  changeItem: (_, { id, input }, context) => changeItem(context, id, input),
  setPrice: (_, { itemId, price }, context) => setPrice(context, itemId, price),
  removePrice: (_, { itemId, store }, context) => removePrice(context, itemId, store),
  setStock: (_, { itemId, ...stock }, context) => setStock(context, itemId, stock),
  createDeal: (_, { input }, context) => createDeal(context, input),
  moveDealEnd: (_, { id, endsAt }, context) => moveDealEnd(context, id, endsAt),
  deleteDeal: (_, { id }, context) => endDeal(context, id),
  saveVoucher: (_, { input }, context) => saveVoucher(context, input),
  endVoucher: (_, { code }, context) => endVoucher(context, code),
  createRatingLink: (_, wish, context) => createRatingLink(context, wish),
  changeCategory: (_, { id, input }, context) => changeCategory(context, id, input),
  saveContentPage: (_, { input }, context) => savePage(context, input),
  deleteContentPage: (_, page, context) => removePage(context, page),
  saveContentGrid: (_, { input }, context) => saveGrid(context, input),
  deleteContentGrid: (_, grid, context) => removeGrid(context, grid),
  setPrimePlaces: (_, { store, places }, context) => setPrimePlaces(context, store, places ?? null),
  setPrimeDealLead: (_, { store, minutes }, context) => setPrimeDealLead(context, store, minutes),
  saveCompetition: (_, { input }, context) => saveCompetition(context, input),
  setGlobalParameter: (_, { input }, context) => setParameter(context, input),
  deleteGlobalParameter: (_, { name, entry, store }, context) => removeParameter(context, name, entry, store ?? null),
  createPreviewTicket: (_, { seconds }, context) => createPreviewTicket(context, seconds),
  setTranslation: (_, { input }, context) => setTranslation(context, input),
  deleteTranslation: (_, { key }, context) => removeTranslation(context, key),
  saveSearchSynonym: (_, { input }, context) => saveSynonym(context, input),
  deleteSearchSynonym: (_, { language, word }, context) => removeSynonym(context, language, word),
  saveSearchRedirect: (_, { input }, context) => saveRedirect(context, input),
  deleteSearchRedirect: (_, { query, store }, context) => removeRedirect(context, query, store ?? null),
  recordPayment: (_, { orderNumber }, context) => recordPayment(context, orderNumber),
  settlePaymentTask: (_, wish, context) => settlePaymentTask(context, wish),
  releaseOrder: (_, { orderNumber }, context) => releaseOrder(context, orderNumber),
  packOrder: (_, { orderNumber, items }, context) => packOrder(context, orderNumber, items),
  shipShipment: (_, { shipmentId, trackingCode }, context) => shipShipment(context, shipmentId, trackingCode),
  deliverShipment: (_, { shipmentId }, context) => deliverShipment(context, shipmentId),
  cancelOrder: (_, { orderNumber, items }, context) => cancelOrder(context, orderNumber, items),
  receiveReturn: (_, { rma }, context) => receiveReturn(context, rma),
  revokeApiTokens: (_, __, context) => revokeApiTokens(context),
  revokeCustomerTokens: (_, { customerId }, context) => logOut(context, customerId),
  setAgreedPayment: (_, given, context) =>
    setAgreedPayment(context, given.customerNumber, given.paymentMethod, given.termsOfPayment ?? null),
  clearCalls: (_, __, context) => clearCalls(context),
} satisfies Resolvers["Mutation"];

/** Resolvers of the back office, by type and field. */
export const backofficeResolvers = {
  Query: query,
  Mutation: mutation,
  Product: {
    id: ({ row }) => row.id,
    categoryId: ({ row }) => row.categoryId,
    name: ({ row }) => ({ de: row.nameDe, en: row.nameEn }),
    brand: ({ row }) => row.brand,
  },
  Item: {
    orderNumber: (item) => item.orderNumber,
    name: (item) => ({ de: item.nameDe, en: item.nameEn }),
  },
  Voucher: {
    name: (voucher) => ({ de: voucher.nameDe, en: voucher.nameEn }),
    percentBasisPoints: (voucher) => voucher.percentBasisPoints,
    itemId: (voucher) => voucher.itemId,
    minimumSubtotalCents: (voucher) => voucher.minimumSubtotalCents,
    startsAt: (voucher) => voucher.startsAt,
    endsAt: (voucher) => voucher.endsAt,
    maxRedemptions: (voucher) => voucher.maxRedemptions,
    maxPerCustomer: (voucher) => voucher.maxPerCustomer,
  },
  Competition: {
    title: ({ titleDe, titleEn }) => ({ de: titleDe, en: titleEn }),
    prize: ({ prizeDe, prizeEn }) => ({ de: prizeDe, en: prizeEn }),
    question: ({ questionDe, questionEn }) => ({ de: questionDe, en: questionEn }),
  },
  StorePrice: {
    priceCents: (price) => price.priceCents,
    oldPriceCents: (price) => price.oldPriceCents,
    listPriceCents: (price) => price.listPriceCents,
    lowest30DaysCents: (price) => price.lowest30DaysCents,
  },
  Order: {
    orderNumber: (order) => order.orderNumber,
    cartId: (order) => order.cartId,
    customerId: (order) => order.customerId,
    isGuest: (order) => order.isGuest,
    orderedAt: (order) => order.orderedAt,
    paymentMethod: (order) => order.paymentMethod,
    subtotalCents: (order) => order.subtotalCents,
    shippingCostCents: (order) => order.shippingCostCents,
    promotionsSavingCents: (order) => order.promotionsSavingCents,
    taxCents: (order) => order.taxCents,
    totalCents: (order) => order.totalCents,
  },
  OrderLine: {
    itemId: (line) => line.itemId,
    orderArticleNumber: (line) => line.orderArticleNumber,
    singlePriceCents: (line) => line.singlePriceCents,
    totalPriceCents: (line) => line.totalPriceCents,
  },
  Mail: {
    to: ({ message }) => message.to,
    subject: ({ message }) => message.subject,
    reference: ({ message }) => message.reference,
    text: ({ message }) => message.text,
    html: ({ message }) => message.html,
    createdAt: (mail) => mail.createdAt,
    sentAt: (mail) => mail.sentAt,
    undeliverableAt: (mail) => mail.undeliverableAt,
    lastFault: (mail) => mail.lastFault,
  },
  ReceivedCall: {
    store: ({ storefront }) => storefront?.store ?? null,
    language: ({ storefront }) => storefront?.language ?? null,
  },
} satisfies Resolvers;
