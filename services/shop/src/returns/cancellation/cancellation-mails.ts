import { accountMail } from "../../account/account-mail-layout.ts";
import { pick } from "../../catalogue/language.ts";
import { mailDay } from "../../orders/mail/progress-mail.ts";
import type { Mail } from "../../orders/outbox/mail.ts";
import type { Config } from "../../platform/config.ts";
import type { Language } from "../../platform/context.ts";
import { holdsLink } from "../../platform/holds-link.ts";
import { objectionLink } from "../objection/objection-link.ts";
import { momentText } from "../return-mails.ts";
import { cancellationNumber, type CheckedCancellation, type StoredCancellation } from "./cancellation.types.ts";

type Keys = Pick<Config, "tokenSecret">;

/** A cancellation in words, as its receipt repeats it; without the reason, which mails to others must not carry. */
export function declarationOf({ kind, contract, name, wishedOn }: CheckedCancellation, language: Language): string {
  const number = contract === "" ? "" : pick(language, ` (Bestellung ${contract})`, ` (order ${contract})`);
  const day = wishedOn === null ? null : mailDay(wishedOn, language);
  const when =
    day === null
      ? pick(language, "zum nächstmöglichen Zeitpunkt", "as of the earliest possible date")
      : pick(language, `zum ${day}`, `as of ${day}`);
  return kind === "ordinary"
    ? pick(
        language,
        `Hiermit kündige ich, ${name}, meine Mitgliedschaft Chalkbox Prime${number} ${when}.`,
        `I, ${name}, hereby cancel my Chalkbox Prime membership${number} ${when}.`,
      )
    : pick(
        language,
        `Hiermit kündige ich, ${name}, meine Mitgliedschaft Chalkbox Prime${number} außerordentlich aus wichtigem Grund ${when}.`,
        `I, ${name}, hereby cancel my Chalkbox Prime membership${number} for good cause ${when}.`,
      );
}

/** Its reason as a sentence of the receipt; empty without one. */
export const reasonText = (reason: string, language: Language): string =>
  reason === "" ? "" : pick(language, `Grund: ${reason}`, `Reason: ${reason}`);

/** Where a receipt goes, and what it may say there. */
interface Recipient {
  readonly to: string;
  /** Of the membership that its owner reads about; null for the address that was typed. */
  readonly own: {
    readonly endsOn: string;
    readonly origin: string | null;
  } | null;
}

/**
 * The receipt of a cancellation (§ 312k (4) BGB): its content, when it came, and when the membership shall end. The owner of
 * the membership also reads its last day, and has the link that objects to what came from elsewhere (C-106).
 */
export function cancellationMail(keys: Keys, made: StoredCancellation, { to, own }: Recipient): Mail {
  const { language, store, heldUntil, declaredAt, kind } = made;
  const number = cancellationNumber(made.id);
  const until = heldUntil === null ? null : momentText(heldUntil, language);
  const url =
    own?.origin == null || until === null
      ? null
      : `${own.origin}/myaccount/objection/?declaration=${objectionLink(keys, number)}`;
  const reason = until === null && own !== null && !holdsLink(made.reason) ? reasonText(made.reason, language) : "";
  return accountMail({
    to,
    storefront: { store, language },
    subject: pick(language, `Eingang Ihrer Kündigung ${number}`, `Receipt of your cancellation ${number}`),
    name: "",
    sentences: [
      pick(
        language,
        `die Kündigung ${number} ist am ${momentText(declaredAt, language)} bei uns eingegangen. Erklärt wurde:`,
        `cancellation ${number} reached us on ${momentText(declaredAt, language)}. It declares:`,
      ),
      made.declaration,
      ...(reason === "" ? [] : [reason]),
      endText(kind, own?.endsOn ?? null, language),
      ...(until === null ? [] : [heldText(until, language)]),
      ...(url === null || until === null ? [] : [objectText(until, language)]),
    ],
    link: url === null ? null : { url, label: pick(language, "Das war ich nicht", "That was not me") },
    idempotencyKey: `cancellation:${made.id}:${own === null ? "other" : "owner"}`,
  });
}

