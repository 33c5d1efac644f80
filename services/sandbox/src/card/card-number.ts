/** Brands that the provider accepts. */
export type CardBrand = "visa" | "mastercard";

/** What is wrong with a card number as it was typed. */
export type NumberFault = "missing" | "characters" | "length" | "checksum";

/** A checked number (digits only), or what is wrong with it. */
export type ParsedNumber =
  | { readonly ok: true; readonly digits: string }
  | { readonly ok: false; readonly fault: NumberFault };

/** Reads a card number; spaces and hyphens are welcome anywhere. */
export function parseCardNumber(typed: string): ParsedNumber {
  const digits = typed.replaceAll(/[\s-]/g, "");
  if (digits === "") return { ok: false, fault: "missing" };
  if (!/^\d+$/.test(digits)) return { ok: false, fault: "characters" };
  if (digits.length !== 16) return { ok: false, fault: "length" };
  return passesLuhn(digits) ? { ok: true, digits } : { ok: false, fault: "checksum" };
}

/** The check digit rule of ISO/IEC 7812: finds any single wrong digit and nearly all swapped neighbours. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return sum % 10 === 0;
}

/** Groups digits in fours, as they are on the card. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}
