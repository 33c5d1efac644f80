import { netCents } from "../cart/lines.ts";
import type { Address } from "../cart/address/address.types.ts";
import { totalsOf } from "../cart/totals.ts";
import { pick } from "../catalogue/language.ts";
import type { SoldItem } from "../catalogue/product/product.service.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import type { Storefront } from "../platform/context.ts";

/** A membership that is about to be ordered. */
export interface MembershipWish {
  readonly sold: SoldItem;
  readonly storefront: Storefront;
  readonly customer: { readonly id: string; readonly email: string; readonly phone: string };
  /** The visitor's device; null when the gateway names none. */
  readonly userId: string | null;
  readonly billingAddress: Address;
  readonly payment: { readonly id: string; readonly name: string };
  /** First and last day, `YYYY-MM-DD`. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** Scheme and host that it is ordered at. */
  readonly origin: string | null;
  /** Whether the customer has agreed to be measured. */
  readonly isMeasured: boolean;
}

/** A membership as an order (C-108): one line, nothing to deliver, prices with VAT; pure. */
export function membershipDraft(wish: MembershipWish, orderNumber: number): OrderDraft {
  const { sold, storefront, customer, billingAddress, payment, startsOn, endsOn } = wish;
  const { product, item } = sold;
  const { language, store } = storefront;
  const [unitCents, vatRate] = [item.priceCents, item.vatBasisPoints];
  const lines = [{ unitCents, regularUnitCents: unitCents, quantity: 1, vatRate }];
  const totals = totalsOf({ lines, discountRate: 0, shippingCents: 0, taxIncluded: true });
  return {
    head: {
      orderNumber,
      store,
      language,
      userId: wish.userId,
      customerId: customer.id,
      isGuest: false,
      email: customer.email,
      phone: customer.phone === "" ? null : customer.phone,
      paymentMethod: payment.id,
      paymentMethodName: payment.name,
      buyerReference: null,
      orderReference: "",
      comment: "",
      shipper: "dhl",
      shipperName: "",
      speditionFields: {},
      deliveryFrom: startsOn,
      deliveryUntil: startsOn,
      billingAddress,
      deliveryAddress: billingAddress,
      membership: { startsOn, endsOn },
      voucherCodes: [],
      origin: wish.origin,
      isMeasured: wish.isMeasured,
      subtotalCents: totals.subtotal,
      promotionsSavingCents: 0,
      shippingCents: 0,
      shippingVatRate: totals.shippingVatRate,
      taxCents: totals.tax,
      taxes: [...totals.taxes],
      taxIncluded: true,
      totalCents: totals.total,
    },
    lines: [
      {
        itemId: item.id,
        productId: product.row.id,
        articleNumber: item.orderNumber,
        name: pick(language, product.row.nameDe, product.row.nameEn),
        quantity: 1,
        singleCents: unitCents,
        netSingleCents: netCents(unitCents, vatRate, true),
        totalCents: unitCents,
        promotionCents: 0,
        vatRate,
        picture: item.picture,
        dealId: null,
      },
    ],
  };
}
