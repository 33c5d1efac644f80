import { fits } from "@chalkbox/input-text/read-text";
import type { CompetitionEntryInput as CompetitionEntry, FieldError } from "../../generated/graph.ts";
import { accountMail } from "../../account/account-mail-layout.ts";
import { emailFault, normalEmail } from "../../account/validation/email.ts";
import { personalNameFault } from "../../account/validation/personal-name.ts";
import { failed, fieldFailed, type MutationResult, succeeded } from "../../account/validation/field-error.ts";
import { pick } from "../../catalogue/language.ts";
import type { Mail } from "../../orders/outbox/mail.ts";
import { sendMail } from "../../orders/outbox/outbox.service.ts";
import type { Language, ShopContext, Storefront } from "../../platform/context.ts";
import { takeVisitorAttempt, type VisitorRate, waitText } from "../../platform/rate-limit/visitor-rate.ts";
import { type CompetitionRow, findRunning, insertEntry } from "./competition.store.ts";

export type { CompetitionRow };

/** A family at one device, a class in one lesson. */
const entryRate: VisitorRate = {
  name: "competition entries",
  perVisitor: 6,
  perAddress: 60,
  perNetwork: 180,
  windowMs: 3_600_000,
};
const nameLimit = 60;
const answerLimit = 500;

/** The competition that runs in the storefront. */
export function findCompetition({ database, storefront, clock }: ShopContext): Promise<CompetitionRow | null> {
  return findRunning(database.read, storefront.store, clock.now());
}

function faultsOf(entry: CompetitionEntry, language: Language): FieldError[] {
  const fault = (fieldName: string, errorMessage: string | null): FieldError[] =>
    errorMessage === null ? [] : [{ fieldName, errorMessage }];
  const nameFault = (name: string, missing: string): string | null =>
    name.trim() === "" ? missing : personalNameFault(name.trim(), language, nameLimit);
  const words = (text: string, limit: number, missing: string): string | null =>
    text.trim() === ""
      ? missing
      : !fits(text.trim(), limit)
        ? pick(language, `Bitte verwenden Sie höchstens ${limit} Zeichen.`, `Please use at most ${limit} characters.`)
        : null;
  const say = (de: string, en: string) => pick(language, de, en);
  return [
    ...fault(
      "firstName",
      nameFault(entry.firstName, say("Bitte geben Sie Ihren Vornamen ein.", "Please enter your first name.")),
    ),
    ...fault(
      "lastName",
      nameFault(entry.lastName, say("Bitte geben Sie Ihren Nachnamen ein.", "Please enter your last name.")),
    ),
    ...fault("email", emailFault(normalEmail(entry.email), language)),
    ...fault(
      "answer",
      words(entry.answer, answerLimit, say("Bitte beantworten Sie die Frage.", "Please answer the question.")),
    ),
    ...fault(
      "acceptsConditions",
      entry.acceptsConditions
        ? null
        : say("Bitte stimmen Sie den Teilnahmebedingungen zu.", "Please accept the conditions."),
    ),
  ];
}

/** Takes part in a competition (OP-M-37), once with an email: the entry and the mail about it, or neither. */
export async function subscribeToCompetition(
  context: ShopContext,
  entry: CompetitionEntry,
  honeypot: string,
): Promise<MutationResult> {
  const { database, storefront, clock } = context;
  const { store, language } = storefront;
  const fieldErrors = faultsOf(entry, language);
  if (fieldErrors.length > 0) return { successful: false, generalErrorMessage: null, fieldErrors };
  // A program that fills in all fields learns nothing from the answer.
  if (honeypot !== "") return succeeded;
  const verdict = await takeVisitorAttempt(context, entryRate);
  if (!verdict.isAllowed) return failed(tooManyText(verdict.retryAfter, language));
  const now = clock.now();
  const competition = await findRunning(database.write, store, now, entry.competitionId);
  if (competition === null) return failed(endedText(language));
  const email = normalEmail(entry.email);
  const [firstName, lastName, answer] = [entry.firstName.trim(), entry.lastName.trim(), entry.answer.trim()];
  const isNew = await database.transaction(async (tx) => {
    const added = await insertEntry(tx, {
      competitionId: competition.id,
      email,
      firstName,
      lastName,
      answer,
      at: now,
    });
    if (added) await sendMail(tx, entryMail(email, competition, context.storefront), now);
    return added;
  });
  return isNew ? succeeded : fieldFailed("email", againText(language));
}

/** What a participant is sent; nothing in it was typed by a visitor. */
export function entryMail(to: string, competition: CompetitionRow, storefront: Storefront): Mail {
  const { language } = storefront;
  const title = pick(language, competition.titleDe, competition.titleEn);
  return accountMail({
    to,
    storefront,
    subject: pick(language, `Sie nehmen teil: ${title}`, `You take part: ${title}`),
    name: "",
    sentences: [
      pick(
        language,
        "vielen Dank, Sie nehmen am Gewinnspiel teil. Wer gewinnt, erfährt es unter dieser Adresse.",
        "thank you for taking part in our competition. Winners are informed at this address.",
      ),
      pick(
        language,
        "Sie haben nicht teilgenommen? Dann hat sich jemand bei der Adresse vertippt, und Sie brauchen nichts zu tun.",
        "You have not taken part? Then someone has mistyped an address, and there is nothing for you to do.",
      ),
    ],
    link: null,
    idempotencyKey: `competition:${competition.id}:${to.toLowerCase()}`,
  });
}

function againText(language: Language): string {
  return pick(language, "Mit dieser Adresse nehmen Sie schon teil.", "This address takes part already.");
}

function endedText(language: Language): string {
  return pick(language, "Dieses Gewinnspiel ist zu Ende.", "This competition has ended.");
}

function tooManyText(retryAfter: number, language: Language): string {
  const wait = waitText(retryAfter, language);
  return pick(
    language,
    `Das waren viele Teilnahmen in kurzer Zeit. Bitte versuchen Sie es in ${wait} noch einmal.`,
    `These were many entries in a short time. Please try again in ${wait}.`,
  );
}
