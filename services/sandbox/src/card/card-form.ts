import { parseCardNumber } from "./card-number.ts";
import type { NumberFault } from "./card-number.ts";
import { testCards } from "./test-cards.ts";
import type { TestCard } from "./test-cards.ts";

/** The form as it was typed. */
export interface CardInput {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

/** What is wrong with each field; a field without a fault is absent. Every cause has a sentence of its own. */
export interface CardFaults {
  readonly number?: NumberFault | "real-card";
  readonly expiry?: "missing" | "format" | "month" | "expired";
  readonly cvc?: "missing" | "format";
  readonly holder?: "missing" | "digits" | "length";
}

/** A known test card, or what the shopper has to correct. */
export type ParsedCard =
  | { readonly ok: true; readonly card: TestCard }
  | { readonly ok: false; readonly faults: CardFaults };

const holderLength = 100;

/** Reads the form's fields; an absent one counts as empty. */
export function readCardInput(form: URLSearchParams): CardInput {
  const field = (name: string) => (form.get(name) ?? "").slice(0, 200);
  return { number: field("number"), expiry: field("expiry"), cvc: field("cvc"), holder: field("holder") };
}

/** Checks the whole form against the day of `today`. */
export function parseCard(input: CardInput, today: Date): ParsedCard {
  const number = parseCardNumber(input.number);
  const card = number.ok ? testCards.find((known) => known.number === number.digits) : undefined;
  const faults: CardFaults = {
    ...withFault("number", number.ok ? (card === undefined ? "real-card" : null) : number.fault),
    ...withFault("expiry", expiryFault(input.expiry, today)),
    ...withFault("cvc", cvcFault(input.cvc)),
    ...withFault("holder", holderFault(input.holder)),
  };
  return card !== undefined && Object.keys(faults).length === 0 ? { ok: true, card } : { ok: false, faults };
}

function withFault<K extends string, F>(field: K, fault: F | null): { [key in K]?: F } {
  const found: { [key in K]?: F } = {};
  if (fault !== null) found[field] = fault;
  return found;
}

/** Accepts MM/YY, MMYY, MM / YY and MM/YYYY; a card is good until its month's last day. */
function expiryFault(typed: string, today: Date): "missing" | "format" | "month" | "expired" | null {
  if (typed.trim() === "") return "missing";
  const match = /^(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})$|^(\d{2})\s*(?:20)?(\d{2})$/.exec(typed.trim());
  if (match === null) return "format";
  const month = Number(match[1] ?? match[3]);
  if (month < 1 || month > 12) return "month";
  const expiresAfter = (2_000 + Number(match[2] ?? match[4])) * 12 + month;
  return expiresAfter < today.getFullYear() * 12 + today.getMonth() + 1 ? "expired" : null;
}

function cvcFault(typed: string): "missing" | "format" | null {
  if (typed.trim() === "") return "missing";
  return /^\d{3}$/.test(typed.trim()) ? null : "format";
}

function holderFault(typed: string): "missing" | "digits" | "length" | null {
  const name = typed.trim();
  if (name === "") return "missing";
  if (/\d/.test(name)) return "digits";
  return name.length < 2 || name.length > holderLength ? "length" : null;
}
