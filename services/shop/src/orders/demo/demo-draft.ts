import { addWorkingDays, warehouseDay } from "../../cart/shipping/delivery-date.ts";
import { parcelFreeFrom } from "../../cart/shipping/shippers.ts";
import { totalsOf } from "../../cart/totals.ts";
import type { Language } from "../../platform/context.ts";
import { taxWithin } from "../../platform/money.ts";
import type { OrderDraft } from "../order-draft.ts";

type Head = OrderDraft["head"];

/** An item that demo orders are made of; cents as its store shows them. */
export interface DemoItem extends Pick<
  OrderDraft["lines"][number],
  "itemId" | "productId" | "articleNumber" | "name" | "vatRate" | "picture"
> {
  readonly cents: number;
}

/** Whose demo orders they are. */
export interface DemoBuyer {
  readonly store: "de" | "b2b";
  readonly customerId: string;
  readonly email: string;
  readonly address: Head["billingAddress"];
}

/** When a demo order was made, and how it is paid. */
export interface DemoMoment {
  readonly orderNumber: number;
  readonly at: Date;
  readonly prepaid: boolean;
}

/** What is bought, and how much of it. */
export interface DemoGoods {
  readonly item: DemoItem;
  readonly quantity: number;
}

/** Cents of a parcel below the value from which it is free. */
const parcelCents = 595;
const language: Language = "de-DE";

/** A demo order as the checkout would have written it: prices of schools are without VAT, and nothing of theirs is prepaid. */
export function demoDraft(
  goods: readonly DemoGoods[],
  { store, customerId, email, address }: DemoBuyer,
  { orderNumber, at, prepaid }: DemoMoment,
): OrderDraft {
  const taxIncluded = store !== "b2b";
  const goodsCents = goods.reduce((sum, { item, quantity }) => sum + item.cents * quantity, 0);
  const shippingCents = goodsCents >= parcelFreeFrom(store) ? 0 : parcelCents;
  const totals = totalsOf({
    lines: goods.map(({ item, quantity }) => ({
      unitCents: item.cents,
      regularUnitCents: item.cents,
      quantity,
      vatRate: item.vatRate,
    })),
    discountRate: 0,
    shippingCents,
    taxIncluded,
  });
  const dayAfter = (days: number): string => addWorkingDays(warehouseDay(at), days);
  return {
    head: {
      orderNumber,
      store,
      language,
      userId: null,
      customerId,
      isGuest: false,
      email,
      phone: null,
      ...paymentOf(store, prepaid),
      isMeasured: false,
      buyerReference: null,
      orderReference: "",
      comment: "",
      shipper: "dhl",
      shipperName: "DHL Paket",
      speditionFields: {},
      deliveryFrom: dayAfter(2),
      deliveryUntil: dayAfter(4),
      billingAddress: address,
      deliveryAddress: address,
      membership: null,
      voucherCodes: [],
      origin: null,
      subtotalCents: totals.subtotal,
      promotionsSavingCents: 0,
      shippingCents,
      shippingVatRate: totals.shippingVatRate,
      taxCents: totals.tax,
      taxes: [...totals.taxes],
      taxIncluded,
      totalCents: totals.total,
    },
    lines: goods.map(({ item: { cents, ...item }, quantity }) => ({
      ...item,
      quantity,
      singleCents: cents,
      netSingleCents: taxIncluded ? taxWithin(cents, item.vatRate).net : cents,
      totalCents: cents * quantity,
      promotionCents: 0,
      dealId: null,
    })),
  };
}

function paymentOf(store: DemoBuyer["store"], prepaid: boolean): Pick<Head, "paymentMethod" | "paymentMethodName"> {
  if (prepaid) return { paymentMethod: "VORKASSE", paymentMethodName: "Vorkasse" };
  return { paymentMethod: store === "b2b" ? "RECHNUNG" : "INVOICE", paymentMethodName: "Rechnung" };
}
