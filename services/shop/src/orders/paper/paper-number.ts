import type { PaperRow } from "../stored-order.ts";

type Numbered = Pick<PaperRow, "kind" | "number">;

/** The number of a paper as it is printed, e.g. `RE-0000012`. */
export function paperNumber({ kind, number }: Numbered): string {
  return `${kind === "invoice" ? "RE" : "GU"}-${String(number).padStart(7, "0")}`;
}

/** Reads a number as it is printed; null for what is none. */
export function readPaperNumber(text: string): Numbered | null {
  const [, kind, digits] = /^(RE|GU)-(\d{7,9})$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return { kind: kind === "RE" ? "invoice" : "credit_note", number: Number(digits) };
}
