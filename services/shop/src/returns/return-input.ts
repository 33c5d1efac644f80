import { fits } from "@chalkbox/input-text/read-text";
import type { ReturnOrderInput, ReturnSelectionInput as SelectionInput } from "../generated/graph.ts";
import { linkText } from "../account/validation/personal-name.ts";
import { holdsLink } from "../platform/holds-link.ts";
import { emailFault, normalEmail } from "../account/validation/email.ts";
import { normalPhone } from "../account/validation/phone.ts";
import { salutationOf } from "../account/validation/salutation.ts";
import { pick } from "../catalogue/language.ts";
import type { LineRight } from "../orders/return-rights.ts";
import type { StoredOrder } from "../orders/stored-order.ts";
import type { Language } from "../platform/context.ts";
import { carriersFor, isReason, noLabel, regulationsFor } from "./choices.ts";
import type { Contact, ReturnState, Selection } from "./return.types.ts";

interface ContactInput {
  readonly salutation?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | null;
}

/** What is wrong with a field. */
export interface Fault {
  readonly fieldName: string;
  readonly errorMessage: string;
}

/** The choice with what was given, and what is wrong with that. */
export interface Merged {
  readonly state: ReturnState;
  readonly faults: readonly Fault[];
}

/** What a choice is checked against. */
interface InputRules {
  readonly language: Language;
  /** What can be returned of the order's lines. */
  readonly rights: readonly LineRight[];
}

const longestText = 500;
const longestName = 60;
const mostLabels = 9;

/** Puts what a step has given into what was chosen before; pure. What is left out stays. */
export function mergeInput(
  order: StoredOrder,
  before: ReturnState,
  input: ReturnOrderInput,
  { language, rights }: InputRules,
): Merged {
  const faults: Fault[] = [];
  const items = input.items ? readItems(order, input.items, { language, rights }, faults) : before.items;
  const regulation = input.regulation ?? before.regulation;
  if (input.regulation && !regulationsFor(items.map(({ reason }) => reason)).includes(input.regulation)) {
    const errorMessage = pick(
      language,
      "Bitte wählen Sie eine der Möglichkeiten.",
      "Please choose one of the options.",
    );
    faults.push({ fieldName: "regulation", errorMessage });
  }
  const { carrier, labels } = readCarrier(order, before, input, language, faults);
  const contact = input.contact ? readContact(input.contact, language, faults) : before.contact;
  return { state: { items, regulation, carrier, labels, contact }, faults };
}

function readItems(
  order: StoredOrder,
  given: readonly SelectionInput[],
  { language, rights }: InputRules,
  faults: Fault[],
): Selection[] {
  const seen = new Set<string>();
  return given.flatMap(({ id, quantity, reason, additionalInfo, components }) => {
    const fault = (field: string, de: string, en: string): void => {
      faults.push({ fieldName: `items.${id}.${field}`, errorMessage: pick(language, de, en) });
    };
    const line = order.lines.find((one) => String(one.line + 1) === id);
    if (line === undefined || seen.has(id)) {
      fault("id", "Diese Position gibt es nicht.", "There is no such line.");
      return [];
    }
    seen.add(id);
    const most = rights.find((right) => right.line === line.line)?.quantity ?? 0;
    const text = (additionalInfo ?? "").trim();
    if (most === 0)
      fault("quantity", "Davon kann nichts mehr zurückgegeben werden.", "None of it can be returned any more.");
    else if (!Number.isInteger(quantity) || quantity < 1 || quantity > most) {
      fault(
        "quantity",
        `Bitte geben Sie eine Menge von 1 bis ${most} an.`,
        `Please enter a quantity from 1 to ${most}.`,
      );
    }
    if (!isReason(reason)) fault("reason", "Bitte wählen Sie einen Grund.", "Please choose a reason.");
    if (!fits(text, longestText)) {
      fault(
        "additionalInfo",
        `Bitte höchstens ${longestText} Zeichen.`,
        `Please use at most ${longestText} characters.`,
      );
    }
    const parts = [...new Set(components ?? [])];
    if (parts.some((part) => !line.components.some((known) => known.id === part))) {
      fault("components", "Diesen Teil gibt es nicht.", "There is no such part.");
    }
    return [{ line: line.line, quantity, reason, additionalInfo: text, components: parts }];
  });
}

/** A carrier with its labels, or neither (RET-07). */
function readCarrier(
  order: StoredOrder,
  before: ReturnState,
  { carrier, labels }: ReturnOrderInput,
  language: Language,
  faults: Fault[],
): { readonly carrier?: string | null; readonly labels: number } {
  if (carrier === undefined && labels === undefined) {
    return before.carrier === undefined
      ? { labels: before.labels }
      : { carrier: before.carrier, labels: before.labels };
  }
  const chosen = carrier === undefined ? before.carrier : carrier;
  const count = labels === undefined ? Math.max(1, before.labels) : labels;
  if (chosen === null || chosen === undefined || chosen === noLabel || count === null || count === 0) {
    return { carrier: null, labels: 0 };
  }
  if (!carriersFor(order).some((code) => code === chosen)) {
    const errorMessage = pick(
      language,
      "Bitte wählen Sie einen der Versandwege.",
      "Please choose one of the carriers.",
    );
    faults.push({ fieldName: "carrier", errorMessage });
  }
  if (!Number.isInteger(count) || count < 1 || count > mostLabels) {
    const errorMessage = pick(
      language,
      `Bitte geben Sie 0 bis ${mostLabels} Etiketten an.`,
      `Please enter 0 to ${mostLabels} labels.`,
    );
    faults.push({ fieldName: "labels", errorMessage });
  }
  return { carrier: chosen, labels: count };
}

function readContact(given: ContactInput, language: Language, faults: Fault[]): Contact {
  const contact = {
    salutation: salutationOf(given.salutation ?? "") ?? "",
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    email: normalEmail(given.email),
    phone: normalPhone(given.phone ?? ""),
  };
  for (const field of ["firstName", "lastName"] as const) {
    const errorMessage = nameFault(contact[field], language);
    if (errorMessage !== null) faults.push({ fieldName: `contact.${field}`, errorMessage });
  }
  const email = emailFault(contact.email, language);
  if (email !== null) faults.push({ fieldName: "contact.email", errorMessage: email });
  if (!fits(contact.phone, 30)) {
    const errorMessage = pick(language, "Bitte höchstens 30 Zeichen.", "Please use at most 30 characters.");
    faults.push({ fieldName: "contact.phone", errorMessage });
  }
  return contact;
}

const noName = /[\p{Cc}@<>/\\]|www\.|\.(?:[a-z]{2,}|[A-Z]{2,})\b/u;

/** What is wrong with a name; null when nothing is. */
export function nameFault(name: string, language: Language, longest = longestName): string | null {
  if (name === "") return pick(language, "Bitte geben Sie den Namen an.", "Please enter the name.");
  // The name stands in mails to others: it must not be more than that.
  if (noName.test(name))
    return pick(language, "Bitte geben Sie hier nur den Namen an.", "Please enter the name alone here.");
  if (holdsLink(name)) return linkText(language);
  if (fits(name, longest)) return null;
  return pick(language, `Bitte höchstens ${longest} Zeichen.`, `Please use at most ${longest} characters.`);
}
