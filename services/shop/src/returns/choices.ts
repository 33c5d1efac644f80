import { pick } from "../catalogue/language.ts";
import { carrierName, type CarrierCode, readCarrier, returnCarriersOf } from "../orders/carriers.ts";
import type { StoredOrder } from "../orders/stored-order.ts";
import type { Language } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";

/** Why something is sent back; the order in which it is offered. */
const reasonNames = {
  NOT_LIKED: ["Gefällt nicht", "Not as I like it"],
  DOES_NOT_FIT: ["Passt nicht", "Does not fit"],
  ORDERED_TOO_MUCH: ["Zu viel bestellt", "Ordered too much"],
  TOO_LATE: ["Kam zu spät", "Came too late"],
  WRONG_ITEM: ["Falscher Artikel", "Wrong article"],
  DAMAGED: ["Kam beschädigt an", "Arrived damaged"],
  DEFECTIVE: ["Funktioniert nicht", "Does not work"],
  OTHER: ["Anderer Grund", "Another reason"],
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasonNames;
/** Reasons that are the shop's fault. */
const faults: ReadonlySet<string> = new Set<ReasonCode>(["WRONG_ITEM", "DAMAGED", "DEFECTIVE"]);

/** Whether goods that are sent back for this reason can be sold again. */
export const isSellable = (reason: string | null): boolean =>
  reason === null || !(reason === "DAMAGED" || reason === "DEFECTIVE");

/** Whether a code is one of a reason. */
export const isReason = (code: string): code is ReasonCode => Object.hasOwn(reasonNames, code);

/** `ReturnReason` of the graph. */
export function reasonGraph(code: string, language: Language) {
  const [de, en] = isReason(code) ? reasonNames[code] : [code, code];
  return { code, name: pick(language, de, en) };
}

/** All reasons, in the order in which they are offered. */
export function reasonsGraph(language: Language) {
  return Object.keys(reasonNames).map((code) => reasonGraph(code, language));
}

/** What can become of lines that are sent back for these reasons, the default first (RET-06). */
export function regulationsFor(reasons: readonly string[]): readonly string[] {
  if (reasons.length === 0) return [];
  return reasons.every((reason) => faults.has(reason)) ? ["REFUND", "REPLACEMENT"] : ["REFUND"];
}

/** `ReturnRegulation` of the graph. */
export function regulationGraph(code: string, language: Language) {
  if (code === "REPLACEMENT") {
    return {
      code,
      name: pick(language, "Ersatz", "Replacement"),
      description: pick(
        language,
        "Sie bekommen die Artikel noch einmal. Haben wir sie nicht mehr, erstatten wir den Preis.",
        "You get the articles once more. If we have none left, we pay their price back.",
      ),
    };
  }
  return {
    code,
    name: pick(language, "Geld zurück", "Money back"),
    description: pick(
      language,
      "Wir erstatten auf dem Weg, auf dem Sie gezahlt haben, sobald die Artikel bei uns sind.",
      "We pay back in the way that you paid, as soon as the articles have reached us.",
    ),
  };
}

/** Stands for no carrier in the steps (RET-05). */
export const noLabel = "nolabel";

/** Who takes an order's returns, the default first (RET-05). */
export function carriersFor({ head }: Pick<StoredOrder, "head">): readonly CarrierCode[] {
  return returnCarriersOf(head);
}

const shops: Readonly<Record<CarrierCode, readonly [string, string]>> = {
  dhl: [
    "Abgabe in jeder Filiale, jedem Paketshop und jeder Packstation",
    "Hand in at any branch, parcel shop or Packstation",
  ],
  dpd: ["Abgabe in jedem Pickup Paketshop", "Hand in at any Pickup parcel shop"],
  gls: ["Abgabe in jedem GLS PaketShop", "Hand in at any GLS ParcelShop"],
  post: ["Abgabe in jeder Filiale und in jedem My-Post-24-Automaten", "Hand in at any branch or My Post 24 terminal"],
  spedition: ["Wird abgeholt", "Is fetched"],
};

/** `ReturnCarrier` of the graph. Returns are free: the shop pays for the label. */
export function carrierGraph(code: string, language: Language) {
  const known = readCarrier(code);
  const [de, en] = known === null ? ["", ""] : shops[known];
  return {
    code,
    name: known === null ? code : carrierName(known),
    price: priceOf(0, language),
    description: pick(language, de, en),
  };
}
