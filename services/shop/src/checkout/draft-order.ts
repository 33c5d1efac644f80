import { type CartView, countingVouchers } from "../cart/cart-view.ts";
import { itemName } from "../cart/line-graph.ts";
import { netCents, paidUnitCents } from "../cart/lines.ts";
import { shipperName, speditionFieldSpecs } from "../cart/shipping/shipper-texts.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import { paymentName } from "../orders/payment-name.ts";
import type { Language } from "../platform/context.ts";
import type { PaymentId } from "./payment-methods.ts";
import type { SubmitFault } from "./texts.ts";

/** What an order is made from. */
export interface DraftInput {
  readonly view: CartView;
  readonly customer: {
    readonly id: string;
    readonly isGuest: boolean;
    readonly email: string | null;
    readonly phone: string;
  };
  /** Null while none was chosen. */
  readonly paymentMethod: PaymentId | null;
  readonly orderNumber: number;
  readonly language: Language;
  /** Scheme and host that it is ordered at; null when unknown. */
  readonly origin: string | null;
  /** Whether the buyer has agreed to be measured. */
  readonly isMeasured: boolean;
}

/** The order, or the first thing that is missing. */
export type Drafted =
  | { readonly ok: true; readonly draft: OrderDraft }
  | { readonly ok: false; readonly fault: SubmitFault };

/** Names the method of an order that costs nothing (CART-12). */
const paylessMethod = "NONE";

/** Takes a cart as it is now into an order; pure. Checks what the steps of the checkout have to provide. */
export function draftOrder(input: DraftInput): Drafted {
  const { view, customer, paymentMethod, orderNumber, language, origin, isMeasured } = input;
  const { cart, totals, billingAddress, shippingAddress, shipper } = view;
  const { email } = customer;
  const missing = (fault: SubmitFault): Drafted => ({ ok: false, fault });
  if (view.positions.length === 0) return missing("empty");
  if (billingAddress === null) return missing("billingAddress");
  if (shippingAddress === null) return missing("shippingAddress");
  if (shipper === null) return missing("shipper");
  if (shipper.code === "spedition" && view.needsFreight && !hasSpeditionData(cart.speditionFields))
    return missing("speditionFields");
  if (email === null) return missing("email");
  const method = view.isPayless ? paylessMethod : paymentMethod;
  if (method === null) return missing("payment");
  if (method === "X_RECHNUNG" && cart.buyerReference === null) return missing("buyerReference");
  if (cart.shownTotalCents !== null && cart.shownTotalCents !== totals.total) return missing("priceChanged");
  return {
    ok: true,
    draft: {
      head: {
        orderNumber,
        store: cart.store,
        language,
        userId: cart.userId,
        customerId: customer.id,
        isGuest: customer.isGuest,
        email,
        phone: customer.phone === "" ? null : customer.phone,
        paymentMethod: method,
        paymentMethodName: paymentName(method, language),
        buyerReference: cart.buyerReference,
        orderReference: cart.orderReference,
        comment: cart.orderComment,
        shipper: shipper.code,
        shipperName: shipperName(shipper.code, view.needsFreight, language),
        speditionFields: shipper.code === "spedition" ? cart.speditionFields : {},
        deliveryFrom: view.delivery.from,
        deliveryUntil: view.delivery.until,
        billingAddress,
        deliveryAddress: shippingAddress,
        membership: null,
        voucherCodes: countingVouchers(view),
        origin,
        isMeasured,
        subtotalCents: totals.subtotal,
        promotionsSavingCents: totals.promotionsSaving,
        shippingCents: totals.shipping,
        shippingVatRate: totals.shippingVatRate,
        taxCents: totals.tax,
        taxes: [...totals.taxes],
        taxIncluded: totals.taxIncluded,
        totalCents: totals.total,
      },
      lines: view.positions.map((line, index) => ({
        itemId: line.item.id,
        productId: line.item.productId,
        articleNumber: line.item.orderNumber,
        name: itemName(line.item, language),
        quantity: line.quantity,
        singleCents: line.kind === "goods" ? paidUnitCents(line) : 0,
        netSingleCents:
          line.kind === "goods" ? netCents(paidUnitCents(line), line.item.vatRate, totals.taxIncluded) : 0,
        totalCents: line.totalCents,
        promotionCents: totals.lineSavings[index] ?? 0,
        vatRate: line.item.vatRate,
        picture: line.item.picture,
        dealId: line.dealId,
      })),
    },
  };
}

function hasSpeditionData(fields: Readonly<Record<string, string>>): boolean {
  return speditionFieldSpecs.every(({ fieldName, required }) => !required || (fields[fieldName] ?? "") !== "");
}
