import type { ShopContext } from "../../platform/context.ts";
import type { TransactionSql } from "../../platform/database.ts";
import { sendMail } from "../../orders/outbox/outbox.service.ts";
import type { Platform } from "../../platform/platform.ts";
import { type CancellableMembership, findMembership } from "../../prime/cancellable.service.ts";
import { cancellationTaskMail, cancellationUndoneMail } from "./cancellation-mails.ts";
import {
  findCancellation,
  lockCancellation,
  readDueCancellations,
  setCancellationStatus,
} from "./cancellation.store.ts";
import { cancellationId, cancellationNumber, type StoredCancellation } from "./cancellation.types.ts";
import { tellMember } from "./cancelled-membership.service.ts";

/** A cancellation that the membership's own address may object to, or could once. */
export interface CancellationObjection {
  readonly number: string;
  readonly membership: CancellableMembership;
  readonly made: StoredCancellation;
  readonly state: "open" | "objected" | "over";
}

function objectionOf(made: StoredCancellation, membership: CancellableMembership, now: Date): CancellationObjection {
  const isOpen = made.status === "held" && made.heldUntil !== null && made.heldUntil > now;
  const state = made.status === "undone" ? "objected" : isOpen ? "open" : "over";
  return { number: cancellationNumber(made.id), membership, made, state };
}

/** The cancellation of a number; null for every number that is none, and where no membership was found for it. */
export async function findCancellationByNumber(
  { database, clock }: Pick<ShopContext, "database" | "clock">,
  number: string,
): Promise<CancellationObjection | null> {
  const id = cancellationId(number);
  const made = id === null ? null : await findCancellation(database.write, id);
  const membership = made?.membershipId == null ? null : await findMembership(database.write, made.membershipId);
  return made === null || membership === null ? null : objectionOf(made, membership, clock.now());
}

/**
 * Ends a held cancellation without effect; each address that had the receipt hears of it. Twice is once.
 * @returns the cancellation as it is now; null for a number that is none
 */
export async function undoCancellation(
  { database, clock }: Pick<ShopContext, "database" | "clock">,
  number: string,
): Promise<CancellationObjection | null> {
  const id = cancellationId(number);
  if (id === null) return null;
  return database.transaction(async (tx) => {
    const made = await lockCancellation(tx, id);
    const membership = made?.membershipId == null ? null : await findMembership(tx, made.membershipId);
    if (made === null || membership === null) return null;
    const found = objectionOf(made, membership, clock.now());
    if (found.state !== "open") return found;
    await setCancellationStatus(tx, id, "undone");
    await tellUndone(tx, found, clock.now());
    return { ...found, state: "objected" };
  });
}

async function tellUndone(tx: TransactionSql, { made, membership }: CancellationObjection, now: Date): Promise<void> {
  await tellMember(tx, membership, now, (to) => cancellationUndoneMail(made, to));
  const known = [membership.accountEmail, membership.orderEmail].map((email) => email?.toLowerCase());
  if (known.includes(made.email.toLowerCase())) return;
  const mail = cancellationUndoneMail(made, made.email);
  await sendMail(tx, { ...mail, idempotencyKey: `${mail.idempotencyKey}:other` }, now);
}

/**
 * Lets held cancellations count whose time to object is over, each in a transaction of its own. The service hears of those
 * that a person has to act on.
 * @returns how many there were
 */
export async function settleCancellations({ database, clock }: Pick<Platform, "database" | "clock">): Promise<number> {
  const due = await readDueCancellations(database.write, clock.now());
  for (const id of due) {
    await database.transaction(async (tx) => {
      const made = await lockCancellation(tx, id);
      if (made?.status !== "held") return;
      await setCancellationStatus(tx, id, "received");
      if (made.kind === "extraordinary" || made.membershipId === null)
        await sendMail(tx, cancellationTaskMail(made), clock.now());
    });
  }
  return due.length;
}