function endText(kind: StoredCancellation["kind"], endsOn: string | null, language: Language): string {
  if (kind === "extraordinary")
    return pick(
      language,
      "Wir prüfen den wichtigen Grund und schreiben Ihnen, was mit der Mitgliedschaft und dem gezahlten Betrag geschieht.",
      "We look at the reason and write to you what happens to the membership and to what was paid.",
    );
  if (endsOn === null)
    return pick(
      language,
      "Die Mitgliedschaft endet mit dem letzten Tag ihrer Laufzeit und verlängert sich nicht.",
      "The membership ends with the last day of its term, and is not renewed.",
    );
  return pick(
    language,
    `Die Mitgliedschaft endet am ${mailDay(endsOn, language)} und verlängert sich nicht.`,
    `The membership ends on ${mailDay(endsOn, language)}, and is not renewed.`,
  );
}

const heldText = (until: string, language: Language): string =>
  pick(
    language,
    `Für diese Kündigung war keine Anmeldung nötig. Darum gilt sie nach dem ${until}, wenn ihr von der E-Mail-Adresse der Mitgliedschaft niemand widerspricht. Ihr Zugang zählt ab dem oben genannten Zeitpunkt.`,
    `The cancellation needed no login. It therefore counts after ${until} unless someone objects from the email address of the membership. It is in time as of the moment above.`,
  );

const objectText = (until: string, language: Language): string =>
  pick(
    language,
    `Waren Sie das nicht? Dann melden Sie es uns mit diesem Link bis zum ${until}. Dann bleibt alles, wie es war.`,
    `Was that not you? Then tell us by this link until ${until}. Everything then stays as it was.`,
  );

/** The membership's own address has objected: the same sentence for each address that had the receipt. */
export function cancellationUndoneMail(made: StoredCancellation, to: string): Mail {
  const { language, store } = made;
  const number = cancellationNumber(made.id);
  return accountMail({
    to,
    storefront: { store, language },
    subject: pick(language, `Die Kündigung ${number} gilt nicht`, `Cancellation ${number} has no effect`),
    name: "",
    sentences: [
      pick(
        language,
        `von der E-Mail-Adresse der Mitgliedschaft wurde uns gemeldet, dass die Kündigung ${number} nicht von dort kam. Sie gilt deshalb nicht, und mit der Mitgliedschaft geht alles weiter wie zuvor.`,
        `the email address of the membership has informed us that cancellation ${number} did not come from there. It has no effect, and the membership goes on as before.`,
      ),
    ],
    link: null,
    idempotencyKey: `cancellation:${made.id}:undone`,
  });
}

/** Where the service reads what a person has to look at. */
const inbox = "info@chalkbox.example";

/** A cancellation that the service has to act on: for good cause, or of a membership that was not found. */
export function cancellationTaskMail(made: StoredCancellation): Mail {
  const number = cancellationNumber(made.id);
  const found = made.membershipId === null ? "keine Mitgliedschaft gefunden" : `Mitgliedschaft ${made.membershipId}`;
  return accountMail({
    to: inbox,
    storefront: { store: made.store, language: "de-DE" },
    subject: `Kündigung ${number}: bitte prüfen`,
    name: "",
    sentences: [
      `Kündigung ${number} vom ${momentText(made.declaredAt, "de-DE")}: ${found}.`,
      `Von: ${made.name} <${made.email}>`,
      made.declaration,
      ...(made.reason === "" ? [] : [reasonText(made.reason, "de-DE")]),
      "Endet die Mitgliedschaft, stornieren Sie ihre Bestellung (cancelOrder); der Betrag geht zurück.",
    ],
    link: null,
    idempotencyKey: `cancellation:${made.id}:task`,
  });
}
