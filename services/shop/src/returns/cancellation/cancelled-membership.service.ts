import { tellOwner } from "../../account/owner-notice.service.ts";
import type { Mail } from "../../orders/outbox/mail.ts";
import { sendMail } from "../../orders/outbox/outbox.service.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import { type CancellableMembership, findRunning } from "../../prime/cancellable.service.ts";
import type { CheckedCancellation } from "./cancellation.types.ts";

/** A membership that runs, as far as a cancellation has to know it. */
export interface CancelledMembership extends CancellableMembership {
  /** Whether the caller is signed in as who has ordered it. */
  readonly isCallers: boolean;
  /** Addresses that it has: the account's, and that of its order. */
  readonly emails: readonly string[];
}

const words = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, " ").trim();

/**
 * The running membership that a cancellation names: by the number of its order together with a name that it has, as a
 * number alone is guessed; by the email of its account or order; the caller's own where no number is given. Null without one.
 */
export async function findCancelled(
  { caller, clock }: Pick<ShopContext, "caller" | "clock">,
  sql: Queryable,
  { contract, email, name }: CheckedCancellation,
): Promise<CancelledMembership | null> {
  const customerId = caller.customer?.customerId ?? null;
  const rows = await findRunning(sql, { contract, email, customerId }, clock.now());
  const all = rows.map((one): CancelledMembership => ({
    ...one,
    isCallers: one.customerId === customerId,
    emails: [one.accountEmail, one.orderEmail].filter((each) => each !== null),
  }));
  const isNamed = (one: CancelledMembership): boolean =>
    [one.accountName, one.billingName].some((known) => known !== null && words(known) === words(name));
  return (
    all.find((one) => one.number === contract && (one.isCallers || isNamed(one))) ??
    all.find((one) => one.emails.some((each) => words(each) === words(email))) ??
    (contract === "" ? all.find((one) => one.isCallers) : undefined) ??
    null
  );
}

/**
 * Mails what happens to a membership to its owner (C-106): to the address that its account has, to each one that can take
 * that back, and to the one that its order was made with.
 */
export async function tellMember(
  sql: Queryable,
  { customerId, accountEmail, orderEmail }: CancellableMembership,
  now: Date,
  write: (to: string) => Mail,
): Promise<void> {
  await tellOwner(sql, { id: customerId, email: accountEmail }, now, write);
  if (orderEmail === null || accountEmail?.toLowerCase() === orderEmail.toLowerCase()) return;
  const mail = write(orderEmail);
  await sendMail(sql, { ...mail, idempotencyKey: `${mail.idempotencyKey}:order` }, now);
}
