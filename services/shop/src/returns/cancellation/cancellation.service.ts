import type { FieldError, MembershipCancellationInput as CancellationInput } from "../../generated/graph.ts";
import { pick } from "../../catalogue/language.ts";
import { berlinDay } from "../../platform/berlin-day.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import type { TransactionSql } from "../../platform/database.ts";
import { sendMail } from "../../orders/outbox/outbox.service.ts";
import { lockCancellable } from "../../prime/cancellable.service.ts";
import { takeRecipient } from "../../platform/rate-limit/recipient-rate.ts";
import { takeVisitorAttempt, waitText } from "../../platform/rate-limit/visitor-rate.ts";
import { objectionTime } from "../objection/objection-link.ts";
import { readSubmissionId } from "../submit-return.service.ts";
import { cancellationFaults, readCancellation } from "./cancellation-check.ts";
import { declarationOf, reasonText, cancellationMail, cancellationTaskMail } from "./cancellation-mails.ts";
import { countHeld, findCancellationOf, insertCancellation } from "./cancellation.store.ts";
import { cancellationNumber, type CheckedCancellation, type StoredCancellation } from "./cancellation.types.ts";
import { type CancelledMembership, findCancelled, tellMember } from "./cancelled-membership.service.ts";

/** More than anyone cancels in an hour. */
const rate = { name: "cancellations", perVisitor: 5, perAddress: 30, perNetwork: 90, windowMs: 3_600_000 };
/** Cancellations without a login that a membership takes in a day: a family's, not a nuisance's. */
const mostHeldADay = 5;

/** What came of a cancellation. */
export interface CancellationResult {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly receipt: {
    readonly number: string;
    readonly declaredAt: Date;
    readonly content: string;
    readonly heldUntil: Date | null;
  } | null;
}

/**
 * Takes the cancellation of a membership in (§ 312k BGB): receipted at once by answer and mail, without a login, and with the
 * same answer whether or not there is such a membership. What did not come from its owner's login is held, so that the
 * membership's own address can object (C-106). An ordinary one counts for the end of the term; one for good cause, and one
 * that no membership is found for, goes to the service.
 */
export async function cancelMembership(context: ShopContext, input: CancellationInput): Promise<CancellationResult> {
  const { database, clock, storefront } = context;
  const { language } = storefront;
  const submissionId = readSubmissionId(input.submissionId);
  const checked = readCancellation(input);
  const faults = cancellationFaults(checked, berlinDay(clock.now()), language);
  if (submissionId === null || faults.length > 0) return refused(faultyText(language), faults);
  const earlier = await findCancellationOf(database.write, submissionId);
  if (earlier !== null) return accepted(earlier);
  const verdict = await takeVisitorAttempt(context, rate);
  if (!verdict.isAllowed) return refused(manyText(waitText(verdict.retryAfter, language), language));
  // However many visitors type it: the owner of this address need not have asked for these mails.
  const mayWrite = await takeRecipient(context, checked.email);
  const made = await database.transaction(async (tx) => {
    const membership = await findOpen(context, tx, checked);
    return store(context, tx, { submissionId, checked, membership, mayWrite });
  });
  const stored = made ?? (await findCancellationOf(database.write, submissionId));
  return stored === null ? refused(faultyText(language)) : accepted(stored);
}

/** The membership that a cancellation is about, while it takes more of them; those that come at once are counted in turn. */
async function findOpen(
  context: ShopContext,
  tx: TransactionSql,
  checked: CheckedCancellation,
): Promise<CancelledMembership | null> {
  const now = context.clock.now();
  const found = await findCancelled(context, tx, checked);
  if (found === null || found.isCallers) return found;
  await lockCancellable(tx, found);
  const since = new Date(now.getTime() - objectionTime);
  return (await countHeld(tx, found.id, since)) < mostHeldADay ? found : null;
}

interface Declared {
  readonly submissionId: string;
  readonly checked: CheckedCancellation;
  readonly membership: CancelledMembership | null;
  readonly mayWrite: boolean;
}

/** Stores a cancellation with its mails; null where another request of the same submission was first. */
async function store(
  { clock, storefront, config, publicOrigin }: ShopContext,
  tx: TransactionSql,
  { submissionId, checked, membership, mayWrite }: Declared,
): Promise<StoredCancellation | null> {
  const now = clock.now();
  const isCallers = membership?.isCallers ?? false;
  const made = await insertCancellation(tx, submissionId, {
    ...checked,
    ...storefront,
    membershipId: membership?.id ?? null,
    declaration: declarationOf(checked, storefront.language),
    declaredAt: now,
    heldUntil: isCallers ? null : new Date(now.getTime() + objectionTime),
    status: isCallers ? "received" : "held",
  });
  if (made === null) return null;
  if (membership !== null) {
    const own = { endsOn: membership.endsOn, origin: membership.origin ?? publicOrigin };
    await tellMember(tx, membership, now, (to) => cancellationMail(config, made, { to, own }));
  }
  const isMembers = membership?.emails.some((email) => email.toLowerCase() === made.email.toLowerCase()) ?? false;
  if (!isMembers && mayWrite) await sendMail(tx, cancellationMail(config, made, { to: made.email, own: null }), now);
  if (isCallers && made.kind === "extraordinary") await sendMail(tx, cancellationTaskMail(made), now);
  return made;
}

function accepted({
  id,
  declaredAt,
  declaration,
  reason,
  heldUntil,
  language,
}: StoredCancellation): CancellationResult {
  const content = [declaration, reasonText(reason, language)].join(" ").trim();
  const receipt = { number: cancellationNumber(id), declaredAt, content, heldUntil };
  return { successful: true, generalErrorMessage: null, fieldErrors: [], receipt };
}

const refused = (generalErrorMessage: string, fieldErrors: readonly FieldError[] = []): CancellationResult => ({
  successful: false,
  generalErrorMessage,
  fieldErrors,
  receipt: null,
});

const faultyText = (language: Language): string =>
  pick(
    language,
    "Die Kündigung konnte so nicht entgegengenommen werden. Bitte prüfen Sie Ihre Angaben.",
    "The cancellation could not be taken in like this. Please check what you entered.",
  );

const manyText = (wait: string, language: Language): string =>
  pick(
    language,
    `Von hier wurde in kurzer Zeit oft gekündigt. Bitte versuchen Sie es in ${wait} noch einmal.`,
    `There were many cancellations from here in a short time. Please try again in ${wait}.`,
  );
