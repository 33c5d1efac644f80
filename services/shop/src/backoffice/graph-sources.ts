/**
 * Lists the sources of the back office's graph: the object that resolvers return for a type, and are given. Objects of
 * other types have the shape that the schema describes. `npm run codegen` reads the names.
 */
export type { OperatorCertificate as Certificate } from "../account/certificate/operator-certificates.service.ts";
export type { PriceRow as StorePrice } from "./assortment/offer.store.ts";
export type { StoredItem as Item, StoredProduct as Product } from "./assortment/product.service.ts";
export type { StoredVoucher as Voucher } from "./assortment/voucher.store.ts";
export type { CompetitionRecord as Competition } from "./records/forms.store.ts";
export type { StoredOrder as Order } from "./records/records.service.ts";
export type { LineRow as OrderLine, MailRow as Mail } from "./records/records.store.ts";
export type { ReceivedCall } from "../platform/call-log.ts";
