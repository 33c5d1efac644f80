import { fits, readKey, readText } from "@chalkbox/input-text/read-text";
import type { FieldError, MembershipCancellationInput as CancellationInput } from "../../generated/graph.ts";
import { emailFault, normalEmail } from "../../account/validation/email.ts";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { nameFault } from "../return-input.ts";
import type { CheckedCancellation } from "./cancellation.types.ts";

const longestName = 120;
const longestReason = 1_000;
/** Orders have a number; memberships from before these were orders have one of their own. */
const contractNumber = /^P?\d{1,12}$/;

/** What was typed, as it counts; pure. */
export function readCancellation(input: CancellationInput): CheckedCancellation {
  const isExtraordinary = input.kind === "EXTRAORDINARY";
  const wished = readKey(input.wishedDate ?? "");
  return {
    kind: isExtraordinary ? "extraordinary" : "ordinary",
    contract: readKey(input.contract ?? "").toUpperCase(),
    name: readText(input.name).trim(),
    email: normalEmail(input.email),
    wishedOn: wished === "" ? null : wished,
    reason: isExtraordinary ? readText(input.reason ?? "").trim() : "",
  };
}

/** What is wrong with a cancellation; empty when nothing is. @param today ISO day */
export function cancellationFaults(given: CheckedCancellation, today: string, language: Language): FieldError[] {
  const say = (de: string, en: string): string => pick(language, de, en);
  const faults: readonly (readonly [string, string | null])[] = [
    [
      "contract",
      given.contract === "" || contractNumber.test(given.contract)
        ? null
        : say(
            "Eine Bestellnummer besteht aus Ziffern. Lassen Sie das Feld leer, wenn Sie keine zur Hand haben.",
            "An order number consists of digits. Leave the field empty if you have none at hand.",
          ),
    ],
    ["name", nameFault(given.name, language, longestName)],
    ["email", emailFault(given.email, language)],
    ["wishedDate", given.wishedOn === null ? null : dayFault(given.wishedOn, today, language)],
    ["reason", reasonFault(given, language)],
  ];
  return faults.flatMap(([fieldName, errorMessage]) => (errorMessage === null ? [] : [{ fieldName, errorMessage }]));
}

function dayFault(day: string, today: string, language: Language): string | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  const isDay = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  if (!isDay) return pick(language, "Diesen Tag gibt es nicht.", "There is no such day.");
  if (day >= today) return null;
  return pick(language, "Bitte wählen Sie einen Tag ab heute.", "Please choose a day from today on.");
}

function reasonFault({ kind, reason }: CheckedCancellation, language: Language): string | null {
  if (kind === "ordinary") return null;
  if (reason === "") return pick(language, "Bitte nennen Sie den Grund.", "Please state the reason.");
  if (fits(reason, longestReason)) return null;
  return pick(
    language,
    `Bitte verwenden Sie höchstens ${longestReason} Zeichen.`,
    `Please use at most ${longestReason} characters.`,
  );
}
