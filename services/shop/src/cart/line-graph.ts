import { productImages } from "../catalogue/images.ts";
import { inLanguage, pick } from "../catalogue/language.ts";
import { deliveryStatusOf } from "../catalogue/product/delivery.ts";
import { purchaseOptionId } from "../catalogue/pricing/purchase-option.ts";
import type { Language } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import type { CartItem } from "./cart.types.ts";
import { type CartLine, netCents } from "./lines.ts";
import { absoluteMaximum, maximumOf } from "./settle/settle-goods.ts";

/** What a line's cart decides about it. */
interface LineCart {
  /** Whether the store's prices have VAT. */
  readonly taxIncluded: boolean;
  /** Whether the buyer is a member of prime now (C-98). */
  readonly isMember: boolean;
}

/** A line of a cart as `lineGraph` makes it. */
export type CartLineSource = ReturnType<typeof lineGraph>;

/** `CartLineItem` of the graph (ENT-02). */
export function lineGraph(line: CartLine, { taxIncluded, isMember }: LineCart, language: Language) {
  const { item, kind, quantity, dealQuantity } = line;
  const name = itemName(item, language);
  const isDealOnly = dealQuantity === quantity && line.dealUnitCents !== null;
  const unit = isDealOnly ? line.dealUnitCents : line.unitCents;
  const old = isDealOnly ? line.dealReferenceCents : line.referenceCents;
  const delivery = deliveryStatusOf(deliverable(item), language);
  return {
    id: line.id,
    operationsId: line.id,
    itemId: item.id,
    productId: item.productId,
    name,
    path: itemPath(item),
    image: () => productImages(item.picture, name)[0] ?? null,
    variantInfoList: item.variants.map(({ label, value }) => ({
      label: inLanguage(label, language),
      value: inLanguage(value, language),
    })),
    quantity,
    quantityLightning: dealQuantity,
    quantityNormal: quantity - dealQuantity,
    minimumQuantity: kind === "goods" ? item.minimumQuantity : 1,
    maximumQuantity: kind === "goods" ? Math.min(maximumOf(item), item.stock > 0 ? item.stock : absoluteMaximum) : 1,
    singlePrice: priceOf(unit, language),
    totalPrice: priceOf(line.totalCents, language),
    priceParts: priceParts(line, language),
    pricePerUnit: priceOf(unit, language),
    pricePerUnitLightning: line.dealUnitCents === null ? null : priceOf(line.dealUnitCents, language),
    netPricePerUnit: priceOf(netCents(unit, item.vatRate, taxIncluded), language),
    oldPrice: old === null ? null : priceOf(old, language),
    isFreeItem: kind === "free" || kind === "gift",
    isCatalog: kind === "catalog",
    isLightningDeal: dealQuantity > 0,
    priceHeldUntil: line.priceHeldUntil,
    purchaseOptionId: purchaseOptionId(item.id, dealQuantity > 0 ? "deal" : "regular"),
    articleNumber: item.orderNumber,
    availableForSale: item.stock > 0 && (item.priceCents !== null || kind !== "goods"),
    deliveryStatusText: delivery.text,
    deliveryStatusColor: delivery.color,
    removableItem: true,
    relatedVoucherCode: line.voucherCode,
    primeFaehig: kind === "goods" && item.isPrime,
    isPrimeFree: kind === "goods" && item.isPrime && isMember,
  };
}

/** `CartPricePart` of the graph: what the total is made of, pieces of the deal first. */
function priceParts(line: CartLine, language: Language) {
  const { quantity, dealQuantity, dealUnitCents, unitCents } = line;
  const part = (pieces: number, cents: number, reference: number | null, isLightningDeal: boolean) => ({
    quantity: pieces,
    unitPrice: priceOf(cents, language),
    oldPrice: reference === null ? null : priceOf(reference, language),
    totalPrice: priceOf(cents * pieces, language),
    isLightningDeal,
  });
  return [
    ...(dealUnitCents === null ? [] : [part(dealQuantity, dealUnitCents, line.dealReferenceCents, true)]),
    ...(quantity > dealQuantity ? [part(quantity - dealQuantity, unitCents, line.referenceCents, false)] : []),
  ];
}

/** The item's name in the shop language. */
export function itemName(item: Pick<CartItem, "nameDe" | "nameEn">, language: Language): string {
  return pick(language, item.nameDe, item.nameEn);
}

/** Path of the product page with the item chosen. */
export function itemPath({ productId, id }: Pick<CartItem, "productId" | "id">): string {
  return `/prod/${productId}/?varid=${id}`;
}

function deliverable(item: CartItem) {
  return {
    stock: item.stock,
    deliveryDaysMin: item.deliveryDaysMin,
    deliveryDaysMax: item.deliveryDaysMax,
    shippingClass: item.shippingClass,
    weightGrams: item.weightGrams,
    shortageDe: item.shortageDe,
    shortageEn: item.shortageEn,
  };
}
