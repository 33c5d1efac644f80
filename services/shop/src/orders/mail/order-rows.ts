import { pick } from "../../catalogue/language.ts";
import type { OrderHead } from "../order-draft.ts";

/** A row below the lines of an order. */
export interface SumRow {
  readonly kind: "part" | "total" | "included";
  readonly label: string;
  /** Cents; parts add up to the total, what is included does not count again. */
  readonly cents: number;
}

/** The sums of an order as they are printed: parts that add up, the total, and the VAT in it. */
export function sumRows(head: OrderHead): SumRow[] {
  const { language } = head;
  const rows: SumRow[] = [
    { kind: "part", label: pick(language, "Zwischensumme", "Subtotal"), cents: head.subtotalCents },
  ];
  if (head.promotionsSavingCents > 0) {
    rows.push({ kind: "part", label: pick(language, "Gutschein", "Voucher"), cents: -head.promotionsSavingCents });
  }
  rows.push({ kind: "part", label: pick(language, "Versand", "Shipping"), cents: head.shippingCents });
  const taxes = head.taxes.map(({ rate, cents }): SumRow => ({
    kind: head.taxIncluded ? "included" : "part",
    label: taxLabel(rate, head),
    cents,
  }));
  const total: SumRow = { kind: "total", label: pick(language, "Gesamtbetrag", "Total"), cents: head.totalCents };
  return head.taxIncluded ? [...rows, total, ...taxes] : [...rows, ...taxes, total];
}

function taxLabel(rate: number, { taxIncluded, language }: OrderHead): string {
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(rate / 10_000);
  return taxIncluded
    ? pick(language, `Darin enthalten: ${percent} MwSt.`, `Including ${percent} VAT`)
    : pick(language, `zzgl. ${percent} MwSt.`, `plus ${percent} VAT`);
}
