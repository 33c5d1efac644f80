import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import type { ShipperCode } from "./shippers.ts";

/** Name of a way to ship. @param needsFreight as `isFreight` says: abroad the same code also ships parcels */
export function shipperName(code: ShipperCode, needsFreight: boolean, language: Language): string {
  if (code === "dhl") return pick(language, "DHL Paket", "DHL parcel");
  return needsFreight
    ? pick(language, "Spedition", "Freight carrier")
    : pick(language, "Internationaler Versand", "International shipping");
}

/** What there is to know about it. */
export function shipperInfo(code: ShipperCode, needsFreight: boolean, language: Language): string {
  if (code === "dhl") {
    return pick(
      language,
      "Lieferung an Ihre Adresse oder an eine Packstation.",
      "Delivered to your address or a parcel station.",
    );
  }
  return needsFreight
    ? pick(
        language,
        "Lieferung frei Bordsteinkante. Der Fahrer ruft Sie an und stimmt den Termin mit Ihnen ab.",
        "Delivered to the kerb. The driver calls you to agree on a time.",
      )
    : pick(
        language,
        "Lieferung durch unseren Versandpartner an Ihre Adresse.",
        "Delivered to your address by our shipping partner.",
      );
}

/** A question of the freight carrier. */
export interface SpeditionFieldSpec {
  readonly fieldName: "phone" | "notes";
  readonly required: boolean;
  readonly maximumLength: number;
}

/** What the freight carrier wants to know. */
export const speditionFieldSpecs: readonly SpeditionFieldSpec[] = [
  { fieldName: "phone", required: true, maximumLength: 30 },
  { fieldName: "notes", required: false, maximumLength: 200 },
];

/** The label of a question. */
export function speditionFieldLabel(fieldName: SpeditionFieldSpec["fieldName"], language: Language): string {
  return fieldName === "phone"
    ? pick(language, "Telefonnummer für die Terminabsprache", "Phone number for the appointment")
    : pick(language, "Hinweise zur Anlieferung", "Notes for the driver");
}
