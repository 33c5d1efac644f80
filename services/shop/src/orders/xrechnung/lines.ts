import type { PaperContent } from "../paper/paper-content.ts";

/** A paper that can be an electronic invoice: it states who sells and who buys. */
export type ElectronicPaper = PaperContent & { readonly parties: NonNullable<PaperContent["parties"]> };

/** A row of the paper with its net sum after reductions (BT-131), in cents. */
export interface InvoiceLine {
  readonly row: ElectronicPaper["rows"][number];
  readonly net: number;
}

/** The amounts of an electronic invoice in cents. */
export interface InvoiceAmounts {
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly { readonly rate: number; readonly net: number; readonly vat: number }[];
  readonly sums: { readonly lines: number; readonly net: number; readonly vat: number; readonly gross: number };
}

/** Works the amounts out of a paper's: its prices are without VAT, as businesses see them. */
export function invoiceLines({ rows, shippingCents, parties, taxes, totalCents }: ElectronicPaper): InvoiceAmounts {
  const lines = rows.map((row) => ({ row, net: row.totalCents - row.reductionCents }));
  const nets = new Map<number, number>();
  const add = (rate: number, cents: number): void => void nets.set(rate, (nets.get(rate) ?? 0) + cents);
  for (const { row, net } of lines) add(row.vatRate, net);
  if (shippingCents > 0) add(parties.shippingVatRate, shippingCents);
  const ofLines = lines.reduce((sum, { net }) => sum + net, 0);
  const vat = taxes.reduce((sum, { cents }) => sum + cents, 0);
  return {
    lines,
    taxes: [...nets]
      .map(([rate, net]) => ({ rate, net, vat: taxes.find((tax) => tax.rate === rate)?.cents ?? 0 }))
      .toSorted((a, b) => a.rate - b.rate),
    sums: { lines: ofLines, net: ofLines + shippingCents, vat, gross: totalCents },
  };
}
