import { addressGraph } from "../cart/address/address-graph.ts";
import { productImages } from "../catalogue/images.ts";
import type { Language } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import type { OrderLineRow, StoredOrder } from "./order.store.ts";

/** `Order` of the graph; amounts and names are those of the moment of ordering (ORD-05). */
export function orderGraph({ head, orderedAt, lines }: StoredOrder, language: Language) {
  const price = (cents: number) => priceOf(cents, language);
  return {
    orderId: String(head.orderNumber),
    orderedAt,
    paymentMethod: head.paymentMethod,
    paymentMethodName: head.paymentMethodName,
    subtotal: price(head.subtotalCents),
    promotionsSaving: price(head.promotionsSavingCents),
    shippingCost: price(head.shippingCents),
    tax: price(head.taxCents),
    taxIncluded: head.taxIncluded,
    totalAmount: price(head.totalCents),
    deliveryAddress: addressGraph(head.deliveryAddress),
    billingAddress: addressGraph(head.billingAddress),
    email: head.email,
    phone: head.phone,
    orderReference: head.orderReference,
    comment: head.comment,
    shipper: head.shipper,
    deliveryFrom: head.deliveryFrom,
    deliveryUntil: head.deliveryUntil,
    lines: lines.map((line) => lineGraph(line, language)),
  };
}

/** `OrderLine` of the graph (ENT-05): `price` is net, as tracking wants it. */
function lineGraph(line: OrderLineRow, language: Language) {
  const { picture, name } = line;
  return {
    name,
    itemId: line.itemId,
    quantity: line.quantity,
    sku: line.articleNumber,
    price: priceOf(line.netSingleCents, language),
    singlePrice: priceOf(line.singleCents, language),
    totalPrice: priceOf(line.totalCents, language),
    image: () => (picture === null ? null : (productImages(picture, name)[0] ?? null)),
    path: `/prod/${line.productId}/?varid=${line.itemId}`,
  };
}
