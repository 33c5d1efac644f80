import type { CartTotalsFragment } from "../graph/generated/CartTotals.fragment.ts";
import { localeOf } from "../lib/locale.ts";
import type { SummaryRow } from "../ui/summary-list/summary-list.tsx";
import type { CartTexts } from "./copy.ts";

/** A tax rate as people read it: 1900 basis points are `19 %`. */
export const formatRate = (basisPoints: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 1 }).format(
    basisPoints / 10_000,
  );

/**
 * The totals of a cart as rows (CART-04). Shipping is there only when it costs something (CART-03); VAT is a part of
 * consumer prices, and comes on top for businesses.
 */
export function totalRows(cart: CartTotalsFragment, t: CartTexts, language: string): SummaryRow[] {
  const taxes = cart.taxes.map(({ rate, amount }) => ({
    id: `tax-${rate}`,
    rate: formatRate(rate, language),
    amount: amount.stringValue,
  }));
  const notes = [
    ...(cart.taxIncluded ? taxes.map(({ rate, amount }) => t.taxIncluded(rate, amount)) : []),
    ...(cart.shippingCost.amount === 0 ? [t.freeShipping] : []),
  ];
  return [
    { id: "subtotal", label: t.subtotal(cart.details.articleCount), value: cart.subtotal.stringValue },
    ...(cart.promotionsSaving.amount > 0
      ? [
          {
            id: "discount",
            label: t.discount,
            value: `−${cart.promotionsSaving.stringValue}`,
            weight: "saving" as const,
          },
        ]
      : []),
    ...(cart.shippingCost.amount > 0
      ? [{ id: "shipping", label: t.shipping, value: cart.shippingCost.stringValue }]
      : []),
    ...(cart.taxIncluded ? [] : taxes.map(({ id, rate, amount }) => ({ id, label: t.taxRow(rate), value: amount }))),
    {
      id: "total",
      label: cart.taxIncluded ? t.total : t.totalNet,
      value: cart.total.stringValue,
      ...(notes.length > 0 && { note: notes.join(" · ") }),
      weight: "total" as const,
    },
  ];
}
